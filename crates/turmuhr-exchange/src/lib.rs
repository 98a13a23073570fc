//! Files of the field, read and written without loss.
//!
//! A reader never fails: it returns what it understood, and findings that say where it did not.

mod encoding;
pub mod fuzz;
pub mod icalendar;
pub mod lists;
pub mod pgn;
pub mod trf;
