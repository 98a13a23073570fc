//! Comparing what came with what was expected.

use serde_json::{Map, Value};
use turmuhr_clock::Span;
use turmuhr_core::{Position, fen};
use turmuhr_laws::game::Game;

use super::{Final, play::fen_of};

/// An expectation that was not met.
#[derive(Clone, Debug, PartialEq)]
pub enum Unmet {
    /// A ruling expected, and those that came.
    Ruling { event: usize, expected: Map<String, Value>, came: Vec<Map<String, Value>> },
    /// Nothing should have followed.
    Nothing { event: usize, came: Vec<Map<String, Value>> },
    /// The end is another one.
    Final { field: &'static str, expected: String, came: String },
}

/// What counts when expectations are compared.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Compare {
    Everything,
    ButArticles,
}

/// Every expectation of an event that its rulings do not meet.
pub(super) fn unmet(
    event: usize,
    expected: &[Map<String, Value>],
    came: &[Map<String, Value>],
    compare: Compare,
) -> Vec<Unmet> {
    if expected.is_empty() && !came.is_empty() {
        return vec![Unmet::Nothing { event, came: came.to_vec() }];
    }
    expected
        .iter()
        .filter(|wanted| !came.iter().any(|ruling| meets(wanted, ruling, compare)))
        .map(|wanted| Unmet::Ruling { event, expected: wanted.clone(), came: came.to_vec() })
        .collect()
}

/// A ruling meets an expectation when every field stated is met.
fn meets(wanted: &Map<String, Value>, came: &Map<String, Value>, compare: Compare) -> bool {
    wanted.iter().all(|(key, value)| {
        let have = came.get(key).unwrap_or(&Value::Null);
        match key.as_str() {
            "cites" => compare == Compare::ButArticles || cites_meet(value, have),
            "amount" | "white" | "black" => same_time(value, have),
            _ => match value {
                Value::Array(items) => {
                    have.as_array().is_some_and(|have| items.iter().all(|item| have.contains(item)))
                }
                _ => value == have,
            },
        }
    })
}

/// Each article named, or a subdivision of it, is among those cited: «10.11» is met by «10.11b», not by «10.112».
fn cites_meet(wanted: &Value, have: &Value) -> bool {
    let texts = |value: &Value| -> Vec<String> {
        let list = value.as_array().map(Vec::as_slice).unwrap_or_default();
        list.iter().filter_map(Value::as_str).map(|article| article.replace(' ', "")).collect()
    };
    let cited = texts(have);
    texts(wanted).iter().all(|article| {
        cited.iter().any(|one| match one.strip_prefix(article.as_str()) {
            Some(rest) => !rest.starts_with(|ch: char| ch.is_ascii_digit()),
            None => false,
        })
    })
}

fn same_time(wanted: &Value, have: &Value) -> bool {
    let span = |value: &Value| value.as_str().and_then(|text| text.parse::<Span>().ok());
    match (span(wanted), span(have)) {
        (Some(wanted), Some(have)) => wanted.millis().abs_diff(have.millis()) < 500,
        _ => wanted == have,
    }
}

/// What the end of the game does not show.
pub(super) fn unmet_end(end: &Final, game: &Game) -> Vec<Unmet> {
    let mut unmet = Vec::new();
    let mut check = |field: &'static str, expected: Option<String>, came: String| {
        if let Some(expected) = expected
            && expected != came
        {
            unmet.push(Unmet::Final { field, expected, came });
        }
    };
    let over = game.over();
    let result = over.and_then(|over| over.result).map_or("-".to_owned(), |result| result.to_string());
    let reason = over.map_or("-".to_owned(), |over| over.reason.as_str().to_owned());
    check("result", end.result.map(|result| result.to_string()), result);
    check("reason", end.reason.clone(), reason);
    let normal = |text: &String| {
        let mode = game.start_position().castles().mode();
        fen::read(text, mode).map_or_else(|_| text.clone(), |position| fen::write(&position))
    };
    check("fen", end.fen.as_ref().map(normal), fen_of(game));
    let to_second = |span: Span| Span::from_millis((span.millis() + 500) / 1000 * 1000).to_string();
    check("white_time", end.white_time.map(to_second), to_second(game.left(turmuhr_core::Color::White)));
    check("black_time", end.black_time.map(to_second), to_second(game.left(turmuhr_core::Color::Black)));
    check("turn", end.turn.map(|turn| turn.to_string()), game.turn().to_string());
    unmet
}
