//! The Laws of Chess.

pub mod board;
pub mod notation;
