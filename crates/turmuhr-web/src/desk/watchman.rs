//! Background work of the desk: other processes write, the database fails and recovers, events become inactive.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use tokio::sync::broadcast::{Receiver, error::RecvError};
use turmuhr_store::{Change, StoreError};

use super::{Desk, NotDone, open::Stream};

/// Applies what other processes write, until the desk is dropped.
pub(super) async fn follow(desk: Weak<Desk>, mut changes: Receiver<Change>) {
    loop {
        let change = changes.recv().await;
        let Some(desk) = desk.upgrade() else { return };
        let behind: Vec<Arc<Stream>> = match change {
            Ok(Change::Grown { stream, position }) => desk
                .streams
                .known(&stream)
                .filter(|open| open.latest.borrow().position() < position)
                .into_iter()
                .collect(),
            Ok(Change::Replaced) => {
                desk.forget_all().await;
                continue;
            }
            // Announcements were missed: refresh all journals.
            Ok(Change::Missed) | Err(RecvError::Lagged(_)) => desk.streams.all(),
            Err(RecvError::Closed) => return,
        };
        refresh(&desk, behind).await;
    }
}

async fn refresh(desk: &Desk, behind: Vec<Arc<Stream>>) {
    for open in behind {
        let done = desk.refresh(&open).await;
        if let Err(NotDone::Store(StoreError::Replaced)) = done {
            desk.forget_all().await;
        } else if let Err(error) = done {
            tracing::error!(%error, "a journal could not be read again");
        }
    }
}

const ROUND: Duration = Duration::from_secs(2);
/// In rounds: how often journals are compared with a shared database, and how often unused ones are dropped.
const COMPARE: u32 = 8;
const SWEEP: u32 = 150;

/// Runs while the desk exists.
pub(super) async fn keep_watch(desk: Weak<Desk>) {
    for round in 1_u32.. {
        tokio::time::sleep(ROUND).await;
        let Some(desk) = desk.upgrade() else { return };
        desk.store.look();
        // There may be no other write for hours; the trouble ends when a small test write succeeds.
        if desk.store.trouble().is_some() {
            drop(desk.store.probe().await);
        }
        if round % COMPARE == 0 && desk.store.is_shared() {
            compare(&desk).await;
        }
        if round % SWEEP == 0 {
            desk.streams.sweep();
        }
    }
}

/// A connection that died silently carries no announcements.
async fn compare(desk: &Desk) {
    let (Ok(events), Ok(era)) = (desk.store.list().await, desk.store.era().await) else { return };
    if desk.streams.all().iter().any(|open| open.era != era) {
        desk.forget_all().await;
    }
    let behind = desk.streams.all().into_iter().filter(|open| {
        let known = open.latest.borrow();
        events.iter().any(|event| event.stream == known.stream() && event.position > known.position())
    });
    refresh(desk, behind.collect()).await;
}
