#![doc = include_str!("../README.md")]
//!
//! ## What is where
//!
//! - `pgn`: games. A malformed game gives findings with line and column, and the next game is read.
//! - `trf`: tournament files. A `Document` is the file line by line (`records`: each kind beside the table of its columns). A
//!   `Tournament` is what the lines say together, each statement checked against the others; it holds a `Contest`.
//!   `tournament/teams` puts matches together from the games of the members. `tournament/ready` refuses a pairing with
//!   the reasons: doubt about what was played is an error, an oddity a warning.
//! - `trf/json`, `csv`, `convert`, `export`: the other forms, each with a list of what it cannot hold. `normed`: the file as an application
//!   for a title norm. `rated`: ratings from a list. `limits`: how large a file may be.
//! - `lists`: rating lists. FIDE's text is read by the columns of its header, its XML one player at a time, and the German table
//!   in every generation. They are searched in memory by number or by the beginnings of names.
//! - `icalendar`: calendars, written only. `encoding`: the text of any file.

#![warn(missing_docs)]

pub mod encoding;
#[cfg(feature = "fuzz")]
pub mod fuzz;
pub mod icalendar;
pub mod lists;
pub mod pgn;
pub mod trf;
