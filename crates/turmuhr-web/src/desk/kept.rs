//! A cache of computed values, limited in entries and bytes.

use std::{
    collections::{HashMap, VecDeque},
    hash::Hash,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

/// Concurrent requests for the same key wait for one computation.
#[derive(Debug)]
pub(super) struct Kept<K, V> {
    most: usize,
    most_bytes: usize,
    book: Mutex<Book<K, V>>,
}

#[derive(Debug)]
struct Book<K, V> {
    cells: HashMap<K, Cell<V>>,
    /// The oldest first.
    order: VecDeque<K>,
    bytes: usize,
}

#[derive(Debug)]
struct Cell<V> {
    value: Arc<OnceLock<Arc<V>>>,
    bytes: usize,
}

impl<K: Hash + Eq + Clone, V> Kept<K, V> {
    pub(super) fn new(most: usize, most_bytes: usize) -> Kept<K, V> {
        let book = Book { cells: HashMap::new(), order: VecDeque::new(), bytes: 0 };
        Kept { most, most_bytes, book: Mutex::new(book) }
    }

    /// The cached value of a key, if present.
    pub(super) fn find(&self, key: &K) -> Option<Arc<V>> {
        let book = self.book.lock().unwrap_or_else(PoisonError::into_inner);
        book.cells.get(key)?.value.get().cloned()
    }

    pub(super) fn get(&self, key: K, bytes: impl FnOnce(&V) -> usize, make: impl FnOnce() -> V) -> Arc<V> {
        let cell = {
            let mut book = self.book.lock().unwrap_or_else(PoisonError::into_inner);
            match book.cells.get(&key) {
                Some(cell) => cell.value.clone(),
                None => {
                    let value: Arc<OnceLock<Arc<V>>> = Arc::default();
                    book.cells.insert(key.clone(), Cell { value: value.clone(), bytes: 0 });
                    book.order.push_back(key.clone());
                    value
                }
            }
        };
        let mut made = false;
        let value = cell
            .get_or_init(|| {
                made = true;
                Arc::new(make())
            })
            .clone();
        if made {
            self.made(&key, bytes(&value));
        }
        value
    }

    /// Counts a new value, and evicts the oldest.
    fn made(&self, key: &K, bytes: usize) {
        let mut book = self.book.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(cell) = book.cells.get_mut(key) {
            let before = std::mem::replace(&mut cell.bytes, bytes);
            book.bytes = book.bytes - before + bytes;
        }
        while book.order.len() > self.most || book.bytes > self.most_bytes {
            let Some(oldest) = book.order.pop_front() else { break };
            if let Some(gone) = book.cells.remove(&oldest) {
                book.bytes -= gone.bytes;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_made_once_and_grows_to_its_ceiling() {
        let kept: Kept<u32, String> = Kept::new(10, 1_000);
        let get = |key| kept.get(key, String::len, || "x".repeat(50));
        let first = get(1);
        assert!(Arc::ptr_eq(&first, &get(1)));
        for key in 0..1_000 {
            get(key);
        }
        let entries = || kept.book.lock().expect("sound").cells.len();
        assert_eq!(entries(), 10);
        for key in 1_000..1_010 {
            kept.get(key, String::len, || "x".repeat(400));
        }
        assert_eq!(entries(), 2);
        assert!(kept.book.lock().expect("sound").bytes <= 1_000);
        // A value larger than the whole cache is returned but not kept.
        let large = kept.get(5, String::len, || "x".repeat(2_000));
        assert_eq!((large.len(), entries()), (2_000, 0));
    }
}
