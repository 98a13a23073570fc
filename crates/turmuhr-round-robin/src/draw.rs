//! The draw of pairing numbers: by lot, with club mates early or compatriots apart.

use std::collections::BTreeMap;

use super::{meeting, varma};
use turmuhr_core::chance::SplitMix64 as Lot;

/// What the draw has to take into account.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Restriction {
    /// Any numbers.
    None,
    /// Members of a group meet as early as possible (NRW 1987, 26.2).
    Early,
    /// Members of a group do not meet in the last three rounds, if possible (C.05, annex 2).
    Apart,
}

/// The numbers drawn, in the order of the players, and the meetings the restriction could not avoid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// From 1, one for each player.
    pub numbers: Vec<u32>,
    /// The meetings that violate the restriction: the positions of two players of a group, and their round.
    pub unmet: Vec<(usize, usize, u32)>,
}

/// Draws numbers for players of these groups (club or federation; empty for none).
pub fn draw(groups: &[&str], restriction: Restriction, seed: u64) -> Drawn {
    let players = u32::try_from(groups.len()).unwrap_or(u32::MAX);
    let mut lot = Lot::new(seed);
    let mut free: Vec<u32> = (1..=players).collect();
    lot.shuffle(&mut free);
    let mut numbers = vec![0; groups.len()];
    if restriction != Restriction::None {
        for members in families(groups, &mut lot) {
            let mut taken = match restriction {
                Restriction::Early => earliest(players, &free, members.len(), &mut lot),
                Restriction::None | Restriction::Apart => apart(players, &free, members.len(), &mut lot),
            };
            lot.shuffle(&mut taken);
            free.retain(|number| !taken.contains(number));
            for (&member, number) in members.iter().zip(taken) {
                numbers[member] = number;
            }
        }
    }
    for number in numbers.iter_mut().filter(|number| **number == 0) {
        *number = free.pop().unwrap_or(0);
    }
    let unmet = unmet(groups, &numbers, restriction);
    Drawn { numbers, unmet }
}

/// Groups of at least two, the largest first, equal sizes by lot.
fn families(groups: &[&str], lot: &mut Lot) -> Vec<Vec<usize>> {
    let mut members: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (player, group) in groups.iter().enumerate() {
        if !group.is_empty() {
            members.entry(group).or_default().push(player);
        }
    }
    let mut families: Vec<Vec<usize>> = members.into_values().filter(|family| family.len() > 1).collect();
    lot.shuffle(&mut families);
    families.sort_by_key(|family| std::cmp::Reverse(family.len()));
    families
}

/// The latest round in which two of these numbers meet.
pub fn latest_meeting(players: u32, numbers: &[u32]) -> u32 {
    let pairs = numbers.iter().enumerate().flat_map(|(place, &one)| {
        numbers[place + 1..].iter().filter_map(move |&other| meeting(players, one, other))
    });
    pairs.max().unwrap_or(0)
}

/// All sets of `size` numbers whose meetings are over earliest. Sets of more than four (in large fields more
/// than two) are extended from smaller ones, because there are too many to try all.
pub fn earliest_sets(players: u32, free: &[u32], size: usize) -> Vec<Vec<u32>> {
    const LARGE: u32 = 40;
    let grown = if players > LARGE { 2 } else { 4 };
    let mut sets: Vec<Vec<u32>> = vec![Vec::new()];
    let mut numbers = free.to_vec();
    numbers.sort_unstable();
    for length in 1..=size.min(numbers.len()) {
        let mut larger: Vec<Vec<u32>> = Vec::new();
        for set in &sets {
            for &number in &numbers {
                // Up to the limit each set is built once, in ascending order; beyond it any number may be
                // added.
                let fits = match set.last() {
                    Some(&last) if length <= grown => number > last,
                    _ => !set.contains(&number),
                };
                if fits {
                    larger.push(set.iter().copied().chain([number]).collect());
                }
            }
        }
        if length >= grown.min(size) {
            let best = larger.iter().map(|set| latest_meeting(players, set)).min().unwrap_or(0);
            larger.retain(|set| latest_meeting(players, set) == best);
            larger.iter_mut().for_each(|set| set.sort_unstable());
            larger.sort_unstable();
            larger.dedup();
        }
        sets = larger;
    }
    sets
}

fn earliest(players: u32, free: &[u32], size: usize, lot: &mut Lot) -> Vec<u32> {
    let mut sets = earliest_sets(players, free, size);
    let chosen = lot.one_of(sets.len());
    if sets.is_empty() { Vec::new() } else { sets.swap_remove(chosen) }
}

/// Numbers of one group of annex 2, by lot among the groups with enough numbers left; otherwise the best set
/// that a few hundred tries find, with the fewest meetings near the end.
fn apart(players: u32, free: &[u32], size: usize, lot: &mut Lot) -> Vec<u32> {
    const TRIES: usize = 300;
    if let Some(groups) = varma::groups(players) {
        let left = |group: &Vec<u32>| -> Vec<u32> {
            group.iter().copied().filter(|number| free.contains(number)).collect()
        };
        let mut fitting: Vec<Vec<u32>> =
            groups.iter().map(left).filter(|group| group.len() >= size).collect();
        if !fitting.is_empty() {
            let chosen = lot.one_of(fitting.len());
            let mut group = fitting.swap_remove(chosen);
            for _ in 0..TRIES {
                lot.shuffle(&mut group);
                if late_meetings(players, &group[..size]) == 0 {
                    break;
                }
            }
            group.truncate(size);
            return group;
        }
    }
    let late = |set: &[u32]| late_meetings(players, set);
    let mut best: Vec<u32> = free.iter().copied().take(size).collect();
    for _ in 0..TRIES {
        if late(&best) == 0 {
            break;
        }
        let mut tried = free.to_vec();
        lot.shuffle(&mut tried);
        // Adds one number at a time, the first that adds the fewest late meetings.
        let mut set: Vec<u32> = Vec::new();
        while set.len() < size.min(free.len()) {
            let more = |number: u32| set.iter().filter(|&&other| is_late(players, number, other)).count();
            let Some(next) = tried.iter().copied().min_by_key(|&number| more(number)) else { break };
            tried.retain(|&number| number != next);
            set.push(next);
        }
        if late(&set) < late(&best) {
            best = set;
        }
    }
    best
}

fn late_meetings(players: u32, numbers: &[u32]) -> usize {
    let pairs = numbers.iter().enumerate().map(|(place, &one)| {
        numbers[place + 1..].iter().filter(|&&other| is_late(players, one, other)).count()
    });
    pairs.sum()
}

/// Do the two meet in one of the last three rounds?
fn is_late(players: u32, one: u32, other: u32) -> bool {
    let last = players + players % 2 - 1;
    meeting(players, one, other).is_some_and(|round| round + 3 > last)
}

fn unmet(groups: &[&str], numbers: &[u32], restriction: Restriction) -> Vec<(usize, usize, u32)> {
    let players = u32::try_from(groups.len()).unwrap_or(u32::MAX);
    let last = (players + players % 2).saturating_sub(1);
    let mut sizes: BTreeMap<&str, u32> = BTreeMap::new();
    for group in groups {
        *sizes.entry(group).or_default() += 1;
    }
    let mut unmet = Vec::new();
    for (one, group) in groups.iter().enumerate().filter(|(_, group)| !group.is_empty()) {
        for other in (one + 1..groups.len()).filter(|&other| groups[other] == *group) {
            let Some(round) = meeting(players, numbers[one], numbers[other]) else { continue };
            let missed = match restriction {
                Restriction::None => false,
                // Two meet in round 1, three by round 3, four by round 5.
                Restriction::Early => round > 2 * sizes[group] - 3,
                Restriction::Apart => round + 3 > last,
            };
            if missed {
                unmet.push((one, other, round));
            }
        }
    }
    unmet
}

/// A player leaves after the draw and before round 1: is a new draw needed (tournament rules of 2001, 2.3)?
pub const fn redraw_needed(players: u32, leaver: u32, substituted: bool) -> bool {
    let last_of_even = players.is_multiple_of(2) && leaver == players;
    !(substituted || last_of_even)
}
