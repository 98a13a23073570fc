//! All connections with their phases; decides which one is closed if there are too many or one is too slow.
//!
//! Slow connections cost an attacker nothing, so a new one always gets a place: the worst unvouched connection
//! is closed. Connections of logged-in staff are never closed for others.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use tokio::sync::Notify;

use super::Network;

/// Timeout for the TLS handshake, and for the head of a request.
const HEAD: Duration = Duration::from_secs(10);
/// Timeout between two requests.
const IDLE: Duration = Duration::from_secs(60);
/// Timeout without any byte of an answer being accepted.
const STALLED: Duration = Duration::from_secs(60);
/// Shorter timeouts while nine tenths of all places are taken.
const HEAD_IN_A_CROWD: Duration = Duration::from_secs(3);
const IDLE_IN_A_CROWD: Duration = Duration::from_secs(5);
/// An answer that is not accepted for this long counts as slow when room is needed.
const SLUGGISH: Duration = Duration::from_secs(5);
/// Connections of one account that are never closed for others.
const OF_ACCOUNT: usize = 64;

/// Limits on connections.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Caps {
    pub(crate) all: usize,
    pub(crate) of_network: usize,
}

impl Caps {
    const MOST: usize = 4_096;
    /// Files reserved for the database, templates and the program.
    const OTHER_FILES: usize = 256;
    /// The limit that a full hall needs.
    pub(crate) const ENOUGH_FILES: usize = 2_048;

    /// As many as the limit on open files allows. A hall behind one address may take most of them.
    pub(crate) fn of(files: usize) -> Caps {
        let all = files.saturating_sub(Caps::OTHER_FILES).clamp(64, Caps::MOST);
        Caps { all, of_network: all / 4 * 3 }
    }
}

/// Who vouches for a connection.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Standing {
    Unknown,
    Pass,
    /// Logged in, or a trusted proxy.
    Staff,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Phase {
    /// Until the head of the first request is complete, including the TLS handshake.
    Head,
    /// A body is being received.
    Receiving,
    Answering,
    Idle,
}

#[derive(Debug)]
struct State {
    phase: Phase,
    since: Instant,
    stalled: Option<Instant>,
    standing: Standing,
    account: Option<String>,
}

/// One connection.
#[derive(Debug)]
pub(crate) struct Place {
    number: u64,
    network: Network,
    state: Mutex<State>,
    leave: Notify,
    register: Arc<Register>,
}

#[derive(Debug)]
pub(crate) struct Register {
    caps: Caps,
    book: Mutex<Book>,
}

#[derive(Debug, Default)]
struct Book {
    next: u64,
    places: HashMap<u64, Arc<Place>>,
    networks: HashMap<Network, usize>,
    accounts: HashMap<String, usize>,
}

impl Register {
    pub(crate) fn new(caps: Caps) -> Arc<Register> {
        Arc::new(Register { caps, book: Mutex::default() })
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a new connection. If all are taken, the worst one is closed; `None` if staff has them all.
    pub(crate) fn admit(
        self: &Arc<Register>,
        network: Network,
        standing: Standing,
        now: Instant,
    ) -> Option<Admitted> {
        let mut book = self.book();
        let of_network = book.networks.get(&network).copied().unwrap_or(0);
        if standing < Standing::Staff && of_network >= self.caps.of_network {
            book.close_worst(Some(network), now)?;
        }
        if book.places.len() >= self.caps.all {
            book.close_worst(None, now)?;
        }
        let number = book.next;
        book.next += 1;
        let state = State { phase: Phase::Head, since: now, stalled: None, standing, account: None };
        let place =
            Place { number, network, state: Mutex::new(state), leave: Notify::new(), register: self.clone() };
        let place = Arc::new(place);
        book.places.insert(number, place.clone());
        *book.networks.entry(network).or_default() += 1;
        Some(Admitted(place))
    }

    /// Closes connections that are too slow; called every second.
    pub(crate) fn sweep(&self, now: Instant) {
        let mut book = self.book();
        let crowded = book.places.len() > self.caps.all / 10 * 9;
        let late: Vec<u64> = book
            .places
            .values()
            .filter(|place| place.state().is_late(crowded, now))
            .map(|place| place.number)
            .collect();
        for number in late {
            book.close(number);
        }
    }

    /// Closes one connection, if the system has no more files.
    pub(crate) fn make_room(&self, now: Instant) {
        self.book().close_worst(None, now);
    }
}

impl Book {
    fn close_worst(&mut self, network: Option<Network>, now: Instant) -> Option<()> {
        let all = self.places.values().filter(|place| network.is_none_or(|network| network == place.network));
        let worst = all.filter_map(|place| Some((place.state().worth(now)?, place.number))).min();
        self.close(worst?.1);
        Some(())
    }

    fn close(&mut self, number: u64) {
        if let Some(place) = self.remove(number) {
            place.leave.notify_one();
        }
    }

    fn remove(&mut self, number: u64) -> Option<Arc<Place>> {
        let place = self.places.remove(&number)?;
        take_one(&mut self.networks, &place.network);
        if let Some(account) = &place.state().account {
            take_one(&mut self.accounts, account);
        }
        Some(place)
    }
}

fn take_one<K: std::hash::Hash + Eq>(counts: &mut HashMap<K, usize>, of: &K) {
    if let Some(count) = counts.get_mut(of) {
        *count -= 1;
        if *count == 0 {
            counts.remove(of);
        }
    }
}

impl State {
    fn is_late(&self, crowded: bool, now: Instant) -> bool {
        let (head, idle) = if crowded { (HEAD_IN_A_CROWD, IDLE_IN_A_CROWD) } else { (HEAD, IDLE) };
        let stalled = self.stalled.is_some_and(|since| now.duration_since(since) >= STALLED);
        let waited = now.duration_since(self.since);
        stalled
            || match self.phase {
                Phase::Head => waited >= head,
                Phase::Idle => waited >= idle,
                // Bodies have their own timeout, and an answer may take long.
                Phase::Receiving | Phase::Answering => false,
            }
    }

    /// The smallest value is closed first; `None` for connections that stay.
    fn worth(&self, now: Instant) -> Option<(Standing, u8, Instant)> {
        let sluggish = self.stalled.is_some_and(|since| now.duration_since(since) >= SLUGGISH);
        let rank = match self.phase {
            Phase::Idle => 0,
            _ if sluggish => 0,
            Phase::Head | Phase::Receiving => 1,
            Phase::Answering => 2,
        };
        (self.standing < Standing::Staff).then_some((self.standing, rank, self.since))
    }
}

impl Place {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn enter(&self, phase: Phase, now: Instant) {
        let mut state = self.state();
        (state.phase, state.since) = (phase, now);
    }

    /// Bytes arrived; the first after a pause begin a request.
    pub(super) fn heard(&self, now: Instant) {
        let mut state = self.state();
        if state.phase == Phase::Idle {
            (state.phase, state.since) = (Phase::Head, now);
        }
    }

    /// Records whether bytes were accepted.
    pub(super) fn sent(&self, taken: bool, now: Instant) {
        let mut state = self.state();
        state.stalled = if taken { None } else { state.stalled.or(Some(now)) };
    }

    /// The head of a request is complete.
    pub(super) fn asked(&self, now: Instant) {
        self.enter(Phase::Answering, now);
    }

    pub(crate) fn receives(&self, now: Instant) {
        self.enter(Phase::Receiving, now);
    }

    pub(crate) fn answers(&self, now: Instant) {
        self.enter(Phase::Answering, now);
    }

    /// The answer is complete.
    pub(super) fn answered(&self, now: Instant) {
        self.enter(Phase::Idle, now);
    }

    /// A request came from a known visitor. One account vouches for a limited number of connections.
    pub(crate) fn vouch(&self, standing: Standing, account: Option<&str>) {
        if self.state().standing >= standing {
            return;
        }
        let mut book = self.register.book();
        if !book.places.contains_key(&self.number) {
            return;
        }
        if let Some(account) = account {
            let count = book.accounts.entry(account.to_owned()).or_default();
            if *count >= OF_ACCOUNT {
                return;
            }
            *count += 1;
        }
        let mut state = self.state();
        state.standing = standing;
        state.account = account.map(str::to_owned);
    }
}

/// A place held by its connection; dropping it frees it.
#[derive(Debug)]
pub(crate) struct Admitted(Arc<Place>);

impl Admitted {
    pub(crate) fn place(&self) -> &Arc<Place> {
        &self.0
    }

    /// Completes when the connection is to be closed.
    pub(crate) async fn closed(&self) {
        self.0.leave.notified().await;
    }
}

impl Drop for Admitted {
    fn drop(&mut self) {
        self.0.register.book().remove(self.0.number);
    }
}

#[cfg(test)]
mod tests {
    use std::{net::IpAddr, time::Duration};

    use futures_util::FutureExt as _;

    use super::*;

    fn network(last: u8) -> Network {
        Network::of(IpAddr::from([192, 0, 2, last]))
    }

    fn is_closed(place: &Admitted) -> bool {
        place.closed().now_or_never().is_some()
    }

    #[test]
    fn the_caps_stay_below_the_file_limit() {
        assert_eq!(Caps::of(1_024), Caps { all: 768, of_network: 576 });
        assert_eq!(Caps::of(usize::MAX).all, 4_096);
        assert_eq!(Caps::of(0).all, 64);
    }

    #[test]
    fn silent_idle_and_stalled_connections_are_closed_in_time() {
        let register = Register::new(Caps { all: 100, of_network: 100 });
        let begun = Instant::now();
        let after = |seconds| begun + Duration::from_secs(seconds);
        let new = || register.admit(network(1), Standing::Unknown, begun).expect("a place");
        let (silent, idle, reading, stalled) = (new(), new(), new(), new());
        idle.place().asked(begun);
        idle.place().answered(begun);
        reading.place().asked(begun);
        stalled.place().asked(begun);
        stalled.place().sent(false, begun);
        stalled.place().sent(false, after(30));
        register.sweep(after(9));
        assert!(!is_closed(&silent));
        register.sweep(after(10));
        assert!(is_closed(&silent) && !is_closed(&idle) && !is_closed(&stalled));
        register.sweep(after(60));
        assert!(is_closed(&idle) && is_closed(&stalled) && !is_closed(&reading));
        // A request after a pause has its own timeout.
        let slow = new();
        slow.place().asked(begun);
        slow.place().answered(begun);
        slow.place().heard(after(50));
        register.sweep(after(59));
        assert!(!is_closed(&slow));
        register.sweep(after(60));
        assert!(is_closed(&slow));
    }

    #[test]
    fn there_is_always_room_for_one_more() {
        let register = Register::new(Caps { all: 10, of_network: 8 });
        let begun = Instant::now();
        let after = |seconds| begun + Duration::from_secs(seconds);
        let admit = |last, at| register.admit(network(last), Standing::Unknown, after(at)).expect("a place");
        // An arbiter, a screen, and eight slow connections from the same address.
        let arbiter = admit(1, 0);
        arbiter.place().vouch(Standing::Staff, Some("anna"));
        let screen = admit(1, 0);
        screen.place().asked(after(0));
        let slow: Vec<Admitted> = (1..=6).map(|at| admit(1, at)).collect();
        // The address is full: its oldest slow connection is closed, not the arbiter's or the screen's.
        let another = admit(1, 7);
        assert!(is_closed(&slow[0]) && !is_closed(&slow[1]));
        assert!(!is_closed(&arbiter) && !is_closed(&screen));
        // Another address is not affected while older slow ones exist.
        let (guest, second) = (admit(2, 8), admit(3, 8));
        let third = admit(4, 9);
        assert!(is_closed(&slow[1]));
        assert!(!is_closed(&guest) && !is_closed(&second) && !is_closed(&third) && !is_closed(&another));
    }

    #[test]
    fn a_pass_stays_longer_than_a_stranger_and_staff_for_good() {
        let register = Register::new(Caps { all: 3, of_network: 3 });
        let now = Instant::now();
        let admit = || register.admit(network(1), Standing::Unknown, now);
        let (pass, stranger, staff) = (admit().expect("one"), admit().expect("two"), admit().expect("three"));
        pass.place().vouch(Standing::Pass, None);
        staff.place().vouch(Standing::Staff, Some("anna"));
        let fourth = admit().expect("a place");
        assert!(is_closed(&stranger) && !is_closed(&pass));
        fourth.place().vouch(Standing::Staff, Some("anna"));
        let fifth = admit().expect("a place");
        assert!(is_closed(&pass));
        fifth.place().vouch(Standing::Staff, Some("anna"));
        assert!(admit().is_none());
        drop(staff);
        assert!(admit().is_some());
    }

    #[test]
    fn one_account_vouches_for_a_limited_number() {
        let register = Register::new(Caps { all: 1_000, of_network: 1_000 });
        let now = Instant::now();
        let mut all = Vec::new();
        for _ in 0..OF_ACCOUNT + 10 {
            let one = register.admit(network(1), Standing::Unknown, now).expect("a place");
            one.place().vouch(Standing::Staff, Some("anna"));
            all.push(one);
        }
        let staff = all.iter().filter(|one| one.place().state().standing == Standing::Staff).count();
        assert_eq!(staff, OF_ACCOUNT);
        drop(all);
        let book = register.book();
        assert!(book.places.is_empty() && book.networks.is_empty() && book.accounts.is_empty());
    }
}
