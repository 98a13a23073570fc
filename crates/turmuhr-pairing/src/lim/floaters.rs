//! The floaters of a group (2.3, art. 3).

use turmuhr_core::Color;

use super::{Direction, Round, reach};
use crate::reasons::FloaterType;

/// The input for choosing a floater.
pub(super) struct Choice<'a> {
    pub(super) round: &'a Round<'a>,
    pub(super) direction: Direction,
    /// Players who floated into the group.
    pub(super) incoming: &'a [usize],
    /// Residents of the group that the floater would join.
    pub(super) adjacent: &'a [usize],
    /// Floaters already chosen.
    pub(super) chosen: &'a [usize],
    /// The other players of the group.
    pub(super) staying: &'a [usize],
}

impl Choice<'_> {
    /// The first player, in the order of article 3, who can be spared.
    pub(super) fn first(&self, able: impl Fn(usize) -> bool) -> Option<(usize, FloaterType)> {
        let mut by_number = self.staying.to_vec();
        self.direction.sort(self.round, &mut by_number);
        // 3.2.4: the lowest number of a group that floats down, the highest of a group that floats up.
        by_number.reverse();
        let lowest = by_number.first().copied()?;
        let wanted = self.majority();
        let equalises = |place: usize| {
            wanted.is_some() && self.round.due(place) == wanted && self.round.near(place, lowest)
        };
        let rank = |place: usize| {
            let floated = self.round.roster.players[place].floats[0].is_some();
            (std::cmp::Reverse(self.kind(place)), floated, !equalises(place))
        };
        let found = by_number.into_iter().filter(|&place| able(place)).min_by_key(|&place| rank(place))?;
        Some((found, self.kind(found)))
    }

    /// 3.9.1. Floaters chosen before who rank ahead get their opponents first (3.3, 3.4).
    fn kind(&self, place: usize) -> FloaterType {
        let (roster, adjacent) = (self.round.roster, self.adjacent);
        let mut ahead = self.chosen.to_vec();
        let before = reach::served(roster, &ahead, adjacent);
        ahead.push(place);
        let finds = reach::served(roster, &ahead, adjacent) > before;
        match (self.incoming.contains(&place), finds) {
            (true, false) => FloaterType::AgainWithoutOpponent,
            (true, true) => FloaterType::Again,
            (false, false) => FloaterType::WithoutOpponent,
            (false, true) => FloaterType::Plain,
        }
    }

    /// 3.2.2: the colour due to the majority.
    fn majority(&self) -> Option<Color> {
        let due = |colour: Color| {
            self.staying.iter().filter(|&&place| self.round.due(place) == Some(colour)).count()
        };
        match due(Color::White).cmp(&due(Color::Black)) {
            std::cmp::Ordering::Greater => Some(Color::White),
            std::cmp::Ordering::Less => Some(Color::Black),
            std::cmp::Ordering::Equal => None,
        }
    }
}
