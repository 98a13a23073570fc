//! Lists, slips, cards and reports as PDF.
//!
//! A tournament is looked at once ([`source`]), said in words ([`sheet`]), and set with a template ([`typeset`]). The
//! sheet is the whole of what a template knows, so a federation can write its own; at its foot stands a [`CheckCode`]
//! that [`verify`] holds against the tournament.
//!
//! ```
//! use turmuhr_print::{Choice, Templates, What, sheet, source, typeset};
//! use turmuhr_texts::Lang;
//!
//! let file = "012 Club evening\nXXR 1\n001    1      Müller, Eva\n001    2      Weiß, Jörg\n";
//! let read = turmuhr_exchange::trf::read(file.as_bytes());
//! let source = source::from_file(&read, &source::Ask::default()).expect("a tournament");
//! let sheet = sheet(&source, What::Standings, &Choice::default(), Lang::De, None).expect("a list");
//! assert_eq!(sheet.title, "Rangliste");
//! let pdf = typeset(&sheet, &Templates::built_in(), None).expect("a template that works");
//! assert_eq!(pdf.pages, 1);
//! ```

pub mod code;
mod facts;
pub mod federation;
pub mod sheet;
pub mod source;
pub mod templates;
pub mod typeset;
mod verify;

pub use code::CheckCode;
pub use sheet::{Choice, NoSheet, Sheet, What, check_code, sheet};
pub use source::{NoSource, Source};
pub use templates::Templates;
pub use typeset::{Fault, Pdf, typeset};
pub use verify::{Found, verify};
