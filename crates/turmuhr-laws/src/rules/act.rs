//! The act of moving, touching, and when a move is made and completed (4.3 and 4.4 of the table).

use super::{clock::Assistant, table::rows};

rows! {
    /// What the hands do.
    Act {
        /// Two hands for one move.
        "P-020" two_hands: TwoHands,
        /// Pressing the clock with the hand that moved.
        "P-021" same_hand: SameHand,
        /// Somebody moves the pieces for a player who cannot.
        "P-020b" piece_assistant: Assistant,
        /// Adjusting pieces.
        "P-022" adjust: Adjust,
        /// Own piece touched.
        "P-023" touch_own: TouchOwn,
        /// Enemy piece touched.
        "P-023b" touch_enemy: TouchEnemy,
        /// Pieces of both colours touched.
        "P-023c" touch_both: TouchBoth,
        /// None of the touched pieces can be moved or captured.
        "P-024b" touch_none: TouchNone,
        /// Nobody can tell which colour was touched first.
        "P-024" unclear_order: UnclearOrder,
        /// King, then rook touched.
        "P-025" king_then_rook: KingThenRook,
        /// Rook, then king touched.
        "P-026" rook_then_king: RookThenKing,
        /// Castling was begun but is not legal.
        "P-027" castling_illegal: CastlingIllegal,
        /// When the promotion piece is final.
        "P-028" promotion_final: PromotionFinal,
        /// A piece released on a square of a legal move.
        "P-029" released: Released,
        /// The same where a piece is taken there.
        "P-029a" released_capturing: Released,
        /// A king let go two squares aside.
        "P-029b" released_castling: Released,
        /// A pawn let go on the last rank.
        "P-029c" released_promoting: Released,
        /// When a claim against a breach of these rules lapses.
        "P-031" touch_claim_lapses: TouchClaimLapses,
        /// Other claims lost by touching a piece.
        "P-031b" claims_lost: ClaimsLost,
        /// What follows a breach of touch-move.
        "P-032" touch_sanction: TouchSanction,
        /// A rook put upside down for a queen.
        "P-034" upside_down_rook: UpsideDownRook,
        /// The promotion piece is not at hand.
        "P-035" no_piece: NoPiece,
        /// What completes a made move.
        "P-040" completed: Completed,
        /// Mate, stalemate and dead position need a move that obeyed the rules.
        "P-042" proviso: Proviso,
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TwoHands {
    /// Castling, capturing or promoting with two hands is an illegal move when made.
    IllegalWhenMade,
    /// An illegal move once the clock is pressed.
    IllegalWhenPressed,
    /// One hand is demanded; a breach is a matter for the general penalties.
    OneHand,
    /// Castling with both hands is allowed.
    CastlingAllowed,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Adjust {
    /// By the player having the move, announced first, with the own clock running.
    OwnClockRunning,
    /// By the player having the move, announced first.
    Announced,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TouchOwn {
    FirstThatCanMove,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TouchEnemy {
    FirstThatCanBeCaptured,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TouchBoth {
    /// Capture the first enemy piece with the first own piece, else the first that can be moved or captured.
    CaptureWithFirst,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TouchNone {
    AnyLegalMove,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum UnclearOrder {
    /// The own piece counts as touched first.
    OwnFirst,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum KingThenRook {
    /// Castling on that side if it is legal.
    MustCastle,
    /// The king must move; castling is one of its moves.
    KingMustMove,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RookThenKing {
    /// No castling on that side; the rook must move if it can.
    RookMustMove,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum CastlingIllegal {
    /// Another king move, castling on the other side included; else any legal move.
    OtherKingMove,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PromotionFinal {
    /// When the piece touches the square of promotion.
    OnTouch,
    /// When it is released there.
    OnRelease,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Released {
    /// It stays there.
    Stays,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TouchClaimLapses {
    /// When the claimant touches a piece to move or capture.
    WithIntent,
    /// When the claimant touches a piece at all.
    AnyTouch,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ClaimsLost {
    None,
    /// Reversed colours and displaced pieces.
    ColoursAndDisplaced,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TouchSanction {
    /// The move is taken back and a lawful one played; further penalties are the arbiter's.
    Corrected,
    /// The same; on complaint the opponent may be given this many minutes.
    MayAddMinutes(u32),
    /// Warning, a minute, loss (with a first minute if the breach cost the opponent the flag).
    Ladder,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum UpsideDownRook {
    IsARook,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NoPiece {
    /// The clock may be stopped until it is there.
    MayStop,
    /// The pawn may be left standing and the clocks stopped.
    MayLeavePawn,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Completed {
    /// The press, or the same player's next move.
    PressOrNextMove,
    Press,
    /// The press, and only for the number of moves due at a control.
    PressForTheCount,
    /// The release.
    Release,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Proviso {
    /// The move must have obeyed the rules on moving and touching.
    MoveAndTouch,
    /// The move must have been legal.
    Legal,
    NotRegulated,
}

/// What pressing with the other hand costs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum SameHand {
    /// A penalty of the arbiter's choice.
    Penalised,
    /// Forbidden, no sanction named.
    MayBePenalised,
    /// Warning, a minute to the opponent, loss.
    Ladder,
    /// From the second time on, so many minutes to the opponent may be given.
    MayAddMinutesFromSecond(u32),
    NotRegulated,
}
