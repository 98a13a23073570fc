//! Moves as people write and say them (Appendix C, Appendix D.2.1).
//!
//! Reading goes in two steps, so that each kind of failure has its place:
//!
//! 1. [`token`] takes one written move apart without looking at the board. What it cannot take apart
//!    is *unreadable*, and it says at which character.
//! 2. [`reader`] looks for the moves of the position that fit. One fits: that is the move. Several
//!    fit: *ambiguous*, with the candidates. None fits: *illegal*, with the reasons and articles.
//!
//! [`movetext`] reads the running text of a whole game and can find out its language. [`writer`] writes any
//! move in any style and language. [`spoken`] reads and writes announcements.
//!
//! ```
//! use turmuhr_core::{Chess, Position};
//! use turmuhr_laws::notation::{Language, Style, read_move, write_move};
//!
//! let position = Chess::default();
//! let read = read_move(&position, "Sg1-f3", Language::De).unwrap();
//! assert_eq!(write_move(&position, read.m, Style::SHORT.in_language(Language::Fr)), "Cf3");
//! ```

pub mod language;
pub mod movetext;
pub mod reader;
pub mod spoken;
pub mod token;
pub mod unlawful;
pub mod writer;

pub use language::Language;
pub use movetext::{
    Movetext, MovetextError, Ply, read_movetext, read_movetext_in_any_language, read_spoken_text,
};
pub use reader::{ReadError, ReadMove, Remark, read_move, read_move_in_any_language};
pub use spoken::{Tongue, read_spoken, speak};
pub use token::{Written, parse_token};
pub use unlawful::read_unlawful;
pub use writer::{Form, Letters, MateSign, Ring, Style, write_move};
