//! `turmuhr standings`: the standings of a tournament file.

mod cross;

use std::io::Write;

use clap::{Arg, ArgMatches, value_parser};
use serde_json::{Value as Json, json};
use turmuhr_contest::{Contest, NoTable, TableAsk, TieBreaks};
use turmuhr_core::PlayerId;
use turmuhr_standings::{
    Code, Form, Row, Standings, TieBreakEdition, Value,
    lists::{ListWarning, warnings},
    lots::{self, Lot},
    rules::Repeated,
    withdrawal::{Account, Accounted, Leaver},
};
use turmuhr_texts::{Lang, pairing, program, standings as say};

use super::{Command, aligned};
use crate::{
    arguments,
    outcome::{Done, Outcome, Trouble},
    tournaments,
};

pub(crate) const COMMAND: Command = Command {
    name: "standings",
    usage: "turmuhr standings FILE [--edition 2026|2024|2023|2009|2001|nrw-1987] [--after ROUND] [--tiebreaks BH/C1,BH,SB,…] [--form swiss|round-robin] [--withdrawn N:ROUND,…] [--lots SEED] [--literal] [--format table|tsv|json|cross] [--explain PLAYER]",
    about: program::about_standings,
    example: |_| "turmuhr standings open.trf --tiebreaks BH/C1,BH,SB --explain 7",
    arguments: |lang| {
        let edition = arguments::one_of(
            "edition",
            "EDITION",
            TieBreakEdition::ALL.map(TieBreakEdition::id),
            program::arg_tiebreak_edition(lang),
        );
        let format = arguments::one_of(
            "format",
            "FORMAT",
            ["table", "tsv", "json", "cross"],
            program::arg_standings_format(lang),
        );
        let forms = ["swiss", "round-robin"];
        vec![
            Arg::new("file").value_name("FILE").required(true).help(program::arg_tournament(lang)),
            arguments::with_default(edition, TieBreakEdition::CURRENT.id()),
            tournaments::rounds("after", program::arg_after(lang)),
            arguments::option("tiebreaks", "CODES", program::arg_tiebreaks(lang)),
            arguments::one_of("form", "swiss|round-robin", forms, program::arg_form(lang)),
            arguments::option("withdrawn", "N:ROUND", program::arg_withdrawn(lang)),
            arguments::option("lots", "SEED", program::arg_lots(lang)).value_parser(value_parser!(u64)),
            arguments::flag("literal", program::arg_literal(lang)),
            arguments::with_default(format, "table"),
            arguments::option("explain", "PLAYER", program::arg_explain_player(lang))
                .value_parser(value_parser!(u32)),
        ]
    },
    run,
};

/// Standings with names.
struct Told<'a> {
    standings: &'a Standings,
    contest: &'a Contest,
    accounted: &'a Accounted,
    unfinished: u32,
    /// What the reader of the table must know about rounds and leavers.
    remarks: &'a [String],
    warnings: &'a [ListWarning],
    lots: &'a [Lot],
    lang: Lang,
}

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let path = arguments.get_one::<String>("file").expect("required");
    let wrong = |what: String| Trouble::Wrong(format!("{path}: {what}"));
    let word = |name: &str| arguments.get_one::<String>(name).map(String::as_str);
    let edition: TieBreakEdition =
        word("edition").and_then(|id| id.parse().ok()).unwrap_or(TieBreakEdition::CURRENT);
    let mut rules = edition.rules();
    if arguments.get_flag("literal") {
        rules.encounter.repeated = Repeated::Averaged;
    }
    let loaded = tournaments::load(path, None, lang)?;
    let tournament = loaded.tournament();
    let after = arguments.get_one::<u32>("after").copied();
    if let Some(after) = after.filter(|after| *after > tournament.contest.rounds) {
        return Err(wrong(pairing::no_such_round(lang, after, tournament.contest.rounds)));
    }
    let form = word("form").map(|form| if form == "swiss" { Form::Swiss } else { Form::RoundRobin });
    let contest =
        tournament.sound().map_err(|errors| Trouble::Wrong(tournaments::refusal(path, &errors, lang)))?;
    let asked = asked_leavers(arguments, lang)?;
    let by_file = asked.is_none();
    let complete = contest.complete_rounds();
    let table = contest.table(&TableAsk {
        rules,
        after: Some(after.unwrap_or(complete)),
        form,
        tie_breaks: word("tiebreaks").map_or(TieBreaks::Listed, |codes| TieBreaks::Words(codes.to_owned())),
        leavers: asked,
        ..TableAsk::of(edition)
    });
    let table = table.map_err(|why| match why {
        NoTable::Codes(fault) => wrong(say::code_fault(&fault, lang)),
        NoTable::Nobody(number) => wrong(say::nobody(lang, number)),
        NoTable::Event(fault) => wrong(say::event_fault(&fault, lang)),
    })?;
    let (accounted, made) = (&table.accounted, &table.standings);
    let event = &accounted.counted;
    let warnings = warnings(event, edition, &made.codes);
    let drawn = match arguments.get_one::<u64>("lots") {
        Some(seed) => made.ties().iter().map(|tied| lots::draw(*seed, tied)).collect(),
        None => Vec::new(),
    };
    let format = if arguments.get_flag("json") { "json" } else { word("format").unwrap_or("table") };
    let mut remarks = Vec::new();
    if after.is_none() && complete < contest.rounds {
        let open = contest.open_games(contest.rounds) - contest.open_games(complete);
        remarks.push(say::open_round(lang, contest.rounds, open));
    }
    remarks.extend(told_leavers(accounted.accounts.iter().filter(|_| by_file), lang));
    let told = Told {
        standings: made,
        contest,
        accounted,
        unfinished: table.unfinished(),
        remarks: &remarks,
        warnings: &warnings,
        lots: &drawn,
        lang,
    };
    if format == "cross" && event.form != Form::RoundRobin {
        return Err(wrong(say::cross_needs_round_robin(lang)));
    }
    let text = match arguments.get_one::<u32>("explain") {
        Some(player) => {
            told.explained(PlayerId(*player), format).ok_or_else(|| wrong(say::nobody(lang, player)))?
        }
        None => match format {
            "tsv" => told.tsv(),
            "cross" => told.cross(),
            "json" => format!("{}\n", told.json()),
            _ => told.table(),
        },
    };
    if format != "json" {
        tournaments::warn(path, &tournament.findings, lang);
        if table.open > 0 {
            eprintln!("{path}: {}", say::pending(lang, table.open));
        }
        if table.adjourned > 0 {
            let points = say::number(contest.scoring.adjourned.into(), lang);
            eprintln!("{path}: {}", say::adjourned(lang, table.adjourned, points));
            if event.is_of_teams() {
                eprintln!("{path}: {}", say::adjourned_matches(lang));
            }
        }
        for remark in &remarks {
            eprintln!("{}", program::note(lang, remark));
        }
        for warning in &warnings {
            eprintln!("{}", program::note(lang, say::list_warning(warning, lang)));
        }
        for note in told.counted_anew() {
            eprintln!("{}", program::note(lang, note));
        }
        if made.codes.is_empty() && !made.ties().is_empty() && word("tiebreaks").is_none() {
            eprintln!("{}", program::note(lang, say::no_list(lang, edition)));
        }
    }
    std::io::stdout().write_all(text.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
    Ok(Outcome::Done)
}

/// The leavers of the call, which override those of the file.
pub(super) fn asked_leavers(arguments: &ArgMatches, lang: Lang) -> Result<Option<Vec<Leaver>>, Trouble> {
    let asked = arguments.get_one::<String>("withdrawn").map(|text| leavers(text)).transpose();
    asked.map_err(|text| Trouble::Wrong(say::bad_leaver(lang, text)))
}

/// Names the leavers that the file names.
pub(super) fn told_leavers<'a>(accounts: impl Iterator<Item = &'a Account>, lang: Lang) -> Option<String> {
    let told: Vec<String> =
        accounts.map(|account| format!("{}:{}", account.leaver.id, account.leaver.after)).collect();
    (!told.is_empty()).then(|| say::left_by_file(lang, told.join(", ")))
}

/// Reads `5:2,9:4`; the error is the part that does not fit.
fn leavers(text: &str) -> Result<Vec<Leaver>, String> {
    let words = text.split(',').map(str::trim).filter(|word| !word.is_empty());
    words
        .map(|word| {
            let (id, after) = word.split_once(':').ok_or(word)?;
            let number = |text: &str| text.trim().parse::<u32>().map_err(|_| word);
            Ok(Leaver { id: PlayerId(number(id)?), after: number(after)? })
        })
        .collect::<Result<Vec<Leaver>, &str>>()
        .map_err(str::to_owned)
}

fn shown(value: Option<&Value>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| value.amount.to_string())
}

impl Told<'_> {
    fn name(&self, row: &Row) -> String {
        self.name_of(row.id)
    }

    fn name_of(&self, id: PlayerId) -> String {
        self.contest.name(id).map(|name| name.replace(['\t', '\n', '\r'], " ")).unwrap_or_default()
    }

    /// A participant by number and name.
    fn who(&self, id: PlayerId) -> String {
        format!("{id} {}", self.name_of(id)).trim_end().to_owned()
    }

    /// The place after the lots, where lots were drawn.
    fn rank(&self, row: &Row) -> u32 {
        let shift =
            self.lots.iter().find_map(|lot| lot.order.iter().position(|id| *id == row.id)).unwrap_or(0);
        row.rank + u32::try_from(shift).unwrap_or(0)
    }

    fn rows(&self) -> Vec<&Row> {
        let mut rows: Vec<&Row> = self.standings.rows.iter().collect();
        rows.sort_by_key(|row| self.rank(row));
        rows
    }

    fn tsv(&self) -> String {
        let mut text = "rank\tid\tname\tpoints".to_owned();
        for code in &self.standings.codes {
            text.push_str(&format!("\t{code}"));
        }
        text.push('\n');
        for row in self.rows() {
            text.push_str(&format!(
                "{}\t{}\t{}\t{}",
                self.rank(row),
                row.id,
                self.name(row),
                row.points.amount
            ));
            for value in &row.values {
                text.push_str(&format!("\t{}", shown(value.as_ref())));
            }
            text.push('\n');
        }
        text
    }

    /// As a table: a shared rank is shown once.
    fn table(&self) -> String {
        let mut lines = vec![say::heads(self.lang).to_vec()];
        lines[0].extend(self.standings.codes.iter().map(ToString::to_string));
        let mut before = 0;
        for row in self.rows() {
            let rank = self.rank(row);
            let first = if rank == before { String::new() } else { format!("{rank}.") };
            before = rank;
            let mut line =
                vec![first, row.id.to_string(), self.name(row), say::number(row.points.amount, self.lang)];
            line.extend(row.values.iter().map(|value| {
                value.as_ref().map_or_else(|| "-".to_owned(), |value| say::number(value.amount, self.lang))
            }));
            lines.push(line);
        }
        let text = aligned(&lines);
        text + &self.footnotes()
    }

    /// Where FIDE's own program and the words of the regulations count differently, each group once.
    fn counted_anew(&self) -> Vec<String> {
        let records =
            self.standings.rows.iter().flat_map(|row| &row.encounters).flat_map(|(_, record)| record);
        let mut notes: Vec<String> =
            records.filter_map(|application| say::counted_anew(application, self.lang)).collect();
        notes.sort_unstable();
        notes.dedup();
        notes
    }

    /// Leavers, and the lots drawn.
    fn footnotes(&self) -> String {
        let accounts = self.accounted.accounts.iter();
        let left = accounts.map(|account| say::account(account, &self.who(account.leaver.id), self.lang));
        let lots = self.lots.iter().map(|lot| say::lot(lot, self.lang));
        left.chain(lots).map(|line| format!("{line}\n")).collect()
    }

    fn json(&self) -> Json {
        let rows: Vec<Json> = self.rows().into_iter().map(|row| self.row(row)).collect();
        let lots: Vec<Json> = self
            .lots
            .iter()
            .map(|lot| {
                let ids = |ids: &[PlayerId]| ids.iter().map(|id| id.0).collect::<Vec<_>>();
                json!({ "seed": lot.seed, "candidates": ids(&lot.candidates), "order": ids(&lot.order) })
            })
            .collect();
        json!({
            "edition": self.standings.rules.edition.id(),
            "form": match self.accounted.counted.form { Form::Swiss => "swiss", Form::RoundRobin => "round-robin" },
            "after": self.accounted.counted.rounds,
            "rounds": self.accounted.counted.total_rounds,
            "teams": self.accounted.counted.is_of_teams(),
            "tiebreaks": self.standings.codes.iter().map(Code::as_str).collect::<Vec<_>>(),
            "pending": self.unfinished,
            "rows": rows,
            "lots": lots,
            "withdrawn": self.accounted.accounts.iter().map(cross::account).collect::<Vec<_>>(),
            "notes": self.remarks.iter().cloned().chain(self.counted_anew()).collect::<Vec<_>>(),
            "warnings": self.warnings.iter().map(|warning| say::list_warning(warning, self.lang)).collect::<Vec<_>>(),
        })
    }

    fn row(&self, row: &Row) -> Json {
        let mut values = serde_json::Map::new();
        let mut arithmetic = serde_json::Map::new();
        for (code, value) in self.standings.codes.iter().zip(&row.values) {
            let shown = value.as_ref().map_or(Json::Null, |value| json!(value.amount.to_string()));
            values.insert(code.to_string(), shown);
            if let Some(value) = value {
                arithmetic.insert(code.to_string(), value.terms.iter().map(term).collect());
            }
        }
        json!({
            "rank": self.rank(row),
            "id": row.id.0,
            "name": self.name(row),
            "points": row.points.amount.to_string(),
            "values": values,
            "arithmetic": arithmetic,
        })
    }

    fn explained(&self, player: PlayerId, format: &str) -> Option<String> {
        let row = self.standings.row(player)?;
        let name = |id: PlayerId| self.name_of(id);
        let code = |code: &turmuhr_standings::Code| code.to_string();
        let sentences = say::explained(self.standings, row, &self.accounted.counted, &name, &code, self.lang);
        if format == "json" {
            let mut told = self.row(row);
            told["explanation"] = sentences.iter().map(String::as_str).collect();
            return Some(format!("{told}\n"));
        }
        Some(sentences.iter().map(|sentence| format!("{sentence}\n")).collect())
    }
}

fn term(term: &turmuhr_standings::Term) -> Json {
    use turmuhr_standings::{Cut, Source};
    let (from, opponent) = match term.from {
        Source::Opponent { id, .. } => ("opponent", Some(id.0)),
        Source::Scheduled { id, .. } => ("scheduled", Some(id.0)),
        Source::Dummy { .. } => ("dummy", None),
        Source::Virtual { .. } => ("virtual-opponent", None),
        Source::Oneself => ("oneself", None),
        Source::Round => ("round", None),
        Source::Board => ("board", None),
    };
    let cut = term.cut.map(|cut| match cut {
        Cut::Lowest => "lowest",
        Cut::Voluntary => "voluntary",
        Cut::Highest => "highest",
        Cut::First => "first",
    });
    json!({
        "number": term.number,
        "from": from,
        "opponent": opponent,
        "amount": term.amount.to_string(),
        "times": term.times.map(|times| times.to_string()),
        "cut": cut,
    })
}
