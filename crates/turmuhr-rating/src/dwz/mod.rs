//! DWZ by the German Wertungsordnung: the classic formula, and the one of 2026.
//!
//! Both are forecasts. Only the federation's evaluation is official.

mod classic;
mod expectancy;
mod first;
mod reform;

use std::collections::BTreeMap;

use turmuhr_core::{PlayerId, Score};

pub use classic::Development;
pub use first::{Against, First, FirstOutcome, Worked};
pub use reform::Factor;

use crate::{
    counted::{Conditions, CountedGame, Field},
    event::{Player, RatedEvent},
    exact::{Decimal, half_points, half_up, points},
};

/// A formula of the Wertungsordnung.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Formula {
    /// Until the change of 2026.
    Classic,
    /// As of 2026.
    Reform,
}

impl Formula {
    /// The older first.
    pub const ALL: [Formula; 2] = [Formula::Classic, Formula::Reform];

    /// Its name on the command line and in files.
    pub const fn id(self) -> &'static str {
        match self {
            Formula::Classic => "dwz-classic",
            Formula::Reform => "dwz-2026",
        }
    }

    /// The expected score for a rating difference: three places and a table that ends at 735, or four places.
    pub fn expected(self, difference: i32) -> Decimal {
        const END_OF_THE_TABLE: i32 = 735;
        match self {
            Formula::Classic if difference > END_OF_THE_TABLE => Decimal::new(1000, 3),
            Formula::Classic if difference < -END_OF_THE_TABLE => Decimal::new(0, 3),
            Formula::Classic => expectancy::rounded(difference, 3),
            Formula::Reform => expectancy::rounded(difference, 4),
        }
    }
}

/// An assumption for missing data.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Assumption {
    /// Older than 25.
    Adult,
    /// More than ten evaluations.
    Experienced,
}

/// The effect of the event on one player's DWZ. The performance is given for rated players with at least five
/// games.
pub type Rating = crate::Rating<Outcome, i32>;

/// Depends on whether the player had a rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The change of a rating.
    Rated(Change),
    /// A first rating, or why there is none.
    First(First),
}

/// A rated player's change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Ro: the rating before the event.
    pub old: u32,
    /// Evaluations so far; `None` if unknown.
    pub index: Option<u32>,
    /// Games that count, by round.
    pub games: Vec<Line>,
    /// W: points in the games that count.
    pub score: Decimal,
    /// We: the sum of the expected scores.
    pub expected: Decimal,
    /// E or K, depending on the formula.
    pub coefficient: Coefficient,
    /// Before rounding, to two places.
    pub change: Decimal,
    /// Rn: the rating after the event.
    pub new: u32,
    /// The formula gave less than the lowest possible rating.
    pub raised_to_floor: bool,
}

/// The development coefficient.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Coefficient {
    /// E of the classic formula.
    Classic(Development),
    /// K of the formula of 2026.
    Reform(Factor),
}

/// One game of the computation.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// From 1.
    pub round: u32,
    /// A rated player, or a newcomer with a first rating.
    pub opponent: PlayerId,
    /// The opponent's rating.
    pub rating: u32,
    /// The result at the board.
    pub score: Score,
    /// Own rating minus the opponent's.
    pub difference: i32,
    /// Three places in the classic formula, four in that of 2026.
    pub expected: Decimal,
}

/// Rates all players of an event, in their order; newcomers are computed first because their ratings count for
/// others.
pub fn rate(event: &RatedEvent, formula: Formula) -> Vec<Rating> {
    let mut field = Field::of(event, Conditions::German);
    let mut firsts = first::ratings(&newcomers(event, &field), formula);
    for (player, first) in &firsts {
        if let FirstOutcome::Worked(worked) = first.outcome {
            field.see(*player, worked.rating);
        }
    }
    event
        .players
        .iter()
        .map(|player| {
            let (games, omitted) = field.games(player);
            let (result, performance) = match (player.rating, firsts.remove(&player.id)) {
                (None, Some(first)) => (Outcome::First(first), None),
                (rating, _) => {
                    let old = rating.unwrap_or(0);
                    (Outcome::Rated(change(event, player, old, &games, formula)), performance(&games))
                }
            };
            Rating { player: player.id, result, omitted, performance }
        })
        .collect()
}

fn newcomers(event: &RatedEvent, field: &Field<'_>) -> BTreeMap<PlayerId, Vec<first::Played>> {
    let ratings: BTreeMap<PlayerId, Option<u32>> =
        event.players.iter().map(|player| (player.id, player.rating)).collect();
    let games = |player: &Player| {
        player
            .rounds
            .iter()
            .zip(1..)
            .filter_map(|(round, number)| {
                let opponent = round.opponent()?;
                let score = field.playable(player, opponent, *round).ok()?;
                let rating = *ratings.get(&opponent)?;
                Some(first::Played { round: number, opponent, rating, half_points: half_points(score) })
            })
            .collect()
    };
    let unrated = event.players.iter().filter(|player| player.rating.is_none());
    unrated.map(|player| (player.id, games(player))).collect()
}

fn change(event: &RatedEvent, player: &Player, old: u32, games: &[CountedGame], formula: Formula) -> Change {
    let lines: Vec<Line> = games
        .iter()
        .map(|game| {
            let difference = old as i32 - game.rating as i32;
            let &CountedGame { round, opponent, rating, score } = game;
            Line { round, opponent, rating, score, difference, expected: formula.expected(difference) }
        })
        .collect();
    let score = points(lines.iter().map(|line| half_points(line.score)).sum());
    let expected = lines
        .iter()
        .map(|line| line.expected)
        .fold(Decimal::whole(0).to_places(formula.expected(0).places()), |sum, one| sum + one);
    let gain = score - expected;
    let (age, index) = (event.age(player), player.record.index);
    let above = gain.units().cmp(&0);
    // The change as a fraction; rounded once, together with the old rating (half up).
    let unit = 10_i128.pow(gain.places());
    let (numerator, denominator, coefficient) = match formula {
        Formula::Classic => {
            let development = Development::of(old, age, index, above);
            let below = unit * (i128::from(development.value) + lines.len() as i128);
            (800 * i128::from(gain.units()), below, Coefficient::Classic(development))
        }
        Formula::Reform => {
            let factor = Factor::of(old, age, index, above);
            let product = i128::from(factor.value.units()) * i128::from(gain.units());
            (product, 10 * unit, Coefficient::Reform(factor))
        }
    };
    let new = i128::from(old) + half_up(numerator, denominator);
    let floor = match formula {
        Formula::Classic => 0,
        // A rating without a counted game stays unchanged.
        Formula::Reform if lines.is_empty() => 0,
        Formula::Reform => i128::from(reform::FLOOR),
    };
    Change {
        old,
        index,
        games: lines,
        score,
        expected,
        coefficient,
        change: Decimal::ratio(numerator, denominator, 2),
        new: u32::try_from(new.max(floor)).unwrap_or(0),
        raised_to_floor: new < floor,
    }
}

/// The performance rating; for all or no points, 677 above or below the average.
fn performance(games: &[CountedGame]) -> Option<i32> {
    if games.len() < 5 {
        return None;
    }
    let ratings: Vec<i64> = games.iter().map(|game| i64::from(game.rating) * 100).collect();
    let half: i64 = games.iter().map(|game| half_points(game.score)).sum();
    let whole = |hundredths: i128, of: i128| half_up(hundredths, 100 * of) as i32;
    let sum = ratings.iter().map(|&rating| i128::from(rating)).sum();
    let average = whole(sum, ratings.len() as i128);
    Some(match half {
        0 => average - 677,
        _ if half == 2 * ratings.len() as i64 => average + 677,
        _ => whole(i128::from(first::balance(&ratings, half)), 1),
    })
}
