//! The arbiter beside the attack, who enters a result twenty times a second and waits for each acknowledgement.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use turmuhr_testkit::Dice;

use crate::{Ledger, Visitor, ledger::RESULTS};

const PAUSE: Duration = Duration::from_millis(50);
/// Then the arbiter gives up.
const PATIENCE: Duration = Duration::from_secs(20);

/// Does something while results come in; gives the longest wait for an acknowledgement too.
pub(super) fn during<T>(arbiter: &Visitor, ledger: &Ledger, act: impl FnOnce() -> T) -> (T, Duration) {
    let over = Over(AtomicBool::new(false));
    std::thread::scope(|scope| {
        let beside = scope.spawn(|| enter(arbiter.clone(), ledger, &over.0));
        let done = {
            // Also where the attack stops with a panic.
            let _end = End(&over);
            act()
        };
        (done, beside.join().expect("the bystander"))
    })
}

struct Over(AtomicBool);
struct End<'o>(&'o Over);

impl Drop for End<'_> {
    fn drop(&mut self) {
        self.0.0.store(true, Ordering::Relaxed);
    }
}

fn enter(mut arbiter: Visitor, ledger: &Ledger, over: &AtomicBool) -> Duration {
    let mut dice = Dice(1886);
    let mut slowest = Duration::ZERO;
    let mut count = 0;
    // At least once: also an attack that is over in a moment has a bystander.
    while count == 0 || !over.load(Ordering::Relaxed) {
        let board = 1 + dice.roll(ledger.boards as usize) as u64;
        let started = Instant::now();
        // A browser keeps its connection; a phone that wakes up opens another one.
        if count % 2 == 0 {
            arbiter.hang_up();
        }
        while started.elapsed() < PATIENCE {
            match ledger.enter(&mut arbiter, board, RESULTS[dice.roll(RESULTS.len())]) {
                Ok(reply) if reply.status == 200 => break,
                Ok(_) => std::thread::sleep(PAUSE),
                Err(_) => {
                    arbiter.hang_up();
                    std::thread::sleep(Duration::from_millis(5));
                }
            }
        }
        slowest = slowest.max(started.elapsed());
        count += 1;
        std::thread::sleep(PAUSE);
    }
    slowest
}
