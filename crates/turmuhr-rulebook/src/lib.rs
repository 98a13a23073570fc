//! The rule books in our own words, German and English.
//!
//! - [`articles`]: every article of every edition.
//! - [`search`](mod@search): articles by number or by words.
//! - [`relatives`](fn@relatives): counterparts in other editions, by descent or by shared requirements.
//! - [`duties`]: each requirement (`L-`), row of the table of rules (`P-`) and rule of clocks (`T-`) in one sentence. Their
//!   articles come from `turmuhr-laws`, which holds the rules.
//! - [`readings`]: how open texts of the Laws are read (`D-`).
//!
//! ```
//! use turmuhr_core::{Lang, cite};
//! use turmuhr_rulebook::articles;
//!
//! let stalemate = articles::text(cite!(Fide2023, "5.2.1"), Lang::En);
//! assert!(stalemate.is_some_and(|told| told.to_lowercase().contains("stalemate")));
//! ```

#![warn(missing_docs)]

pub mod articles;
pub mod duties;
pub mod editions;
pub mod readings;
pub mod relatives;
pub mod search;

pub use relatives::{relatives, shown_by};
pub use search::{Found, search};

/// The README's example compiles and holds.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
