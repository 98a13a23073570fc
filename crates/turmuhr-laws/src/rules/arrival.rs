//! Arriving late (4.6 of the table).

use super::table::rows;

rows! {
    /// Who is not there.
    Arrival {
        /// How late is too late, where the event says nothing.
        "P-070" default_time: DefaultTime,
        /// What arriving later means.
        "P-071" too_late: TooLate,
        /// Nobody present at the start.
        "P-072" nobody_present: NobodyPresent,
        /// Both too late.
        "P-073" both_late: BothLate,
        /// What the default time is counted from.
        "P-074" runs_from: RunsFrom,
        /// Single boards of a team match started later than the round.
        "P-076" team_boards: TeamBoards,
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum DefaultTime {
    /// As the event says, else none at all.
    EventElseZero,
    OneHour,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TooLate {
    /// Lost, unless the arbiter decides otherwise.
    LostUnlessArbiter,
    Lost,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NobodyPresent {
    /// White's clock runs; the arbiter may decide otherwise.
    WhiteLosesTime,
    /// White's clock runs.
    WhiteClockRuns,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum BothLate {
    /// Each is judged alone.
    EachAlone,
    LostByBoth,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RunsFrom {
    /// The moment the round is started.
    Start,
    /// The time set for the start, whenever the clocks were started.
    ScheduledStart,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TeamBoards {
    /// Every board starts with the round.
    WithTheRound,
    NotRegulated,
}
