//! A season as a journal of facts: classes, lists, line-ups, results, decisions, remedies.
//!
//! Every act is a [`Fact`]. The [`Journal`] refuses impossible facts, warns before others, and folds the facts into a
//! [`State`]. Tables are computed from the state, so the journal alone gives the season.

mod apply;
pub mod fact;
pub mod file;
mod journal;
mod refuse;
pub mod state;
pub mod tables;

pub use fact::{ClassId, DecisionId, Fact, MatchId, RemedyId, SeasonEntry, TeamId};
pub use journal::{Broken, Concern, Journal};
pub use refuse::Refusal;
pub use state::State;
