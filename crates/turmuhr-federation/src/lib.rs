//! The rules by which a federation runs a season, by ordinances that are data.
//!
//! # A tour
//!
//! 1. [`ordinance`] reads a rule book from TOML: provisions with their paragraphs, inherited from the ordinance above.
//!    Every rule below takes an [`Ordinance`] and cites it.
//! 2. [`persons`]: people, clubs, passes; may this person play?
//! 3. [`matches`]: one team match, from the line-up to the report.
//! 4. [`competition`]: leagues, cups, seats, qualification, ties, withdrawals.
//! 5. [`law`]: levels, periods, remedies, sanctions.
//! 6. [`office`]: roles, arbiters' licences, the calendar of duties.
//! 7. [`case`] asks these rules one question from a file. [`requirements`] numbers the duties the rules fulfil.
//!
//! A federation's year, with its registry, is the crate `turmuhr-season`: it asks these rules.
//!
//! [`date`] has days, seasons and periods. Nothing here reads the time, a file or a random source.
//!
//! Details: ordinances are TOML in `ordinances/`, composed by inheritance. A sub-organisation may replace a provision only where the
//! parent's article is not marked (g). A rule asks for a provision; without one the ordinance does not know the matter.
//! `ordinance/words` reads words that name an edition, a tie-break or a play-off; an unknown word is refused with the known ones,
//! in an ordinance, a case and a journal alike. `matches/lineup` has a file a question: order, substitutes, special boards, score.
//! `requirements/*.toml` has every duty (`F-`)
//! and reading of the ordinances (`D-`) in one sentence of both languages with its paragraphs.

pub mod case;
pub mod competition;
pub mod date;
pub mod law;
pub mod matches;
pub mod office;
pub mod ordinance;
pub mod persons;
pub mod requirements;

pub use ordinance::{Cite, Ordinance};
pub use turmuhr_journal::{Unfit, Unread};
