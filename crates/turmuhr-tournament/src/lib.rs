//! An event as a journal of facts: entries, rounds, results, byes, withdrawals, corrections.
//!
//! A director works; every act is a [`Fact`]. The [`Journal`] refuses a fact ([`Refusal`]) or asks for confirmation
//! ([`Concern`]) before it is appended, and folds all of them into an [`Event`] of [`Section`]s. Undo is a fact too.
//!
//! # What is where
//!
//! - `fact`: everything that can happen. `settings`: what a section is played by; `settings/words` reads editions, tie-breaks
//!   and time controls. `lift`: facts of earlier schema versions.
//! - `refuse`: impossible facts (`shape`: a fact alone; its other files: a fact against the event). `limits`: the longest, the
//!   most, the largest. `claims`: new facts that state what the program works out itself. `judge`: concerns and their levels (those of
//!   FIDE's checklist). `apply`: what a fact changes.
//! - `undo`: an undo judged as the change it makes. `ground`: what an entry stands on, which no undo may change under it.
//! - `contest`: a section as a `Contest`. Pairings, standings, ratings and paper ask it. `propose` pairs the next round of any
//!   format, `table` makes the standings, `hand` names what a pairing by hand breaks, `late` finds
//!   a board for somebody who came late, `prizes` awards.
//! - `apart`: who does not meet whom. `seating`: which table a board has.
//! - `anonymous`: the entries of a journal without people.
//! - `self_service`: what players do themselves: their reports of results, the queue of registrations.
//! - `report`: the section as a tournament file. `integrity`: what the report says about how the event was run. `submission`:
//!   what a rating office would send back. A match of two games (Double-Swiss, cups) is one round here and two in the file.
//! - `import`: the facts of a file from elsewhere. It lists every change, and refuses what it could only take over wrongly;
//!   `import/teams` finds out who sat at which board.
//! - `incident`: turns an arbiter's observation into events (`script`; `stage` supplies a position where none was given), asks
//!   the laws machine after what was recorded of the game before, and keeps its ruling. It asks for position, clocks or moves
//!   where the ruling depends on them.
//!
//! An example: a second illegal move on board 14. The page asks `incident::consult`, which plays the recorded first one
//! and this one as events; the game is lost. With a bare king on the other side it would be drawn, so the page asks for the
//! position, or for the arbiter's word. Accepting the ruling appends two facts, the incident and the result.

pub mod alphabet;
mod anonymous;
pub mod apart;
mod apply;
mod claims;
pub mod concern;
pub mod contest;
mod cup;
pub mod display;
pub mod event;
pub mod fact;
pub mod federations;
mod ground;
pub mod hand;
pub mod id;
pub mod import;
pub mod incident;
mod integrity;
mod journal;
mod judge;
pub mod late;
mod lift;
pub mod limits;
mod listed;
pub mod look;
pub mod person;
mod points;
mod prizes;
pub mod propose;
mod refuse;
mod remembered;
pub mod report;
pub mod result;
pub mod round;
pub mod seating;
pub mod section;
pub mod self_service;
pub mod sense;
pub mod settings;
pub mod starting_list;
pub mod submission;
mod table;
mod undo;

pub use anonymous::anonymous;
pub use concern::{BoardChange, Concern, ConcernKind, Level, Refusal, ResultChange};
pub use event::{Event, Integrity, IntegrityKind};
pub use fact::{ByeKind, Entry, Fact, Origin, Paired, Remarks, Team};
pub use id::{At, BoardNo, EntryId, GameNo, InRound, Party, RoundNo, SectionId, TeamId, Unit};
pub use incident::{Incident, Readings, Recorded};
pub use journal::{Broken, Journal};
pub use look::Look;
pub use person::Person;
pub use prizes::{Payout, Placed, Undecided, Won, award, prizes, undecided};
pub use propose::{NoProposal, Proposal, draw_lots, propose, propose_rest, propose_round};
pub use remembered::remembered;
pub use result::GameResult;
pub use seating::Seating;
pub use section::Section;
pub use settings::{Details, Format, Settings};
pub use starting_list::StartingList;
pub use table::{NoTable, Table, list_warnings, table};
