//! Exact numbers: tenths of points, their products, and means.

use std::{
    cmp::Ordering,
    fmt,
    iter::Sum,
    ops::{Add, Mul, Sub},
};

use turmuhr_core::Points;

/// A fraction. Scores have the denominator 10 and products of scores 100, so sums need no common divisor.
#[derive(Copy, Clone, Debug)]
pub struct Fraction {
    above: i128,
    /// Positive.
    below: i128,
}

impl Fraction {
    /// Nothing.
    pub const ZERO: Fraction = Fraction::whole(0);

    /// A whole number.
    pub const fn whole(number: i64) -> Fraction {
        Fraction { above: number as i128, below: 1 }
    }

    /// Tenths of a point.
    pub const fn tenths(number: i64) -> Fraction {
        Fraction { above: number as i128, below: 10 }
    }

    /// Divides into equal parts; `None` unless the number of parts is positive.
    #[must_use]
    pub fn over(self, parts: i64) -> Option<Fraction> {
        (parts > 0).then(|| Fraction { above: self.above, below: self.below * i128::from(parts) }.reduced())
    }

    fn reduced(self) -> Fraction {
        let (mut a, mut b) = (self.above.unsigned_abs(), self.below.unsigned_abs());
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let common = i128::try_from(a.max(1)).unwrap_or(1);
        Fraction { above: self.above / common, below: self.below / common }
    }

    /// Rounds to the nearest integer; halves go up.
    pub fn rounded(self) -> i64 {
        let twice = 2 * self.above + self.below;
        i64::try_from(twice.div_euclid(2 * self.below)).unwrap_or(i64::MAX)
    }

    /// The largest integer not above the value.
    pub fn floor(self) -> i64 {
        i64::try_from(self.above.div_euclid(self.below)).unwrap_or(i64::MAX)
    }

    /// Is the value exact with two decimals?
    fn is_exact_in_hundredths(self) -> bool {
        (self.above * 100) % self.below == 0
    }

    /// Decimal text without trailing zeros: `7`, `7.5`, `7.25`; rounded to two decimals, halves up.
    pub fn decimal(self, point: char) -> String {
        let hundredths = Fraction { above: self.above * 100, below: self.below }.rounded();
        let sign = if hundredths < 0 { "-" } else { "" };
        let size = hundredths.unsigned_abs();
        let (whole, part) = (size / 100, size % 100);
        match part {
            0 if self.is_exact_in_hundredths() => format!("{sign}{whole}"),
            part if part % 10 == 0 && self.is_exact_in_hundredths() => {
                format!("{sign}{whole}{point}{}", part / 10)
            }
            part => format!("{sign}{whole}{point}{part:02}"),
        }
    }
}

impl From<Points> for Fraction {
    fn from(points: Points) -> Fraction {
        Fraction::tenths(i64::from(points.in_tenths()))
    }
}

impl Add for Fraction {
    type Output = Fraction;

    fn add(self, other: Fraction) -> Fraction {
        if self.below == other.below {
            return Fraction { above: self.above + other.above, below: self.below };
        }
        let above = self.above * other.below + other.above * self.below;
        Fraction { above, below: self.below * other.below }.reduced()
    }
}

impl Sub for Fraction {
    type Output = Fraction;

    fn sub(self, other: Fraction) -> Fraction {
        self + Fraction { above: -other.above, below: other.below }
    }
}

impl Mul for Fraction {
    type Output = Fraction;

    fn mul(self, other: Fraction) -> Fraction {
        Fraction { above: self.above * other.above, below: self.below * other.below }
    }
}

impl Sum for Fraction {
    fn sum<I: Iterator<Item = Fraction>>(mut all: I) -> Fraction {
        // Starting with the first term keeps the denominator of the terms.
        let first = all.next().unwrap_or(Fraction::ZERO);
        all.fold(first, Add::add)
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Fraction) -> Ordering {
        if self.below == other.below {
            return self.above.cmp(&other.above);
        }
        (self.above * other.below).cmp(&(other.above * self.below))
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Fraction) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Fraction {
    fn eq(&self, other: &Fraction) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Fraction {}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.decimal('.'))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_have_two_digits_where_they_are_not_exact() {
        let third = Fraction::whole(16).over(3).unwrap();
        let cases = [
            (Fraction::tenths(50), "5"),
            (Fraction::tenths(55), "5.5"),
            (Fraction::tenths(-5), "-0.5"),
            (Fraction::tenths(145) * Fraction::tenths(5), "7.25"),
            (third, "5.33"),
            (Fraction::whole(7).over(8).unwrap(), "0.88"),
            (Fraction::whole(599).over(300).unwrap(), "2.00"),
            (Fraction::ZERO, "0"),
        ];
        for (fraction, text) in cases {
            assert_eq!(fraction.to_string(), text);
        }
    }

    #[test]
    fn halves_go_up() {
        let half = |number| Fraction::tenths(number).rounded();
        assert_eq!([half(5), half(4), half(15), half(-5), half(-6)], [1, 0, 2, 0, -1]);
        assert!(Fraction::ZERO.over(0).is_none());
        assert_eq!(Fraction::tenths(10), Fraction::whole(1));
    }
}
