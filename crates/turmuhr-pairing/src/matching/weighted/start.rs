//! The start of a search: weights, first duals, and the pairs available at once.

use super::{Label, NONE, Weighted};
use crate::matching::{
    bits::Bits,
    cardinality::{Graph, Matching},
    classes::Classes,
    steps::{Spent, Steps},
    weight::Weight,
};

impl<W: Weight> Weighted<W> {
    /// `weight` is called for every pair, with the smaller number first.
    #[cfg(test)]
    pub(crate) fn new(n: usize, steps: &Steps, weight: impl Fn(usize, usize) -> W) -> Weighted<W> {
        assert!(n.is_multiple_of(2), "an odd number has no perfect matching");
        let mut weights = vec![W::ZERO; n * n];
        for one in 0..n {
            for other in one + 1..n {
                let twice = weight(one, other).twice();
                weights[one * n + other] = twice;
                weights[other * n + one] = twice;
            }
        }
        Weighted::of(n, steps, weights)
    }

    /// As `new`, if a weight depends only on the classes of the two and on whether they may be a pair.
    pub(crate) fn by_class(
        classes: &Classes,
        steps: &Steps,
        mut may_match: impl FnMut(usize, usize) -> bool,
        weight: impl Fn(usize, usize) -> W,
    ) -> Result<Weighted<W>, Spent> {
        let n = classes.vertices();
        steps.take(n * n * W::WORDS)?;
        assert!(n.is_multiple_of(2), "an odd number has no perfect matching");
        let mut weights = vec![W::ZERO; n * n];
        let count = classes.len();
        let mut table: Vec<Option<W>> = vec![None; count * count];
        for one in 0..n {
            let from = classes.of(one);
            for other in one + 1..n {
                if !may_match(one, other) {
                    continue;
                }
                let to = classes.of(other);
                let twice = *table[from * count + to].get_or_insert_with(|| weight(one, other).twice());
                debug_assert_eq!(twice, weight(one, other).twice(), "a class weighs the same");
                weights[one * n + other] = twice;
                weights[other * n + one] = twice;
            }
        }
        let most = |from: usize, to: usize| {
            let sides = [table[from * count + to], table[to * count + from]];
            sides.into_iter().flatten().max().unwrap_or(W::ZERO).twice()
        };
        let between: Vec<W> = (0..count * count).map(|at| most(at / count, at % count)).collect();
        let prices = classes.prices(steps, &between)?;
        let start = prices.map(|prices| (0..n).map(|vertex| prices[classes.of(vertex)]).collect());
        Ok(Weighted { start, ..Weighted::of(n, steps, weights) })
    }

    fn of(n: usize, steps: &Steps, weights: Vec<W>) -> Weighted<W> {
        let size = n + n / 2 + 1;
        Weighted {
            n,
            steps: steps.clone(),
            weights,
            alive: (0..n).collect(),
            start: None,
            dual: vec![W::ZERO; size],
            mate: vec![NONE; size],
            top: (0..size).map(|x| if x < n { x } else { NONE }).collect(),
            blossoms: Vec::new(),
            children: vec![Vec::new(); size],
            child_of: vec![Vec::new(); size],
            edges: vec![Vec::new(); size],
            label: vec![Label::Free; size],
            parent: vec![NONE; size],
            slack: vec![NONE; size],
            seen: vec![0; size],
            stamp: 0,
            queue: Vec::new(),
        }
    }

    /// Feasible first duals: each vertex gets the greatest weight of its row.
    pub(super) fn greatest_of_rows(&mut self) {
        for &vertex in &self.alive {
            let row = &self.weights[vertex * self.n..][..self.n];
            // Weights are even here, so all duals start even; that keeps every halving exact.
            self.dual[vertex] = self
                .alive
                .iter()
                .filter(|&&other| other != vertex)
                .map(|&other| row[other])
                .max()
                .unwrap_or(W::ZERO);
        }
    }

    /// Matches as many tight edges as possible; there are no blossoms yet.
    pub(super) fn match_tight(&mut self) {
        let rows = self.tight_rows();
        let mut members = Bits::empty(self.n + 1);
        self.alive.iter().for_each(|&vertex| members.insert(vertex));
        let graph = Graph { allowed: &rows, bye: &Bits::empty(self.n) };
        let mut matching = Matching::new(members, self.n + 1);
        matching.fill(graph);
        for &vertex in &self.alive {
            if matching.mate[vertex] == NONE {
                matching.augment(graph, vertex);
            }
        }
        for &vertex in &self.alive {
            self.mate[vertex] = matching.mate[vertex];
        }
    }

    /// For every vertex, its neighbours along tight edges, ignoring blossoms.
    pub(crate) fn tight_rows(&self) -> Vec<Bits> {
        let mut rows = vec![Bits::empty(self.n); self.n];
        for (at, &one) in self.alive.iter().enumerate() {
            for &other in &self.alive[..at] {
                if self.gap((one, other)) == W::ZERO {
                    rows[one].insert(other);
                    rows[other].insert(one);
                }
            }
        }
        rows
    }
}
