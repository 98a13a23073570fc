//! The Burstein system, literally: every pairing of every bracket is made, weighed and sorted by 4.3.
//!
//! For about ten players. It shares only the interpretation of past rounds, the Index and the colours with the
//! engine.

use std::{cmp::Reverse, collections::HashMap};

use turmuhr_core::{PlayerId, Points};

use super::{Burstein, READING, index::Series};
use crate::{colours, field::Field, outcome::Board, roster::Roster};

/// Boards in order and the bye; `None` if no pairing is legal or the field is invalid. Seeding rounds are
/// paired by the Burstein rules too.
pub(crate) fn pair(field: &Field) -> Option<(Vec<Board>, Option<PlayerId>)> {
    let roster = Roster::of(field, READING).ok()?;
    let system = Burstein::of(field, Series::ToTheLastRound);
    let mut round = Round { roster: &roster, system, known: HashMap::new() };
    let mut left: Vec<usize> = (0..roster.len()).collect();
    let bye = if left.len() % 2 == 1 { Some(round.bye(&left)?) } else { None };
    left.retain(|&place| Some(place) != bye);
    if !round.completes(set(&left)) {
        return None;
    }
    let pairs = round.brackets(left);
    let boards = colours::boards(&roster, pairs, colours::allocate);
    Some((boards.into_iter().map(|(board, ..)| board).collect(), bye.map(|place| roster.players[place].id)))
}

fn set(places: &[usize]) -> u32 {
    places.iter().fold(0, |set, place| set | 1 << place)
}

struct Round<'a> {
    roster: &'a Roster,
    system: Burstein,
    /// Sets of players known to have, or not to have, a complete pairing.
    known: HashMap<u32, bool>,
}

/// Pairs, and floaters.
type Candidate = (Vec<(usize, usize)>, Vec<usize>);

impl Round<'_> {
    fn completes(&mut self, players: u32) -> bool {
        if players == 0 {
            return true;
        }
        if let Some(&known) = self.known.get(&players) {
            return known;
        }
        let first = players.trailing_zeros() as usize;
        let rest = players & !(1 << first);
        let done = (first + 1..32).any(|other| {
            rest >> other & 1 == 1
                && self.roster.may_meet(first, other)
                && self.completes(rest & !(1 << other))
        });
        self.known.insert(players, done);
        done
    }

    /// 3.1.
    fn bye(&mut self, players: &[usize]) -> Option<usize> {
        let all = set(players);
        let mut able: Vec<usize> = players
            .iter()
            .copied()
            .filter(|&place| self.roster.players[place].may_have_bye && self.completes(all & !(1 << place)))
            .collect();
        able.sort_by_key(|&place| {
            let player = &self.roster.players[place];
            (player.score, Reverse(player.games), Reverse(self.system.rank(self.roster, place)))
        });
        able.first().copied()
    }

    fn brackets(&mut self, mut left: Vec<usize>) -> Vec<(usize, usize)> {
        let (mut pairs, mut incoming) = (Vec::new(), Vec::new());
        while let Some(&first) = left.first() {
            let (residents, below) = self.top(&left, first);
            let mut members: Vec<usize> = incoming.iter().chain(&residents).copied().collect();
            members.sort_by_key(|&place| self.system.rank(self.roster, place));
            let best = self.bracket(&members, &below);
            pairs.extend(best.0);
            incoming = best.1;
            left = below;
        }
        pairs
    }

    /// The players with the score of `first`, and the others.
    fn top(&self, players: &[usize], first: usize) -> (Vec<usize>, Vec<usize>) {
        players.iter().partition(|&&place| self.roster.score(place) == self.roster.score(first))
    }

    /// Every way to pair some of the members; the others float.
    fn candidates(&self, members: &[usize]) -> Vec<Candidate> {
        let Some((&one, rest)) = members.split_first() else { return vec![(Vec::new(), Vec::new())] };
        let mut all = Vec::new();
        for (mut pairs, mut floaters) in self.candidates(rest) {
            floaters.insert(0, one);
            all.push((std::mem::take(&mut pairs), floaters));
        }
        for &other in rest.iter().filter(|&&other| self.roster.may_meet(one, other)) {
            let others: Vec<usize> = rest.iter().copied().filter(|&left| left != other).collect();
            for (mut pairs, floaters) in self.candidates(&others) {
                pairs.push((one, other));
                all.push((pairs, floaters));
            }
        }
        all
    }

    fn scores(&self, places: &[usize]) -> Vec<Points> {
        let mut scores: Vec<Points> = places.iter().map(|&place| self.roster.score(place)).collect();
        scores.sort_by_key(|&score| Reverse(score));
        scores
    }

    /// C5 and C6.
    fn left(&self, floaters: &[usize]) -> (usize, Vec<Points>) {
        (floaters.len(), self.scores(floaters))
    }

    fn bracket(&mut self, members: &[usize], below: &[usize]) -> Candidate {
        let mut legal = self.candidates(members);
        legal.retain(|(_, floaters)| self.completes(set(floaters) | set(below)));
        let mut ahead: HashMap<u32, (usize, Vec<Points>)> = HashMap::new();
        legal
            .into_iter()
            .min_by_key(|(pairs, floaters)| {
                let next =
                    ahead.entry(set(floaters)).or_insert_with(|| self.following(floaters, below)).clone();
                let players = &self.roster.players;
                let denied = pairs.iter().filter(|&&(one, other)| {
                    let (own, theirs) = (players[one].preference.colour, players[other].preference.colour);
                    own.is_some() && own == theirs
                });
                (self.left(floaters), next, denied.count(), order(members, pairs))
            })
            .unwrap_or_default()
    }

    /// C7: the best result of the following bracket by C5 and C6.
    fn following(&mut self, floaters: &[usize], below: &[usize]) -> (usize, Vec<Points>) {
        let Some(&first) = below.first() else { return (0, Vec::new()) };
        let (next, rest) = self.top(below, first);
        let members: Vec<usize> = floaters.iter().chain(&next).copied().collect();
        let mut legal = self.candidates(&members);
        legal.retain(|(_, floaters)| self.completes(set(floaters) | set(&rest)));
        legal.iter().map(|(_, floaters)| self.left(floaters)).min().unwrap_or_default()
    }
}

/// 4.3: the opponents' BSNs from BSN 1 on, the larger first; 0 for floaters.
fn order(members: &[usize], pairs: &[(usize, usize)]) -> Vec<Reverse<usize>> {
    let number = |place: usize| members.iter().position(|&other| other == place).map_or(0, |at| at + 1);
    let opponent = |place: usize| {
        pairs.iter().find_map(|&(one, other)| match place {
            _ if place == one => Some(number(other)),
            _ if place == other => Some(number(one)),
            _ => None,
        })
    };
    members.iter().map(|&place| Reverse(opponent(place).unwrap_or(0))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The beginning and the length of the list under 4.3: six players, two pairs.
    #[test]
    fn article_4_3_note() {
        let members = [0, 1, 2, 3, 4, 5];
        let mut all: Vec<Vec<(usize, usize)>> = Vec::new();
        for one in 0..6 {
            for two in one + 1..6 {
                for three in one + 1..6 {
                    for four in three + 1..6 {
                        if three != two && four != two {
                            all.push(vec![(one, two), (three, four)]);
                        }
                    }
                }
            }
        }
        all.sort_by_key(|pairs| order(&members, pairs));
        assert_eq!(all.len(), 45);
        let told: Vec<Vec<(usize, usize)>> = all
            .iter()
            .map(|pairs| pairs.iter().map(|&(one, other)| (one + 1, other + 1)).collect())
            .collect();
        let expected = [
            [(1, 6), (2, 5)],
            [(1, 6), (2, 4)],
            [(1, 6), (2, 3)],
            [(1, 6), (3, 5)],
            [(1, 6), (3, 4)],
            [(1, 6), (4, 5)],
            [(1, 5), (2, 6)],
        ];
        for (told, expected) in told.iter().zip(expected) {
            assert_eq!(told[..], expected);
        }
        // The pairing that floats the first two comes last.
        assert_eq!(told[44], [(3, 4), (5, 6)]);
    }
}
