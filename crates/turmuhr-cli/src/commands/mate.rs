//! `turmuhr mate`: can this side still checkmate by any series of legal moves?

use std::{
    io::Write,
    time::{Duration, Instant},
};

use clap::{Arg, ArgMatches};
use rayon::prelude::*;
use serde_json::{Value, json};
use turmuhr_core::{CastlingMode, Chess, Color, Position, fen};
use turmuhr_laws::notation::{Style, write_move};
use turmuhr_mate::{Limits, Verdict, can_mate_unless};
use turmuhr_texts::{Lang, board, mate as say, program};

use super::Command;
use crate::{
    arguments, files,
    outcome::{Done, Outcome, Trouble},
    progress,
};

pub(crate) const COMMAND: Command = Command {
    name: "mate",
    usage: "turmuhr mate FEN [--side white|black] | --batch FILE [--line] [--limit N|Nms]",
    about: program::about_mate,
    example: |_| "turmuhr mate \"8/8/4k3/8/8/7p/5N2/7K b - - 0 1\" --side white --explain",
    arguments: |lang| {
        vec![
            Arg::new("fen").value_name("FEN").help(program::arg_mate_fen(lang)),
            arguments::one_of("side", "SIDE", ["white", "black"], program::arg_side(lang)),
            arguments::option("batch", "FILE", program::arg_batch(lang)).conflicts_with("fen"),
            arguments::flag("line", program::arg_line(lang)),
            arguments::flag("explain", program::arg_explain(lang)),
            arguments::option("limit", "N|Nms", program::arg_limit(lang))
                .value_parser(|text: &str| text.parse::<Limit>()),
            arguments::chess960(lang),
        ]
    },
    run,
};

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let limit = arguments.get_one::<Limit>("limit").copied().unwrap_or_default();
    let questions = match (arguments.get_one::<String>("batch"), arguments.get_one::<String>("fen")) {
        (Some(path), _) => batch(path, arguments, lang)?,
        (None, Some(text)) => {
            let position =
                read(text, arguments).map_err(|error| Trouble::Wrong(board::fen_error(&error, lang)))?;
            let side = arguments.get_one::<String>("side").map(String::as_str);
            sides(side)
                .map(|side| Question { text: text.clone(), position: position.clone(), side })
                .collect()
        }
        (None, None) => {
            return Err(Trouble::Wrong(program::missing_argument(lang, "FEN | --batch FILE", "mate")));
        }
    };
    let bar = progress::bar(questions.len() as u64, &say::searching(lang));
    let verdicts: Vec<Verdict> = questions
        .par_iter()
        .map(|question| {
            let verdict = limit.ask(&question.position, question.side);
            bar.inc(1);
            verdict
        })
        .collect();
    bar.finish_and_clear();
    let unknown = verdicts.iter().any(|verdict| matches!(verdict, Verdict::Unknown { .. }));
    let text = if arguments.get_flag("json") {
        let answers: Vec<Value> = questions
            .iter()
            .zip(&verdicts)
            .map(|(question, verdict)| as_json(question, verdict, lang))
            .collect();
        format!("{}\n", Value::from(answers))
    } else {
        questions
            .iter()
            .zip(&verdicts)
            .map(|(question, verdict)| row(question, verdict, arguments, lang))
            .collect()
    };
    std::io::stdout().write_all(text.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
    Ok(Outcome::no_if(unknown))
}

struct Question {
    /// The position as given, so that answers can be matched with questions.
    text: String,
    position: Chess,
    side: Color,
}

/// How long a question may take.
#[derive(Copy, Clone, Debug)]
enum Limit {
    Nodes(u64),
    Time(Duration),
}

impl Default for Limit {
    fn default() -> Limit {
        Limit::Nodes(Limits::default().nodes)
    }
}

impl std::str::FromStr for Limit {
    type Err = String;

    /// `500000` positions or `250ms`.
    fn from_str(text: &str) -> Result<Limit, String> {
        let number = |digits: &str| digits.parse().map_err(|_| text.to_owned());
        match text.strip_suffix("ms") {
            Some(millis) => Ok(Limit::Time(Duration::from_millis(number(millis)?))),
            None => Ok(Limit::Nodes(number(text)?)),
        }
    }
}

impl Limit {
    fn ask(self, position: &Chess, side: Color) -> Verdict {
        match self {
            Limit::Nodes(nodes) => can_mate_unless(position, side, Limits { nodes }, &mut || false),
            Limit::Time(time) => {
                let started = Instant::now();
                can_mate_unless(position, side, Limits { nodes: u64::MAX }, &mut || started.elapsed() >= time)
            }
        }
    }
}

fn sides(told: Option<&str>) -> impl Iterator<Item = Color> {
    let told = match told {
        Some("white") => Some(Color::White),
        Some("black") => Some(Color::Black),
        _ => None,
    };
    Color::ALL.into_iter().filter(move |color| told.is_none_or(|told| told == *color))
}

fn read(text: &str, arguments: &ArgMatches) -> Result<Chess, fen::FenError> {
    let setup = fen::read_setup(text)?;
    let mode =
        if arguments.get_flag("chess960") { CastlingMode::Chess960 } else { CastlingMode::detect(&setup) };
    fen::read(text, mode)
}

/// `FEN`, `FEN;white` or `FEN;black` a line; skips empty lines and lines that begin with #.
fn batch(path: &str, arguments: &ArgMatches, lang: Lang) -> Result<Vec<Question>, Trouble> {
    let bytes = files::read(path, lang)?;
    let text = String::from_utf8_lossy(&bytes);
    let mut questions = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let mut parts = line.split(';').map(str::trim);
        let fen_text = parts.next().unwrap_or("");
        let wrong =
            |what: String| Trouble::Wrong(format!("{path}: {}", say::bad_line(lang, index + 1, what)));
        let position = read(fen_text, arguments).map_err(|error| wrong(board::fen_error(&error, lang)))?;
        let side = parts.next().filter(|word| !word.is_empty());
        if let Some(word) = side.filter(|word| !matches!(*word, "white" | "black")) {
            return Err(wrong(say::bad_side(lang, word)));
        }
        let told = side.or(arguments.get_one::<String>("side").map(String::as_str));
        questions.extend(sides(told).map(|side| Question {
            text: fen_text.to_owned(),
            position: position.clone(),
            side,
        }));
    }
    Ok(questions)
}

const fn word(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Winnable { .. } => "winnable",
        Verdict::Unwinnable { .. } => "unwinnable",
        Verdict::Unknown { .. } => "unknown",
    }
}

fn line(position: &Chess, verdict: &Verdict) -> Vec<String> {
    let Verdict::Winnable { line } = verdict else { return Vec::new() };
    let mut at = position.clone();
    line.iter()
        .map(|m| {
            let text = write_move(&at, *m, Style::UCI);
            at.play_unchecked(*m);
            text
        })
        .collect()
}

/// One question and its answer on a line; with `--explain` a sentence for people below it.
fn row(question: &Question, verdict: &Verdict, arguments: &ArgMatches, lang: Lang) -> String {
    let Question { text, position, side } = question;
    let mut row = format!("{text};{side};{}", word(verdict));
    if arguments.get_flag("line") {
        row.push(';');
        row.push_str(&line(position, verdict).join(" "));
    }
    row.push('\n');
    if arguments.get_flag("explain") {
        row.push_str(&format!("  {}\n", say::verdict(position, *side, verdict, lang)));
    }
    row
}

fn as_json(question: &Question, verdict: &Verdict, lang: Lang) -> Value {
    let Question { text, position, side } = question;
    json!({
        "fen": text,
        "side": side.to_string(),
        "verdict": word(verdict),
        "line": line(position, verdict),
        "message": say::verdict(position, *side, verdict, lang),
    })
}
