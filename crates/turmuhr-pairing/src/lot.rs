//! Drawing lots from a seed: the same on every machine, and recorded with the seed.

pub use turmuhr_core::chance::SplitMix64 as Lot;
