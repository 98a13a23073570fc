//! Lists, slips, cards and reports as PDF.
//!
//! A tournament becomes a [`Source`], the source a [`Sheet`] in words, the sheet a PDF by a template ([`typeset`]). A template
//! sees nothing but the sheet, so a federation can write its own. [`verify`] compares the [`CheckCode`] at the foot with the
//! tournament.
//!
//! # What is where
//!
//! - `source`: from a section (`section`) or a file (`file`; `matches` for teams). `worked` asks the `Contest`. Boards of a
//!   file follow the order of C.04.2, because a file does not number them.
//! - `sheet`: each document in words (`--json` shows it). `typeset`: Typst, with no disk and no net in reach.
//! - `templates/`: one file for each document, and a shared one. A federation's folder takes precedence, with its own fonts and images.
//! - `exam`: the paper of an arbiters' examination and its key, from its seed alone.
//! - `code`: journal position and hash of the `facts` behind the sheet. `verify` finds the document a code belongs to.
//! - `federation`: a federation's documents as sheets. Eight come from files of their fields (`papers/` has one of each), tables and
//!   schedules from the journal of a season; the rules supply what follows from the fields. Twenty more are forms, and a form is data:
//!   `forms/` has its questions in both languages with their articles, `federation/form` fills it in or leaves lines for
//!   the pen, and one template sets them all.
//!
//! ```
//! use turmuhr_print::{Choice, Templates, What, sheet, source, typeset};
//! use turmuhr_texts::Lang;
//!
//! let file = "012 Club evening\nXXR 1\n001    1      Müller, Eva\n001    2      Weiß, Jörg\n";
//! let read = turmuhr_exchange::trf::read(file.as_bytes());
//! let source = source::from_file(&read, &source::Ask::default()).expect("a tournament");
//! let sheet = sheet(&source, What::Standings, &Choice::default(), Lang::De, None).expect("a list");
//! assert_eq!(sheet.title, "Tabelle");
//! let pdf = typeset(&sheet, &Templates::built_in(), None).expect("a template that works");
//! assert_eq!(pdf.pages, 1);
//! ```

pub mod code;
mod exam;
mod facts;
pub mod federation;
pub mod sheet;
pub mod source;
pub mod templates;
pub mod typeset;
mod verify;

pub use code::CheckCode;
pub use exam::{ExamAsk, ExamChoice, ExamPaper, ExamQuestion, exam_sheet};
pub use sheet::{Choice, NoSheet, Sheet, What, check_code, sheet};
pub use source::{NoSource, Source};
pub use templates::Templates;
pub use typeset::{Fault, Pdf, typeset};
pub use verify::{Found, verify};
