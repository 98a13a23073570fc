//! The record of a pairing: what was weighed, and why it came out so. Data only; the sentences are elsewhere.

/// Everything an arbiter may ask about one round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {}
