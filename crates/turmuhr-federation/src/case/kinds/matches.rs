//! Matches of teams.

use serde::Deserialize;
use serde_json::{Map, Value, json};
use turmuhr_core::Points;

use super::Written;
use crate::{
    case::{
        Case, Fault, NoAnswer, input,
        number::{number, tenths},
        unknown,
    },
    matches::{
        lineup,
        team_score::{self, Verdict},
    },
    ordinance::{Ordinance, rules::AfterBerlin},
};

/// Results of a match, and the weight of its top board.
const MOST: usize = 1000;

pub(super) fn lineup(ordinance: &Ordinance, case: &Case) -> Result<Value, Fault> {
    let game: lineup::Match = input(case)?;
    let found = lineup::judge(ordinance, &game)?;
    let told: Vec<Value> = found
        .iter()
        .map(|one| {
            json!({
                "side": one.side,
                "board": one.board,
                "violation": one.kind,
                "consequence": one.consequence,
            })
        })
        .collect();
    let mut answer = Map::new();
    answer.insert("violations".to_owned(), Value::Array(told));
    if let Some(score) = lineup::score(ordinance, &game, &found)? {
        let boards = score.boards.map(number);
        answer.insert("score".to_owned(), json!({ "boards": boards, "match": score.matches }));
    }
    Ok(Value::Object(answer))
}

pub(super) fn berlin(ordinance: &Ordinance, case: &Case) -> Result<Value, Fault> {
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
    let weighed = team_score::weigh(rule, &results, asked.top);
    let side = |first: bool| if first { "first" } else { "second" };
    let (winner, decided_by, next) = match weighed.verdict {
        Verdict::ByBoardPoints { first } => (Some(side(first)), Some("board-points"), None),
        Verdict::ByBerlin { first } => (Some(side(first)), Some("berlin"), None),
        Verdict::Level(AfterBerlin::Lot) => (None, None, Some("lot")),
        Verdict::Level(AfterBerlin::PlayOff) => (None, None, Some("play-off")),
    };
    Ok(json!({
        "board_points": weighed.board_points.map(number),
        "weights": weighed.weights,
        "berlin": weighed.berlin.map(tenths),
        "winner": winner,
        "decided_by": decided_by,
        "next": next,
    }))
}
