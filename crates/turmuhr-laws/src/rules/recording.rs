//! Keeping score (4.8 of the table).

use super::table::rows;

rows! {
    /// The scoresheets.
    Recording {
        /// Who must record.
        "P-100" duty: Duty,
        /// When the duty rests.
        "P-101" exempt: Exempt,
        /// Writing a move before making it.
        "P-103" write_ahead: WriteAhead,
        /// A player behind must complete the sheet.
        "P-105" update: Update,
        /// Refusing to record.
        "P-108" refusal_to_record: RefusalToRecord,
        /// A wrong result, signed.
        "P-111" signature: Signature,
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
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RefusalToRecord {
    /// By the articles on refusal and penalties.
    General,
    Loss,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Signature {
    /// It stands, unless the arbiter decides otherwise.
    StandsUnlessArbiter,
    NotRegulated,
}
