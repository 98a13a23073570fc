//! What can go wrong with a store.

/// Told to people in their language elsewhere; here what happened.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("{url} names no database; sqlite://FILE or postgres://… do")]
    BadUrl { url: String },
    /// Somebody else has written first. Read again, and look whether the act still makes sense.
    #[error("the journal stands at {position}, not at {expected}")]
    Moved { expected: u64, position: u64 },
    #[error("there is no event {stream}")]
    NoStream { stream: String },
    #[error("event {stream} exists already")]
    StreamExists { stream: String },
    #[error("{file}: {why}")]
    File { file: String, why: String },
    #[error("line {line} of the backup cannot be read: {why}")]
    BadBackup { line: usize, why: String },
    #[error("the database is not empty; restore into a new one")]
    NotEmpty,
    #[error("entry {number} of {stream} cannot be read: {why}")]
    BadEntry { stream: String, number: u64, why: String },
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    #[error("the schema could not be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
}
