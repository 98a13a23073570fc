//! Chance from a seed: the same on every machine.

use turmuhr_core::chance::SplitMix64;

/// The numbers that follow from a seed are part of what a generated tournament promises.
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
        // The bias of a remainder of 64 bits is far below anything a tournament can show.
        low + u32::try_from(self.next() % span).unwrap_or(0)
    }

    /// At least 0, below 1.
    pub(super) fn fraction(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Does what happens once in `n` times happen now? Never for 0.
    pub(super) fn once_in(&mut self, n: u32) -> bool {
        // A number is drawn either way: switching one thing off leaves the others as they were.
        let drawn = self.next();
        n > 0 && drawn.is_multiple_of(u64::from(n))
    }
}
