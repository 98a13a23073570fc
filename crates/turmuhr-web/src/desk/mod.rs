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
mod season;
mod shelf;
mod snapshot;
mod subject;
mod watchman;
mod writing;

use std::sync::Arc;

use jiff::Timestamp;
use tokio::sync::watch;
use turmuhr_store::{BadEntry, Store, StoreError};
use turmuhr_tournament::{Broken, Concern, Entry, Fact, Journal, Level, Refusal};

use crate::accounts::{Token, Visitor};
pub use meanwhile::Meanwhile;
pub use merging::Typed;
pub(crate) use merging::field_name;
pub(crate) use rights::may_say;
pub(crate) use season::{Appearance, SeasonSnapshot};
use shelf::{Era, Shelf};
pub(crate) use shelf::{Shelved, Unheld};
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
    Broken(#[from] BadEntry),
}

impl From<Broken> for NotDone {
    fn from(broken: Broken) -> NotDone {
        BadEntry::from(broken).into()
    }
}

impl From<Unheld> for NotDone {
    fn from(why: Unheld) -> NotDone {
        match why {
            Unheld::NoStream(stream) => NotDone::NoEvent(stream),
            Unheld::Deleted(at) => NotDone::Deleted(at),
            Unheld::Repeated => NotDone::Repeated,
            Unheld::Store(error) => NotDone::Store(error),
            Unheld::Broken(broken) => NotDone::Broken(broken),
        }
    }
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

/// Carries the error of a page through the shelf.
struct Through<E>(E);

impl<E: From<NotDone>> From<Unheld> for Through<E> {
    fn from(why: Unheld) -> Through<E> {
        Through(NotDone::from(why).into())
    }
}

/// Keeps recently used journals.
#[derive(Debug)]
pub struct Desk {
    store: Store,
    era: Arc<Era>,
    events: Shelf<Snapshot>,
    seasons: Shelf<SeasonSnapshot>,
}

impl Desk {
    /// A desk over a store; it follows what other processes write.
    pub fn new(store: Store) -> Arc<Desk> {
        let era = Arc::<Era>::default();
        let events = Shelf::new(store.clone(), era.clone());
        let seasons = Shelf::new(store.clone(), era.clone());
        let desk = Arc::new(Desk { store, era, events, seasons });
        tokio::spawn(watchman::follow(Arc::downgrade(&desk), desk.store.changes()));
        tokio::spawn(watchman::keep_watch(Arc::downgrade(&desk)));
        desk
    }

    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The current journal.
    pub async fn open(&self, stream: &str) -> Result<Arc<Snapshot>, NotDone> {
        Ok(self.events.stream(stream).await?.latest.borrow().clone())
    }

    /// The current journal, and each new state.
    pub async fn watch(&self, stream: &str) -> Result<watch::Receiver<Arc<Snapshot>>, NotDone> {
        Ok(self.events.stream(stream).await?.latest.subscribe())
    }

    /// The current journal of a season.
    pub(crate) async fn season(&self, stream: &str) -> Result<Arc<SeasonSnapshot>, NotDone> {
        Ok(self.seasons.stream(stream).await?.latest.borrow().clone())
    }

    /// The same, and each new state.
    pub(crate) async fn watch_season(
        &self,
        stream: &str,
    ) -> Result<watch::Receiver<Arc<SeasonSnapshot>>, NotDone> {
        Ok(self.seasons.stream(stream).await?.latest.subscribe())
    }

    /// Takes in a season whose entries were judged one by one.
    pub(crate) async fn create_season(
        &self,
        stream: &str,
        journal: turmuhr_season::Journal,
    ) -> Result<Arc<SeasonSnapshot>, NotDone> {
        Ok(self.seasons.create(SeasonSnapshot::new(stream, journal), None).await?)
    }

    /// Judges an act on the newest entries of a season, and appends what comes of it.
    pub(crate) async fn act_in_season<E: From<NotDone>>(
        &self,
        stream: &str,
        id: Option<&str>,
        judge: impl Fn(&SeasonSnapshot) -> Result<turmuhr_season::Journal, E>,
    ) -> Result<Arc<SeasonSnapshot>, E> {
        let judge = |before: &SeasonSnapshot| {
            let journal = judge(before).map_err(Through)?;
            let known = before.entries().len();
            let new = journal.entries().get(known..).unwrap_or_default().to_vec();
            Ok((SeasonSnapshot::new(before.stream(), journal), new))
        };
        self.seasons.write(stream, id, judge).await.map_err(|Through(why)| why)
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
        let judge = |before: &Snapshot| {
            let facts = facts(before).map_err(Through)?;
            let (journal, new) =
                judged(before, visitor, facts, &sending).map_err(|why| Through(E::from(why)))?;
            Ok((Snapshot::new(before.stream(), journal), new))
        };
        self.events.write(stream, sending.id.as_deref(), judge).await.map_err(|Through(why)| why)
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
        let (journal, _) = judged(&Snapshot::new(stream, Journal::default()), visitor, facts, &sending)?;
        Ok(self.events.create(Snapshot::new(stream, journal), sending.id.as_deref()).await?)
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

    /// Entries were replaced or deleted: every journal is read again. Pages that follow one are told.
    pub(crate) async fn forget_all(&self) {
        self.events.forget_all().await;
        self.seasons.forget_all().await;
        self.era.forget().await;
    }

    /// The era of the store: another one after entries were replaced or deleted. Pages that browsers keep are of one era.
    pub(crate) async fn era(&self) -> Option<u64> {
        self.era.of(&self.store).await
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
            gap @ Broken::Gap { .. } => NotDone::from(gap),
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
