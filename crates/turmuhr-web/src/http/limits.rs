//! Limits on requests, depending on the sender.

use std::time::Duration;

use tokio::sync::{Semaphore, SemaphorePermit};
use turmuhr_store::Role;

use super::Fault;
use crate::routes::Route;

/// Path and query together.
pub(super) const LONGEST_ADDRESS: usize = 8 << 10;
/// Nesting levels of a JSON body.
pub(super) const DEPTH: usize = 32;
/// The longest silence while a body is being sent.
pub(super) const SILENCE: Duration = Duration::from_secs(30);
/// The least average speed of a body in bytes a second, after the first half minute.
pub(super) const SLOWEST: u64 = 4 << 10;

/// What one request may send.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Limits {
    pub(super) bytes: usize,
    pub(super) json: usize,
    /// Values in a JSON body.
    pub(super) values: usize,
    /// Fields of a form, or parts with their files.
    pub(super) fields: usize,
}

const PUBLIC: Limits = Limits { bytes: 16 << 10, json: 16 << 10, values: 1_000, fields: 100 };
const PASS: Limits = Limits { bytes: 64 << 10, json: 16 << 10, values: 1_000, fields: 1_000 };
/// A list of a thousand players, or the games of an event.
const STAFF: Limits = Limits { bytes: 8 << 20, json: 1 << 20, values: 100_000, fields: 20_000 };
/// A rating list or a backup.
const WHOLE_FILES: Limits = Limits { bytes: 512 << 20, ..STAFF };

impl Limits {
    pub(super) fn of(route: &Route, role: Role) -> Limits {
        match role {
            Role::Administrator if route.takes_whole_files() => WHOLE_FILES,
            Role::Administrator | Role::ChiefArbiter | Role::Arbiter => STAFF,
            Role::Helper | Role::Captain | Role::Player => PASS,
            Role::Public => PUBLIC,
        }
    }
}

/// Memory for bodies, in KiB. Pass holders cannot take the share of staff. Small bodies need none: they fit for
/// all connections together.
#[derive(Debug)]
pub(crate) struct Room {
    passes: Semaphore,
    staff: Semaphore,
    whole_files: Semaphore,
}

const ROOM_OF_PASSES: usize = 16 << 10;
const ROOM_OF_STAFF: usize = 64 << 10;
const WHOLE_FILES_AT_ONCE: usize = 2;
const PATIENCE: Duration = Duration::from_secs(10);
const LATER: Duration = Duration::from_secs(10);

impl Default for Room {
    fn default() -> Room {
        Room {
            passes: Semaphore::new(ROOM_OF_PASSES),
            staff: Semaphore::new(ROOM_OF_STAFF),
            whole_files: Semaphore::new(WHOLE_FILES_AT_ONCE),
        }
    }
}

impl Room {
    /// Memory for a body of the declared length; else for the longest.
    pub(super) async fn take(
        &self,
        limits: Limits,
        role: Role,
        length: Option<u64>,
    ) -> Result<Option<SemaphorePermit<'_>>, Fault> {
        let bytes = length.map_or(limits.bytes, |length| length.try_into().unwrap_or(usize::MAX));
        if bytes > limits.bytes {
            return Err(Fault::TooLarge(limits.bytes));
        }
        if bytes <= PUBLIC.bytes {
            return Ok(None);
        }
        let (room, permits) = if bytes > STAFF.bytes {
            (&self.whole_files, 1)
        } else if role >= Role::Arbiter {
            (&self.staff, bytes.div_ceil(1 << 10))
        } else {
            (&self.passes, bytes.div_ceil(1 << 10))
        };
        let taken = tokio::time::timeout(PATIENCE, room.acquire_many(permits as u32)).await;
        taken.ok().and_then(Result::ok).map(Some).ok_or(Fault::Busy(LATER))
    }
}

/// Is this JSON small enough to parse? One pass, before anything is built.
pub(super) fn bounded(json: &[u8], values: usize) -> bool {
    let (mut depth, mut count, mut quoted, mut escaped) = (0_usize, 1_usize, false, false);
    for byte in json {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'[' | b'{' => {
                depth += 1;
                count += 1;
            }
            b']' | b'}' => depth = depth.saturating_sub(1),
            b',' => count += 1,
            _ => {}
        }
        if depth > DEPTH || count > values {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_is_counted_before_it_is_built() {
        assert!(bounded(br#"{"fact": {"result": "[[[[,,,,\"{{{{"}}"#, 4));
        assert!(bounded(b"[1,2,3]", 4));
        assert!(!bounded(b"[1,2,3,4]", 4));
        assert!(!bounded(&[b'['; DEPTH + 1], 1_000));
        assert!(!bounded(&vec![b','; 2_000], 1_000));
    }

    #[tokio::test(start_paused = true)]
    async fn pass_holders_cannot_take_the_room_of_arbiters() {
        let room = Room::default();
        let mut taken = Vec::new();
        for _ in 0..ROOM_OF_PASSES / 64 {
            taken.push(room.take(PASS, Role::Captain, None).await.expect("room"));
        }
        assert!(matches!(room.take(PASS, Role::Captain, None).await, Err(Fault::Busy(_))));
        assert!(room.take(STAFF, Role::Arbiter, None).await.is_ok());
        // Logins and small forms never wait.
        assert!(room.take(PUBLIC, Role::Public, None).await.is_ok());
        assert!(room.take(PASS, Role::Captain, Some(200)).await.is_ok());
        assert!(matches!(room.take(PUBLIC, Role::Public, Some(u64::MAX)).await, Err(Fault::TooLarge(_))));
    }
}
