//! What the guidelines object to in an act about arbiters.

use jiff::civil::Date;
use turmuhr_federation::{
    law::deadline::{Rule, deadline},
    office::licence::{
        Grade, LicenceEvent, Status,
        course::{self, Exam, ExamFault, Participant, exam_faults},
        deploy::{Application, may_apply, may_serve, old_licence_convertible, old_licence_until},
    },
    ordinance::{Cite, Ordinance},
    persons::person::PersonId,
};

use super::{ArbiterAct, Course};
use crate::{
    due::licence_of,
    objection::{Against, Objection},
    state::State,
};

/// The guidelines an act is judged by.
pub(crate) fn guidelines(state: &State, under: &str) -> Result<Ordinance, Objection> {
    let none = || Against::NoLicenceRules(under.to_owned()).at(None);
    // Guidelines may be younger than the season: a licence lasts for years.
    let found = Ordinance::among(&state.texts, under).ok().flatten().ok_or_else(none)?;
    if found.rules.licence.is_some() { Ok(found) } else { Err(none()) }
}

fn at(ordinance: &Ordinance, article: &str) -> Option<Cite> {
    Some(Cite { ordinance: ordinance.id.clone(), article: article.to_owned() })
}

fn licence(state: &State, ordinance: &Ordinance, person: PersonId, level: Grade, on: Date) -> Status {
    licence_of(state, ordinance, person, level, on).map_or(Status::None, |standing| standing.status)
}

/// What stands against a course noted by its units: the guidelines of the season, else those that come with the program.
pub(crate) fn noted(state: &State, event: &LicenceEvent) -> Result<(), Objection> {
    let has = |one: &Ordinance| one.rules.licence.is_some();
    let shipped = || Ordinance::SHIPPED.iter().filter_map(|(id, _)| Ordinance::named(id)).find(has);
    let Some(ordinance) = state.ordinance.clone().filter(has).or_else(shipped) else { return Ok(()) };
    match course::units_fault(&ordinance, event) {
        Some((fault, cite)) => Err(Against::Course(vec![fault]).at(Some(cite))),
        None => Ok(()),
    }
}

pub(crate) fn objection(state: &State, under: &str, act: &ArbiterAct, today: Date) -> Result<(), Objection> {
    match act {
        ArbiterAct::CourseHeld { details, .. } => held(state, &guidelines(state, under)?, details),
        ArbiterAct::Attended { course, person, address, phone, email, reported, .. } => {
            let ordinance = guidelines(state, under)?;
            // Without a course there is nothing to report; the registry says so.
            let Some(held) = state.registry.arbiters.courses.get(course) else { return Ok(()) };
            let last = deadline(&ordinance, Rule::CourseReport, held.ends).ok();
            if let Some(last) = last.filter(|last| !last.met(Some(reported.unwrap_or(today)))) {
                return Err(
                    Against::ReportedLate { person: *person, last: last.last_day }.at(Some(last.cite))
                );
            }
            let participant = Participant {
                address: address.clone(),
                phone: phone.clone(),
                email: email.clone(),
                course_reported: true,
            };
            let reported = participant.reported();
            if reported { Ok(()) } else { Err(Against::NotReported(*person).at(at(&ordinance, "II"))) }
        }
        ArbiterAct::Examined { person, acquisition, written_minutes, oral_minutes, .. } => {
            let ordinance = guidelines(state, under)?;
            let exam = Exam {
                acquisition: *acquisition,
                written_minutes: *written_minutes,
                oral_minutes: *oral_minutes,
            };
            // A part that is missing is allowed «as a rule».
            let faults: Vec<ExamFault> =
                exam_faults(exam).into_iter().filter(|fault| *fault != ExamFault::PartMissing).collect();
            let article = if *acquisition { "III.1" } else { "III.2" };
            if !faults.is_empty() {
                return Err(Against::Exam(faults).at(at(&ordinance, article)));
            }
            let born = state.registry.born(*person, crate::registry::AsOf::today(today));
            if born.is_some() { Ok(()) } else { Err(Against::NoBirth(*person).at(at(&ordinance, "II.1"))) }
        }
        ArbiterAct::Appointed { game, person, .. } => {
            let ordinance = guidelines(state, under)?;
            let on = state.matches.get(game).map_or(today, |one| one.fixture.on);
            let level = state.event_level(*game);
            may_serve(&state.deployed(&ordinance, *person, on), level)
                .map_err(|why| Against::NotDeployed { person: *person, level, why }.at(at(&ordinance, "I")))
        }
        ArbiterAct::NormMade { person, norm, .. } => {
            let Ok(ordinance) = guidelines(state, under) else { return Ok(()) };
            let standing = licence_of(state, &ordinance, *person, Grade::Nsr, norm.on);
            let acquired = standing.and_then(|standing| standing.dates).map(|dates| dates.acquired);
            match acquired.filter(|acquired| *acquired < norm.on) {
                Some(_) => Ok(()),
                None => Err(Against::NormBefore { national: acquired }.at(at(&ordinance, "II.3"))),
            }
        }
        ArbiterAct::Applied { person, application, on, fees_secured, vote } => {
            let ordinance = guidelines(state, under)?;
            let of = |grade| licence(state, &ordinance, *person, grade, *on);
            let article = match application {
                Application::Title => "II.3",
                Application::NationalArbiter | Application::Reactivation | Application::HigherCategory => {
                    "II.4"
                }
            };
            if !may_apply(*application, of(Grade::Rsr), of(Grade::Nsr), *fees_secured) {
                let against = Against::NotEntitled { application: *application, fees_secured: *fees_secured };
                return Err(against.at(at(&ordinance, article)));
            }
            let (voted, two_thirds) = match application {
                Application::Title => (vote.is_some_and(|vote| vote.two_thirds()), true),
                Application::HigherCategory => (vote.is_some_and(|vote| vote.simple()), false),
                Application::NationalArbiter | Application::Reactivation => (true, false),
            };
            if voted { Ok(()) } else { Err(Against::Vote { two_thirds }.at(at(&ordinance, article))) }
        }
        ArbiterAct::OldLicence { acquired, converted, .. } => {
            let ordinance = guidelines(state, under)?;
            if old_licence_until(*acquired).is_none() {
                return Err(Against::NotOld(*acquired).at(at(&ordinance, "IV")));
            }
            match converted.filter(|applied| !old_licence_convertible(*acquired, *applied)) {
                Some(_) => Err(Against::NotConvertible.at(at(&ordinance, "IV"))),
                None => Ok(()),
            }
        }
        ArbiterAct::TitleHeld { .. } | ArbiterAct::Barred { .. } => Ok(()),
    }
}

fn held(state: &State, ordinance: &Ordinance, details: &Course) -> Result<(), Objection> {
    let national =
        |person: &PersonId| licence(state, ordinance, *person, Grade::Nsr, details.ends) == Status::Active;
    let course = course::Course {
        level: details.level,
        training: details.training,
        ends: details.ends,
        organiser: details.organiser.clone(),
        lecturers_national: !details.lecturers.is_empty() && details.lecturers.iter().all(national),
        topics: details.topics.clone(),
    };
    let none = |_| Against::NoLicenceRules(ordinance.id.clone()).at(None);
    let (faults, cite) = course::faults(ordinance, &course).map_err(none)?;
    let faults: Vec<course::CourseFault> = faults.into_iter().filter(|fault| !fault.is_warning()).collect();
    if faults.is_empty() { Ok(()) } else { Err(Against::Course(faults).at(Some(cite))) }
}
