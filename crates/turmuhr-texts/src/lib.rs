//! Sentences used by more than one part of the program, German and English. Sentences of pages alone are in
//! `turmuhr-web/src/words`, made with the same macro.
//!
//! Two mechanisms, both checked by the compiler:
//!
//! - Plain sentences are keys of the [`texts!`] macro. A key without one of the languages, or with other
//!   placeholders in one of them, does not compile.
//! - Values of the rule crates get their sentence by a `match` on value and language without wildcard. A new reason or a
//!   new language does not compile until its sentence is written. What a rule crate names by a word instead of a variant,
//!   such as a play-off rule, has a test that every word has its sentence.
//!
//! Reasons of a pairing (`reasons`) take a `Voice`: a language, and the form of players' names. The command line uses
//! numbers, a page uses names.
//!
//! ```
//! use turmuhr_texts::{Lang, program};
//!
//! assert_eq!(program::no_such_file(Lang::En, "a.pgn"), "There is no file a.pgn. Check the name and the folder.");
//! ```

#[macro_use]
pub mod catalogue;

pub mod ask;
pub mod audit;
pub mod backup;
pub mod board;
pub mod event;
pub mod federation;
pub mod incident;
pub mod lists;
pub mod mate;
pub mod norms;
pub mod notation;
pub mod origin;
pub mod pairing;
pub mod pgn;
pub mod playoff;
pub mod position;
pub mod print;
pub mod program;
pub mod rating;
pub mod reasons;
pub mod rules;
pub mod ruling;
pub mod scenario;
pub mod schedule;
pub mod season;
pub mod serve;
pub mod standings;
pub mod trainer;
pub mod trf;
pub mod unread;
pub mod values;

pub use turmuhr_core::Lang;
