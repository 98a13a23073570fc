#![doc = include_str!("../README.md")]
//!
//! ## What is where
//!
//! - `elo`: B.02, its editions as data (`elo/rules`). `dwz`: both formulas; `dwz/first` rates the newcomers of one event together.
//! - `performance` and `tables` serve both. `summary` is what a table or page shows of either.
//! - `exact`: decimals and the two roundings regulations ask for. Φ and e are series in integers (`dwz`).
//! - `norms`: games against every condition of B.01.
//! - `counted`: which games count, and why others do not. Facts that a file lacks (games so far, age, 2400 once reached, index)
//!   are assumed, and the assumption is part of the answer.

#![warn(missing_docs)]

mod counted;
pub mod dwz;
pub mod elo;
mod event;
mod exact;
pub mod norms;
pub mod performance;
mod summary;
pub mod tables;

pub use counted::{Omitted, Why};
pub use event::{Date, Mode, Player, RatedEvent, Record, Time};
pub use exact::Decimal;
pub use summary::{Changed, Rating, Summary};
pub use turmuhr_core::{Bye, Color, PlayerId, Rated, Round, Score};
