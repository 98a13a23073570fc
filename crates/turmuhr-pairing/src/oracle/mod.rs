//! The Dutch system, literally: every set of pairs of a bracket is made, weighed and sorted.
//!
//! Slow (up to about fourteen players), and as simple as the articles. The engine is compared with it in both
//! editions.

mod of2017;
mod of2026;

use std::collections::HashMap;

use turmuhr_core::{PlayerId, Points};

use crate::{
    colours,
    field::Field,
    outcome::Board,
    roster::{Contender, Roster},
    system::DutchEdition,
};

/// Boards in order and the bye; `None` if no pairing is legal or the field is invalid.
pub fn pair(field: &Field, edition: DutchEdition) -> Option<(Vec<Board>, Option<PlayerId>)> {
    let roster = Roster::of(field, edition.reading()).ok()?;
    let (pairs, left_over) = match edition {
        DutchEdition::Of2017 => of2017::pair(&roster)?,
        DutchEdition::Of2026 => of2026::pair(&roster)?,
    };
    let boards =
        colours::boards(&roster, pairs, colours::allocate).into_iter().map(|(board, _, _)| board).collect();
    Some((boards, left_over.map(|place| roster.players[place].id)))
}

/// Pairs of places, and who is left over.
type Paired = (Vec<(usize, usize)>, Option<usize>);

/// A set of pairs for a bracket, and its floaters.
#[derive(Clone, Debug, Default)]
struct Candidate {
    pairs: Vec<(usize, usize)>,
    floaters: Vec<usize>,
}

/// The values of the criteria, article by article. Smaller is better.
type Verdict = Vec<Vec<i64>>;

fn members(set: u32) -> impl Iterator<Item = usize> {
    (0..32).filter(move |place| set >> place & 1 == 1)
}

fn set(places: &[usize]) -> u32 {
    places.iter().fold(0, |set, place| set | 1 << place)
}

struct Round<'a> {
    roster: &'a Roster,
    /// The score of the player with the bye, if the edition fixes it.
    bye_score: Option<Points>,
    /// Sets of players known to have, or not to have, a complete pairing.
    known: HashMap<u32, bool>,
}

impl<'a> Round<'a> {
    fn new(roster: &'a Roster, bye_score: Option<Points>) -> Round<'a> {
        Round { roster, bye_score, known: HashMap::new() }
    }

    fn everyone(&self) -> u32 {
        (1 << self.roster.len()) - 1
    }

    fn player(&self, place: usize) -> &'a Contender {
        &self.roster.players[place]
    }

    fn tenths(&self, place: usize) -> i64 {
        i64::from(self.roster.score(place).in_tenths())
    }

    /// Can all of these be paired? If their number is odd, one gets the bye.
    fn completes(&mut self, players: u32) -> bool {
        let Some(first) = members(players).next() else { return true };
        if let Some(&known) = self.known.get(&players) {
            return known;
        }
        let rest = players & !(1 << first);
        let may_have_bye = self.player(first).may_have_bye
            && self.bye_score.is_none_or(|score| self.roster.score(first) == score);
        // With an even number nobody is left over.
        let odd = players.count_ones() % 2 == 1;
        let done = (odd && may_have_bye && self.completes(rest))
            || members(rest)
                .any(|other| self.roster.may_meet(first, other) && self.completes(rest & !(1 << other)));
        self.known.insert(players, done);
        done
    }

    /// The best way to make the most pairs that `may` allows: by `weigh`, then by the order of article 4.
    fn best(
        &mut self,
        movers: &[usize],
        residents: &[usize],
        mut may: impl FnMut(&mut Self, &Candidate) -> bool,
        mut weigh: impl FnMut(&mut Self, &Candidate) -> Verdict,
    ) -> Option<Candidate> {
        let mut best: Option<(Verdict, Verdict, Candidate)> = None;
        for count in (0..=(movers.len() + residents.len()) / 2).rev() {
            for_each(self.roster, count, movers, residents, &mut |candidate| {
                if !may(self, candidate) {
                    return;
                }
                let verdict = weigh(self, candidate);
                if best.as_ref().is_some_and(|(least, ..)| *least < verdict) {
                    return;
                }
                let place = place(candidate, movers, residents);
                if best.as_ref().is_none_or(|(least, first, _)| (&verdict, &place) < (least, first)) {
                    best = Some((verdict, place, candidate.clone()));
                }
            });
            if best.is_some() {
                break;
            }
        }
        best.map(|(_, _, candidate)| candidate)
    }
}

/// All ways to make exactly `count` pairs; players moved down meet residents only.
fn for_each(
    roster: &Roster,
    count: usize,
    movers: &[usize],
    residents: &[usize],
    told: &mut impl FnMut(&Candidate),
) {
    let open: Vec<usize> = movers.iter().chain(residents).rev().copied().collect();
    let may_float = open.len() - 2 * count;
    extend(roster, may_float, residents[0], open, &mut Candidate::default(), told);
}

fn extend(
    roster: &Roster,
    may_float: usize,
    first: usize,
    mut open: Vec<usize>,
    so_far: &mut Candidate,
    told: &mut impl FnMut(&Candidate),
) {
    let Some(one) = open.pop() else {
        return told(so_far);
    };
    for at in 0..open.len() {
        if open[at] >= first && roster.may_meet(one, open[at]) {
            let mut left = open.clone();
            let other = left.remove(at);
            so_far.pairs.push((one, other));
            extend(roster, may_float, first, left, so_far, told);
            so_far.pairs.pop();
        }
    }
    if so_far.floaters.len() < may_float {
        so_far.floaters.push(one);
        extend(roster, may_float, first, open, so_far, told);
        so_far.floaters.pop();
    }
}

/// The position of the candidate in the sequence of candidates (3.8 with article 4; B.6 with D in 2017).
fn place(candidate: &Candidate, movers: &[usize], residents: &[usize]) -> Verdict {
    let number =
        |places: &[usize], place: usize| places.iter().position(|&other| other == place).unwrap_or(0) as i64;
    let first = residents[0];
    let (mut upper, rest): (Vec<_>, Vec<_>) =
        candidate.pairs.iter().copied().partition(|&(one, _)| one < first);
    upper.sort_unstable();
    let taken: Vec<usize> = upper.iter().map(|&(_, other)| other).collect();
    let remainder: Vec<usize> = residents.iter().copied().filter(|place| !taken.contains(place)).collect();
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

/// How many pairs pass the test.
fn count(round: &Round<'_>, candidate: &Candidate, test: fn(&Contender, &Contender) -> bool) -> Vec<i64> {
    let pairs = candidate.pairs.iter();
    vec![pairs.filter(|&&(one, other)| test(round.player(one), round.player(other))).count() as i64]
}

/// Sorted in descending order, as lists of scores and differences are compared.
fn descending(values: impl Iterator<Item = i64>) -> Vec<i64> {
    let mut values: Vec<i64> = values.collect();
    values.sort_unstable_by_key(|value| -value);
    values
}
