//! `turmuhr trainer`: learn the Laws, take an examination, print and verify it.

mod exam;
mod learn;

use std::{collections::BTreeSet, io::Write};

use clap::{Arg, ArgAction, ArgMatches, value_parser};
use serde_json::{Value, json};
use turmuhr_core::{Edition, fen};
use turmuhr_laws::words::Word;
use turmuhr_texts::{Lang, trainer as say};
use turmuhr_trainer::{Exam, MOST_QUESTIONS, NotASeed, Question, Seed, Terms, TooFew, Topic, editions};

use super::Command;
use crate::{
    arguments,
    outcome::{Done, Outcome, Trouble},
};

pub(crate) const COMMAND: Command = Command {
    name: "trainer",
    usage: "turmuhr trainer [--topic T]… [--edition ID] [--difficulty N] [--seed SEED] [--progress FILE] | exam --seed SEED [--questions 30] [--pass 80] [--minutes 60] [--name NAME] [--answers FILE] | paper --seed SEED [--key] --out FILE.pdf | verify RECORD.json --seed SEED [--level RSR|NSR] | questions -n N [--json]",
    about: say::about,
    example: |_| "turmuhr trainer --topic draws --progress me.json\n  turmuhr trainer exam --seed 2026 --name \"Eva Müller\" --json > record.json\n  turmuhr trainer verify record.json --seed 2026\n  turmuhr trainer paper --out paper.pdf\n  turmuhr trainer paper --seed 8f3kq-22m7p-xa4dd-09vtz --key --out key.pdf",
    arguments: |lang| {
        let number = |name, help| arguments::option(name, "N", help);
        let topics: Vec<&str> = Topic::known();
        let ids = editions().into_iter().map(Edition::id);
        let known: Vec<&str> = ids.clone().collect();
        let edition = arguments::one_of("edition", "ID", ids, say::arg_edition(lang, known.join(" ")));
        vec![
            Arg::new("what")
                .value_name("WHAT")
                .value_parser(["learn", "exam", "paper", "verify", "questions"])
                .hide_possible_values(true)
                .default_value("learn")
                .hide_default_value(true)
                .help(say::arg_what(lang)),
            Arg::new("file")
                .value_name("RECORD.json")
                .required_if_eq("what", "verify")
                .help(say::arg_record(lang)),
            arguments::one_of("topic", "T", topics.clone(), say::arg_topic(lang, topics.join(" ")))
                .action(ArgAction::Append),
            arguments::with_default(edition, Edition::CURRENT.id()),
            number("difficulty", say::arg_difficulty(lang)).value_parser(value_parser!(u8).range(1..=3)),
            arguments::option("seed", "SEED", say::arg_seed(lang)).required_if_eq("what", "verify"),
            arguments::option("progress", "FILE", say::arg_progress(lang)),
            number("questions", say::arg_questions(lang))
                .value_parser(value_parser!(u16).range(1..=i64::from(MOST_QUESTIONS))),
            number("pass", say::arg_pass(lang)).value_parser(value_parser!(u8).range(1..=100)),
            number("minutes", say::arg_minutes(lang)).value_parser(value_parser!(u16).range(1..=600)),
            arguments::option("name", "NAME", say::arg_name(lang)),
            arguments::option("answers", "FILE", say::arg_answers(lang)),
            arguments::flag("key", say::arg_key(lang)),
            arguments::option("out", "FILE.pdf", say::arg_out(lang)).required_if_eq("what", "paper"),
            arguments::one_of("level", "RSR|NSR", ["RSR", "NSR"], say::arg_level(lang)),
            number("count", say::arg_count(lang)).short('n').value_parser(value_parser!(u16).range(1..=5000)),
        ]
    },
    run,
};

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    match arguments.get_one::<String>("what").map_or("learn", String::as_str) {
        "exam" => exam::take(arguments, lang),
        "paper" => exam::paper(arguments, lang),
        "verify" => exam::check(arguments, lang),
        "questions" => questions(arguments, lang),
        _ => learn::run(arguments, lang),
    }
}

fn edition(arguments: &ArgMatches) -> Edition {
    let id = arguments.get_one::<String>("edition");
    id.and_then(|id| id.parse().ok()).unwrap_or(Edition::CURRENT)
}

fn topics(arguments: &ArgMatches) -> Vec<Topic> {
    let mut topics: Vec<Topic> = Vec::new();
    for word in arguments.get_many::<String>("topic").into_iter().flatten() {
        topics.extend(Topic::meaning(word).filter(|topic| !topics.contains(topic)));
    }
    topics
}

/// The seed of the call.
fn seed_given(arguments: &ArgMatches, lang: Lang) -> Result<Option<Seed>, Trouble> {
    let text = arguments.get_one::<String>("seed");
    let read = |text: &String| text.parse().map_err(|NotASeed| Trouble::Wrong(say::bad_seed(lang, text)));
    text.map(read).transpose()
}

/// The seed of the call, or a fresh one, printed so that the questions can be made again.
fn seed(arguments: &ArgMatches, lang: Lang) -> Result<Seed, Trouble> {
    if let Some(seed) = seed_given(arguments, lang)? {
        return Ok(seed);
    }
    let mut random = [0; 20];
    getrandom::fill(&mut random).expect("the system gives random numbers");
    // A paper is an examination; the rest is practice, where a number is enough.
    let seed = match arguments.get_one::<String>("what").map(String::as_str) {
        Some("paper") => Seed::secret(random),
        _ => u32::from_le_bytes([random[0], random[1], random[2], 0]).into(),
    };
    eprintln!("{}", say::paper_seed(lang, &seed));
    Ok(seed)
}

fn exam_of(arguments: &ArgMatches, lang: Lang) -> Result<Exam, Trouble> {
    let usual = Terms::default();
    let chosen = topics(arguments);
    let terms = Terms {
        edition: edition(arguments),
        topics: if chosen.is_empty() { usual.topics } else { chosen },
        difficulty: arguments.get_one("difficulty").copied(),
        questions: arguments.get_one("questions").copied().unwrap_or(usual.questions),
        pass: arguments.get_one("pass").copied().unwrap_or(usual.pass),
        minutes: arguments.get_one("minutes").copied().unwrap_or(usual.minutes),
    };
    Ok(Exam { seed: seed(arguments, lang)?, terms })
}

fn too_few(TooFew { found }: TooFew, lang: Lang) -> Trouble {
    Trouble::Wrong(say::too_few(lang, found))
}

/// Samples of many questions, more than an exam has.
fn questions(arguments: &ArgMatches, lang: Lang) -> Done {
    let count = arguments.get_one::<u16>("count").copied().unwrap_or(10);
    let exam = exam_of(arguments, lang)?;
    let json = arguments.get_flag("json");
    let mut out = std::io::stdout().lock();
    let mut told = 0;
    let mut asked = BTreeSet::new();
    // Several exams in a row, from seeds in a row. What two of them ask is listed once.
    for part in 0..=u32::from(count / MOST_QUESTIONS) * 2 + 1 {
        let left = count - told;
        if left == 0 {
            break;
        }
        let seed = if part == 0 { exam.seed.clone() } else { exam.seed.short().wrapping_add(part).into() };
        let terms = Terms { questions: left.min(MOST_QUESTIONS), ..exam.terms.clone() };
        let exam = Exam { seed, terms };
        for question in exam.list().map_err(|few| too_few(few, lang))? {
            if !asked.insert(question.mark()) {
                continue;
            }
            told += 1;
            let text = if json {
                format!("{}\n", as_json(&question))
            } else {
                as_text(&question, told, count, lang)
            };
            out.write_all(text.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
            if !json {
                let solved = solution(&question, lang);
                writeln!(out, "{solved}").map_err(|error| Trouble::writing(&error, lang))?;
            }
        }
    }
    Ok(Outcome::Done)
}

/// The question with its board and choices.
fn as_text(question: &Question, number: u16, of: u16, lang: Lang) -> String {
    let prompt = say::prompt(question, lang);
    let mut text = format!(
        "{}: {} ({})\n",
        say::question_number(lang, number, of),
        say::topic(question.id.kind.topic(), lang),
        prompt.rules
    );
    if let Some(shown) = &question.shown {
        text.push('\n');
        text.push_str(&say::diagram(&shown.position, lang));
        text.push('\n');
    }
    for fact in &prompt.facts {
        text.push_str(&format!("{fact}\n"));
    }
    text.push_str(&format!("\n{}\n", prompt.question));
    for (index, choice) in say::choices(question, lang).iter().enumerate() {
        text.push_str(&format!("  {}  {choice}\n", say::letter(index)));
    }
    text
}

/// The right letter, why, and the articles.
fn solution(question: &Question, lang: Lang) -> String {
    let mut text = format!("→ {}\n", say::letter(question.right));
    text.push_str(&explained(question, lang));
    text
}

fn explained(question: &Question, lang: Lang) -> String {
    let mut text = String::new();
    for why in say::explanation(question, lang) {
        text.push_str(&format!("  {why}\n"));
    }
    let articles = say::articles(&question.cites, question.rules.edition);
    text.push_str(&format!("  {}\n", say::articles_named(lang, articles)));
    text
}

/// Both languages, for readers and other programs.
fn as_json(question: &Question) -> Value {
    let texts = |lang: Lang| {
        let prompt = say::prompt(question, lang);
        json!({
            "rules": prompt.rules,
            "facts": prompt.facts,
            "question": prompt.question,
            "choices": say::choices(question, lang),
            "explanation": say::explanation(question, lang),
        })
    };
    json!({
        "id": question.id,
        "topic": question.id.kind.topic().word(),
        "edition": question.id.edition.id(),
        "mode": question.rules.mode.word(),
        "supervision": question.rules.supervision.word(),
        "difficulty": question.id.difficulty,
        "fen": question.shown.as_ref().map(|shown| fen::write(&shown.position)),
        "scenario": question.situation().map(|situation| &situation.told),
        "right": question.right + 1,
        "articles": question.cites.iter().map(|cite| say::articles(&[*cite], question.rules.edition)).collect::<Vec<_>>(),
        "de": texts(Lang::De),
        "en": texts(Lang::En),
    })
}
