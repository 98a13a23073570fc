//! Positions in which nothing can ever be unlocked.

/// The argument of a locked position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lock {}
