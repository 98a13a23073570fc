//! The effect of an event on one player's rating, in either system, as tables and pages show it.

use turmuhr_core::PlayerId;

use crate::{Decimal, Omitted, dwz, elo};

/// The effect of an event on one player's rating, with the system's own result and performance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rating<Result, Performance> {
    /// The player.
    pub player: PlayerId,
    /// The change, or the first rating.
    pub result: Result,
    /// Scheduled games that do not count, with their reasons.
    pub omitted: Vec<Omitted>,
    /// `None` if too few games count.
    pub performance: Option<Performance>,
}

/// One line of a table of rating changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The player.
    pub player: PlayerId,
    /// `None` for an unrated player.
    pub old: Option<u32>,
    /// Games that count.
    pub games: usize,
    /// Points in the games that count.
    pub score: Decimal,
    /// Only for players with a rating.
    pub change: Option<Changed>,
    /// The rating after the event; `None` if an unrated player gets none.
    pub new: Option<i64>,
    /// `None` if too few games count.
    pub performance: Option<i32>,
}

/// The change of a rating.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// The sum of the expected scores.
    pub expected: Decimal,
    /// The development coefficient.
    pub factor: Decimal,
    /// Before rounding.
    pub exact: Decimal,
    /// Whole points.
    pub points: i64,
}

impl Summary {
    /// The points gained or lost by a player with counted games.
    pub fn points(&self) -> Option<i64> {
        self.change.filter(|_| self.games > 0).map(|change| change.points)
    }
}

impl elo::Rating {
    /// The line of this player.
    pub fn summary(&self) -> Summary {
        let performance = self.performance.as_ref().map(|worked| worked.rating);
        match &self.result {
            elo::Outcome::Rated(change) => Summary {
                player: self.player,
                old: Some(change.old),
                games: change.games.len(),
                score: change.score,
                change: Some(Changed {
                    expected: change.expected,
                    factor: whole(change.coefficient.applied),
                    exact: change.change,
                    points: i64::from(change.rounded),
                }),
                new: Some(change.new),
                performance,
            },
            elo::Outcome::Unrated(first) => {
                let published = match first.outcome {
                    elo::FirstOutcome::Worked(worked) => worked.published,
                    elo::FirstOutcome::NoGames
                    | elo::FirstOutcome::NoPoints
                    | elo::FirstOutcome::TooFew { .. } => None,
                };
                let new = published.map(i64::from);
                unrated(self.player, first.games.len(), first.score, new, performance)
            }
        }
    }
}

impl dwz::Rating {
    /// The line of this player.
    pub fn summary(&self) -> Summary {
        match &self.result {
            dwz::Outcome::Rated(change) => Summary {
                player: self.player,
                old: Some(change.old),
                games: change.games.len(),
                score: change.score,
                change: Some(Changed {
                    expected: change.expected,
                    factor: match &change.coefficient {
                        dwz::Coefficient::Classic(development) => whole(development.value),
                        dwz::Coefficient::Reform(factor) => factor.value,
                    },
                    exact: change.change,
                    points: i64::from(change.new) - i64::from(change.old),
                }),
                new: Some(i64::from(change.new)),
                performance: self.performance,
            },
            dwz::Outcome::First(first) => {
                let worked = match first.outcome {
                    dwz::FirstOutcome::Worked(worked) => Some(worked),
                    dwz::FirstOutcome::NoGames
                    | dwz::FirstOutcome::TooFew { .. }
                    | dwz::FirstOutcome::NoPoints
                    | dwz::FirstOutcome::AllPoints
                    | dwz::FirstOutcome::Adrift => None,
                };
                let new = worked.map(|worked| i64::from(worked.rating));
                let performance = worked.map(|worked| worked.performance);
                unrated(self.player, first.games.len(), first.score, new, performance)
            }
        }
    }
}

fn whole(number: u32) -> Decimal {
    Decimal::whole(i64::from(number))
}

fn unrated(
    player: PlayerId,
    games: usize,
    score: Decimal,
    new: Option<i64>,
    performance: Option<i32>,
) -> Summary {
    Summary { player, old: None, games, score, change: None, new, performance }
}
