//! Slows down password guessing.
//!
//! An attempt is counted before its password is hashed, so a thousand at once count like a few. Counters exist
//! for a name from one network and for a network over all names, but never for a name everywhere: an attacker
//! could lock its owner out. A browser that has logged in before has its own counter, so an attacker in the
//! same hall does not delay it.

use std::{
    collections::{HashMap, hash_map::RandomState},
    hash::BuildHasher,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use sha2::{Digest, Sha256};

use crate::net::Network;

/// Free attempts for a name from one network.
const FREE: u32 = 5;
/// Free attempts for a network. A whole hall may share an address.
const FREE_OF_NETWORK: u32 = 50;
/// Free attempts for a larger network, while there is no room to count single ones.
const FREE_OF_CROWD: u32 = 20;
const FIRST_WAIT: Duration = Duration::from_secs(5);
const LONGEST_WAIT: Duration = Duration::from_secs(15 * 60);
const LONGEST_WAIT_OF_NETWORK: Duration = Duration::from_secs(60);
const LONGEST_WAIT_OF_CROWD: Duration = Duration::from_secs(4);
/// A counter is dropped after this time without an attempt.
const FORGOTTEN: Duration = Duration::from_secs(30 * 60);

/// The number of counters, each of a fixed size. Active ones are never evicted.
const MOST: usize = 8_192;
const CROWDS: usize = 1_024;
/// Browsers and networks from which a name has logged in.
const MOST_KNOWN: usize = 1_024;
const MOST_KNOWN_OF_NAME: usize = 8;

type Key = [u8; 16];

/// The source of an attempt: the network, and the browser by the secret of its forms.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Whence<'a> {
    pub(crate) network: Network,
    pub(crate) browser: &'a str,
}

/// An attempt that counts as wrong until its password is verified.
#[derive(Debug)]
pub(crate) struct Reserved {
    name: Key,
    pair: Key,
    browser: Key,
    network: Network,
    rank: Rank,
}

impl Reserved {
    pub(crate) fn rank(&self) -> Rank {
        self.rank
    }

    pub(crate) fn network(&self) -> Network {
        self.network
    }
}

/// The order of hashing: known browsers and networks first, then networks with few wrong attempts.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Rank {
    unknown: bool,
    wrong: u32,
}

impl Rank {
    /// Ahead of all attempts: a logged-in user.
    pub(crate) const FIRST: Rank = Rank { unknown: false, wrong: 0 };

    #[cfg(test)]
    pub(super) const fn unknown(wrong: u32) -> Rank {
        Rank { unknown: true, wrong }
    }
}

#[derive(Debug, Default)]
pub(crate) struct Attempts {
    book: Mutex<Book>,
    /// Outsiders cannot compute which networks share a counter.
    secret: RandomState,
}

#[derive(Copy, Clone, Debug)]
struct Count {
    wrong: u32,
    last: Instant,
}

#[derive(Debug, Default)]
struct Book {
    pairs: HashMap<Key, Count>,
    networks: HashMap<Key, Count>,
    crowds: Vec<Option<Count>>,
    known: HashMap<Key, (Key, Instant)>,
    swept: Option<Instant>,
}

impl Count {
    fn wait(self, free: u32, longest: Duration, now: Instant) -> Option<Duration> {
        let waits = self.wrong.checked_sub(free)?;
        let wait = FIRST_WAIT.saturating_mul(1 << waits.min(16)).min(longest);
        (self.last + wait).checked_duration_since(now).filter(|left| !left.is_zero())
    }

    fn one_more(self, now: Instant) -> Count {
        Count { wrong: self.wrong.saturating_add(1), last: now }
    }
}

impl Attempts {
    /// Counts an attempt; the error is the time to wait before the next.
    pub(crate) fn reserve(&self, name: &str, from: Whence<'_>, now: Instant) -> Result<Reserved, Duration> {
        let Whence { network, browser } = from;
        let name = key(&[b"name", name.as_bytes()]);
        let browser = key(&[b"browser", &name, browser.as_bytes()]);
        let here = key(&[b"pair", &name, &network.octets()]);
        let mut book = self.book.lock().unwrap_or_else(PoisonError::into_inner);
        // Known browsers and networks have their own counters; a known network may be shared with an attacker.
        let pair = if book.known.contains_key(&browser) { browser } else { here };
        let unknown = !book.known.contains_key(&pair);
        let of_network = key(&[b"network", &network.octets()]);
        let crowd = self.secret.hash_one(network.around()) as usize % CROWDS;

        let count =
            |count: Option<&Count>, free, longest| count.and_then(|count| count.wait(free, longest, now));
        let own = count(book.pairs.get(&pair), FREE, LONGEST_WAIT);
        let shared = count(book.networks.get(&of_network), FREE_OF_NETWORK, LONGEST_WAIT_OF_NETWORK);
        if let Some(wait) = own.max(shared.filter(|_| unknown)) {
            return Err(wait);
        }
        let room = book.room(&pair, &of_network, now);
        if !room && unknown {
            book.crowds.resize(CROWDS, None);
            let counted = book.crowds[crowd].filter(|count| now.duration_since(count.last) < FORGOTTEN);
            if let Some(wait) = count(counted.as_ref(), FREE_OF_CROWD, LONGEST_WAIT_OF_CROWD) {
                return Err(wait);
            }
            book.crowds[crowd] = Some(counted.unwrap_or(Count { wrong: 0, last: now }).one_more(now));
        }
        let wrong = book.networks.get(&of_network).map_or(0, |count| count.wrong);
        if room {
            let none = Count { wrong: 0, last: now };
            let pair = book.pairs.entry(pair).or_insert(none);
            *pair = pair.one_more(now);
            let network = book.networks.entry(of_network).or_insert(none);
            *network = network.one_more(now);
        }
        Ok(Reserved { name, pair, browser, network, rank: Rank { unknown, wrong } })
    }

    /// The password was right: this browser and network are known from now on.
    pub(crate) fn succeeded(&self, reserved: &Reserved, now: Instant) {
        self.not_tried(reserved);
        let mut book = self.book.lock().unwrap_or_else(PoisonError::into_inner);
        book.pairs.remove(&reserved.pair);
        let here = key(&[b"pair", &reserved.name, &reserved.network.octets()]);
        for place in [reserved.browser, here] {
            book.know(place, reserved.name, now);
        }
    }

    /// Nothing was hashed, so nothing was learnt: the attempt does not count.
    pub(crate) fn not_tried(&self, reserved: &Reserved) {
        let mut book = self.book.lock().unwrap_or_else(PoisonError::into_inner);
        let of_network = key(&[b"network", &reserved.network.octets()]);
        if let Some(count) = book.pairs.get_mut(&reserved.pair) {
            count.wrong = count.wrong.saturating_sub(1);
        }
        if let Some(count) = book.networks.get_mut(&of_network) {
            count.wrong = count.wrong.saturating_sub(1);
        }
    }
}

impl Book {
    /// Is there room for both counters? Expired ones are removed at most once a second.
    fn room(&mut self, pair: &Key, network: &Key, now: Instant) -> bool {
        let there = |counts: &HashMap<Key, Count>, key| counts.len() < MOST || counts.contains_key(key);
        let fits = |book: &Book| there(&book.pairs, pair) && there(&book.networks, network);
        let lately = self.swept.is_some_and(|swept| now.duration_since(swept) < Duration::from_secs(1));
        if !fits(self) && !lately {
            self.swept = Some(now);
            for counts in [&mut self.pairs, &mut self.networks] {
                counts.retain(|_, count| now.duration_since(count.last) < FORGOTTEN);
            }
        }
        fits(self)
    }

    fn know(&mut self, place: Key, name: Key, now: Instant) {
        self.known.insert(place, (name, now));
        let oldest = |known: &HashMap<Key, (Key, Instant)>, of: Option<Key>| {
            let all = known.iter().filter(|(_, (name, _))| of.is_none_or(|of| of == *name));
            all.min_by_key(|(_, (_, since))| *since).map(|(place, _)| *place)
        };
        let of_name = self.known.values().filter(|(of, _)| *of == name).count();
        let over = if of_name > MOST_KNOWN_OF_NAME {
            oldest(&self.known, Some(name))
        } else if self.known.len() > MOST_KNOWN {
            oldest(&self.known, None)
        } else {
            None
        };
        if let Some(place) = over {
            self.known.remove(&place);
        }
    }
}

/// A key of fixed size for any input.
fn key(parts: &[&[u8]]) -> Key {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    let mut key = Key::default();
    key.copy_from_slice(&hash.finalize()[..16]);
    key
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv6Addr};

    use super::*;

    fn from(address: &str) -> Whence<'static> {
        let address: IpAddr = address.parse().expect("an address");
        Whence { network: Network::of(address), browser: "a new one" }
    }

    const HALL: &str = "192.0.2.1";
    const HOME: &str = "198.51.100.1";

    #[test]
    fn after_five_wrong_ones_the_wait_doubles() {
        let (attempts, now) = (Attempts::default(), Instant::now());
        for _ in 0..5 {
            assert!(attempts.reserve("anna", from(HALL), now).is_ok());
        }
        assert_eq!(attempts.reserve("anna", from(HALL), now).err(), Some(FIRST_WAIT));
        let later = now + FIRST_WAIT;
        assert!(attempts.reserve("anna", from(HALL), later).is_ok());
        assert_eq!(attempts.reserve("anna", from(HALL), later).err(), Some(FIRST_WAIT * 2));
        assert!(attempts.reserve("otto", from(HALL), later).is_ok());
    }

    #[test]
    fn an_attack_on_a_name_does_not_lock_its_owner_out() {
        let (attempts, now) = (Attempts::default(), Instant::now());
        for network in 0..2_000_u128 {
            let address = IpAddr::from(Ipv6Addr::from_bits(network << 64));
            let whence = Whence { network: Network::of(address), browser: "" };
            while attempts.reserve("anna", whence, now).is_ok() {}
        }
        let owner = attempts.reserve("anna", from(HOME), now).expect("not delayed");
        attempts.succeeded(&owner, now);
        // From then on it comes first.
        let again = attempts.reserve("anna", from(HOME), now).expect("not delayed");
        assert_eq!(again.rank(), Rank { unknown: false, wrong: 0 });
    }

    #[test]
    fn a_known_browser_is_not_delayed_by_its_neighbours() {
        let (attempts, now) = (Attempts::default(), Instant::now());
        let own = Whence { browser: "anna's laptop", ..from(HALL) };
        let first = attempts.reserve("anna", own, now).expect("free");
        attempts.succeeded(&first, now);
        while attempts.reserve("anna", from(HALL), now).is_ok() {}
        assert!(attempts.reserve("anna", own, now).is_ok());
        // The attempts are still limited: the laptop may be stolen.
        for _ in 0..4 {
            let _ = attempts.reserve("anna", own, now);
        }
        assert!(attempts.reserve("anna", own, now).is_err());
    }

    #[test]
    fn many_names_from_one_network_are_too_many() {
        let (attempts, now) = (Attempts::default(), Instant::now());
        let tried =
            (0..400).filter(|at| attempts.reserve(&format!("n{at}"), from(HALL), now).is_ok()).count();
        assert_eq!(tried, FREE_OF_NETWORK as usize);
        assert!(attempts.reserve("anna", from(HOME), now).is_ok());
    }

    #[test]
    fn a_flood_of_networks_neither_grows_the_book_nor_forgets_an_attacker() {
        let (attempts, now) = (Attempts::default(), Instant::now());
        while attempts.reserve("anna", from(HALL), now).is_ok() {}
        for network in 0..20_000_u128 {
            let address = IpAddr::from(Ipv6Addr::from_bits(network << 64));
            let whence = Whence { network: Network::of(address), browser: "" };
            let _ = attempts.reserve(&format!("somebody {network}"), whence, now);
        }
        assert!(attempts.reserve("anna", from(HALL), now).is_err());
        let book = attempts.book.lock().expect("sound");
        assert!(book.pairs.len() <= MOST && book.networks.len() <= MOST && book.crowds.len() <= CROWDS);
    }

    #[test]
    fn known_places_are_few() {
        let (attempts, now) = (Attempts::default(), Instant::now());
        for at in 0..3_000_u64 {
            let browser = at.to_string();
            let whence = Whence { network: from(HALL).network, browser: &browser };
            let name = format!("user {}", at / 20);
            if let Ok(reserved) = attempts.reserve(&name, whence, now) {
                attempts.succeeded(&reserved, now + Duration::from_millis(at));
            }
        }
        let book = attempts.book.lock().expect("sound");
        assert!(book.known.len() <= MOST_KNOWN + 1);
    }
}
