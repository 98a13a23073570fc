//! The edition of 2026 (C.04.3): every bracket must leave the rest of the round a legal pairing.

use std::collections::HashMap;

use turmuhr_core::Points;

use super::{Candidate, Paired, Round, Verdict, count, descending, for_each, members, set};
use crate::{
    dutch::bracket::{denied, floated, passes_difference, strong_denied, third_in_a_row},
    roster::{Float, Roster},
};

pub(super) fn pair(roster: &Roster) -> Option<Paired> {
    let mut bye_score = None;
    if roster.len() % 2 == 1 {
        let mut scores: Vec<Points> = roster.players.iter().map(|player| player.score).collect();
        scores.sort_unstable();
        // C5: the lowest score that leaves a legal pairing.
        let legal = |&score: &Points| {
            let mut trial = Round::new(roster, Some(score));
            trial.completes(trial.everyone())
        };
        bye_score = Some(scores.into_iter().find(legal)?);
    }
    let mut round = Round::new(roster, bye_score);
    if !round.completes(round.everyone()) {
        return None;
    }
    let (mut pairs, mut movers, mut start) = (Vec::new(), Vec::new(), 0);
    while start < roster.len() {
        let residents: Vec<usize> = roster.scoregroup(start).collect();
        start += residents.len();
        let next: Vec<usize> =
            if start < roster.len() { roster.scoregroup(start).collect() } else { Vec::new() };
        let best = bracket(&mut round, &movers, &residents, &next)?;
        pairs.extend(best.pairs);
        movers = best.floaters;
    }
    Some((pairs, movers.pop()))
}

fn bracket(
    round: &mut Round<'_>,
    movers: &[usize],
    residents: &[usize],
    next: &[usize],
) -> Option<Candidate> {
    let last = residents[residents.len() - 1];
    let below: u32 =
        members(round.everyone()).filter(|&place| place > last).fold(0, |set, place| set | 1 << place);
    let size = movers.len() + residents.len();
    let own_score = round.roster.score(residents[0]);
    let bye_not_below = round.bye_score.is_some_and(|score| score >= own_score);
    let mut next_known = HashMap::new();
    let weigh = |round: &mut Round<'_>, candidate: &Candidate| {
        let next_best = next_known
            .entry(set(&candidate.floaters))
            .or_insert_with(|| next_bracket(round, &candidate.floaters, next, below));
        let takes_bye = bye_not_below && size == 2 * candidate.pairs.len() + 1;
        weigh(round, candidate, residents, next_best, takes_bye)
    };
    // C4, and with it C5.
    let may =
        |round: &mut Round<'_>, candidate: &Candidate| round.completes(set(&candidate.floaters) | below);
    round.best(movers, residents, may, weigh)
}

/// C8: in the next bracket first the most pairs, then the scores left over.
fn next_bracket(round: &mut Round<'_>, floaters: &[usize], next: &[usize], below: u32) -> Verdict {
    if next.is_empty() {
        return Vec::new();
    }
    let rest = below & !set(next);
    for count in (0..=(floaters.len() + next.len()) / 2).rev() {
        let mut best: Option<Vec<i64>> = None;
        for_each(round.roster, count, floaters, next, &mut |candidate| {
            if round.completes(set(&candidate.floaters) | rest) {
                let scores = descending(candidate.floaters.iter().map(|&place| round.tenths(place)));
                if best.as_ref().is_none_or(|least| scores < *least) {
                    best = Some(scores);
                }
            }
        });
        if let Some(scores) = best {
            return vec![vec![-(count as i64)], scores];
        }
    }
    unreachable!("the candidate leaves everyone below pairable")
}

/// C7 to C21.
fn weigh(
    round: &Round<'_>,
    candidate: &Candidate,
    residents: &[usize],
    next: &Verdict,
    takes_bye: bool,
) -> Verdict {
    let first = residents[0];
    let mut verdict = vec![descending(candidate.floaters.iter().map(|&place| round.tenths(place)))];
    verdict.extend(next.iter().cloned());
    let unplayed = |&place: &usize| i64::from(round.roster.round - 1) - i64::from(round.player(place).games);
    verdict.push(if takes_bye { candidate.floaters.iter().map(unplayed).collect() } else { Vec::new() });
    for test in [passes_difference, third_in_a_row, denied, strong_denied] {
        verdict.push(count(round, candidate, test));
    }
    let met_from_above: Vec<(usize, usize)> =
        candidate.pairs.iter().copied().filter(|&(one, _)| one < first).collect();
    let had = |place: usize, back: usize, float: Float| floated(round.player(place), back, float);
    for back in [0, 1] {
        let down =
            candidate.floaters.iter().filter(|&&place| place >= first && had(place, back, Float::Down));
        verdict.push(vec![down.count() as i64]);
        let up = met_from_above.iter().filter(|&&(_, other)| had(other, back, Float::Up));
        verdict.push(vec![up.count() as i64]);
    }
    let apart = |&(one, other): &(usize, usize)| round.tenths(one) - round.tenths(other);
    for back in [0, 1] {
        // C18, C20: a player moved down who floats again counts more than any difference.
        let again = candidate.floaters.iter().filter(|&&place| place < first);
        let down = again
            .map(|&place| (place, 1_000_000 + round.tenths(place)))
            .chain(met_from_above.iter().map(|pair| (pair.0, apart(pair))))
            .filter(|&(place, _)| had(place, back, Float::Down));
        verdict.push(descending(down.map(|(_, difference)| difference)));
        let up = met_from_above.iter().filter(|&&(_, other)| had(other, back, Float::Up));
        verdict.push(descending(up.map(apart)));
    }
    verdict
}
