//! Can a side still mate by any series of legal moves?

mod aim;
mod decide;
pub mod key;
mod locked;
mod queue;
mod search;
mod seen;
mod verdict;

pub use decide::{can_mate, can_mate_unless, quick};
pub use locked::{Confined, Lock, Safe};
pub use verdict::{Limits, Verdict, Why};
