//! Trouble with the database, for immediate display.

use std::sync::{Mutex, PoisonError};

use jiff::Timestamp;

/// Why nothing can be stored at the moment.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Trouble {
    DiskFull,
    ReadOnly,
    /// The file of the database, its log or its lock was deleted or replaced while the program runs.
    FileGone,
    /// No connection.
    Unreachable,
    /// No answer in time.
    Silent,
    /// A write was reported as done but could not be read back.
    NotKept,
    /// Any other error of the database: a damaged file, missing rights, an internal fault.
    Failed,
}

impl Trouble {
    pub const fn id(self) -> &'static str {
        match self {
            Trouble::DiskFull => "disk-full",
            Trouble::ReadOnly => "read-only",
            Trouble::FileGone => "file-gone",
            Trouble::Unreachable => "unreachable",
            Trouble::Silent => "silent",
            Trouble::NotKept => "not-kept",
            Trouble::Failed => "failed",
        }
    }

    /// Classifies the error of a driver.
    pub(crate) fn of(error: &sqlx::Error) -> Trouble {
        match error {
            sqlx::Error::Database(error) => {
                if let Some(lite) = error.try_downcast_ref::<sqlx::sqlite::SqliteError>() {
                    return of_sqlite(sqlx::error::DatabaseError::code(lite).as_deref());
                }
                of_postgres(error.code().as_deref().unwrap_or_default())
            }
            sqlx::Error::Io(error) if error.kind() == std::io::ErrorKind::StorageFull => Trouble::DiskFull,
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::PoolClosed
            | sqlx::Error::WorkerCrashed => Trouble::Unreachable,
            _ => Trouble::Failed,
        }
    }
}

/// The lowest byte of an SQLite result code is its kind.
fn of_sqlite(code: Option<&str>) -> Trouble {
    const READ_ONLY: u32 = 8;
    const FULL: u32 = 13;
    const CANNOT_OPEN: u32 = 14;
    /// No space to enlarge the index of the log.
    const NO_ROOM_FOR_INDEX: u32 = 4874;
    let code = code.and_then(|code| code.parse::<u32>().ok());
    match code.map(|code| if code == NO_ROOM_FOR_INDEX { FULL } else { code & 0xff }) {
        Some(FULL) => Trouble::DiskFull,
        Some(READ_ONLY) => Trouble::ReadOnly,
        Some(CANNOT_OPEN) => Trouble::FileGone,
        _ => Trouble::Failed,
    }
}

/// The classes of PostgreSQL's Appendix A.
fn of_postgres(code: &str) -> Trouble {
    match code {
        "53100" => Trouble::DiskFull,
        "25006" => Trouble::ReadOnly,
        "57014" | "55P03" => Trouble::Silent,
        _ if code.starts_with("08") || code.starts_with("57P") || code.starts_with("53") => {
            Trouble::Unreachable
        }
        _ => Trouble::Failed,
    }
}

/// The current trouble, and since when.
#[derive(Debug, Default)]
pub(crate) struct Health(Mutex<Option<(Trouble, Timestamp)>>);

impl Health {
    pub(crate) fn now(&self) -> Option<(Trouble, Timestamp)> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps the first time of the same trouble.
    pub(crate) fn note(&self, trouble: Option<Trouble>, at: Timestamp) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *known = match (*known, trouble) {
            (Some((old, since)), Some(new)) if old == new => Some((old, since)),
            (_, Some(new)) => {
                tracing::error!(trouble = new.id(), "the database keeps nothing");
                Some((new, at))
            }
            (Some((old, _)), None) => {
                tracing::info!(trouble = old.id(), "the database keeps what it is told again");
                None
            }
            (None, None) => None,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_both_databases() {
        let table = [
            (of_sqlite(Some("13")), Trouble::DiskFull),
            (of_sqlite(Some("4874")), Trouble::DiskFull),
            (of_sqlite(Some("1032")), Trouble::ReadOnly),
            (of_sqlite(Some("14")), Trouble::FileGone),
            (of_sqlite(Some("11")), Trouble::Failed),
            (of_sqlite(None), Trouble::Failed),
            (of_postgres("53100"), Trouble::DiskFull),
            (of_postgres("25006"), Trouble::ReadOnly),
            (of_postgres("57P01"), Trouble::Unreachable),
            (of_postgres("57014"), Trouble::Silent),
            (of_postgres("08006"), Trouble::Unreachable),
            (of_postgres("42P01"), Trouble::Failed),
        ];
        for (found, expected) in table {
            assert_eq!(found, expected);
        }
    }

    #[test]
    fn trouble_is_told_with_its_first_moment() {
        let (health, at) = (Health::default(), |second| Timestamp::from_second(second).expect("a moment"));
        health.note(Some(Trouble::DiskFull), at(1));
        health.note(Some(Trouble::DiskFull), at(2));
        assert_eq!(health.now(), Some((Trouble::DiskFull, at(1))));
        health.note(Some(Trouble::FileGone), at(3));
        assert_eq!(health.now(), Some((Trouble::FileGone, at(3))));
        health.note(None, at(4));
        assert_eq!(health.now(), None);
    }
}
