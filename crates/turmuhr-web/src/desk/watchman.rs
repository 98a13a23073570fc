//! What goes on beside the desk: other processes write, the database fails and recovers, events fall quiet.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use tokio::sync::broadcast::{Receiver, error::RecvError};
use turmuhr_store::Change;

use super::{Desk, open::Stream};

/// Takes in what other processes say, until the desk is gone.
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
            // Something was not heard: look at all of them.
            Ok(Change::Missed) | Err(RecvError::Lagged(_)) => desk.streams.all(),
            Err(RecvError::Closed) => return,
        };
        refresh(&desk, behind).await;
    }
}

async fn refresh(desk: &Desk, behind: Vec<Arc<Stream>>) {
    for open in behind {
        if let Err(error) = desk.refresh(&open).await {
            tracing::error!(%error, "a journal could not be read again");
        }
    }
}

const ROUND: Duration = Duration::from_secs(2);
/// In rounds: how often journals are compared with a database that others write to, and how often quiet ones leave.
const COMPARE: u32 = 8;
const SWEEP: u32 = 150;

/// Goes round while there is a desk.
pub(super) async fn keep_watch(desk: Weak<Desk>) {
    for round in 1_u32.. {
        tokio::time::sleep(ROUND).await;
        let Some(desk) = desk.upgrade() else { return };
        desk.store.look();
        // Nobody else may write for hours; the trouble ends when a small write succeeds.
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

/// A line that is dead without a sign carries no announcements.
async fn compare(desk: &Desk) {
    let Ok(events) = desk.store.list().await else { return };
    let behind = desk.streams.all().into_iter().filter(|open| {
        let known = open.latest.borrow();
        events.iter().any(|event| event.stream == known.stream() && event.position > known.position())
    });
    refresh(desk, behind.collect()).await;
}
