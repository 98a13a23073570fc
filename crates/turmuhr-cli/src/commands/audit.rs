//! `turmuhr audit`: game records checked against the Laws.

use std::io::Write;

use clap::ArgMatches;
use rayon::prelude::*;
use serde_json::{Value, json};
use turmuhr_core::{Edition, Move, Position};
use turmuhr_exchange::pgn::{self, FindingKind, Step, replay};
use turmuhr_laws::{
    audit::{self, Finding},
    game::Score,
    rules::{Mode, Rules, Supervision, page},
};
use turmuhr_texts::{Lang, audit as say, program};

use super::Command;
use crate::{
    arguments,
    files::{self, Portions},
    outcome::{Done, Outcome, Trouble},
    progress,
};

/// Bytes held in memory at a time.
const PORTION: usize = 64 << 20;
/// Bytes a core takes at a time.
const STRETCH: usize = 1 << 20;

pub(crate) const COMMAND: Command = Command {
    name: "audit",
    usage: "turmuhr audit FILE.pgn… [--thorough] [--edition ID] [--json]",
    about: program::about_audit,
    example: |_| "turmuhr audit league.pgn",
    arguments: |lang| {
        {
            vec![
                arguments::files("FILE.pgn", program::arg_pgn_files(lang)),
                arguments::flag("thorough", program::arg_thorough(lang)),
                arguments::edition(lang),
            ]
        }
    },
    run,
};

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let edition: Edition =
        arguments.get_one::<String>("edition").and_then(|id| id.parse().ok()).unwrap_or(Edition::CURRENT);
    let rules = page(edition, Mode::Standard, Supervision::Full).expect("every edition has a page");
    let paths: Vec<&String> = arguments.get_many("files").expect("required").collect();
    let thorough = arguments.get_flag("thorough");
    let bar = progress::bar(paths.iter().map(|path| files::size(path)).sum(), &say::auditing(lang));
    let (mut games, mut rows) = (0_usize, Vec::new());
    for path in &paths {
        let mut before = 0;
        let mut portions = Portions::open(path, replay::GAME, PORTION, lang)?;
        while let Some(bytes) = portions.next()? {
            let looked: Vec<Looked> = replay::stretches(&bytes, STRETCH)
                .into_par_iter()
                .map(|stretch| {
                    let looked = Looked::quickly(stretch, rules, thorough)
                        .unwrap_or_else(|| Looked::carefully(stretch, rules, thorough));
                    bar.inc(stretch.len() as u64);
                    looked
                })
                .collect();
            for Looked { games, found } in looked {
                rows.extend(found.into_iter().map(|(game, recorded, finding)| Row {
                    file: (*path).to_owned(),
                    game: before + game,
                    recorded,
                    finding,
                }));
                before += games;
            }
        }
        games += before;
    }
    bar.finish_and_clear();
    let text = if arguments.get_flag("json") {
        let findings: Vec<Value> = rows.iter().map(|row| row.as_json(paths.len() > 1)).collect();
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

/// The games of one stretch of a file, and findings with the number of their game.
struct Looked {
    games: usize,
    found: Vec<(usize, String, Finding)>,
}

impl Looked {
    /// Replays only; gives up where something looks odd.
    fn quickly(stretch: &[u8], rules: &Rules, thorough: bool) -> Option<Looked> {
        let mut looked = Looked { games: 0, found: Vec::new() };
        let mut odd = false;
        replay::replay(stretch, |game| {
            looked.games += 1;
            odd |= game.odd;
            if odd {
                return;
            }
            let recorded = game.result.map_or("*", |result| result.as_str());
            let record = audit::Record {
                start: &game.start,
                moves: &game.moves,
                end: &game.end,
                longest_quiet: game.longest_quiet,
                result: Score::parse(recorded),
                on_time: game.on_time,
                illegal_move: false,
                thorough,
            };
            looked.note(&record, recorded, rules);
        });
        (!odd).then_some(looked)
    }

    /// Reads every game in full.
    fn carefully(stretch: &[u8], rules: &Rules, thorough: bool) -> Looked {
        let mut looked = Looked { games: 0, found: Vec::new() };
        for record in pgn::read(stretch) {
            looked.games += 1;
            let game = &record.game;
            // A game with a null move is analysis, not a record of play.
            let moves: Option<Vec<Move>> = game
                .mainline()
                .map(|node| match node.step() {
                    Step::Move(m) => Some(m),
                    Step::Null => None,
                })
                .collect();
            let Some(moves) = moves else { continue };
            let (mut end, mut longest_quiet) = (game.start().clone(), game.start().halfmoves());
            for m in &moves {
                end.play_unchecked(*m);
                longest_quiet = longest_quiet.max(end.halfmoves());
            }
            let termination = game.tag("Termination").unwrap_or("").to_ascii_lowercase();
            let illegal_move = record.error().is_some_and(|error| {
                matches!(error.kind, FindingKind::IllegalMove { .. } | FindingKind::AmbiguousMove { .. })
            });
            let recorded = game.recorded_result().to_owned();
            let record = audit::Record {
                start: game.start(),
                moves: &moves,
                end: &end,
                longest_quiet,
                result: Score::parse(&recorded),
                on_time: termination.contains("time"),
                illegal_move,
                thorough,
            };
            looked.note(&record, &recorded, rules);
        }
        looked
    }

    fn note(&mut self, record: &audit::Record<'_>, recorded: &str, rules: &Rules) {
        let game = self.games;
        let findings = audit::audit(record, rules).into_iter();
        self.found.extend(findings.map(|finding| (game, recorded.to_owned(), finding)));
    }
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
            say::Found {
                place: say::place(lang, &self.file, self.game, ply.div_ceil(2)),
                what: say::kind(*kind, lang),
                recorded: &self.recorded,
                lawful: lawful.map_or("–", Score::as_str),
                articles: articles.join(", "),
            },
        );
        format!("{sentence}\n")
    }
}
