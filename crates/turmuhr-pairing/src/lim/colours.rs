//! Allocation of colours (art. 5, and 7.2 if neither has played).

use turmuhr_core::Color;

use crate::{
    colours::ColourRule,
    roster::{Contender, Strength},
};

/// The colour of the higher ranked player, and the rule. `upper`: the pair was made in the median group or
/// above it.
pub(super) fn allocate(
    higher: &Contender,
    lower: &Contender,
    initial: Color,
    upper: bool,
    last_round: bool,
) -> (Color, ColourRule) {
    let (own, theirs) = (higher.preference, lower.preference);
    let (own_due, their_due) = match (own.colour, theirs.colour) {
        (None, None) => {
            let odd = higher.number % 2 == 1;
            return (if odd { initial } else { !initial }, ColourRule::ByNumber);
        }
        (Some(own), None) => return (own, ColourRule::BothGranted),
        (None, Some(theirs)) => return (!theirs, ColourRule::BothGranted),
        (Some(own), Some(theirs)) if own != theirs => return (own, ColourRule::BothGranted),
        (Some(own), Some(theirs)) => (own, theirs),
    };
    // 5.3: the limits bind; in the last round as far as possible.
    let bound = |one: &Contender| one.preference.strength == Strength::Absolute;
    match (bound(higher), bound(lower)) {
        (true, false) => return (own_due, ColourRule::Limit),
        (false, true) => return (!their_due, ColourRule::Limit),
        (true, true) => debug_assert!(last_round, "2.1 keeps such players apart before the last round"),
        (false, false) => {}
    }
    // 5.4: at the latest difference, each gets the colour the other had.
    if let Some((&own, _)) = higher.colours.iter().zip(&lower.colours).find(|(own, theirs)| own != theirs) {
        return (!own, ColourRule::LatestDifference);
    }
    if upper { (own_due, ColourRule::HigherDue) } else { (!their_due, ColourRule::LowerDue) }
}
