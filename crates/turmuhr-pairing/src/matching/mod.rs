//! Matchings in general graphs: the arithmetic under the pairing rules.

pub(crate) mod bits;
pub(crate) mod cardinality;
pub(crate) mod cheapest;
pub(crate) mod choice;
pub(crate) mod classes;
pub(crate) mod steps;
pub(crate) mod weight;
pub(crate) mod weighted;
