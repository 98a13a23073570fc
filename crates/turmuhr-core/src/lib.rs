#![doc = include_str!("../README.md")]
//!
//! # What is where
//!
//! - [`citation`]: articles; which is a part of which, and which continues which. [`edition`]: the printed texts by id.
//! - [`fen`], [`identity`], [`glance`]: positions read and written, compared, and known to have a legal move.
//! - [`points`], [`round`]: what a tournament counts. [`named`]: values that files name by a word.
//! - [`lang`]: the reader's language. [`chance`]: random numbers from a seed.

#![warn(missing_docs)]

pub mod chance;
pub mod citation;
pub mod edition;
pub mod fen;
#[cfg(any(test, feature = "fuzz"))]
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
