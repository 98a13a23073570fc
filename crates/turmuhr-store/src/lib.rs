//! The journals of events on SQLite or PostgreSQL, with who may do what.
//!
//! One schema, one set of statements. What [`Store::append`] has acknowledged is on disk; two who write the same entry
//! number do not both succeed.

mod accounts;
mod backup;
mod database;
mod error;
mod journal;
mod lists;

pub use accounts::{Pass, Role, Session, User};
pub use backup::Backup;
pub use database::{Change, Store};
pub use error::StoreError;
pub use journal::Summary;
pub use lists::ListHead;
