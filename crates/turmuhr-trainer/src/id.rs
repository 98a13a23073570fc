//! Kinds of questions, and the id from which a question is made again.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize, de::Error as _};
use turmuhr_core::Edition;
use turmuhr_laws::{
    rules::pages,
    words::{Word, words},
};

/// A kind of question.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Is this move legal, and why not?
    Legal,
    /// Which of these moves is legal, or not?
    Which,
    /// Is the position mate, stalemate, dead or in play?
    Standing,
    /// How often has the position appeared?
    Count,
    /// May the player claim a draw?
    Claim,
    /// What must be played after a touch?
    Touch,
    /// What do the clocks show after the ruling?
    Clock,
    /// What does the arbiter decide in a situation made by chance?
    Ruling,
    /// What does the arbiter decide in a case of the casebook?
    Case,
}

/// What a reader chooses to learn.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Topic {
    /// Legal moves (Article 3).
    Moves,
    /// Touched pieces (Article 4).
    Touch,
    /// How positions end a game (Article 5).
    Positions,
    /// Repetition and moves without progress (Article 9).
    Draws,
    /// Times after a ruling (Articles 6, 7 and 9).
    Clock,
    /// The arbiter's decisions (Articles 6 to 12 and the appendices).
    Rulings,
}

words! {
    Kind {
        "legal" = Legal,
        "which" = Which,
        "standing" = Standing,
        "count" = Count,
        "claim" = Claim,
        "touch" = Touch,
        "clock" = Clock,
        "ruling" = Ruling,
        "case" = Case,
    }
    Topic {
        "moves" = Moves,
        "touch" = Touch,
        "positions" = Positions,
        "draws" = Draws,
        "clock" = Clock,
        "rulings" = Rulings,
    }
}

impl Kind {
    pub const fn topic(self) -> Topic {
        match self {
            Kind::Legal | Kind::Which => Topic::Moves,
            Kind::Standing => Topic::Positions,
            Kind::Count | Kind::Claim => Topic::Draws,
            Kind::Touch => Topic::Touch,
            Kind::Clock => Topic::Clock,
            Kind::Ruling | Kind::Case => Topic::Rulings,
        }
    }
}

impl Topic {
    pub const ALL: [Topic; 6] =
        [Topic::Moves, Topic::Touch, Topic::Positions, Topic::Draws, Topic::Clock, Topic::Rulings];

    pub const fn kinds(self) -> &'static [Kind] {
        match self {
            Topic::Moves => &[Kind::Legal, Kind::Which],
            Topic::Touch => &[Kind::Touch],
            Topic::Positions => &[Kind::Standing],
            Topic::Draws => &[Kind::Claim, Kind::Count],
            Topic::Clock => &[Kind::Clock],
            Topic::Rulings => &[Kind::Ruling, Kind::Case],
        }
    }
}

/// The editions that have a page of rules; only they have questions.
pub fn editions() -> Vec<Edition> {
    Edition::ALL.into_iter().filter(|edition| pages().iter().any(|page| page.edition == *edition)).collect()
}

/// Everything a question is made from: `legal.fide-2023.2.9f`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Id {
    pub kind: Kind,
    pub edition: Edition,
    /// 1 to 3.
    pub difficulty: u8,
    pub seed: u32,
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}.{:x}", self.kind.word(), self.edition.id(), self.difficulty, self.seed)
    }
}

/// The text is not the id of a question.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct NotAnId;

impl FromStr for Id {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<Id, NotAnId> {
        let mut parts = text.split('.');
        let mut part = || parts.next().ok_or(NotAnId);
        let kind = Kind::meaning(part()?).ok_or(NotAnId)?;
        let edition: Edition = part()?.parse().map_err(|_| NotAnId)?;
        let difficulty = part()?.parse().ok().filter(|level| (1..=3).contains(level)).ok_or(NotAnId)?;
        let seed = u32::from_str_radix(part()?, 16).map_err(|_| NotAnId)?;
        let id = Id { kind, edition, difficulty, seed };
        // One question has one id: no leading zeros, nothing behind it.
        if id.to_string() == text { Ok(id) } else { Err(NotAnId) }
    }
}

impl Serialize for Id {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Id, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|NotAnId| D::Error::custom(format!("{text} is not the id of a question")))
    }
}
