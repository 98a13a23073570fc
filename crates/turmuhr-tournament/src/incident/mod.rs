//! Incidents at a board: the observation, the ruling of the Laws, the decision.
//!
//! [`consult`] turns an observation into events and asks the laws machine, on top of the earlier incidents of
//! the same game: a second illegal move depends on the first. Common incidents have a kind and a script of their
//! own; any other sequence of events is a [`Story`], played as it was told. This module makes no rulings; every stored ruling
//! comes from the machine.

mod consult;
mod course;
mod kept;
mod kind;
mod rules;
mod script;
mod stage;
mod story;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use turmuhr_clock::Span;
use turmuhr_core::{Chess, Color};
use turmuhr_laws::{
    game::{Choice, Consequence, Ruling},
    words::Word,
};

pub use consult::{Answer, NoAnswer, consult, illegal_moves};
pub use course::Passage;
pub use kept::{After, Article, Kept, KeptRuling, Name, Written};
pub use kind::{Group, Kind, Needs};
pub use rules::{InForce, in_force};
pub use stage::position;
pub use story::{Claimed, Conditions, Did, DrawRule, Ending, Happened, Story};

/// An incident at a board, as stored in the journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Incident {
    pub seen: Seen,
    pub ruled: Ruled,
    pub decided: Decided,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// An incident of a game, with its author and time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// The number of the journal entry.
    pub entry: u64,
    pub at: Timestamp,
    pub by: String,
    pub incident: Incident,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    White,
    Black,
}

impl Side {
    pub const ALL: [Side; 2] = [Side::White, Side::Black];

    pub const fn word(self) -> &'static str {
        match self {
            Side::White => "white",
            Side::Black => "black",
        }
    }

    pub fn named(word: &str) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.word() == word)
    }
}

impl From<Side> for Color {
    fn from(side: Side) -> Color {
        match side {
            Side::White => Color::White,
            Side::Black => Color::Black,
        }
    }
}

impl From<Color> for Side {
    fn from(color: Color) -> Side {
        color.fold_wb(Side::White, Side::Black)
    }
}

/// The readings of both clocks, in seconds.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Readings {
    pub white: u32,
    pub black: u32,
}

impl Readings {
    pub const fn of(self, color: Color) -> Span {
        Span::from_secs(match color {
            Color::White => self.white,
            Color::Black => self.black,
        })
    }

    /// Rounded to the second, as a clock is set.
    pub(crate) fn shown(white: Span, black: Span) -> Readings {
        let seconds = |span: Span| u32::try_from((span.millis() + 500) / 1000).unwrap_or(u32::MAX);
        Readings { white: seconds(white), black: seconds(black) }
    }
}

/// An arbiter's observation. Most incidents need only a few of the fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Seen {
    pub kind: Kind,
    /// The player who did it, or who claims.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// The opponent claims it; otherwise the arbiter observed it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub claimed: bool,
    /// The opponent has already made the next move.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub answered: bool,
    /// For a draw claim without the moves of the game: the arbiter's finding.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub correct: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub readings: Option<Readings>,
    /// As FEN: before an illegal move, otherwise the current position.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub position: String,
    /// No position was given, but the arbiter has checked that the opponent can still mate.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub can_mate: bool,
    /// Moves completed by each player, if a rule counts them and no position shows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<u32>,
    /// The square of the piece that was touched.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub touched: String,
    /// The move that was played: two squares.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub played: String,
    /// Were the guidelines on games without increment announced for the event? Only if it matters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guidelines: Option<bool>,
    /// The events of [`Kind::Story`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub story: Option<Box<Story>>,
    /// The arbiter's choice, if the Laws leave one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chosen: Option<Chosen>,
}

impl Seen {
    pub const fn of(kind: Kind, side: Option<Side>) -> Seen {
        Seen {
            kind,
            side,
            claimed: false,
            answered: false,
            correct: None,
            readings: None,
            position: String::new(),
            can_mate: false,
            moves: None,
            touched: String::new(),
            played: String::new(),
            guidelines: None,
            story: None,
            chosen: None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Chosen {
    /// The word of a choice.
    pub choice: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Side>,
    /// In seconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<u32>,
}

impl Chosen {
    pub fn choice(&self) -> Option<Choice> {
        Choice::meaning(&self.choice)
    }
}

/// The rulings of the laws machine; empty if it could not answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Ruled {
    /// The edition of the Laws, by its id.
    pub edition: String,
    pub mode: String,
    pub supervision: String,
    pub rulings: Vec<KeptRuling>,
    /// The new clock settings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Readings>,
}

impl Ruled {
    /// The rulings, to be explained in the position they were made in.
    pub fn read(&self, position: Option<&Chess>) -> Vec<Ruling> {
        self.rulings.iter().map(|ruling| ruling.ruling(position)).collect()
    }

    /// The result if the rulings end the game.
    pub fn ends(&self) -> Option<crate::GameResult> {
        self.read(None).into_iter().find_map(|ruling| match ruling.what {
            Consequence::Over(over) => over.result.and_then(|score| score.as_str().parse().ok()),
            _ => None,
        })
    }
}

/// The arbiter's decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "as", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Decided {
    /// By the ruling.
    Ruled,
    /// Differently, in the arbiter's own words.
    Otherwise {
        words: String,
        reason: String,
        /// Does it still count as an illegal move?
        counts: bool,
    },
}
