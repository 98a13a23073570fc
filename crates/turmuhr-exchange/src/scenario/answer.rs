//! Rulings in the names of the format.

use serde_json::{Map, Value, json};
use turmuhr_clock::Span;
use turmuhr_core::{CastlingMode, Chess, Color, Move, Square, shakmaty::uci::UciMove};
use turmuhr_laws::game::{Choice, Consequence, Helper, Must, Over, Reason, Ruling, Score};

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

/// What a table of [`ruling`] says; the moves of a duty are those of the position it is told with.
pub fn consequence(table: &Map<String, Value>, position: Option<&Chess>) -> Option<Consequence> {
    let text = |name: &str| table.get(name).and_then(Value::as_str);
    let color = |name: &str| text(name).and_then(|word| words::meaning(COLORS, word));
    let span = |name: &str| text(name).and_then(|text| text.parse::<Span>().ok());
    let square = |text: &str| text.parse::<Square>().ok();
    Some(match text("ruling")? {
        "over" => Consequence::Over(Over {
            result: match text("result") {
                Some(result) => Some(Score::parse(result)?),
                None => None,
            },
            reason: Reason::ALL.into_iter().find(|reason| Some(reason.as_str()) == text("reason"))?,
        }),
        "add-time" => Consequence::AddTime { to: color("to")?, amount: span("amount")? },
        "take-time" => Consequence::TakeTime { from: color("from")?, amount: span("amount")? },
        "set-clock" => Consequence::SetClock { white: span("white")?, black: span("black")? },
        "restore" => Consequence::Restore { ply: usize::try_from(table.get("ply")?.as_u64()?).ok()? },
        "must" => Consequence::Must(must(table, position)),
        "free" => Consequence::Free,
        "replace-pawn" => Consequence::ReplacePawn {
            square: square(text("square")?)?,
            role: words::meaning(ROLES, text("piece")?)?,
        },
        "claim" => Consequence::Claim { upheld: table.get("upheld")?.as_bool()? },
        "inadmissible" => Consequence::Inadmissible { why: words::meaning(WHYS, text("why")?)? },
        "offer" => Consequence::Offer(words::meaning(OFFERS, text("state")?)?),
        "warning" => Consequence::Warning { to: color("to")? },
        "penalty" => Consequence::Penalty { to: color("to"), what: choice_named(text("what")?)? },
        "choose" => {
            let options = table.get("options")?.as_array()?.iter();
            Consequence::Choose {
                options: options.map(|word| choice_named(word.as_str()?)).collect::<Option<_>>()?,
                default: text("default").and_then(choice_named),
            }
        }
        "report" => Consequence::Report { about: color("about")? },
        "owes" => Consequence::Owes { who: color("who")?, what: words::meaning(DEBTS, text("what")?)? },
        "new-game" => Consequence::NewGame { why: words::meaning(WHYS, text("reason")?)? },
        "continue" => Consequence::Continue,
        "sealed" => Consequence::Sealed,
        "appeal" => Consequence::AppealStored,
        "spoken" => Consequence::Spoken { text: text("text")?.to_owned() },
        _ => return None,
    })
}

fn must(table: &Map<String, Value>, position: Option<&Chess>) -> Must {
    let list = |name: &str| table.get(name).and_then(Value::as_array).into_iter().flatten();
    let squares = |name: &str| list(name).filter_map(|word| word.as_str()?.parse().ok()).collect();
    let moves = list("moves").filter_map(|word| {
        let uci: UciMove = word.as_str()?.parse().ok()?;
        uci.to_move(position?).ok()
    });
    Must {
        pieces: squares("pieces"),
        capture: squares("capture"),
        castle: table.get("castle").and_then(Value::as_str).and_then(|word| words::meaning(SIDES, word)),
        moves: moves.collect(),
    }
}

/// The word of a choice in the format.
pub fn choice_word(choice: Choice) -> &'static str {
    words::word(CHOICES, choice)
}

pub fn choice_named(word: &str) -> Option<Choice> {
    words::meaning(CHOICES, word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::casebook;

    /// Whatever the machine says in any scenario of the case book can be written down and read again.
    #[test]
    fn every_ruling_is_read_back_as_it_was_told() {
        let mut seen = 0;
        for case in casebook::all() {
            let scenario = crate::scenario::read(case.text).expect("reads");
            let played = scenario.play().expect("plays");
            for event in &played.events {
                for told in &event.rulings {
                    let mode = CastlingMode::Standard;
                    let table = ruling(told, mode);
                    let Some(read) = consequence(&table, event.before.as_ref()) else {
                        panic!("{}: {table:?}", case.id);
                    };
                    // Duties are told in the position after the event, which may be another one.
                    if !matches!(told.what, Consequence::Must(_)) {
                        assert_eq!(read, told.what, "{}", case.id);
                    }
                    seen += 1;
                }
            }
        }
        assert!(seen > 300, "{seen}");
    }

    #[test]
    fn the_moves_of_a_duty_are_those_of_its_position() {
        let start = Chess::default();
        let moves: Vec<Move> = ["e2e4", "e2e3"]
            .iter()
            .map(|uci| uci.parse::<UciMove>().expect("a move").to_move(&start).expect("legal"))
            .collect();
        let told = Consequence::Must(Must { pieces: vec![Square::E2], moves, ..Must::default() });
        let table = ruling(&Ruling { what: told.clone(), cites: Vec::new() }, CastlingMode::Standard);
        assert_eq!(consequence(&table, Some(&start)), Some(told));
    }
}
