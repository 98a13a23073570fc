//! Draw offers, claims and automatic draws (4.9 of the table).

use super::table::rows;

rows! {
    /// How a game is drawn.
    Draws {
        /// Mate.
        "P-041" checkmate: Ends,
        /// Stalemate.
        "P-041b" stalemate: Ends,
        /// Resignation.
        "P-041c" resignation: Resignation,
        /// Agreement.
        "P-120" agreement: Agreement,
        /// Event rules against early draws.
        "P-120b" agreement_ban: Ban,
        /// The right moment of an offer.
        "P-121" offer: OfferWhen,
        /// An offer at another time.
        "P-122" offer_other_time: OfferOtherTime,
        /// What declines an offer besides a word.
        "P-123" offer_declined_by: DeclinedBy,
        /// A claim is an offer too.
        "P-125" claim_is_offer: ClaimIsOffer,
        /// A condition attached to an offer.
        "P-124" conditions: Conditions,
        /// Repetition: how often, on the board.
        "P-126" repetitions: Repetitions,
        /// Repetition with an intended move.
        "P-127" repetition_intended: Intended,
        /// What makes positions the same: castling rights.
        "P-128" identity_castling: Counts,
        /// What makes positions the same: en passant.
        "P-128b" identity_en_passant: Counts,
        /// Moves without capture and pawn move.
        "P-129" no_progress: Moves,
        /// Endings with more moves.
        "P-130" no_progress_more: MoreMoves,
        /// The same with an intended move.
        "P-131" no_progress_intended: Intended,
        /// What loses the right to claim for this move.
        "P-132" claim_lost_by: LostBy,
        /// A wrong claim: minutes to the opponent.
        "P-135" wrong_claim_opponent: Minutes,
        /// A wrong claim: the claimant's clock.
        "P-136" wrong_claim_claimant: WrongClaimant,
        /// The intended move must be played.
        "P-137" intended_binds: Binds,
        /// Drawn without a claim by repetition.
        "P-139" auto_repetition: Automatic,
        /// Drawn without a claim by moves without progress.
        "P-140" auto_no_progress: Automatic,
        /// Drawn because nobody can win.
        "P-141" dead: Dead,
        /// A right claim draws.
        "P-138" right_claim: Ends,
        /// A claim that may not be examined.
        "P-142" inadmissible_claim: InadmissibleClaim,
        /// Perpetual check as a ground of its own.
        "P-144" perpetual: Ground,
        /// Who may claim.
        "P-145" claim_by: ClaimBy,
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Ends {
    AtOnce,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Resignation {
    /// The opponent wins.
    Loses,
    /// The opponent wins, unless no series of legal moves mates.
    LosesUnlessNoMate,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// Once both players have made a move.
    OneMoveEach,
    /// At any time during the game.
    DuringTheGame,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Ban {
    /// The event may forbid agreement without the arbiter's consent.
    EventMay,
    /// The event may forbid it; before a number of moves the arbiter does not consent.
    EventMayWithoutConsent,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum OfferWhen {
    /// After the own move; whether the texts say «before the press» or «with the press», nothing else follows.
    AfterOwnMove,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum OfferOtherTime {
    /// Valid; it may be a disturbance.
    MayDisturb,
    /// Valid; while the opponent thinks it may be penalised.
    MayBePenalised,
    /// Valid; while the opponent thinks the arbiter warns.
    Warned,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum DeclinedBy {
    /// Touching a piece to move or capture.
    Touch,
    /// Making a move.
    Move,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ClaimIsOffer {
    Yes,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Repetitions {
    AtLeast(u32),
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Intended {
    /// Written and declared, not made.
    Yes,
    No,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Counts {
    Yes,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Moves {
    ByEach(u32),
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum MoreMoves {
    None,
    /// Seventy-five in six endings.
    SixEndings,
    /// As announced by the organiser.
    AsAnnounced,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum LostBy {
    /// Touching a piece.
    Touch,
    /// Making a move.
    Move,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Minutes {
    Some(u32),
    None,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum WrongClaimant {
    Nothing,
    /// Half the remaining time, at most three minutes; never below one minute.
    Halved,
    /// Five minutes, and loss if that is too much.
    FiveMinutes,
    /// The same, for repetition only.
    FiveMinutesForRepetition,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Binds {
    /// By the rules on moves and touching.
    Yes,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Automatic {
    /// At this number.
    At(u32),
    Never,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Dead {
    /// No series of legal moves mates anybody.
    AnySeries,
    /// Bare kings, a minor piece, bishops of one colour.
    ListedEndings,
    /// The same endings, on claim.
    OnClaim,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum InadmissibleClaim {
    /// Not examined, and no minutes.
    NotExamined,
    /// Not examined, no minutes; a general penalty is possible.
    PenaltyPossible,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Ground {
    Yes,
    No,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ClaimBy {
    PlayerToMove,
    /// Whoever claims it.
    Anyone,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Conditions {
    /// There are none: the offer stands without it.
    Ignored,
    NotRegulated,
}
