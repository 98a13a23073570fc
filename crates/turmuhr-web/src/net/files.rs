//! The limit on open files, and thereby on connections.

/// More is never needed.
const WANTED: u64 = 16_384;

/// Raises the limit as far as the system allows, and returns it.
#[cfg(unix)]
pub(crate) fn raise_limit() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let wanted = limit.maximum.unwrap_or(WANTED).min(WANTED);
    if limit.current.is_some_and(|current| current < wanted) {
        // If it cannot be raised, fewer connections are served.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum: limit.maximum });
    }
    getrlimit(Resource::Nofile).current.map_or(usize::MAX, |files| files as usize)
}

#[cfg(not(unix))]
pub(crate) fn raise_limit() -> usize {
    WANTED as usize
}
