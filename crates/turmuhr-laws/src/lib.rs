//! The Laws of Chess: what the pieces may do and why not, moves as people write and say them, what each
//! edition says, and a game as a machine of events and rulings.
//!
//! Pure: facts and times go in, answers that cite their article come out. See [`board`], [`notation`],
//! [`rules`] and [`game`].

pub mod audit;
pub mod board;
pub mod fuzz;
pub mod game;
pub mod mate;
pub mod notation;
pub mod requirements;
pub mod rules;

/// The README's example in Rust compiles and holds.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
