//! A bracket: the first identifier (3.6) among the best pairings.

use super::{Quality, Rules, Step, denied, floated, strongly_denied};
use crate::{
    matching::{
        bits::Bits,
        choice::{Hint, best},
        classes::Classes,
        steps::Spent,
    },
    roster::Roster,
};

/// The players of a bracket in order of number.
struct Members<'a> {
    roster: &'a Roster,
    rules: Rules,
    places: Vec<usize>,
    upfloats: Vec<bool>,
}

pub(super) fn first(
    roster: &Roster,
    rules: Rules,
    group: Vec<usize>,
    upfloaters: Vec<usize>,
) -> Result<Step, Spent> {
    let mut places: Vec<usize> = group.iter().chain(&upfloaters).copied().collect();
    places.sort_by_key(|&place| roster.players[place].number);
    let upfloats = places.iter().map(|place| upfloaters.contains(place)).collect();
    let members = Members { roster, rules, places, upfloats };
    let pairs = members.pairs()?;
    let mut cost = [0; 3];
    for &(one, other) in &pairs {
        for (sum, part) in cost.iter_mut().zip(members.cost(one, other)) {
            *sum += part;
        }
    }
    let again = upfloaters.iter().filter(|&&place| rules.float_history && floated(roster, place)).count();
    let quality = Quality {
        upfloaters_floated: again as u32,
        denied: cost[0],
        strongly_denied: cost[1],
        opponents_floated: cost[2],
    };
    let pairs = pairs.iter().map(|&(one, other)| (members.places[one], members.places[other])).collect();
    Ok(Step { group, upfloaters, pairs, quality })
}

impl Members<'_> {
    /// The values of C8, C9 and C10 for a pair.
    fn cost(&self, one: usize, other: usize) -> [u32; 3] {
        let (first, second) =
            (&self.roster.players[self.places[one]], &self.roster.players[self.places[other]]);
        let opponent = match (self.upfloats[one], self.upfloats[other]) {
            (true, false) => Some(other),
            (false, true) => Some(one),
            _ => None,
        };
        let again =
            opponent.is_some_and(|at| self.rules.float_history && floated(self.roster, self.places[at]));
        [
            u32::from(denied(first, second)),
            u32::from(self.rules.strong && strongly_denied(first, second)),
            u32::from(again),
        ]
    }

    fn may_meet(&self, one: usize, other: usize) -> bool {
        self.roster.may_meet(self.places[one], self.places[other])
    }

    /// The smaller number first, in ascending order.
    fn pairs(&self) -> Result<Vec<(usize, usize)>, Spent> {
        let size = self.places.len();
        let classes = Classes::by(self.places.iter().zip(&self.upfloats).map(|(&place, &upfloats)| {
            (upfloats, self.roster.players[place].preference, floated(self.roster, place))
        }));
        let steps = &self.roster.steps;
        let mut choices = best(&classes, &[size; 4], Hint::Greatest(size), steps, |one, other, counts| {
            counts[0] = 1;
            for (count, part) in counts[1..].iter_mut().zip(self.cost(one, other)) {
                *count = 1 - part;
            }
            self.may_meet(one, other)
        })?;
        // The identifier begins with the smaller numbers of all pairs: every player who can be one of them is.
        for one in 0..size {
            let mut wanted = Bits::empty(size);
            let below = (one + 1..size).filter(|&other| self.may_meet(one, other));
            below.for_each(|other| wanted.insert(other));
            choices.among(one, &wanted)?;
        }
        // Then their opponents follow, in the same order.
        let mut pairs = Vec::with_capacity(size / 2);
        for one in 0..size {
            if choices.mate(one) < one {
                continue;
            }
            let wanted: Vec<usize> = (one + 1..size).filter(|&other| self.may_meet(one, other)).collect();
            let opponent = choices.first(one, &wanted)?;
            debug_assert!(opponent.is_some(), "upfloaters are chosen so that the bracket can be paired");
            pairs.extend(opponent.map(|other| (one, other)));
        }
        Ok(pairs)
    }
}
