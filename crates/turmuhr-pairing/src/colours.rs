//! Who has White (C.04.3, art. 5), and the order of the boards (C.04.2, 3.6).

use turmuhr_core::Color;

use crate::{
    outcome::Board,
    roster::{Contender, Roster, Strength},
};

/// The rule of article 5.2 that gave the colours of a pair.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ColourRule {
    /// 5.2.1: both get what they prefer, or the only one who prefers something does.
    BothGranted,
    /// 5.2.2: the stronger preference, or the wider colour difference.
    Stronger,
    /// 5.2.3: the colours of the latest round in which they differed, exchanged.
    LatestDifference,
    /// 5.2.4: the preference of the higher ranked.
    HigherRanked,
    /// 5.2.5: the number of the higher ranked, and the colour drawn by lot.
    ByNumber,
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

/// The boards in order. Places of the roster are in order of score and number.
pub(crate) fn boards(
    roster: &Roster,
    mut pairs: Vec<(usize, usize)>,
) -> Vec<(Board, (usize, usize), ColourRule)> {
    pairs.sort_by_key(|&(higher, lower)| {
        let (own, theirs) = (roster.score(higher), roster.score(lower));
        (-own, -(own + theirs), roster.players[higher].number)
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
