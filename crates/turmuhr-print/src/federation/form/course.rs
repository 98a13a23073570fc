//! The registration of a course, judged: who holds it, lecturers, topics and units (guidelines II).

use std::collections::BTreeMap;

use turmuhr_federation::office::licence::{
    Grade,
    course::{Course, faults},
};
use turmuhr_texts::{Lang, federation::form as say};

use super::{Unfit, worked::Desk};
use crate::federation::NoPaper;

/// The sum of the units; faults become objections. `None` until level, kind and contents are given.
pub(super) fn units(desk: &mut Desk<'_>) -> Result<Option<String>, NoPaper> {
    let (Some(level), Some(kind), Some(ends)) =
        (desk.answers.choice("level"), desk.answers.choice("kind"), desk.answers.date("ends"))
    else {
        return Ok(None);
    };
    if desk.rows.is_empty() {
        return Ok(None);
    }
    let mut topics: BTreeMap<String, u32> = BTreeMap::new();
    for (row, at) in desk.rows.iter().zip(1..) {
        let [topic, units, ..] = row.as_slice() else { continue };
        let unfit = NoPaper::Unfit(Unfit::Row { row: at, columns: 3 });
        let units: u32 = units.parse().map_err(|_| unfit)?;
        let sum = topics.entry(word(topic)).or_default();
        *sum = sum.saturating_add(units);
    }
    let course = Course {
        level: if level == "NSR" { Grade::Nsr } else { Grade::Rsr },
        training: kind == "training",
        ends,
        organiser: desk.answers.choice("organised_by").unwrap_or_default().to_owned(),
        lecturers_national: desk.answers.yes("all_national").unwrap_or(false),
        topics,
    };
    let given: u32 = course.topics.values().fold(0, |sum, units| sum.saturating_add(*units));
    let (found, cite) = faults(desk.ordinance, &course)
        .map_err(|none| NoPaper::DoesNotSay(format!("{}: licence", none.0)))?;
    for fault in &found {
        desk.objections.push(say::course_fault(fault, &cite.article, desk.lang));
    }
    Ok(Some(given.to_string()))
}

/// The word of a topic in the guidelines, told by its name in either language; an unknown one stays.
fn word(topic: &str) -> String {
    let topic = topic.trim();
    let named = |word: &&&str| Lang::ALL.iter().any(|lang| say::topic(word, *lang) == topic);
    say::TOPICS.iter().find(named).map_or_else(|| topic.to_owned(), |word| (*word).to_owned())
}
