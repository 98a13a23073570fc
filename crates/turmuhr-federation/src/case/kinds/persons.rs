//! Ages and licences.

use jiff::civil::Date;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{
    case::{Case, Fault, input, missing, unknown},
    date::Season,
    office::licence::{self, Grade, Life},
    ordinance::Ordinance,
    persons::age::{self, Sex},
};

pub(super) fn age(ordinance: &Ordinance, case: &Case) -> Result<Value, Fault> {
    #[derive(Deserialize)]
    struct Asked {
        event: String,
        born: Date,
        sex: Sex,
        season: Option<Season>,
        date: Option<Date>,
    }
    let asked: Asked = input(case)?;
    let start = ordinance.rules.season_start.as_ref().map(|said| said.value);
    let season = match (asked.season, asked.date, start) {
        (Some(season), _, _) => season,
        (None, Some(date), Some(start)) => Season::of(date, start),
        _ => return Err(missing("season")),
    };
    let events = ordinance.rules.age.iter().flat_map(|ages| ages.events.keys());
    let checked = age::check(ordinance, &asked.event, asked.born, asked.sex, season)
        .ok_or_else(|| unknown("event", &asked.event, events))?;
    let why: Vec<_> = checked.why.iter().map(|(why, _)| *why).collect();
    Ok(json!({
        "season": checked.season,
        "key_date": checked.key_date,
        "limit": checked.limit,
        "age": checked.age,
        "eligible": checked.eligible(),
        "why": why,
    }))
}

pub(super) fn licence(ordinance: &Ordinance, case: &Case) -> Result<Value, Fault> {
    #[derive(Deserialize)]
    struct Asked {
        level: Grade,
        born: Date,
        on: Date,
        #[serde(default)]
        examiner: bool,
        #[serde(default)]
        events: Vec<licence::LicenceEvent>,
    }
    let asked: Asked = input(case)?;
    let life = Life { level: asked.level, born: asked.born, examiner: asked.examiner, events: asked.events };
    let standing = licence::standing(ordinance, &life, asked.on)?;
    let dates = standing.dates;
    Ok(json!({
        "status": standing.status.word(),
        "acquired": dates.map(|dates| dates.acquired),
        "training_due": dates.map(|dates| dates.training_due),
        "exam_due": dates.and_then(|dates| dates.exam_due),
        "dormant_from": dates.map(|dates| dates.dormant_from),
        "expires": dates.map(|dates| dates.expires),
    }))
}
