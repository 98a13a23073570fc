//! `turmuhr federation`: cases of the ordinances, their days as a calendar, a season made up.

mod calendar;
mod season;

use std::io::Write;

use clap::{Arg, ArgAction, ArgMatches};
use turmuhr_federation::case::{self, Case};
use turmuhr_texts::{Lang, federation as say, program};

use super::Command;
use crate::{
    arguments, files,
    outcome::{Done, Outcome, Trouble},
};

pub(crate) const COMMAND: Command = Command {
    name: "federation",
    usage: "turmuhr federation check FILE.json… | calendar FILE.json… [--ics] | simulate [--seed N] [--journal]",
    about: program::about_federation,
    example: |_| "turmuhr federation check protest.json",
    arguments: |lang| {
        vec![
            Arg::new("what")
                .value_name("WHAT")
                .required(true)
                .value_parser(["check", "calendar", "simulate"])
                .hide_possible_values(true)
                .help(program::arg_federation_what(lang)),
            Arg::new("files")
                .value_name("FILE")
                .num_args(1..)
                .action(ArgAction::Append)
                .required_if_eq_any([("what", "check"), ("what", "calendar")])
                .help(program::arg_federation_files(lang)),
            arguments::flag("ics", program::arg_ics(lang)),
            arguments::option("seed", "N", program::arg_season_seed(lang))
                .value_parser(clap::value_parser!(u64)),
            arguments::flag("journal", program::arg_journal(lang)),
        ]
    },
    run,
};

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    match arguments.get_one::<String>("what").expect("required").as_str() {
        "calendar" => calendar::run(arguments, lang),
        "simulate" => season::run(arguments, lang),
        _ => check(arguments, lang),
    }
}

/// Every answer on a line of its own; where it is not the one expected, that is said.
fn check(arguments: &ArgMatches, lang: Lang) -> Done {
    let mut met = true;
    for (path, case) in cases(arguments, lang) {
        let case = case?;
        let answer = case::answer(&case).map_err(|fault| wrong(path, &fault, lang))?;
        print(&format!("{answer}\n"), lang)?;
        if let Some(expected) = case.expect.as_ref().filter(|expected| !case::same(expected, &answer)) {
            met = false;
            eprintln!("{}", program::note(lang, format!("{path}: {}", say::not_expected(lang, expected))));
        }
    }
    Ok(Outcome::no_if(!met))
}

/// The files of the call, read one after the other.
fn cases(arguments: &ArgMatches, lang: Lang) -> impl Iterator<Item = (&String, Result<Case, Trouble>)> {
    let paths = arguments.get_many::<String>("files").into_iter().flatten();
    paths.map(move |path| {
        let read = files::read(path, lang).and_then(|bytes| {
            case::read(&String::from_utf8_lossy(&bytes)).map_err(|fault| wrong(path, &fault, lang))
        });
        (path, read)
    })
}

fn wrong(path: &str, fault: &case::Fault, lang: Lang) -> Trouble {
    Trouble::Wrong(format!("{path}: {}", say::fault(fault, lang)))
}

fn print(text: &str, lang: Lang) -> Result<(), Trouble> {
    std::io::stdout().write_all(text.as_bytes()).map_err(|error| Trouble::writing(&error, lang))
}
