//! The formula of 2026: Rn = Ro + K·(W − We).

use super::Assumption;
use crate::exact::{Decimal, half_up};

/// K with its arithmetic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Factor {
    /// K0 by index, age and rating.
    pub base: u32,
    /// b: slows the fall of low ratings.
    pub brake: Decimal,
    /// a: raises K for young and low-rated players.
    pub bonus: Decimal,
    /// K = K0·b + a to one place, at most 80.
    pub value: Decimal,
    /// Assumptions for missing data.
    pub assumed: Vec<Assumption>,
}

/// No rating falls below this.
pub(super) const FLOOR: u32 = 1100;

/// In tenths.
const GREATEST: i128 = 800;

/// K0 for the indices 1 to 10 and for more.
const YOUNG: [u32; 11] = [60, 60, 48, 46, 44, 42, 40, 38, 36, 34, 32];
const GROWN: [u32; 11] = [60, 60, 44, 42, 40, 38, 36, 34, 32, 30, 28];
const OTHERS: [u32; 11] = [60, 60, 41, 39, 37, 35, 33, 31, 29, 27, 25];

impl Factor {
    /// `above` is the sign of W − We.
    pub(super) fn of(old: u32, age: Option<u32>, index: Option<u32>, above: std::cmp::Ordering) -> Factor {
        let mut assumed = Vec::new();
        let years = age.unwrap_or_else(|| {
            assumed.push(Assumption::Adult);
            u32::MAX
        });
        let column = index.unwrap_or_else(|| {
            assumed.push(Assumption::Experienced);
            u32::MAX
        });
        let table = match (years, old) {
            (..=25, ..2200) => YOUNG,
            (26.., ..2000) => GROWN,
            _ => OTHERS,
        };
        let base = table[(column.clamp(1, 11) - 1) as usize];
        // Brake and bonus over one denominator: 2400 is 80 times 30.
        let brake = if above.is_lt() && old < 1600 { i128::from(old) + 800 } else { 2400 };
        let bonus = match (years, old) {
            _ if above.is_lt() => 0,
            (..=20, ..2000) => (2000 - i128::from(old)) * 80,
            (21.., ..1600) => 4 * 2400,
            _ => 0,
        };
        let tenths = half_up((i128::from(base) * brake + bonus) * 10, 2400).min(GREATEST);
        Factor {
            base,
            brake: Decimal::ratio(brake, 2400, 4),
            bonus: Decimal::ratio(bonus, 2400, 2),
            value: Decimal::new(i64::try_from(tenths).unwrap_or(800), 1),
            assumed,
        }
    }
}
