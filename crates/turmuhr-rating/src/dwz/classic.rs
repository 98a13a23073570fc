//! The classic formula: Rn = Ro + 800·(W − We)/(E + n).

use super::Assumption;
use crate::exact::{Decimal, half_up};

/// The development coefficient E with its arithmetic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Development {
    /// J: 5 up to 20 years, 10 up to 25, 15 beyond.
    pub age_part: u32,
    /// E0 = (Ro/1000)⁴ + J.
    pub base: Decimal,
    /// fB: below 1 for young players who did well, so that their rating rises faster.
    pub acceleration: Decimal,
    /// SBr: slows the fall of low ratings.
    pub brake: Decimal,
    /// E0·fB + SBr, before rounding and limits.
    pub unlimited: Decimal,
    /// The least and the greatest E.
    pub limits: (u32, u32),
    /// E.
    pub value: u32,
    /// Assumptions for missing data.
    pub assumed: Vec<Assumption>,
}

/// After this many evaluations the limit of E is constant.
const SETTLED: u32 = 6;

/// The unit 10⁻¹²: (Ro/1000)⁴ is a whole number of them.
const UNIT: i128 = 1_000_000_000_000;

impl Development {
    /// `above` is the sign of W − We.
    pub(super) fn of(
        old: u32,
        age: Option<u32>,
        index: Option<u32>,
        above: std::cmp::Ordering,
    ) -> Development {
        let mut assumed = Vec::new();
        let age_part = match age {
            Some(..=20) => 5,
            Some(21..=25) => 10,
            Some(_) => 15,
            None => {
                assumed.push(Assumption::Adult);
                15
            }
        };
        let rating = i128::from(old);
        let base = rating.pow(4) + i128::from(age_part) * UNIT;
        // In units of 1/2000.
        let acceleration =
            if age.is_some_and(|age| age <= 20) && above.is_ge() { rating.clamp(1000, 2000) } else { 2000 };
        let brake = if old < 1300 && above.is_le() { exponential(1300 - rating, 150) - UNIT } else { 0 };
        let unlimited = base * acceleration / 2000 + brake;
        let greatest = match index {
            _ if brake > 0 => 150,
            Some(index) if index < SETTLED => 5 * index.max(1),
            Some(_) => 30,
            None => {
                assumed.push(Assumption::Experienced);
                30
            }
        };
        let limits = (5, greatest);
        let value = half_up(unlimited, UNIT).clamp(5, i128::from(greatest));
        Development {
            age_part,
            base: Decimal::ratio(base, UNIT, 2),
            acceleration: Decimal::ratio(acceleration, 2000, 2),
            brake: Decimal::ratio(brake, UNIT, 2),
            unlimited: Decimal::ratio(unlimited, UNIT, 2),
            limits,
            value: u32::try_from(value).unwrap_or(greatest),
            assumed,
        }
    }
}

/// e to the power of a fraction, in units of 10⁻¹².
fn exponential(numerator: i128, denominator: i128) -> i128 {
    let (mut term, mut sum) = (UNIT, 0);
    for n in 1.. {
        if term == 0 {
            break;
        }
        sum += term;
        term = term * numerator / (denominator * n);
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn e_to_the_one() {
        assert!((exponential(1, 1) - 2_718_281_828_459).abs() < 30);
        assert_eq!(exponential(0, 150), UNIT);
    }
}
