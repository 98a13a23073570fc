//! Drawing lots from a seed: the same on every machine, and recorded with the seed.

/// SplitMix64. What follows from a seed is part of a tournament's record and stays as it is.
#[derive(Clone, Debug)]
pub struct Lot(u64);

impl Lot {
    pub const fn new(seed: u64) -> Lot {
        Lot(seed)
    }

    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// One of so many, each alike; 0 where there is nothing to choose.
    pub fn one_of(&mut self, count: usize) -> usize {
        let count = count.max(1) as u64;
        // Numbers at the uneven end are drawn again, so that nobody is favoured.
        let end = u64::MAX - u64::MAX % count;
        loop {
            let drawn = self.next();
            if drawn < end {
                return (drawn % count) as usize;
            }
        }
    }

    pub fn shuffle<T>(&mut self, all: &mut [T]) {
        for last in (1..all.len()).rev() {
            let other = self.one_of(last + 1);
            all.swap(last, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_a_promise() {
        let mut numbers: Vec<u32> = (1..=10).collect();
        Lot::new(7).shuffle(&mut numbers);
        let mut again: Vec<u32> = (1..=10).collect();
        Lot::new(7).shuffle(&mut again);
        assert_eq!(numbers, again);
        numbers.sort_unstable();
        assert_eq!(numbers, (1..=10).collect::<Vec<_>>());
    }
}
