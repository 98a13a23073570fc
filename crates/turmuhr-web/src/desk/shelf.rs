//! Journals of one kind, events or seasons, and the one way to write them: an act is judged on the newest entries and
//! appended if nobody was faster.

use std::{
    fmt::Debug,
    sync::{Arc, Mutex, PoisonError},
};

use jiff::Timestamp;
use turmuhr_journal::Entry;
use turmuhr_store::{BadEntry, Expected, Store, StoreError, Told};

use super::open::{OpenStreams, Stream};

/// A journal at one moment.
pub(crate) trait Shelved: Debug + Send + Sync + Sized + 'static {
    type Fact: Told + Debug + PartialEq;

    /// Where its pages begin: `/e` or `/l`.
    const HOME: &'static str;

    fn stream(&self) -> &str;

    fn entries(&self) -> &[Entry<Self::Fact>];

    /// The number of the last entry.
    fn position(&self) -> u64;

    fn read(stream: &str, entries: Vec<Entry<Self::Fact>>) -> Result<Self, BadEntry>;

    /// With the entries that follow.
    fn grown(&self, entries: Vec<Entry<Self::Fact>>) -> Result<Self, BadEntry>;
}

/// Why a journal can be neither read nor written, whatever the act.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unheld {
    #[error("there is no stream {0}")]
    NoStream(String),
    #[error("the stream was deleted at {0}")]
    Deleted(Timestamp),
    /// The same act was recorded before, under the same id.
    #[error("this act was recorded already")]
    Repeated,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Broken(#[from] BadEntry),
}

/// Why one attempt wrote nothing.
enum Unwritten<E> {
    /// Its journal was replaced.
    Replaced,
    Not(E),
}

/// The era of the store, while it is known: another one after entries were replaced or deleted.
#[derive(Debug, Default)]
pub(super) struct Era {
    known: Mutex<Option<u64>>,
    /// An era that was read before a replacement is forgotten after it.
    reading: tokio::sync::Mutex<()>,
}

impl Era {
    pub(super) async fn of(&self, store: &Store) -> Option<u64> {
        let known = *self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.is_some() {
            return known;
        }
        let _one = self.reading.lock().await;
        let found = store.era().await.ok();
        *self.known.lock().unwrap_or_else(PoisonError::into_inner) = found;
        found
    }

    pub(super) async fn forget(&self) {
        let _one = self.reading.lock().await;
        *self.known.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

/// Keeps recently used journals.
#[derive(Debug)]
pub(super) struct Shelf<S> {
    store: Store,
    era: Arc<Era>,
    pub(super) streams: OpenStreams<S>,
    /// Journals are read from the store one at a time, so that concurrent requests for the same one cost one read.
    loading: tokio::sync::Mutex<()>,
}

/// The limit on retries of a writer; more means a bug.
pub(super) const ATTEMPTS: usize = 100;

impl<S: Shelved> Shelf<S> {
    pub(super) fn new(store: Store, era: Arc<Era>) -> Shelf<S> {
        Shelf { store, era, streams: OpenStreams::default(), loading: tokio::sync::Mutex::default() }
    }

    pub(super) async fn stream(&self, name: &str) -> Result<Arc<Stream<S>>, Unheld> {
        if let Some(open) = self.streams.known(name) {
            return Ok(open);
        }
        let _one = self.loading.lock().await;
        if let Some(open) = self.streams.known(name) {
            return Ok(open);
        }
        // First the era: if the entries are replaced in between, the first writer notices.
        let era = self.store.era().await?;
        let entries = self.store.read_of(name, 0).await?;
        if entries.is_empty() {
            let deleted = self.store.deleted(name).await?;
            return Err(
                deleted.map_or_else(|| Unheld::NoStream(name.to_owned()), |gone| Unheld::Deleted(gone.at))
            );
        }
        Ok(self.streams.keep(S::read(name, entries)?, era))
    }

    /// Judges an act on the newest entries and appends what comes of it; judged again if another writer was faster.
    pub(super) async fn write<E: From<Unheld>>(
        &self,
        name: &str,
        id: Option<&str>,
        judge: impl Fn(&S) -> Result<(S, Vec<Entry<S::Fact>>), E>,
    ) -> Result<Arc<S>, E> {
        for _ in 0..ATTEMPTS {
            let open = self.stream(name).await?;
            match self.write_once(&open, id, &judge).await {
                // A restore, for example: the act is judged on the new entries.
                Err(Unwritten::Replaced) => {
                    self.forget_all().await;
                    self.era.forget().await;
                }
                Err(Unwritten::Not(why)) => return Err(why),
                Ok(snapshot) => return Ok(snapshot),
            }
        }
        Err(Unheld::from(StoreError::Replaced).into())
    }

    async fn write_once<E: From<Unheld>>(
        &self,
        open: &Stream<S>,
        id: Option<&str>,
        judge: impl Fn(&S) -> Result<(S, Vec<Entry<S::Fact>>), E>,
    ) -> Result<Arc<S>, Unwritten<E>> {
        let not = |why: Unheld| Unwritten::Not(E::from(why));
        let _turn = open.writing.lock().await;
        for _ in 0..ATTEMPTS {
            // Before judging: on a journal that has the act already, it would be refused.
            if let Some(id) = id
                && self.store.act(id).await.map_err(|error| not(error.into()))?.is_some()
            {
                return Err(not(Unheld::Repeated));
            }
            let before = open.latest.borrow().clone();
            let (after, new) = judge(&before).map_err(Unwritten::Not)?;
            let expected = Expected { position: before.position(), era: Some(open.era) };
            match self.store.append_act(before.stream(), expected, &new, id).await {
                Ok(()) => return Ok(open.show(after)),
                Err(StoreError::ActKnown) => return Err(not(Unheld::Repeated)),
                Err(StoreError::Replaced) => return Err(Unwritten::Replaced),
                Err(StoreError::Moved { .. }) => match self.refresh(open).await {
                    Err(Unheld::Store(StoreError::Replaced)) => return Err(Unwritten::Replaced),
                    other => other.map_err(not)?,
                },
                Err(error) => return self.after(error, open, &before, &new).await.map_err(not),
            }
        }
        let position = open.latest.borrow().position();
        Err(not(StoreError::Moved { expected: position, position }.into()))
    }

    /// A connection to a shared database can break after the commit: then the entries exist without an
    /// acknowledgement. In any case the desk then shows the state of the database.
    async fn after(
        &self,
        error: StoreError,
        open: &Stream<S>,
        before: &S,
        new: &[Entry<S::Fact>],
    ) -> Result<Arc<S>, Unheld> {
        if error.trouble().is_none() || !self.store.is_shared() || self.refresh(open).await.is_err() {
            return Err(error.into());
        }
        let now = open.latest.borrow().clone();
        let from = usize::try_from(before.position()).unwrap_or(usize::MAX);
        let there = now.entries().get(from..).is_some_and(|entries| entries.starts_with(new));
        if there { Ok(now) } else { Err(error.into()) }
    }

    /// Writes the first entries of a new journal.
    pub(super) async fn create(&self, new: S, id: Option<&str>) -> Result<Arc<S>, Unheld> {
        let era = self.store.era().await?;
        match self.store.append_act(new.stream(), 0, new.entries(), id).await {
            Err(StoreError::ActKnown) => return Err(Unheld::Repeated),
            other => other?,
        }
        let open = self.streams.keep(new, era);
        Ok(open.latest.borrow().clone())
    }

    /// Reads the entries that others have written since.
    pub(super) async fn refresh(&self, open: &Stream<S>) -> Result<(), Unheld> {
        let before = open.latest.borrow().clone();
        let entries = self.store.read_of(before.stream(), before.position()).await?;
        // After the entries: then they are of this era.
        if self.store.era().await? != open.era {
            return Err(StoreError::Replaced.into());
        }
        if !entries.is_empty() {
            open.show(before.grown(entries)?);
        }
        Ok(())
    }

    /// Every journal is read again. Pages that follow one are told.
    pub(super) async fn forget_all(&self) {
        let _one = self.loading.lock().await;
        self.streams.forget_all();
    }
}
