//! Keeping score (4.8 of the table).

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

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Duty {
    /// Both players, every move.
    Both,
    /// Both players, until one of them has five minutes left.
    UntilFiveMinutes,
    Nobody,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum OwnMoveFirst {
    Yes,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Exempt {
    /// Under five minutes in a period without an increment of thirty seconds or more: for the rest of the period.
    UnderFiveMinutes,
    /// Under five minutes to the control.
    UnderFiveMinutesToControl,
    Never,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum WriteAhead {
    /// Only to claim a draw or to seal.
    Forbidden,
    Free,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Update {
    /// Before the next move, on the own time.
    BeforeNextMove,
    /// And when the game is over, too.
    AlsoAfterTheEnd,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RefusalToRecord {
    /// By the articles on refusal and penalties.
    General,
    Loss,
    /// On complaint, so many minutes to the opponent may be given.
    MayAddMinutes(u32),
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Signature {
    /// It stands, unless the arbiter decides otherwise.
    StandsUnlessArbiter,
    /// In a team match the true result is recorded; else it is the arbiter's decision.
    TrueResultInTeams,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Contents {
    /// Moves, clock times, draw offers, what concerns a claim, other relevant data.
    Relevant,
    /// Moves and clock times, nothing else.
    MovesAndTimes,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum OpponentsSheet {
    /// After a flag has fallen, while having the move.
    IfToMove,
    /// Before the control through the arbiter, who looks whether it disturbs; after it freely.
    ThroughArbiter,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum SheetRequests {
    /// So often in a game, having the move; more is a distraction.
    AtMost(u32),
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NonAlgebraic {
    /// It is no evidence, and the player is warned.
    Warned,
    /// The player owes one in algebraic notation.
    Owed,
    NotRegulated,
}
