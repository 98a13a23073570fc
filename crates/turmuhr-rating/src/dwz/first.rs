//! First ratings: the rating whose expected score equals the actual score.
//!
//! Newcomers of one event may have met each other, so their ratings are computed together.

use std::collections::BTreeMap;

use turmuhr_core::PlayerId;

use super::{
    Formula,
    expectancy::{self, ONE},
    reform,
};
use crate::exact::{Decimal, half_up, points};

/// A newcomer's game: round, opponent, the opponent's earlier rating if any, half points.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Played {
    pub(super) round: u32,
    pub(super) opponent: PlayerId,
    pub(super) rating: Option<u32>,
    pub(super) half_points: i64,
}

/// The evaluation of a newcomer's games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct First {
    /// Games that count, by round.
    pub games: Vec<Against>,
    /// Points in them.
    pub score: Decimal,
    /// The rating, or why there is none.
    pub outcome: FirstOutcome,
}

/// A game with the opponent's rating as counted.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Against {
    /// From 1.
    pub round: u32,
    /// The opponent.
    pub opponent: PlayerId,
    /// The opponent's rating; that of another newcomer is computed together with it.
    pub rating: i32,
    /// Points in this game.
    pub score: Decimal,
    /// At the computed rating.
    pub expected: Option<Decimal>,
}

/// A first rating, or why there is none.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FirstOutcome {
    /// No game counts.
    NoGames,
    /// The games are kept for the next evaluation.
    TooFew {
        /// Games needed.
        needed: u32,
    },
    /// Nothing was scored.
    NoPoints,
    /// All games were won: the classic formula gives no rating then.
    AllPoints,
    /// No chain of games leads to a rated player.
    Adrift,
    /// A first rating.
    Worked(Worked),
}

/// The arithmetic of a first rating.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Worked {
    /// The average of the opponents.
    pub average: i32,
    /// All games were won: a draw against the average is added (2026).
    pub fictitious_draw: bool,
    /// The rating whose expected score equals the score.
    pub performance: i32,
    /// The sum of expectations at that rating.
    pub expected: Decimal,
    /// The first rating.
    pub rating: u32,
}

/// The games needed for a first rating.
const GAMES: usize = 5;

/// The first ratings of an event's newcomers.
pub(super) fn ratings(
    newcomers: &BTreeMap<PlayerId, Vec<Played>>,
    formula: Formula,
) -> BTreeMap<PlayerId, First> {
    let mut outcomes: BTreeMap<PlayerId, FirstOutcome> = BTreeMap::new();
    let mut active: BTreeMap<PlayerId, i64> = newcomers.keys().map(|&player| (player, 0)).collect();
    loop {
        drop_the_unfit(newcomers, formula, &mut active, &mut outcomes);
        match settle(newcomers, &mut active) {
            Ok(()) => break,
            Err(adrift) => {
                for player in adrift {
                    active.remove(&player);
                    outcomes.insert(player, FirstOutcome::Adrift);
                }
            }
        }
    }
    newcomers
        .iter()
        .map(|(&player, games)| {
            let known = counted(games, &active);
            let outcome = match active.get(&player) {
                Some(&found) => FirstOutcome::Worked(worked(&known, found, formula)),
                None => outcomes[&player],
            };
            let found = active.get(&player).map(|&found| half_up(i128::from(found), 100) as i32);
            let games: Vec<Against> = known
                .iter()
                .map(|&(game, rating)| {
                    let rating = half_up(i128::from(rating), 100) as i32;
                    let expected = found.map(|found| formula.expected(found - rating));
                    let score = points(game.half_points);
                    Against { round: game.round, opponent: game.opponent, rating, score, expected }
                })
                .collect();
            let score = points(known.iter().map(|(game, _)| game.half_points).sum());
            (player, First { games, score, outcome })
        })
        .collect()
}

/// The rating, in hundredths, whose expected score against these ratings is the given one; for performances.
pub(super) fn balance(opponents: &[i64], half_points: i64) -> i64 {
    let wanted = i128::from(half_points) * ONE / 2;
    let lowest = opponents.iter().min().copied().unwrap_or(0);
    let highest = opponents.iter().max().copied().unwrap_or(0);
    let (mut low, mut high) = (lowest - FAR, highest + FAR);
    while low < high {
        let middle = low + (high - low).div_euclid(2);
        if expectation(opponents, middle) >= wanted { high = middle } else { low = middle + 1 }
    }
    low
}

/// At this distance from all opponents, in hundredths, the expected score is all or nothing.
const FAR: i64 = 200_000;

fn expectation(opponents: &[i64], rating: i64) -> i128 {
    opponents.iter().map(|opponent| expectancy::exactly(rating - opponent)).sum()
}

/// The games that count, with the opponents' ratings in hundredths: rated opponents, and newcomers who get a
/// rating.
fn counted<'a>(games: &'a [Played], active: &BTreeMap<PlayerId, i64>) -> Vec<(&'a Played, i64)> {
    games
        .iter()
        .filter_map(|game| {
            let before = game.rating.map(|rating| i64::from(rating) * 100);
            before.or_else(|| active.get(&game.opponent).copied()).map(|rating| (game, rating))
        })
        .collect()
}

/// A newcomer without a rating is no opponent either, so dropping one may drop another.
fn drop_the_unfit(
    newcomers: &BTreeMap<PlayerId, Vec<Played>>,
    formula: Formula,
    active: &mut BTreeMap<PlayerId, i64>,
    outcomes: &mut BTreeMap<PlayerId, FirstOutcome>,
) {
    loop {
        let unfit: Vec<(PlayerId, FirstOutcome)> = active
            .keys()
            .filter_map(|player| {
                let known = counted(&newcomers[player], active);
                let half: i64 = known.iter().map(|(game, _)| game.half_points).sum();
                let all = 2 * known.len() as i64;
                let outcome = match known.len() {
                    0 => FirstOutcome::NoGames,
                    1..GAMES => FirstOutcome::TooFew { needed: GAMES as u32 },
                    _ if half == 0 => FirstOutcome::NoPoints,
                    _ if half == all && formula == Formula::Classic => FirstOutcome::AllPoints,
                    _ => return None,
                };
                Some((*player, outcome))
            })
            .collect();
        if unfit.is_empty() {
            return;
        }
        for (player, outcome) in unfit {
            active.remove(&player);
            outcomes.insert(player, outcome);
        }
    }
}

/// Computes the ratings together. Returns the players without a stable rating: a group that met no rated
/// player, or won all games outside the group.
fn settle(
    newcomers: &BTreeMap<PlayerId, Vec<Played>>,
    active: &mut BTreeMap<PlayerId, i64>,
) -> Result<(), Vec<PlayerId>> {
    /// A middle rating; the start only affects the number of steps.
    const BEGINNING: i64 = 150_000;
    /// The inverse of the steepest slope of the expectation, in hundredths: no step overshoots.
    const STEP: i128 = 70_899;
    const STEPS: u32 = 4000;
    const LOWEST: i64 = -150_000;
    const HIGHEST: i64 = 500_000;
    for rating in active.values_mut() {
        *rating = BEGINNING;
    }
    let players: Vec<PlayerId> = active.keys().copied().collect();
    for _ in 0..STEPS {
        let mut moved = false;
        for player in &players {
            let (opponents, half) = sides(&counted(&newcomers[player], active));
            let rating = active[player];
            let short = i128::from(half) * ONE / 2 - expectation(&opponents, rating);
            let step = short * STEP / (ONE * opponents.len() as i128);
            moved |= step != 0;
            active.insert(*player, rating + step as i64);
        }
        if !moved {
            break;
        }
    }
    let gone: Vec<PlayerId> = active
        .iter()
        .filter(|(player, rating)| {
            !(LOWEST..=HIGHEST).contains(*rating) || !held(newcomers, active, **player)
        })
        .map(|(player, _)| *player)
        .collect();
    if !gone.is_empty() {
        return Err(gone);
    }
    // Final precision: each rating with the others fixed.
    for player in &players {
        let (opponents, half) = sides(&counted(&newcomers[player], active));
        active.insert(*player, balance(&opponents, half));
    }
    Ok(())
}

/// Does a chain of games lead from this newcomer to a rated player?
fn held(
    newcomers: &BTreeMap<PlayerId, Vec<Played>>,
    active: &BTreeMap<PlayerId, i64>,
    player: PlayerId,
) -> bool {
    let (mut seen, mut open) = (std::collections::BTreeSet::from([player]), vec![player]);
    while let Some(player) = open.pop() {
        for (game, _) in counted(&newcomers[&player], active) {
            if game.rating.is_some() {
                return true;
            }
            if seen.insert(game.opponent) {
                open.push(game.opponent);
            }
        }
    }
    false
}

/// Opponents and half points; a player who won all games gets an extra draw against the average (2026).
fn sides(known: &[(&Played, i64)]) -> (Vec<i64>, i64) {
    let mut opponents: Vec<i64> = known.iter().map(|&(_, rating)| rating).collect();
    let mut half: i64 = known.iter().map(|(game, _)| game.half_points).sum();
    if half == 2 * opponents.len() as i64 && !opponents.is_empty() {
        opponents.push(average(&opponents));
        half += 1;
    }
    (opponents, half)
}

fn average(ratings: &[i64]) -> i64 {
    let sum: i64 = ratings.iter().sum();
    half_up(i128::from(sum), ratings.len().max(1) as i128) as i64
}

fn worked(known: &[(&Played, i64)], found: i64, formula: Formula) -> Worked {
    let (opponents, _) = sides(known);
    let real: Vec<i64> = known.iter().map(|&(_, rating)| rating).collect();
    let whole = |hundredths: i64| half_up(i128::from(hundredths), 100) as i32;
    let performance = whole(found);
    let expected = opponents
        .iter()
        .map(|&opponent| formula.expected(performance - whole(opponent)))
        .fold(Decimal::whole(0), |sum, one| sum + one);
    Worked {
        average: whole(average(&real)),
        fictitious_draw: opponents.len() > real.len(),
        performance,
        expected,
        rating: published(found, formula),
    }
}

/// The first rating for a performance in hundredths.
fn published(found: i64, formula: Formula) -> u32 {
    let found = i128::from(found);
    let rating = match formula {
        // Rn = 700 + R/8 below 800.
        Formula::Classic if found < 80_000 => half_up(560_000 + found, 800),
        Formula::Classic => half_up(found, 100),
        Formula::Reform if found >= 200_000 => half_up(found, 100),
        // Rh + 0.08·(2000 − Rh).
        Formula::Reform if found >= 110_000 => half_up(found * 92 + 8 * 200_000, 10_000),
        // 1100 + 9·0.08·Rh/11.
        Formula::Reform => half_up(1100 * 110_000 + 72 * found, 110_000).max(i128::from(reform::FLOOR)),
    };
    u32::try_from(rating).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_first_rating_from_a_performance() {
        for (performance, classic, reform) in [
            (1843, 1843, 1856),
            (2100, 2100, 2100),
            (2000, 2000, 2000),
            (1100, 1100, 1172),
            (1000, 1000, 1165),
            (800, 800, 1152),
            (600, 775, 1139),
            (0, 700, 1100),
            (-200, 675, 1100),
        ] {
            assert_eq!(published(performance * 100, Formula::Classic), classic, "{performance}");
            assert_eq!(published(performance * 100, Formula::Reform), reform, "{performance}");
        }
    }

    #[test]
    fn half_the_points_against_equals_is_their_rating() {
        assert_eq!(balance(&[170_000, 170_000], 2), 170_000);
        assert!((balance(&[160_000, 180_000], 2) - 170_000).abs() <= 1);
    }
}
