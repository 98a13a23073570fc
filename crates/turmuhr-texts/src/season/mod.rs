//! A federation's year in words: things by their names, refusals with what to do, what is due.

pub mod acts;
pub mod arbiters;
pub mod championship;
pub mod cited;
pub mod conduct;
pub mod ends;
pub mod fees;
pub mod import;
pub mod names;
pub mod objection;
pub mod offices;
pub mod papers;
pub mod people;
pub mod reads;
pub mod refusal;
pub mod slips;
pub mod story;
pub mod told;
pub mod unsaid;
pub mod verbs;
