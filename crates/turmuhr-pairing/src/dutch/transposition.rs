//! The first transposition that reaches the bound, for when assigning opponents one by one is stuck.
//!
//! The number of denied preferences fixes which kinds of players may meet (`tight_kinds`). The rest depends on
//! earlier meetings: a matching between the halves, kept complete while opponents are assigned in order.

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
    /// Players of S2 who may float; none if the halves are equal.
    pub(super) may_float: Vec<bool>,
}

impl Halves<'_> {
    /// The opponent of each player of S1, as an index into S2. `kind` is the kind of the floater.
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

/// The kinds that may meet if the number of denials is the least possible.
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
            // This colour has a surplus that meets each other, so every other player must meet one of this
            // colour.
            let spare = among(colour) - above.0[colour] - below.0[colour];
            let wants = |kind: usize| (colour..colour + 3).contains(&kind);
            let mild = |kind: usize| kind == colour;
            *cell = match (wants(one), wants(other)) {
                (false, false) => false,
                // If mild preferences do not cover the surplus, each is needed in a pair of its own colour, one
                // a pair.
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

/// A complete matching of S2 with S1 and, if there is a floater, a dummy player that stands for floating.
struct Search<'a> {
    halves: &'a Halves<'a>,
    tight: [[bool; KINDS]; KINDS],
    floats: Option<usize>,
    /// By place in S2.
    mate: Vec<usize>,
    /// By place in S1; the one after the last of S1 stands for floating.
    opponent: Vec<usize>,
    /// Players of S2 already assigned.
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

    /// Matches everyone; `None` if impossible.
    fn complete(&mut self) -> Option<()> {
        let size = self.halves.lower.len();
        for root in 0..size {
            let free = (0..size).find(|&other| self.mate[other] == NOBODY && self.may_match(root, other));
            if let Some(other) = free {
                self.mate[other] = root;
                self.opponent[root] = other;
                continue;
            }
            // Breadth-first search through the matched players.
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

    /// In order, gives each player of S1 the first of S2 that keeps the matching complete.
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

    /// Gives `one` the first possible opponent; the others are rearranged so that `own` is taken again.
    fn improve(&mut self, one: usize, own: usize) {
        let size = self.halves.lower.len();
        // Backwards from `own`: players who can take it, then players who can take the opponents these give up,
        // and so on.
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
