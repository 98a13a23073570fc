//! The input of standings: the participants and their rounds.

use turmuhr_core::{Bye, PlayerId, Points, Round};

/// A tournament of individuals or teams, up to now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Swiss or round robin.
    pub form: Form,
    /// In any order.
    pub participants: Vec<Participant>,
    /// Rounds that count. Standings before the end treat the event as if it ended here.
    pub rounds: u32,
    /// Planned rounds; at least `rounds`.
    pub total_rounds: u32,
    /// The primary score of the ranking.
    pub primary: Measure,
    /// Points for results, of matches and of games.
    pub worth: ByMeasure<Worth>,
    /// Boards of a match; `None` for individuals.
    pub boards: Option<u32>,
}

/// Were the pairings fixed in advance? This decides how forfeits are treated (C.07, 15.2 and 15.3).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// Paired round by round.
    Swiss,
    /// Everyone meets everyone.
    RoundRobin,
}

impl Form {
    /// Is a round without an opponent free by the table? In a round robin games of absent players are forfeited, so
    /// nobody else is without one.
    pub const fn is_free(self, bye: Bye) -> bool {
        match (self, bye) {
            (Form::RoundRobin, Bye::Zero) => true,
            (Form::RoundRobin, Bye::PairingAllocated | Bye::Full | Bye::Half) | (Form::Swiss, _) => false,
        }
    }
}

/// One player, or one team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Participant {
    /// Unique in the event; opponents refer to it.
    pub id: PlayerId,
    /// On the list the event uses.
    pub rating: Option<u32>,
    /// One entry a round, from the first. Rounds missing at the end are zero-point byes.
    pub rounds: Vec<Entry>,
    /// Bonuses and penalties, each effective from the end of a round on (0: from the start).
    pub adjustments: Vec<Adjustment>,
}

/// One round of a participant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// A team match counts as played if one of its games was; its score is that in match points.
    pub round: Round,
    /// Points awarded; they may differ from the usual ones.
    pub points: ByMeasure<Points>,
    /// Points on each board of a match, from the first; empty if unknown.
    pub boards: Vec<Points>,
}

/// A bonus or penalty.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Adjustment {
    /// The round after which it counts; 0 from the start.
    pub round: u32,
    /// Negative for a penalty.
    pub points: ByMeasure<Points>,
}

/// The points of a win, a draw and a loss.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Worth {
    /// For a win.
    pub win: Points,
    /// For a draw.
    pub draw: Points,
    /// For a loss.
    pub loss: Points,
}

/// Which points are counted. Individuals have only game points, which also serve as their match points.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Measure {
    /// Match points.
    Match,
    /// Game points, or board points of a team.
    Game,
}

impl Measure {
    /// Both, match points first.
    pub const BOTH: [Measure; 2] = [Measure::Match, Measure::Game];

    /// Game points for match points, and the reverse.
    #[must_use]
    pub const fn other(self) -> Measure {
        match self {
            Measure::Match => Measure::Game,
            Measure::Game => Measure::Match,
        }
    }
}

/// A value for match points and one for game points.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByMeasure<T> {
    /// For match points.
    pub matches: T,
    /// For game points.
    pub games: T,
}

impl<T> ByMeasure<T> {
    /// Match points first.
    pub const fn new(matches: T, games: T) -> ByMeasure<T> {
        ByMeasure { matches, games }
    }

    /// The same value for both.
    pub fn both(value: T) -> ByMeasure<T>
    where
        T: Copy,
    {
        ByMeasure { matches: value, games: value }
    }

    /// Computes one value for each.
    pub fn each(mut make: impl FnMut(Measure) -> T) -> ByMeasure<T> {
        ByMeasure { matches: make(Measure::Match), games: make(Measure::Game) }
    }
}

impl<T> std::ops::Index<Measure> for ByMeasure<T> {
    type Output = T;

    fn index(&self, measure: Measure) -> &T {
        match measure {
            Measure::Match => &self.matches,
            Measure::Game => &self.games,
        }
    }
}

impl Entry {
    /// A round of an individual.
    pub fn of_player(round: Round, points: Points) -> Entry {
        Entry { round, points: ByMeasure::both(points), boards: Vec::new() }
    }
}

impl Event {
    /// Are the participants teams?
    pub const fn is_of_teams(&self) -> bool {
        self.boards.is_some()
    }
}

/// Why standings cannot be computed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EventFault {
    /// Two participants have the same id.
    #[error("participant {0} is entered twice")]
    Twice(PlayerId),
    /// A round names an opponent whom the event lacks.
    #[error("participant {participant} met {opponent} in round {round}, who is not entered")]
    UnknownOpponent {
        /// The participant with the round.
        participant: PlayerId,
        /// The missing opponent.
        opponent: PlayerId,
        /// From 1.
        round: u32,
    },
}
