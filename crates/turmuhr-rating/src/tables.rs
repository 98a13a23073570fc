//! The conversion tables of the FIDE Rating Regulations (B.02, 8.1.1 and 8.1.2).

use crate::exact::Decimal;

/// 8.1.1: the rating difference of a score of 50, 51 … 100 percent.
const DIFFERENCES: [i32; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175,
    184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444,
    470, 501, 538, 589, 677, 800,
];

/// 8.1.2: the greatest difference at which the higher rated player's expected score is .50, .51 … .99.
const UPPER_ENDS: [u32; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179,
    188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456,
    484, 517, 559, 619, 735,
];

/// The rating difference for a score in whole percent; values above 100 count as 100.
pub fn difference(percent: u32) -> i32 {
    let percent = percent.min(100);
    if percent >= 50 { DIFFERENCES[percent as usize - 50] } else { -DIFFERENCES[50 - percent as usize] }
}

/// The expected score of a game for this rating difference, negative against a higher rated opponent.
pub fn expectancy(difference: i32) -> Decimal {
    Decimal::new(i64::from(expected_percent(difference)), 2)
}

/// The same in percent.
pub fn expected_percent(difference: i32) -> u32 {
    let size = difference.unsigned_abs();
    let higher = 50 + UPPER_ENDS.partition_point(|&end| end < size) as u32;
    if difference < 0 { 100 - higher } else { higher }
}

/// A score in whole percent, rounded half up.
pub fn percent(half_points: i64, games: i64) -> u32 {
    u32::try_from(crate::exact::half_up(i128::from(half_points) * 100, 2 * i128::from(games.max(1))))
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b02_8_1_2_bands_end_where_they_end() {
        for (difference, hundredths) in [
            (0, 50),
            (3, 50),
            (4, 51),
            (10, 51),
            (11, 52),
            (230, 79),
            (60, 58),
            (-60, 42),
            (400, 92),
            (-400, 8),
            (600, 98),
            (619, 98),
            (620, 99),
            (735, 99),
            (736, 100),
            (-736, 0),
            (3000, 100),
        ] {
            assert_eq!(expectancy(difference), Decimal::new(hundredths, 2), "{difference}");
        }
    }

    #[test]
    fn b02_8_1_1_is_a_mirror_about_one_half() {
        for percent in 0..=100 {
            assert_eq!(difference(percent), -difference(100 - percent), "{percent}");
        }
        for (percent, wanted) in [(100, 800), (99, 677), (75, 193), (60, 72), (57, 50), (40, -72), (0, -800)]
        {
            assert_eq!(difference(percent), wanted, "{percent}");
        }
    }

    #[test]
    fn two_players_expect_one_point_between_them() {
        for difference in 0..900 {
            assert_eq!(
                expectancy(difference) + expectancy(-difference),
                Decimal::new(100, 2),
                "{difference}"
            );
        }
    }

    #[test]
    fn percents_are_rounded_half_up() {
        for (half_points, games, wanted) in [(8, 7, 57), (13, 9, 72), (5, 4, 63), (3, 4, 38), (0, 0, 0)] {
            assert_eq!(percent(half_points, games), wanted, "{half_points}/2 of {games}");
        }
    }
}
