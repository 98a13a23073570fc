//! Errors of a store.

use crate::trouble::Trouble;

/// Technical messages; other crates word them for people, in their language.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("{url} names no database; sqlite://FILE or postgres://… do")]
    BadUrl { url: String },
    /// Another writer was first. Read again, and check whether the act still makes sense.
    #[error("the journal stands at {position}, not at {expected}")]
    Moved { expected: u64, position: u64 },
    /// The act was recorded already, under the same id.
    #[error("this act was recorded already")]
    ActKnown,
    /// Entries were replaced or deleted since the writer has read them. Read everything again.
    #[error("the entries were replaced meanwhile")]
    Replaced,
    #[error("there is no event {stream}")]
    NoStream { stream: String },
    #[error("event {stream} exists already")]
    StreamExists { stream: String },
    #[error("{stream:?} cannot be the address of an event")]
    BadStream { stream: String },
    #[error("{file}: {why}")]
    File { file: String, why: String },
    /// Another process has the file open; only one may write.
    #[error("{file} is in use by process {process}")]
    InUse { file: String, process: String },
    /// The log may hold all data; a new database would delete it.
    #[error("{file} is missing or empty, but its log {log} is there")]
    OrphanLog { file: String, log: String },
    #[error("line {line} of the backup cannot be read: {why}")]
    BadBackup { line: usize, why: BadLine },
    #[error("the backup is not whole: {0}")]
    Unsealed(Unsealed),
    #[error("the database is not empty; restore into a new one")]
    NotEmpty,
    /// Nobody could log in after it was restored. The file of an event is like this.
    #[error("the backup has no administrator")]
    NoAdministrator,
    #[error("there is no kept backup {name}")]
    NoBackup { name: String },
    #[error("{most} backups are kept already")]
    TooManyBackups { most: usize },
    /// An entry that this version of the program cannot read.
    #[error("entry {number} of {stream}: {why}")]
    Unread { stream: String, number: u64, why: turmuhr_journal::Unread },
    #[error("entry {number} of {stream} cannot be read: {why}")]
    BadEntry { stream: String, number: u64, why: BadEntry },
    /// A value of the program that JSON cannot express.
    #[error("not written: {0}")]
    NotWritten(serde_json::Error),
    /// Accounts could no longer be managed.
    #[error("the last administrator stays one")]
    LastAdministrator,
    #[error("nothing can be kept: {}", .0.id())]
    Trouble(Trouble),
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    #[error("the schema could not be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
}

/// What is wrong with a line of a backup.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadLine {
    /// A cut or damaged line.
    #[error("no JSON from character {column} on")]
    Json { column: usize },
    /// JSON of another shape.
    #[error("no record of a backup")]
    NoRecord,
    #[error("entry {number} of {stream}: {why}")]
    Entry { stream: String, number: u64, why: turmuhr_journal::Unread },
    #[error("version {found}, not {known}")]
    Version { found: u32, known: u32 },
    #[error("another format")]
    Format,
    #[error("no backup begins like this")]
    NoHead,
    #[error("account {name} for the second time")]
    AccountTwice { name: String },
    #[error("entry {found} stands where {expected} should")]
    Order { found: u64, expected: u64 },
}

/// What is wrong with an entry of a journal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadEntry {
    #[error("{0}")]
    Time(String),
    #[error("{0}")]
    Json(String),
    /// It does not fit the entries before it.
    #[error("{0}")]
    Broken(#[from] turmuhr_tournament::Broken),
    /// The same, of a season.
    #[error("{0}")]
    BrokenSeason(Box<turmuhr_season::Broken>),
}

impl From<turmuhr_season::Broken> for BadEntry {
    fn from(broken: turmuhr_season::Broken) -> BadEntry {
        BadEntry::BrokenSeason(Box::new(broken))
    }
}

/// What is wrong with the end of a backup.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsealed {
    #[error("the file is empty")]
    Empty,
    #[error("its last line, the seal, is missing")]
    Cut,
    #[error("something follows the seal")]
    Longer,
    #[error("the seal counts {sealed} lines, there are {found}")]
    Count { sealed: u64, found: u64 },
    #[error("a line was changed after it was written")]
    Changed,
    #[error("it was written without a seal, by a version before 0.2")]
    Old,
}

impl StoreError {
    /// The trouble, if the database fails and not the call.
    pub fn trouble(&self) -> Option<Trouble> {
        match self {
            StoreError::Trouble(trouble) => Some(*trouble),
            StoreError::Database(error) => Some(Trouble::of(error)),
            StoreError::Migration(_) => Some(Trouble::Failed),
            StoreError::BadUrl { .. }
            | StoreError::Moved { .. }
            | StoreError::ActKnown
            | StoreError::Replaced
            | StoreError::NoAdministrator
            | StoreError::NoBackup { .. }
            | StoreError::TooManyBackups { .. }
            | StoreError::NoStream { .. }
            | StoreError::StreamExists { .. }
            | StoreError::BadStream { .. }
            | StoreError::File { .. }
            | StoreError::InUse { .. }
            | StoreError::OrphanLog { .. }
            | StoreError::Unread { .. }
            | StoreError::BadBackup { .. }
            | StoreError::Unsealed(_)
            | StoreError::NotEmpty
            | StoreError::BadEntry { .. }
            | StoreError::NotWritten(_)
            | StoreError::LastAdministrator => None,
        }
    }
}
