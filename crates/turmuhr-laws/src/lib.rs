//! The Laws of Chess: what the pieces may do and why not, moves as people write and say them, what each
//! edition says, and a game as a machine of events and rulings.
//!
//! Pure: facts and times go in, answers that cite their article come out.
//!
//! # What is where
//!
//! - [`rules`]: what the editions say, as data. A page for every edition, mode and kind of supervision; each cell has its article.
//! - [`game`]: the machine. It takes events and returns rulings by asking the page.
//! - [`audit`]: compares records of games with a page.
//! - [`board`]: what the pieces may do. `legality` and `castling` give every reason against an attempt; `attack`; `identity`
//!   has the counters of Article 9; `origin` asks whether a position can arise; `chess960` has the 960 start positions;
//!   `articles` has the article numbers of each edition, every field written out.
//! - [`notation`]: moves as words. `token` takes a word apart without the board, `reader` matches it with the board;
//!   `movetext` reads whole texts, `spoken` announcements, `unlawful` replies where the pieces stand unlawfully; `writer`
//!   writes every style and language.
//! - [`mate`]: asks `turmuhr-mate` by the criterion of the page. [`requirements`]: the program's duties with their articles.
//!
//! # Two examples
//!
//! A flag falls: the arbiter enters `TimedAct { by: Arbiter, act: Observe { Flag } }`. `game/flags.rs` asks the page whether
//! the arbiter may call it (`powers.sees_flag`: yes in standard chess, no in the rapid of 2001), the clock whether it is
//! down, and `turmuhr-mate` whether the opponent can still win by the page's criterion (`clock.flag_draw`: any series of legal
//! moves, a bare king, listed material). The ruling cites the cells it used.
//!
//! A scoresheet says «Sd2»: `notation/token.rs` takes the word apart, `notation/reader.rs` finds two knights that can go there
//! and returns both. For a sealed move `game/adjourn.rs` asks the page what an ambiguous one costs.

#![warn(missing_docs)]
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
