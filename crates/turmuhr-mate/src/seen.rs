//! The set of visited positions: an index into the nodes of a search.

/// A hash table of node numbers. Each slot keeps 32 bits of the hash to save comparisons; the caller decides
/// equality on the full key.
#[derive(Debug)]
pub(crate) struct Seen {
    slots: Vec<u64>,
    filled: usize,
}

const EMPTY: u64 = 0;

impl Seen {
    pub(crate) fn new() -> Seen {
        Seen { slots: vec![EMPTY; 256], filled: 0 }
    }

    /// Inserts `index` under `hash`, unless `same` recognises an entry. `true` if it is new.
    pub(crate) fn insert(&mut self, hash: u64, index: u32, same: impl Fn(u32) -> bool) -> bool {
        if self.filled * 4 >= self.slots.len() * 3 {
            self.grow();
        }
        let mask = self.slots.len() - 1;
        let tag = hash >> 32;
        // The index is stored plus one: a slot of zero is empty.
        let entry = tag << 32 | (u64::from(index) + 1);
        let mut at = home(entry) & mask;
        loop {
            let slot = self.slots[at];
            if slot == EMPTY {
                self.slots[at] = entry;
                self.filled += 1;
                return true;
            }
            if slot >> 32 == tag && same((slot as u32) - 1) {
                return false;
            }
            at = (at + 1) & mask;
        }
    }

    fn grow(&mut self) {
        let size = self.slots.len() * 4;
        let old = std::mem::replace(&mut self.slots, vec![EMPTY; size]);
        let mask = size - 1;
        for slot in old {
            if slot != EMPTY {
                // The tag is the upper half of the hash; its low bits give the new slot.
                let mut at = home(slot) & mask;
                while self.slots[at] != EMPTY {
                    at = (at + 1) & mask;
                }
                self.slots[at] = slot;
            }
        }
    }
}

/// The preferred slot of an entry, from its own bits.
fn home(slot: u64) -> usize {
    (slot >> 32) as usize
}
