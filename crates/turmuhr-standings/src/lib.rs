#![doc = include_str!("../README.md")]
//!
//! ## What is where
//!
//! - `event`: participants, and each round in match and in game points. `turmuhr-contest` makes it.
//! - `rules`: the editions as data, a page each. `code`: tie-breaks by their codes. `lists`: lists that ordinances print, and
//!   warnings about a list.
//! - `table`: scores, and scores as opponents see them. `meeting`: the opponent assumed for an unplayed round. `cut`: values left out.
//! - `own`, `opponents`, `rating`, `boards`: the tie-breaks by their source. `encounter` compares the tied among themselves.
//! - `standings`: applies the codes in order, to each tied group separately. `cross`: the cross table.
//! - `withdrawal`: splits an event with leavers into the results that count and those that are shown.
//! - `playoff`: a rule (`rules`: stage by stage, each with its article) and the facts so far. `replay` applies the facts in order;
//!   the first missing one comes next. It takes Berger tables from `turmuhr-round-robin`. `lots`: draws.

#![warn(missing_docs)]

mod boards;
pub mod code;
pub mod cross;
mod cut;
pub mod encounter;
pub mod event;
mod fraction;
#[cfg(feature = "fuzz")]
pub mod fuzz;
pub mod lists;
pub mod lots;
mod meeting;
mod named;
mod opponents;
mod own;
pub mod playoff;
pub mod rating;
pub mod rules;
mod standings;
mod table;
pub mod value;
pub mod withdrawal;

pub use code::{Code, CodeFault, Modifiers, Name};
pub use encounter::Application;
pub use event::{Adjustment, ByMeasure, Entry, Event, EventFault, Form, Measure, Participant, Worth};
pub use fraction::Fraction;
pub use rules::{Rules, TieBreakEdition};
pub use standings::{Row, Standings, standings};
pub use turmuhr_core::{Bye, Color, PlayerId, Points, Rated, Round, Score};
pub use value::{Cap, Cut, How, Source, Term, Value};
