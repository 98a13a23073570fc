//! The upfloaters (3.2.1, 3.2.2): as few as possible, of scores as high as possible, with the best bracket;
//! among equal sets the first (4.2).

use turmuhr_core::Points;

use super::Dubov;
use crate::{
    dutch::{Effort, bracket::denied},
    matching::{
        bits::Bits,
        cardinality::{Graph, Matching, NOBODY},
        choice::{Hint, best},
        classes::Classes,
        steps::Spent,
    },
    roster::Roster,
};

/// How many sets are tried if the first leaves the others no legal pairing.
const TRIES: usize = 8;

/// The upfloaters of the top scoregroup of `left`, by score and number. All of `left` can be paired.
pub(super) fn choose(
    system: &Dubov,
    roster: &Roster,
    left: &[usize],
    effort: Effort,
) -> Result<Vec<usize>, Spent> {
    let top = roster.score(left[0]);
    let group = left.iter().take_while(|&&place| roster.score(place) == top).count();
    let (residents, below) = left.split_at(group);
    let choice = Choice { system, roster, residents, below };
    if effort == Effort::Least
        && let Some(upfloaters) = choice.near()?
    {
        return Ok(upfloaters);
    }
    Ok(choice.among(below.len(), true, &[])?.unwrap_or_default())
}

struct Choice<'a> {
    system: &'a Dubov,
    roster: &'a Roster,
    residents: &'a [usize],
    /// By score, then by number: the order of 4.2.2.
    below: &'a [usize],
}

impl Choice<'_> {
    /// Upfloaters from the highest scores possible; C4, a legal pairing of the others, is checked afterwards.
    fn near(&self) -> Result<Option<Vec<usize>>, Spent> {
        let fewest = unpaired(self.roster, self.residents);
        if fewest == 0 {
            return Ok((unpaired(self.roster, self.below) == 0).then(Vec::new));
        }
        let score = |place: usize| self.roster.score(self.below[place]);
        let mut end = 0;
        while end < self.below.len() {
            let level = score(end);
            while end < self.below.len() && score(end) == level {
                end += 1;
            }
            let mut barred: Vec<usize> = Vec::new();
            for _ in 0..TRIES {
                // No set of this size has higher scores: C5 and C6 are at their best.
                let Some(set) = self.among(end, false, &barred)?.filter(|set| set.len() == fewest) else {
                    break;
                };
                let others: Vec<usize> =
                    self.below.iter().copied().filter(|place| !set.contains(place)).collect();
                if unpaired(self.roster, &others) == 0 {
                    return Ok(Some(set));
                }
                if fewest > 1 {
                    return Ok(None);
                }
                // As the only upfloater, this player can never be taken.
                barred.extend(set);
            }
            if !barred.is_empty() {
                return Ok(None);
            }
        }
        Ok(None)
    }

    /// The first of the best sets of upfloaters from the first `reach` players below; `complete`: the others
    /// are paired too.
    fn among(&self, reach: usize, complete: bool, barred: &[usize]) -> Result<Option<Vec<usize>>, Spent> {
        let (inside, roster) = (self.residents.len(), self.roster);
        let vertices: Vec<usize> = self.residents.iter().chain(&self.below[..reach]).copied().collect();
        let size = vertices.len().next_multiple_of(2);
        let mut scores: Vec<Points> = self.below[..reach].iter().map(|&place| roster.score(place)).collect();
        scores.dedup();
        let history = |place: usize| self.system.history(&roster.players[place]);
        let most_upfloats =
            self.below[..reach].iter().map(|&place| history(place)[1]).max().unwrap_or_default();
        // Counts in order: players paired (all, or the residents); C5; C6 from the lowest score; C7; C8; C9;
        // C10.
        let colours = 2 + scores.len();
        let mut most = vec![inside; colours + 4];
        most[0] = size;
        most[colours + 2] = inside * most_upfloats as usize;
        let classes = Classes::by((0..size).map(|vertex| {
            vertices.get(vertex).map(|&place| {
                let below = (vertex >= inside).then(|| (roster.score(place), history(place)));
                (below, roster.players[place].preference.colour, barred.contains(&place))
            })
        }));
        let mut choices =
            best(&classes, &most, Hint::Greatest(inside), &roster.steps, |one, other, counts| {
                let (Some(&first), Some(&second)) = (vertices.get(one), vertices.get(other)) else {
                    return false;
                };
                if !roster.may_meet(first, second) || (!complete && one >= inside) {
                    return false;
                }
                if other >= inside && one < inside && barred.contains(&second) {
                    return false;
                }
                counts[0] = if complete || other < inside { 2 } else { 1 };
                if one >= inside {
                    return true;
                }
                counts[colours] = u32::from(!denied(&roster.players[first], &roster.players[second]));
                if other < inside {
                    counts[1] = 1;
                    return true;
                }
                // C5 fixes the number of upfloaters; of them as few as possible have the lowest score, and so
                // on.
                let level = scores.iter().rev().position(|&score| score == roster.score(second));
                for (at, count) in counts[2..colours].iter_mut().enumerate() {
                    *count = u32::from(Some(at) != level);
                }
                let [maximum, upfloats, last] = history(second);
                counts[colours + 1] = 1 - maximum;
                counts[colours + 2] = most_upfloats - upfloats;
                counts[colours + 3] = 1 - last;
                true
            })?;
        let taken = |mate: usize, one: usize| {
            mate < inside
                && one >= inside
                && one < vertices.len()
                && roster.may_meet(vertices[mate], vertices[one])
        };
        let served = |one: usize| {
            let mate = choices.mate(one);
            mate < vertices.len() && roster.may_meet(vertices[one], vertices[mate])
        };
        if !(0..inside).all(served) {
            return Ok(None);
        }
        let count = (inside..vertices.len()).filter(|&one| taken(choices.mate(one), one)).count();
        let mut set = Vec::new();
        for one in inside..vertices.len() {
            if set.len() == count {
                break;
            }
            if barred.contains(&vertices[one]) {
                continue;
            }
            let mut wanted = Bits::empty(size);
            (0..inside)
                .filter(|&other| roster.may_meet(vertices[one], vertices[other]))
                .for_each(|other| wanted.insert(other));
            if choices.among(one, &wanted)? {
                set.push(vertices[one]);
            }
        }
        Ok(Some(set))
    }
}

/// How many of these players stay unpaired in a largest matching among themselves.
fn unpaired(roster: &Roster, players: &[usize]) -> usize {
    let count = roster.len();
    let mut members = Bits::empty(count + 1);
    players.iter().for_each(|&player| members.insert(player));
    let nobody = Bits::empty(count);
    let graph = Graph { allowed: &roster.allowed, bye: &nobody };
    let mut matching = Matching::new(members, count + 1);
    matching.fill(graph);
    let alone: Vec<usize> =
        players.iter().copied().filter(|&player| matching.mate[player] == NOBODY).collect();
    for player in alone {
        if matching.mate[player] == NOBODY {
            matching.augment(graph, player);
        }
    }
    players.iter().filter(|&&player| matching.mate[player] == NOBODY).count()
}
