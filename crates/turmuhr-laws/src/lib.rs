//! The Laws of Chess.

pub mod board;
pub mod fuzz;
pub mod notation;
