//! Password hashing with argon2id: 19 MB and some hundredths of a second each, so two at a time and the rest in
//! a queue.

use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};

use argon2::{Argon2, PasswordHash, PasswordHasher, PasswordVerifier, password_hash::SaltString};
use tokio::sync::oneshot;

use super::attempts::Rank;
use crate::net::Network;

/// Longer names and passwords are refused at once.
pub(crate) const LONGEST_NAME: usize = 200;
pub(crate) const LONGEST_PASSWORD: usize = 1_000;

const AT_ONCE: usize = 2;
const WAITING: usize = 128;
const WAITING_OF_NETWORK: usize = 8;
const PATIENCE: Duration = Duration::from_secs(10);

/// One for the process, which shares memory and processors.
static BENCH: Bench = Bench::new(AT_ONCE);

/// The queue is full, or the wait was too long.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Crowded;

/// For logged-in users and holders of the setup link; they go first.
pub(crate) async fn hash_password(password: String) -> String {
    let turn = BENCH.turn(Rank::FIRST, None).await;
    let work = move || {
        let _turn = turn;
        let mut salt = [0; 16];
        getrandom::fill(&mut salt).expect("the system gives random numbers");
        let salt = SaltString::encode_b64(&salt).expect("sixteen bytes are a salt");
        let hash = Argon2::default().hash_password(password.as_bytes(), &salt);
        hash.map(|hash| hash.to_string()).unwrap_or_default()
    };
    tokio::task::spawn_blocking(work).await.unwrap_or_default()
}

/// Without a hash, for an unknown name, it takes as long and never matches.
pub(crate) async fn password_fits(
    password: String,
    hash: Option<String>,
    rank: Rank,
    from: Network,
) -> Result<bool, Crowded> {
    const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5bm9ib2R5$\
                          AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let turn = tokio::time::timeout(PATIENCE, BENCH.turn(rank, Some(from))).await.map_err(|_| Crowded)??;
    let work = move || {
        // Held until the work is done, even if the visitor has left.
        let _turn = turn;
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| NOBODY.to_owned());
        let fits = PasswordHash::new(&hash)
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok());
        known && fits
    };
    Ok(tokio::task::spawn_blocking(work).await.unwrap_or(false))
}

/// Seats for running hashes, and the queue for them.
#[derive(Debug)]
struct Bench {
    seats: Mutex<Seats>,
}

#[derive(Debug)]
struct Seats {
    free: usize,
    came: u64,
    waiting: Vec<Waiting>,
}

#[derive(Debug)]
struct Waiting {
    rank: Rank,
    came: u64,
    /// `None` for logged-in users, who are not counted.
    from: Option<Network>,
    call: oneshot::Sender<Turn>,
}

/// A seat; dropping it calls the next in the queue.
#[derive(Debug)]
struct Turn(&'static Bench);

impl Drop for Turn {
    fn drop(&mut self) {
        self.0.next();
    }
}

impl Bench {
    const fn new(free: usize) -> Bench {
        Bench { seats: Mutex::new(Seats { free, came: 0, waiting: Vec::new() }) }
    }

    async fn turn(&'static self, rank: Rank, from: Option<Network>) -> Result<Turn, Crowded> {
        self.join(rank, from)?.await.map_err(|_| Crowded)
    }

    fn join(&'static self, rank: Rank, from: Option<Network>) -> Result<oneshot::Receiver<Turn>, Crowded> {
        let (call, turn) = oneshot::channel();
        let mut seats = self.seats.lock().unwrap_or_else(PoisonError::into_inner);
        seats.waiting.retain(|waiting| !waiting.call.is_closed());
        if seats.free > 0 {
            seats.free -= 1;
            drop(seats);
            // The receiver still exists.
            let _ = call.send(Turn(self));
            return Ok(turn);
        }
        if from.is_some() {
            let of_network = seats.waiting.iter().filter(|waiting| waiting.from == from).count();
            let counted = seats.waiting.iter().filter(|waiting| waiting.from.is_some()).count();
            if of_network >= WAITING_OF_NETWORK {
                return Err(Crowded);
            }
            if counted >= WAITING {
                // The worst one in the queue gives way to a better one.
                let all = seats.waiting.iter().enumerate().filter(|(_, waiting)| waiting.from.is_some());
                let worst = all.max_by_key(|(_, waiting)| (waiting.rank, waiting.came)).map(|(at, _)| at);
                match worst.filter(|at| seats.waiting[*at].rank > rank) {
                    Some(at) => drop(seats.waiting.swap_remove(at)),
                    None => return Err(Crowded),
                }
            }
        }
        seats.came += 1;
        let came = seats.came;
        seats.waiting.push(Waiting { rank, came, from, call });
        Ok(turn)
    }

    fn next(&'static self) {
        let mut seats = self.seats.lock().unwrap_or_else(PoisonError::into_inner);
        let best = seats.waiting.iter().enumerate().min_by_key(|(_, waiting)| (waiting.rank, waiting.came));
        let Some(at) = best.map(|(at, _)| at) else {
            seats.free += 1;
            return;
        };
        let called = seats.waiting.swap_remove(at);
        drop(seats);
        // If they have left, dropping the turn calls the next one.
        let _ = called.call.send(Turn(self));
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    #[tokio::test]
    async fn only_the_password_fits() {
        let fits = async |password: &str, hash| {
            password_fits(password.to_owned(), hash, Rank::FIRST, Network::NOWHERE).await
        };
        let hash = hash_password("Turm auf c4".to_owned()).await;
        assert!(hash.starts_with("$argon2id$"));
        assert_eq!(fits("Turm auf c4", Some(hash.clone())).await, Ok(true));
        assert_eq!(fits("Turm auf c5", Some(hash)).await, Ok(false));
        assert_eq!(fits("Turm auf c4", None).await, Ok(false));
    }

    fn network(last: u8) -> Option<Network> {
        Some(Network::of(IpAddr::from([192, 0, 2, last])))
    }

    #[tokio::test]
    async fn the_queue_is_bounded_and_the_better_go_first() {
        static FULL: Bench = Bench::new(1);
        let seat = FULL.turn(Rank::unknown(0), network(0)).await.expect("free");
        // One network gets eight places, all together 128.
        let mut queue: Vec<_> = (0..WAITING_OF_NETWORK)
            .map(|_| FULL.join(Rank::unknown(9), network(1)).expect("a place"))
            .collect();
        assert!(FULL.join(Rank::unknown(0), network(1)).is_err());
        for last in 2..2 + (WAITING - WAITING_OF_NETWORK) as u8 {
            queue.push(FULL.join(Rank::unknown(9), network(last)).expect("a place"));
        }
        assert!(FULL.join(Rank::unknown(9), network(200)).is_err());
        // A visitor with fewer wrong attempts takes the place of the last.
        let mut better = FULL.join(Rank::unknown(0), network(201)).expect("a place");
        assert!(
            queue
                .last_mut()
                .expect("one")
                .try_recv()
                .is_err_and(|gone| gone == oneshot::error::TryRecvError::Closed)
        );
        let mut first = FULL.join(Rank::FIRST, None).expect("always a place");
        drop(seat);
        let turn = first.try_recv().expect("the first turn");
        assert!(better.try_recv().is_err(), "not yet");
        drop(turn);
        // Visitors who left are skipped, and the seat is not lost.
        drop(better);
        drop(queue);
        let turn =
            tokio::time::timeout(Duration::from_secs(10), FULL.turn(Rank::unknown(50), network(9))).await;
        assert!(turn.is_ok_and(|turn| turn.is_ok()));
    }
}
