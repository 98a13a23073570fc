//! What is wrong with the database, for those who must be told at once.

use std::sync::{Mutex, PoisonError};

use jiff::Timestamp;

/// Why nothing can be kept at the moment.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Trouble {
    DiskFull,
    ReadOnly,
    /// The file of the database, its log or its lock was deleted or replaced under the running program.
    FileGone,
    /// No connection.
    Unreachable,
    /// No answer in time.
    Silent,
    /// A write was reported as done and could not be read back.
    NotKept,
    /// Anything else the database reports: a broken file, no rights, a fault of its own.
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

    /// What the error of a driver means.
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

/// The lowest byte of a result code of SQLite is its kind.
fn of_sqlite(code: Option<&str>) -> Trouble {
    const READ_ONLY: u32 = 8;
    const FULL: u32 = 13;
    const CANNOT_OPEN: u32 = 14;
    /// No room to make the index of the log larger.
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

/// The trouble there is now, and since when.
#[derive(Debug, Default)]
pub(crate) struct Health(Mutex<Option<(Trouble, Timestamp)>>);

impl Health {
    pub(crate) fn now(&self) -> Option<(Trouble, Timestamp)> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The first moment of the same trouble stays.
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
