//! Performance: the rating that matches the results of an event.

use turmuhr_core::Score;

use crate::{
    exact::{Decimal, half_points, half_up, points},
    tables,
};

/// Performance with its derivation. Only rated opponents count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Performance {
    /// Games against rated opponents.
    pub games: u32,
    /// Points in them.
    pub score: Decimal,
    /// The sum of the opponents' ratings.
    pub sum: u32,
    /// The average of the opponents, rounded half up.
    pub average: u32,
    /// The score in per cent, rounded half up.
    pub percent: u32,
    /// The difference from the table (B.02, 8.1.1).
    pub difference: i32,
    /// The sum of average and difference.
    pub rating: i32,
    /// The lowest rating whose expected score reaches the score (B.02, 8.1.2).
    pub perfect: i32,
}

impl Performance {
    /// For games against these ratings; `None` without games.
    pub fn of(games: impl IntoIterator<Item = (u32, Score)>) -> Option<Performance> {
        let games: Vec<(u32, Score)> = games.into_iter().collect();
        let count = u32::try_from(games.len()).ok().filter(|&count| count > 0)?;
        let half: i64 = games.iter().map(|&(_, score)| half_points(score)).sum();
        let ratings: Vec<u32> = games.iter().map(|&(rating, _)| rating).collect();
        let sum = ratings.iter().sum();
        let average = average(sum, count);
        let percent = tables::percent(half, i64::from(count));
        let difference = tables::difference(percent);
        Some(Performance {
            games: count,
            score: points(half),
            sum,
            average,
            percent,
            difference,
            rating: average as i32 + difference,
            perfect: perfect(&ratings, half),
        })
    }

    /// By the tournament rules of 2001: opponents more than 350 points away count as 350 away.
    pub fn limited(own: u32, games: impl IntoIterator<Item = (u32, Score)>) -> Option<Performance> {
        const FURTHEST: u32 = 350;
        let within = |rating: u32| rating.clamp(own.saturating_sub(FURTHEST), own.saturating_add(FURTHEST));
        Performance::of(games.into_iter().map(|(rating, score)| (within(rating), score)))
    }
}

fn average(sum: u32, games: u32) -> u32 {
    u32::try_from(half_up(i128::from(sum), i128::from(games))).unwrap_or(0)
}

/// The lowest integer rating whose expected score reaches the score. Without a point: 800 below the lowest
/// opponent.
fn perfect(ratings: &[u32], half_points: i64) -> i32 {
    let lowest = ratings.iter().min().copied().unwrap_or(0) as i32;
    let highest = ratings.iter().max().copied().unwrap_or(0) as i32;
    if half_points == 0 {
        return lowest - 800;
    }
    let expected = |rating: i32| -> i64 {
        ratings.iter().map(|&opponent| tables::expectancy(rating - opponent as i32).units()).sum()
    };
    // The expectation is monotonic in the rating: binary search.
    let (mut low, mut high) = (lowest - 800, highest + 736);
    while low < high {
        let middle = low + (high - low).div_euclid(2);
        if expected(middle) >= half_points * 50 { high = middle } else { low = middle + 1 }
    }
    low
}

#[cfg(test)]
mod tests {
    use turmuhr_core::Score::{Draw, Loss, Win};

    use super::*;

    /// This many half points against opponents of one rating.
    fn against(rating: u32, games: usize, half_points: usize) -> Vec<(u32, Score)> {
        (0..games)
            .map(|game| match half_points.saturating_sub(2 * game) {
                0 => (rating, Loss),
                1 => (rating, Draw),
                _ => (rating, Win),
            })
            .collect()
    }

    #[test]
    fn ex_12_performance_against_an_average() {
        for (rating, games, half_points, wanted) in
            [(2000, 8, 12, 2193), (2010, 9, 13, 2176), (2050, 10, 8, 1978)]
        {
            let worked = Performance::of(against(rating, games, half_points)).expect("games");
            assert_eq!(worked.rating, wanted, "{half_points}/2 of {games} against {rating}");
        }
    }

    #[test]
    fn ex_13_averages_are_rounded_half_up() {
        let ratings = [1900, 1790, 1960, 2080];
        let worked = Performance::of(ratings.into_iter().zip([Win, Draw, Draw, Draw])).expect("games");
        assert_eq!((worked.average, worked.percent, worked.rating), (1933, 63, 2028));
    }

    #[test]
    fn ex_14_opponents_within_350_points() {
        let games = [(2300, Loss), (1950, Win), (1700, Win), (1600, Win)];
        assert_eq!(Performance::limited(2200, games).expect("games").rating, 2181);
        assert_eq!(Performance::of(games).expect("games").rating, 2081);
    }

    #[test]
    fn perfect_performance_at_the_ends() {
        assert_eq!(Performance::of([(2000, Win), (2100, Win)]).expect("games").perfect, 2836);
        assert_eq!(Performance::of([(2000, Loss), (2100, Loss)]).expect("games").perfect, 1200);
        // 0–3 is .50 on either side, so the lowest rating with an expectation of one half is three points
        // lower.
        assert_eq!(Performance::of([(2000, Draw)]).expect("games").perfect, 1997);
        assert_eq!(Performance::of([]), None);
    }
}
