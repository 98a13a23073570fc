//! The vocabulary every other part of Turmuhr speaks.
//!
//! The board's words (`Color`, `Square`, `Role`, `Move`, `Chess` …) are shakmaty's, re-exported once
//! here and used as they are. What the rule books add stands beside them: the [`Edition`] of a text
//! and the [`Citation`] of one of its articles; [`Points`], and what a [`Round`] was for a player.
//!
//! # What is where
//!
//! - `citation`: articles. `articles/` is the index of every edition, as data; `tree` says which article is a part of which,
//!   `succession` which one continues which in the next edition.
//! - `edition`: the printed texts by id. An edition is a name here, never a rule.
//! - `identity`: when two positions are the same. `fen`, `glance`: positions read, moves seen without generating any.
//! - `points`, `round`: what a tournament counts in. `named`: values that files call by a word. `lang`: the reader's language.
//! - `chance`: numbers that follow from a seed.
//!
//! ```
//! use turmuhr_core::{Edition, cite};
//!
//! let promotion = cite!(Fide2017, "3.7.5.1");
//! assert_eq!(promotion.edition(), Edition::Fide2017);
//! assert_eq!(promotion.to_string(), "3.7.5.1 (fide-2017)");
//! ```

#![warn(missing_docs)]
pub mod chance;
pub mod citation;
pub mod edition;
pub mod fen;
pub mod fuzz;
pub mod glance;
pub mod identity;
pub mod lang;
pub mod named;
pub mod points;
pub mod round;

pub use citation::Citation;
pub use edition::Edition;
pub use glance::{has_legal_move, moves_at_a_glance};
pub use identity::Identity;
pub use lang::{Bilingual, Lang};
pub use named::Named;
pub use points::Points;
pub use round::{Bye, PlayerId, Rated, Round, Score};

pub use shakmaty;
pub use shakmaty::{
    Bitboard, Board, ByColor, ByRole, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, File, Move,
    Piece, Position, Rank, Role, Setup, Square,
};
