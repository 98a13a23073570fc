//! Pending moves, the most promising first.

use turmuhr_core::Move;

/// All greater distances count as this one.
const FAR: usize = 1023;
const END: u32 = u32::MAX;

#[derive(Copy, Clone, Debug)]
pub(crate) struct Waiting {
    pub(crate) parent: u32,
    pub(crate) via: Move,
}

/// One stack for each distance from the goal, in one allocation: a search of a few microseconds has no time for
/// many.
#[derive(Debug)]
pub(crate) struct Queue {
    entries: Vec<(Waiting, u32)>,
    tops: Vec<u32>,
    /// Free entries for reuse.
    free: u32,
    first: usize,
}

impl Queue {
    pub(crate) fn new() -> Queue {
        Queue { entries: Vec::with_capacity(1024), tops: vec![END; FAR + 1], free: END, first: 0 }
    }

    pub(crate) fn push(&mut self, distance: usize, waiting: Waiting) {
        let distance = distance.min(FAR);
        let entry = (waiting, self.tops[distance]);
        let index = if self.free == END {
            self.entries.push(entry);
            self.entries.len() as u32 - 1
        } else {
            let index = self.free;
            self.free = self.entries[index as usize].1;
            self.entries[index as usize] = entry;
            index
        };
        self.tops[distance] = index;
        self.first = self.first.min(distance);
    }

    pub(crate) fn pop(&mut self) -> Option<Waiting> {
        while self.first <= FAR {
            let index = self.tops[self.first];
            if index != END {
                let (waiting, next) = self.entries[index as usize];
                self.tops[self.first] = next;
                self.entries[index as usize].1 = self.free;
                self.free = index;
                return Some(waiting);
            }
            self.first += 1;
        }
        None
    }

    /// All pending moves, in any order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Waiting> {
        self.tops.iter().flat_map(move |top| {
            let mut at = *top;
            std::iter::from_fn(move || {
                let (waiting, next) = self.entries.get(at as usize)?;
                at = *next;
                Some(waiting)
            })
        })
    }
}
