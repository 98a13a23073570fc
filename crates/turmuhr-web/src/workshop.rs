//! Expensive work off the serving threads: few jobs at a time, in bounded queues.
//!
//! Pages of an event wait in a long queue, because each is short. Questions, such as why a player was not
//! paired otherwise, wait in a short one. Users with an account have their own workers: whatever the public
//! asks, arbiters are not delayed.

use std::{
    collections::HashMap,
    future::Future,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use tokio::{
    runtime::Handle,
    sync::{OwnedSemaphorePermit, Semaphore},
};

use crate::{
    http::{Ask, Fault},
    net::Network,
    pace::Pace,
};

/// The cost of a route.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Weight {
    /// Answered at once.
    Light,
    /// Grows with the event.
    Page,
    /// Grows faster than the event.
    Question,
}

const LATER: Duration = Duration::from_secs(5);

#[derive(Debug)]
pub(crate) struct Workshop {
    pages: Lane,
    questions: Lane,
    staff: Lane,
    /// New questions of visitors without an account.
    asked: Pace<Network>,
}

impl Default for Workshop {
    fn default() -> Workshop {
        Workshop {
            pages: Lane::new(2, 1_024, 512, Duration::from_secs(20)),
            questions: Lane::new(2, 64, 32, Duration::from_secs(15)),
            staff: Lane::new(2, 256, 256, Duration::from_secs(60)),
            asked: Pace::new(200, Duration::from_millis(500), 4_096),
        }
    }
}

impl Workshop {
    /// Runs the work when it is its turn. It may also wait for the database, so it is a future.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        weight: Weight,
        ask: &Ask,
        work: impl Future<Output = Result<T, Fault>> + Send + 'static,
    ) -> Result<T, Fault> {
        let lane = match weight {
            Weight::Light => return work.await,
            Weight::Page => &self.pages,
            Weight::Question => &self.questions,
        };
        let bench = if ask.visitor.login.is_some() {
            let _place = self.staff.queue(ask.network)?;
            let either = async {
                tokio::select! {
                    bench = self.staff.bench() => bench,
                    bench = lane.bench() => bench,
                }
            };
            tokio::time::timeout(self.staff.patience, either).await
        } else {
            let _place = lane.queue(ask.network)?;
            tokio::time::timeout(lane.patience, lane.bench()).await
        };
        let bench = bench.ok().flatten().ok_or(Fault::Busy(LATER))?;
        let here = Handle::current();
        let done = tokio::task::spawn_blocking(move || {
            // Held until the work is done, even if the visitor has left.
            let _bench = bench;
            here.block_on(work)
        });
        done.await.map_err(|_| Fault::Ours)?
    }

    /// Called before a new question is computed. A hall behind one address may ask two hundred at once; users
    /// with an account, and requests without a connection, are not counted.
    pub(crate) fn charge(&self, ask: &Ask) -> Result<(), Fault> {
        if ask.visitor.login.is_some() || ask.peer.is_none() {
            return Ok(());
        }
        self.asked.take(ask.network, Instant::now()).map_err(Fault::AskedTooOften)
    }
}

#[derive(Debug)]
struct Lane {
    benches: Arc<Semaphore>,
    waiting: Mutex<HashMap<Network, usize>>,
    most: usize,
    most_of_network: usize,
    patience: Duration,
}

impl Lane {
    fn new(benches: usize, most: usize, most_of_network: usize, patience: Duration) -> Lane {
        let benches = Arc::new(Semaphore::new(benches));
        Lane { benches, waiting: Mutex::default(), most, most_of_network, patience }
    }

    async fn bench(&self) -> Option<OwnedSemaphorePermit> {
        self.benches.clone().acquire_owned().await.ok()
    }

    /// A place in the queue, if there is one.
    fn queue(&self, network: Network) -> Result<Queued<'_>, Fault> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = waiting.values().sum();
        let of_network = waiting.get(&network).copied().unwrap_or(0);
        if all >= self.most || of_network >= self.most_of_network {
            return Err(Fault::Busy(LATER));
        }
        waiting.insert(network, of_network + 1);
        Ok(Queued { lane: self, network })
    }
}

struct Queued<'l> {
    lane: &'l Lane,
    network: Network,
}

impl Drop for Queued<'_> {
    fn drop(&mut self) {
        let mut waiting = self.lane.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = waiting.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                waiting.remove(&self.network);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{net::IpAddr, sync::mpsc};

    use turmuhr_store::Store;

    use super::*;
    use crate::{App, accounts::Visitor, desk::Desk};

    /// While the public occupies every worker and every place in the queue, an arbiter's question is answered.
    #[tokio::test]
    async fn a_flood_of_questions_does_not_delay_an_arbiter() {
        let app = App::new(Desk::new(Store::open("sqlite::memory:").await.expect("opens")));
        let public =
            |last: u8| Ask::of(app.clone(), Visitor::public(), Network::of(IpAddr::from([192, 0, 2, last])));
        let (open, gate) = mpsc::channel::<()>();
        let gate = Arc::new(Mutex::new(gate));
        let mut flood = Vec::new();
        for at in 0..66 {
            let (app, ask, gate) = (app.clone(), public(at % 3), gate.clone());
            flood.push(tokio::spawn(async move {
                let work = async move {
                    // Blocks like a computation.
                    let _ = gate.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    Ok(())
                };
                app.workshop.run(Weight::Question, &ask, work).await
            }));
        }
        let full = |lane: &Lane| lane.waiting.lock().expect("sound").values().sum::<usize>() == 64;
        while !full(&app.workshop.questions) {
            tokio::task::yield_now().await;
        }
        let refused = app.workshop.run(Weight::Question, &public(9), async { Ok(()) }).await;
        assert!(matches!(refused, Err(Fault::Busy(_))));
        // Light work and other queues continue.
        assert!(app.workshop.run(Weight::Light, &public(9), async { Ok(()) }).await.is_ok());
        assert!(app.workshop.run(Weight::Page, &public(9), async { Ok(()) }).await.is_ok());
        let mut arbiter = public(9);
        arbiter.visitor.login = Some("anna".to_owned());
        let here = std::thread::current().id();
        let answered =
            app.workshop.run(Weight::Question, &arbiter, async { Ok(std::thread::current().id()) });
        let there = tokio::time::timeout(Duration::from_secs(20), answered).await.expect("in time");
        assert_ne!(there.expect("answered"), here, "not on the thread that answers");
        drop(open);
        for one in flood {
            assert!(one.await.expect("ended").is_ok());
        }
    }

    #[test]
    fn a_queue_has_an_end_and_one_network_gets_half_of_it() {
        let lane = Lane::new(1, 4, 2, Duration::from_secs(1));
        let network = |last| Network::of(IpAddr::from([192, 0, 2, last]));
        let one = lane.queue(network(1)).expect("a place");
        let _two = lane.queue(network(1)).expect("a place");
        assert!(matches!(lane.queue(network(1)), Err(Fault::Busy(_))));
        let _others = (lane.queue(network(2)).expect("a place"), lane.queue(network(3)).expect("a place"));
        assert!(matches!(lane.queue(network(4)), Err(Fault::Busy(_))));
        drop(one);
        assert!(lane.queue(network(4)).is_ok());
    }
}
