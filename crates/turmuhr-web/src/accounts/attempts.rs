//! Guessing passwords takes time: after a few wrong ones a name, and an address, must wait, longer each time.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// Of a name. A whole hall may share an address.
pub(crate) const FREE: u32 = 5;
pub(crate) const FREE_OF_ADDRESS: u32 = 50;
const FIRST_WAIT: Duration = Duration::from_secs(5);
const LONGEST_WAIT: Duration = Duration::from_secs(15 * 60);
/// Nobody types for so many names; beyond it the oldest are forgotten.
const MOST: usize = 10_000;

#[derive(Debug, Default)]
pub(crate) struct Attempts {
    wrong: Mutex<HashMap<String, (u32, Instant)>>,
}

impl Attempts {
    /// How long whoever this is must still wait.
    pub(crate) fn wait(&self, who: &str, free: u32, now: Instant) -> Option<Duration> {
        let wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        let (count, last) = wrong.get(who)?;
        let waits = count.checked_sub(free)?;
        let wait = FIRST_WAIT.saturating_mul(1 << waits.min(16)).min(LONGEST_WAIT);
        (*last + wait).checked_duration_since(now).filter(|left| !left.is_zero())
    }

    pub(crate) fn failed(&self, who: &str, now: Instant) {
        let mut wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        if wrong.len() >= MOST {
            wrong.retain(|_, (count, last)| *count >= FREE && now.duration_since(*last) < LONGEST_WAIT);
        }
        let entry = wrong.entry(who.to_owned()).or_insert((0, now));
        *entry = (entry.0 + 1, now);
    }

    pub(crate) fn succeeded(&self, who: &str) {
        self.wrong.lock().unwrap_or_else(PoisonError::into_inner).remove(who);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_five_wrong_ones_the_wait_doubles() {
        let attempts = Attempts::default();
        let now = Instant::now();
        for _ in 0..4 {
            attempts.failed("anna", now);
        }
        assert_eq!(attempts.wait("anna", FREE, now), None);
        attempts.failed("anna", now);
        assert_eq!(attempts.wait("anna", FREE, now), Some(FIRST_WAIT));
        attempts.failed("anna", now);
        assert_eq!(attempts.wait("anna", FREE, now), Some(FIRST_WAIT * 2));
        assert_eq!(attempts.wait("otto", FREE, now), None);
        assert_eq!(attempts.wait("anna", FREE, now + FIRST_WAIT * 2), None);
        attempts.succeeded("anna");
        assert_eq!(attempts.wait("anna", FREE, now), None);
    }
}
