//! The desk: journals of events in memory, and the only place where facts are recorded.
//!
//! Time enters here; the crates below are pure. An act is judged on the journal of that moment: if a second
//! arbiter was faster, it is judged again on the new state.

mod kept;
mod life;
mod meanwhile;
mod merging;
mod open;
mod rights;
mod snapshot;
mod subject;
mod watchman;
mod writing;

use std::sync::{Arc, PoisonError};

use jiff::Timestamp;
use tokio::sync::watch;
use turmuhr_store::{Expected, Store, StoreError};
use turmuhr_tournament::{Broken, Concern, Entry, Fact, Journal, Level, Refusal};

use crate::accounts::{Token, Visitor};
pub use meanwhile::Meanwhile;
pub use merging::Typed;
pub(crate) use merging::field_name;
use open::{OpenStreams, Stream};
pub(crate) use rights::may_say;
pub use snapshot::Snapshot;
pub(crate) use writing::{Writing, has_room};

/// Why an act did not happen.
#[derive(Debug, thiserror::Error)]
pub enum NotDone {
    /// Concerns that must be confirmed first.
    #[error("there are concerns to be confirmed")]
    Concerns {
        concerns: Vec<Concern>,
        /// The fact to confirm: the one with the highest concern, or the new event.
        act: Box<Fact>,
    },
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Another entry about the same thing was recorded after the visitor's page was made.
    #[error("entry {} was recorded meanwhile", .0.theirs.number)]
    Meanwhile(Box<Meanwhile>),
    /// The same act was recorded before, under the same id.
    #[error("this act was recorded already")]
    Repeated,
    #[error("not theirs to say")]
    NotAllowed,
    #[error("there is no event {0}")]
    NoEvent(String),
    #[error("the event was deleted at {0}")]
    Deleted(Timestamp),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Broken(#[from] Broken),
}

/// Why one attempt wrote nothing.
enum Unwritten<E> {
    /// Its journal was replaced.
    Replaced,
    Not(E),
}

/// How an act was sent.
#[derive(Clone, Debug, Default)]
pub struct Sending {
    /// The highest level of concern that the visitor has confirmed.
    pub accepted: Option<Level>,
    /// The mark of the concerns that the visitor has read, see [`mark`]; others are asked again.
    pub read: Option<String>,
    /// The journal's position on the visitor's page. Without one, nothing is compared.
    pub seen: Option<u64>,
    /// Later entries that the visitor made from that page: they are known there.
    pub own: Vec<u64>,
    /// The id of the act: it is recorded once.
    pub id: Option<String>,
    /// The act is a form of a page; without it, a program sends whole values.
    pub typed: Option<Typed>,
}

impl From<Option<Level>> for Sending {
    fn from(accepted: Option<Level>) -> Sending {
        Sending { accepted, ..Sending::default() }
    }
}

/// An act that was recorded before: its journal before and after it.
#[derive(Clone, Debug)]
pub(crate) struct Recorded {
    pub(crate) before: Arc<Snapshot>,
    pub(crate) after: Arc<Snapshot>,
    /// It was undone since.
    pub(crate) taken_back: Option<Meanwhile>,
}

/// Keeps recently used journals.
#[derive(Debug)]
pub struct Desk {
    store: Store,
    streams: OpenStreams,
    /// Journals are read from the store one at a time, so that concurrent requests for the same one cost one
    /// read.
    loading: tokio::sync::Mutex<()>,
    /// The era of the store, while it is known.
    era: std::sync::Mutex<Option<u64>>,
}

/// The limit on retries of a writer; more means a bug.
const ATTEMPTS: usize = 100;

impl Desk {
    /// A desk over a store; it follows what other processes write.
    pub fn new(store: Store) -> Arc<Desk> {
        let desk = Arc::new(Desk {
            store,
            streams: OpenStreams::default(),
            loading: tokio::sync::Mutex::default(),
            era: std::sync::Mutex::default(),
        });
        tokio::spawn(watchman::follow(Arc::downgrade(&desk), desk.store.changes()));
        tokio::spawn(watchman::keep_watch(Arc::downgrade(&desk)));
        desk
    }

    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The current journal.
    pub async fn open(&self, stream: &str) -> Result<Arc<Snapshot>, NotDone> {
        Ok(self.stream(stream).await?.latest.borrow().clone())
    }

    /// The current journal, and each new state.
    pub async fn watch(&self, stream: &str) -> Result<watch::Receiver<Arc<Snapshot>>, NotDone> {
        Ok(self.stream(stream).await?.latest.subscribe())
    }

    /// Records facts about an event: all of them or none.
    pub async fn act(
        &self,
        stream: &str,
        visitor: &Visitor,
        facts: Vec<Fact>,
        sending: impl Into<Sending>,
    ) -> Result<Arc<Snapshot>, NotDone> {
        self.act_on(stream, visitor, sending, |_| Ok(facts.clone())).await
    }

    /// As [`Desk::act`], for facts that depend on the journal, such as the next round: they are computed again
    /// if another writer was faster.
    pub async fn act_on<E: From<NotDone>>(
        &self,
        stream: &str,
        visitor: &Visitor,
        sending: impl Into<Sending>,
        facts: impl Fn(&Snapshot) -> Result<Vec<Fact>, E>,
    ) -> Result<Arc<Snapshot>, E> {
        let sending = sending.into();
        let mut replaced = 0;
        loop {
            let open = self.stream(stream).await?;
            match self.act_once(&open, visitor, &sending, &facts).await {
                // A restore, for example: the act is judged on the new entries.
                Err(Unwritten::Replaced) if replaced < ATTEMPTS => {
                    replaced += 1;
                    self.forget_all().await;
                }
                Err(Unwritten::Replaced) => return Err(NotDone::from(StoreError::Replaced).into()),
                Err(Unwritten::Not(why)) => return Err(why),
                Ok(snapshot) => return Ok(snapshot),
            }
        }
    }

    async fn act_once<E: From<NotDone>>(
        &self,
        open: &Stream,
        visitor: &Visitor,
        sending: &Sending,
        facts: impl Fn(&Snapshot) -> Result<Vec<Fact>, E>,
    ) -> Result<Arc<Snapshot>, Unwritten<E>> {
        let not = |error: NotDone| Unwritten::Not(E::from(error));
        let _turn = open.writing.lock().await;
        for _ in 0..ATTEMPTS {
            // Before judging: on a journal that has the act already, it would be refused.
            if let Some(id) = &sending.id
                && self.store.act(id).await.map_err(|error| not(error.into()))?.is_some()
            {
                return Err(not(NotDone::Repeated));
            }
            let before = open.latest.borrow().clone();
            let facts = facts(&before).map_err(Unwritten::Not)?;
            let (journal, new) = judged(&before, visitor, facts, sending).map_err(not)?;
            let expected = Expected { position: before.position(), era: Some(open.era) };
            match self.store.append_act(before.stream(), expected, &new, sending.id.as_deref()).await {
                Ok(()) => return Ok(open.show(Snapshot::new(before.stream(), journal))),
                Err(StoreError::ActKnown) => return Err(not(NotDone::Repeated)),
                Err(StoreError::Replaced) => return Err(Unwritten::Replaced),
                Err(StoreError::Moved { .. }) => match self.refresh(open).await {
                    Err(NotDone::Store(StoreError::Replaced)) => return Err(Unwritten::Replaced),
                    other => other.map_err(not)?,
                },
                Err(error) => return self.after(error, open, &before, &new).await.map_err(not),
            }
        }
        let position = open.latest.borrow().position();
        Err(not(NotDone::from(StoreError::Moved { expected: position, position })))
    }

    /// A connection to a shared database can break after the commit: then the entries exist without an
    /// acknowledgement. In any case the desk then shows the state of the database.
    async fn after(
        &self,
        error: StoreError,
        open: &Stream,
        before: &Snapshot,
        new: &[Entry],
    ) -> Result<Arc<Snapshot>, NotDone> {
        if error.trouble().is_none() || !self.store.is_shared() || self.refresh(open).await.is_err() {
            return Err(error.into());
        }
        let now = open.latest.borrow().clone();
        let from = usize::try_from(before.position()).unwrap_or(usize::MAX);
        let there = now.journal().entries().get(from..).is_some_and(|entries| entries.starts_with(new));
        if there { Ok(now) } else { Err(error.into()) }
    }

    /// Creates an event.
    pub async fn create(
        &self,
        stream: &str,
        visitor: &Visitor,
        facts: Vec<Fact>,
        sending: impl Into<Sending>,
    ) -> Result<Arc<Snapshot>, NotDone> {
        let sending = sending.into();
        let (journal, new) = judged(&Snapshot::new(stream, Journal::default()), visitor, facts, &sending)?;
        let era = self.store.era().await?;
        match self.store.append_act(stream, 0, &new, sending.id.as_deref()).await {
            Err(StoreError::ActKnown) => return Err(NotDone::Repeated),
            other => other?,
        }
        let open = self.streams.keep(Snapshot::new(stream, journal), era);
        Ok(open.latest.borrow().clone())
    }

    /// The act that was recorded under this id.
    pub(crate) async fn recorded(&self, id: &str) -> Result<Option<Recorded>, NotDone> {
        let Some(act) = self.store.act(id).await? else { return Ok(None) };
        let now = self.open(&act.stream).await?;
        let at = |position: u64| -> Result<Arc<Snapshot>, NotDone> {
            let until = usize::try_from(position).unwrap_or(usize::MAX).min(now.journal().entries().len());
            let journal = Journal::open(now.journal().entries()[..until].to_vec())?;
            Ok(Arc::new(Snapshot::new(&act.stream, journal)))
        };
        let taken_back = meanwhile::taken_back(now.journal(), act.before, act.after);
        Ok(Some(Recorded { before: at(act.before)?, after: at(act.after)?, taken_back }))
    }

    async fn stream(&self, name: &str) -> Result<Arc<Stream>, NotDone> {
        if let Some(open) = self.streams.known(name) {
            return Ok(open);
        }
        let _one = self.loading.lock().await;
        if let Some(open) = self.streams.known(name) {
            return Ok(open);
        }
        // First the era: if the entries are replaced in between, the first writer notices.
        let era = self.store.era().await?;
        let entries = self.store.read(name, 0).await?;
        if entries.is_empty() {
            let deleted = self.store.deleted(name).await?;
            return Err(
                deleted.map_or_else(|| NotDone::NoEvent(name.to_owned()), |gone| NotDone::Deleted(gone.at))
            );
        }
        Ok(self.streams.keep(Snapshot::new(name, Journal::open(entries)?), era))
    }

    /// Entries were replaced or deleted: every journal is read again. Pages that follow one are told.
    pub(crate) async fn forget_all(&self) {
        let _one = self.loading.lock().await;
        self.streams.forget_all();
        *self.era.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// The era of the store: another one after entries were replaced or deleted. Pages that browsers keep are of one era.
    pub(crate) async fn era(&self) -> Option<u64> {
        let known = *self.era.lock().unwrap_or_else(PoisonError::into_inner);
        if known.is_some() {
            return known;
        }
        // As in `forget_all`: an era that was read before a replacement is forgotten after it.
        let _one = self.loading.lock().await;
        let found = self.store.era().await.ok();
        *self.era.lock().unwrap_or_else(PoisonError::into_inner) = found;
        found
    }

    /// Reads the entries that others have written since.
    async fn refresh(&self, open: &Stream) -> Result<(), NotDone> {
        let before = open.latest.borrow().clone();
        let entries = self.store.read(before.stream(), before.position()).await?;
        // After the entries: then they are of this era.
        if self.store.era().await? != open.era {
            return Err(StoreError::Replaced.into());
        }
        if entries.is_empty() {
            return Ok(());
        }
        let mut journal = before.journal().clone();
        for entry in entries {
            journal.append(entry)?;
        }
        open.show(Snapshot::new(before.stream(), journal));
        Ok(())
    }
}

/// Identifies a set of concerns. Two visitors may answer the same question; the answer of the first can change the question of the
/// second.
pub(crate) fn mark(concerns: &[Concern]) -> String {
    let asked = concerns.iter().filter(|concern| concern.level > Level::Note);
    Token::hash_of(&asked.map(|concern| format!("{:?}\n", concern.kind)).collect::<String>())
}

/// The journal with the new entries, if there are no objections.
fn judged(
    before: &Snapshot,
    visitor: &Visitor,
    facts: Vec<Fact>,
    sending: &Sending,
) -> Result<(Journal, Vec<Entry>), NotDone> {
    let at = Timestamp::now();
    let mut journal = before.journal().clone();
    let mut new = Vec::new();
    let mut concerns: Vec<Concern> = Vec::new();
    let mut act: Option<(Option<Level>, Fact)> = None;
    for fact in facts {
        let fact = merging::merged(before, sending, fact)?;
        let may = may_say(visitor, before.stream(), &journal, &fact, at);
        if let Some(meanwhile) = meanwhile::find(before, visitor, sending, &fact, may, at) {
            return Err(NotDone::Meanwhile(Box::new(meanwhile)));
        }
        if !may {
            return Err(NotDone::NotAllowed);
        }
        let raised = journal.judge(&fact)?;
        let level = raised.iter().map(|concern| concern.level).max();
        let is_new_event = matches!(act, Some((_, Fact::EventCreated { .. })));
        if !is_new_event && act.as_ref().is_none_or(|(highest, _)| level > *highest) {
            act = Some((level, fact.clone()));
        }
        concerns.extend(raised);
        let entry = Entry { number: journal.next(), at, by: visitor.name.clone(), fact };
        journal.append(entry.clone()).map_err(|broken| match broken {
            Broken::Entry { why, .. } => NotDone::Refused(why),
            gap @ Broken::Gap { .. } => NotDone::Broken(gap),
        })?;
        new.push(entry);
    }
    let unread = |concern: &Concern| {
        concern.level == Level::Refuse
            || (concern.level > Level::Note && Some(concern.level) > sending.accepted)
    };
    let others = sending.read.as_ref().is_some_and(|read| *read != mark(&concerns))
        && concerns.iter().any(|concern| concern.level > Level::Note);
    match act {
        Some((_, act)) if others || concerns.iter().any(unread) => {
            Err(NotDone::Concerns { concerns, act: Box::new(act) })
        }
        _ => Ok((journal, new)),
    }
}
