//! Draw offers, claims and automatic draws.

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

/// What ends the game without a further condition.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Ends {
    /// As soon as it stands on the board, or the claim proves right.
    AtOnce,
}

/// What resigning costs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Resignation {
    /// The opponent wins (5.1.2 of 2017 and 2018; 5.1b of 2001; 10.2 of 1984 and 1993).
    Loses,
    /// The opponent wins, unless no series of legal moves mates (5.1.2 of 2023).
    LosesUnlessNoMate,
}

/// When the players may agree to a draw.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// Once both players have made a move (5.2.3).
    OneMoveEach,
    /// At any time during the game (5.2c of 2001; 10.6 of 1993; 10.4 of 1984).
    DuringTheGame,
}

/// Whether the event may restrict draws by agreement.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Ban {
    /// The event may forbid agreement without the arbiter's consent (9.1.1).
    EventMay,
    /// The event may forbid it; before a number of moves the arbiter does not consent (9.1.1 of the German
    /// notes).
    EventMayWithoutConsent,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// The proper time to offer a draw.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum OfferWhen {
    /// After the own move; the texts differ only in «before the press» and «with the press» (9.1.2.1; 9.1 of
    /// 2001; 10.7 of 1993; 10.10 of 1984).
    AfterOwnMove,
}

/// What an offer at another time means.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum OfferOtherTime {
    /// Valid; it may be a disturbance (9.1.2.1; 9.1 of 2001).
    MayDisturb,
    /// Valid; while the opponent thinks it may be penalised (10.8 of 1993).
    MayBePenalised,
    /// Valid; while the opponent thinks the arbiter warns (10.10a of 1984).
    Warned,
}

/// What declines an offer without a word.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum DeclinedBy {
    /// Touching a piece to move or capture (9.1.2.1; 9.1 of 2001).
    Touch,
    /// Making a move (10.7 of 1993; 10.10 of 1984).
    Move,
}

/// Whether a claim of a draw is an offer of a draw too.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ClaimIsOffer {
    /// The opponent may accept before the claim is examined (9.1.2.3; 9.1 of 2001).
    Yes,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// How often the same position must appear for a claim.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Repetitions {
    /// So often, not necessarily in a row (9.2.2 of 2023; 9.2.1.2 of 2017 and 2018; 9.2b of 2001; 10.10b of
    /// 1993; 10.5b of 1984).
    AtLeast(u32),
}

/// Whether a claim may rest on a move that is still to be made.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Intended {
    /// The move is written down and declared, not made (9.2.1.1 of 2017, 9.2.1 of 2023; 9.3.1).
    Yes,
    /// Only what stands on the board counts.
    No,
}

/// Whether a possible move is part of what makes positions the same.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Counts {
    /// It is.
    Yes,
}

/// How many moves without capture and pawn move a claim needs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Moves {
    /// So many made by each player (9.3b of 2001; 10.8 of 1984).
    ByEach(u32),
    /// The same; the article on wrong claims speaks of repetition only (10.12 with 10.13 of 1993, and the rapid
    /// and blitz rules of 1977 to 1993).
    ByEachAlone(u32),
    /// So many completed by each player (9.3.2).
    CompletedByEach(u32),
}

/// Whether some endings have a longer count.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum MoreMoves {
    /// The count is the same everywhere.
    None,
    /// Seventy-five in six endings (10.9 of 1984).
    SixEndings,
    /// As announced by the organiser (10.12 of 1993).
    AsAnnounced,
}

/// What loses the right to claim in this position.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum LostBy {
    /// Touching a piece (9.4).
    Touch,
    /// Making a move (9.4 of 2001; 10.11 of 1993; 10.6 of 1984).
    Move,
}

/// Time the opponent gets after a wrong claim.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Minutes {
    /// So many minutes (9.5.3; 9.5 of 2001; 12a of the rapid of 1990).
    Some(u32),
    /// No time (10.13b of 1993; 10.11b of 1984; 15d of the blitz of 1993; 8.13(4) of the blitz of 1977).
    None,
}

/// What a wrong claim costs the claimant.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum WrongClaimant {
    /// Nothing (9.5.3; 15d of the blitz of 1993; 12a of the rapid of 1990; 8.13(4) of the blitz of 1977).
    Nothing,
    /// Half the remaining time, at most three minutes; never below one minute (9.5 of 2001).
    Halved,
    /// Five minutes, and loss if that is too much (10.11b of 1984).
    FiveMinutes,
    /// The same, for repetition only (10.13b of 1993).
    FiveMinutesForRepetition,
}

/// Whether the move announced with a wrong claim must be played.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Binds {
    /// By the rules on moves and touching (9.5.3; 10.13b of 1993; 10.11b of 1984).
    Yes,
    /// The text is silent.
    NotRegulated,
}

/// When the game is drawn without a claim.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Automatic {
    /// At this number of appearances (9.6.1) or of moves by each player (9.6.2).
    At(u32),
    /// Not without a claim.
    Never,
}

/// When the game is drawn because nobody can win.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Dead {
    /// No series of legal moves mates anybody (5.2.2; 5.2b of 2001).
    AnySeries,
    /// Bare kings, a minor piece, bishops of one colour (10.4 of 1993; 10.7 of 1984; 8.13(5) of the blitz of
    /// 1977).
    ListedEndings,
    /// The same endings, on claim (15d of the blitz of 1993).
    OnClaim,
}

/// What follows a claim that the player was not entitled to.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum InadmissibleClaim {
    /// Not examined, and no minutes (9.5.3; 9.2 of 2001; 10.10 of 1993; 10.5 of 1984).
    NotExamined,
    /// Not examined, no minutes; a general penalty is possible (9.5.2 of the German notes).
    PenaltyPossible,
}

/// Whether perpetual check draws on its own.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Ground {
    /// It does, on a claim (15d of the blitz of 1993; 12a of the rapid of 1990; 8.13(4) of the blitz of
    /// 1977).
    Yes,
    /// Only repetition and the count of moves draw.
    No,
}

/// Who may claim a draw by repetition or by the count of moves.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ClaimBy {
    /// The player having the move (9.2 of 2023; 9.2.1 of 2017 and 2018; 9.2 of 2001; 10.10 of 1993; 10.5 of
    /// 1984).
    PlayerToMove,
    /// Either player, with or without the move (15d of the blitz of 1993; 12 of the rapid of 1990; 8.13(4) of
    /// the blitz of 1977).
    Anyone,
}

/// What a condition attached to a draw offer means.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Conditions {
    /// There are none: the offer stands without it (9.1.2.1; 9.1 of 2001; 10.7 of 1993).
    Ignored,
    /// Not regulated in 1984.
    NotRegulated,
}
