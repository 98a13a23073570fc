//! A season as a journal of facts: classes, lists, line-ups, results, decisions, remedies.
//!
//! Every act is a [`Fact`]; the [`Journal`] refuses what cannot be, tells what somebody must know first, and folds the
//! rest into a [`State`]. Every table is worked out from it anew, so the journal alone gives the season.

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
