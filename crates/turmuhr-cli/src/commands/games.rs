//! `turmuhr games`: games in, facts or clean PGN out.

use std::io::{self, BufWriter, Write};

use clap::ArgMatches;
use serde_json::{Map, Value, json};
use turmuhr_exchange::pgn::{self, Record, Severity, Step};
use turmuhr_laws::notation::{Style, write_move};
use turmuhr_texts::{Lang, pgn as say, program};

use super::Command;
use crate::{
    arguments, files,
    outcome::{Done, Outcome, Trouble},
    progress,
};

pub(crate) const COMMAND: Command = Command {
    name: "games",
    usage: "turmuhr games FILE.pgn… [--format table|tsv|json|pgn]",
    about: program::about_games,
    example: |_| "turmuhr games club.pgn --format tsv",
    arguments: |lang| {
        let format = arguments::one_of(
            "format",
            "FORMAT",
            ["table", "tsv", "json", "pgn"],
            program::arg_games_format(lang),
        );
        vec![
            arguments::files("FILE.pgn", program::arg_pgn_files(lang)),
            arguments::with_default(format, "table"),
        ]
    },
    run,
};

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let format = if arguments.get_flag("json") {
        "json"
    } else {
        arguments.get_one::<String>("format").expect("has a default").as_str()
    };
    let paths: Vec<&String> = arguments.get_many("files").expect("required").collect();
    // All files are read before anything is printed: a wrong file name must not leave half a table.
    let mut files = Vec::with_capacity(paths.len());
    for path in paths {
        files.push((path.as_str(), files::read(path, lang)?));
    }
    let mut output = Output { out: BufWriter::new(io::stdout().lock()), lang, buffer: Vec::new() };
    output.games(format, &files).map_err(|error| Trouble::writing(&error, lang))
}

struct Output<'a> {
    out: BufWriter<io::StdoutLock<'a>>,
    lang: Lang,
    buffer: Vec<u8>,
}

impl Output<'_> {
    fn games(&mut self, format: &str, files: &[(&str, Vec<u8>)]) -> io::Result<Outcome> {
        let (mut games, mut errors) = (0_usize, 0_usize);
        let bar =
            progress::bar(files.iter().map(|(_, bytes)| bytes.len() as u64).sum(), &say::reading(self.lang));
        let (mut first, mut before) = (true, 0_u64);
        if format == "table" {
            writeln!(self.out, "{}", say::table_heading(self.lang))?;
        }
        if format == "json" {
            write!(self.out, "{{\"games\":[")?;
        }
        for (path, bytes) in files {
            let mut empty = true;
            let mut reader = pgn::read(bytes);
            while let Some(record) = reader.next() {
                empty = false;
                games += 1;
                errors += usize::from(!record.is_ok());
                match format {
                    "tsv" => writeln!(self.out, "{}", record.summary())?,
                    "pgn" => self.clean(&record)?,
                    "json" => {
                        let comma = if first { "" } else { "," };
                        write!(self.out, "{comma}\n{}", as_json(path, &record, self.lang))?;
                    }
                    _ => self.row(&record)?,
                }
                first = false;
                self.findings(path, &record, format);
                bar.set_position(before + reader.consumed() as u64);
            }
            before += bytes.len() as u64;
            if empty {
                bar.suspend(|| eprintln!("{}", program::note(self.lang, say::no_games(self.lang, path))));
            }
        }
        bar.finish_and_clear();
        if format == "json" {
            writeln!(self.out, "\n]}}")?;
        }
        if format == "table" {
            writeln!(self.out, "{}", say::games_total(self.lang, games, errors))?;
        }
        self.out.flush()?;
        Ok(Outcome::no_if(errors > 0))
    }

    fn row(&mut self, record: &Record) -> io::Result<()> {
        let tag = |name: &str| record.game.tag(name).unwrap_or("?").to_owned();
        let moves = record.game.plies().div_ceil(2);
        writeln!(
            self.out,
            "{:>4}  {:<24}  {:<24}  {:<7}  {moves:>5}  {}",
            record.number,
            cut(&tag("White"), 24),
            cut(&tag("Black"), 24),
            record.game.recorded_result(),
            record.game.tag("ECO").or_else(|| record.game.tag("Opening")).unwrap_or("")
        )
    }

    /// The game in export format. Moves after an error cannot be written; a message says so.
    fn clean(&mut self, record: &Record) -> io::Result<()> {
        self.buffer.clear();
        pgn::write_to(&record.game, &mut self.buffer);
        self.out.write_all(&self.buffer)
    }

    /// Errors always, warnings beside a table; notes are only in JSON.
    fn findings(&self, path: &str, record: &Record, format: &str) {
        if format == "json" {
            return;
        }
        for finding in &record.findings {
            let told = match finding.severity {
                Severity::Error => true,
                Severity::Warning => format == "table",
                Severity::Note => false,
            };
            if told {
                let place = say::place(
                    self.lang,
                    say::Place {
                        file: path,
                        game: record.number,
                        line: finding.line,
                        column: finding.column,
                    },
                );
                let severity = say::severity(finding.severity, self.lang);
                eprintln!("{place}: {severity}: {}", say::finding(&finding.kind, self.lang));
            }
        }
    }
}

/// Cuts a text to the width of its column.
fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    text.chars().take(width - 1).chain(['…']).collect()
}

fn as_json(path: &str, record: &Record, lang: Lang) -> Value {
    let game = &record.game;
    let tags: Map<String, Value> =
        game.tags.iter().map(|tag| (tag.name.to_string(), json!(tag.value.to_string()))).collect();
    let mut moves = Vec::with_capacity(game.plies());
    for (position, node) in game.positions().zip(game.mainline()) {
        let mut written = json!({ "san": match node.step() {
            Step::Move(m) => write_move(&position, m, Style::PGN),
            Step::Null => "--".to_owned(),
        }});
        if let Some(clock) = node.clock() {
            written["clock"] = json!(clock.as_millis() as f64 / 1000.0);
        }
        moves.push(written);
    }
    let findings: Vec<Value> = record
        .findings
        .iter()
        .map(|finding| {
            json!({
                "line": finding.line,
                "column": finding.column,
                "severity": say::severity(finding.severity, Lang::En),
                "message": say::finding(&finding.kind, lang),
            })
        })
        .collect();
    let summary = record.summary();
    json!({
        "file": path,
        "number": summary.number,
        "line": record.line,
        "status": if summary.ok { "ok" } else { "error" },
        "tags": tags,
        "plies": summary.plies,
        "moves": moves,
        "fen": summary.final_fen,
        "result": summary.result,
        "findings": findings,
    })
}
