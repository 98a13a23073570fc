//! What the pieces may do, and why not.

pub mod legality;
