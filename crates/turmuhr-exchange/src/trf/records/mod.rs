//! The kinds of records, each read and written beside the table of its columns.

pub mod dialect;
pub mod event;
pub mod player;
pub mod special;
pub mod team;
