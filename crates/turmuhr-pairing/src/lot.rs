//! Drawing lots from a seed: the same result on every machine.

pub use turmuhr_core::chance::SplitMix64 as Lot;
