//! Keeping score.

use super::{clock::Assistant, table::rows};

rows! {
    /// The scoresheets.
    Recording {
        /// Who must record.
        "P-100" duty: Duty,
        /// The own previous move is recorded before another is made.
        "P-100b" own_move_first: OwnMoveFirst,
        /// When the duty rests.
        "P-101" exempt: Exempt,
        /// Writing a move before making it.
        "P-103" write_ahead: WriteAhead,
        /// What may stand on the sheet besides the moves.
        "P-104" contents: Contents,
        /// A player behind must complete the sheet.
        "P-105" update: Update,
        /// Completing the own sheet from the opponent's.
        "P-106" opponents_sheet: OpponentsSheet,
        /// Refusing to record.
        "P-108" refusal_to_record: RefusalToRecord,
        /// A helper for a player who cannot keep score.
        "P-109" score_assistant: Assistant,
        /// Asking to see the arbiter's record.
        "P-110" sheet_requests: SheetRequests,
        /// A wrong result, signed.
        "P-111" signature: Signature,
        /// A sheet in another notation.
        "P-112" non_algebraic: NonAlgebraic,
    }
}

/// Who keeps score.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Duty {
    /// Both players, every move (8.1.1; 8.1 of 2001; 11.1 of 1984 and 1993).
    Both,
    /// Both players, until one of them has five minutes left (2 of the rapid of 1990).
    UntilFiveMinutes,
    /// Neither player (A.2, B.2.2 of 2023; A.2, B.3.1.2 of 2017 and 2018; Appendix B of 2001; 3 of the blitz
    /// of 1993; 8.4 of the blitz of 1977).
    Nobody,
}

/// Whether a player must record the own move before making the next.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum OwnMoveFirst {
    /// The own move first; the reply to it may be recorded later (8.1.3; 8.1 of 2001).
    Yes,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// When a player need not keep score.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Exempt {
    /// Under five minutes in a period without an increment of thirty seconds or more: for the rest of the
    /// period (8.4 since 2001).
    UnderFiveMinutes,
    /// Under five minutes to the control (11.2 of 1984 and 1993).
    UnderFiveMinutesToControl,
    /// The duty never rests, or there is none (A.2, B.2.2 of 2023; A.2, B.3.1.2 of 2017 and 2018; Appendix B
    /// of 2001; 3 of the blitz of 1993; 2 of the rapid of 1990; 8.4 of the blitz of 1977).
    Never,
}

/// Whether a player may write a move down before making it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum WriteAhead {
    /// Only to claim a draw or to seal (8.1.2).
    Forbidden,
    /// Allowed (11.1 of 1984 and 1993).
    Free,
    /// Not regulated in 2001.
    NotRegulated,
}

/// When a player who was exempt completes the scoresheet.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Update {
    /// Before the next move, on the own time (8.5.1; 8.5 of 2001; 11.6 of 1984 and 1993).
    BeforeNextMove,
    /// And when the game is over, too (8.5.1 of the German notes).
    AlsoAfterTheEnd,
    /// Not regulated in rapid and blitz.
    NotRegulated,
}

/// What refusing to keep score costs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RefusalToRecord {
    /// By the articles on refusal and penalties (11.7; 12.7 of 2001).
    General,
    /// The game is lost (11.4 of 1984 and 1993).
    Loss,
    /// On complaint, so many minutes to the opponent may be given (20c of the rapid of 1990).
    MayAddMinutes(u32),
    /// Not regulated in blitz, nor in rapid since 2001.
    NotRegulated,
}

/// Whether a wrong result counts once both players have signed it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Signature {
    /// It stands, unless the arbiter decides otherwise (8.7 since 2001).
    StandsUnlessArbiter,
    /// In a team match the true result is recorded; else it is the arbiter's decision (8.7 of the German
    /// notes).
    TrueResultInTeams,
}

/// What may be written on a scoresheet.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Contents {
    /// Moves, clock times, draw offers, what concerns a claim, other relevant data (8.1.4; 12.2 of 2001).
    Relevant,
    /// Moves and clock times, nothing else (15.1b of 1984 and 1993).
    MovesAndTimes,
}

/// When a player may use the opponent's scoresheet.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum OpponentsSheet {
    /// After a flag has fallen, while having the move (8.5.2; 8.5 of 2001).
    IfToMove,
    /// Before the control through the arbiter, who looks whether it disturbs; after it freely (11.5 of 1984
    /// and 1993).
    ThroughArbiter,
    /// Not regulated in rapid and blitz.
    NotRegulated,
}

/// How often a player may see the arbiter's record.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum SheetRequests {
    /// So often in a game, having the move; more is a distraction (A.4.3, B.2.3 of 2023; A.3.2, B.3.2 of 2017
    /// and 2018).
    AtMost(u32),
    /// Not regulated outside rapid and blitz under full supervision.
    NotRegulated,
}

/// What a scoresheet in another notation means.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NonAlgebraic {
    /// It is no evidence, and the player is warned (Appendix C).
    Warned,
    /// The player owes one in algebraic notation (8.1 of 2001; 11.1 of 1984 and 1993).
    Owed,
    /// Not regulated in the blitz of 1977 and 1993, nor in rapid and blitz of 2001.
    NotRegulated,
}
