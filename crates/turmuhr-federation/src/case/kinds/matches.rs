//! Matches of teams.

use serde::Deserialize;
use turmuhr_core::Points;

use super::Written;
use crate::{
    case::{Case, Fault, NoAnswer, Worked, input, unknown},
    matches::{lineup, team_score},
    ordinance::Ordinance,
};

/// Results of a match, and the weight of its top board.
const MOST: usize = 1000;

pub(super) fn lineup(ordinance: &Ordinance, case: &Case) -> Result<Worked, Fault> {
    let game: lineup::Match = input(case)?;
    let found = lineup::judge(ordinance, &game)?;
    let score = lineup::score(ordinance, &game, &found)?;
    Ok(Worked::Lineup { game: Box::new(game), found, score })
}

pub(super) fn berlin(ordinance: &Ordinance, case: &Case) -> Result<Worked, Fault> {
    #[derive(Deserialize)]
    struct Asked {
        stage: String,
        results: Vec<Written>,
        top: Option<i64>,
    }
    let asked: Asked = input(case)?;
    let stages = &ordinance.rules.berlin;
    let rule = stages.get(&asked.stage).ok_or_else(|| unknown("stage", &asked.stage, stages.keys()))?;
    let top_fits = asked.top.is_none_or(|top| top.unsigned_abs() <= MOST as u64);
    if !top_fits || !(1..=MOST).contains(&asked.results.len()) {
        return Err(NoAnswer::Results { most: MOST }.into());
    }
    let results: Vec<[Points; 2]> = asked.results.iter().map(|written| written.points).collect();
    Ok(Worked::Berlin(team_score::weigh(rule, &results, asked.top)))
}
