//! The Laws of Chess: what the pieces may do and why not, and moves as people write and say them.
//!
//! Pure: facts go in, answers that cite their article come out. See [`board`] and [`notation`].

pub mod board;
pub mod fuzz;
pub mod game;
pub mod mate;
pub mod notation;
pub mod rules;

/// The README's example in Rust compiles and holds.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
