#![doc = include_str!("../README.md")]
//!
//! ## What is where
//!
//! - `decide`: the list of stages, cheap ones first.
//! - `plan`: shows most mates without a search. The loser waits with one piece while the winner brings at most two men
//!   to their places. `plan/conditions` decides whether all these moves are legal and the last one mates.
//! - `search`: visits every reachable position once, best first. A mate or a plan found gives the line. An empty queue proves
//!   that there is none: positions are compared by their full `Identity`, never by a hash alone. It uses `queue` and `seen`.
//! - `locked`: proofs without moves. `reach`, `facts` and `ends` bound where every man can ever get; `mate` shows that no square
//!   in the bounds lets the king be mated. Where that fails, `goals` makes the mates still possible goals of the search.
//! - `aim` and `goals` decide only what is searched first.
//! - `dead`: follows a game. A change that both sides can take back changes nothing, and a plan outlives many moves.

#![warn(missing_docs)]

mod aim;
mod dead;
mod decide;
#[cfg(feature = "fuzz")]
pub mod fuzz;
mod locked;
mod plan;
mod queue;
mod search;
mod seen;
mod verdict;

pub use dead::{Dead, Watch, is_dead};
pub use decide::{can_mate, can_mate_unless, is_plainly_dead, quick, yes_or_no};
pub use locked::{Confined, Lock, Safe};
pub use plan::Plan;
pub use turmuhr_core::{CastlingMode, Chess, Color, Move, fen};
pub use verdict::{Limits, Verdict, Why};
