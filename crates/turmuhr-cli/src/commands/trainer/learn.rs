//! Learning at the terminal: one question after the other; mistakes come back.

use std::{
    io::{BufRead, Write},
    path::Path,
};

use clap::ArgMatches;
use turmuhr_texts::{Lang, trainer as say};
use turmuhr_trainer::{Progress, Question, Wish, answered, next};

use super::{as_text, edition, explained, seed, topics};
use crate::{
    files,
    outcome::{Done, Outcome, Trouble},
};

pub(super) fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let wish = Wish {
        edition: edition(arguments),
        topics: topics(arguments),
        difficulty: arguments.get_one("difficulty").copied(),
    };
    let file = arguments.get_one::<String>("progress").map(String::as_str);
    let mut progress = match file.filter(|path| Path::new(path).exists()) {
        Some(path) => read(path, lang)?,
        None => Progress { seed: seed(arguments, lang)?.short(), ..Progress::default() },
    };
    let mut input = std::io::stdin().lock();
    let mut out = std::io::stdout().lock();
    loop {
        let question = next(&progress, &wish).ok_or_else(|| Trouble::Wrong(say::no_question(lang)))?;
        let number = u16::try_from(progress.answered.saturating_add(1)).unwrap_or(u16::MAX);
        let text = as_text(&question, number, number, lang);
        out.write_all(text.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
        let Some(choice) = asked(&mut input, &mut out, &question, lang)? else { break };
        let right = choice == question.right;
        progress = answered(&progress, question.id, right);
        let verdict = if right { say::right(lang) } else { say::wrong(lang, say::letter(question.right)) };
        let score = say::so_far(lang, progress.right, progress.answered);
        writeln!(out, "\n{verdict} {score}\n{}", explained(&question, lang))
            .map_err(|error| Trouble::writing(&error, lang))?;
        if let Some(path) = file {
            let text = serde_json::to_string_pretty(&progress).unwrap_or_default();
            files::write_whole(path, format!("{text}\n").as_bytes(), lang)?;
        }
    }
    Ok(Outcome::Done)
}

fn read(path: &str, lang: Lang) -> Result<Progress, Trouble> {
    let bytes = files::read(path, lang)?;
    serde_json::from_slice(&bytes).map_err(|error| Trouble::Wrong(say::bad_progress(lang, path, error)))
}

/// The choice typed; `None` at the end of the input or after `q`.
pub(super) fn asked(
    input: &mut impl BufRead,
    out: &mut impl Write,
    question: &Question,
    lang: Lang,
) -> Result<Option<usize>, Trouble> {
    let letters: String = (0..question.choices.len()).map(say::letter).collect();
    loop {
        write!(out, "{}", say::answer_by_letter(lang, &letters))
            .and_then(|()| out.flush())
            .map_err(|error| Trouble::writing(&error, lang))?;
        let mut line = String::new();
        let read = input.read_line(&mut line).map_err(|error| Trouble::writing(&error, lang))?;
        let text = line.trim();
        if read == 0 || text.eq_ignore_ascii_case("q") {
            writeln!(out).map_err(|error| Trouble::writing(&error, lang))?;
            return Ok(None);
        }
        match say::choice_of(text).filter(|choice| *choice < question.choices.len()) {
            Some(choice) => return Ok(Some(choice)),
            None => writeln!(out, "{}", say::no_such_answer(lang, text, &letters))
                .map_err(|error| Trouble::writing(&error, lang))?,
        }
    }
}
