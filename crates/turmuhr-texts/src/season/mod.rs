//! A federation's year in words: things by their names, refusals with what to do, what is due.

pub mod acts;
pub mod championship;
pub mod names;
pub mod refusal;
pub mod unsaid;
