//! Decimal numbers with a fixed number of places, and the two roundings of the regulations.

use std::{
    fmt,
    ops::{Add, Neg, Sub},
};

use turmuhr_core::Score;

/// A number with fixed decimal places: 0.79 is 79 with two places. Sums keep the higher precision.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Decimal {
    units: i64,
    places: u32,
}

impl Decimal {
    /// `units` in the last of `places` decimal places.
    pub const fn new(units: i64, places: u32) -> Decimal {
        Decimal { units, places }
    }

    /// A number without decimal places.
    pub const fn whole(number: i64) -> Decimal {
        Decimal::new(number, 0)
    }

    /// The number in units of its last place.
    pub const fn units(self) -> i64 {
        self.units
    }

    /// Decimal places.
    pub const fn places(self) -> u32 {
        self.places
    }

    /// The number with more places, or rounded half up to fewer.
    #[must_use]
    pub fn to_places(self, places: u32) -> Decimal {
        if places >= self.places {
            Decimal::new(self.units * 10_i64.pow(places - self.places), places)
        } else {
            Decimal::ratio(i128::from(self.units), 10_i128.pow(self.places), places)
        }
    }

    /// A fraction rounded half up to `places`.
    pub fn ratio(numerator: i128, denominator: i128, places: u32) -> Decimal {
        let scaled = numerator * 10_i128.pow(places);
        Decimal::new(i64::try_from(half_up(scaled, denominator)).unwrap_or(i64::MAX), places)
    }

    /// Multiplied by a whole number.
    #[must_use]
    pub fn times(self, factor: i64) -> Decimal {
        Decimal::new(self.units * factor, self.places)
    }
}

fn aligned(one: Decimal, other: Decimal) -> (i64, i64, u32) {
    let places = one.places.max(other.places);
    (one.to_places(places).units, other.to_places(places).units, places)
}

impl Add for Decimal {
    type Output = Decimal;

    fn add(self, other: Decimal) -> Decimal {
        let (one, other, places) = aligned(self, other);
        Decimal::new(one + other, places)
    }
}

impl Sub for Decimal {
    type Output = Decimal;

    fn sub(self, other: Decimal) -> Decimal {
        self + -other
    }
}

impl Neg for Decimal {
    type Output = Decimal;

    fn neg(self) -> Decimal {
        Decimal::new(-self.units, self.places)
    }
}

/// `0.79`, `-1.8`; with `+` a sign before positive numbers too.
impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self.units.signum() {
            -1 => "-",
            1 if f.sign_plus() => "+",
            _ => "",
        };
        let (size, unit) = (self.units.unsigned_abs(), 10_u64.pow(self.places));
        let text = match self.places {
            0 => format!("{sign}{size}"),
            places => format!("{sign}{}.{:0width$}", size / unit, size % unit, width = places as usize),
        };
        // `pad` would truncate the text if a precision is given.
        match f.width() {
            Some(width) => write!(f, "{text:>width$}"),
            None => f.write_str(&text),
        }
    }
}

/// Rounds a fraction to an integer, halves up.
pub(crate) fn half_up(numerator: i128, denominator: i128) -> i128 {
    (2 * numerator + denominator).div_euclid(2 * denominator)
}

/// Rounds a fraction to an integer, halves away from zero (B.02, 8.3.4).
pub(crate) fn half_away(numerator: i128, denominator: i128) -> i128 {
    let size = half_up(numerator.abs(), denominator);
    if numerator < 0 { -size } else { size }
}

/// A game's score in half points. Ratings use 1, ½ and 0, whatever the event's scoring.
pub(crate) const fn half_points(score: Score) -> i64 {
    match score {
        Score::Win => 2,
        Score::Draw => 1,
        Score::Loss => 0,
    }
}

pub(crate) const fn points(half_points: i64) -> Decimal {
    Decimal::new(half_points * 5, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_go_up_or_away_from_zero() {
        for (numerator, denominator, up, away) in
            [(5, 2, 3, 3), (-5, 2, -2, -3), (7, 3, 2, 2), (-7, 3, -2, -2), (1, 2, 1, 1), (-1, 2, 0, -1)]
        {
            assert_eq!(half_up(numerator, denominator), up, "{numerator}/{denominator}");
            assert_eq!(half_away(numerator, denominator), away, "{numerator}/{denominator}");
        }
    }

    #[test]
    fn a_number_is_written_with_all_its_places() {
        assert_eq!(Decimal::new(-8, 2).to_string(), "-0.08");
        assert_eq!(format!("{:+}", Decimal::new(142, 1)), "+14.2");
        assert_eq!(format!("{:>6}", Decimal::new(50, 2)), "  0.50");
        assert_eq!((Decimal::new(5, 1) - Decimal::new(79, 2)).to_string(), "-0.29");
    }
}
