//! The kinds of records; each is read and written next to its columns.

pub mod dialect;
pub mod event;
pub mod player;
pub mod special;
pub mod team;
