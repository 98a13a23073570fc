//! Ages and licences.

use jiff::civil::Date;
use serde::Deserialize;

use crate::{
    case::{Case, Fault, Worked, input, missing, unknown},
    date::Season,
    office::licence::{self, Grade, Life},
    ordinance::Ordinance,
    persons::age::{self, Sex},
};

pub(super) fn age(ordinance: &Ordinance, case: &Case) -> Result<Worked, Fault> {
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
    Ok(Worked::Age(checked))
}

pub(super) fn licence(ordinance: &Ordinance, case: &Case) -> Result<Worked, Fault> {
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
    Ok(Worked::Licence(licence::standing(ordinance, &life, asked.on)?))
}
