//! Write limits for accounts and passes. People do not notice them; a script with a stolen link does.

use std::time::{Duration, Instant};

use turmuhr_store::{Pass, Role};

use super::Snapshot;
use crate::{accounts::Visitor, http::Fault, net::Network, pace::Pace};

#[derive(Debug)]
pub(crate) struct Writing {
    accounts: Pace<String>,
    passes: Pace<String>,
    /// One link for a whole hall.
    posters: Pace<String>,
    /// Registrations on public pages.
    registrations: Pace<Network>,
}

impl Default for Writing {
    fn default() -> Writing {
        Writing {
            // All results of a large event at once are allowed.
            accounts: Pace::new(3_000, Duration::from_millis(50), 4_096),
            passes: Pace::new(60, Duration::from_secs(1), 4_096),
            posters: Pace::new(300, Duration::from_millis(200), 4_096),
            // A club registers its members from one address.
            registrations: Pace::new(20, Duration::from_secs(30), 4_096),
        }
    }
}

impl Writing {
    /// Admits an act; the error says how long to wait.
    pub(crate) fn admit(&self, visitor: &Visitor, now: Instant) -> Result<(), Fault> {
        let taken = match (&visitor.login, &visitor.pass) {
            (Some(login), _) => self.accounts.take(login.clone(), now),
            (None, Some(pass)) if is_poster(pass) => self.posters.take(pass.token.clone(), now),
            (None, Some(pass)) => self.passes.take(pass.token.clone(), now),
            (None, None) => Ok(()),
        };
        taken.map_err(Fault::WrittenTooFast)
    }

    /// Admits a registration from this network.
    pub(crate) fn admit_registration(&self, from: Network, now: Instant) -> Result<(), Fault> {
        self.registrations.take(from, now).map_err(Fault::WrittenTooFast)
    }
}

/// One link for everybody, unlike a player's own.
fn is_poster(pass: &Pass) -> bool {
    pass.role == Role::Player && pass.player.is_none()
}

/// The most entries a pass may make.
fn most(pass: &Pass) -> u64 {
    match pass.role {
        Role::Captain => 500,
        Role::Player if !is_poster(pass) => 500,
        Role::Player => 5_000,
        Role::Public | Role::Helper | Role::Arbiter | Role::ChiefArbiter | Role::Administrator => 2_000,
    }
}

/// May this pass make more entries?
pub(crate) fn has_room(visitor: &Visitor, snapshot: &Snapshot) -> Result<(), Fault> {
    let Some(pass) = &visitor.pass else { return Ok(()) };
    let entries = snapshot.journal().entries();
    // Most journals are shorter than the limit.
    let most = most(pass);
    if (entries.len() as u64) < most {
        return Ok(());
    }
    let written = entries.iter().filter(|entry| entry.by == visitor.name).count() as u64;
    if written < most { Ok(()) } else { Err(Fault::WrittenTooMuch(most)) }
}

#[cfg(test)]
mod tests {
    use turmuhr_store::User;

    use super::*;

    #[test]
    fn an_account_is_stopped_only_when_it_floods() {
        let user = User {
            name: "anna".to_owned(),
            shown: String::new(),
            password: String::new(),
            role: Role::Arbiter,
        };
        let (writing, anna, now) = (Writing::default(), Visitor::user(user), Instant::now());
        for _ in 0..3_000 {
            assert!(writing.admit(&anna, now).is_ok());
        }
        assert!(matches!(writing.admit(&anna, now), Err(Fault::WrittenTooFast(_))));
        assert!(writing.admit(&anna, now + Duration::from_secs(1)).is_ok());
        assert!(writing.admit(&Visitor::system("demo"), now).is_ok());
    }
}
