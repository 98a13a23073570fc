//! The program from outside, as an arbiter's laptop meets it: started as a process, asked over the net, killed and started again.
//! What a browser sees of it is in the tests.

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
