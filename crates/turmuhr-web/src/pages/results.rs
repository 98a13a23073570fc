//! Entering a result, by key, by button or through the API.

use axum::http::StatusCode;
use serde_json::json as object;
use turmuhr_texts::values;
use turmuhr_tournament::{Fact, GameResult, SectionId};

use super::done;
use crate::{
    http::{Answer, Ask, Fault, json, local},
    words::rounds as say,
};

/// A number or a text, wherever it was sent.
fn sent(ask: &Ask, name: &str) -> String {
    match &ask.json {
        Some(json) => match json.get(name) {
            Some(serde_json::Value::String(text)) => text.clone(),
            Some(serde_json::Value::Null) | None => String::new(),
            Some(other) => other.to_string(),
        },
        None => ask.form.text(name).to_owned(),
    }
}

pub(crate) async fn enter(ask: Ask) -> Answer {
    let section = SectionId(ask.number("section")?);
    let round = ask.number("round")?;
    let number =
        |name: &str| sent(&ask, name).parse::<u32>().map_err(|_| Fault::Wrong(say::no_board(ask.lang)));
    let board = number("board")?;
    let game = match sent(&ask, "game").as_str() {
        "" => 1,
        _ => number("game")?,
    };
    // A result is taken away by an empty one, never by a field that was forgotten or misspelt.
    let named = ask.json.as_ref().map_or_else(|| ask.form.has("result"), |json| json.get("result").is_some());
    if !named {
        return Err(Fault::Wrong(say::result_not_named(ask.lang)));
    }
    let typed = sent(&ask, "result");
    let result: Option<GameResult> = match typed.as_str() {
        "" => None,
        text => Some(text.parse().map_err(|_| Fault::Wrong(say::no_result(ask.lang, text)))?),
    };
    let reason = sent(&ask, "reason");
    // The same key twice is no second entry.
    let before = ask.open().await?;
    let known = before
        .event()
        .section(section)
        .and_then(|section| section.round(round))
        .and_then(|played| played.game(board, game));
    let unchanged = known.is_some_and(|known| known.result == result);
    let snapshot = if unchanged {
        before
    } else {
        ask.act(vec![Fact::ResultEntered { section, round, board, game, result, reason }]).await?
    };
    if ask.wants_json {
        let shown = result.map(|result| values::result(result, ask.lang));
        let told = object!({
            "entry": snapshot.position(),
            "board": board,
            "game": game,
            "result": result,
            "shown": shown.unwrap_or_default(),
        });
        return Ok(json(StatusCode::OK, &told));
    }
    let back = local(ask.form.text("back"));
    let own = format!("/e/{}/s/{section}/rounds/{round}#board-{board}-{game}", ask.stream());
    Ok(done(back.unwrap_or(&own), &snapshot))
}
