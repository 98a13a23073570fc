//! Arbiters: courses, participants, exams, appointments, titles, norms, applications; and what they hold.

use std::collections::BTreeMap;

use clap::Arg;
use jiff::civil::Date;
use serde_json::{Value, json};
use turmuhr_federation::{
    Ordinance,
    office::licence::{
        Consents, ExamResult, Grade, LicenceEvent, What,
        course::{Exam, ExamFault, Topic, exam_faults},
        deploy::{Norm, Vote},
    },
    persons::person::PersonId,
};
use turmuhr_season::{
    State, Statement,
    arbiters::{ArbiterAct, Course, CourseId},
};
use turmuhr_texts::{
    Lang,
    federation::form,
    season::{acts as say, arbiters as told, names, objection},
    trainer,
};
use turmuhr_trainer::{NotVerified, Record, Seed, verify};

use super::book::Asked;
use crate::{
    arguments::{flag, option},
    files,
    outcome::{Done, Outcome, Trouble},
};

/// Options of arbiters.
pub(super) fn arguments(lang: Lang) -> Vec<Arg> {
    let many = |name, value, help| option(name, value, help).action(clap::ArgAction::Append);
    vec![
        option("grade", "RSR|NSR", told::arg_grade(lang)),
        option("units", "UNITS", told::arg_units(lang)),
        many("lecturer", "PERSON", told::arg_lecturer(lang)),
        option("course", "N", told::arg_course(lang)),
        option("address", "TEXT", told::arg_address(lang)),
        option("phone", "TEXT", told::arg_phone(lang)),
        option("email", "TEXT", told::arg_email(lang)),
        option("exam", "passed|failed", told::arg_exam(lang)),
        option("written", "MINUTES", told::arg_written(lang)),
        option("oral", "MINUTES", told::arg_oral(lang)),
        flag("confirmation", told::arg_confirmation(lang)),
        option("record", "FILE", told::arg_record(lang)),
        option("title", "TITLE", told::arg_title(lang)),
        flag("abroad", told::arg_abroad(lang)),
        option("application", "WHAT", told::arg_application(lang)),
        flag("fees", told::arg_fees(lang)),
        option("vote", "N N N", told::arg_vote(lang)),
        option("acquired", "DAY", told::arg_acquired(lang)),
        option("what", "WHAT", told::arg_what(lang)),
    ]
}

/// What can be added about arbiters.
pub(super) const KINDS: [&str; 10] = [
    "licence",
    "course",
    "participant",
    "exam",
    "appointment",
    "title",
    "norm",
    "fide-application",
    "bar",
    "old-licence",
];

/// The guidelines: of the call, of the season, else those that come with the program.
fn under(call: &Asked<'_>, state: &State) -> String {
    let has = |ordinance: &Ordinance| ordinance.rules.licence.is_some();
    let named = call.text("under").map(str::to_owned);
    let own = || state.ordinance.as_ref().filter(|ordinance| has(ordinance)).map(|own| own.id.clone());
    let shipped = || {
        let all = Ordinance::SHIPPED.iter().filter_map(|(id, _)| Ordinance::named(id));
        all.into_iter().find(has).map(|found| found.id)
    };
    named.or_else(own).or_else(shipped).unwrap_or_default()
}

pub(super) fn guidelines(call: &Asked<'_>, state: &State) -> Result<Ordinance, Trouble> {
    let id = under(call, state);
    let found = Ordinance::among(&state.texts, &id).ok().flatten();
    found.filter(|found| found.rules.licence.is_some()).ok_or_else(|| call.wrong("--under", &id))
}

/// The statement of `add KIND …`, if it is one of these.
pub(super) fn added(
    call: &Asked<'_>,
    state: &State,
    kind: &str,
) -> Result<Option<(Statement, String)>, Trouble> {
    if !KINDS.contains(&kind) {
        return Ok(None);
    }
    let day = call.day()?;
    let name = || call.word(1, "NAME");
    let person = || call.person(state, call.word(1, "PERSON")?);
    let from = || Ok::<Date, Trouble>(call.value("from")?.unwrap_or(day));
    let who = |person| names::person(state, person, call.lang);
    let noted = |person| say::entered(call.lang, who(person));
    let (act, said) = match kind {
        "licence" => {
            let person = person()?;
            let said = say::entered(call.lang, who(person));
            return Ok(Some((Statement::LicenceNoted { person, event: event(call)? }, said)));
        }
        "course" => {
            let details = course(call, state)?;
            let last = state.registry.arbiters.courses.keys().next_back();
            let course = CourseId(super::find::next(last.map(|last| last.0)));
            let said = told::course_entered(call.lang, course.0, &details.name, details.units());
            (ArbiterAct::CourseHeld { course, details }, said)
        }
        "participant" => {
            let person = person()?;
            let text = |option: &str| call.text(option).unwrap_or_default().to_owned();
            let course = CourseId(call.value("course")?.ok_or_else(|| call.missing("--course"))?);
            let (address, phone, email) = (text("address"), text("phone"), text("email"));
            let exam: Option<ExamResult> = call.one_of("exam")?;
            let reported = call.value("posted")?;
            (ArbiterAct::Attended { course, person, address, phone, email, exam, reported }, noted(person))
        }
        "exam" => exam(call, state, person()?)?,
        "appointment" => {
            let game = call.game(state, name()?)?;
            let person = call.person(state, call.word(2, "PERSON")?)?;
            let said = told::appointed(call.lang, who(person), names::game(state, game, call.lang));
            (ArbiterAct::Appointed { game, person, costs: costs(call)? }, said)
        }
        "title" => {
            let person = person()?;
            let title = call.one_of("title")?.ok_or_else(|| call.missing("--title"))?;
            (ArbiterAct::TitleHeld { person, title, from: from()? }, noted(person))
        }
        "norm" => {
            let person = person()?;
            let norm = Norm { on: from()?, domestic: !call.has("abroad") };
            let event = call.text("reason").unwrap_or_default().to_owned();
            (ArbiterAct::NormMade { person, norm, event }, noted(person))
        }
        "fide-application" => {
            let person = person()?;
            let application = call.one_of("application")?.ok_or_else(|| call.missing("--application"))?;
            let (on, fees_secured, vote) = (from()?, call.has("fees"), vote(call)?);
            (ArbiterAct::Applied { person, application, on, fees_secured, vote }, noted(person))
        }
        "bar" => {
            let person = person()?;
            let until = call.value("until")?.ok_or_else(|| call.missing("--until"))?;
            let reason = call.needs("reason")?.to_owned();
            (ArbiterAct::Barred { person, from: from()?, until, reason }, noted(person))
        }
        _ => {
            let person = person()?;
            let acquired = call.value("acquired")?.ok_or_else(|| call.missing("--acquired"))?;
            let converted = call.value("applied")?;
            (ArbiterAct::OldLicence { person, acquired, converted }, noted(person))
        }
    };
    Ok(Some((Statement::Arbiter { under: under(call, state), act }, said)))
}

/// An event of a licence from its options, or as JSON.
fn event(call: &Asked<'_>) -> Result<LicenceEvent, Trouble> {
    if let Some(text) = call.text("event") {
        return serde_json::from_str(text).map_err(|_| call.wrong("--event", text));
    }
    let date = call.value("from")?.map_or_else(|| call.day(), Ok)?;
    let grade = || call.one_of::<Grade>("grade")?.ok_or_else(|| call.missing("--grade"));
    let exam: Option<ExamResult> = call.one_of("exam")?;
    let units: Option<u32> = call.value("units")?;
    let what = match call.needs("what")? {
        "training" => What::Training { level: grade()?, exam, units },
        "refresher" => What::Refresher { level: grade()?, exam, units },
        "exam" => {
            let exam = exam.ok_or_else(|| call.missing("--exam"))?;
            What::Exam { level: grade()?, passed: exam == ExamResult::Passed }
        }
        "shadowing" => What::Shadowing,
        "neutral-match" => What::NeutralMatch,
        "rated-event" => What::RatedEvent,
        // The consent of the chair and of the education officer.
        "contribution" => {
            let consent = call.has("consent");
            What::Contribution { consents: Consents { chair: consent, education: consent } }
        }
        other => return Err(call.wrong("--what", other)),
    };
    Ok(LicenceEvent { date, what })
}

fn course(call: &Asked<'_>, state: &State) -> Result<Course, Trouble> {
    let given = call.needs("units")?;
    let mut topics: BTreeMap<Topic, u32> = BTreeMap::new();
    for part in given.split([' ', ',']).filter(|part| !part.is_empty()) {
        let (word, units) = part.split_once('=').ok_or_else(|| call.wrong("--units", part))?;
        let units: u32 = units.parse().map_err(|_| call.wrong("--units", part))?;
        let topic = form::topic_named(word)
            .ok_or_else(|| Trouble::Wrong(form::no_topic(word, &Topic::ALL, call.lang)))?;
        let sum = topics.entry(topic).or_default();
        *sum = sum.saturating_add(units);
    }
    let lecturers = call.many("lecturer").into_iter().map(|name| call.person(state, name));
    let training = match call.text("kind") {
        None | Some("training") => true,
        Some("refresher") => false,
        Some(other) => return Err(call.wrong("--kind", other)),
    };
    Ok(Course {
        name: call.word(1, "NAME")?.to_owned(),
        level: call.one_of("grade")?.ok_or_else(|| call.missing("--grade"))?,
        training,
        ends: call.value("until")?.map_or_else(|| call.day(), Ok)?,
        organiser: call.needs("organiser")?.to_owned(),
        lecturers: lecturers.collect::<Result<Vec<PersonId>, Trouble>>()?,
        topics,
    })
}

/// An exam: as it was told, or the record of an examination at the trainer, verified by its seed.
fn exam(call: &Asked<'_>, state: &State, person: PersonId) -> Result<(ArbiterAct, String), Trouble> {
    let level: Grade = call.one_of("grade")?.ok_or_else(|| call.missing("--grade"))?;
    let acquisition = !call.has("confirmation");
    let oral_minutes: Option<u32> = call.value("oral")?;
    let who = names::person(state, person, call.lang);
    let mut said = say::entered(call.lang, &who);
    let (on, passed, written_minutes, record) = match call.text("record") {
        Some(path) => {
            let record = verified(call, path)?;
            let name = record.name.trim();
            let known = state.person_named(name, turmuhr_season::AsOf::today(record.day));
            if known.is_none_or(|known| {
                state.registry.identity(known, Date::MAX) != state.registry.identity(person, Date::MAX)
            }) {
                let why = told::other_name(call.lang, name, who);
                return Err(Trouble::Wrong(told::no_record(call.lang, why)));
            }
            // The time allowed counts: who answers faster has still sat the whole exam.
            let minutes = Some(u32::from(record.exam.minutes));
            (record.day, record.grade.passed, minutes, Some(record.number.clone()))
        }
        None => {
            let result: ExamResult = call.one_of("exam")?.ok_or_else(|| call.missing("--exam"))?;
            let on = call.value("from")?.map_or_else(|| call.day(), Ok)?;
            (on, result == ExamResult::Passed, call.value("written")?, None)
        }
    };
    let told = exam_faults(Exam { acquisition, written_minutes, oral_minutes });
    if told.contains(&ExamFault::PartMissing) {
        let what = objection::exam_fault(ExamFault::PartMissing, call.lang);
        said = format!("{said} {}", told::as_a_rule(call.lang, what));
    }
    let act = ArbiterAct::Examined {
        person,
        level,
        on,
        passed,
        acquisition,
        written_minutes,
        oral_minutes,
        record,
    };
    Ok((act, said))
}

fn verified(call: &Asked<'_>, path: &str) -> Result<Record, Trouble> {
    let lang = call.lang;
    let bytes = files::read(path, lang)?;
    let record: Record = serde_json::from_slice(&bytes)
        .map_err(|error| Trouble::Wrong(trainer::bad_record(lang, path, error)))?;
    let text = call.needs("seed")?;
    let seed: Seed = text.parse().map_err(|_| Trouble::Wrong(trainer::bad_seed(lang, text)))?;
    let why = match verify(&record, &seed) {
        Ok(()) => return Ok(record),
        Err(NotVerified::Version { record, ours }) => trainer::other_version(lang, record, ours),
        Err(NotVerified::OtherSeed { record, seed }) => trainer::other_seed(lang, record, seed),
        Err(NotVerified::Changed | NotVerified::TooFew(_)) => trainer::changed(lang),
        Err(NotVerified::Differs(again)) => trainer::differs(lang, again.grade.right, again.grade.percent),
    };
    Err(Trouble::Wrong(told::no_record(lang, why)))
}

fn costs(call: &Asked<'_>) -> Result<Option<[u64; 2]>, Trouble> {
    let Some(given) = call.text("costs") else { return Ok(None) };
    let read = given
        .split_once(' ')
        .and_then(|(travel, daily)| Some([travel.trim().parse().ok()?, daily.trim().parse().ok()?]));
    read.map(Some).ok_or_else(|| call.wrong("--costs", given))
}

/// `9 6 3`: voting members, yes, no.
fn vote(call: &Asked<'_>) -> Result<Option<Vote>, Trouble> {
    let Some(given) = call.text("vote") else { return Ok(None) };
    let wrong = || call.wrong("--vote", given);
    let numbers: Vec<u32> =
        given.split_whitespace().map(|word| word.parse().map_err(|_| wrong())).collect::<Result<_, _>>()?;
    match numbers[..] {
        [voting_members, yes, no] => Ok(Some(Vote { voting_members, yes, no })),
        _ => Err(wrong()),
    }
}

/// `arbiters [PERSON]`: licences, titles, where they serve, costs; and the clubs that have too few.
pub(super) fn arbiters(call: &Asked<'_>) -> Done {
    let lang = call.lang;
    let state = call.read()?;
    let ordinance = guidelines(call, &state)?;
    let on = call.day()?;
    let all = match call.words().first() {
        Some(name) => vec![state.arbiter(&ordinance, call.person(&state, name)?, on)],
        None => state.arbiters(&ordinance, on),
    };
    let short = if call.words().is_empty() { state.short_of_arbiters(&ordinance, on) } else { Vec::new() };
    if call.json() {
        let told: Vec<Value> = all
            .iter()
            .map(|one| {
                let status = |standing: &Option<turmuhr_federation::office::licence::Standing>| {
                    standing.as_ref().map(|standing| standing.status.word())
                };
                json!({
                    "person": names::person(&state, one.person, lang), "title": one.title,
                    "RSR": status(&one.regional), "NSR": status(&one.national), "valid_to": one.valid_to,
                    "serves": one.served.iter().filter(|(_, may)| may.is_ok()).map(|(level, _)| level).collect::<Vec<_>>(),
                    "matches": one.matches.len(), "told": told::arbiter_lines(one, &state, lang),
                })
            })
            .collect();
        let short: Vec<Value> = short.iter().map(|(club, by)| json!({ "club": club, "short": by })).collect();
        call.print(&format!("{}\n", json!({ "arbiters": told, "short": short })))?;
        return Ok(Outcome::Done);
    }
    if all.is_empty() {
        call.print(&format!("{}\n", told::no_arbiters(lang)))?;
    }
    for one in &all {
        for (place, line) in told::arbiter_lines(one, &state, lang).iter().enumerate() {
            let indent = if place == 0 { "" } else { "  " };
            call.print(&format!("{indent}{line}\n"))?;
        }
    }
    for (club, count) in &short {
        call.print(&format!("{}\n", told::short(lang, club, *count)))?;
    }
    Ok(Outcome::Done)
}
