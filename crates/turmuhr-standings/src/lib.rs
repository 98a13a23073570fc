//! Who stands where, and why: points and tie-breaks of every edition, exact and with their arithmetic.
//!
//! An [`Event`] goes in: who took part, and what every round was for them. [`standings`] puts them in order by the
//! [`Rules`] of an edition and a list of [`Code`]s, and every [`Value`] keeps the terms it was made of. Nothing is
//! rounded before a regulation says so.
//!
//! # What is where
//!
//! - `event`: participants, and each round in match and in game points. `turmuhr-contest` makes it.
//! - `rules`: the editions as data, a page each. `code`: tie-breaks by their codes. `lists`: lists that ordinances print, and
//!   warnings about a list.
//! - `table`: scores, and scores as opponents see them. `meeting`: the opponent assumed for an unplayed round. `cut`: what is left out.
//! - `own`, `opponents`, `rating`, `boards`: the tie-breaks by what they rest on. `encounter` compares the tied among themselves.
//! - `standings`: goes through the list of codes, each group of equals by itself. `cross`: the cross table.
//! - `withdrawal`: an event with leavers becomes the one that counts and the one that is shown.
//! - `playoff`: a rule (`rules`: stage by stage, each with its article) and the facts so far. `replay` goes through the facts again;
//!   the first one missing is what comes next. It asks `turmuhr-pairing` for the Berger tables. `lots`: draws.

mod boards;
pub mod code;
pub mod cross;
mod cut;
pub mod encounter;
pub mod event;
pub mod fraction;
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
pub use value::{Cap, Cut, How, Source, Term, Value};
