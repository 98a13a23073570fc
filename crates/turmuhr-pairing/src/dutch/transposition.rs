//! The first transposition that reaches the best, where giving out opponents one by one has run into a dead end.
//!
//! How many preferences must be denied fixes which kinds of players may meet at all (`may_meet`). What is left is a question
//! of who has met whom: a matching between the halves, kept complete while opponents are given out in order.

use super::swift::{Counts, KINDS, denied};
use crate::roster::Roster;

const NOBODY: usize = usize::MAX;

/// S1 against S2, by place in the roster.
pub(super) struct Halves<'a> {
    pub(super) roster: &'a Roster,
    pub(super) upper: Vec<usize>,
    pub(super) lower: Vec<usize>,
    pub(super) upper_kinds: Vec<usize>,
    pub(super) lower_kinds: Vec<usize>,
    /// Of S2, who may be left over; nobody where the halves are equal.
    pub(super) may_float: Vec<bool>,
}

impl Halves<'_> {
    /// For each of S1 the opponent, as a place in S2. `kind` is the kind of the one left over.
    pub(super) fn first(&self, kind: Option<usize>) -> Option<Vec<usize>> {
        let count = |kinds: &[usize]| {
            let mut counts = Counts::default();
            for &kind in kinds {
                counts.0[kind] += 1;
            }
            counts
        };
        let below = count(&self.lower_kinds);
        let below = kind.map_or(below, |kind| below.without(kind));
        let tight = tight_kinds(&count(&self.upper_kinds), &below);
        let mut search = Search {
            halves: self,
            tight,
            floats: kind,
            mate: vec![NOBODY; self.lower.len()],
            opponent: vec![NOBODY; self.lower.len()],
            fixed: vec![false; self.lower.len()],
        };
        search.complete()?;
        search.give_out();
        search.opponent.truncate(self.upper.len());
        Some(search.opponent)
    }
}

/// Which kinds may meet if no more is denied than must be.
fn tight_kinds(above: &Counts, below: &Counts) -> [[bool; KINDS]; KINDS] {
    let mut tight = [[false; KINDS]; KINDS];
    let among = |colour: usize| {
        above.of(colour).iter().sum::<i32>() + below.of(colour).iter().sum::<i32>() - below.total()
    };
    let crowded = [1, 4].into_iter().find(|&colour| among(colour) > 0);
    for (one, row) in tight.iter_mut().enumerate() {
        for (other, cell) in row.iter_mut().enumerate() {
            let Some((cost, _)) = denied(one, other) else { continue };
            let Some(colour) = crowded else {
                *cell = cost == 0;
                continue;
            };
            // Some of this colour have to meet each other; so everyone else has to meet one of this colour.
            let spare = among(colour) - above.0[colour] - below.0[colour];
            let wants = |kind: usize| (colour..colour + 3).contains(&kind);
            let mild = |kind: usize| kind == colour;
            *cell = match (wants(one), wants(other)) {
                (false, false) => false,
                // Mild ones are all needed among themselves' colour, one a pair, where they do not suffice.
                (true, false) => spare < 0 || !mild(one),
                (false, true) => spare < 0 || !mild(other),
                (true, true) if spare < 0 => mild(one) || mild(other),
                (true, true) if spare == 0 => mild(one) != mild(other),
                (true, true) => !(mild(one) && mild(other)),
            };
        }
    }
    tight
}

/// A complete matching of S1, and one more who stands for floating, with S2.
struct Search<'a> {
    halves: &'a Halves<'a>,
    tight: [[bool; KINDS]; KINDS],
    floats: Option<usize>,
    /// By place in S2.
    mate: Vec<usize>,
    /// By place in S1; the one after the last of S1 stands for floating.
    opponent: Vec<usize>,
    /// Of S2: given out.
    fixed: Vec<bool>,
}

impl Search<'_> {
    fn may_match(&self, one: usize, other: usize) -> bool {
        let halves = self.halves;
        match halves.upper.get(one) {
            Some(&player) => {
                self.tight[halves.upper_kinds[one]][halves.lower_kinds[other]]
                    && halves.roster.may_meet(player, halves.lower[other])
            }
            None => halves.may_float[other] && self.floats == Some(halves.lower_kinds[other]),
        }
    }

    /// Matches everyone, or finds that it cannot be.
    fn complete(&mut self) -> Option<()> {
        let size = self.halves.lower.len();
        for root in 0..size {
            let free = (0..size).find(|&other| self.mate[other] == NOBODY && self.may_match(root, other));
            if let Some(other) = free {
                self.mate[other] = root;
                self.opponent[root] = other;
                continue;
            }
            // Breadth first through those already matched.
            let mut from = vec![NOBODY; size];
            let mut queue = vec![root];
            let mut head = 0;
            let end = loop {
                let one = *queue.get(head)?;
                head += 1;
                let mut found = None;
                for (other, from) in from.iter_mut().enumerate() {
                    if *from == NOBODY && self.may_match(one, other) {
                        *from = one;
                        if self.mate[other] == NOBODY {
                            found = Some(other);
                            break;
                        }
                        queue.push(self.mate[other]);
                    }
                }
                if let Some(other) = found {
                    break other;
                }
            };
            let mut other = end;
            loop {
                let one = from[other];
                let before = self.opponent[one];
                self.mate[other] = one;
                self.opponent[one] = other;
                if one == root {
                    break;
                }
                other = before;
            }
        }
        Some(())
    }

    /// In order, each of S1 gets the first of S2 that leaves the others a complete matching.
    fn give_out(&mut self) {
        for one in 0..self.halves.upper.len() {
            let own = self.opponent[one];
            let better = (0..own).find(|&other| !self.fixed[other] && self.may_match(one, other));
            if better.is_some() {
                self.improve(one, own);
            }
            self.fixed[self.opponent[one]] = true;
        }
    }

    /// Gives `one` the first opponent for whom the others can be rearranged, so that `own` is taken again.
    fn improve(&mut self, one: usize, own: usize) {
        let size = self.halves.lower.len();
        // Backwards from `own`: who can take it, who can take what they then leave, and so on.
        let mut takes = vec![NOBODY; size];
        let mut queue = vec![own];
        let mut head = 0;
        while let Some(&free) = queue.get(head) {
            head += 1;
            for other in (one + 1..size).filter(|&other| other != one) {
                if takes[other] == NOBODY && self.may_match(other, free) {
                    takes[other] = free;
                    queue.push(self.opponent[other]);
                }
            }
        }
        let first = (0..own).find(|&other| {
            !self.fixed[other] && takes[self.mate[other]] != NOBODY && self.may_match(one, other)
        });
        let Some(first) = first else { return };
        let mut moved = self.mate[first];
        self.mate[first] = one;
        self.opponent[one] = first;
        loop {
            let free = takes[moved];
            let before = self.mate[free];
            self.mate[free] = moved;
            self.opponent[moved] = free;
            if free == own {
                return;
            }
            moved = before;
        }
    }
}
