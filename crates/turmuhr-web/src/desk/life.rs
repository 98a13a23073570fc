//! Acts on whole journals: an event made anonymous, an event deleted, everything restored. The store writes each in one
//! transaction; afterwards every journal is read again.

use jiff::Timestamp;
use turmuhr_store::{Backup, Expected, Kept, StoreError};
use turmuhr_tournament::{Entry, Fact, Journal, anonymous};

use super::{Desk, NotDone, shelf::ATTEMPTS};
use crate::accounts::{Visitor, secret};

impl Desk {
    /// Replaces the names of an event by numbers, for good. The last entry says who did it and when.
    pub(crate) async fn make_anonymous(&self, stream: &str, visitor: &Visitor) -> Result<(), NotDone> {
        let users = self.store.users().await?;
        for _ in 0..ATTEMPTS {
            let open = self.events.stream(stream).await?;
            let _turn = open.writing.lock().await;
            let before = open.latest.borrow().clone();
            let staff = |by: &str| users.iter().any(|user| user.shown == by);
            let mut journal = Journal::open(anonymous(before.journal(), secret(), staff))?;
            let last = Entry {
                number: journal.next(),
                at: Timestamp::now(),
                by: visitor.name.clone(),
                fact: Fact::MadeAnonymous {},
            };
            journal.append(last)?;
            let expected = Expected { position: before.position(), era: Some(open.era) };
            let done = self.store.replace_journal(stream, expected, journal.entries()).await;
            self.forget_all().await;
            match done {
                Err(StoreError::Moved { .. } | StoreError::Replaced) => {}
                other => return Ok(other?),
            }
        }
        Err(StoreError::Replaced.into())
    }

    /// Deletes an event with everything that belongs to it.
    pub(crate) async fn delete(&self, stream: &str, visitor: &Visitor) -> Result<(), NotDone> {
        let done = self.store.delete_event(stream, &visitor.name, Timestamp::now()).await;
        self.forget_all().await;
        Ok(done?)
    }

    /// Replaces everything by a backup; returns the state before.
    pub(crate) async fn restore(&self, backup: &Backup, own: &str) -> Result<Kept, NotDone> {
        let done = self.store.replace_all(backup, own, Timestamp::now()).await;
        self.forget_all().await;
        Ok(done?)
    }
}
