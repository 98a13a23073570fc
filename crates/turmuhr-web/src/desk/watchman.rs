//! Background work of the desk: other processes write, the database fails and recovers, events become inactive.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use tokio::sync::broadcast::{Receiver, error::RecvError};
use turmuhr_store::{Change, StoreError};

use super::{Desk, Shelved, Unheld, open::Stream, shelf::Shelf};

/// Applies what other processes write, until the desk is dropped.
pub(super) async fn follow(desk: Weak<Desk>, mut changes: Receiver<Change>) {
    loop {
        let change = changes.recv().await;
        let Some(desk) = desk.upgrade() else { return };
        let behind = match &change {
            Ok(Change::Grown { stream, position }) => Behind::One { stream, position: *position },
            Ok(Change::Replaced) => {
                desk.forget_all().await;
                continue;
            }
            // Announcements were missed.
            Ok(Change::Missed) | Err(RecvError::Lagged(_)) => Behind::All,
            Err(RecvError::Closed) => return,
        };
        catch_up(&desk, &desk.events, behind).await;
        catch_up(&desk, &desk.seasons, behind).await;
    }
}

/// The journals to be read again.
#[derive(Copy, Clone)]
enum Behind<'c> {
    One { stream: &'c str, position: u64 },
    All,
}

async fn catch_up<S: Shelved>(desk: &Desk, shelf: &Shelf<S>, behind: Behind<'_>) {
    let open = match behind {
        Behind::One { stream, position } => {
            let known = shelf.streams.known(stream);
            known.filter(|open| open.latest.borrow().position() < position).into_iter().collect()
        }
        Behind::All => shelf.streams.all(),
    };
    refresh(desk, shelf, open).await;
}

async fn refresh<S: Shelved>(desk: &Desk, shelf: &Shelf<S>, behind: Vec<Arc<Stream<S>>>) {
    for open in behind {
        let done = shelf.refresh(&open).await;
        if let Err(Unheld::Store(StoreError::Replaced)) = done {
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
            compare(&desk, &desk.events).await;
            compare(&desk, &desk.seasons).await;
        }
        if round % SWEEP == 0 {
            desk.events.streams.sweep();
            desk.seasons.streams.sweep();
        }
    }
}

/// A connection that died silently carries no announcements.
async fn compare<S: Shelved>(desk: &Desk, shelf: &Shelf<S>) {
    let (Ok(streams), Ok(era)) = (desk.store.list_of::<S::Fact>().await, desk.store.era().await) else {
        return;
    };
    if shelf.streams.all().iter().any(|open| open.era != era) {
        desk.forget_all().await;
    }
    let behind = shelf.streams.all().into_iter().filter(|open| {
        let known = open.latest.borrow();
        streams.iter().any(|one| one.stream == known.stream() && one.position > known.position())
    });
    refresh(desk, shelf, behind.collect()).await;
}
