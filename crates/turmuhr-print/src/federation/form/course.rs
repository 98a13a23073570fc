//! The registration of a course, judged: who holds it, lecturers, topics and units (guidelines II).

use std::collections::BTreeMap;

use turmuhr_federation::office::licence::{
    Grade,
    course::{Course, CourseFault, Topic, faults},
};
use turmuhr_texts::federation::form as say;

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
    let mut topics: BTreeMap<Topic, u32> = BTreeMap::new();
    let (mut given, mut unknown) = (0u32, Vec::new());
    for (row, at) in desk.rows.iter().zip(1..) {
        let [topic, units, ..] = row.as_slice() else { continue };
        let unfit = NoPaper::Unfit(Unfit::Row { row: at, columns: 3 });
        let units: u32 = units.parse().map_err(|_| unfit)?;
        given = given.saturating_add(units);
        match say::topic_named(topic) {
            Some(topic) => {
                let sum = topics.entry(topic).or_default();
                *sum = sum.saturating_add(units);
            }
            None => unknown.push(say::no_topic(topic.trim(), &Topic::ALL, desk.lang)),
        }
    }
    let course = Course {
        level: if level == "NSR" { Grade::Nsr } else { Grade::Rsr },
        training: kind == "training",
        ends,
        organiser: desk.answers.choice("organised_by").unwrap_or_default().to_owned(),
        lecturers_national: desk.answers.yes("all_national").unwrap_or(false),
        topics,
    };
    let (found, cite) = faults(desk.ordinance, &course)
        .map_err(|none| NoPaper::DoesNotSay(format!("{}: licence", none.0)))?;
    for fault in found {
        // Units of an unknown topic count; the topic has its own objection.
        let fault = match fault {
            CourseFault::TooFewUnits { fewest, .. } if given >= fewest => continue,
            CourseFault::TooFewUnits { fewest, .. } => CourseFault::TooFewUnits { given, fewest },
            other => other,
        };
        desk.objections.push(say::course_fault(&fault, &cite.article, desk.lang));
    }
    desk.objections.extend(unknown);
    Ok(Some(given.to_string()))
}
