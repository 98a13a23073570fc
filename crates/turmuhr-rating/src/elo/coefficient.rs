//! K, the development coefficient (B.02, 8.3.3).

use super::rules::Rules;
use crate::event::Player;

/// K with the rule it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coefficient {
    /// K by the rule.
    pub k: u32,
    /// The rule that gives K.
    pub reason: Reason,
    /// Assumptions for missing data.
    pub assumed: Vec<Assumption>,
    /// Less than K if K times the games of the period would be too large.
    pub applied: u32,
}

/// The rule that gives K (8.3.3).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The rating list prints it.
    Listed,
    /// Fewer than 30 games so far.
    New {
        /// Rated games so far.
        games: u32,
    },
    /// Up to the end of the year of the 18th birthday, below 2300.
    Junior {
        /// In years, by the year of birth.
        age: u32,
    },
    /// 2400 was reached; K stays.
    Top,
    /// No other rule applies.
    Settled,
}

/// An assumption for missing data.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Assumption {
    /// At least 30 games have been played.
    NotNew,
    /// Older than 18.
    Adult,
    /// 2400 was never reached before.
    NeverTop,
}

impl Coefficient {
    pub(super) fn of(
        player: &Player,
        rating: u32,
        age: Option<u32>,
        games: u32,
        rules: &Rules,
    ) -> Coefficient {
        let (k, reason, assumed) = unlimited(player, rating, age, rules);
        let greatest = rules.coefficients.greatest_product / games.max(1);
        Coefficient { k, reason, assumed, applied: k.min(greatest) }
    }
}

fn unlimited(
    player: &Player,
    rating: u32,
    age: Option<u32>,
    rules: &Rules,
) -> (u32, Reason, Vec<Assumption>) {
    let known = &rules.coefficients;
    let record = player.record;
    if let Some(k) = record.coefficient {
        return (k, Reason::Listed, Vec::new());
    }
    let mut assumed = Vec::new();
    match record.games {
        Some(games) if games < known.new_games => return (known.new, Reason::New { games }, assumed),
        Some(_) => {}
        None => assumed.push(Assumption::NotNew),
    }
    // Reaching 2400 counts for ever: a junior who fell below 2300 again keeps K 10.
    if rating >= known.top_from || record.reached_2400 == Some(true) {
        return (known.top, Reason::Top, assumed);
    }
    if rating < known.junior_below {
        match age {
            Some(age) if age <= known.junior_age => return (known.junior, Reason::Junior { age }, assumed),
            Some(_) => {}
            None => assumed.push(Assumption::Adult),
        }
    }
    if record.reached_2400.is_none() {
        assumed.push(Assumption::NeverTop);
    }
    (known.settled, Reason::Settled, assumed)
}
