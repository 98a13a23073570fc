//! Examinations: chosen, taken, graded, printed.

use jiff::{Timestamp, civil::DateTime};
use maud::{Markup, html};
use turmuhr_print::{ExamAsk, Templates, exam_sheet, typeset};
use turmuhr_texts::{Lang, trainer as told, values};
use turmuhr_trainer::{Exam, MOST_QUESTIONS, Question, Record, TooFew, Topic, grade};

use super::{fresh_seed, hidden, laid_out, radios, solved, wish, wishes};
use crate::{
    http::{Answer, Ask, Fault, file, pdf},
    pages::{Page, page},
    parts::field,
    words::trainer as say,
};

/// The examination of the address; `None` without a seed.
fn exam_of(ask: &Ask) -> Option<Exam> {
    let seed = ask.query.text("seed").trim().parse().ok()?;
    let usual = Exam::of_seed(seed);
    let wish = wish(ask);
    let number = |name: &str, most: u32| ask.query.number(name).map(|number| number.clamp(1, most));
    let small = |name: &str, most: u32, usual: u16| {
        number(name, most).and_then(|number| u16::try_from(number).ok()).unwrap_or(usual)
    };
    Some(Exam {
        edition: wish.edition,
        topics: if wish.topics.is_empty() { Topic::ALL.to_vec() } else { wish.topics },
        difficulty: wish.difficulty,
        questions: small("questions", u32::from(MOST_QUESTIONS), usual.questions),
        pass: u8::try_from(small("pass", 100, u16::from(usual.pass))).unwrap_or(usual.pass),
        minutes: small("minutes", 600, usual.minutes),
        ..usual
    })
}

/// The choices made, numbered from 1.
fn answers(ask: &Ask, exam: &Exam) -> Vec<Option<u8>> {
    (1..=exam.questions).map(|number| ask.query.text(&format!("a{number}")).parse().ok()).collect()
}

pub(crate) async fn show(ask: Ask) -> Answer {
    let lang = ask.lang;
    let body = match exam_of(&ask) {
        None => chosen(&ask, lang),
        Some(exam) if ask.query.has("started") => match graded(&ask, &exam) {
            Ok((record, questions)) => result(&ask, &exam, &record, &questions, lang),
            Err(few) => too_few(&ask, few, lang),
        },
        Some(exam) => match exam.list() {
            Ok(questions) => sheet(&ask, &exam, &questions, lang),
            Err(few) => too_few(&ask, few, lang),
        },
    };
    Ok(page(&ask, Page { title: told::examination(lang), snapshot: None, section: None, body, aside: None }))
}

fn too_few(ask: &Ask, TooFew { found }: TooFew, lang: Lang) -> Markup {
    html! {
        p.warn role="status" { (told::too_few(lang, found)) }
        (chosen(ask, lang))
    }
}

/// What shall be examined.
fn chosen(ask: &Ask, lang: Lang) -> Markup {
    let usual = Exam::of_seed(fresh_seed());
    html! {
        p { (say::exam_about(lang)) }
        form.narrow method="get" action="/trainer/exam" #exam-wish {
            (field("seed", &say::seed(lang), &usual.seed.to_string(), "number"))
            (field("questions", &say::questions(lang), &usual.questions.to_string(), "number"))
            (field("pass", &say::pass(lang), &usual.pass.to_string(), "number"))
            (field("minutes", &say::minutes(lang), &usual.minutes.to_string(), "number"))
            (field("name", &say::name(lang), "", "text"))
            (wishes(&wish(ask), lang))
            p {
                button.next #begin-exam { (say::begin_exam(lang)) } " "
                button formaction="/trainer/paper.pdf" #print-paper { (say::print_paper(lang)) } " "
                button formaction="/trainer/paper.pdf" name="key" value="yes" #print-key { (say::print_key(lang)) }
            }
        }
        p { a href="/trainer" { (say::to_trainer(lang)) } }
    }
}

/// The examination itself, as hidden fields.
fn carried(ask: &Ask, exam: &Exam) -> Markup {
    html! {
        input type="hidden" name="seed" value=(exam.seed);
        input type="hidden" name="questions" value=(exam.questions);
        input type="hidden" name="pass" value=(exam.pass);
        input type="hidden" name="minutes" value=(exam.minutes);
        input type="hidden" name="name" value=(ask.query.text("name"));
        (hidden(&wish(ask)))
    }
}

/// All questions on one page.
fn sheet(ask: &Ask, exam: &Exam, questions: &[Question], lang: Lang) -> Markup {
    let now = Timestamp::now();
    let until = now + jiff::SignedDuration::from_mins(i64::from(exam.minutes));
    html! {
        p { (told::paper_rules(lang, questions.len(), exam.minutes, exam.pass)) " " (told::paper_seed(lang, exam.seed)) }
        p.note #until { (say::hand_in_by(lang, values::moment(ask.local(until), lang))) }
        form method="get" action="/trainer/exam" #exam-form {
            (carried(ask, exam))
            input type="hidden" name="started" value=(now.as_second());
            @for (index, question) in questions.iter().enumerate() {
                section data-question=(question.id) {
                    p { b { (told::question_number(lang, index + 1, questions.len())) } }
                    (laid_out(question, &radios(question, &format!("a{}", index + 1), 1, lang), lang))
                }
            }
            p { button.next #hand-in { (say::hand_in(lang)) } }
        }
    }
}

/// Start and end on the clock of the hall. The end is fixed once the answers are in the address.
fn times(ask: &Ask) -> (DateTime, DateTime) {
    let read =
        |name: &str| ask.query.text(name).parse().ok().and_then(|second| Timestamp::from_second(second).ok());
    let ended = read("ended").unwrap_or_else(Timestamp::now);
    let started = read("started").filter(|started| *started <= ended).unwrap_or(ended);
    (ask.local(started), ask.local(ended))
}

fn graded(ask: &Ask, exam: &Exam) -> Result<(Record, Vec<Question>), TooFew> {
    let (started, ended) = times(ask);
    let record = grade(exam, ask.query.text("name"), &answers(ask, exam), started, ended)?;
    Ok((record, exam.list()?))
}

fn result(ask: &Ask, exam: &Exam, record: &Record, questions: &[Question], lang: Lang) -> Markup {
    let of = &record.grade;
    let ended = ask.query.text("ended").to_owned();
    let ended = if ended.is_empty() { Timestamp::now().as_second().to_string() } else { ended };
    html! {
        div.card #result role="status" data-passed=(of.passed) {
            h2 {
                @if of.passed { (told::passed(lang)) }
                @else if of.in_time { (told::failed(lang, exam.pass)) }
                @else { (told::too_slow(lang, exam.minutes)) }
            }
            p { (told::result_line(lang, of.right, of.of, of.percent)) }
            ul.plain { @for topic in &of.topics { li { (told::topic_line(lang, told::topic(topic.topic, lang), topic.right, topic.of)) } } }
            form method="get" action="/trainer/record.json" {
                (carried(ask, exam))
                input type="hidden" name="started" value=(ask.query.text("started"));
                input type="hidden" name="ended" value=(ended);
                @for (index, answer) in record.answers.iter().enumerate() {
                    @if let Some(answer) = answer { input type="hidden" name={ "a" (index + 1) } value=(answer); }
                }
                p {
                    button.next #record { (say::record(lang)) } " "
                    button formaction="/trainer/paper.pdf" name="key" value="yes" { (say::print_key(lang)) }
                }
            }
        }
        @for (index, question) in questions.iter().enumerate() {
            @let given = record.answers.get(index).copied().flatten().map(|choice| usize::from(choice).wrapping_sub(1));
            details open[given != Some(question.right)] {
                summary {
                    (told::question_number(lang, index + 1, questions.len())) ": "
                    @match given {
                        Some(given) if given == question.right => (told::right(lang)),
                        Some(_) => (told::wrong(lang, told::letter(question.right))),
                        None => (told::left_out(lang, told::letter(question.right))),
                    }
                }
                (laid_out(question, &solved(question, given, lang), lang))
            }
        }
        p { a href="/trainer/exam" { (say::to_exam(lang)) } " · " a href="/trainer" { (say::to_trainer(lang)) } }
    }
}

/// The record as a file for a licence.
pub(crate) async fn record(ask: Ask) -> Answer {
    let exam = exam_of(&ask).ok_or(Fault::NotFound)?;
    let (record, _) = graded(&ask, &exam).map_err(|_| Fault::NotFound)?;
    let text = serde_json::to_string_pretty(&record).unwrap_or_default();
    Ok(file("application/json", &format!("exam-{}.json", exam.seed), format!("{text}\n")))
}

/// The paper, or its key.
pub(crate) async fn paper(ask: Ask) -> Answer {
    let exam = exam_of(&ask).ok_or(Fault::NotFound)?;
    let printed = Some(ask.local(Timestamp::now()));
    let wanted = ExamAsk {
        key: ask.query.has("key"),
        name: ask.query.text("name").to_owned(),
        day: String::new(),
        printed,
    };
    let sheet = exam_sheet(&exam, &wanted, ask.lang).map_err(|_| Fault::NotFound)?;
    let set = typeset(&sheet, &Templates::built_in(), printed).map_err(|_| Fault::NotFound)?;
    Ok(pdf(&format!("exam-{}.pdf", exam.seed), set.bytes))
}
