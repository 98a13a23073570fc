//! `turmuhr ruling --interactive`: asks for the game and for what happened, and rules after each answer.

use std::io::{BufRead, Write};

use turmuhr_core::Edition;
use turmuhr_laws::{
    rules::{Mode, Supervision},
    words::Word,
};
use turmuhr_scenario::line::{Told, still_needed};
use turmuhr_texts::{Lang, ask as say, scenario as faults};

use super::events_as_text;
use crate::outcome::{Done, Outcome, Trouble};

/// A dialogue ends with an empty answer or the end of the input, and after so many questions at the latest.
const MOST_QUESTIONS: usize = 2_000;

pub(super) fn run(lang: Lang) -> Done {
    let mut dialogue = Dialogue { input: std::io::stdin().lock(), output: std::io::stdout(), lang, asked: 0 };
    dialogue.rule()?;
    Ok(Outcome::Done)
}

struct Dialogue<In, Out> {
    input: In,
    output: Out,
    lang: Lang,
    asked: usize,
}

impl<In: BufRead, Out: Write> Dialogue<In, Out> {
    fn rule(&mut self) -> Result<(), Trouble> {
        let lang = self.lang;
        let Some(mut told) = self.game()? else { return Ok(()) };
        self.tell(&say::how(lang))?;
        let mut earlier = Vec::new();
        while let Some(text) = self.ask(&say::what_happened(lang))?.filter(|text| !text.is_empty()) {
            if say::UNDO.contains(&text.to_lowercase().as_str()) {
                match earlier.pop() {
                    Some(before) => {
                        told = before;
                        self.tell(&say::undone(lang))?;
                    }
                    None => self.tell(&say::nothing_to_undo(lang))?,
                }
                continue;
            }
            let Some(text) = self.completed(text)? else { return Ok(()) };
            let before = told.len();
            let mut next = told.clone();
            let played = next.add(&text).and_then(|()| next.scenario()).and_then(|scenario| {
                let played = scenario.play()?;
                Ok((scenario, played))
            });
            match played {
                Ok((scenario, played)) => {
                    self.tell(&events_as_text(&scenario, &played, before, lang))?;
                    earlier.push(std::mem::replace(&mut told, next));
                }
                Err(error) => self.tell(&faults::scenario_error(&error, lang))?,
            }
        }
        Ok(())
    }

    /// Edition, mode, time control and position; supervision only where it matters.
    fn game(&mut self) -> Result<Option<Told>, Trouble> {
        let lang = self.lang;
        loop {
            let Some(edition) = self.one_of(
                &say::edition(lang),
                Edition::ALL.map(Edition::id).as_slice(),
                Edition::CURRENT.id(),
            )?
            else {
                return Ok(None);
            };
            let Some(mode) = self.one_of(&say::mode(lang), &Mode::known(), Mode::Standard.word())? else {
                return Ok(None);
            };
            let mut head = format!("{edition} {mode}");
            if mode != Mode::Standard.word() {
                let words = Supervision::known();
                let Some(supervision) =
                    self.one_of(&say::supervision(lang), &words, Supervision::Full.word())?
                else {
                    return Ok(None);
                };
                head.push_str(&format!(" {supervision}"));
            }
            let Some(control) = self.ask(&say::control(lang))? else { return Ok(None) };
            if !control.is_empty() {
                let control: String = control.split_whitespace().collect();
                head.push_str(&format!(" time_control={control}"));
            }
            let Some(fen) = self.ask(&say::position(lang))? else { return Ok(None) };
            if !fen.is_empty() {
                head.push_str(&format!(", fen {fen}"));
            }
            // An event is needed before the game can be checked.
            let checked = Told::new(&head).and_then(|told| {
                let mut trial = told.clone();
                trial.add("a wait")?;
                trial.scenario()?.play()?;
                Ok(told)
            });
            match checked {
                Ok(told) => return Ok(Some(told)),
                Err(error) => self.tell(&faults::scenario_error(&error, lang))?,
            }
        }
    }

    /// Asks for the fields that the event still needs.
    fn completed(&mut self, mut text: String) -> Result<Option<String>, Trouble> {
        let last = text.rsplit([';', ',']).next().unwrap_or(&text).to_owned();
        let Some((verb, open)) = still_needed(&last) else { return Ok(Some(text)) };
        for slot in open {
            let question = say::field(self.lang, verb.word, slot.field, slot.known().join(", "));
            let Some(answer) = self.ask(&question)? else { return Ok(None) };
            text.push(' ');
            text.push_str(&answer);
        }
        Ok(Some(text))
    }

    fn one_of(&mut self, question: &str, words: &[&str], usual: &str) -> Result<Option<String>, Trouble> {
        loop {
            let asked = format!("{question} ({}) [{usual}]:", words.join(", "));
            let Some(answer) = self.ask(&asked)? else { return Ok(None) };
            let answer = if answer.is_empty() { usual.to_owned() } else { answer.to_lowercase() };
            if words.contains(&answer.as_str()) {
                return Ok(Some(answer));
            }
            self.tell(&say::unknown(self.lang, answer))?;
        }
    }

    /// `None` at the end of the input.
    fn ask(&mut self, question: &str) -> Result<Option<String>, Trouble> {
        self.asked += 1;
        if self.asked > MOST_QUESTIONS {
            return Ok(None);
        }
        let lang = self.lang;
        write!(self.output, "{question} ")
            .and_then(|()| self.output.flush())
            .map_err(|error| Trouble::writing(&error, lang))?;
        let mut line = String::new();
        let read = self.input.read_line(&mut line);
        match read {
            Ok(0) => {
                self.tell("")?;
                Ok(None)
            }
            Ok(_) => Ok(Some(line.trim().to_owned())),
            Err(_) => Err(Trouble::Wrong(say::not_text(lang))),
        }
    }

    fn tell(&mut self, text: &str) -> Result<(), Trouble> {
        writeln!(self.output, "{}", text.trim_end()).map_err(|error| Trouble::writing(&error, self.lang))
    }
}
