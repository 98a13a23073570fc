//! Games in PGN: reads any real file and writes the export form.
//!
//! ```
//! use turmuhr_exchange::pgn;
//!
//! let file = b"[White \"R\xe9ti\"]\n\n1.e4 e5 (1...c5 {Sicilian}) 2.Nf3! 1-0";
//! let record = pgn::read(file).next().unwrap();
//! assert!(record.is_ok());
//! assert_eq!(record.game.tag("White"), Some("Réti"));
//! assert_eq!(record.game.plies(), 3);
//!
//! let mut out = Vec::new();
//! pgn::write_to(&record.game, &mut out);
//! assert!(String::from_utf8(out).unwrap().ends_with("1. e4 e5 (1... c5 {Sicilian}) 2. Nf3 $1 1-0\n\n"));
//! ```
//!
//! An [`AnnotatedGame`] is the content alone; its [`Record`] adds the place in the file and the findings.
//! Writing keeps the content: reading the text again gives the game in its [export
//! form](AnnotatedGame::export_form).
//!
//! # Guarantees of the reader
//!
//! - Every byte sequence is read; no input makes the reader fail.
//! - Every move in a game is legal where it stands. The main line ends at the first word that is no legal move.
//! - Everything else the file has (comments, variations, signs, commands such as `[%clk …]`) is kept.
//! - Nothing is passed over in silence: each oddity is a [`Finding`] with line, column and [`Severity`].
//!
//! ```
//! use turmuhr_exchange::pgn::{self, Severity};
//!
//! let record = pgn::read(b"1. e4 e5 2. Ke3 Nc6 *").next().unwrap();
//! assert!(!record.is_ok());
//! let finding = &record.findings[0];
//! assert_eq!((finding.line, finding.column, finding.severity), (1, 13, Severity::Error));
//! assert_eq!(record.game.plies(), 2);
//! ```
//!
//! A [`Builder`] makes a game without a file, and refuses illegal moves.

mod builder;
mod clock;
mod export;
mod finding;
mod game;
mod head;
mod lexer;
mod plain;
mod reader;
pub mod replay;
mod resolve;
mod scan;
mod start;
mod tag_line;
mod tags;
mod text;
mod words;
mod writer;

pub use builder::{Builder, CannotPlay};
pub use finding::{Finding, FindingKind, Severity};
pub use game::{AnnotatedGame, Node, Step};
pub use reader::{Reader, Record, Summary};
pub use resolve::Language;
pub use tags::{Tag, Tags};
pub use writer::{write, write_to};

/// The games of a file, one at a time; earlier games are not kept.
pub fn read(bytes: &[u8]) -> Reader<'_> {
    Reader::new(bytes)
}
