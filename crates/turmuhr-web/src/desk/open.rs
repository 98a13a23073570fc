//! The journals in memory. An unused one is dropped; the store has it.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use tokio::sync::watch;

use super::shelf::Shelved;

/// One journal: its current state, and its watchers.
#[derive(Debug)]
pub(super) struct Stream<S> {
    /// The latest snapshot; watchers get every newer one.
    pub(super) latest: watch::Sender<Arc<S>>,
    /// Writers of this process queue here, so that only other processes make them judge twice.
    pub(super) writing: tokio::sync::Mutex<()>,
    /// The era in which it was read.
    pub(super) era: u64,
    /// The number of the request that used it last.
    used: AtomicU64,
}

impl<S: Shelved> Stream<S> {
    /// Replaces the snapshot, unless it would become older.
    pub(super) fn show(&self, snapshot: S) -> Arc<S> {
        let new = Arc::new(snapshot);
        self.latest.send_if_modified(|latest| {
            let newer = new.position() > latest.position();
            if newer {
                latest.clone_from(&new);
            }
            newer
        });
        // If another reader has the same entries already, everyone shares that snapshot.
        let latest = self.latest.borrow().clone();
        if latest.position() == new.position() { latest } else { new }
    }
}

/// More journals than this are kept only while all are in use.
const MOST: usize = 64;

#[derive(Debug)]
pub(super) struct OpenStreams<S>(Mutex<Inner<S>>);

#[derive(Debug)]
struct Inner<S> {
    open: HashMap<String, Arc<Stream<S>>>,
    questions: u64,
    /// The number of requests at the last sweep.
    swept: u64,
}

impl<S> Default for OpenStreams<S> {
    fn default() -> OpenStreams<S> {
        OpenStreams(Mutex::new(Inner { open: HashMap::new(), questions: 0, swept: 0 }))
    }
}

impl<S: Shelved> OpenStreams<S> {
    fn inner(&self) -> MutexGuard<'_, Inner<S>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn known(&self, name: &str) -> Option<Arc<Stream<S>>> {
        self.inner().known(name)
    }

    /// If two read the same journal at once, the first one is kept.
    pub(super) fn keep(&self, snapshot: S, era: u64) -> Arc<Stream<S>> {
        let mut inner = self.inner();
        if let Some(open) = inner.known(snapshot.stream()) {
            return open;
        }
        while inner.open.len() >= MOST && inner.forget_oldest() {}
        inner.questions += 1;
        let name = snapshot.stream().to_owned();
        let fresh = Arc::new(Stream {
            latest: watch::Sender::new(Arc::new(snapshot)),
            writing: tokio::sync::Mutex::default(),
            era,
            used: AtomicU64::new(inner.questions),
        });
        inner.open.insert(name, fresh.clone());
        fresh
    }

    pub(super) fn all(&self) -> Vec<Arc<Stream<S>>> {
        self.inner().open.values().cloned().collect()
    }

    /// Drops all journals, also those in use.
    pub(super) fn forget_all(&self) {
        self.inner().open.clear();
    }

    /// Drops journals not requested since the previous sweep.
    pub(super) fn sweep(&self) -> usize {
        let mut inner = self.inner();
        let (before, swept) = (inner.open.len(), inner.swept);
        inner.open.retain(|_, stream| !is_idle(stream) || stream.used.load(Ordering::Relaxed) > swept);
        inner.swept = inner.questions;
        before - inner.open.len()
    }
}

impl<S> Inner<S> {
    fn known(&mut self, name: &str) -> Option<Arc<Stream<S>>> {
        let open = self.open.get(name)?;
        self.questions += 1;
        open.used.store(self.questions, Ordering::Relaxed);
        Some(open.clone())
    }

    /// `false` if every journal is in use.
    fn forget_oldest(&mut self) -> bool {
        let idle = self.open.iter().filter(|(_, stream)| is_idle(stream));
        let oldest = idle.min_by_key(|(_, stream)| stream.used.load(Ordering::Relaxed));
        let Some(name) = oldest.map(|(name, _)| name.clone()) else { return false };
        self.open.remove(&name).is_some()
    }
}

/// No writer and no watcher. The next request reads it again.
fn is_idle<S>(stream: &Arc<Stream<S>>) -> bool {
    Arc::strong_count(stream) == 1 && stream.latest.receiver_count() == 0
}

#[cfg(test)]
mod tests {
    use super::{super::Snapshot, *};

    fn journal(name: &str) -> Snapshot {
        Snapshot::new(name, turmuhr_tournament::Journal::default())
    }

    #[test]
    fn quiet_journals_leave_memory() {
        let open = OpenStreams::default();
        drop(open.keep(journal("quiet"), 0));
        drop(open.keep(journal("asked-for"), 0));
        let held = open.keep(journal("held"), 0);
        let watched = open.keep(journal("watched"), 0).latest.subscribe();
        assert_eq!(open.sweep(), 0, "all were asked for since the last one");
        drop(open.known("asked-for"));
        assert_eq!(open.sweep(), 1);
        assert!(open.known("quiet").is_none());
        for name in ["asked-for", "held", "watched"] {
            assert!(open.known(name).is_some(), "{name}");
        }
        open.sweep();
        drop((held, watched));
        assert_eq!(open.sweep(), 3);
    }

    #[test]
    fn there_is_a_ceiling() {
        let open = OpenStreams::default();
        for number in 0..3 * MOST {
            drop(open.keep(journal(&number.to_string()), 0));
        }
        assert_eq!(open.all().len(), MOST);
        assert!(open.known("0").is_none());
        assert!(open.known(&(3 * MOST - 1).to_string()).is_some());
    }
}
