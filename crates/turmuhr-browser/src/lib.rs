//! The program from outside, as an arbiter's laptop meets it: started as a process, asked over the net, killed and started again.
//! What a browser sees of it is in the tests.
//!
//! # What is where
//!
//! - `server` starts the program as a process, `visitor` asks it over the net, `database` supplies SQLite or a schema of PostgreSQL.
//! - `tests/browser` uses it in Chromium as people do, from the one-time link to the sheet on the wall, on PostgreSQL with two
//!   server processes.
//! - `crash` kills it while results come in, every tenth time on a full disk or without connections. `load` fills the hall
//!   (`hall` makes the event). `disk` is a small tmpfs that can be filled.
//! - `attack` has a file for each family: rights, forged posts, floods, hostile facts and files, slow sockets, torn backups, full
//!   disks. A bystander enters results during each.
//! - `ledger` notes every acknowledged result with its journal position; crash and attack compare it with the journal.

#![allow(clippy::missing_panics_doc, reason = "tests and tasks stop where something is not as it must be")]

pub mod attack;
pub mod crash;
pub mod database;
pub mod disk;
pub mod hall;
pub mod ledger;
pub mod load;
pub mod server;
pub mod visitor;

pub use database::Database;
pub use disk::Disk;
pub use hall::Hall;
pub use ledger::Ledger;
pub use server::Server;
pub use visitor::{Reply, Visitor};

/// The administrator these tests make at the first start.
pub const NAME: &str = "anna";
pub const PASSWORD: &str = "schach und matt";
