#![doc = include_str!("../README.md")]
//!
//! # What is where
//!
//! - [`rules`]: what the editions say, as data. A page for each edition, mode and supervision; each cell has its articles.
//! - [`game`]: the machine. It takes events and returns rulings by asking the page.
//! - [`told`]: events as people tell them, moves as text.
//! - [`audit`]: compares records of games with a page.
//! - [`board`]: what the pieces may do.
//!   `legality` and `castling` give every reason against an attempt. `identity` has the counters of Article 9.
//!   `origin` asks whether a position can arise. `chess960` has the start positions, `articles` the article numbers.
//! - [`notation`]: moves as words.
//!   `token` takes a word apart without the board, `reader` matches it with the board. `movetext` reads whole texts,
//!   `spoken` announcements, `unlawful` moves in unlawful positions. `writer` writes every style and language.
//! - [`mate`]: whether a side can still win, by the criterion of the page. [`requirements`]: the program's duties with their
//!   articles.
//!
//! Ids in comments name duties (`L-151`), rows of the page (`P-083`), rules of clocks (`T-05`) and readings of open articles
//! (`D-07`). The program explains them: `turmuhr rules L-151`.
//!
//! # Two paths through the code
//!
//! A flag falls: the arbiter enters `Act::Observe` with `Observation::Flag`. `game/flags.rs` asks the page whether the arbiter
//! may call it (`powers.sees_flag`: yes in standard chess, no in the rapid of 2001). It asks the clock whether the flag is
//! down, and `turmuhr-mate` whether the opponent can still win by the page's criterion (`clock.flag_draw`). The ruling cites
//! the cells it used.
//!
//! A scoresheet says «Sd2»: `notation/token.rs` takes the word apart, `notation/reader.rs` finds two knights that can go there
//! and returns both. For a sealed move `game/adjourn.rs` asks the page what an ambiguous move costs.

#![warn(missing_docs)]

pub mod audit;
pub mod board;
#[cfg(any(test, feature = "fuzz"))]
pub mod fuzz;
pub mod game;
pub mod mate;
pub mod notation;
pub mod requirements;
pub mod rules;
pub mod told;
pub mod words;

/// The example of the workspace's README. A package does not contain that file; the tests of the workspace enable `fuzz`.
#[cfg(all(doctest, feature = "fuzz"))]
#[doc = include_str!("../../../README.md")]
struct Readme;
