//! `turmuhr federation`: cases of the ordinances.

use std::io::Write;

use clap::{Arg, ArgMatches};
use turmuhr_federation::case;
use turmuhr_texts::{Lang, federation as say, program};

use super::Command;
use crate::{
    arguments, files,
    outcome::{Done, Outcome, Trouble},
};

pub(crate) const COMMAND: Command = Command {
    name: "federation",
    usage: "turmuhr federation check FILE.json…",
    about: program::about_federation,
    example: |_| "turmuhr federation check protest.json",
    arguments: |lang| {
        vec![
            Arg::new("what")
                .value_name("WHAT")
                .required(true)
                .value_parser(["check"])
                .hide_possible_values(true)
                .help(program::arg_federation_what(lang)),
            arguments::files("FILE", program::arg_federation_files(lang)),
        ]
    },
    run,
};

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    check(arguments, lang)
}

/// Every answer on a line of its own; where it is not the one expected, that is said.
fn check(arguments: &ArgMatches, lang: Lang) -> Done {
    let paths: Vec<&String> = arguments.get_many("files").expect("required").collect();
    let mut met = true;
    for path in paths {
        let bytes = files::read(path, lang)?;
        let wrong = |fault: case::Fault| Trouble::Wrong(format!("{path}: {}", say::fault(&fault, lang)));
        let case = case::read(&String::from_utf8_lossy(&bytes)).map_err(wrong)?;
        let answer = case::answer(&case).map_err(wrong)?;
        let line = format!("{answer}\n");
        std::io::stdout().write_all(line.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
        if let Some(expected) = case.expect.as_ref().filter(|expected| !case::same(expected, &answer)) {
            met = false;
            eprintln!("{}", program::note(lang, format!("{path}: {}", say::not_expected(lang, expected))));
        }
    }
    Ok(Outcome::no_if(!met))
}
