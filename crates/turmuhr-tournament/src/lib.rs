//! An event as a journal of facts: entries, rounds, results, byes, withdrawals, corrections.
//!
//! A director works; every act is a [`Fact`]. The [`Journal`] says what speaks against one before it is taken in
//! ([`Concern`], [`Refusal`]), and folds all of them into an [`Event`]. Undo is a fact too. [`propose`] pairs the next
//! round, [`table`] makes the standings, [`report::document`] the file for the federation.

mod apply;
mod claims;
pub mod concern;
pub mod contest;
pub mod display;
pub mod event;
pub mod fact;
pub mod hand;
pub mod id;
pub mod import;
pub mod incident;
mod integrity;
mod journal;
mod judge;
mod lift;
pub mod limits;
pub mod person;
mod points;
mod prizes;
pub mod propose;
mod refuse;
pub mod report;
pub mod result;
pub mod round;
pub mod section;
pub mod settings;
pub mod submission;
mod table;

pub use concern::{Concern, ConcernKind, Level, Refusal};
pub use event::{Event, Integrity, IntegrityKind};
pub use fact::{ByeKind, Entry, Fact, Origin, Paired, Remarks, Team};
pub use id::{EntryId, Party, SectionId, TeamId};
pub use incident::{Incident, Readings, Recorded};
pub use journal::{Broken, Journal};
pub use person::Person;
pub use prizes::{Won, award, prizes};
pub use propose::{NoProposal, Proposal, draw_lots, propose};
pub use result::GameResult;
pub use section::Section;
pub use settings::{Details, Format, Settings};
pub use table::{NoTable, Table, list_warnings, table};
