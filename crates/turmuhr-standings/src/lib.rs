//! Who stands where, and why: points and tie-breaks of every edition, exact and with their arithmetic.
//!
//! An [`Event`] goes in: who took part, and what every round was for them. [`standings`] puts them in order by the
//! [`Rules`] of an edition and a list of [`Code`]s, and every [`Value`] keeps the terms it was made of. Nothing is
//! rounded before a regulation says so.

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
