//! Cases answered in sentences: the article, what follows, fields nobody knows; and the machine's answer as it was.

mod support;

use serde_json::{Value, json};
use support::turmuhr;

/// A case of a kind under an ordinance.
fn case(kind: &str, regulation: &str, input: Value) -> String {
    json!({ "kind": kind, "regulation": regulation, "input": input }).to_string()
}

const FIDE: &str = "fide-tournament-2001";

/// Each case: a part of the German and of the English answer.
#[test]
fn every_kind_is_told_in_both_languages() {
    let remedy = json!({"rule":"remedy",
        "contested":{"by":"spielleiter","level":"bezirk","stage":"first","postmark":"1988-02-20"},
        "remedy":{"postmark":"1988-03-02","sent":"letter","fee":60,"fee_paid":"1988-03-01","reasons":true,"copies":true,"envelope":true}});
    let agreed = json!({"rule":"remedy","subject":"agreed-adjudication",
        "contested":{"by":"spielleiter","level":"bezirk","stage":"first","postmark":"1988-02-20"},
        "remedy":{"postmark":"1988-03-01","sent":"registered"}});
    let lineup = json!({"competition":"league","boards":2,"home":{"team":1,"teams":[{"team":1,"class":"K","height":1,"ranks":[1,9]}],"lineup":[{"board":1,"rank":2},{"board":2,"rank":1}]}});
    let asked = [
        (
            case("deadline", "nrw-1987", remedy),
            "Protest an den Spielausschuss des Bezirks, Gebühr",
            "Protest to the committee (Spielausschuss) of the district, fee",
        ),
        (
            case(
                "deadline",
                "nrw-1987",
                json!({"rule":"request","arose":"1988-02-14","requested":"1988-02-20"}),
            ),
            "Die Frist ist versäumt.",
            "The period was missed.",
        ),
        (
            case("deadline", "nrw-1987", agreed),
            "gibt es kein Rechtsmittel. [21.4]",
            "There is no remedy against an adjudication on which both adjudicators agreed. [21.4]",
        ),
        (
            case(
                "deadline",
                "nrw-1987",
                json!({"rule":"registration","season":"1988/89","date":"1988-07-10"}),
            ),
            "Der genannte Tag ist zu früh.",
            "The day given is too early.",
        ),
        (
            case(
                "deadline",
                "nrw-1987",
                json!({"rule":"withdraw","hearing":"1988-04-23","withdrawn":"1988-04-15","fee":60,"expenses_pf":1000}),
            ),
            "Erstattet werden 50",
            "DM 50 are paid back.",
        ),
        (
            case(
                "deadline",
                FIDE,
                json!({"rule":"draw","draw":"2001-07-01T22:00","round_1":"2001-07-02T09:30"}),
            ),
            "Ausgelost 11:30 Stunden",
            "That is too late. [2.2]",
        ),
        (case("lineup", "nrw-1987", lineup), "[16.7]", "[16.7]"),
        (
            case("berlin", "nrw-1987", json!({"stage":"team-cup","results":["1-0","0-1"]})),
            "Damit gewinnt die erstgenannte Mannschaft.",
            "So the first-named team wins.",
        ),
        (
            case(
                "withdrawal",
                "nrw-1987",
                json!({"form":"round-robin","unit":"player","participants":["A","B","C"],"games":[{"round":1,"white":"A","black":"B","result":"1-0"},{"round":2,"white":"B","black":"C"},{"round":3,"white":"C","black":"A","result":"0-1"}],"withdrawn":[{"who":"B","after":1}]}),
            ),
            "B: 1 von 2 Partien gespielt. Die Ergebnisse zählen",
            "B: 1 of 2 games played. The results count",
        ),
        (
            case(
                "dhondt",
                "nrw-1987",
                json!({"event":"blitz-individual","size":6,"members":[{"counts":{"Nord":300,"Süd":100}}]}),
            ),
            "Plätze: Nord",
            "Places: Nord",
        ),
        (
            case(
                "sonneborn-berger-nrw",
                "nrw-1987",
                json!({"players":["A","B"],"games":[{"round":1,"white":"A","black":"B","result":"1-0"}]}),
            ),
            "1. A, 1 Punkte, Sonneborn-Berger 0",
            "1. A, 1 points, Sonneborn-Berger 0",
        ),
        (
            case(
                "age",
                "nrw-youth-1989",
                json!({"event":"jem","born":"1969-08-31","sex":"m","season":"1989/90"}),
            ),
            "Nicht startberechtigt: am",
            "Not eligible: already 20",
        ),
        (
            case("licence", "dsb-arbiter-2017", json!({"level":"RSR","born":"1980-01-01","on":"2019-01-01"})),
            "Eine Lizenz ist nicht erworben.",
            "No licence has been acquired.",
        ),
        (
            case(
                "cup-draw-valid",
                "nrw-1987",
                json!({"cup":"individual","verbaende":["N","S"],"largest":["N","S"],"entrants":[{"name":"a","verband":"N","place":1}],"rounds":[]}),
            ),
            "Die Auslosung ist ungültig",
            "The draw is not valid",
        ),
    ];
    for (text, german, english) in asked {
        for (lang, part) in [("de", german), ("en", english)] {
            let answer = turmuhr(&["federation", "check", "-", "--lang", lang], &text);
            assert_eq!(answer.status, 0, "{text}: {}", answer.err);
            assert!(answer.err.contains(part), "{text}\n{lang}: {part}\n{}", answer.err);
            let machine = turmuhr(&["federation", "check", "-", "--lang", lang, "--json"], &text);
            assert_eq!((machine.out.as_str(), machine.err.as_str()), (answer.out.as_str(), ""), "{text}");
            assert!(serde_json::from_str::<Value>(&machine.out).is_ok(), "{}", machine.out);
        }
    }
}

#[track_caller]
fn worked(text: &str) -> Value {
    let answer = turmuhr(&["federation", "check", "-", "--json"], text);
    assert_eq!(answer.status, 0, "{}", answer.err);
    serde_json::from_str(&answer.out).expect("an answer")
}

/// F-008, F-650: an announcement may replace what is not generally binding, and the Laws come first.
#[test]
fn art_34_what_an_announcement_may_say() {
    let rules = |rules: &str, regulation: &str| case("announcement", regulation, json!({ "rules": rules }));
    let longer = worked(&rules("default-minutes = { article = \"3\", value = 90 }", FIDE));
    assert_eq!(longer["rateable"], false);
    assert_eq!(longer["contradictions"][0]["law"], "6.6");
    assert_eq!(longer["replaced"][0], json!({ "path": "default-minutes", "article": "5.3" }));
    assert_eq!(worked(&rules("default-minutes = { article = \"3\", value = 30 }", FIDE))["rateable"], true);
    // 27 is marked (g) in the ordinance of NRW.
    let binding = turmuhr(
        &["federation", "check", "-", "--lang", "de"],
        rules("default-minutes = { article = \"3\", value = 30 }", "nrw-1987"),
    );
    assert_eq!(binding.status, 2, "{}", binding.err);
    assert!(binding.err.contains("27.2"), "{}", binding.err);
    for (article, part) in [("27.2", "ist allgemeinverbindlich"), ("28", "ist nicht allgemeinverbindlich")] {
        let told = turmuhr(&["federation", "ordinance", "nrw-1987", article, "--lang", "de"], "");
        assert!(told.out.contains(part), "{article}: {}{}", told.out, told.err);
    }
    assert_eq!(turmuhr(&["federation", "ordinance", "nrw-1987", "99"], "").status, 2);
}

/// F-662, F-665, F-670, F-671, F-728, F-731, F-765, F-522: the event against its announcement.
#[test]
fn art_3_6_8_9_an_event_against_its_announcement() {
    let input = json!({ "rules": "", "minutes_to_control": 120,
        "smoking": { "hall_free": true, "banned_indoors": true, "way_outside": true },
        "restriction": { "team_event": true, "in_registration": true, "changed_since": true },
        "draw": { "announced": "2001-07-01T18:00", "held": "2001-07-01T19:00", "by_the_rules": true },
        "left": { "players": 14, "number": 9 },
        "tie_breaks": { "at_the_draw": ["SB", "DE"], "applied": ["DE", "SB"] },
        "games": [
            { "round": 1, "fixed": { "hall": "A", "at": "2001-07-02T13:00" }, "held": { "hall": "A", "at": "2001-07-02T13:00" } },
            { "round": 2, "fixed": { "hall": "A", "at": "2001-07-03T13:00" }, "held": { "hall": "B", "at": "2001-07-03T13:00" } },
            { "round": 3, "fixed": { "hall": "A", "at": "2001-07-04T13:00" }, "held": { "hall": "B", "at": "2001-07-04T13:00" }, "entry": "storm" },
        ] });
    let answer = worked(&case("announcement", FIDE, input.clone()));
    // Six o'clock at the first control, two hours after the start.
    assert_eq!(answer["clock_face"], "04:00");
    assert_eq!(answer["photo_minutes"], json!([10, 5]));
    assert_eq!((&answer["smoking_arranged"], &answer["restriction_valid"]), (&json!(true), &json!(false)));
    assert_eq!((&answer["draw_as_announced"], &answer["elsewhere"]), (&json!(false), &json!([2])));
    assert_eq!((&answer["redraw"], &answer["tie_breaks_kept"]), (&json!(true), &json!(false)));
    let told = turmuhr(&["federation", "check", "-", "--lang", "en"], case("announcement", FIDE, input)).err;
    for part in [
        "set to 04:00. [3.2]",
        "first 10 minutes of round 1",
        "The draw is made again: a player left before round 1. [2.3]",
        "The tie-breaks were changed after the draw",
        "In round 2 a game was played elsewhere",
        "[3.1]",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    // NRW sets the clocks back by a minute (31.1).
    let nrw = worked(&case("announcement", "nrw-1987", json!({ "rules": "", "minutes_to_control": 150 })));
    assert_eq!(nrw["clock_face"], "03:29");
}

/// F-692, F-709, F-711, F-724, F-909: penalties, refusals and three forfeits.
#[test]
fn art_13_4_penalties() {
    let ask = |input: Value| worked(&case("penalty", FIDE, input));
    let less = ask(
        json!({ "score": [1, 0], "penalties": [{ "penalty": "points-less", "points": 0.5 }, { "penalty": "points-more-for-opponent", "points": 0.5 }] }),
    );
    assert_eq!((&less["score"], &less["letters"]), (&json!([0.5, 0.5]), &json!(["e", "f"])));
    for (both, mates, score) in
        [(false, true, json!([0, 1])), (false, false, json!([0, 0.5])), (true, true, json!([0, 0]))]
    {
        let refused = json!({ "score": [1, 0], "refused": { "both": both, "opponent_can_mate": mates } });
        assert_eq!(ask(refused)["score"], score);
    }
    let three = json!({ "score": [0, 3], "worth": { "win": 3, "draw": 1, "loss": 0 }, "forfeits": 3 });
    assert_eq!((&ask(three.clone())["expelled"], &ask(three)["score"]), (&json!(true), &json!([0, 3])));
    assert_eq!(ask(json!({ "score": [0, 1], "forfeits": 2 }))["expelled"], false);
}

/// F-763: with or without the own rating.
#[test]
fn annex_2_3_2_rating_average() {
    let ask = |input: Value| worked(&case("rating-average", FIDE, input))["average"].clone();
    assert_eq!(ask(json!({ "opponents": [2000, 2200] })), json!(2100.0));
    assert_eq!(ask(json!({ "opponents": [2000, 2200], "own": 1800 })), json!(2000.0));
    assert_eq!(ask(json!({ "opponents": [] })), Value::Null);
}

/// F-127, F-129, F-103: a matter step by step.
#[test]
fn art_5_a_matter_step_by_step() {
    let decision = |stage: &str, by: &str, postmark: Value| json!({ "decision": { "by": by, "level": "bezirk", "stage": stage, "postmark": postmark }, "reasons": true, "notice": 4 });
    let lodged = json!({ "step": "lodged", "basis": "result-decided", "entitled": true, "lodged": { "postmark": "1988-03-13", "sent": "registered", "fee": 60, "fee_paid": "1988-03-13", "reasons": true, "copies": true, "envelope": true } });
    let steps = json!([lodged, { "step": "received", "on": "1988-03-15" }]);
    let ask = |input: Value| worked(&case("matter", "nrw-1987", input));
    let open =
        ask(json!({ "issued": decision("first", "spielleiter", json!("1988-03-03")), "on": "1988-03-14" }));
    assert_eq!((&open["state"], &open["final"]), (&json!("open"), &json!(true)), "the period has lapsed");
    let received = ask(
        json!({ "issued": decision("first", "spielleiter", json!("1988-03-03")), "steps": steps, "on": "1988-03-16" }),
    );
    assert_eq!(
        (&received["state"], &received["final"], &received["counts"]),
        (&json!("received"), &json!(false), &json!(true))
    );
    assert_eq!(received["due"][0], json!({ "rule": "confirm", "last_day": "1988-03-23" }));
    let mut all = steps.as_array().cloned().expect("steps");
    all.extend([
        json!({ "step": "confirmed", "on": "1988-03-16" }),
        json!({ "step": "statements-asked", "until": "1988-03-30", "of": 1 }),
        json!({ "step": "decided", "on": "1988-03-31", "outcome": { "partly": { "refund_pf": 2000 } }, "issued": decision("protest", "spielausschuss", json!("1988-03-31")) }),
    ]);
    let decided = ask(
        json!({ "issued": decision("first", "spielleiter", json!("1988-03-03")), "steps": all, "on": "1988-04-11" }),
    );
    assert_eq!(
        (&decided["state"], &decided["refund_pf"], &decided["final"]),
        (&json!("partly"), &json!(2000), &json!(true))
    );
    // Nothing was decided: overdue after thirty days.
    let idle = decision("first", "spielleiter", Value::Null);
    for (on, late) in [("1988-03-31", false), ("1988-04-01", true)] {
        let answer = ask(json!({ "issued": idle, "requested": "1988-03-01", "on": on }));
        assert_eq!(answer["overdue"], late, "{on}");
    }
    let wrong = case(
        "matter",
        "nrw-1987",
        json!({ "issued": idle, "steps": [{ "step": "confirmed", "on": "1988-04-01" }], "on": "1988-04-02" }),
    );
    let told = turmuhr(&["federation", "check", "-", "--lang", "de"], wrong);
    assert_eq!(told.status, 2);
    assert!(told.err.contains("Schritt 1"), "{}", told.err);
}

/// A misspelt field is named with the one that may be meant; the answer stays.
#[test]
fn unknown_fields_are_named() {
    let text = case(
        "deadline",
        "nrw-1987",
        json!({ "rule": "request", "arose": "1988-02-14", "requestet": "1988-02-15", "xylophone": 1 }),
    );
    let text = text.replacen('{', "{\"titel\":\"x\",", 1);
    for (lang, parts) in [
        (
            "de",
            [
                "input.requestet ist unbekannt",
                "gemeint ist wohl requested",
                "input.xylophone",
                "gemeint ist wohl title",
            ],
        ),
        (
            "en",
            [
                "input.requestet is not known",
                "perhaps requested is meant",
                "input.xylophone",
                "perhaps title is meant",
            ],
        ),
    ] {
        let answer = turmuhr(&["federation", "check", "-", "--lang", lang], &text);
        assert_eq!(answer.status, 0);
        for part in parts {
            assert!(answer.err.contains(part), "{part}: {}", answer.err);
        }
    }
}

/// F-008, F-650, F-731: the announcement on paper is laid over the ordinance and measured by the Laws.
#[test]
fn art_34_the_announcement_on_paper() {
    let paper = |minutes: u32, regulation: &str| {
        json!({ "head": { "issuer": "SK Test", "regulation": regulation }, "place": "Bonn", "starts": "2001-07-02",
            "rules": format!("default-minutes = {{ article = \"3\", value = {minutes} }}") })
        .to_string()
    };
    let print = |text: &str| {
        turmuhr(&["federation", "print", "invitation", "-", "--json", "--despite", "--lang", "de"], text)
    };
    let longer = print(&paper(90, FIDE));
    assert_eq!(longer.status, 0, "{}", longer.err);
    assert!(longer.err.contains("widerspricht den Spielregeln (fide-2001 6.6)"), "{}", longer.err);
    assert!(longer.err.contains("kann nicht ausgewertet werden"), "{}", longer.err);
    assert!(longer.out.contains("in den ersten 10 Minuten"), "{}", longer.out);
    assert!(!print(&paper(30, FIDE)).err.contains("widerspricht"));
    let binding = print(&paper(30, "nrw-1987"));
    assert_eq!(binding.status, 2, "27 is generally binding");
    assert!(binding.err.contains("27.2"), "{}", binding.err);
}
