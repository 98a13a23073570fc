//! Ratings: what an event does to them, and every number with its arithmetic.
//!
//! A [`RatedEvent`] goes in. [`elo::rate`] applies the FIDE Rating Regulations (B.02), [`dwz::rate`] the German
//! Wertungsordnung in either of its formulas. Everything is integers: where a regulation rounds, the rounding
//! stands in one place and names its article.
//!
//! ```
//! use turmuhr_rating::tables;
//!
//! assert_eq!(tables::expectancy(230).to_string(), "0.79");
//! assert_eq!(tables::difference(57), 50);
//! ```

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
pub use summary::{Changed, Summary};
