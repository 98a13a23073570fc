//! The edition of 2017 (C.04.3 until January 2026): bracket by bracket, with a collapse if the players below
//! have no legal pairing.

use std::collections::HashMap;

use super::{Candidate, Paired, Round, Verdict, count, descending, for_each, set};
use crate::{
    dutch::bracket::{denied, floated, passes_difference, strong_denied, third_in_a_row},
    roster::{Float, Roster},
};

pub(super) fn pair(roster: &Roster) -> Option<Paired> {
    let mut round = Round::new(roster, None);
    if !round.completes(round.everyone()) {
        return None;
    }
    let (mut pairs, mut movers, mut start) = (Vec::new(), Vec::new(), 0);
    let mut collapsed = false;
    while start < roster.len() {
        let residents: Vec<usize> =
            if collapsed { (start..roster.len()).collect() } else { roster.scoregroup(start).collect() };
        start += residents.len();
        let next: Vec<usize> =
            if start < roster.len() { roster.scoregroup(start).collect() } else { Vec::new() };
        let below = round.everyone() & !((1 << start) - 1);
        let completes =
            |round: &mut Round<'_>, candidate: &Candidate| round.completes(set(&candidate.floaters) | below);
        let weigh_alone =
            |round: &mut Round<'_>, candidate: &Candidate| weigh(round, candidate, &residents, &Vec::new());
        let mut found = None;
        if !next.is_empty() {
            let mut next_known = HashMap::new();
            let may_take_bye = below & !set(&next) == 0;
            let weigh_both = |round: &mut Round<'_>, candidate: &Candidate| {
                let floaters = &candidate.floaters;
                let next_best = next_known
                    .entry(set(floaters))
                    .or_insert_with(|| next_bracket(round, floaters, &next, may_take_bye));
                weigh(round, candidate, &residents, next_best)
            };
            // Without regard to the players below. If they cannot be paired any more, this is the penultimate
            // bracket.
            found = round.best(&movers, &residents, |_, _| true, weigh_both);
            found = found.filter(|candidate| round.completes(set(&candidate.floaters) | below));
            collapsed |= found.is_none();
        }
        let best = match found {
            Some(found) => found,
            None => round.best(&movers, &residents, completes, weigh_alone)?,
        };
        pairs.extend(best.pairs);
        movers = best.floaters;
    }
    Some((pairs, movers.pop()))
}

/// A.8: the score differences, the greatest first; a floater's difference is to one point below the lowest
/// score of the bracket.
fn differences(round: &Round<'_>, candidate: &Candidate, residents: &[usize]) -> Vec<i64> {
    let bottom = bottom(round, residents);
    let apart = candidate.pairs.iter().map(|&(one, other)| round.tenths(one) - round.tenths(other));
    descending(apart.chain(candidate.floaters.iter().map(|&place| round.tenths(place) - bottom)))
}

fn bottom(round: &Round<'_>, residents: &[usize]) -> i64 {
    residents.last().map_or(0, |&place| round.tenths(place)) - 10
}

/// C.7: in the next bracket first the most pairs, then the smallest differences. In the last bracket, a player
/// left over who is barred from the bye counts three times, as in the programs of that time.
fn next_bracket(round: &Round<'_>, floaters: &[usize], next: &[usize], is_last: bool) -> Verdict {
    let mut best: Option<Verdict> = None;
    for pairs in 0..=(floaters.len() + next.len()) / 2 {
        for_each(round.roster, pairs, floaters, next, &mut |candidate| {
            let left_over = candidate
                .floaters
                .iter()
                .map(|&place| if is_last && !round.player(place).may_have_bye { 3 } else { 1 });
            let verdict = vec![vec![left_over.sum()], differences(round, candidate, next)];
            if best.as_ref().is_none_or(|least| verdict < *least) {
                best = Some(verdict);
            }
        });
    }
    best.unwrap_or_default()
}

/// C.6 to C.19.
fn weigh(round: &Round<'_>, candidate: &Candidate, residents: &[usize], next: &Verdict) -> Verdict {
    let mut verdict = vec![differences(round, candidate, residents)];
    verdict.extend(next.iter().cloned());
    for test in [passes_difference, third_in_a_row, denied, strong_denied] {
        verdict.push(count(round, candidate, test));
    }
    let bottom = bottom(round, residents);
    let uneven = || {
        let apart = |&(one, other): &(usize, usize)| (one, other, round.tenths(one) - round.tenths(other));
        candidate.pairs.iter().map(apart).filter(|&(_, _, apart)| apart != 0)
    };
    // Every downfloater, resident or moved down, and every player who meets a higher score.
    let floats = [0, 1].map(|back| {
        let left = candidate.floaters.iter().map(|&place| (place, round.tenths(place) - bottom));
        let down = left.chain(uneven().map(|(one, _, apart)| (one, apart)));
        let down = down.filter(|&(place, _)| floated(round.player(place), back, Float::Down));
        let up = uneven().map(|(_, other, apart)| (other, apart));
        let up = up.filter(|&(place, _)| floated(round.player(place), back, Float::Up));
        [descending(down.map(|(_, by)| by)), descending(up.map(|(_, by)| by))]
    });
    verdict.extend(floats.iter().flatten().map(|by| vec![by.len() as i64]));
    verdict.extend(floats.into_iter().flatten());
    verdict
}
