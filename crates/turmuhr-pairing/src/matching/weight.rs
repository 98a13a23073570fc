//! Weights that hold a list of criteria: wide numbers in which a lower criterion never outweighs a higher one.

use std::{cmp::Ordering, fmt};

pub(crate) trait Weight: Copy + Ord + fmt::Debug {
    const ZERO: Self;
    /// The size in words.
    const WORDS: usize;
    fn plus(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
    fn half(self) -> Self;
    fn is_odd(self) -> bool;
    /// `value` shifted up by `bits`.
    fn digit(value: u32, bits: u32) -> Self;

    fn twice(self) -> Self {
        self.plus(self)
    }
}

impl Weight for i64 {
    const ZERO: i64 = 0;
    const WORDS: usize = 1;

    #[inline]
    fn plus(self, other: i64) -> i64 {
        self + other
    }

    #[inline]
    fn minus(self, other: i64) -> i64 {
        self - other
    }

    #[inline]
    fn half(self) -> i64 {
        self >> 1
    }

    #[inline]
    fn is_odd(self) -> bool {
        self & 1 == 1
    }

    fn digit(value: u32, bits: u32) -> i64 {
        i64::from(value) << bits
    }
}

impl Weight for i128 {
    const ZERO: i128 = 0;
    const WORDS: usize = 2;

    #[inline]
    fn plus(self, other: i128) -> i128 {
        self + other
    }

    #[inline]
    fn minus(self, other: i128) -> i128 {
        self - other
    }

    #[inline]
    fn half(self) -> i128 {
        self >> 1
    }

    #[inline]
    fn is_odd(self) -> bool {
        self & 1 == 1
    }

    fn digit(value: u32, bits: u32) -> i128 {
        i128::from(value) << bits
    }
}

/// A two's complement number of `N` words, the lowest first.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wide<const N: usize>([u64; N]);

impl<const N: usize> PartialOrd for Wide<N> {
    fn partial_cmp(&self, other: &Wide<N>) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const N: usize> Ord for Wide<N> {
    fn cmp(&self, other: &Wide<N>) -> Ordering {
        let sign = |words: &[u64; N]| words[N - 1] as i64;
        sign(&self.0).cmp(&sign(&other.0)).then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

impl<const N: usize> Weight for Wide<N> {
    const ZERO: Wide<N> = Wide([0; N]);
    const WORDS: usize = N;

    fn plus(self, other: Wide<N>) -> Wide<N> {
        let (mut sum, mut carry) = ([0; N], false);
        for (place, out) in sum.iter_mut().enumerate() {
            let (part, over) = self.0[place].overflowing_add(other.0[place]);
            let (part, over_again) = part.overflowing_add(u64::from(carry));
            *out = part;
            carry = over || over_again;
        }
        Wide(sum)
    }

    fn minus(self, other: Wide<N>) -> Wide<N> {
        let (mut rest, mut borrow) = ([0; N], false);
        for (place, out) in rest.iter_mut().enumerate() {
            let (part, under) = self.0[place].overflowing_sub(other.0[place]);
            let (part, under_again) = part.overflowing_sub(u64::from(borrow));
            *out = part;
            borrow = under || under_again;
        }
        Wide(rest)
    }

    fn half(self) -> Wide<N> {
        let (mut out, mut above) = ([0; N], (self.0[N - 1] >> 63) << 63);
        for (word, out) in self.0.iter().zip(&mut out).rev() {
            *out = word >> 1 | above;
            above = word << 63;
        }
        Wide(out)
    }

    fn is_odd(self) -> bool {
        self.0[0] & 1 == 1
    }

    fn digit(value: u32, bits: u32) -> Wide<N> {
        let mut out = [0; N];
        let (word, shift) = ((bits / 64) as usize, bits % 64);
        out[word] = u64::from(value) << shift;
        if shift > 32 && word + 1 < N {
            out[word + 1] = u64::from(value) >> (64 - shift);
        }
        Wide(out)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn wide(value: i128) -> Wide<3> {
        Wide([value as u64, (value >> 64) as u64, if value < 0 { u64::MAX } else { 0 }])
    }

    proptest! {
        #[test]
        fn wide_numbers_count_like_narrow_ones(one in -(1i128 << 100)..1i128 << 100, other in -(1i128 << 100)..1i128 << 100) {
            prop_assert_eq!(wide(one).plus(wide(other)), wide(one + other));
            prop_assert_eq!(wide(one).minus(wide(other)), wide(one - other));
            prop_assert_eq!(wide(one).half(), wide(one >> 1));
            prop_assert_eq!(wide(one).is_odd(), one & 1 == 1);
            prop_assert_eq!(wide(one).cmp(&wide(other)), one.cmp(&other));
        }

        #[test]
        fn digits_land_where_they_belong(value: u32, bits in 0u32..90) {
            prop_assert_eq!(Wide::<3>::digit(value, bits), wide(i128::from(value) << bits));
        }
    }
}
