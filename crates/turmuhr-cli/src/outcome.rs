//! How a command ends.

use std::io;

use turmuhr_texts::{Lang, program};

/// The command did its work.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// No complaint.
    Done,
    /// The answer is no, or there are findings.
    No,
}

impl Outcome {
    pub(crate) const fn no_if(no: bool) -> Outcome {
        if no { Outcome::No } else { Outcome::Done }
    }
}

/// The command could not do its work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// The call or the input is wrong: what, where, what to do.
    Wrong(String),
    PipeClosed,
}

impl Trouble {
    /// The output could not be written.
    pub(crate) fn writing(error: &io::Error, lang: Lang) -> Trouble {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Trouble::PipeClosed,
            _ => Trouble::Wrong(program::not_written(lang, error)),
        }
    }
}

pub(crate) type Done = Result<Outcome, Trouble>;
