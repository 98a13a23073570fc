//! The journals of events on SQLite or PostgreSQL, with who may do what.
//!
//! One schema, one set of statements. What [`Store::append`] has acknowledged is on disk; two who write the same entry
//! number do not both succeed.
//!
//! # What is where
//!
//! - `told`: the kinds of streams, events and seasons; everything below is the same for both.
//! - `database` chooses SQLite (WAL, on disk before it is acknowledged) or PostgreSQL. `journal`: streams; a position moves only
//!   from where the writer saw it. `acts`: ids of acts, written with their entries. `accounts`: users, sessions, passes. `contacts`:
//!   e-mail addresses of registrations, texts of the house. `lists`: rating lists as lines in parts.
//! - `writing`: the one door for writes. A transaction starts by a plain statement on a connection without one; after any failure
//!   the connection is dropped; another connection reads the commit back. `trouble`: the kind of failure, for people.
//! - `keeper`: the files of an SQLite database. One process locks them; a deleted or replaced file is noticed before and after every
//!   write; a note beside the database says how far each journal was acknowledged. A database behind its note has lost entries.
//! - `backup`: everything as JSON lines that either database reads. `seal`: its last line, count and hash chain. `restore`: builds
//!   the new database beside the old one, then exchanges them. `kept`: backups inside the database.
//! - `rewriting`: the only place where entries are replaced or deleted: a restore while the program runs, an event made anonymous,
//!   an event deleted. Each is one transaction that begins a new era; a writer who has read an earlier era is refused.
//!
//! Growth of a journal is announced, on PostgreSQL by LISTEN/NOTIFY to every process. After a lost connection `Change::Missed` is
//! announced, and every journal in memory is compared with the database.

mod accounts;
mod acts;
mod backup;
mod contacts;
mod database;
mod error;
mod journal;
mod keeper;
mod kept;
mod lists;
mod restore;
mod rewriting;
mod seal;
mod told;
mod trouble;
mod writing;

pub use accounts::{Pass, Role, Session, User};
pub use acts::Act;
pub use backup::Backup;
pub use database::{Change, Store};
pub use error::{BadEntry, BadLine, StoreError, Unsealed};
pub use journal::{Expected, Summary, is_stream_name};
pub use keeper::{Losses, Lost};
pub use kept::{Kept, MOST_KEPT};
pub use lists::ListHead;
pub use restore::{Contents, Ended, OfDeleted, Restored, Taken};
pub use rewriting::Deleted;
pub use told::{Description, Told};
pub use trouble::Trouble;
