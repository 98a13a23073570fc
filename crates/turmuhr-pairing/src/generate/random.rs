//! Random numbers from a seed: the same on every machine.

use turmuhr_core::chance::SplitMix64;

/// The sequence for a seed must not change: a seed identifies a generated tournament.
#[derive(Clone, Debug)]
pub(super) struct Random(SplitMix64);

impl Random {
    pub(super) const fn new(seed: u64) -> Random {
        Random(SplitMix64::new(seed))
    }

    pub(super) const fn next(&mut self) -> u64 {
        self.0.next_word()
    }

    /// From `low` to `high`, both included.
    pub(super) fn between(&mut self, low: u32, high: u32) -> u32 {
        let span = u64::from(high.max(low)) - u64::from(low) + 1;
        // The bias of a 64-bit remainder is negligible here.
        low + u32::try_from(self.next() % span).unwrap_or(0)
    }

    /// At least 0, below 1.
    pub(super) fn fraction(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// True once in `n` times on average; never for 0.
    pub(super) fn once_in(&mut self, n: u32) -> bool {
        // A number is drawn in any case, so that switching one event off leaves the others unchanged.
        let drawn = self.next();
        n > 0 && drawn.is_multiple_of(u64::from(n))
    }
}
