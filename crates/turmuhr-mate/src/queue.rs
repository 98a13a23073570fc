//! Moves waiting to be played, the most promising first.

use turmuhr_core::Move;

#[derive(Copy, Clone, Debug)]
pub(crate) struct Waiting {
    pub(crate) parent: u32,
    pub(crate) via: Move,
}

/// One stack per distance from the goal.
#[derive(Debug)]
pub(crate) struct Queue {
    buckets: Vec<Vec<Waiting>>,
    first: usize,
}

impl Queue {
    pub(crate) fn new() -> Queue {
        Queue { buckets: Vec::new(), first: 0 }
    }

    pub(crate) fn push(&mut self, distance: usize, waiting: Waiting) {
        if distance >= self.buckets.len() {
            self.buckets.resize_with(distance + 1, Vec::new);
        }
        self.buckets[distance].push(waiting);
        self.first = self.first.min(distance);
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Waiting> {
        self.buckets.iter().flatten()
    }

    pub(crate) fn pop(&mut self) -> Option<Waiting> {
        while self.first < self.buckets.len() {
            if let Some(waiting) = self.buckets[self.first].pop() {
                return Some(waiting);
            }
            self.first += 1;
        }
        None
    }
}
