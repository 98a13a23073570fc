//! Elo by the FIDE Rating Regulations (B.02): rated players, first ratings, performance.

mod coefficient;
mod first;
pub mod rules;

use turmuhr_core::{PlayerId, Score};

pub use coefficient::{Assumption, Coefficient, Reason};
pub use first::{First, FirstOutcome, Worked};
pub use rules::Rules;

use crate::{
    counted::{Conditions, CountedGame, Field},
    event::{Player, RatedEvent},
    exact::{Decimal, half_away, half_points, points},
    performance::Performance,
    tables,
};

/// The effect of the event on one player's Elo. The performance covers the games that count.
pub type Rating = crate::Rating<Outcome, Performance>;

/// Depends on whether the player had a rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The change of a rating.
    Rated(Change),
    /// A first rating, or why there is none.
    Unrated(First),
}

/// A rated player's change (8.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The rating before the event.
    pub old: u32,
    /// Games that count, by round.
    pub games: Vec<Line>,
    /// K and its reason.
    pub coefficient: Coefficient,
    /// Points in the games that count.
    pub score: Decimal,
    /// The sum of the expected scores.
    pub expected: Decimal,
    /// K times the difference between score and expectation.
    pub change: Decimal,
    /// Rounded, halves away from zero (8.3.4).
    pub rounded: i32,
    /// The rating after the event.
    pub new: i64,
    /// The next list publishes no rating below its floor (7.1.4).
    pub below_floor: bool,
}

/// One game of the computation.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// From 1.
    pub round: u32,
    /// A rated player.
    pub opponent: PlayerId,
    /// The opponent's rating.
    pub rating: u32,
    /// The result at the board.
    pub score: Score,
    /// Own rating minus the opponent's.
    pub difference: i32,
    /// The counted difference, limited by 8.3.1.
    pub counted: i32,
    /// From the table of 8.1.2.
    pub expected: Decimal,
    /// Score minus expectation.
    pub gain: Decimal,
}

/// Rates all players of an event, in their order.
pub fn rate(event: &RatedEvent, rules: &Rules) -> Vec<Rating> {
    let field = Field::of(event, Conditions::Fide);
    event
        .players
        .iter()
        .map(|player| {
            let (games, omitted) = field.games(player);
            let performance = Performance::of(games.iter().map(|game| (game.rating, game.score)));
            let result = match player.rating {
                Some(rating) => Outcome::Rated(change(event, player, rating, &games, rules)),
                None => Outcome::Unrated(First::of(&games, rules)),
            };
            Rating { player: player.id, result, omitted, performance }
        })
        .collect()
}

fn change(event: &RatedEvent, player: &Player, old: u32, games: &[CountedGame], rules: &Rules) -> Change {
    let lines: Vec<Line> = games.iter().map(|game| line(old, game, rules)).collect();
    let count = u32::try_from(lines.len()).unwrap_or(u32::MAX);
    let coefficient = Coefficient::of(player, old, event.age(player), count, rules);
    let score = points(lines.iter().map(|line| half_points(line.score)).sum());
    let expected = lines.iter().fold(Decimal::new(0, 2), |sum, line| sum + line.expected);
    let change = (score - expected).times(i64::from(coefficient.applied));
    let rounded = half_away(i128::from(change.units()), 10_i128.pow(change.places()));
    let rounded = i32::try_from(rounded).unwrap_or(0);
    let new = i64::from(old) + i64::from(rounded);
    let below_floor = new < i64::from(rules.floor);
    Change { old, games: lines, coefficient, score, expected, change, rounded, new, below_floor }
}

fn line(own: u32, game: &CountedGame, rules: &Rules) -> Line {
    let difference = own as i32 - game.rating as i32;
    // The limit depends on each player's own rating: in one game it may affect one side only.
    let limited = rules.limited_below.is_none_or(|rating| own < rating);
    let greatest = rules.greatest_difference as i32;
    let counted = if limited { difference.clamp(-greatest, greatest) } else { difference };
    let expected = tables::expectancy(counted);
    Line {
        round: game.round,
        opponent: game.opponent,
        rating: game.rating,
        score: game.score,
        difference,
        counted,
        expected,
        gain: points(half_points(game.score)) - expected,
    }
}
