//! How a command ends.

use std::io::{self, Write};

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

/// Writes to standard output. A reader may close the pipe (`| head`).
pub(crate) fn out(text: &str, lang: Lang) -> Result<(), Trouble> {
    let mut output = io::stdout().lock();
    let written = output.write_all(text.as_bytes()).and_then(|()| output.flush());
    written.map_err(|error| Trouble::writing(&error, lang))
}

pub(crate) type Done = Result<Outcome, Trouble>;
