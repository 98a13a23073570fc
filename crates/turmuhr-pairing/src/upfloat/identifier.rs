//! A bracket: the first identifier (3.6) among the pairings that serve the criteria best.

use super::{Quality, Rules, Step, denied, floated, strongly_denied};
use crate::{
    matching::{
        bits::Bits,
        cardinality::{Graph, Matching},
        cheapest::cheapest,
        classes::Classes,
        steps::Spent,
    },
    roster::Roster,
};

/// The members in order of number, whom each may still get, and a best pairing so far.
struct Order<'a> {
    roster: &'a Roster,
    rules: Rules,
    members: Vec<usize>,
    upfloats: Vec<bool>,
    open: Vec<Bits>,
    mate: Vec<usize>,
    cost: Vec<u32>,
}

pub(super) fn first(
    roster: &Roster,
    rules: Rules,
    group: Vec<usize>,
    upfloaters: Vec<usize>,
) -> Result<Step, Spent> {
    let mut members: Vec<usize> = group.iter().chain(&upfloaters).copied().collect();
    members.sort_by_key(|&place| roster.players[place].number);
    let size = members.len();
    let mut open = vec![Bits::empty(size); size];
    for one in 0..size {
        for other in (0..size).filter(|&other| roster.may_meet(members[one], members[other])) {
            open[one].insert(other);
        }
    }
    let upfloats = members.iter().map(|place| upfloaters.contains(place)).collect();
    let mut order = Order { roster, rules, members, upfloats, open, mate: Vec::new(), cost: vec![0; 3] };
    order.begin()?;
    order.tops()?;
    order.bottoms()?;
    let pairs: Vec<(usize, usize)> = (0..size)
        .filter(|&one| one < order.mate[one])
        .map(|one| (order.members[one], order.members[order.mate[one]]))
        .collect();
    let again = upfloaters.iter().filter(|&&place| rules.float_history && floated(roster, place)).count();
    let quality = Quality {
        upfloaters_floated: again as u32,
        denied: order.cost[0],
        strongly_denied: order.cost[1],
        opponents_floated: order.cost[2],
    };
    Ok(Step { group, upfloaters, pairs, quality })
}

impl Order<'_> {
    /// C8, C9 and C10 of a pair.
    fn cost(&self, one: usize, other: usize) -> Vec<u32> {
        let (first, second) =
            (&self.roster.players[self.members[one]], &self.roster.players[self.members[other]]);
        let opponent = match (self.upfloats[one], self.upfloats[other]) {
            (true, false) => Some(other),
            (false, true) => Some(one),
            _ => None,
        };
        let again = opponent
            .is_some_and(|place| self.rules.float_history && floated(self.roster, self.members[place]));
        vec![
            u32::from(denied(first, second)),
            u32::from(self.rules.strong && strongly_denied(first, second)),
            u32::from(again),
        ]
    }

    /// The best that can be had; where it costs nothing, only what costs nothing stays open.
    fn begin(&mut self) -> Result<(), Spent> {
        let size = self.members.len();
        let free = |order: &Order<'_>, one: usize, other: usize| {
            order.open[one].has(other) && order.cost(one, other).iter().all(|&part| part == 0)
        };
        let mut costless = vec![Bits::empty(size); size];
        for (one, row) in costless.iter_mut().enumerate() {
            for other in (0..size).filter(|&other| free(self, one, other)) {
                row.insert(other);
            }
        }
        if let Some(mate) = perfect(&costless, None) {
            self.open = costless;
            self.mate = mate;
        } else if let Some(best) = self.weighed()? {
            (self.mate, self.cost) = (best.0, best.1);
        } else {
            debug_assert!(false, "upfloaters are chosen so that the bracket can be paired");
            self.mate = (0..size).collect();
        }
        Ok(())
    }

    fn weighed(&self) -> Result<Option<(Vec<usize>, Vec<u32>)>, Spent> {
        let size = self.members.len();
        let classes = Classes::by(self.members.iter().zip(&self.upfloats).map(|(&place, &upfloats)| {
            (upfloats, self.roster.players[place].preference, floated(self.roster, place))
        }));
        let together = |one: usize, other: usize| self.open[one].has(other);
        let cost = |one: usize, other: usize| self.cost(one, other);
        let best = cheapest(&classes, &[size, size, size], &self.roster.steps, together, cost)?;
        Ok(best.map(|best| (best.mate, best.cost)))
    }

    /// `member` gets nobody of `closed`: done, if it costs no more; otherwise nothing changes.
    fn close(&mut self, member: usize, closed: impl Iterator<Item = usize>) -> Result<bool, Spent> {
        let closed: Vec<usize> = closed.filter(|&other| self.open[member].has(other)).collect();
        for &other in &closed {
            self.open[member].remove(other);
            self.open[other].remove(member);
        }
        if !closed.contains(&self.mate[member]) {
            return Ok(true);
        }
        let found = if self.cost.iter().all(|&part| part == 0) {
            perfect(&self.open, Some(&self.mate))
        } else {
            self.weighed()?.filter(|(_, cost)| *cost == self.cost).map(|(mate, _)| mate)
        };
        if let Some(mate) = found {
            self.mate = mate;
            return Ok(true);
        }
        for &other in &closed {
            self.open[member].insert(other);
            self.open[other].insert(member);
        }
        Ok(false)
    }

    /// The identifier begins with the smaller numbers of all pairs: whoever can be one of them is.
    fn tops(&mut self) -> Result<(), Spent> {
        for member in 0..self.members.len() {
            if !self.close(member, 0..member)? {
                self.close(member, member + 1..self.members.len())?;
            }
        }
        Ok(())
    }

    /// Then come their opponents, in the same order.
    fn bottoms(&mut self) -> Result<(), Spent> {
        let size = self.members.len();
        for member in 0..size {
            for other in member + 1..size {
                if self.mate[member] < member {
                    break;
                }
                if self.open[member].has(other) && self.close(member, (0..size).filter(|&of| of != other))? {
                    break;
                }
            }
        }
        Ok(())
    }
}

/// Everyone with somebody from their row, mending `before` if there is one.
fn perfect(open: &[Bits], before: Option<&[usize]>) -> Option<Vec<usize>> {
    let size = open.len();
    let mut members = Bits::full(size + 1);
    members.remove(size);
    let nobody = Bits::empty(size);
    let graph = Graph { allowed: open, bye: &nobody };
    let mut matching = Matching::new(members, size + 1);
    match before {
        None => matching.fill(graph),
        Some(before) => {
            for (one, &other) in before.iter().enumerate() {
                if open[one].has(other) {
                    matching.mate[one] = other;
                }
            }
        }
    }
    matching.complete(graph).is_none().then(|| matching.mate[..size].to_vec())
}
