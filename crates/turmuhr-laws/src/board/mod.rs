//! What the pieces may do, and why not.
//!
//! ```
//! use turmuhr_core::{Chess, Edition, Square};
//! use turmuhr_laws::board::legality::{Attempt, Illegality, why_illegal};
//!
//! let attempt = Attempt { from: Square::F1, to: Square::C4, promotion: None };
//! let reasons = why_illegal(&Chess::default(), attempt);
//! assert_eq!(reasons, [Illegality::Jump { over: Square::E2 }]);
//! assert_eq!(reasons[0].cites(Edition::Fide2017).article(), "3.5");
//! ```

pub mod array;
pub mod articles;
pub mod attack;
pub mod castling;
pub mod chess960;
pub mod identity;
pub mod legality;
pub mod origin;

/// Counts the sequences of moves to a depth: the proof that the moves are right.
pub use turmuhr_core::shakmaty::perft;
