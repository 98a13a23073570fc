//! `turmuhr federation`: cases of the ordinances, their days as a calendar, paper, a simulated season.

mod calendar;
mod paper;
mod season;

use std::io::{IsTerminal, Write};

use clap::{Arg, ArgAction, ArgMatches};
use turmuhr_federation::{
    Ordinance,
    case::{self, Case},
};
use turmuhr_print::federation::Document;
use turmuhr_texts::{
    Lang,
    federation::{self as say, calendar as calendar_words, paper as told},
    print as paper_words, program,
};

use super::Command;
use crate::{
    arguments, files,
    outcome::{Done, Outcome, Trouble},
};

pub(crate) const COMMAND: Command = Command {
    name: "federation",
    usage: "turmuhr federation check FILE.json… [--ordinance OWN.toml] | calendar FILE.json… [--ordinance OWN.toml] [--ics] [--within DAYS [--on DAY] [--office OFFICE]] | print DOCUMENT FILE -o OUT.pdf [--class NAME] [--group N] [--templates FOLDER] [--code CODE] [--despite] | print DOCUMENT --example | print DOCUMENT --show-template | ordinance ID [ARTICLE]… | simulate [--seed N] [--levels N] [--clubs N] [--teams N] [--seasons N] [--ordinance OWN.toml] [--journal]",
    about: program::about_federation,
    example: |_| "turmuhr federation check protest.json",
    arguments: |lang| {
        vec![
            Arg::new("what")
                .value_name("WHAT")
                .required(true)
                .value_parser(["check", "calendar", "print", "ordinance", "simulate"])
                .hide_possible_values(true)
                .help(program::arg_federation_what(lang)),
            Arg::new("files")
                .value_name("FILE")
                .num_args(1..)
                .action(ArgAction::Append)
                .required_if_eq_any([("what", "check"), ("what", "calendar"), ("what", "print")])
                .help(program::arg_federation_files(lang)),
            ordinances(lang),
            arguments::option("output", "OUT.pdf", told::arg_document(lang, documents())).short('o'),
            arguments::option("class", "NAME", told::arg_class(lang)),
            arguments::option("group", "N", told::arg_group(lang))
                .value_parser(clap::value_parser!(u16).range(1..)),
            arguments::option("templates", "FOLDER", paper_words::arg_templates(lang)),
            arguments::flag("show-template", paper_words::arg_show_template(lang)),
            arguments::flag("example", told::arg_example(lang)),
            arguments::option("code", "CODE", told::arg_paper_code(lang)),
            arguments::flag("despite", told::arg_despite(lang)),
            arguments::flag("ics", program::arg_ics(lang)),
            arguments::option("within", "DAYS", calendar_words::arg_within(lang))
                .value_parser(clap::value_parser!(u16)),
            arguments::option("on", "DAY", calendar_words::arg_on(lang))
                .value_parser(clap::value_parser!(jiff::civil::Date))
                .requires("within"),
            arguments::option("office", "OFFICE", calendar_words::arg_office(lang)).requires("within"),
            arguments::option("seed", "N", program::arg_season_seed(lang))
                .value_parser(clap::value_parser!(u64)),
            number("levels", program::arg_levels(lang)),
            number("clubs", program::arg_clubs(lang)),
            number("teams", program::arg_teams(lang)),
            number("seasons", program::arg_seasons(lang)),
            arguments::flag("journal", program::arg_journal(lang)),
        ]
    },
    run,
};

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    match arguments.get_one::<String>("what").expect("required").as_str() {
        "calendar" => calendar::run(arguments, lang),
        "print" => paper::run(arguments, lang),
        "ordinance" => ordinance(arguments, lang),
        "simulate" => season::run(arguments, lang),
        _ => check(arguments, lang),
    }
}

/// An option with a number.
fn number(name: &'static str, help: String) -> Arg {
    arguments::option(name, "N", help).value_parser(clap::value_parser!(u32))
}

fn documents() -> String {
    Document::ALL.map(Document::word).join(", ")
}

/// `--ordinance`, repeatable.
pub(super) fn ordinances(lang: Lang) -> Arg {
    arguments::option("ordinance", "OWN.toml", told::arg_ordinance(lang)).action(ArgAction::Append)
}

/// The ordinances of the call, each of which may build on those before it.
pub(super) fn own_ordinances(arguments: &ArgMatches, lang: Lang) -> Result<Vec<Ordinance>, Trouble> {
    own_texts(arguments, lang).map(|(own, _)| own)
}

/// The same, with their texts.
pub(super) fn own_texts(
    arguments: &ArgMatches,
    lang: Lang,
) -> Result<(Vec<Ordinance>, Vec<String>), Trouble> {
    let (mut own, mut texts): (Vec<Ordinance>, Vec<String>) = (Vec::new(), Vec::new());
    for path in arguments.get_many::<String>("ordinance").into_iter().flatten() {
        let text = String::from_utf8_lossy(&files::read(path, lang)?).into_owned();
        let read = Ordinance::read(&text, &|id| known(&own, id));
        let wrong = |why: turmuhr_federation::ordinance::NoOrdinance| {
            Trouble::Wrong(told::bad_ordinance(lang, path, say::unread::no_ordinance(&why, lang)))
        };
        own.push(read.map_err(wrong)?);
        texts.push(text);
    }
    Ok((own, texts))
}

/// An ordinance of the call, else a shipped one.
pub(super) fn known(own: &[Ordinance], id: &str) -> Option<Ordinance> {
    Ordinance::of(own, id)
}

/// Whether articles of an ordinance bind those below.
fn binding(arguments: &ArgMatches, id: &str, articles: &[&String], lang: Lang) -> Done {
    let own = own_ordinances(arguments, lang)?;
    let Some(ordinance) = known(&own, id) else {
        let all = Ordinance::SHIPPED.map(|(id, _)| id).join(", ");
        return Err(Trouble::Wrong(told::which_ordinance(lang, all)));
    };
    for article in articles {
        let Some(line) = say::answer::article_binds(&ordinance, article, lang) else {
            let all: Vec<&str> = ordinance.articles.keys().map(String::as_str).collect();
            return Err(Trouble::Wrong(say::answer::no_article(lang, article, all.join(", "))));
        };
        print(&format!("{line}\n"), lang)?;
    }
    Ok(Outcome::Done)
}

/// Prints a shipped ordinance, to start an own one from; or answers whether articles of one are generally binding.
fn ordinance(arguments: &ArgMatches, lang: Lang) -> Done {
    let words: Vec<&String> = arguments.get_many::<String>("files").into_iter().flatten().collect();
    if let [id, articles @ ..] = &words[..]
        && !articles.is_empty()
    {
        return binding(arguments, id, articles, lang);
    }
    let id = words.first().copied();
    let shipped = Ordinance::SHIPPED.iter().find(|(known, _)| Some(*known) == id.map(String::as_str));
    let Some((_, text)) = shipped else {
        let all = Ordinance::SHIPPED.map(|(id, _)| id).join(", ");
        return Err(Trouble::Wrong(told::which_ordinance(lang, all)));
    };
    print(text, lang)?;
    Ok(Outcome::Done)
}

/// One answer a line for machines; for people sentences, with articles and consequences. Who reads standard output by a
/// program gets the line there, and the sentences beside it.
fn check(arguments: &ArgMatches, lang: Lang) -> Done {
    let mut met = true;
    let for_machines = arguments.get_flag("json");
    let by_eye = std::io::stdout().is_terminal();
    let own = own_ordinances(arguments, lang)?;
    for (path, case) in cases(arguments, lang) {
        let case = case?;
        let worked =
            case::work_by(&case, &|id| known(&own, id)).map_err(|fault| wrong(path, &fault, lang))?;
        let ordinance =
            case::ordinance_by(&case, &|id| known(&own, id)).map_err(|fault| wrong(path, &fault, lang))?;
        let answer = worked.json();
        if for_machines || !by_eye {
            print(&format!("{answer}\n"), lang)?;
        }
        if !for_machines {
            let title = say::in_language(&ordinance.title, lang);
            let mut told = vec![say::lineup::by_ordinance(lang, title, &ordinance.id)];
            if !case.title.is_empty() {
                told.insert(0, case.title.clone());
            }
            told.extend(say::answer::sentences(&worked, &ordinance, lang));
            let told = told.join("\n");
            if by_eye {
                print(&format!("{told}\n"), lang)?;
            } else {
                eprintln!("{told}");
            }
        }
        for field in case::unknown_fields(&case) {
            let note = format!("{path}: {}", say::answer::passed_over(&field, lang));
            eprintln!("{}", program::note(lang, note));
        }
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
