//! Can a side still mate by any series of legal moves?
//!
//! The Laws ask it when a flag falls (6.9), after illegal moves (7.5, A.4.2) and after every move, for
//! both sides at once (5.2.2). An answer is never a guess: «yes» is a line of legal moves that ends in
//! mate, «no» carries its reason ([`Why`]), and what is not settled within the limit is
//! [`Verdict::Unknown`].
//!
//! # What is where
//!
//! - `decide`: the list of stages, cheap ones first.
//! - `plan`: shows most mates without playing a move. The loser waits with one piece while the winner brings at most two men
//!   to their places. `plan/conditions` decides when every move of that is legal and the last one mates.
//! - `search`: meets every reachable position once, best first. A mate or a plan found gives the line; an empty queue is a
//!   proof, because a position's `Identity` loses nothing. `queue` and `seen` serve it.
//! - `locked`: proofs without moves. `reach`, `facts` and `ends` bound where every man can ever get; `mate` shows that no square
//!   in the bounds lets the king be mated. Where that fails, `goals` makes the mates still possible goals of the search.
//! - `aim` and `goals` decide only what is searched first.
//! - `dead`: follows a game. A change that both sides can take back changes nothing, and a plan outlives many moves, so a
//!   question after every move costs a microsecond.
//!
//! ```
//! use turmuhr_core::{CastlingMode, Color, fen};
//! use turmuhr_mate::{Dead, Limits, Verdict, Why, can_mate, is_dead};
//!
//! let read = |text| fen::read(text, CastlingMode::Standard);
//!
//! // A queen of the loser takes every knight that gives check.
//! let queen = read("7k/8/8/8/8/8/q7/N5K1 b - - 0 1")?;
//! assert_eq!(can_mate(&queen, Color::White, Limits::default()), Verdict::Unwinnable { why: Why::Material });
//!
//! // A rook can be made to stand in its king's way.
//! let rook = read("7k/8/8/8/8/8/r7/N5K1 b - - 0 1")?;
//! assert!(matches!(can_mate(&rook, Color::White, Limits::default()), Verdict::Winnable { .. }));
//!
//! // A wall nobody gets through.
//! let wall = read("4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4K3 w - - 0 1")?;
//! assert!(matches!(is_dead(&wall, Limits::default()), Dead::Yes(_)));
//! # Ok::<(), turmuhr_core::fen::FenError>(())
//! ```

#![warn(missing_docs)]

mod aim;
mod dead;
mod decide;
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
pub use verdict::{Limits, Verdict, Why};
