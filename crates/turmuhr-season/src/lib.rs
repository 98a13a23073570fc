//! A federation's year: a registry with two times, and a journal of matches, decisions and matters.
//!
//! # A tour
//!
//! 1. [`registry`] says who belongs to whom and who may play. Every statement has the days on which it holds, the day it
//!    became known, and its author.
//! 2. [`fact`] has every act of a season. [`door::act`] is the one door for all of them: it judges a fact and appends it.
//!    The [`Journal`] folds the facts into a [`State`], so the journal alone gives the season.
//! 3. [`findings`] judges line-ups from the registry, as of the day of the match; each finding names the entries it rests on.
//! 4. [`freeze`]: a confirmation freezes findings and score. More knowledge later opens a matter; only a decision moves
//!    the table.
//! 5. [`sheet`] is a match while it is played, before its card. [`conduct`] is how a match went; [`board`] an unfinished game; [`tables`] has tables, promotion and relegation.
//! 6. [`justice`] has decisions, sanctions and remedies, [`fees`] their fees; [`due`] lists what each office has to do.
//! 7. [`year`]: promotion and relegation over all levels, play-offs, the next season.
//! 8. [`championship`]: cups and championships, with places, draws, titles and who goes on.
//! 9. [`people`]: who may play and why not, lists compared with the registry; [`arbiters`]: courses, exams, licences.
//! 10. [`simulate`] makes up a season from a seed; [`file`] reads one.
//!
//! The rules themselves are in `turmuhr-federation`. Nothing here reads the time, a file or a random source.

mod apply;
pub mod arbiters;
pub mod board;
pub mod championship;
pub mod conduct;
pub mod door;
pub mod due;
pub mod fact;
pub mod fees;
pub mod file;
pub mod findings;
pub mod freeze;
mod journal;
pub mod justice;
mod mine;
pub mod objection;
pub mod offices;
pub mod other_day;
pub mod pending;
pub mod people;
mod possible;
mod posted;
mod refuse;
pub mod registry;
mod rights;
mod ruling;
mod sense;
pub mod sheet;
mod sides;
pub mod simulate;
mod slip;
pub mod state;
pub mod tables;
mod together;
pub mod unset;
mod weighed;
pub mod year;
pub mod year_after;

pub use door::{Outcome, act, open_next};
pub use fact::{
    ChampionshipId, ClassId, DecisionId, EntrantId, Fact, MatchId, RemedyId, SeasonEntry, TeamId,
};
pub use findings::Finding;
pub use freeze::{Frozen, Matter, Score};
pub use journal::{Broken, Concern, Journal, as_of, day};
pub use possible::Impossible;
pub use refuse::{Refusal, Taken};
pub use registry::{AsOf, Registry, Statement};
pub use rights::numbered;
pub use slip::Slip;
pub use state::State;
