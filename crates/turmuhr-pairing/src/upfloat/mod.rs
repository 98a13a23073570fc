//! Systems that complete a scoregroup with upfloaters (C.04.6 and C.04.5, art. 3): the bye first, then group by
//! group from the top with the fewest upfloaters; each bracket takes the first identifier among the best
//! pairings.

pub(crate) mod explain;
mod floaters;
mod identifier;
#[cfg(test)]
mod oracle;
pub(crate) mod round;

use crate::{
    completion::Completion,
    matching::{
        bits::Bits,
        cardinality::{Graph, Matching},
        steps::Spent,
    },
    outcome::{Stop, Witness},
    roster::{Contender, Roster, Strength},
};

/// A paired bracket; players are places of the roster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) group: Vec<usize>,
    /// By score, then by number.
    pub(crate) upfloaters: Vec<usize>,
    /// The smaller number first, in ascending order.
    pub(crate) pairs: Vec<(usize, usize)>,
    pub(crate) quality: Quality,
}

/// The values of the criteria on pairs in a bracket, the most important first.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Quality {
    pub(crate) upfloaters_floated: u32,
    /// C8: preferences that cannot be granted.
    pub(crate) denied: u32,
    /// C9: strong ones among them.
    pub(crate) strongly_denied: u32,
    /// C10: opponents of upfloaters who floated in the round before.
    pub(crate) opponents_floated: u32,
}

/// A paired round: the brackets from the top, and the bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Worked {
    pub(crate) bye: Option<usize>,
    pub(crate) steps: Vec<Step>,
}

/// Which criteria the system applies.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Rules {
    /// C7 and C10 apply; not in the last rounds.
    pub(crate) float_history: bool,
    /// C9: strong preferences are weighed separately.
    pub(crate) strong: bool,
}

pub(crate) fn pair(roster: &Roster, rules: Rules) -> Result<Worked, Stop> {
    let bye = bye(roster)?;
    let mut left: Vec<usize> = (0..roster.len()).filter(|&place| Some(place) != bye).collect();
    let mut steps = Vec::new();
    while !left.is_empty() {
        steps.push(step(roster, rules, &mut left)?);
    }
    Ok(Worked { bye, steps })
}

/// The next bracket; its players leave `left`.
fn step(roster: &Roster, rules: Rules, left: &mut Vec<usize>) -> Result<Step, Spent> {
    let upfloaters = floaters::choose(roster, rules, left)?;
    let score = roster.score(left[0]);
    let group: Vec<usize> = left.iter().copied().filter(|&place| roster.score(place) == score).collect();
    let step = identifier::first(roster, rules, group, upfloaters)?;
    left.retain(|place| !step.pairs.iter().any(|(one, other)| one == place || other == place));
    Ok(step)
}

/// 3.4: of the players who leave the others a legal pairing, the lowest score, then the most games, then the
/// largest number.
fn bye(roster: &Roster) -> Result<Option<usize>, Witness> {
    let completion = Completion::of(roster, true)?;
    let Some(score) = completion.bye_score else { return Ok(None) };
    let mut able: Vec<usize> = completion.bye.iter().filter(|&place| roster.score(place) == score).collect();
    let rank = |place: usize| (roster.players[place].games, roster.players[place].number);
    able.sort_by_key(|&place| std::cmp::Reverse(rank(place)));
    let spared = completion.spared();
    Ok(able.into_iter().find(|&place| spared.has(place)))
}

/// Can these be paired among themselves?
fn completes(roster: &Roster, players: impl Iterator<Item = usize>) -> bool {
    let count = roster.len();
    let mut members = Bits::empty(count + 1);
    for player in players {
        members.insert(player);
    }
    let nobody = Bits::empty(count);
    let graph = Graph { allowed: &roster.allowed, bye: &nobody };
    let mut matching = Matching::new(members, count + 1);
    matching.fill(graph);
    matching.complete(graph).is_none()
}

fn floated(roster: &Roster, place: usize) -> bool {
    roster.players[place].floats[0].is_some()
}

/// Both want the same colour.
fn denied(one: &Contender, other: &Contender) -> bool {
    one.preference.colour.is_some() && one.preference.colour == other.preference.colour
}

fn strongly_denied(one: &Contender, other: &Contender) -> bool {
    let strong = |team: &Contender| team.preference.strength >= Strength::Strong;
    denied(one, other) && strong(one) && strong(other)
}
