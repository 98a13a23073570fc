//! Examinations for practice: chosen, taken, graded, printed. The address holds the start, the answers and the end,
//! so that a reload or another language loses nothing.

use jiff::{SignedDuration, Timestamp};
use maud::{Markup, html};
use turmuhr_laws::words::Word;
use turmuhr_print::{ExamAsk, Templates, exam_sheet, typeset};
use turmuhr_texts::{Lang, trainer as told, values};
use turmuhr_trainer::{Exam, MOST_QUESTIONS, Question, Record, Seed, Terms, TooFew, grade};

use super::{fresh_seed, laid_out, radios, solved, wish, wishes};
use crate::{
    http::{Answer, Ask, Fault, file, moved, pdf},
    pages::rules_area::{Place, rules_page},
    parts::field,
    words::trainer as say,
};

/// The examination of the address; `None` without a seed.
fn exam_of(ask: &Ask) -> Option<Exam> {
    let seed = ask.query.text("seed").parse().ok()?;
    let usual = Terms::default();
    let wish = wish(ask);
    let number = |name: &str, most: u32| ask.query.number(name).map(|number| number.clamp(1, most));
    let small = |name: &str, most: u32, usual: u16| {
        number(name, most).and_then(|number| u16::try_from(number).ok()).unwrap_or(usual)
    };
    let terms = Terms {
        edition: wish.edition,
        topics: if wish.topics.is_empty() { usual.topics } else { wish.topics },
        difficulty: wish.difficulty,
        questions: small("questions", u32::from(MOST_QUESTIONS), usual.questions),
        pass: u8::try_from(small("pass", 100, u16::from(usual.pass))).unwrap_or(usual.pass),
        minutes: small("minutes", 600, usual.minutes),
    };
    Some(Exam { seed, terms })
}

/// The choices made, numbered from 1.
fn answers(ask: &Ask, exam: &Exam) -> Vec<Option<u8>> {
    (1..=exam.terms.questions).map(|number| ask.query.text(&format!("a{number}")).parse().ok()).collect()
}

/// A moment of the address.
fn moment(ask: &Ask, name: &str) -> Option<Timestamp> {
    ask.query.text(name).parse().ok().and_then(|second| Timestamp::from_second(second).ok())
}

/// An examination that was begun.
struct Sitting {
    exam: Exam,
    questions: Vec<Question>,
    started: Timestamp,
    answers: Vec<Option<u8>>,
}

impl Sitting {
    fn left(&self, now: Timestamp) -> SignedDuration {
        SignedDuration::from_mins(i64::from(self.exam.terms.minutes)) - now.duration_since(self.started)
    }

    /// The numbers of the questions without an answer.
    fn unanswered(&self) -> Vec<usize> {
        let given = |index: &usize| self.answers.get(*index).copied().flatten().is_some();
        (0..self.questions.len()).filter(|index| !given(index)).map(|index| index + 1).collect()
    }
}

pub(crate) async fn show(ask: Ask) -> Answer {
    let lang = ask.lang;
    let now = Timestamp::now();
    let body = match exam_of(&ask).map(|exam| (exam.list(), exam)) {
        None => chosen(&ask, lang),
        Some((Err(few), _)) => too_few(&ask, few, lang),
        Some((Ok(questions), exam)) => {
            // A fixed start in the address: a reload does not start the clock again.
            let Some(started) = moment(&ask, "started").map(|started| started.min(now)) else {
                return Ok(moved(&further(&ask, &exam, &[("started", now)])));
            };
            let answers = answers(&ask, &exam);
            let sitting = Sitting { exam, questions, started, answers };
            let over = sitting.left(now).is_negative();
            match (moment(&ask, "ended"), ask.query.text("hand_in")) {
                (Some(ended), _) => result(&ask, &sitting, ended, lang),
                (None, "") => sheet(&ask, &sitting, now, false, lang),
                (None, "yes") if !over && !sitting.unanswered().is_empty() => {
                    sheet(&ask, &sitting, now, true, lang)
                }
                (None, _) => {
                    let times = [("started", started), ("ended", now)];
                    return Ok(moved(&further(&ask, &sitting.exam, &times)));
                }
            }
        }
    };
    Ok(rules_page(&ask, Place::Trainer, told::examination(lang), html! {}, body))
}

/// This examination with its answers and these moments, as an address.
fn further(ask: &Ask, exam: &Exam, times: &[(&str, Timestamp)]) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    query.extend_pairs(carried(ask, exam));
    query.extend_pairs(given(&answers(ask, exam)));
    for (name, at) in times {
        query.append_pair(name, &at.as_second().to_string());
    }
    format!("/trainer/exam?{}", query.finish())
}

fn too_few(ask: &Ask, TooFew { found }: TooFew, lang: Lang) -> Markup {
    html! {
        p.warn role="status" { (told::too_few(lang, found)) }
        (chosen(ask, lang))
    }
}

/// What shall be examined.
fn chosen(ask: &Ask, lang: Lang) -> Markup {
    let usual = Terms::default();
    html! {
        p { (say::exam_about(lang)) }
        form.narrow method="get" action="/trainer/exam" #exam-wish {
            (field("seed", &say::seed(lang), &fresh_seed().to_string(), "text"))
            p.note #secret { (say::secret_seed(lang)) " " code { (secret()) } }
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

fn secret() -> Seed {
    let mut random = [0; 20];
    getrandom::fill(&mut random).expect("the system gives random numbers");
    Seed::secret(random)
}

/// The examination itself, as fields of a form or an address.
fn carried(ask: &Ask, exam: &Exam) -> Vec<(String, String)> {
    let terms = &exam.terms;
    let mut fields = vec![
        ("seed", exam.seed.to_string()),
        ("questions", terms.questions.to_string()),
        ("pass", terms.pass.to_string()),
        ("minutes", terms.minutes.to_string()),
        ("name", ask.query.text("name").to_owned()),
        ("edition", terms.edition.id().to_owned()),
    ];
    fields.extend(terms.difficulty.map(|level| ("difficulty", level.to_string())));
    fields.extend(wish(ask).topics.into_iter().map(|topic| ("topic", topic.word().to_owned())));
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

fn given(answers: &[Option<u8>]) -> Vec<(String, String)> {
    let field =
        |(index, answer): (usize, &Option<u8>)| Some((format!("a{}", index + 1), (*answer)?.to_string()));
    answers.iter().enumerate().filter_map(field).collect()
}

fn hidden(fields: &[(String, String)]) -> Markup {
    html! { @for (name, value) in fields { input type="hidden" name=(name) value=(value); } }
}

/// The minutes before the end that are announced.
const ANNOUNCED: [u16; 3] = [10, 5, 1];

/// All questions on one page. `asks` for the questions left out.
fn sheet(ask: &Ask, sitting: &Sitting, now: Timestamp, asks: bool, lang: Lang) -> Markup {
    let Sitting { exam, questions, started, answers } = sitting;
    let left = sitting.left(now).as_secs().max(0);
    let until = *started + SignedDuration::from_mins(i64::from(exam.terms.minutes));
    let open = if asks { sitting.unanswered() } else { Vec::new() };
    html! {
        p { (told::terms(&exam.terms, questions.len(), lang)) " " (told::paper_seed(lang, &exam.seed)) }
        p.note #until {
            @if left > 0 { (say::hand_in_by(lang, values::moment(ask.local(until), lang))) }
            @else { (say::time_is_over(lang)) }
            " " b #left role="timer" {}
        }
        p.hidden #time-said role="status" {}
        @if asks {
            p.warn #unanswered role="alert" {
                (say::left_out(lang, told::questions(open.len(), lang))) " "
                @for number in &open { a href={ "#q" (number) } { (number) } " " }
                "· " a href="#anyway" { (say::hand_in_anyway(lang)) }
            }
        }
        form method="get" action="/trainer/exam" #exam-form data-exam data-left=(left) {
            (hidden(&carried(ask, exam)))
            input type="hidden" name="started" value=(started.as_second());
            @for minutes in ANNOUNCED {
                span hidden data-said-at=(minutes) { (say::time_left(lang, told::minutes(minutes, lang))) }
            }
            @for (index, question) in questions.iter().enumerate() {
                @let chosen = answers.get(index).copied().flatten();
                section id={ "q" (index + 1) } data-question=(question.id) {
                    p { b { (told::question_number(lang, index + 1, questions.len())) } }
                    (laid_out(question, &radios(question, &format!("a{}", index + 1), 1, chosen.map(usize::from), lang), lang))
                }
            }
            p {
                button.next #hand-in name="hand_in" value="yes" { (say::hand_in(lang)) } " "
                button #keep { (say::keep(lang)) }
                @if asks { " " button #anyway name="hand_in" value="anyway" { (say::hand_in_anyway(lang)) } }
            }
        }
    }
}

/// The record by the clock of the hall.
fn graded(ask: &Ask, exam: &Exam, started: Timestamp, ended: Timestamp) -> Result<Record, TooFew> {
    let times = (ask.local(started.min(ended)), ask.local(ended));
    grade(exam, ask.query.text("name"), &answers(ask, exam), times.0, times.1)
}

fn result(ask: &Ask, sitting: &Sitting, ended: Timestamp, lang: Lang) -> Markup {
    let Sitting { exam, questions, started, .. } = sitting;
    let record = match graded(ask, exam, *started, ended) {
        Ok(record) => record,
        Err(few) => return too_few(ask, few, lang),
    };
    let of = &record.grade;
    html! {
        div.card #result role="status" data-passed=(of.passed) data-in-time=(of.in_time) {
            h2 {
                @if of.passed { (told::passed(lang)) }
                @else if of.in_time { (told::failed(lang, exam.terms.pass)) }
                @else { (told::too_slow(lang, told::minutes(exam.terms.minutes, lang))) }
            }
            p { (told::result_line(lang, of.right, of.of, of.percent)) }
            ul.plain { @for topic in &of.topics { li { (told::topic_line(lang, told::topic(topic.topic, lang), topic.right, topic.of)) } } }
            form method="get" action="/trainer/record.json" {
                (hidden(&carried(ask, exam)))
                (hidden(&given(&record.answers)))
                input type="hidden" name="started" value=(started.as_second());
                input type="hidden" name="ended" value=(ended.as_second());
                p {
                    button.next #record { (say::record(lang)) } " "
                    button formaction="/trainer/paper.pdf" #print-again { (say::print_paper(lang)) } " "
                    button formaction="/trainer/paper.pdf" name="key" value="yes" { (say::print_key(lang)) }
                }
                p.note { (say::practice_record(lang)) }
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
    let ended = moment(&ask, "ended").unwrap_or_else(Timestamp::now);
    let started = moment(&ask, "started").unwrap_or(ended);
    let record = graded(&ask, &exam, started, ended).map_err(|_| Fault::NotFound)?;
    let text = serde_json::to_string_pretty(&record).unwrap_or_default();
    Ok(file("application/json", &format!("exam-{}.json", record.number), format!("{text}\n")))
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
    Ok(pdf(&format!("exam-{}.pdf", exam.seed.exam_number()), set.bytes))
}
