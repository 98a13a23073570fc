//! A small reproducible source of chance for fuzzing and for benchmark data.

use turmuhr_core::chance::SplitMix64;

pub(crate) struct Random(SplitMix64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(SplitMix64::new(seed))
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0.next_word()
    }

    /// A number below `bound`; zero where there is no choice.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        if bound == 0 { 0 } else { usize::try_from(self.next() % bound as u64).unwrap_or(0) }
    }

    pub(crate) fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }
}
