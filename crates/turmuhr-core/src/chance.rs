//! Random numbers from a seed, the same on every machine and in every version: for lots, Chess960 and test
//! data.

/// SplitMix64 by Sebastiano Vigna: a counter in steps of the golden ratio, well mixed.
#[derive(Clone, Debug)]
pub struct SplitMix64 {
    state: u64,
}

impl SplitMix64 {
    /// A generator; the seed fixes every later number.
    pub const fn new(seed: u64) -> SplitMix64 {
        SplitMix64 { state: seed }
    }

    /// The next 64 random bits.
    pub const fn next_word(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed(self.state)
    }

    /// A number below `count`, each equally likely; 0 if `count` is 0.
    pub fn one_of(&mut self, count: usize) -> usize {
        let count = count.max(1) as u64;
        // Words at the uneven end are drawn again, so that no number is favoured.
        let end = u64::MAX - u64::MAX % count;
        loop {
            let word = self.next_word();
            if word < end {
                return (word % count) as usize;
            }
        }
    }

    /// Shuffles in place; every order is equally likely.
    pub fn shuffle<T>(&mut self, all: &mut [T]) {
        for last in (1..all.len()).rev() {
            let other = self.one_of(last + 1);
            all.swap(last, other);
        }
    }
}

/// The mixing step of SplitMix64: a small change of the number changes about half of all bits.
pub const fn mixed(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The published first words for the seed 1234567.
    #[test]
    fn splitmix64_gives_its_known_words() {
        let mut words = SplitMix64::new(1_234_567);
        let first: Vec<u64> = (0..3).map(|_| words.next_word()).collect();
        assert_eq!(first, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn a_seed_gives_the_same_order_for_ever() {
        let mut numbers: Vec<u32> = (1..=10).collect();
        SplitMix64::new(7).shuffle(&mut numbers);
        assert_eq!(numbers, [9, 2, 6, 10, 1, 5, 4, 3, 7, 8]);
        assert_eq!(SplitMix64::new(7).one_of(0), 0);
    }
}
