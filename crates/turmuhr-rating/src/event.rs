//! The input of a rating.

use turmuhr_core::{PlayerId, Round};

/// An event: the players with their ratings and rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatedEvent {
    /// In the order of the answer.
    pub players: Vec<Player>,
    /// The list the event is rated on.
    pub mode: Mode,
    /// The date that decides the rules and the players' ages: the last day.
    pub date: Option<Date>,
    /// The thinking time, if known.
    pub time: Option<Time>,
}

/// A player with ratings and rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Unique in the event; opponents refer to it.
    pub id: PlayerId,
    /// On the list used for the event. A player first rated during the event has a rating here, but not for the
    /// opponents: see `record`.
    pub rating: Option<u32>,
    /// Decides the age, which some coefficients depend on.
    pub birth_year: Option<u32>,
    /// What the rating list knows about the player.
    pub record: Record,
    /// One entry a round, from the first.
    pub rounds: Vec<Round>,
}

/// Data of rating lists that tournament files lack. Missing data is assumed, and the assumption is reported.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Rated games so far: a player is new up to 30.
    pub games: Option<u32>,
    /// Has a published rating ever reached 2400?
    pub reached_2400: Option<bool>,
    /// K as the list prints it.
    pub coefficient: Option<u32>,
    /// DWZ: evaluations so far.
    pub index: Option<u32>,
    /// The rating was first published during the event: opponents met an unrated player (B.02, 8.2).
    pub rated_meanwhile: bool,
}

/// The list a game is rated on.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Sixty minutes or more for sixty moves.
    #[default]
    Standard,
    /// More than ten and less than sixty minutes.
    Rapid,
    /// More than three and at most ten minutes.
    Blitz,
}

impl Mode {
    /// The slowest first.
    pub const ALL: [Mode; 3] = [Mode::Standard, Mode::Rapid, Mode::Blitz];

    /// Its name on the command line and in files.
    pub const fn word(self) -> &'static str {
        match self {
            Mode::Standard => "standard",
            Mode::Rapid => "rapid",
            Mode::Blitz => "blitz",
        }
    }

    /// The reverse of [`Mode::word`].
    pub fn from_word(word: &str) -> Option<Mode> {
        Mode::ALL.into_iter().find(|mode| mode.word() == word)
    }
}

/// The time of each side for sixty moves, in seconds.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Time {
    /// White's time.
    pub white: u32,
    /// Black's time.
    pub black: u32,
    /// The moves of the first control, if it has a number of moves.
    pub first_control: Option<u32>,
}

impl Time {
    /// The list for such games: blitz is more than 3 and at most 10 minutes, rapid less than 60.
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

/// A calendar date, ordered chronologically.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    /// In full, such as 2026.
    pub year: u32,
    /// From 1.
    pub month: u32,
    /// From 1.
    pub day: u32,
}

impl Date {
    /// The date is not validated.
    pub const fn new(year: u32, month: u32, day: u32) -> Date {
        Date { year, month, day }
    }
}

impl Player {
    /// A player without rounds and further data.
    pub fn new(id: PlayerId, rating: Option<u32>) -> Player {
        Player { id, rating, birth_year: None, record: Record::default(), rounds: Vec::new() }
    }
}

impl RatedEvent {
    /// The player with this id.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.players.iter().find(|player| player.id == id)
    }

    /// The age by the rules: the difference of the years.
    pub fn age(&self, player: &Player) -> Option<u32> {
        self.date?.year.checked_sub(player.birth_year?)
    }
}
