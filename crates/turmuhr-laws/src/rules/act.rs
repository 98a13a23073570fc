//! Moving, touching, and when a move is made and completed.

use super::{clock::Assistant, table::rows};

rows! {
    /// Moving, touching, releasing and completing moves.
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

/// What castling, capturing or promoting with two hands counts as.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TwoHands {
    /// Castling, capturing or promoting with two hands is an illegal move when made (7.7.1 of 2017).
    IllegalWhenMade,
    /// An illegal move once the clock is pressed (7.5.4 since 2018; 7.7.1 of 2017).
    IllegalWhenPressed,
    /// One hand is demanded; a breach is a matter for the general penalties (4.1 of 2001).
    OneHand,
    /// Castling with both hands is allowed (7 of the blitz of 1993; 5 of the rapid of 1990; 8.7 of the blitz
    /// of 1977).
    CastlingAllowed,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// How a player may adjust pieces on their squares.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Adjust {
    /// By the player having the move, announced first, with the own clock running (4.2.1).
    OwnClockRunning,
    /// By the player having the move, announced first (4.2 of 2001; 7.1 of 1984 and 1993).
    Announced,
}

/// Which of the own pieces touched must move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TouchOwn {
    /// The first one touched that can move (4.3.1; 4.3 of 2001; 7.2a of 1984 and 1993).
    FirstThatCanMove,
}

/// Which of the enemy pieces touched must be captured.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TouchEnemy {
    /// The first one touched that can be captured (4.3.2; 4.3 of 2001; 7.2a of 1984 and 1993).
    FirstThatCanBeCaptured,
}

/// What must be played after pieces of both colours were touched.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TouchBoth {
    /// Capture the first enemy piece with the first own piece, else the first that can be moved or captured
    /// (4.3.3; 7.2b of 1984 and 1993).
    CaptureWithFirst,
}

/// What must be played if no piece touched can move or be captured.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TouchNone {
    /// Any legal move (4.5 since 2001; 7.3 of 1984 and 1993).
    AnyLegalMove,
}

/// Which piece counts as touched first if nobody can tell.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum UnclearOrder {
    /// The own piece counts as touched first (4.3.3; 7.2b of 1993).
    OwnFirst,
    /// Not regulated in 1984.
    NotRegulated,
}

/// What must be played after the king and then a rook were touched.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum KingThenRook {
    /// Castling on that side if it is legal (4.4.1).
    MustCastle,
    /// The king must move; castling is one of its moves (7.2a of 1984 and 1993).
    KingMustMove,
}

/// What must be played after a rook and then the king were touched.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RookThenKing {
    /// No castling on that side; the rook must move if it can (4.4.2; 4.4 of 2001; 5.1c of 1984 and 1993).
    RookMustMove,
}

/// What must be played if castling was begun and is not legal.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum CastlingIllegal {
    /// Another king move, castling on the other side included; else any legal move (4.4.3; 4.4 of 2001; 5.1d
    /// of 1984 and 1993).
    OtherKingMove,
}

/// When the choice of the promotion piece can no longer be changed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PromotionFinal {
    /// When the piece touches the square of promotion (4.4.4).
    OnTouch,
    /// When it is released there (6.4 of 1984 and 1993).
    OnRelease,
}

/// What becomes of a piece let go on a square it can legally reach (4.7).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Released {
    /// It stays there (4.7; 6.1 of 1984 and 1993).
    Stays,
}

/// What ends the right to claim a breach of touch-move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TouchClaimLapses {
    /// When the claimant touches a piece to move or capture (4.8; 4.6 of 2001).
    WithIntent,
    /// When the claimant touches a piece at all (7.4 of 1984 and 1993).
    AnyTouch,
}

/// What else a player can no longer claim after touching a piece.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ClaimsLost {
    /// Nothing else (4.8; 4.6 of 2001; 7.4 of 1984 and 1993).
    None,
    /// Reversed colours and displaced pieces (Appendix B of 2001).
    ColoursAndDisplaced,
}

/// What a breach of touch-move costs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TouchSanction {
    /// The move is taken back and a lawful one played; further penalties are the arbiter's (4.3 since 2001;
    /// 7.2 of 1984 and 1993; 8.16 of the blitz of 1977).
    Corrected,
    /// The same; on complaint the opponent may be given this many minutes (18 of the rapid of 1990).
    MayAddMinutes(u32),
    /// Warning, a minute, loss; a minute at once if the opponent's flag fell by the breach (11 of the blitz
    /// of 1993).
    Ladder,
}

/// What an upside-down rook on the square of promotion is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum UpsideDownRook {
    /// A rook, whatever the player says (3.7e of 2001; 3.7.5 of the German notes).
    IsARook,
    /// Regulated only in 2001 and by the German notes.
    NotRegulated,
}

/// What a player may do if the promotion piece is not at hand.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NoPiece {
    /// The clock may be stopped until it is there (6.11.2; 3.7e of 2001; 5.6e of 1984 and 1993).
    MayStop,
    /// The pawn may be left standing and the clocks stopped (12 of the blitz of 1993).
    MayLeavePawn,
}

/// What completes a move that was made on the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Completed {
    /// The press, or the same player's next move (6.2.1).
    PressOrNextMove,
    /// The press alone (6.8 of 2001).
    Press,
    /// The press, and only for the number of moves due at a control (6.5 of 1984 and 1993; 4b of the blitz of
    /// 1993).
    PressForTheCount,
    /// The release (8.20 of the blitz of 1977).
    Release,
}

/// What the mating or stalemating move must have been to end the game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Proviso {
    /// The move must have obeyed the rules on moving and touching (5.1.1).
    MoveAndTouch,
    /// The move must have been legal (5.1 of 2001).
    Legal,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// What pressing with the other hand costs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum SameHand {
    /// A penalty of the arbiter's choice (6.2.3; 6.8b of 2001).
    Penalised,
    /// Forbidden, no sanction named (8.7 of the blitz of 1977).
    MayBePenalised,
    /// Warning, a minute to the opponent, loss (7 of the blitz of 1993).
    Ladder,
    /// From the second time on, so many minutes to the opponent may be given (5 of the rapid of 1990).
    MayAddMinutesFromSecond(u32),
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}
