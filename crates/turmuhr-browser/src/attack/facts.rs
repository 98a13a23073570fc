//! Facts that no page would say, through the interface for programs.

use serde_json::{Value, json};

use super::{Row, stage::Stage};
use crate::{Database, Hall};

const PLAYERS: u32 = 12;
const LARGEST: u32 = u32::MAX;

fn settings(name: &str, value: Value) -> Value {
    let mut settings = json!({ "name": "B" });
    settings[name] = value;
    settings
}

fn added(section: u32, settings: &Value) -> Value {
    json!({ "kind": "section-added", "section": section, "settings": settings })
}

fn entered(section: u32, player: u32, person: &Value) -> Value {
    json!({ "kind": "players-entered", "section": section, "players": [[player, person]] })
}

/// What it is, and the fact. Section 1 has twelve players and two rounds, the second is being played.
fn hostile() -> Vec<(&'static str, Value)> {
    let long = "x".repeat(1 << 20);
    let many: u32 = 300_000_000;
    let teams = |boards: u32| json!({ "kind": "team-swiss", "boards": boards });
    let nobody = json!({ "name": "Nobody" });
    let paired = |round: u32, pairs: Value| json!({ "kind": "round-paired", "section": 1, "round": round, "paired": { "pairs": pairs } });
    let lots = |section: u32, numbers: Value| json!({ "kind": "lots-drawn", "section": section, "seed": 1, "white_first": true, "numbers": numbers });
    let points = |points: &str, round: u32| json!({ "kind": "points-adjusted", "section": 1, "party": 1, "round": round, "points": points, "reason": "x" });
    let result = |round: u32, board: u32, game: u32| json!({ "kind": "result-entered", "section": 1, "round": round, "board": board, "game": game, "result": "1-0" });
    let details = |name: &str, value: Value| {
        let mut details = json!({ "name": "Lasttest" });
        details[name] = value;
        json!({ "kind": "event-changed", "details": details })
    };
    let shows = |parts: u32, section: u32| json!({ "section": section, "views": ["boards"], "seconds": 10, "part": 1, "parts": parts });
    let display =
        |name: &str, shows: Value| json!({ "kind": "display-set", "display": name, "shows": shows });
    vec![
        ("300,000,000 boards", added(2, &settings("format", teams(many)))),
        ("no boards", added(2, &settings("format", teams(0)))),
        ("300,000,000 rounds", added(2, &settings("rounds", many.into()))),
        ("no rounds", added(2, &settings("rounds", 0.into()))),
        (
            "300,000,000 rounds later",
            json!({ "kind": "section-changed", "section": 1, "settings": settings("rounds", many.into()) }),
        ),
        ("300,000,000 games", added(2, &settings("format", json!({ "kind": "knockout", "games": many })))),
        (
            "300,000,000 cycles",
            added(2, &settings("format", json!({ "kind": "round-robin", "cycles": many }))),
        ),
        ("section 0", added(0, &json!({ "name": "B" }))),
        ("the last section number", added(LARGEST, &json!({ "name": "B" }))),
        ("the last board number", added(2, &settings("first_board", LARGEST.into()))),
        ("a thousand tie-breaks", added(2, &settings("tie_breaks", vec!["BH"; 1000].into()))),
        ("an invented tie-break", added(2, &settings("tie_breaks", json!(["XYZ/C999999999"])))),
        ("an invented edition", added(2, &settings("tie_break_edition", "1066".into()))),
        ("invented laws", added(3, &settings("laws", "fide-1066".into()))),
        ("a section name of 1 MB", added(2, &settings("name", long.as_str().into()))),
        (
            "a start in the year -9999",
            added(2, &settings("starts", json!({ "1": "-009999-01-01T00:00:00" }))),
        ),
        (
            "a start of the last round number",
            added(2, &settings("starts", json!({ LARGEST.to_string(): "2026-05-02T10:00:00" }))),
        ),
        (
            "points for a win beyond numbers",
            added(2, &settings("points", json!({ "win": "99999999999999999999" }))),
        ),
        ("player 0", entered(1, 0, &nobody)),
        ("the last player number", entered(1, LARGEST, &nobody)),
        (
            "a player twice",
            json!({ "kind": "players-entered", "section": 1, "players": [[13, nobody], [13, nobody]] }),
        ),
        ("a player without a name", entered(1, 13, &json!({ "name": "" }))),
        ("a name of 1 MB", entered(1, 13, &json!({ "name": long }))),
        ("a club of 1 MB", entered(1, 13, &json!({ "name": "N", "club": long }))),
        ("a rating beyond numbers", entered(1, 13, &json!({ "name": "N", "fide_rating": LARGEST }))),
        ("a thousand marks", entered(1, 13, &json!({ "name": "N", "marks": vec!["m"; 1000] }))),
        ("a player of no section", entered(77, 1, &nobody)),
        ("numbers for nothing", json!([1, 1, 1])),
        (
            "prohibited with oneself",
            json!({ "kind": "pairs-prohibited", "section": 1, "groups": [[1, 1, 1]] }),
        ),
        (
            "prohibited of another section",
            json!({ "kind": "pairs-prohibited", "section": 1, "groups": [[1, 4711]] }),
        ),
        ("a round against the rules", paired(3, json!([[1, 2], [3, 4], [5, 6], [7, 8], [9, 10], [11, 12]]))),
        ("a round of one player", paired(3, json!([[1, 1]]))),
        ("a round of strangers", paired(3, json!([[4711, 4712]]))),
        ("a round with a player twice", paired(3, json!([[1, 2], [2, 3]]))),
        ("round 0", paired(0, json!([[1, 2]]))),
        ("the last round number", paired(LARGEST, json!([[1, 2]]))),
        ("lots with one number thrice", lots(1, json!([1, 1, 1]))),
        ("lots of strangers", lots(1, json!([4711, 4712]))),
        ("lots after the first round", lots(1, json!([2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]))),
        ("lots of no section", lots(77, json!([]))),
        ("points beyond numbers", points("9223372036854775807", 1)),
        ("points far below nothing", points("-9223372036854775808", 1)),
        ("a million points", points("1000000", 1)),
        ("points in the last round", points("1", LARGEST)),
        ("a result in no round", result(LARGEST, 1, 1)),
        ("a result at no board", result(2, LARGEST, 1)),
        ("a result of board 0", result(2, 0, 1)),
        ("a result of no game", result(2, 1, LARGEST)),
        ("a result of game 0", result(2, 1, 0)),
        (
            "a bye in the last round number",
            json!({ "kind": "bye-granted", "section": 1, "player": 1, "round": LARGEST, "bye": "full" }),
        ),
        (
            "a bye in round 0",
            json!({ "kind": "bye-granted", "section": 1, "player": 1, "round": 0, "bye": "half" }),
        ),
        (
            "a stranger withdrawn",
            json!({ "kind": "withdrawn", "section": 1, "player": 4711, "from_round": 3, "reason": "x" }),
        ),
        (
            "withdrawn from the last round number",
            json!({ "kind": "withdrawn", "section": 1, "player": 1, "from_round": LARGEST, "reason": "x" }),
        ),
        (
            "a reason of 1 MB",
            json!({ "kind": "withdrawn", "section": 1, "player": 1, "from_round": 3, "reason": long }),
        ),
        ("an announcement of 1 MB", json!({ "kind": "announced", "text": long })),
        ("an event name of 1 MB", details("name", long.as_str().into())),
        ("a thousand arbiters", details("arbiters", vec!["A"; 1000].into())),
        ("an event in the year -9999", details("start", "-009999-01-01".into())),
        (
            "an event of ten thousand years",
            json!({ "kind": "event-changed", "details": { "name": "L", "start": "-009999-01-01", "end": "9999-12-31" } }),
        ),
        ("a display of 300,000,000 parts", display("hall", shows(many, 1))),
        ("a display of no section", display("hall", shows(1, 77))),
        ("a display with an odd name", display("../../etc/passwd", shows(1, 1))),
        ("a second event", json!({ "kind": "event-created", "details": { "name": "X" } })),
        (
            "teams where there are none",
            json!({ "kind": "teams-entered", "section": 1, "teams": [[1, { "name": "T", "players": [1] }]] }),
        ),
        (
            "a game of 1 MB",
            json!({ "kind": "game-recorded", "section": 1, "round": 2, "board": 1, "game": 1, "pgn": long }),
        ),
        (
            "a match decided for a stranger",
            json!({ "kind": "match-decided", "section": 1, "round": 2, "board": 1, "winner": 4711, "reason": "x" }),
        ),
        ("remarks of 1 MB", json!({ "kind": "remarked", "section": 1, "remarks": { "course": long } })),
        ("a fee beyond numbers", json!({ "kind": "fee-paid", "section": 1, "player": 1, "cents": u64::MAX })),
        ("an undo of entry 0", json!({ "kind": "undone", "entry": 0, "reason": "x" })),
        ("an undo of what is not there", json!({ "kind": "undone", "entry": u64::MAX, "reason": "x" })),
        ("an unknown kind", json!({ "kind": "everything-deleted" })),
        ("no fact", Value::Null),
    ]
}

/// So many displays no hall has; beyond some number the next is refused.
const DISPLAYS: u32 = 1_000;

pub(super) fn run(database: Database) -> Row {
    let mut stage = Stage::open(database);
    let mut hall = Hall::open(stage.administrator.clone(), PLAYERS, 5);
    hall.pair(1);
    hall.play(1);
    hall.pair(2);
    let path = format!("/api/events/{}/facts", hall.name());
    let (arbiter, chief) = (stage.arbiter.clone(), stage.chief.clone());
    stage.attacked(|row| {
        for (who, mut visitor) in [("an arbiter", arbiter), ("a chief arbiter", chief.clone())] {
            visitor.secret();
            for (what, fact) in hostile() {
                let said = json!({ "fact": fact, "accepted": "confirm-twice" });
                let reply = visitor.try_say(&path, &said);
                visitor.hang_up();
                let told = reply
                    .as_ref()
                    .is_ok_and(|reply| (400..500).contains(&reply.status) && has_sentence(&reply.body));
                row.expect(told, || format!("{what} by {who}: {:?}", reply.map(|reply| reply.status)));
            }
        }
        let mut chief = chief;
        let refused = (0..DISPLAYS).any(|number| {
            let shows = json!({ "section": 1, "views": ["boards"], "seconds": 10 });
            let fact = json!({ "kind": "display-set", "display": format!("hall-{number}"), "shows": shows });
            let reply = chief.try_say(&path, &json!({ "fact": fact, "accepted": "confirm-twice" }));
            reply.is_ok_and(|reply| (400..500).contains(&reply.status))
        });
        row.expect(refused, || format!("{DISPLAYS} displays"));
        for (what, page) in hall.pages(2) {
            let status = hall.arbiter.try_get(&page).map_or(0, |reply| reply.status);
            row.expect(status == 200, || format!("afterwards {what}: {status}"));
        }
    })
}

fn has_sentence(body: &[u8]) -> bool {
    let told: Value = serde_json::from_slice(body).unwrap_or_default();
    let text = |name: &str| told[name].as_str().is_some_and(|text| !text.is_empty());
    text("detail") || told["concerns"].as_array().is_some_and(|all| !all.is_empty())
}
