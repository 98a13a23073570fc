//! Examinations: taken at the terminal or from a file of answers, printed, and verified.

use std::io::Write;

use clap::ArgMatches;
use turmuhr_federation::office::licence::{Grade, LicenceEvent, What};
use turmuhr_print::{ExamAsk, Templates, exam_sheet, typeset};
use turmuhr_texts::{Lang, print, trainer as say};
use turmuhr_trainer::{NotVerified, Question, Record, grade, verify};

use super::{as_text, exam_of, explained, learn::asked, seed_given, too_few};
use crate::{
    files,
    outcome::{Done, Outcome, Trouble},
};

pub(super) fn take(arguments: &ArgMatches, lang: Lang) -> Done {
    let exam = exam_of(arguments, lang)?;
    let questions = exam.list().map_err(|few| too_few(few, lang))?;
    let started = jiff::Zoned::now().datetime();
    let json = arguments.get_flag("json");
    let answers = match arguments.get_one::<String>("answers") {
        Some(path) => from_file(path, &questions, lang)?,
        // Data goes to standard output alone; so the questions of a record go to standard error.
        None if json => typed(&questions, &mut std::io::stderr().lock(), lang)?,
        None => typed(&questions, &mut std::io::stdout().lock(), lang)?,
    };
    let ended = jiff::Zoned::now().datetime();
    let name = arguments.get_one::<String>("name").map(String::as_str).unwrap_or_default();
    let record = grade(&exam, name, &answers, started, ended).map_err(|few| too_few(few, lang))?;
    let text = if json {
        format!("{}\n", serde_json::to_string_pretty(&record).unwrap_or_default())
    } else {
        result(&record, &questions, lang)
    };
    std::io::stdout().write_all(text.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
    Ok(Outcome::no_if(!record.grade.passed))
}

fn typed(questions: &[Question], out: &mut impl Write, lang: Lang) -> Result<Vec<Option<u8>>, Trouble> {
    let mut input = std::io::stdin().lock();
    let of = u16::try_from(questions.len()).unwrap_or(u16::MAX);
    let mut answers = Vec::with_capacity(questions.len());
    for (number, question) in (1..).zip(questions) {
        out.write_all(as_text(question, number, of, lang).as_bytes())
            .map_err(|error| Trouble::writing(&error, lang))?;
        match asked(&mut input, out, question, lang)? {
            Some(choice) => answers.push(u8::try_from(choice + 1).ok()),
            None => break,
        }
    }
    Ok(answers)
}

/// One letter a question, on lines or in a row; `-` leaves a question out.
fn from_file(path: &str, questions: &[Question], lang: Lang) -> Result<Vec<Option<u8>>, Trouble> {
    let bytes = files::read(path, lang)?;
    let text = String::from_utf8_lossy(&bytes);
    let mut answers = Vec::new();
    for (index, line) in text.lines().enumerate() {
        for word in line.split([' ', ',', ';', '\t']).filter(|word| !word.is_empty()) {
            let choices = questions.get(answers.len()).map_or(0, |question| question.choices.len());
            let choice = say::choice_of(word).filter(|choice| *choice < choices);
            match choice {
                Some(choice) => answers.push(u8::try_from(choice + 1).ok()),
                None if word == "-" && choices > 0 => answers.push(None),
                None => return Err(Trouble::Wrong(say::bad_answers(lang, path, index + 1, word))),
            }
        }
    }
    Ok(answers)
}

/// The result, and what was wrong.
fn result(record: &Record, questions: &[Question], lang: Lang) -> String {
    let mut text = String::new();
    let of = u16::try_from(questions.len()).unwrap_or(u16::MAX);
    for ((number, question), given) in (1..).zip(questions).zip(&record.answers) {
        let right = say::letter(question.right);
        let verdict = match given {
            Some(choice) if usize::from(*choice) == question.right + 1 => continue,
            Some(_) => say::wrong(lang, right),
            None => say::left_out(lang, right),
        };
        text.push_str(&format!(
            "{}: {verdict}\n{}",
            say::question_number(lang, number, of),
            explained(question, lang)
        ));
    }
    text.push_str(&summary(record, lang));
    text
}

fn summary(record: &Record, lang: Lang) -> String {
    let grade = &record.grade;
    let mut text = format!("{}\n", say::result_line(lang, grade.right, grade.of, grade.percent));
    for of in &grade.topics {
        text.push_str(&format!("  {}\n", say::topic_line(lang, say::topic(of.topic, lang), of.right, of.of)));
    }
    let verdict = if grade.passed {
        say::passed(lang)
    } else if grade.in_time {
        say::failed(lang, record.exam.pass)
    } else {
        say::too_slow(lang, say::minutes(record.exam.minutes, lang))
    };
    text.push_str(&format!("{verdict}\n"));
    text
}

pub(super) fn paper(arguments: &ArgMatches, lang: Lang) -> Done {
    let exam = exam_of(arguments, lang)?;
    let path = arguments.get_one::<String>("out").expect("required");
    let now = jiff::Zoned::now().datetime();
    let ask = ExamAsk {
        key: arguments.get_flag("key"),
        name: arguments.get_one::<String>("name").cloned().unwrap_or_default(),
        day: String::new(),
        printed: Some(now),
    };
    let sheet = exam_sheet(&exam, &ask, lang).map_err(|few| too_few(few, lang))?;
    let pdf = typeset(&sheet, &Templates::built_in(), Some(now))
        .map_err(|fault| Trouble::Wrong(fault.told(lang)))?;
    files::write_whole(path, &pdf.bytes, lang)?;
    eprintln!("{}", print::written(lang, path, pdf.pages));
    Ok(Outcome::Done)
}

pub(super) fn check(arguments: &ArgMatches, lang: Lang) -> Done {
    let path = arguments.get_one::<String>("file").expect("required");
    let bytes = files::read(path, lang)?;
    let record: Record =
        serde_json::from_slice(&bytes).map_err(|error| Trouble::Wrong(say::bad_record(lang, path, error)))?;
    let level = arguments.get_one::<String>("level").map(String::as_str);
    let seed = seed_given(arguments, lang)?.expect("required");
    if !seed.is_secret() {
        eprintln!("{}", say::not_secret(lang));
    }
    let (told, met) = match verify(&record, &seed) {
        // The event of an arbiter's life that a licence case takes.
        Ok(()) if level.is_some() => {
            let level = if level == Some(Grade::Nsr.word()) { Grade::Nsr } else { Grade::Rsr };
            let what = What::Exam { level, passed: record.grade.passed };
            (serde_json::to_string(&LicenceEvent { date: record.day, what }).unwrap_or_default(), true)
        }
        Ok(()) => (format!("{}\n{}", summary(&record, lang), say::verified(lang)), true),
        Err(NotVerified::Version { record, ours }) => (say::other_version(lang, record, ours), false),
        Err(NotVerified::OtherSeed { record, seed }) => (say::other_seed(lang, record, seed), false),
        Err(NotVerified::Changed) => (say::changed(lang), false),
        Err(NotVerified::TooFew(few)) => return Err(too_few(few, lang)),
        Err(NotVerified::Differs(again)) => {
            (say::differs(lang, again.grade.right, again.grade.percent), false)
        }
    };
    writeln!(std::io::stdout(), "{told}").map_err(|error| Trouble::writing(&error, lang))?;
    Ok(Outcome::no_if(!met))
}
