//! First ratings (B.02, 8.2).

use turmuhr_core::PlayerId;

use super::rules::Rules;
use crate::{
    counted::CountedGame,
    exact::{Decimal, half_points, half_up, points},
    tables,
};

/// The evaluation of an unrated player's games against rated opponents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct First {
    /// Round, opponent, the opponent's rating and the result.
    pub games: Vec<(u32, PlayerId, u32, turmuhr_core::Score)>,
    /// Points in these games.
    pub score: Decimal,
    /// The rating, or why there is none.
    pub outcome: FirstOutcome,
}

/// A first rating, or why there is none.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FirstOutcome {
    /// No game against a rated opponent.
    NoGames,
    /// A first event without a point is ignored (8.2.2).
    NoPoints,
    /// The games are kept; together with others within 26 months they may give a rating.
    TooFew {
        /// Games needed.
        needed: u32,
    },
    /// A first rating.
    Worked(Worked),
}

/// The arithmetic of a first rating.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Worked {
    /// Opponents, including the fictitious ones.
    pub opponents: u32,
    /// The sum of their ratings.
    pub sum: u32,
    /// Two places for display; the rating uses the exact fraction.
    pub average: Decimal,
    /// Points, including the fictitious draws.
    pub score: Decimal,
    /// The score in per cent, rounded half up.
    pub percent: u32,
    /// The difference from the table.
    pub difference: i32,
    /// Before ceiling and floor.
    pub rating: i32,
    /// The published rating; `None` below the floor.
    pub published: Option<u32>,
}

impl First {
    pub(super) fn of(games: &[CountedGame], rules: &Rules) -> First {
        let half: i64 = games.iter().map(|game| half_points(game.score)).sum();
        let count = u32::try_from(games.len()).unwrap_or(u32::MAX);
        let outcome = match (count, half) {
            (0, _) => FirstOutcome::NoGames,
            (_, 0) => FirstOutcome::NoPoints,
            (..) if count < rules.first_games => FirstOutcome::TooFew { needed: rules.first_games },
            _ => FirstOutcome::Worked(worked(games, half, count, rules)),
        };
        let games = games.iter().map(|game| (game.round, game.opponent, game.rating, game.score)).collect();
        First { games, score: points(half), outcome }
    }
}

fn worked(games: &[CountedGame], half: i64, count: u32, rules: &Rules) -> Worked {
    let added = rules.first_fictitious;
    let opponents = count + added.games;
    let sum = games.iter().map(|game| game.rating).sum::<u32>() + added.games * added.rating;
    let half = half + i64::from(added.games);
    let percent = tables::percent(half, i64::from(opponents));
    let difference = tables::difference(percent);
    let average = half_up(i128::from(sum), i128::from(opponents));
    let rating = i32::try_from(average).unwrap_or(0) + difference;
    let published = u32::try_from(rating).unwrap_or(0).min(rules.first_ceiling);
    Worked {
        opponents,
        sum,
        average: Decimal::ratio(i128::from(sum), i128::from(opponents), 2),
        score: points(half),
        percent,
        difference,
        rating,
        published: (published >= rules.floor).then_some(published),
    }
}
