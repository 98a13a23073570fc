//! Compares a round paired under a condition with the actual pairing. Only the first bracket that differs
//! matters.

use super::{Step, bracket::Bracket};
use crate::{
    completion::Completion,
    matching::{
        bits::Bits,
        cardinality::{Graph, Matching, NOBODY},
    },
};

/// The actual pairing, and what is already known about the other one.
pub(crate) struct Against<'a> {
    now: &'a [Step],
    /// At least this many players are left over in the first bracket that differs.
    pub(crate) left_over: Option<usize>,
}

impl<'a> Against<'a> {
    pub(crate) fn of(now: &'a [Step]) -> Against<'a> {
        Against { now, left_over: None }
    }

    /// Does the last of these steps differ from the actual pairing?
    pub(crate) fn differs(&self, steps: &[Step]) -> bool {
        match (steps.last(), self.now.get(steps.len().wrapping_sub(1))) {
            (Some(then), Some(now)) => now.solved.pairs != then.solved.pairs || now.kind != then.kind,
            _ => false,
        }
    }

    /// C6 without weights: the bracket cannot make as many pairs as now, and a largest set of pairs leaves the
    /// others a legal pairing. `false` proves nothing.
    pub(super) fn leaves_more_over(
        &mut self,
        at: usize,
        bracket: &Bracket<'_>,
        completion: &Completion<'_>,
    ) -> bool {
        let Some(now) = self.now.get(at) else { return false };
        if now.solved.pairs.iter().all(|&(one, other)| bracket.may_pair(one, other)) {
            return false;
        }
        let places: Vec<usize> = bracket.players().collect();
        let size = places.len();
        let mut rows = vec![Bits::empty(size); size];
        for (lower, &other) in places.iter().enumerate().skip(bracket.movers.len()) {
            for (higher, &one) in places[..lower].iter().enumerate() {
                if bracket.may_pair(one, other) {
                    rows[higher].insert(lower);
                    rows[lower].insert(higher);
                }
            }
        }
        let nobody = Bits::empty(size);
        let graph = Graph { allowed: &rows, bye: &nobody };
        let mut members = Bits::full(size + 1);
        members.remove(size);
        let mut matching = Matching::new(members, size + 1);
        for &(one, other) in &now.solved.pairs {
            let vertex = |place: usize| places.binary_search(&place).ok();
            if let (Some(one), Some(other)) = (vertex(one), vertex(other))
                && rows[one].has(other)
            {
                matching.mate[one] = other;
                matching.mate[other] = one;
            }
        }
        for vertex in 0..size {
            if matching.mate[vertex] == NOBODY {
                matching.augment(graph, vertex);
            }
        }
        let left_over = (0..size).filter(|&vertex| matching.mate[vertex] == NOBODY).count();
        let pairs: Vec<(usize, usize)> = (0..size)
            .filter(|&vertex| matching.mate[vertex] != NOBODY && vertex < matching.mate[vertex])
            .map(|vertex| (places[vertex], places[matching.mate[vertex]]))
            .collect();
        if left_over > now.solved.floaters.len() && completion.clone().without(&pairs) {
            self.left_over = Some(left_over);
        }
        self.left_over.is_some()
    }
}
