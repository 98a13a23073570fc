//! `turmuhr audit`: game records held against the Laws.

use std::io::Write;

use clap::ArgMatches;
use rayon::prelude::*;
use serde_json::{Value, json};
use turmuhr_core::{Edition, Move};
use turmuhr_exchange::pgn::{self, FindingKind, Record, Step};
use turmuhr_laws::{
    audit::{self, Finding},
    game::Score,
    rules::{Mode, Rules, Supervision, page},
};
use turmuhr_texts::{Lang, audit as say, program};

use super::Command;
use crate::{
    arguments, files,
    outcome::{Done, Outcome, Trouble},
    progress,
};

/// Games are handed to the other cores in batches of this many.
const BATCH: usize = 512;

pub(crate) const COMMAND: Command = Command {
    name: "audit",
    usage: "turmuhr audit FILE.pgn… [--edition ID] [--json]",
    about: program::about_audit,
    example: |_| "turmuhr audit league.pgn",
    arguments: |lang| {
        vec![arguments::files("FILE.pgn", program::arg_pgn_files(lang)), arguments::edition(lang)]
    },
    run,
};

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let edition: Edition =
        arguments.get_one::<String>("edition").and_then(|id| id.parse().ok()).unwrap_or(Edition::CURRENT);
    let rules = page(edition, Mode::Standard, Supervision::Full).expect("every edition has a page");
    let paths: Vec<&String> = arguments.get_many("files").expect("required").collect();
    let mut files = Vec::with_capacity(paths.len());
    for path in paths {
        files.push((path.as_str(), files::read(path, lang)?));
    }
    let bar = progress::bar(files.iter().map(|(_, bytes)| bytes.len() as u64).sum(), &say::auditing(lang));
    let (mut games, mut rows, mut before) = (0_usize, Vec::new(), 0_u64);
    for (path, bytes) in &files {
        let mut reader = pgn::read(bytes);
        loop {
            let batch: Vec<Record> = reader.by_ref().take(BATCH).collect();
            if batch.is_empty() {
                break;
            }
            games += batch.len();
            let found: Vec<Row> =
                batch.par_iter().flat_map_iter(|record| look_at(path, record, rules)).collect();
            rows.extend(found);
            bar.set_position(before + reader.consumed() as u64);
        }
        before += bytes.len() as u64;
    }
    bar.finish_and_clear();
    let text = if arguments.get_flag("json") {
        let findings: Vec<Value> = rows.iter().map(|row| row.as_json(files.len() > 1)).collect();
        format!("{}\n", json!({ "games": games, "findings": findings }))
    } else {
        let mut text: String = rows.iter().map(|row| row.as_text(lang)).collect();
        text.push_str(&format!("{}\n", say::total(lang, games, rows.len())));
        text
    };
    std::io::stdout().write_all(text.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
    Ok(Outcome::no_if(!rows.is_empty()))
}

struct Row {
    file: String,
    game: usize,
    recorded: String,
    finding: Finding,
}

fn look_at(path: &str, record: &Record, rules: &Rules) -> Vec<Row> {
    let game = &record.game;
    // A game with a null move is analysis, not a record of play.
    let moves: Option<Vec<Move>> = game
        .mainline()
        .map(|node| match node.step() {
            Step::Move(m) => Some(m),
            Step::Null => None,
        })
        .collect();
    let Some(moves) = moves else { return Vec::new() };
    let termination = game.tag("Termination").unwrap_or("").to_ascii_lowercase();
    let refused = record.error().is_some_and(|error| {
        matches!(error.kind, FindingKind::IllegalMove { .. } | FindingKind::AmbiguousMove { .. })
    });
    let recorded = game.recorded_result().to_owned();
    let asked = audit::Record {
        start: game.start(),
        moves: &moves,
        result: Score::parse(&recorded),
        on_time: termination.contains("time"),
        illegal_move: refused,
    };
    audit::audit(&asked, rules)
        .into_iter()
        .map(|finding| Row {
            file: path.to_owned(),
            game: record.number,
            recorded: recorded.clone(),
            finding,
        })
        .collect()
}

impl Row {
    fn as_json(&self, with_file: bool) -> Value {
        let Finding { ply, kind, lawful, cites } = &self.finding;
        let cites: Vec<&str> = cites.iter().map(|citation| citation.article()).collect();
        let mut row = json!({
            "game": self.game,
            "ply": ply,
            "kind": kind.code(),
            "recorded": self.recorded,
            "lawful": lawful.map(Score::as_str),
            "cites": cites,
        });
        if with_file {
            row["file"] = self.file.as_str().into();
        }
        row
    }

    fn as_text(&self, lang: Lang) -> String {
        let Finding { ply, kind, lawful, cites } = &self.finding;
        let articles: Vec<&str> = cites.iter().map(|citation| citation.article()).collect();
        let sentence = say::found(
            lang,
            say::place(lang, &self.file, self.game, ply.div_ceil(2)),
            say::kind(*kind, lang),
            &self.recorded,
            lawful.map_or("–", Score::as_str),
            articles.join(", "),
        );
        format!("{sentence}\n")
    }
}
