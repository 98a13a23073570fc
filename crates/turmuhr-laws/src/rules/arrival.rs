//! Arriving late.

use turmuhr_clock::Span;

use super::table::rows;

rows! {
    /// Late and absent players.
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

/// How late a player may arrive if the event names no time.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum DefaultTime {
    /// As the event says, else none at all (6.7.1).
    EventElseZero,
    /// One hour (6.7 of 2001; 10.15 of 1993; 10.13 of 1984).
    OneHour,
}

impl DefaultTime {
    /// The default time where the event's own rules name none.
    pub const fn span(self) -> Span {
        match self {
            DefaultTime::EventElseZero => Span::ZERO,
            DefaultTime::OneHour => Span::from_mins(60),
        }
    }
}

/// What arriving after the default time costs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TooLate {
    /// Lost, unless the arbiter decides otherwise (6.7.1; 6.7 of 2001; 6.7.1 of the German notes).
    LostUnlessArbiter,
    /// Lost; the arbiter has no choice (10.15 of 1993; 10.13 of 1984).
    Lost,
}

/// Whose clock runs if neither player is there at the start.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NobodyPresent {
    /// White's clock runs; the arbiter may decide otherwise (6.7.2; 6.6 of 2001).
    WhiteLosesTime,
    /// White's clock runs (12.3 of 1984 and 1993; 6.7.2 of the German notes).
    WhiteClockRuns,
}

/// What follows if both players arrive too late.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum BothLate {
    /// Each is judged alone (6.7.1; 6.7 of 2001).
    EachAlone,
    /// Both lose (10.17 of 1993; 10.15 of 1984).
    LostByBoth,
}

/// The moment the default time is counted from.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RunsFrom {
    /// The moment the round is started (6.6; 10.15 of 1993; 10.13 of 1984; 6.7.1 of the German notes).
    Start,
    /// The time set for the start, whenever the clocks were started (6.7 of 2001).
    ScheduledStart,
}

/// When the boards of a team match start.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TeamBoards {
    /// Every board starts with the round (6.7.1 of the German notes).
    WithTheRound,
    /// Not regulated in the Laws.
    NotRegulated,
}
