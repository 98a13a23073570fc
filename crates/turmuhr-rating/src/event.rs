//! What a rating is worked out from.

use turmuhr_core::{PlayerId, Round};

/// An event as a rating sees it: who was there with which rating, and what each round was.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatedEvent {
    pub players: Vec<Player>,
    pub mode: Mode,
    /// The day that decides which rules are in force and how old the players are: the last one.
    pub date: Option<Date>,
    /// The thinking time, if known.
    pub time: Option<Time>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub id: PlayerId,
    /// On the list the event is rated by. A player who got it while the event was under way has one here, and none for
    /// the opponents: see `record`.
    pub rating: Option<u32>,
    pub birth_year: Option<u32>,
    pub record: Record,
    /// One a round, from the first.
    pub rounds: Vec<Round>,
}

/// What rating lists know and tournament files do not. Unknown things are assumed, and the assumption is told.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Games that count for the rating so far: a player is new up to 30.
    pub games: Option<u32>,
    /// A published rating of 2400 was reached at any time.
    pub reached_2400: Option<bool>,
    /// K as the list prints it.
    pub coefficient: Option<u32>,
    /// DWZ: evaluations so far.
    pub index: Option<u32>,
    /// The rating was first published during the event: opponents met an unrated player (B.02, 8.2).
    pub rated_meanwhile: bool,
}

#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    #[default]
    Standard,
    Rapid,
    Blitz,
}

impl Mode {
    pub const ALL: [Mode; 3] = [Mode::Standard, Mode::Rapid, Mode::Blitz];

    pub const fn word(self) -> &'static str {
        match self {
            Mode::Standard => "standard",
            Mode::Rapid => "rapid",
            Mode::Blitz => "blitz",
        }
    }

    pub fn from_word(word: &str) -> Option<Mode> {
        Mode::ALL.into_iter().find(|mode| mode.word() == word)
    }
}

/// The time of each side over sixty moves, in seconds.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Time {
    pub white: u32,
    pub black: u32,
    /// The moves of a first control that has a number of them.
    pub first_control: Option<u32>,
}

impl Time {
    /// The list such games count for: blitz is more than 3 and at most 10 minutes, rapid less than 60.
    pub const fn mode(self) -> Option<Mode> {
        let shorter = if self.white < self.black { self.white } else { self.black };
        match shorter {
            0..=180 => None,
            181..=600 => Some(Mode::Blitz),
            601..3600 => Some(Mode::Rapid),
            _ => Some(Mode::Standard),
        }
    }
}

/// A day of the calendar; compared as it is written.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    pub year: u32,
    pub month: u32,
    pub day: u32,
}

impl Date {
    pub const fn new(year: u32, month: u32, day: u32) -> Date {
        Date { year, month, day }
    }
}

impl Player {
    pub fn new(id: PlayerId, rating: Option<u32>) -> Player {
        Player { id, rating, birth_year: None, record: Record::default(), rounds: Vec::new() }
    }
}

impl RatedEvent {
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.players.iter().find(|player| player.id == id)
    }

    /// The age in the rules' sense: the difference of the years.
    pub fn age(&self, player: &Player) -> Option<u32> {
        self.date?.year.checked_sub(player.birth_year?)
    }
}
