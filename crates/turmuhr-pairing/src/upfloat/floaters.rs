//! The upfloaters (3.5): as few as possible, and of scores as high as possible. The next group must be able to do
//! the same. Then those without a float in the last round, then the first set.

use turmuhr_core::Points;

use super::{Rules, completes, floated};
use crate::{
    matching::{
        bits::Bits,
        cheapest::{Cheapest, cheapest},
        choice::{Hint, best},
        classes::Classes,
        steps::Spent,
    },
    roster::Roster,
};

/// The players still to be paired, relative to the top scoregroup.
struct Choice<'a> {
    roster: &'a Roster,
    /// By score, then by number.
    left: &'a [usize],
    /// How many of `left` are the top scoregroup.
    group: usize,
    /// The scores below the top scoregroup, the lowest last.
    scores: Vec<Points>,
    /// For each of `left`, the index into `scores`; 0 for the top scoregroup itself.
    levels: Vec<usize>,
}

/// After this many candidates weighing is faster.
const TRIED: usize = 12;

/// The weighed counts, in order.
#[derive(Clone, Debug, Default)]
struct Weighing {
    /// C5: the number of scores that upfloaters may come from; the upfloaters of each are counted, the lowest
    /// score first.
    scores: usize,
    /// C6: players of the next group who would meet a player below it.
    next: bool,
    /// C7.
    history: bool,
}

/// C6 for a choice of upfloaters out of `left`: the next group is empty, or needs no more upfloaters than its
/// parity demands.
pub(super) fn serves_next(roster: &Roster, left: &[usize], upfloaters: &[usize]) -> Result<bool, Spent> {
    let choice = Choice::of(roster, left);
    let Some(&next) = choice.scores.first() else { return Ok(true) };
    let rest: Vec<usize> =
        left[choice.group..].iter().copied().filter(|place| !upfloaters.contains(place)).collect();
    let size = rest.iter().filter(|&&place| roster.score(place) == next).count();
    if size == 0 {
        return Ok(true);
    }
    let below = Choice::of(roster, &rest);
    Ok(below.fewest(below.scores.len())? == Some(size as u32 % 2))
}

/// C4: the fewest upfloaters. `None`: `left` cannot be paired.
pub(super) fn fewest(roster: &Roster, left: &[usize]) -> Result<Option<u32>, Spent> {
    let choice = Choice::of(roster, left);
    choice.fewest(choice.scores.len())
}

/// The upfloaters, by score and number. `left` must have a legal pairing.
pub(super) fn choose(roster: &Roster, rules: Rules, left: &[usize]) -> Result<Vec<usize>, Spent> {
    let choice = Choice::of(roster, left);
    if let Some(ideal) = choice.ideal(rules) {
        return Ok(ideal);
    }
    let all = Weighing { scores: choice.scores.len(), ..Weighing::default() };
    let Some(fewest) = choice.fewest(all.scores)? else { return Ok(Vec::new()) };
    if fewest == 0 {
        return Ok(Vec::new());
    }
    // C5 compares the lowest score first, so find the shortest reach that still needs the fewest upfloaters. A
    // longer reach never needs more.
    let (mut reach, mut enough) = (1, all.scores);
    while reach < enough {
        let middle = usize::midpoint(reach, enough);
        if choice.fewest(middle)? == Some(fewest) {
            enough = middle;
        } else {
            reach = middle + 1;
        }
    }
    let mut weighing = Weighing { scores: reach, next: true, history: rules.float_history };
    let Some(best) = choice.best(&weighing)? else { return Ok(Vec::new()) };
    weighing.next = choice.next_group_is_served(&best, reach);
    choice.first(&weighing, fewest as usize)
}

impl<'a> Choice<'a> {
    fn of(roster: &'a Roster, left: &'a [usize]) -> Choice<'a> {
        let score = |place: usize| roster.score(left[place]);
        let group = (0..left.len()).filter(|&place| score(place) == score(0)).count();
        let mut scores: Vec<Points> = (group..left.len()).map(score).collect();
        scores.dedup();
        let level = |place: usize| scores.iter().position(|&other| other == score(place)).unwrap_or(0);
        let levels = (0..left.len()).map(level).collect();
        Choice { roster, left, group, scores, levels }
    }

    /// A choice that cannot be improved, found without weighing: no upfloater, or one of the next score who has
    /// not floated and whom the next group can spare.
    fn ideal(&self, rules: Rules) -> Option<Vec<usize>> {
        let (roster, left, group) = (self.roster, self.left, self.group);
        if group.is_multiple_of(2) {
            let alone = completes(roster, left[..group].iter().copied())
                && completes(roster, left[group..].iter().copied());
            return alone.then(Vec::new);
        }
        let next = (group..left.len()).take_while(|&place| self.level(place) == 0).map(|place| left[place]);
        let fresh = next.filter(|&place| !(rules.float_history && floated(roster, place)));
        for place in fresh.take(TRIED) {
            // If it is unknown for one candidate, the first candidate is unknown too.
            if self.spares(place)? {
                return Some(vec![place]);
            }
        }
        None
    }

    /// This single upfloater is enough, and the next group needs no more than its parity demands. `None`: too
    /// slow to tell.
    fn spares(&self, upfloater: usize) -> Option<bool> {
        let (roster, left, group) = (self.roster, self.left, self.group);
        let rest: Vec<usize> = left[group..].iter().copied().filter(|&place| place != upfloater).collect();
        if !completes(roster, left[..group].iter().copied().chain([upfloater])) {
            return Some(false);
        }
        let size = rest.iter().filter(|&&place| roster.score(place) == roster.score(upfloater)).count();
        let (next, below) = rest.split_at(size);
        if size.is_multiple_of(2) {
            return Some(completes(roster, next.iter().copied()) && completes(roster, below.iter().copied()));
        }
        let found = below.iter().take(TRIED).any(|&one| {
            completes(roster, next.iter().copied().chain([one]))
                && completes(roster, below.iter().copied().filter(|&place| place != one))
        });
        (found || below.len() <= TRIED).then_some(found)
    }

    /// C4: the number of upfloaters from the first `reach` scores only. `None` if impossible.
    fn fewest(&self, reach: usize) -> Result<Option<u32>, Spent> {
        let together = |one: usize, other: usize| self.may_meet(one, other, reach);
        let cost = |one: usize, other: usize| vec![u32::from(self.lifts(one, other))];
        let found = cheapest(&self.classes(), &[self.group], &self.roster.steps, together, cost)?;
        Ok(found.and_then(|found| found.cost.first().copied()))
    }

    /// Classes of players with equal pair costs.
    fn classes(&self) -> Classes {
        Classes::by((0..self.left.len()).map(|place| {
            (place >= self.group).then(|| (self.level(place), floated(self.roster, self.left[place])))
        }))
    }

    /// Upper bounds of the counts: upfloaters, upfloaters of each score, and the other weighed counts.
    fn most(&self, weighing: &Weighing) -> Vec<usize> {
        let mut most = vec![self.group; weighing.scores + 1];
        most.push(if weighing.next { self.left.len() } else { 0 });
        most.push(if weighing.history { self.group } else { 0 });
        most
    }

    /// What a pair adds to each count.
    fn cost(&self, weighing: &Weighing, one: usize, other: usize) -> Vec<u32> {
        let reach = weighing.scores;
        let mut cost = vec![0; reach + 3];
        if self.lifts(one, other) {
            cost[0] = 1;
            cost[reach - self.level(other)] = 1;
            let again = weighing.history && floated(self.roster, self.left[other]);
            cost[reach + 2] = u32::from(again);
        } else if weighing.next && one >= self.group && self.level(one) == 0 && self.level(other) > 0 {
            cost[reach + 1] = 1;
        }
        cost
    }

    fn best(&self, weighing: &Weighing) -> Result<Option<Cheapest>, Spent> {
        let together = |one: usize, other: usize| self.may_meet(one, other, weighing.scores);
        let cost = |one: usize, other: usize| self.cost(weighing, one, other);
        cheapest(&self.classes(), &self.most(weighing), &self.roster.steps, together, cost)
    }

    /// 3.5.4: of the cheapest sets, the first in the order of numbers.
    fn first(&self, weighing: &Weighing, count: usize) -> Result<Vec<usize>, Spent> {
        let mut most = self.most(weighing);
        // Everyone is paired; then every pair gains what it saves in cost.
        most.iter_mut().for_each(|most| *most = self.left.len() * usize::from(*most > 0));
        most.insert(0, self.left.len());
        let hint = Hint::Greatest(self.group);
        let mut choices = best(&self.classes(), &most, hint, &self.roster.steps, |one, other, counts| {
            if !self.may_meet(one, other, weighing.scores) {
                return false;
            }
            counts[0] = 1;
            let cost = self.cost(weighing, one, other);
            for ((count, part), &most) in counts[1..].iter_mut().zip(cost).zip(&most[1..]) {
                *count = u32::from(most > 0) * (1 - part);
            }
            true
        })?;
        let mut chosen = Vec::new();
        for (candidate, &place) in self.left.iter().enumerate().skip(self.group) {
            if chosen.len() == count {
                break;
            }
            let mut wanted = Bits::empty(self.left.len());
            (0..self.group)
                .filter(|&other| self.may_meet(other, candidate, weighing.scores))
                .for_each(|other| wanted.insert(other));
            if choices.among(candidate, &wanted)? {
                chosen.push(place);
            }
        }
        Ok(chosen)
    }

    /// C6: no more players of the next group meet players below it than its parity demands.
    fn next_group_is_served(&self, best: &Cheapest, reach: usize) -> bool {
        let size = (self.group..self.left.len()).filter(|&place| self.level(place) == 0).count();
        let taken = best.cost[reach] as usize;
        best.cost[reach + 1] as usize == (size - taken) % 2
    }

    /// The index of the player's score in `scores`.
    fn level(&self, place: usize) -> usize {
        self.levels[place]
    }

    /// Is one of the top scoregroup, the other from below? The smaller place comes first.
    fn lifts(&self, one: usize, other: usize) -> bool {
        one < self.group && other >= self.group
    }

    fn may_meet(&self, one: usize, other: usize, reach: usize) -> bool {
        self.roster.may_meet(self.left[one], self.left[other])
            && (!self.lifts(one, other) || self.level(other) < reach)
    }
}
