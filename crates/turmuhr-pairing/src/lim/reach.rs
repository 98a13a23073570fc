//! Which pairs of a group are still possible: the only search in this procedure.

use crate::{
    matching::{
        bits::Bits,
        cardinality::{Graph, Matching, NOBODY},
    },
    roster::Roster,
};

/// A largest matching among some players.
pub(super) struct Reach<'a> {
    roster: &'a Roster,
    nobody: Bits,
    matching: Matching,
}

impl<'a> Reach<'a> {
    pub(super) fn of(roster: &'a Roster, players: &[usize]) -> Reach<'a> {
        let count = roster.len();
        let mut members = Bits::empty(count + 1);
        for &player in players {
            members.insert(player);
        }
        let mut reach =
            Reach { roster, nobody: Bits::empty(count), matching: Matching::new(members, count + 1) };
        reach.mend();
        reach
    }

    /// Extends the matching to a largest one.
    fn mend(&mut self) {
        let graph = Graph { allowed: &self.roster.allowed, bye: &self.nobody };
        self.matching.fill(graph);
        for player in self.alone() {
            if self.matching.mate[player] == NOBODY {
                self.matching.augment(graph, player);
            }
        }
    }

    /// Players this matching leaves over.
    pub(super) fn alone(&self) -> Vec<usize> {
        self.matching.members.iter().filter(|&player| self.matching.mate[player] == NOBODY).collect()
    }

    /// Players that some largest matching leaves over.
    pub(super) fn dispensable(&self) -> Bits {
        let graph = Graph { allowed: &self.roster.allowed, bye: &self.nobody };
        let mut able = Bits::empty(self.roster.len() + 1);
        for player in self.alone() {
            // The search always fails: otherwise one more pair would be possible.
            if let Some(forest) = self.matching.clone().augment(graph, player) {
                for other in forest.outer.iter() {
                    able.insert(other);
                }
            }
        }
        able
    }

    pub(super) fn leave_out(&mut self, player: usize) {
        self.matching.drop(player);
        self.mend();
    }

    /// Removes the pair if all the others can then be paired; otherwise changes nothing.
    pub(super) fn take(&mut self, one: usize, other: usize) -> bool {
        if !self.roster.may_meet(one, other) {
            return false;
        }
        let before = (self.matching.mate[one] != other).then(|| self.matching.clone());
        self.matching.drop(one);
        self.matching.drop(other);
        let Some(before) = before else { return true };
        self.mend();
        let done = self.alone().is_empty();
        if !done {
            self.matching = before;
        }
        done
    }

    /// Would `take` succeed?
    pub(super) fn could_take(&mut self, one: usize, other: usize) -> bool {
        let before = self.matching.clone();
        let could = self.take(one, other);
        self.matching = before;
        could
    }
}

pub(super) fn can_all_be_paired(roster: &Roster, players: &[usize]) -> bool {
    Reach::of(roster, players).alone().is_empty()
}

/// How many of `players` can each have a different opponent among `others`.
pub(super) fn served(roster: &Roster, players: &[usize], others: &[usize]) -> usize {
    let mut taken: Vec<Option<usize>> = vec![None; others.len()];
    let mut count = 0;
    for &player in players {
        let mut seen = vec![false; others.len()];
        count += usize::from(serve(roster, player, others, &mut taken, &mut seen));
    }
    count
}

fn serve(
    roster: &Roster,
    player: usize,
    others: &[usize],
    taken: &mut [Option<usize>],
    seen: &mut [bool],
) -> bool {
    for (at, &other) in others.iter().enumerate() {
        if seen[at] || !roster.may_meet(player, other) {
            continue;
        }
        seen[at] = true;
        let free = match taken[at] {
            None => true,
            Some(holder) => serve(roster, holder, others, taken, seen),
        };
        if free {
            taken[at] = Some(player);
            return true;
        }
    }
    false
}
