//! Rate limits: a burst, then one at a fixed interval. Time is passed in as a value.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

#[derive(Debug)]
pub(crate) struct Pace<K> {
    burst: u32,
    each: Duration,
    /// The most keys kept. Rested ones are dropped first.
    most: usize,
    /// When each key will have rested.
    rested: Mutex<HashMap<K, Instant>>,
}

impl<K: Hash + Eq> Pace<K> {
    pub(crate) fn new(burst: u32, each: Duration, most: usize) -> Pace<K> {
        Pace { burst, each, most, rested: Mutex::default() }
    }

    /// Takes one; the error is the time to wait. If no more keys can be kept, new ones wait too.
    pub(crate) fn take(&self, key: K, now: Instant) -> Result<(), Duration> {
        let mut rested = self.rested.lock().unwrap_or_else(PoisonError::into_inner);
        if rested.len() >= self.most && !rested.contains_key(&key) {
            rested.retain(|_, at| *at > now);
            if rested.len() >= self.most {
                return Err(self.each);
            }
        }
        let before = rested.get(&key).copied().filter(|at| *at > now).unwrap_or(now);
        let allowed = now + self.each * self.burst;
        let after = before + self.each;
        if after > allowed {
            return Err(after - allowed);
        }
        rested.insert(key, after);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_and_then_one_a_second() {
        let pace = Pace::new(3, Duration::from_secs(1), 10);
        let now = Instant::now();
        for _ in 0..3 {
            assert_eq!(pace.take("anna", now), Ok(()));
        }
        assert_eq!(pace.take("anna", now), Err(Duration::from_secs(1)));
        assert_eq!(pace.take("otto", now), Ok(()));
        let later = now + Duration::from_secs(1);
        assert_eq!(pace.take("anna", later), Ok(()));
        assert!(pace.take("anna", later).is_err());
        assert_eq!(pace.take("anna", now + Duration::from_secs(60)), Ok(()));
    }

    #[test]
    fn strangers_do_not_grow_it() {
        let pace = Pace::new(1, Duration::from_secs(1), 10);
        let now = Instant::now();
        let taken = (0..100).filter(|key| pace.take(*key, now).is_ok()).count();
        assert_eq!(taken, 10);
        assert_eq!(pace.take(99, now + Duration::from_secs(2)), Ok(()));
        assert_eq!(pace.rested.lock().expect("sound").len(), 1);
    }
}
