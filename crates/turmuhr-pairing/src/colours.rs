//! Who has White (C.04.3, art. 5), and the order of the boards (C.04.2, 3.6).

use turmuhr_core::Color;

use crate::{
    outcome::Board,
    roster::{Contender, Roster, Strength},
    system::System,
};

/// The rule that gave the colours of a pair: article 5.2 of the Dutch system, 4.3 for teams.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ColourRule {
    /// 5.2.1: both get their preference, or only one of them has a preference.
    BothGranted,
    /// 5.2.2: the stronger preference, or the wider colour difference.
    Stronger,
    /// 5.2.3: the colours of the latest round in which they differed, exchanged.
    LatestDifference,
    /// 5.2.4: the preference of the higher ranked.
    HigherRanked,
    /// 5.2.5: the number of the higher ranked, and the colour drawn by lot.
    ByNumber,
    /// White to the player with the lower colour difference.
    LowerDifference,
    /// The last colour of the higher ranked, changed; if there is none, the last colour of the other.
    LastColour,
    /// White to the player with fewer Whites.
    FewerWhites,
    /// The only colour that one of the two may still have.
    Limit,
    /// Equal histories, in the median group or above: the higher ranked gets the colour due.
    HigherDue,
    /// Equal histories, below the median group: the lower ranked gets the colour due.
    LowerDue,
}

impl ColourRule {
    /// The article of the system that has this rule.
    pub const fn article(self, system: System) -> &'static str {
        match (system, self) {
            (System::Dutch(_), ColourRule::BothGranted) => "5.2.1",
            (System::Dutch(_), ColourRule::Stronger) => "5.2.2",
            (System::Dutch(_), ColourRule::LatestDifference) => "5.2.3",
            (System::Dutch(_), ColourRule::HigherRanked) => "5.2.4",
            (System::Dutch(_), _) => "5.2.5",
            (System::Dubov | System::Burstein, ColourRule::ByNumber) => "5.2.1",
            (System::Dubov | System::Burstein, ColourRule::BothGranted) => "5.2.2",
            (System::Dubov | System::Burstein, ColourRule::Stronger) => "5.2.3",
            (System::Dubov | System::Burstein, ColourRule::LatestDifference) => "5.2.4",
            (System::Dubov | System::Burstein, _) => "5.2.5",
            (System::Team(_), ColourRule::ByNumber) => "4.3.1",
            (System::Team(_), ColourRule::BothGranted) => "4.3.2, 4.3.3",
            (System::Team(_), ColourRule::Stronger) => "4.3.4",
            (System::Team(_), ColourRule::LowerDifference) => "4.3.5",
            (System::Team(_), ColourRule::LatestDifference) => "4.3.6",
            (System::Team(_), ColourRule::HigherRanked) => "4.3.7",
            (System::Team(_), _) => "4.3.8, 4.3.9",
            (System::DoubleSwiss, ColourRule::ByNumber) => "4.3.1",
            (System::DoubleSwiss, ColourRule::FewerWhites) => "4.3.2",
            (System::DoubleSwiss, ColourRule::LatestDifference) => "4.3.3",
            (System::DoubleSwiss, _) => "4.3.4, 4.3.5",
            (System::Lim(_), ColourRule::ByNumber) => "7.2",
            (System::Lim(_), ColourRule::Limit) => "5.3",
            (System::Lim(_), ColourRule::BothGranted) => "5.2",
            (System::Lim(_), _) => "5.4",
        }
    }
}

/// The colour of the higher ranked player, and why.
pub(crate) fn allocate(higher: &Contender, lower: &Contender, initial: Color) -> (Color, ColourRule) {
    let (own, theirs) = (higher.preference, lower.preference);
    match (own.colour, theirs.colour) {
        (Some(own), Some(theirs)) if own != theirs => return (own, ColourRule::BothGranted),
        (Some(own), None) => return (own, ColourRule::BothGranted),
        (None, Some(theirs)) => return (!theirs, ColourRule::BothGranted),
        (None, None) => {
            let odd = higher.number % 2 == 1;
            return (if odd { initial } else { !initial }, ColourRule::ByNumber);
        }
        (Some(_), Some(_)) => {}
    }
    let wanted = own.colour.unwrap_or(initial);
    let weight = |player: &Contender| {
        let wide = if player.preference.strength == Strength::Absolute { player.difference.abs() } else { 0 };
        (player.preference.strength, wide)
    };
    match weight(higher).cmp(&weight(lower)) {
        std::cmp::Ordering::Greater => return (wanted, ColourRule::Stronger),
        std::cmp::Ordering::Less => return (!wanted, ColourRule::Stronger),
        std::cmp::Ordering::Equal => {}
    }
    let latest = higher.colours.iter().zip(&lower.colours).find(|(own, theirs)| own != theirs);
    match latest {
        Some((&own, _)) => (!own, ColourRule::LatestDifference),
        None => (wanted, ColourRule::HigherRanked),
    }
}

/// The colour of the higher ranked of two players, from the initial colour, and the rule that gave it.
pub(crate) type Allocate = fn(&Contender, &Contender, Color) -> (Color, ColourRule);

/// The boards in order. Places of the roster follow score and number; `allocate` returns the colour of the
/// player who is first in the order of the system.
pub(crate) fn boards(
    roster: &Roster,
    mut pairs: Vec<(usize, usize)>,
    allocate: impl Fn(&Contender, &Contender, Color) -> (Color, ColourRule),
) -> Vec<(Board, (usize, usize), ColourRule)> {
    pairs.sort_by_key(|&(higher, lower)| {
        let (best, other) = (higher.min(lower), higher.max(lower));
        let (own, theirs) = (roster.score(best), roster.score(other));
        (-own, -(own + theirs), roster.players[best].number)
    });
    pairs
        .into_iter()
        .map(|(higher, lower)| {
            let (one, other) = (&roster.players[higher], &roster.players[lower]);
            let (colour, rule) = allocate(one, other, roster.initial_colour);
            let (white, black) = if colour.is_white() { (one.id, other.id) } else { (other.id, one.id) };
            (Board { white, black }, (higher, lower), rule)
        })
        .collect()
}
