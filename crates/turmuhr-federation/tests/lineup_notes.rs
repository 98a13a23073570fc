//! What a line-up brings about without breaking anything, how a cup match is decided, and what is cited for it.

mod support;

use serde_json::{Value, json};
use support::{nrw, youth};
use turmuhr_federation::{
    Ordinance,
    case::{self, Case},
    matches::{
        lineup::{self, Match, NoteKind},
        team_score::Verdict,
    },
    ordinance::rules::AfterBerlin,
    persons::person::TeamNumber,
};

fn seats(ranks: &[Value]) -> Vec<Value> {
    let named = ranks.iter().zip(1..).filter(|(rank, _)| !rank.is_null());
    named.map(|(rank, board)| json!({ "board": board, "rank": rank })).collect()
}

fn read(game: Value) -> Match {
    serde_json::from_value(game).expect("a match")
}

fn notes(ordinance: &Ordinance, game: Value) -> Vec<(usize, NoteKind, String)> {
    let game = read(game);
    let found = lineup::judge(ordinance, &game).expect("judged");
    let notes = lineup::notes(ordinance, &game, &found).expect("noted");
    let cited = |note: &lineup::Note| note.cite.as_ref().map(|cite| cite.article.clone()).unwrap_or_default();
    notes.iter().map(|note| (note.board, note.kind, cited(note))).collect()
}

/// Two youth teams; 2/8 plays on a board of the first.
fn jmm(earlier: usize, board: usize, occasion: &str) -> Value {
    let mut ranks: Vec<Value> = (1..=8).map(|rank| json!(format!("1/{rank}"))).collect();
    ranks[board - 1] = json!("2/8");
    let earlier: Vec<Value> = (0..earlier).map(|_| json!({ "rank": "2/8", "team": 1, "board": 8 })).collect();
    json!({
        "competition": "jmm", "occasion": occasion, "boards": 8, "season": "1989/90",
        "home": {
            "team": 1,
            "teams": [
                { "team": 1, "class": "Jugendliga", "height": 2, "ranks": [1, 8] },
                { "team": 2, "class": "Jugendklasse", "height": 1, "ranks": [1, 8] },
            ],
            "players": [{ "rank": "1/7", "girl": true }],
            "earlier": earlier,
            "lineup": seats(&ranks),
        },
    })
}

#[test]
fn youth_art_7_3_the_third_use_and_every_further_one_suspends() {
    let suspends = |uses| vec![(8, NoteKind::Suspends { uses, team: TeamNumber(2) }, "7.3".to_owned())];
    for (earlier, occasion, wanted) in [
        (0, "round", vec![]),
        (1, "round", vec![]),
        (2, "round", suspends(3)),
        (3, "round", suspends(4)),
        (2, "final-round", vec![]),
    ] {
        assert_eq!(notes(&youth(), jmm(earlier, 8, occasion)), wanted, "{earlier} {occasion}");
    }
}

#[test]
fn art_16_5_the_second_use_is_the_last() {
    let game = |earlier: usize, team: u32, occasion: &str| {
        let ranks: Vec<Value> = [1, 2, 3, 9].map(|rank| json!(rank)).to_vec();
        let earlier: Vec<Value> = (0..earlier).map(|_| json!({ "rank": 9, "team": 1 })).collect();
        json!({
            "competition": "league", "occasion": occasion, "boards": 4,
            "home": {
                "team": team,
                "teams": [
                    { "team": 1, "class": "Verbandsklasse", "height": 5, "ranks": [1, 8] },
                    { "team": 2, "class": "Bezirksliga", "height": 3, "ranks": [9, 16] },
                ],
                "earlier": earlier,
                "lineup": seats(&ranks),
            },
        })
    };
    let last = vec![(4, NoteKind::LastUse { uses: 2 }, "16.5".to_owned())];
    assert_eq!(notes(&nrw(), game(0, 1, "round")), []);
    assert_eq!(notes(&nrw(), game(1, 1, "round")), last);
    assert_eq!(notes(&nrw(), game(1, 1, "play-off")), [], "play-offs do not count");
    assert_eq!(notes(&nrw(), game(2, 1, "round")), [], "that is a violation, not a note");
}

#[test]
fn the_card_against_itself() {
    let game = json!({
        "competition": "league", "boards": 4,
        "home": {
            "team": 1,
            "teams": [{ "team": 1, "class": "Kreisklasse", "height": 1, "ranks": [1, 14] }],
            "lineup": [
                { "board": 1, "rank": 1 }, { "board": 2, "rank": 2, "absent": true },
                { "board": 3, "rank": 3 }, { "board": 4, "rank": 99 },
            ],
        },
        "results": ["1-0", "1-0", "0-1", "1/2-1/2"],
    });
    let wanted = [(2, NoteKind::ResultWithoutPlayer), (4, NoteKind::BehindTheList { last: 14 })];
    let found = notes(&nrw(), game).into_iter().map(|(board, kind, _)| (board, kind));
    assert_eq!(found.collect::<Vec<_>>(), wanted);
}

fn cup(home: [Value; 4], results: [&str; 4]) -> Match {
    let results: Vec<Value> =
        results.iter().map(|text| if text.is_empty() { Value::Null } else { json!(text) }).collect();
    read(json!({
        "competition": "team-cup", "boards": 4,
        "home": { "lineup": seats(&home) }, "results": results,
    }))
}

/// F-259, F-260.
#[test]
fn art_13_4_a_level_cup_match_is_weighed_and_then_drawn_by_lot() {
    let whole = || [json!(1), json!(2), json!(3), json!(4)];
    let decided = |game: &Match| {
        let found = lineup::judge(&nrw(), game).expect("judged");
        lineup::decided(&nrw(), game, &found)
            .expect("decided")
            .map(|weighed| (weighed.verdict, weighed.berlin))
    };
    let level = Verdict::Level(AfterBerlin::Lot);
    for (results, wanted) in [
        (["1-0", "1-0", "1-0", "0-1"], (Verdict::ByBoardPoints { first: true }, [90, 10])),
        (["1-0", "1-0", "0-1", "0-1"], (Verdict::ByBerlin { first: true }, [70, 30])),
        (["0-1", "1-0", "1-0", "0-1"], (level, [50, 50])),
    ] {
        assert_eq!(decided(&cup(whole(), results)), Some(wanted), "{results:?}");
    }
    // Rank 2 sits behind an empty board and loses: 13.2 has the order, 16.7 what follows.
    let game = cup([json!(1), Value::Null, json!(2), json!(5)], ["1-0", "", "1-0", "1-0"]);
    assert_eq!(decided(&game), Some((level, [50, 50])));
    let found = lineup::judge(&nrw(), &game).expect("judged");
    let cited: Vec<&str> = found[0].cites.iter().map(|cite| cite.article.as_str()).collect();
    assert_eq!(cited, ["13.2", "16.7"]);
    // Too few: lost as a whole, and nothing is weighed.
    assert_eq!(decided(&cup([json!(1), Value::Null, Value::Null, Value::Null], ["1-0", "", "", ""])), None);
}

#[test]
fn the_youth_ordinance_borrows_the_order_and_the_limit() {
    let cited = |game: Value| {
        let found = lineup::judge(&youth(), &read(game)).expect("judged");
        let cites =
            |one: &lineup::Violation| one.cites.iter().map(|cite| cite.article.clone()).collect::<Vec<_>>();
        found.iter().map(cites).collect::<Vec<_>>()
    };
    assert_eq!(cited(jmm(2, 6, "round")), [["B 16.5", "B 16.4"]], "a third use on board 6");
    let mut order = jmm(0, 8, "round");
    order["home"]["lineup"] =
        json!(seats(&["1/2", "1/1", "1/3", "1/4", "1/5", "1/6", "1/7", "1/8"].map(|rank| json!(rank))));
    assert_eq!(cited(order), [["B 16.7"]]);
}

#[test]
fn what_the_ordinance_does_not_say_is_marked_as_a_reading() {
    let readings = |ordinance: &Ordinance, game: Value| {
        let found = lineup::judge(ordinance, &read(game)).expect("judged");
        found.iter().map(|one| (one.kind, one.facts.reading)).collect::<Vec<_>>()
    };
    use lineup::ViolationKind::{NotAGirl, NotAppeared, TooLow};
    let mut boy = jmm(0, 8, "round");
    boy["home"]["players"] = json!([]);
    assert_eq!(readings(&youth(), boy), [(NotAGirl, true)]);
    let game = json!({ "competition": "team-cup", "boards": 4, "home": { "lineup": seats(&[json!(1)]) } });
    assert_eq!(readings(&nrw(), game), [(NotAppeared, true)]);
    let game =
        json!({ "competition": "team-cup", "boards": 2, "home": { "lineup": seats(&[json!(2), json!(1)]) } });
    assert_eq!(readings(&nrw(), game), [(TooLow, false)]);
}

#[test]
fn fields_nobody_asked_for_are_told() {
    let case: Case = case::read(
        r#"{"kind": "lineup", "regulation": "nrw-1987", "input": {"competition": "team-cup", "boards": 2,
            "home": {"lineup": [{"board": 1, "rank": 1, "abwesend": true}], "player": []}}}"#,
    )
    .expect("a case");
    let (_, passed_over): (Match, _) = case::input_telling(&case).expect("a match");
    assert_eq!(passed_over, ["home.lineup.0.abwesend", "home.player"]);
    let (_, passed_over): (Match, _) = case::input_telling(&Case {
        input: serde_json::from_str(r#"{"competition": "team-cup", "boards": 2, "home": {}}"#)
            .expect("an object"),
        ..case
    })
    .expect("a match");
    assert!(passed_over.is_empty(), "{passed_over:?}");
}
