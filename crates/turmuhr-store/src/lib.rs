//! The journals of events on SQLite or PostgreSQL, with who may do what.
//!
//! One schema, one set of statements. What [`Store::append`] has acknowledged is on disk; two who write the same entry
//! number do not both succeed.

mod accounts;
mod backup;
mod database;
mod error;
mod journal;
mod keeper;
mod lists;
mod restore;
mod seal;
mod trouble;
mod writing;

pub use accounts::{Pass, Role, Session, User};
pub use backup::Backup;
pub use database::{Change, Store};
pub use error::{StoreError, Unsealed};
pub use journal::{Summary, is_stream_name};
pub use keeper::{Losses, Lost};
pub use lists::ListHead;
pub use restore::{Contents, Restored};
pub use trouble::Trouble;
