//! The `turmuhr` program: reads its call, runs the command, returns the exit status.
//!
//! Data goes to standard output, talk to standard error. Exit status: 0 done or nothing to complain
//! of, 1 the answer is "no" or findings exist, 2 the call or the input is wrong.

mod arguments;
mod call;
mod commands;
mod examples;
mod files;
mod outcome;
mod progress;
mod tournaments;

use std::process::ExitCode;

use turmuhr_texts::program;

use crate::outcome::{Outcome, Trouble};

fn main() -> ExitCode {
    let words: Vec<_> = std::env::args_os().collect();
    let lang = call::language(&words);
    let done = call::understand(&words, lang).and_then(|call| commands::run(call, lang));
    match done {
        Ok(Outcome::Done) => ExitCode::SUCCESS,
        Ok(Outcome::No) => ExitCode::from(1),
        // A reader who closes the pipe has seen enough.
        Err(Trouble::PipeClosed) => ExitCode::SUCCESS,
        Err(Trouble::Wrong(what)) => {
            eprintln!("{}", program::error(lang, what));
            ExitCode::from(2)
        }
    }
}
