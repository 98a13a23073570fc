//! The Dubov system, literally: every set of upfloaters, every set of shifters and every transposition in
//! order.
//!
//! For about eight players. It shares only the interpretation of past rounds, the averages and the colours with
//! the engine.

use std::cmp::Reverse;

use turmuhr_core::{Color, PlayerId, Points};

use super::{Dubov, READING, Upfloated, allocate};
use crate::{colours, field::Field, outcome::Board, roster::Roster};

type Pairs = Vec<(usize, usize)>;

/// Boards in order and the bye; `None` if no pairing is legal or the field is invalid.
pub(crate) fn pair(field: &Field) -> Option<(Vec<Board>, Option<PlayerId>)> {
    let roster = Roster::of(field, READING).ok()?;
    let round = Round { system: Dubov::of(field, Upfloated::ByPairing).ok()?, roster: &roster };
    let mut left: Vec<usize> = (0..roster.len()).collect();
    let bye = if left.len() % 2 == 1 { Some(round.bye(&left)?) } else { None };
    left.retain(|&place| Some(place) != bye);
    if !round.can_be_paired(&left) {
        return None;
    }
    let mut pairs = Vec::new();
    while !left.is_empty() {
        let bracket = round.top_bracket(&left);
        left.retain(|&place| !bracket.iter().any(|&(one, other)| place == one || place == other));
        pairs.extend(bracket.into_iter().map(|(one, other)| (one.min(other), one.max(other))));
    }
    let boards = colours::boards(&roster, pairs, allocate);
    Some((boards.into_iter().map(|(board, ..)| board).collect(), bye.map(|place| roster.players[place].id)))
}

struct Round<'a> {
    system: Dubov,
    roster: &'a Roster,
}

/// Sets of `size` in the order of 4.1.3: the smallest number in which two differ decides.
fn sets(of: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (at, &first) in of.iter().enumerate() {
        for mut rest in sets(&of[at + 1..], size - 1) {
            rest.insert(0, first);
            all.push(rest);
        }
    }
    all
}

fn without(players: &[usize], gone: &[usize]) -> Vec<usize> {
    players.iter().copied().filter(|player| !gone.contains(player)).collect()
}

/// 4.4.2.
fn transpositions(of: &[usize]) -> Vec<Vec<usize>> {
    if of.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for &first in of {
        for mut rest in transpositions(&without(of, &[first])) {
            rest.insert(0, first);
            all.push(rest);
        }
    }
    all
}

/// 4.3.3: «starting with the player in the (remaining) middle».
fn numbered(list: &[usize]) -> Vec<usize> {
    let middle = (list.len() as i64 - 1) / 2;
    let mut at: Vec<i64> = (0..list.len() as i64).collect();
    // Odd: the middle, then one up, one down. Even: the upper of the two, then one down, one up.
    let even = list.len().is_multiple_of(2);
    at.sort_by_key(|&at| {
        let away = at - middle;
        match (away <= 0, even) {
            (true, false) => (2 * -away) - i64::from(away < 0),
            (false, false) => 2 * away,
            (true, true) => 2 * -away,
            (false, true) => 2 * away - 1,
        }
    });
    at.into_iter().map(|at| list[at as usize]).collect()
}

impl Round<'_> {
    fn all_pairings(&self, players: &[usize]) -> Vec<Pairs> {
        let Some((&one, rest)) = players.split_first() else { return vec![Vec::new()] };
        let mut all = Vec::new();
        for &other in rest.iter().filter(|&&other| self.roster.may_meet(one, other)) {
            for mut pairs in self.all_pairings(&without(rest, &[other])) {
                pairs.push((one, other));
                all.push(pairs);
            }
        }
        all
    }

    fn can_be_paired(&self, players: &[usize]) -> bool {
        let Some((&one, rest)) = players.split_first() else { return true };
        rest.iter()
            .any(|&other| self.roster.may_meet(one, other) && self.can_be_paired(&without(rest, &[other])))
    }

    /// 3.1.
    fn bye(&self, players: &[usize]) -> Option<usize> {
        let able = players.iter().copied().filter(|&place| {
            self.roster.players[place].may_have_bye && self.can_be_paired(&without(players, &[place]))
        });
        able.min_by_key(|&place| {
            let player = &self.roster.players[place];
            (player.score, Reverse(player.games), Reverse(player.number))
        })
    }

    /// 3.2.1 and 3.2.2.
    fn top_bracket(&self, left: &[usize]) -> Pairs {
        let top = self.roster.score(left[0]);
        let (residents, below): (Vec<usize>, Vec<usize>) =
            left.iter().partition(|&&place| self.roster.score(place) == top);
        for size in 0..=below.len() {
            let mut best: Option<(Vec<Points>, [u32; 4], Pairs)> = None;
            for set in sets(&below, size) {
                let members: Vec<usize> = residents.iter().chain(&set).copied().collect();
                if !self.can_be_paired(&members) || !self.can_be_paired(&without(&below, &set)) {
                    continue;
                }
                let pairs = self.bracket(&members);
                let mut differences: Vec<Points> =
                    set.iter().map(|&place| top - self.roster.score(place)).collect();
                differences.sort_by_key(|&difference| Reverse(difference));
                let mut counts = [self.unmet(&pairs), 0, 0, 0];
                for &place in &set {
                    let history = self.system.history(&self.roster.players[place]);
                    (0..3).for_each(|at| counts[at + 1] += history[at]);
                }
                // The first of equals stays.
                let found = (differences, counts, pairs);
                if best.as_ref().is_none_or(|best| (&found.0, found.1) < (&best.0, best.1)) {
                    best = Some(found);
                }
            }
            if let Some((.., pairs)) = best {
                return pairs;
            }
        }
        Vec::new()
    }

    /// C7.
    fn unmet(&self, pairs: &Pairs) -> u32 {
        let colour = |place: usize| self.roster.players[place].preference.colour;
        pairs.iter().filter(|&&(one, other)| colour(one) == colour(other)).count() as u32
    }

    /// 3.2.3 to 3.2.6.
    fn bracket(&self, members: &[usize]) -> Pairs {
        let players = &self.roster.players;
        let mut by_number = members.to_vec();
        by_number.sort_by_key(|&place| players[place].number);
        let fresh = members.iter().all(|&place| players[place].games == 0);
        let first_half = &by_number[..members.len() / 2];
        let in_g1 = |place: usize| {
            if fresh {
                first_half.contains(&place)
            } else {
                players[place].preference.colour == Some(Color::White)
            }
        };
        let (mut g1, g2): (Vec<usize>, Vec<usize>) = by_number.iter().partition(|&&place| in_g1(place));
        g1.sort_by_key(|&place| self.system.by_opposition(self.roster, place));
        // 3.2.4.1: pairs inside the smaller subgroup that cannot be avoided.
        let (small, large) = if g1.len() <= g2.len() { (&g1, &g2) } else { (&g2, &g1) };
        let inside = |pairs: &Pairs| {
            pairs.iter().filter(|(one, other)| small.contains(one) && small.contains(other)).count()
        };
        let unavoidable = self.all_pairings(members).iter().map(inside).min().unwrap_or(0);
        let more = (large.len() - small.len()) / 2 + unavoidable;
        let halves = |first: &[usize], second: &[usize]| {
            let one: Vec<usize> = without(small, first).into_iter().chain(second.iter().copied()).collect();
            let other: Vec<usize> = without(large, second).into_iter().chain(first.iter().copied()).collect();
            if g1.len() <= g2.len() { (one, other) } else { (other, one) }
        };
        let best_of = |first: &[usize], second: &[usize]| {
            let (upper, lower) = halves(first, second);
            self.legal(&upper, &lower).iter().map(|pairs| self.unmet(pairs)).min()
        };
        let seconds = sets(&numbered(large), more);
        let best = |first: &[usize]| seconds.iter().filter_map(|second| best_of(first, second)).min();
        let firsts: Vec<(Option<u32>, Vec<usize>)> =
            sets(&numbered(small), unavoidable).into_iter().map(|first| (best(&first), first)).collect();
        let target = firsts.iter().filter_map(|(found, _)| *found).min();
        let first = &firsts.iter().find(|(found, _)| *found == target).expect("a pairing is possible").1;
        let second = seconds.iter().find(|second| best_of(first, second) == target).expect("so it was found");
        let (upper, lower) = halves(first, second);
        self.legal(&upper, &lower).swap_remove(0)
    }

    /// Every legal pairing of S1 with a transposition of G2, in order.
    fn legal(&self, upper: &[usize], lower: &[usize]) -> Vec<Pairs> {
        let (mut s1, mut g2) = (upper.to_vec(), lower.to_vec());
        s1.sort_by_key(|&place| self.system.by_opposition(self.roster, place));
        g2.sort_by_key(|&place| self.roster.players[place].number);
        let all = transpositions(&g2).into_iter().map(|t2| s1.iter().copied().zip(t2).collect::<Pairs>());
        all.filter(|pairs| pairs.iter().all(|&(one, other)| self.roster.may_meet(one, other))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dubov::subgroups::from_the_middle;

    #[test]
    fn article_4_3_3() {
        // A to G: D, C, E, B, F, A, G.
        assert_eq!(numbered(&[0, 1, 2, 3, 4, 5, 6]), [3, 2, 4, 1, 5, 0, 6]);
        for length in 0..12 {
            let list: Vec<usize> = (0..length).collect();
            assert_eq!(numbered(&list), from_the_middle(&list), "{length}");
        }
    }

    #[test]
    fn article_4_4_2() {
        let told = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        assert_eq!(transpositions(&[0, 1, 2]), told);
    }

    #[test]
    fn article_4_1_3() {
        assert_eq!(sets(&[1, 2, 3, 4], 2), [[1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]]);
    }
}
