//! `turmuhr convert`: a tournament in another format.

use std::{fs, io::Write};

use clap::{Arg, ArgMatches};
use serde_json::{Value, json};
use turmuhr_exchange::trf::{self, Severity, convert, csv};
use turmuhr_texts::{Lang, pairing as say, program, trf as told};

use super::Command;
use crate::{
    arguments,
    outcome::{Done, Outcome, Trouble, out},
    tournaments::{self, Form},
};

pub(crate) const COMMAND: Command = Command {
    name: "convert",
    usage: "turmuhr convert IN OUT [--from trf|json|csv] [--to trf|trf16|trf26|json|csv]",
    about: program::about_convert,
    example: |_| "turmuhr convert open.trf open.json",
    arguments: |lang| {
        vec![
            Arg::new("in").value_name("IN").required(true).help(program::arg_convert_in(lang)),
            Arg::new("out").value_name("OUT").required(true).help(program::arg_convert_out(lang)),
            arguments::one_of("from", "FORMAT", ["trf", "json", "csv"], program::arg_convert_from(lang)),
            arguments::one_of(
                "to",
                "FORMAT",
                ["trf", "trf16", "trf26", "json", "csv"],
                program::arg_convert_to(lang),
            ),
        ]
    },
    run,
};

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let word = |name: &str| arguments.get_one::<String>(name).map(String::as_str);
    let (from, to) = (word("in").expect("required"), word("out").expect("required"));
    let unknown = || Trouble::Wrong(say::unknown_format(lang, to));
    let form = match word("to") {
        Some(name) => Form::named(name),
        None => Form::of_path(to),
    };
    let form = form.ok_or_else(unknown)?;
    let loaded = tournaments::load(from, word("from").and_then(Form::named), lang)?;
    let mut said: Vec<String> = Vec::new();
    if !loaded.passed_over.is_empty() {
        said.push(say::passed_over(lang, loaded.passed_over.join(", ")));
    }
    // An unchanged line loses nothing; a line that is parsed and written anew may.
    let verbatim = loaded.form == Form::Trf && form == Form::Trf;
    for finding in &loaded.read.findings {
        let refused = loaded.read.document.lines.is_empty() && finding.severity == Severity::Error;
        if refused {
            return Err(Trouble::Wrong(format!("{from}: {}", told::finding(finding, lang))));
        }
        if !verbatim && finding.severity > Severity::Note {
            said.push(told::finding(finding, lang));
        }
    }
    let document = match word("to") {
        Some("trf16") => {
            let (document, left_out) = convert::to_trf16(&loaded.read.document);
            said.extend(left_out.iter().map(|left| say::left_out(left, lang)));
            document
        }
        Some("trf26") => {
            let (document, left_out) = convert::to_trf26(&loaded.read.document);
            said.extend(left_out.iter().map(|left| say::left_out(left, lang)));
            document
        }
        _ => loaded.read.document,
    };
    let text = match form {
        Form::Trf => {
            let (text, losses) = document.write();
            said.extend(losses.iter().map(|loss| told::loss(loss, lang)));
            text
        }
        Form::Json => trf::json::write(&document),
        Form::Csv => {
            let (text, left_out) = csv::write(&document);
            if !left_out.is_empty() {
                let records: Vec<String> =
                    left_out.iter().map(|(code, count)| format!("{code} ({count})")).collect();
                said.push(say::players_only(lang, records.join(", ")));
            }
            text
        }
    };
    write(to, &text, lang)?;
    if arguments.get_flag("json") && to != "-" {
        let lost: Vec<Value> = said.iter().map(|sentence| json!(sentence)).collect();
        out(&format!("{}\n", json!({ "written": to, "bytes": text.len(), "not_held": lost })), lang)?;
    } else {
        for sentence in said {
            eprintln!("{from}: {sentence}");
        }
    }
    Ok(Outcome::Done)
}

fn write(path: &str, text: &str, lang: Lang) -> Result<(), Trouble> {
    let written =
        if path == "-" { std::io::stdout().write_all(text.as_bytes()) } else { fs::write(path, text) };
    written.map_err(|error| Trouble::writing(&error, lang))
}
