//! Incidents at a board: what an arbiter saw, what the Laws say about it, what was decided.
//!
//! [`consult`] makes events of what was seen and asks the laws machine, on top of what was recorded of the same game
//! before: a second illegal move rests on the first. Nothing here rules; whatever is kept as a ruling was made there.

mod consult;
mod kind;
mod rules;
mod script;
mod stage;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use turmuhr_clock::Span;
use turmuhr_core::{Chess, Citation, Color};
use turmuhr_laws::game::{Choice, Consequence, Ruling};
use turmuhr_scenario::answer;

pub use consult::{Answer, NoAnswer, consult, illegal_moves};
pub use kind::{Group, Kind, Needs};
pub use rules::{InForce, in_force};
pub use stage::position;

/// What happened at a board, as the journal keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Incident {
    pub seen: Seen,
    pub ruled: Ruled,
    pub decided: Decided,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// An incident of a game, with who recorded it and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// The entry of the journal.
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

/// What both displays show, in seconds.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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

    /// To the nearest second, as a clock is set.
    pub(crate) fn shown(white: Span, black: Span) -> Readings {
        let seconds = |span: Span| u32::try_from((span.millis() + 500) / 1000).unwrap_or(u32::MAX);
        Readings { white: seconds(white), black: seconds(black) }
    }
}

/// What an arbiter sees or is told. Most of it is not asked for in most incidents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Seen {
    pub kind: Kind,
    /// Who did it, or who claims.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// The opponent claims it; else the arbiter saw it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub claimed: bool,
    /// The opponent has made the next move already.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub answered: bool,
    /// Of a draw claim without the moves of the game: what the arbiter found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub correct: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub readings: Option<Readings>,
    /// As FEN: before the illegal move, else as it stands.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub position: String,
    /// No position was given, and the arbiter has made sure that the opponent can still mate.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub can_mate: bool,
    /// Moves completed by each, where a rule counts them and no position tells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<u32>,
    /// The square of the piece that was touched.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub touched: String,
    /// The move that was played: two squares.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub played: String,
    /// Whether the guidelines on games without increment were announced for the event, where that matters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guidelines: Option<bool>,
    /// What the arbiter chose where the Laws leave a choice.
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
            chosen: None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Chosen {
    /// The word of a choice as scenario files have it.
    pub choice: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Side>,
    /// In seconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<u32>,
}

impl Chosen {
    pub fn choice(&self) -> Option<Choice> {
        answer::choice_named(&self.choice)
    }
}

/// What the laws machine said, in the names of scenario files; empty where it could not be asked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Ruled {
    /// The edition of the Laws, by its id.
    pub edition: String,
    pub mode: String,
    pub supervision: String,
    /// A table each; `cites` names the articles with their edition, `fide-2023:7.5.5`.
    pub rulings: Vec<Map<String, Value>>,
    /// What the clocks are to be set to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Readings>,
}

impl Ruled {
    /// The rulings again, to be told in the position they were made in.
    pub fn read(&self, position: Option<&Chess>) -> Vec<Ruling> {
        let read = |table: &Map<String, Value>| {
            let cites = table.get("cites").and_then(Value::as_array).into_iter().flatten();
            Some(Ruling {
                what: answer::consequence(table, position)?,
                cites: cites.filter_map(|cite| cited(cite.as_str()?)).collect(),
            })
        };
        self.rulings.iter().filter_map(read).collect()
    }

    /// The result the rulings bring, if they end the game.
    pub fn ends(&self) -> Option<crate::GameResult> {
        self.read(None).into_iter().find_map(|ruling| match ruling.what {
            Consequence::Over(over) => over.result.and_then(|score| score.as_str().parse().ok()),
            _ => None,
        })
    }
}

fn cited(text: &str) -> Option<Citation> {
    let (edition, article) = text.split_once(':')?;
    Citation::find(edition.parse().ok()?, article)
}

/// What the arbiter made of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "as", rename_all = "kebab-case")]
pub enum Decided {
    /// As the Laws have it.
    Ruled,
    /// Otherwise, in the arbiter's own words.
    Otherwise {
        words: String,
        reason: String,
        /// Does it still count as an illegal move?
        counts: bool,
    },
}
