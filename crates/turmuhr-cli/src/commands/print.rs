//! `turmuhr print`: a tournament on paper.

use std::{fs, io::Write, path::Path};

use clap::{Arg, ArgMatches, value_parser};
use serde_json::json;
use turmuhr_exchange::trf::Read;
use turmuhr_print::{
    CheckCode, Choice, NoSource, Source, Templates, What, sheet, sheet::Remarks, source, typeset, verify,
};
use turmuhr_standings::TieBreakEdition;
use turmuhr_texts::{Lang, print as say, program};
use turmuhr_tournament::{RoundNo, settings::Prize};

use super::{
    Command,
    standings::{asked_leavers, told_leavers},
};
use crate::{
    arguments, files,
    outcome::{Done, Outcome, Trouble},
    tournaments,
};

pub(crate) const COMMAND: Command = Command {
    name: "print",
    usage: "turmuhr print WHAT FILE -o OUT.pdf [--round N] [--after N] [--tiebreaks BH/C1,BH,SB,…] [--edition 2026|…] [--withdrawn N:ROUND,…] [--first N] [--scale PERCENT] [--prizes FILE] [--remarks FILE] [--templates FOLDER] | turmuhr print WHAT --show-template | turmuhr print verify FILE --code CODE",
    about: say::about,
    example: |_| "turmuhr print standings open.trf --tiebreaks BH/C1,BH -o standings.pdf",
    arguments: |lang| {
        let words = What::ALL.map(What::word);
        let known = clap::builder::PossibleValuesParser::new(words.into_iter().chain([VERIFY]));
        let number =
            |name, help| arguments::option(name, "N", help).value_parser(value_parser!(u32).range(1..=9999));
        vec![
            Arg::new("what")
                .value_name("WHAT")
                .required(true)
                .value_parser(known)
                .hide_possible_values(true)
                .help(say::arg_what(lang, words.join(", "))),
            Arg::new("file")
                .value_name("FILE")
                .required_unless_present("show-template")
                .help(program::arg_tournament(lang)),
            arguments::option("output", "OUT.pdf", say::arg_output(lang)).short('o'),
            tournaments::rounds("round", say::arg_round(lang)),
            tournaments::rounds("after", say::arg_after(lang)),
            arguments::option("tiebreaks", "CODES", program::arg_tiebreaks(lang)),
            arguments::one_of(
                "edition",
                "EDITION",
                TieBreakEdition::ALL.map(TieBreakEdition::id),
                program::arg_tiebreak_edition(lang),
            ),
            arguments::option("withdrawn", "N:ROUND", program::arg_withdrawn(lang)),
            number("first", say::arg_first(lang)),
            arguments::option("scale", "PERCENT", say::arg_scale(lang))
                .value_parser(value_parser!(u32).range(50..=300)),
            arguments::option("prizes", "FILE", say::arg_prizes(lang)),
            arguments::option("remarks", "FILE", say::arg_remarks(lang)),
            arguments::option("templates", "FOLDER", say::arg_templates(lang)),
            arguments::flag("show-template", say::arg_show_template(lang)),
            arguments::option("code", "CODE", say::arg_code(lang)),
        ]
    },
    run,
};

const VERIFY: &str = "verify";

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let word = |name: &str| arguments.get_one::<String>(name).map(String::as_str);
    let what = What::named(word("what").expect("required"));
    if arguments.get_flag("show-template") {
        let text = what.map(Templates::of).unwrap_or_default();
        return out(text.as_bytes(), lang);
    }
    let path = word("file").expect("required without --show-template");
    let loaded = tournaments::load(path, None, lang)?;
    let call = Call { path, read: &loaded.read, ask: ask(arguments, lang)?, lang };
    let choice = choice(arguments, lang)?;
    let Some(what) = what else {
        let code = word("code").unwrap_or_default();
        let code: CheckCode = code.parse().map_err(|_| Trouble::Wrong(say::bad_code(lang, code)))?;
        return call.verify(&code, &choice, arguments.get_flag("json"));
    };
    let (output, as_json) = (word("output"), arguments.get_flag("json"));
    if output.is_none() && !as_json {
        return Err(Trouble::Wrong(say::output_missing(lang)));
    }
    // An unreadable template is refused before anything is written.
    let templates = match word("templates") {
        Some(folder) => Templates::from_folder(Path::new(folder))
            .map_err(|error| Trouble::Wrong(say::no_folder(lang, folder, error)))?,
        None => Templates::built_in(),
    };
    if !as_json {
        tournaments::warn(path, &loaded.tournament().findings, lang);
    }
    let source = call.source(None)?;
    let by_file = source.table.left.iter().filter(|_| call.ask.leavers.is_none());
    if let Some(note) = told_leavers(by_file, lang).filter(|_| !as_json) {
        eprintln!("{}", program::note(lang, note));
    }
    let now = jiff::Zoned::now().datetime();
    let wrong = |sentence: String| Trouble::Wrong(format!("{path}: {sentence}"));
    let sheet = sheet(&source, what, &choice, lang, Some(now)).map_err(|why| wrong(why.told(lang)))?;
    if let Some(output) = output {
        let pdf = typeset(&sheet, &templates, Some(now)).map_err(|fault| Trouble::Wrong(fault.told(lang)))?;
        if output == "-" {
            return out(&pdf.bytes, lang);
        }
        fs::write(output, &pdf.bytes).map_err(|error| Trouble::writing(&error, lang))?;
        if !as_json {
            eprintln!("{}", say::written(lang, output, pdf.pages));
        }
    }
    if as_json {
        let text = serde_json::to_string(&sheet).unwrap_or_default();
        return out(format!("{text}\n").as_bytes(), lang);
    }
    Ok(Outcome::Done)
}

fn out(bytes: &[u8], lang: Lang) -> Done {
    std::io::stdout().write_all(bytes).map_err(|error| Trouble::writing(&error, lang))?;
    Ok(Outcome::Done)
}

fn ask(arguments: &ArgMatches, lang: Lang) -> Result<source::Ask, Trouble> {
    let word = |name: &str| arguments.get_one::<String>(name).map(String::as_str);
    let prizes: Option<Vec<Prize>> = match word("prizes") {
        Some(path) => {
            let bytes = files::read(path, lang)?;
            let read = serde_json::from_slice(&bytes);
            Some(read.map_err(|error| Trouble::Wrong(say::bad_prizes(lang, path, error)))?)
        }
        None => None,
    };
    Ok(source::Ask {
        zone: None,
        after: arguments.get_one::<u32>("after").copied(),
        edition: word("edition").and_then(|edition| edition.parse().ok()),
        tie_breaks: word("tiebreaks").map(str::to_owned),
        leavers: asked_leavers(arguments, lang)?,
        prizes,
    })
}

fn choice(arguments: &ArgMatches, lang: Lang) -> Result<Choice, Trouble> {
    let number = |name: &str| arguments.get_one::<u32>(name).copied();
    let remarks: Remarks = match arguments.get_one::<String>("remarks") {
        Some(path) => {
            let bytes = files::read(path, lang)?;
            let read = serde_json::from_slice(&bytes);
            read.map_err(|error| Trouble::Wrong(say::bad_remarks(lang, path, error)))?
        }
        None => Remarks::default(),
    };
    Ok(Choice {
        round: number("round").map(RoundNo),
        first: number("first"),
        scale: number("scale").unwrap_or_default(),
        remarks,
    })
}

/// A file with the options of the call.
struct Call<'a> {
    path: &'a str,
    read: &'a Read,
    ask: source::Ask,
    lang: Lang,
}

impl Call<'_> {
    fn source(&self, after: Option<u32>) -> Result<Source, Trouble> {
        let ask = source::Ask { after: after.or(self.ask.after), ..self.ask.clone() };
        source::from_file(self.read, &ask).map_err(|why| self.trouble(&why))
    }

    fn trouble(&self, why: &NoSource) -> Trouble {
        let (path, lang) = (self.path, self.lang);
        Trouble::Wrong(match why {
            NoSource::File(errors) => tournaments::refusal(path, errors, lang),
            NoSource::Codes(_) => why.told(lang),
            other => format!("{path}: {}", other.told(lang)),
        })
    }

    fn verify(&self, code: &CheckCode, choice: &Choice, as_json: bool) -> Done {
        let lang = self.lang;
        let found = verify(code, choice, |after| self.source(after))?;
        if as_json {
            let found = found.as_ref().map(
                |found| json!({ "document": found.what.word(), "round": found.round, "after": found.after }),
            );
            out(format!("{}\n", json!({ "code": code.to_string(), "found": found })).as_bytes(), lang)?;
        } else if let Some(found) = &found {
            let choice = Choice { round: found.round, ..choice.clone() };
            let shown = sheet(&self.source(Some(found.after))?, found.what, &choice, lang, None).ok();
            let named = shown.map(|sheet| format!("{}, {}", sheet.title, sheet.subtitle)).unwrap_or_default();
            out(format!("{}\n", say::verified(lang, named.trim_end_matches(", "))).as_bytes(), lang)?;
        } else if matches!(code.origin, source::Origin::Journal(_)) {
            out(format!("{}\n", say::other_origin(lang)).as_bytes(), lang)?;
        } else {
            out(format!("{}\n", say::not_verified(lang)).as_bytes(), lang)?;
        }
        Ok(Outcome::no_if(found.is_none()))
    }
}
