//! The Dutch system of 2026 word for word: every set of pairs of a bracket is made, weighed and put in order.
//!
//! Slow without shame (some ten players), and with no more cleverness than the articles have. The engine is held against it.

use std::collections::HashMap;

use turmuhr_core::Points;

use crate::{
    colours,
    dutch::bracket::{denied, floated, passes_difference, strong_denied, third_in_a_row},
    field::Field,
    outcome::Board,
    roster::{Contender, Float, Roster},
    system::DutchEdition,
};

/// Boards in order and the bye; `None` where no pairing is legal or the field is none.
pub fn pair(field: &Field) -> Option<(Vec<Board>, Option<turmuhr_core::PlayerId>)> {
    let roster = Roster::of(field, DutchEdition::Of2026.reading()).ok()?;
    let mut round = Round { roster: &roster, bye_score: None, known: HashMap::new() };
    let everyone: u32 = (1 << roster.len()) - 1;
    if roster.len() % 2 == 1 {
        let mut scores: Vec<Points> = roster.players.iter().map(|player| player.score).collect();
        scores.sort_unstable();
        // C5: the lowest score that leaves a legal pairing.
        round.bye_score = Some(scores.into_iter().find(|&score| {
            let mut trial = Round { roster: &roster, bye_score: Some(score), known: HashMap::new() };
            trial.completes(everyone)
        })?);
    }
    if !round.completes(everyone) {
        return None;
    }
    let (pairs, left_over) = round.pair();
    let boards =
        colours::boards(&roster, pairs, colours::allocate).into_iter().map(|(board, _, _)| board).collect();
    Some((boards, left_over.map(|place| roster.players[place].id)))
}

struct Round<'a> {
    roster: &'a Roster,
    bye_score: Option<Points>,
    /// Sets of players that can, or cannot, be paired completely.
    known: HashMap<u32, bool>,
}

/// A set of pairs for a bracket, and who floats.
#[derive(Clone, Debug)]
struct Candidate {
    pairs: Vec<(usize, usize)>,
    floaters: Vec<usize>,
}

/// Smaller is better, article by article.
type Verdict = Vec<Vec<i64>>;

fn members(set: u32) -> impl Iterator<Item = usize> {
    (0..32).filter(move |place| set >> place & 1 == 1)
}

fn set(places: &[usize]) -> u32 {
    places.iter().fold(0, |set, place| set | 1 << place)
}

impl Round<'_> {
    fn player(&self, place: usize) -> &Contender {
        &self.roster.players[place]
    }

    fn tenths(&self, place: usize) -> i64 {
        i64::from(self.roster.score(place).in_tenths())
    }

    /// C4 with C5: all of these can be paired, one with the bye if they are odd in number.
    fn completes(&mut self, players: u32) -> bool {
        let Some(first) = members(players).next() else { return true };
        if let Some(&known) = self.known.get(&players) {
            return known;
        }
        let rest = players & !(1 << first);
        let may_have_bye =
            self.player(first).may_have_bye && Some(self.roster.score(first)) == self.bye_score;
        // Nobody else can be left over once the number is even.
        let odd = players.count_ones() % 2 == 1;
        let done = (odd && may_have_bye && self.completes(rest))
            || members(rest)
                .any(|other| self.roster.may_meet(first, other) && self.completes(rest & !(1 << other)));
        self.known.insert(players, done);
        done
    }

    fn pair(&mut self) -> (Vec<(usize, usize)>, Option<usize>) {
        let (mut pairs, mut movers, mut start) = (Vec::new(), Vec::new(), 0);
        while start < self.roster.len() {
            let residents: Vec<usize> = self.roster.scoregroup(start).collect();
            start += residents.len();
            let next: Vec<usize> =
                if start < self.roster.len() { self.roster.scoregroup(start).collect() } else { Vec::new() };
            let best = self.bracket(&movers, &residents, &next);
            pairs.extend(best.pairs);
            movers = best.floaters;
        }
        (pairs, movers.pop())
    }

    /// All ways to make exactly `count` pairs.
    fn candidates(&self, count: usize, movers: &[usize], residents: &[usize]) -> Vec<Candidate> {
        let mut all = Vec::new();
        let mut open: Vec<usize> = movers.iter().chain(residents).copied().collect();
        open.reverse();
        self.extend(
            count,
            residents[0],
            open,
            Candidate { pairs: Vec::new(), floaters: Vec::new() },
            &mut all,
        );
        all
    }

    fn extend(
        &self,
        count: usize,
        first: usize,
        mut open: Vec<usize>,
        so_far: Candidate,
        all: &mut Vec<Candidate>,
    ) {
        let Some(one) = open.pop() else {
            if so_far.pairs.len() == count {
                all.push(so_far);
            }
            return;
        };
        for at in 0..open.len() {
            // Those moved down meet residents only.
            if open[at] >= first && self.roster.may_meet(one, open[at]) {
                let mut left = open.clone();
                let other = left.remove(at);
                let mut more = so_far.clone();
                more.pairs.push((one, other));
                self.extend(count, first, left, more, all);
            }
        }
        let mut more = so_far;
        more.floaters.push(one);
        self.extend(count, first, open, more, all);
    }

    fn bracket(&mut self, movers: &[usize], residents: &[usize], next: &[usize]) -> Candidate {
        let below: u32 = members((1 << self.roster.len()) - 1)
            .filter(|&place| place > residents[residents.len() - 1])
            .fold(0, |set, place| set | 1 << place);
        let size = movers.len() + residents.len();
        for count in (0..=size / 2).rev() {
            let legal: Vec<Candidate> = self
                .candidates(count, movers, residents)
                .into_iter()
                .filter(|candidate| self.completes(set(&candidate.floaters) | below))
                .collect();
            let takes_bye = size == 2 * count + 1
                && self.bye_score.is_some_and(|score| score >= self.roster.score(residents[0]));
            let mut next_known = HashMap::new();
            let best = legal.into_iter().min_by_key(|candidate| {
                let floaters = set(&candidate.floaters);
                let next_best = next_known
                    .entry(floaters)
                    .or_insert_with(|| self.next_bracket(&candidate.floaters, next, below))
                    .clone();
                (
                    self.weigh(candidate, residents, next_best, takes_bye),
                    self.place(candidate, movers, residents),
                )
            });
            if let Some(best) = best {
                return best;
            }
        }
        unreachable!("the bracket above made sure of it")
    }

    /// C8: of the next bracket, first the most pairs, then the scores left over.
    fn next_bracket(&mut self, floaters: &[usize], next: &[usize], below: u32) -> Verdict {
        if next.is_empty() {
            return Vec::new();
        }
        let rest = below & !set(next);
        for count in (0..=(floaters.len() + next.len()) / 2).rev() {
            let mut legal = self.candidates(count, floaters, next);
            legal.retain(|candidate| self.completes(set(&candidate.floaters) | rest));
            let best = legal.iter().map(|candidate| self.scores(&candidate.floaters)).min();
            if let Some(scores) = best {
                return vec![vec![-(count as i64)], scores];
            }
        }
        unreachable!("the candidate leaves everyone below pairable")
    }

    /// Scores in descending order.
    fn scores(&self, places: &[usize]) -> Vec<i64> {
        let mut scores: Vec<i64> = places.iter().map(|&place| self.tenths(place)).collect();
        scores.sort_unstable_by_key(|score| -score);
        scores
    }

    /// C7 to C21.
    fn weigh(&self, candidate: &Candidate, residents: &[usize], next: Verdict, takes_bye: bool) -> Verdict {
        let first = residents[0];
        let pairs = || candidate.pairs.iter().map(|&(one, other)| (self.player(one), self.player(other)));
        let count = |test: fn(&Contender, &Contender) -> bool| {
            vec![pairs().filter(|(one, other)| test(one, other)).count() as i64]
        };
        let mut verdict = vec![self.scores(&candidate.floaters)];
        verdict.extend(next);
        let unplayed =
            |&place: &usize| i64::from(self.roster.round - 1) - i64::from(self.player(place).games);
        verdict.push(if takes_bye { candidate.floaters.iter().map(unplayed).collect() } else { Vec::new() });
        verdict.push(count(passes_difference));
        verdict.push(count(third_in_a_row));
        verdict.push(count(denied));
        verdict.push(count(strong_denied));
        let met_from_above: Vec<(usize, usize)> =
            candidate.pairs.iter().copied().filter(|&(one, _)| one < first).collect();
        for back in [0, 1] {
            let down = candidate.floaters.iter().filter(|&&place| place >= first);
            verdict.push(vec![
                down.filter(|&&place| floated(self.player(place), back, Float::Down)).count() as i64
            ]);
            let up =
                met_from_above.iter().filter(|&&(_, other)| floated(self.player(other), back, Float::Up));
            verdict.push(vec![up.count() as i64]);
        }
        for back in [0, 1] {
            // C18, C20: whoever moves down again counts more than any difference.
            let mut down: Vec<i64> = candidate
                .floaters
                .iter()
                .filter(|&&place| place < first)
                .map(|&place| (place, 1_000_000 + self.tenths(place)))
                .chain(
                    met_from_above.iter().map(|&(one, other)| (one, self.tenths(one) - self.tenths(other))),
                )
                .filter(|&(place, _)| floated(self.player(place), back, Float::Down))
                .map(|(_, difference)| difference)
                .collect();
            down.sort_unstable_by_key(|difference| -difference);
            verdict.push(down);
            let mut up: Vec<i64> = met_from_above
                .iter()
                .filter(|&&(_, other)| floated(self.player(other), back, Float::Up))
                .map(|&(one, other)| self.tenths(one) - self.tenths(other))
                .collect();
            up.sort_unstable_by_key(|difference| -difference);
            verdict.push(up);
        }
        verdict
    }

    /// Where the candidate stands in the sequence of article 3.8, by the order of article 4.
    fn place(&self, candidate: &Candidate, movers: &[usize], residents: &[usize]) -> Verdict {
        let number = |places: &[usize], place: usize| {
            places.iter().position(|&other| other == place).unwrap_or(0) as i64
        };
        let first = residents[0];
        let (upper, rest): (Vec<_>, Vec<_>) =
            candidate.pairs.iter().copied().partition(|&(one, _)| one < first);
        let mut upper = upper;
        upper.sort_unstable();
        let taken: Vec<usize> = upper.iter().map(|&(_, other)| other).collect();
        let remainder: Vec<usize> =
            residents.iter().copied().filter(|place| !taken.contains(place)).collect();
        let mut rest: Vec<(i64, i64)> =
            rest.iter().map(|&(one, other)| (number(&remainder, one), number(&remainder, other))).collect();
        rest.sort_unstable();
        let half = rest.len() as i64;
        let top: Vec<i64> = rest.iter().map(|&(one, _)| one).collect();
        let mut gone: Vec<i64> = (0..half).filter(|one| !top.contains(one)).collect();
        let come: Vec<i64> = top.iter().copied().filter(|&one| one >= half).collect();
        let moved = come.iter().sum::<i64>() - gone.iter().sum::<i64>();
        gone.reverse();
        vec![
            upper.iter().map(|&(one, _)| number(movers, one)).collect(),
            upper.iter().map(|&(_, other)| number(residents, other)).collect(),
            vec![come.len() as i64, moved],
            gone.iter().map(|one| -one).collect(),
            come,
            rest.iter().map(|&(_, other)| other).collect(),
        ]
    }
}
