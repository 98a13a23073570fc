//! Rulings in the names of the format.

use serde_json::{Map, Value, json};
use turmuhr_core::{CastlingMode, Color, Move, shakmaty::uci::UciMove};
use turmuhr_laws::game::{Consequence, Helper, Must, Ruling};

use super::words::{self, CHOICES, COLORS, DEBTS, HELPS, OFFERS, ROLES, SIDES, WHYS};

/// A ruling as a table with the names and values of an expectation.
pub fn ruling(ruling: &Ruling, mode: CastlingMode) -> Map<String, Value> {
    let color = |color: Color| words::word(COLORS, color);
    let mut table = match &ruling.what {
        Consequence::Over(over) => json!({
            "ruling": "over",
            "result": over.result.map(|result| result.as_str()),
            "reason": over.reason.as_str(),
        }),
        Consequence::AddTime { to, amount } => {
            json!({ "ruling": "add-time", "to": color(*to), "amount": amount.to_string() })
        }
        Consequence::TakeTime { from, amount } => {
            json!({ "ruling": "take-time", "from": color(*from), "amount": amount.to_string() })
        }
        Consequence::SetClock { white, black } => {
            json!({ "ruling": "set-clock", "white": white.to_string(), "black": black.to_string() })
        }
        Consequence::Restore { ply } => json!({ "ruling": "restore", "ply": ply }),
        Consequence::Must(must) => must_table(must, mode),
        Consequence::Free => json!({ "ruling": "free" }),
        Consequence::ReplacePawn { square, role } => {
            json!({ "ruling": "replace-pawn", "square": square.to_string(), "piece": words::word(ROLES, *role) })
        }
        Consequence::Claim { upheld } => json!({ "ruling": "claim", "upheld": upheld }),
        Consequence::Inadmissible { why } => {
            json!({ "ruling": "inadmissible", "why": words::word(WHYS, *why) })
        }
        Consequence::Offer(state) => json!({ "ruling": "offer", "state": words::word(OFFERS, *state) }),
        Consequence::Warning { to } => json!({ "ruling": "warning", "to": color(*to) }),
        Consequence::Penalty { to, what } => {
            json!({ "ruling": "penalty", "to": to.map(color), "what": words::word(CHOICES, *what) })
        }
        Consequence::Choose { options, default } => {
            let options: Vec<&str> = options.iter().map(|choice| words::word(CHOICES, *choice)).collect();
            let mut table = json!({ "ruling": "choose", "options": options });
            if let Some(default) = default {
                table["default"] = words::word(CHOICES, *default).into();
            }
            table
        }
        Consequence::Report { about } => json!({ "ruling": "report", "about": color(*about) }),
        Consequence::Owes { who, what } => {
            json!({ "ruling": "owes", "who": color(*who), "what": words::word(DEBTS, *what) })
        }
        Consequence::NewGame { why } => json!({ "ruling": "new-game", "reason": words::word(WHYS, *why) }),
        Consequence::Continue => json!({ "ruling": "continue" }),
        Consequence::Sealed => json!({ "ruling": "sealed" }),
        Consequence::AppealStored => json!({ "ruling": "appeal" }),
        Consequence::Spoken { text } => json!({ "ruling": "spoken", "text": text }),
    };
    table["cites"] = ruling.cites.iter().map(|citation| citation.article()).collect();
    match table {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}

/// Somebody who was accepted to help a player.
pub fn helper(helper: &Helper) -> Value {
    json!({
        "of": words::word(COLORS, helper.player),
        "helps": words::word(HELPS, helper.helps),
        "name": helper.name,
    })
}

fn must_table(must: &Must, mode: CastlingMode) -> Value {
    let mut table = json!({ "ruling": "must" });
    let squares =
        |list: &[turmuhr_core::Square]| -> Value { list.iter().map(|square| square.to_string()).collect() };
    if !must.pieces.is_empty() {
        table["pieces"] = squares(&must.pieces);
    }
    if !must.capture.is_empty() {
        table["capture"] = squares(&must.capture);
    }
    if let Some(side) = must.castle {
        table["castle"] = words::word(SIDES, side).into();
    }
    table["moves"] = must.moves.iter().map(|m: &Move| UciMove::from_move(*m, mode).to_string()).collect();
    table
}
