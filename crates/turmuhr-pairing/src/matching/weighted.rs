//! Perfect matching of greatest weight in a complete graph (Edmonds, with dual variables; cubic time).
//!
//! Every pair has a weight; 0 means «not a pair». So any choice of pairs extends to a perfect matching whose
//! other pairs add nothing. The number of vertices is even. After a change around one vertex the solution is
//! repaired, not recomputed.

mod start;
#[cfg(test)]
mod tests;

use super::{
    steps::{Spent, Steps},
    weight::Weight,
};

const NONE: usize = usize::MAX;

/// How a top-level vertex or blossom stands in the trees of the current search.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Label {
    Free,
    Outer,
    Inner,
}

/// Vertices are `0..n`; blossoms have the numbers after them.
#[derive(Clone, Debug)]
pub(crate) struct Weighted<W> {
    n: usize,
    steps: Steps,
    /// Twice the weight of each pair.
    weights: Vec<W>,
    alive: Vec<usize>,
    /// Duals for the first solution, if classes provide them.
    start: Option<Vec<W>>,
    dual: Vec<W>,
    /// For vertices and blossoms: the vertex at the other end of the matched edge.
    mate: Vec<usize>,
    /// The outermost blossom around each vertex or blossom.
    top: Vec<usize>,
    blossoms: Vec<usize>,
    children: Vec<Vec<usize>>,
    /// For each blossom and vertex in it, the child that holds the vertex.
    child_of: Vec<Vec<usize>>,
    /// Best edges of blossoms: for each blossom and each vertex or blossom, the end inside and the end outside.
    edges: Vec<Vec<(usize, usize)>>,
    label: Vec<Label>,
    /// For inner ones: the outer vertex that reached them.
    parent: Vec<usize>,
    slack: Vec<usize>,
    seen: Vec<usize>,
    stamp: usize,
    queue: Vec<usize>,
}

impl<W: Weight> Weighted<W> {
    pub(crate) fn mate(&self, vertex: usize) -> usize {
        self.mate[vertex]
    }

    pub(crate) fn len(&self) -> usize {
        self.n
    }

    pub(crate) fn weight(&self, one: usize, other: usize) -> W {
        self.weights[one * self.n + other].half()
    }

    /// Does an odd set bind the solution? Then not every matching of tight edges has the greatest weight.
    pub(crate) fn is_bound(&self) -> bool {
        self.blossoms.iter().any(|&blossom| self.dual[blossom] != W::ZERO)
    }

    pub(crate) fn set_weight(&mut self, one: usize, other: usize, weight: W) {
        let twice = weight.twice();
        self.start = None;
        self.weights[one * self.n + other] = twice;
        self.weights[other * self.n + one] = twice;
    }

    /// Fixes the two as a pair and removes them. The rest of a best matching is best among the remaining
    /// vertices.
    pub(crate) fn settle(&mut self, one: usize, other: usize) {
        debug_assert_eq!(self.mate[one], other);
        self.alive.retain(|&vertex| vertex != one && vertex != other);
    }

    /// Can the two be a pair in a matching of greatest weight? `false` is certain, `true` is not.
    pub(crate) fn is_tight(&self, one: usize, other: usize) -> bool {
        // Blossoms that contain both ends add their duals to the sum the edge has to match.
        let holds = |blossom: usize, vertex: usize| self.child_of[blossom][vertex] != NONE;
        let around = self
            .blossoms
            .iter()
            .filter(|&&blossom| holds(blossom, one) && holds(blossom, other))
            .fold(W::ZERO, |sum, &blossom| sum.plus(self.dual[blossom]));
        self.gap((one, other)).plus(around) == W::ZERO
    }

    /// Finds a matching of greatest weight from nothing.
    pub(crate) fn solve(&mut self) -> Result<(), Spent> {
        self.steps.take(self.alive.len() * self.alive.len() * W::WORDS)?;
        self.clear_blossoms();
        match self.start.take() {
            Some(start) => self.dual[..self.n].copy_from_slice(&start),
            None => self.greatest_of_rows(),
        }
        self.match_tight();
        self.improve()
    }

    /// Finds a matching of greatest weight after many weights have changed, starting from the old duals.
    pub(crate) fn solve_near(&mut self, duals: &[W]) -> Result<(), Spent> {
        self.steps.take(2 * self.alive.len() * self.alive.len() * W::WORDS)?;
        self.clear_blossoms();
        self.dual[..self.n].copy_from_slice(duals);
        for at in 0..self.alive.len() {
            let vertex = self.alive[at];
            self.dual[vertex] = self.dual[vertex].max(self.needed(vertex));
        }
        self.match_tight();
        self.improve()
    }

    /// Feasible duals without blossoms: the duals of both ends cover the weight of every edge.
    pub(crate) fn duals(&self) -> Vec<W> {
        let mut duals = self.dual[..self.n].to_vec();
        for &blossom in &self.blossoms {
            let half = self.dual[blossom].half();
            for &vertex in self.alive.iter().filter(|&&vertex| self.child_of[blossom][vertex] != NONE) {
                duals[vertex] = duals[vertex].plus(half);
            }
        }
        duals
    }

    /// From feasible duals and pairs along tight edges to the greatest weight.
    fn improve(&mut self) -> Result<(), Spent> {
        // The roots of a search need duals of the same parity, so that halving is exact.
        for at in 0..self.alive.len() {
            let vertex = self.alive[at];
            if self.mate[vertex] == NONE && self.dual[vertex].is_odd() {
                self.dual[vertex] = self.dual[vertex].plus(W::digit(1, 0));
            }
        }
        while self.stage()? {}
        debug_assert!(self.is_proved());
        Ok(())
    }

    /// The least dual of `vertex` that is feasible for all its edges.
    fn needed(&self, vertex: usize) -> W {
        self.alive
            .iter()
            .filter(|&&other| other != vertex)
            .map(|&other| self.weights[vertex * self.n + other].twice().minus(self.dual[other]))
            .max()
            .unwrap_or(W::ZERO)
    }

    /// Finds a matching of greatest weight after weights around `vertex` have changed.
    pub(crate) fn mend(&mut self, vertex: usize) -> Result<(), Spent> {
        self.dissolve();
        let mate = self.mate[vertex];
        if mate != NONE {
            self.mate[vertex] = NONE;
            self.mate[mate] = NONE;
        }
        self.dual[vertex] = self.needed(vertex);
        self.improve()
    }

    /// The optimality proof: the duals of both ends cover every edge, and every edge of the matching is tight.
    fn is_proved(&self) -> bool {
        let holds = |blossom: usize, vertex: usize| self.child_of[blossom][vertex] != NONE;
        self.blossoms.iter().all(|&blossom| self.dual[blossom] >= W::ZERO)
            && self.alive.iter().all(|&one| {
                self.alive.iter().filter(|&&other| other != one).all(|&other| {
                    let both =
                        self.blossoms.iter().filter(|&&blossom| holds(blossom, one) && holds(blossom, other));
                    let promise =
                        both.fold(self.gap((one, other)), |sum, &blossom| sum.plus(self.dual[blossom]));
                    if self.mate[one] == other { promise == W::ZERO } else { promise >= W::ZERO }
                })
            })
    }

    /// Dissolves all blossoms. If one binds, its vertices get half of its dual, and the edge out of it is
    /// dropped because it is no longer tight.
    fn dissolve(&mut self) {
        if self.is_bound() {
            let duals = self.duals();
            self.dual[..self.n].copy_from_slice(&duals);
            for at in 0..self.alive.len() {
                let vertex = self.alive[at];
                let mate = self.mate[vertex];
                if mate != NONE && self.gap((vertex, mate)) != W::ZERO {
                    self.mate[vertex] = NONE;
                    self.mate[mate] = NONE;
                }
            }
        }
        self.clear_blossoms();
    }

    fn clear_blossoms(&mut self) {
        self.blossoms.clear();
        for vertex in 0..self.n {
            self.top[vertex] = vertex;
        }
        for blossom in self.n..self.top.len() {
            self.top[blossom] = NONE;
        }
    }

    #[inline]
    fn gap(&self, (one, other): (usize, usize)) -> W {
        self.dual[one].plus(self.dual[other]).minus(self.weights[one * self.n + other].twice())
    }

    #[inline]
    fn edge(&self, one: usize, other: usize) -> (usize, usize) {
        if one >= self.n {
            self.edges[one][other]
        } else if other >= self.n {
            let (inside, outside) = self.edges[other][one];
            (outside, inside)
        } else {
            (one, other)
        }
    }

    fn tops(&self) -> impl Iterator<Item = usize> + '_ {
        self.alive.iter().chain(&self.blossoms).copied().filter(|&x| self.top[x] == x)
    }

    #[inline]
    fn offer(&mut self, from: usize, to: usize) {
        let best = self.slack[to];
        if best == NONE || self.gap(self.edge(from, to)) < self.gap(self.edge(best, to)) {
            self.slack[to] = from;
        }
    }

    fn offer_all(&mut self, to: usize) {
        self.slack[to] = NONE;
        for at in 0..self.alive.len() {
            let from = self.alive[at];
            let top = self.top[from];
            if top != to && self.label[top] == Label::Outer {
                self.offer(from, to);
            }
        }
    }

    fn enqueue(&mut self, x: usize) {
        if x < self.n {
            self.queue.push(x);
        } else {
            for at in 0..self.children[x].len() {
                self.enqueue(self.children[x][at]);
            }
        }
    }

    fn set_top(&mut self, x: usize, top: usize) {
        self.top[x] = top;
        if x >= self.n {
            for at in 0..self.children[x].len() {
                self.set_top(self.children[x][at], top);
            }
        }
    }

    /// The index of `child` in the cycle of `blossom`, counted in the even direction from the base.
    fn even_place(&mut self, blossom: usize, child: usize) -> usize {
        let cycle = &mut self.children[blossom];
        let place = cycle.iter().position(|&other| other == child).unwrap_or(0);
        if place % 2 == 1 {
            cycle[1..].reverse();
            cycle.len() - place
        } else {
            place
        }
    }

    fn marry(&mut self, one: usize, other: usize) {
        let (inside, outside) = self.edge(one, other);
        self.mate[one] = outside;
        if one < self.n {
            return;
        }
        let child = self.child_of[one][inside];
        let place = self.even_place(one, child);
        for at in 0..place {
            let (x, y) = (self.children[one][at], self.children[one][at ^ 1]);
            self.marry(x, y);
        }
        self.marry(child, other);
        self.children[one].rotate_left(place);
    }

    fn flip(&mut self, mut one: usize, mut other: usize) {
        loop {
            let next = match self.mate[one] {
                NONE => NONE,
                mate => self.top[mate],
            };
            self.marry(one, other);
            if next == NONE {
                return;
            }
            let up = self.top[self.parent[next]];
            self.marry(next, up);
            one = up;
            other = next;
        }
    }

    fn meeting_point(&mut self, mut one: usize, mut other: usize) -> usize {
        self.stamp += 1;
        while one != NONE || other != NONE {
            if one != NONE {
                if self.seen[one] == self.stamp {
                    return one;
                }
                self.seen[one] = self.stamp;
                one = match self.mate[one] {
                    NONE => NONE,
                    mate => self.top[self.parent[self.top[mate]]],
                };
            }
            std::mem::swap(&mut one, &mut other);
        }
        NONE
    }

    fn contract(&mut self, one: usize, base: usize, other: usize) {
        let blossom =
            (self.n..).find(|&id| id >= self.top.len() || self.top[id] == NONE).unwrap_or(self.top.len());
        debug_assert!(blossom < self.top.len());
        self.blossoms.push(blossom);
        self.dual[blossom] = W::ZERO;
        self.label[blossom] = Label::Outer;
        self.mate[blossom] = self.mate[base];
        let mut cycle = vec![base];
        let mut at = one;
        while at != base {
            let mate = self.top[self.mate[at]];
            cycle.extend([at, mate]);
            self.enqueue(mate);
            at = self.top[self.parent[mate]];
        }
        cycle[1..].reverse();
        at = other;
        while at != base {
            let mate = self.top[self.mate[at]];
            cycle.extend([at, mate]);
            self.enqueue(mate);
            at = self.top[self.parent[mate]];
        }
        self.children[blossom] = cycle;
        self.set_top(blossom, blossom);
        let mut child_of = vec![NONE; self.n];
        let mut edges = vec![(NONE, NONE); self.top.len()];
        for place in 0..self.children[blossom].len() {
            let child = self.children[blossom][place];
            for &vertex in &self.alive {
                if vertex == child || (child >= self.n && self.child_of[child][vertex] != NONE) {
                    child_of[vertex] = child;
                }
            }
            for x in self.alive.iter().chain(&self.blossoms).copied() {
                // Edges inside the blossom are never used.
                if self.top[x] == NONE || self.top[x] == blossom {
                    continue;
                }
                let edge = self.edge(child, x);
                if edges[x].0 == NONE || self.gap(edge) < self.gap(edges[x]) {
                    edges[x] = edge;
                }
            }
        }
        for x in self.blossoms.iter().copied().filter(|&x| x != blossom && edges[x].0 != NONE) {
            self.edges[x][blossom] = (edges[x].1, edges[x].0);
        }
        self.child_of[blossom] = child_of;
        self.edges[blossom] = edges;
        self.offer_all(blossom);
    }

    fn expand(&mut self, blossom: usize) {
        for at in 0..self.children[blossom].len() {
            let child = self.children[blossom][at];
            self.set_top(child, child);
        }
        let parent = self.parent[blossom];
        let inside = self.edge(blossom, parent).0;
        let entry = self.child_of[blossom][inside];
        let place = self.even_place(blossom, entry);
        let cycle = std::mem::take(&mut self.children[blossom]);
        self.top[blossom] = NONE;
        self.blossoms.retain(|&other| other != blossom);
        for at in (0..place).step_by(2) {
            let (inner, outer) = (cycle[at], cycle[at + 1]);
            self.parent[inner] = self.edge(outer, inner).0;
            self.label[inner] = Label::Inner;
            self.label[outer] = Label::Outer;
            self.slack[inner] = NONE;
            self.offer_all(outer);
            self.enqueue(outer);
        }
        self.label[entry] = Label::Inner;
        self.parent[entry] = parent;
        for &rest in &cycle[place + 1..] {
            self.label[rest] = Label::Free;
            self.offer_all(rest);
        }
    }

    /// Follows a tight edge from an outer vertex. `true` if it completes an augmenting path.
    fn follow(&mut self, (from, to): (usize, usize)) -> Result<bool, Spent> {
        let (one, other) = (self.top[from], self.top[to]);
        match self.label[other] {
            Label::Free => {
                self.parent[other] = from;
                self.label[other] = Label::Inner;
                let mate = self.top[self.mate[other]];
                self.slack[other] = NONE;
                self.slack[mate] = NONE;
                self.label[mate] = Label::Outer;
                self.enqueue(mate);
                Ok(false)
            }
            Label::Outer => {
                let base = self.meeting_point(one, other);
                if base == NONE {
                    self.flip(one, other);
                    self.flip(other, one);
                    return Ok(true);
                }
                self.contract(one, base, other);
                let blossom = self.top[one];
                self.steps.take(self.children[blossom].len() * self.alive.len())?;
                Ok(false)
            }
            Label::Inner => Ok(false),
        }
    }

    /// Adds one pair. `false` if everyone is matched.
    fn stage(&mut self) -> Result<bool, Spent> {
        self.label.fill(Label::Free);
        self.slack.fill(NONE);
        self.queue.clear();
        let roots: Vec<usize> = self.tops().filter(|&x| self.mate[x] == NONE).collect();
        if roots.is_empty() {
            return Ok(false);
        }
        for root in roots {
            self.parent[root] = NONE;
            self.label[root] = Label::Outer;
            self.enqueue(root);
        }
        loop {
            while let Some(from) = self.queue.pop() {
                if self.label[self.top[from]] == Label::Inner {
                    continue;
                }
                self.steps.take(self.alive.len() * W::WORDS)?;
                for at in 0..self.alive.len() {
                    let to = self.alive[at];
                    if self.top[to] == self.top[from] || self.label[self.top[to]] == Label::Inner {
                        continue;
                    }
                    if self.gap((from, to)) == W::ZERO {
                        if self.follow((from, to))? {
                            return Ok(true);
                        }
                    } else {
                        self.offer(from, self.top[to]);
                    }
                }
            }
            self.steps.take(self.alive.len() * W::WORDS)?;
            self.shift_duals();
            self.queue.clear();
            let tight: Vec<usize> = self.tops().filter(|&x| self.slack[x] != NONE).collect();
            for x in tight {
                let from = self.slack[x];
                if self.top[x] == x && from != NONE && self.top[from] != x {
                    let edge = self.edge(from, x);
                    if self.gap(edge) == W::ZERO && self.follow(edge)? {
                        return Ok(true);
                    }
                }
            }
            let spent: Vec<usize> = self
                .blossoms
                .iter()
                .copied()
                .filter(|&x| self.top[x] == x && self.label[x] == Label::Inner && self.dual[x] == W::ZERO)
                .collect();
            for blossom in spent {
                self.expand(blossom);
            }
        }
    }

    fn shift_duals(&mut self) {
        let mut step: Option<W> = None;
        let mut at_most = |bound: W| step = Some(step.map_or(bound, |step| step.min(bound)));
        for x in self.tops() {
            match self.label[x] {
                Label::Inner if x >= self.n => at_most(self.dual[x].half()),
                Label::Free if self.slack[x] != NONE => at_most(self.gap(self.edge(self.slack[x], x))),
                Label::Outer if self.slack[x] != NONE => {
                    at_most(self.gap(self.edge(self.slack[x], x)).half())
                }
                Label::Free | Label::Outer | Label::Inner => {}
            }
        }
        // In a complete graph there is always an edge that can become tight.
        let step = step.unwrap_or(W::ZERO);
        for at in 0..self.alive.len() {
            let vertex = self.alive[at];
            match self.label[self.top[vertex]] {
                Label::Outer => self.dual[vertex] = self.dual[vertex].minus(step),
                Label::Inner => self.dual[vertex] = self.dual[vertex].plus(step),
                Label::Free => {}
            }
        }
        for at in 0..self.blossoms.len() {
            let blossom = self.blossoms[at];
            if self.top[blossom] == blossom {
                match self.label[blossom] {
                    Label::Outer => self.dual[blossom] = self.dual[blossom].plus(step.twice()),
                    Label::Inner => self.dual[blossom] = self.dual[blossom].minus(step.twice()),
                    Label::Free => {}
                }
            }
        }
    }
}
