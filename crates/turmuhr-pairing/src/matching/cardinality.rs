//! Maximum matching without weights (Edmonds): can everyone still be paired?

use super::bits::Bits;

pub(crate) const NOBODY: usize = usize::MAX;

/// Players `0..n` with their legal opponents, and the vertex `n` for the bye, which may go to the players of
/// `bye`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Graph<'a> {
    pub(crate) allowed: &'a [Bits],
    pub(crate) bye: &'a Bits,
}

/// A matching under construction; it covers only `members`.
#[derive(Clone, Debug)]
pub(crate) struct Matching {
    pub(crate) mate: Vec<usize>,
    pub(crate) members: Bits,
}

/// The result of a search from an unmatched vertex.
#[derive(Clone, Debug)]
pub(crate) struct Forest {
    /// Vertices that some maximum matching leaves over instead of the root.
    pub(crate) outer: Bits,
    /// The vertices between them: without these the outer vertices split into odd groups.
    pub(crate) inner: Vec<usize>,
    /// For each outer vertex, the head of its group.
    pub(crate) group: Vec<usize>,
}

impl<'a> Graph<'a> {
    fn len(self) -> usize {
        self.allowed.len()
    }

    fn bye_vertex(self) -> usize {
        self.allowed.len()
    }

    fn neighbours(self, vertex: usize, among: &Bits, into: &mut Vec<usize>) {
        into.clear();
        if vertex == self.bye_vertex() {
            into.extend(self.bye.iter().filter(|&player| among.has(player)));
        } else {
            into.extend(self.allowed[vertex].common(among));
            if self.bye.has(vertex) && among.has(self.bye_vertex()) {
                into.push(self.bye_vertex());
            }
        }
    }
}

impl Matching {
    /// Nobody matched yet.
    pub(crate) fn new(members: Bits, vertices: usize) -> Matching {
        Matching { mate: vec![NOBODY; vertices], members }
    }

    /// Matches greedily.
    pub(crate) fn fill(&mut self, graph: Graph<'_>) {
        let mut free = Bits::empty(graph.len() + 1);
        for vertex in self.members.iter().filter(|&vertex| self.mate[vertex] == NOBODY) {
            free.insert(vertex);
        }
        for vertex in 0..graph.len() {
            if free.has(vertex)
                && let Some(other) = graph.allowed[vertex].first_common(&free)
            {
                free.remove(vertex);
                free.remove(other);
                self.mate[vertex] = other;
                self.mate[other] = vertex;
            }
        }
    }

    /// Tries to match `root` too. `None`: done. Otherwise the obstacle; the matching is unchanged.
    pub(crate) fn augment(&mut self, graph: Graph<'_>, root: usize) -> Option<Forest> {
        let vertices = graph.len() + 1;
        let mut search = Search {
            parent: vec![NOBODY; vertices],
            base: (0..vertices).collect(),
            even: Bits::empty(vertices),
            inner: Vec::new(),
            queue: vec![root],
        };
        let mut unseen = self.members.clone();
        unseen.remove(root);
        search.even.insert(root);
        let (mut head, mut near) = (0, Vec::new());
        while head < search.queue.len() {
            let vertex = search.queue[head];
            head += 1;
            graph.neighbours(vertex, &unseen, &mut near);
            for &other in &near {
                if !unseen.has(other) {
                    continue;
                }
                search.parent[other] = vertex;
                let mate = self.mate[other];
                if mate == NOBODY {
                    self.flip(&search.parent, other);
                    return None;
                }
                search.inner.push(other);
                unseen.remove(other);
                unseen.remove(mate);
                search.even.insert(mate);
                search.queue.push(mate);
            }
            graph.neighbours(vertex, &search.even, &mut near);
            for &other in &near {
                if search.base[other] != search.base[vertex] {
                    search.contract(&self.mate, vertex, other);
                }
            }
        }
        let Search { even, mut inner, base, .. } = search;
        inner.retain(|&vertex| !even.has(vertex));
        Some(Forest { outer: even, inner, group: base })
    }

    /// Matches as many vertices as possible; returns the search from the first vertex that stays unmatched.
    pub(crate) fn complete(&mut self, graph: Graph<'_>) -> Option<Forest> {
        self.fill(graph);
        let free: Vec<usize> = self.members.iter().filter(|&vertex| self.mate[vertex] == NOBODY).collect();
        for vertex in free {
            if self.mate[vertex] == NOBODY
                && let Some(forest) = self.augment(graph, vertex)
            {
                return Some(forest);
            }
        }
        None
    }

    /// Removes a vertex; its mate becomes unmatched.
    pub(crate) fn drop(&mut self, vertex: usize) {
        let mate = self.mate[vertex];
        if mate != NOBODY {
            self.mate[mate] = NOBODY;
            self.mate[vertex] = NOBODY;
        }
        self.members.remove(vertex);
    }

    fn flip(&mut self, parent: &[usize], end: usize) {
        let mut vertex = end;
        while vertex != NOBODY {
            let before = parent[vertex];
            let next = self.mate[before];
            self.mate[vertex] = before;
            self.mate[before] = vertex;
            vertex = next;
        }
    }
}

struct Search {
    parent: Vec<usize>,
    base: Vec<usize>,
    even: Bits,
    inner: Vec<usize>,
    queue: Vec<usize>,
}

impl Search {
    /// An edge between two even vertices: the odd cycle it closes becomes one even vertex.
    fn contract(&mut self, mate: &[usize], one: usize, other: usize) {
        let top = self.common_base(mate, one, other);
        let mut swallowed = vec![false; self.base.len()];
        self.mark(mate, one, top, other, &mut swallowed);
        self.mark(mate, other, top, one, &mut swallowed);
        for vertex in 0..self.base.len() {
            if swallowed[self.base[vertex]] {
                self.base[vertex] = top;
                if !self.even.has(vertex) {
                    self.even.insert(vertex);
                    self.queue.push(vertex);
                }
            }
        }
    }

    fn common_base(&self, mate: &[usize], one: usize, other: usize) -> usize {
        let mut seen = vec![false; self.base.len()];
        let mut at = one;
        loop {
            at = self.base[at];
            seen[at] = true;
            if mate[at] == NOBODY {
                break;
            }
            at = self.parent[mate[at]];
        }
        at = self.base[other];
        while !seen[at] {
            at = self.base[self.parent[mate[at]]];
        }
        at
    }

    fn mark(&mut self, mate: &[usize], from: usize, top: usize, child: usize, swallowed: &mut [bool]) {
        let (mut at, mut child) = (from, child);
        while self.base[at] != top {
            swallowed[self.base[at]] = true;
            swallowed[self.base[mate[at]]] = true;
            self.parent[at] = child;
            child = mate[at];
            at = self.parent[mate[at]];
        }
    }
}
