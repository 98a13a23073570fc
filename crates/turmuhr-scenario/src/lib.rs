//! Scenario files: the events of a game, with the rulings expected.
//!
//! One format serves the tests of the laws, the examples of the rulebook and `turmuhr ruling`. [`read`] checks the words;
//! [`Scenario::play`] plays the events and compares rulings with expectations. [`Terms`] is a ruling in the words of the
//! file, [`answer`] the same as JSON.
//!
//! # What is where
//!
//! - `read`, `events`, `fields`: TOML to a [`Scenario`]. Words are those of `turmuhr_laws::words`.
//! - `line`, `verbs`, `phrases`, `control`: a scenario in one line, made into the same table.
//! - `play` plays it, `expect` compares, `follows` asks what a claim would bring.
//! - `terms`: a ruling as named fields with typed values. `answer`: the same as JSON, for answers to machines.
//! - `casebook`: the scenarios of `cases/laws`, which are part of the program.

pub mod answer;
pub mod casebook;
pub mod control;
mod error;
mod events;
mod expect;
mod fields;
mod follows;
pub mod fuzz;
pub mod line;
pub mod phrases;
mod play;
mod read;
pub mod terms;
pub mod verbs;

pub use error::ScenarioError;
pub use expect::{Expected, Unmet};
pub use follows::Follow;
pub use line::read_line;
pub use play::{Played, PlayedEvent};
pub use read::read;
pub use terms::Terms;

use turmuhr_clock::{Moment, Span};
use turmuhr_core::{Chess, Color, Move};
use turmuhr_laws::{
    game::{Actor, Regulations, Score},
    rules::Rules,
    told::Deed,
};

/// A scenario as it stands in a file.
#[derive(Clone, Debug)]
pub struct Scenario {
    pub title: String,
    /// The title in German, where the file has one.
    pub title_de: Option<String>,
    /// The requirements it shows, such as L-211.
    pub shows: Vec<String>,
    pub regulations: Regulations,
    /// Other pages with the same rulings; only their articles differ.
    pub also: Vec<&'static Rules>,
    /// Flawless moves played and pressed before the events begin.
    pub moves: Vec<Move>,
    pub events: Vec<Step>,
    pub end: Option<Final>,
}

/// One event, with what should follow.
#[derive(Clone, Debug)]
pub struct Step {
    pub at: Moment,
    pub by: Actor,
    pub deed: Deed,
    /// Expected rulings; `None`: any, an empty list: no ruling.
    pub expect: Option<Vec<Expected>>,
}

/// How the game stands at the end.
#[derive(Clone, Debug, Default)]
pub struct Final {
    pub result: Option<Score>,
    pub reason: Option<String>,
    pub fen: Option<String>,
    pub white_time: Option<Span>,
    pub black_time: Option<Span>,
    pub turn: Option<Color>,
}

impl Scenario {
    pub fn start(&self) -> &Chess {
        &self.regulations.start
    }
}
