//! Tournament report files, TRF16 and TRF26, with the dialects of the pairing engines.
//!
//! ```
//! use turmuhr_exchange::trf::{self, Record};
//!
//! let read = trf::read(b"012 Club championship\rXXR 5\r");
//! assert!(read.findings.is_empty());
//! let rounds = read.document.records().find_map(|record| match record {
//!     Record::DialectRounds(rounds) => Some(*rounds),
//!     _ => None,
//! });
//! assert_eq!(rounds, Some(5));
//! assert_eq!(read.document.write().0, "012 Club championship\nXXR 5\n");
//! ```
//!
//! A [`Document`] is the file line by line; a [`Tournament`] combines its lines, with contradictions as
//! [findings](Finding). Nothing is paired from a file with uncertain results.

mod columns;
pub mod convert;
pub mod csv;
mod document;
pub mod export;
mod finding;
pub mod json;
pub mod limits;
pub mod normed;
pub mod rated;
mod record;
pub mod records;
pub mod tournament;
pub mod type_code;

pub use columns::Loss;
pub use document::{Document, Line, LineEnd, Read, read};
pub use finding::{Finding, FindingKind, Severity, Wanted};
pub use record::Record;
pub use tournament::Tournament;
pub use type_code::TypeCode;
