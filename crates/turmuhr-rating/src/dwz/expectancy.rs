//! The expectation of a game: Φ(D / 200√2), in integers.

use crate::exact::{Decimal, half_up};

/// One, in the unit of [`exactly`].
pub(super) const ONE: i128 = 1_000_000_000_000;

/// The expected score for a rating difference in hundredths of a point; precise to twelve places.
///
/// Φ(D / 200√2) = ½ + (x − x³/3 + x⁵/(2!·5) − …)/√π with x = D/400.
pub(super) fn exactly(difference: i64) -> i128 {
    const SCALE: i128 = 1_000_000_000_000_000;
    const INVERSE_ROOT_OF_PI: i128 = 564_189_583_547_756;
    /// 400 in hundredths, squared.
    const WIDTH_SQUARED: i128 = 1_600_000_000;
    // Beyond this the rest is below the last place.
    const FURTHEST: i64 = 200_000;
    let size = i128::from(difference.abs());
    if difference.abs() >= FURTHEST {
        return if difference < 0 { 0 } else { ONE };
    }
    let (mut power, mut sum) = (size * SCALE / 40_000, 0);
    for n in 0.. {
        if power == 0 {
            break;
        }
        sum += power / (2 * n + 1);
        power = -power * size * size / (WIDTH_SQUARED * (n + 1));
    }
    let above = half_up(sum * INVERSE_ROOT_OF_PI, SCALE * (SCALE / ONE));
    if difference < 0 { ONE / 2 - above } else { ONE / 2 + above }
}

/// Rounded to `places`; the expectations of both players add up to one.
pub(super) fn rounded(difference: i32, places: u32) -> Decimal {
    let unit = 10_i128.pow(places);
    let higher = half_up(exactly(i64::from(difference.abs()) * 100) * unit, ONE);
    let units = if difference < 0 { unit - higher } else { higher };
    Decimal::new(i64::try_from(units).unwrap_or(0), places)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_values() {
        for (difference, places, wanted) in [
            (0, 3, "0.500"),
            (50, 3, "0.570"),
            (100, 3, "0.638"),
            (200, 3, "0.760"),
            (400, 3, "0.921"),
            (-400, 3, "0.079"),
            (735, 3, "0.995"),
            (400, 4, "0.9214"),
            (1500, 4, "1.0000"),
            (-1500, 4, "0.0000"),
        ] {
            assert_eq!(rounded(difference, places).to_string(), wanted, "{difference}");
        }
        // Φ(1) and Φ(2) to twelve places, at D = 200√2 and 400√2 in hundredths.
        assert!((exactly(28_284) - 841_343_000_000).abs() < 1_000_000);
        assert!((exactly(56_569) - 977_250_000_000).abs() < 1_000_000);
    }

    #[test]
    fn it_rises_with_the_difference() {
        let mut before = 0;
        for difference in (-210_000..=210_000).step_by(97) {
            let now = exactly(difference);
            assert!(now >= before && now <= ONE, "{difference}");
            before = now;
        }
    }
}
