//! Reads tournament files in any form, and prints their findings.

use serde_json::{Value, json};
use turmuhr_contest::{Ask, Purpose};
use turmuhr_core::Color;
use turmuhr_exchange::trf::{self, Finding, Read, Severity, Tournament, csv, json as trf_json};
use turmuhr_pairing::{DutchEdition, LimEvent, System, TeamPreferences};
use turmuhr_texts::{Lang, pairing as say, program, trf as told};

use clap::{Arg, ArgMatches, value_parser};

use crate::{arguments, files, outcome::Trouble};

/// A file format of tournaments.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    Trf,
    Json,
    Csv,
}

impl Form {
    pub(crate) fn named(name: &str) -> Option<Form> {
        match name {
            "trf" | "trf16" | "trf26" => Some(Form::Trf),
            "json" => Some(Form::Json),
            "csv" => Some(Form::Csv),
            _ => None,
        }
    }

    /// By the end of the name.
    pub(crate) fn of_path(path: &str) -> Option<Form> {
        let (_, extension) = path.rsplit_once('.')?;
        match extension.to_ascii_lowercase().as_str() {
            "trf" | "trfx" | "txt" => Some(Form::Trf),
            other => Form::named(other),
        }
    }

    /// By name, else by the first sign: nothing but JSON begins with a brace.
    fn of(path: &str, bytes: &[u8]) -> Form {
        let begins_with_brace = bytes.trim_ascii_start().starts_with(b"{");
        Form::of_path(path).unwrap_or(if begins_with_brace { Form::Json } else { Form::Trf })
    }
}

/// A tournament file after reading.
pub(crate) struct Loaded {
    pub(crate) read: Read,
    pub(crate) form: Form,
    /// Columns of a table that were not understood.
    pub(crate) passed_over: Vec<String>,
}

pub(crate) fn load(path: &str, form: Option<Form>, lang: Lang) -> Result<Loaded, Trouble> {
    parse(path, &files::read(path, lang)?, form, lang)
}

/// The same from bytes.
pub(crate) fn parse(path: &str, bytes: &[u8], form: Option<Form>, lang: Lang) -> Result<Loaded, Trouble> {
    let form = form.unwrap_or_else(|| Form::of(path, bytes));
    let wrong = |what: String| Trouble::Wrong(format!("{path}: {what}"));
    let of = |document| Read { document, findings: Vec::new() };
    let (read, passed_over) = match form {
        Form::Trf => (trf::read(bytes), Vec::new()),
        Form::Json => {
            let document = trf_json::read(bytes).map_err(|fault| wrong(say::json_fault(&fault, lang)))?;
            (of(document), Vec::new())
        }
        Form::Csv => {
            let table = csv::read(bytes).map_err(|fault| wrong(say::csv_fault(&fault, lang)))?;
            (of(table.document), table.passed_over)
        }
    };
    Ok(Loaded { read, form, passed_over })
}

impl Loaded {
    /// The tournament. Findings have lines only in TRF.
    pub(crate) fn tournament(&self) -> Tournament {
        let mut tournament = Tournament::new(&self.read);
        if self.form != Form::Trf {
            for finding in &mut tournament.findings {
                (finding.line, finding.column) = (0, 0);
            }
        }
        tournament
    }
}

/// The first error in one sentence, and how many more there are.
pub(crate) fn refusal(path: &str, errors: &[Finding], lang: Lang) -> String {
    // A finding with a line comes first: the user can mend it, and findings about the whole file often follow from it.
    let first = errors.iter().find(|finding| finding.line > 0).or(errors.first());
    let first = first.map(|finding| told::finding(finding, lang)).unwrap_or_default();
    match errors.len() {
        0 | 1 => format!("{path}: {first}"),
        many => format!("{path}: {first} {}", say::and_more(lang, many - 1)),
    }
}

/// Findings, one a line.
pub(crate) fn list(path: &str, findings: &[Finding], lang: Lang) -> String {
    findings
        .iter()
        .map(|finding| {
            let severity = told::severity(finding.severity, lang);
            format!("{path}: {severity}: {}\n", told::finding(finding, lang))
        })
        .collect()
}

/// Warnings on standard error, a bounded number.
pub(crate) fn warn(path: &str, findings: &[Finding], lang: Lang) {
    const SHOWN: usize = 10;
    let warnings: Vec<Finding> =
        findings.iter().filter(|finding| finding.severity == Severity::Warning).cloned().collect();
    eprint!("{}", list(path, &warnings[..warnings.len().min(SHOWN)], lang));
    if warnings.len() > SHOWN {
        eprintln!("{path}: {}", say::and_more(lang, warnings.len() - SHOWN));
    }
}

pub(crate) fn as_json(findings: &[Finding], lang: Lang) -> Value {
    findings
        .iter()
        .map(|finding| {
            json!({
                "line": finding.line,
                "column": finding.column,
                "severity": told::severity(finding.severity, Lang::En),
                "kind": finding.kind.word(),
                "message": told::kind(&finding.kind, lang),
            })
        })
        .collect()
}

/// The systems a round can be paired by.
pub(crate) const SYSTEMS: [&str; 6] = ["dutch", "dubov", "burstein", "lim", "double-swiss", "team"];

/// Options shared by `pair` and `check`.
pub(crate) fn arguments(lang: Lang) -> Vec<Arg> {
    vec![
        arguments::one_of("system", "SYSTEM", SYSTEMS, program::arg_system(lang)),
        arguments::flag("maxi", program::arg_maxi(lang)),
        arguments::one_of("edition", "2026|2017", ["2026", "2017"], program::arg_pairing_edition(lang)),
        rounds("rounds", program::arg_total_rounds(lang)),
        arguments::one_of("initial", "white|black", ["white", "black"], program::arg_initial(lang)),
    ]
}

pub(crate) fn rounds(name: &'static str, help: String) -> Arg {
    arguments::option(name, "N", help).value_parser(value_parser!(u32).range(1..=999))
}

pub(crate) fn ask(purpose: Purpose, arguments: &ArgMatches) -> Ask {
    Ask {
        purpose,
        system: system(arguments),
        rounds: arguments.get_one::<u32>("rounds").copied(),
        initial_colour: initial_colour(arguments),
        adjourned: false,
    }
}

pub(crate) fn initial_colour(arguments: &ArgMatches) -> Option<Color> {
    match arguments.get_one::<String>("initial").map(String::as_str) {
        Some("white") => Some(Color::White),
        Some(_) => Some(Color::Black),
        None => None,
    }
}

/// A system named without an edition is that of today.
pub(crate) fn system(arguments: &ArgMatches) -> Option<System> {
    let edition: Option<DutchEdition> =
        arguments.get_one::<String>("edition").and_then(|edition| edition.parse().ok());
    match (arguments.get_one::<String>("system").map(String::as_str), edition) {
        (Some("dubov"), _) => Some(System::Dubov),
        (Some("burstein"), _) => Some(System::Burstein),
        // The file says how teams prefer colours; type A by default (C.04.6, 1.7).
        (Some("team"), _) => Some(System::Team(TeamPreferences::TypeA)),
        (Some("double-swiss"), _) => Some(System::DoubleSwiss),
        (Some("lim"), _) if arguments.get_flag("maxi") => Some(System::Lim(LimEvent::Maxi)),
        (Some("lim"), _) => Some(System::Lim(LimEvent::Ordinary)),
        (_, Some(edition)) => Some(System::Dutch(edition)),
        (Some(_), None) => Some(System::DUTCH),
        (None, None) => None,
    }
}
