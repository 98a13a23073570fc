//! Line-ups, cases, the calendar and a season, asked for as people ask.

mod support;

use support::turmuhr;

/// A home side with a bit of everything wrong.
const LINEUP: &str = r#"{
  "kind": "lineup", "regulation": "nrw-1987", "title": "Round 4",
  "input": {
    "competition": "league", "occasion": "round", "boards": 8,
    "home": {
      "team": 2,
      "teams": [
        {"team": 1, "class": "2. Bundesliga", "height": 9, "kind": "bundesliga", "ranks": [1, 8]},
        {"team": 2, "class": "NRW-Liga", "height": 8, "kind": "nrw-liga", "ranks": [9, 16]},
        {"team": 3, "class": "Verbandsliga", "height": 6, "kind": "other", "ranks": [17, 24]},
        {"team": 4, "class": "Bezirksklasse", "height": 2, "kind": "other", "ranks": [25, 40]}
      ],
      "players": [{"rank": 9, "german": false}, {"rank": 10, "german": false}, {"rank": 13, "german": false, "pass": false}],
      "earlier": [{"rank": 27, "team": 3}, {"rank": 27, "team": 2}, {"rank": 12, "team": 1}, {"rank": 12, "team": 1, "seated": false}],
      "lineup": [
        {"board": 1, "rank": 10}, {"board": 2, "rank": 9}, {"board": 3, "rank": 8}, {"board": 4, "rank": 12},
        {"board": 5, "rank": 13}, {"board": 7, "rank": 16, "absent": true}, {"board": 8, "rank": 27}
      ]
    }
  }
}"#;

#[test]
fn a_line_up_is_told_in_both_languages() {
    let english = turmuhr(&["lineup", "-"], LINEUP);
    assert_eq!(english.status, 1, "{}", english.err);
    insta::assert_snapshot!(english.out);
    let german = turmuhr(&["lineup", "-", "--lang", "de"], LINEUP);
    insta::assert_snapshot!(german.out);
    let told: serde_json::Value =
        serde_json::from_str(&turmuhr(&["lineup", "-", "--json"], LINEUP).out).unwrap();
    assert_eq!(told["violations"].as_array().map(Vec::len), Some(8));
    assert_eq!(told["violations"][0]["cites"][0], "16.7");
}

#[test]
fn a_youth_line_up_cites_both_ordinances() {
    let text = r#"{"kind":"lineup","regulation":"nrw-youth-1989","input":{"competition":"jmm","boards":8,"season":"1989/90","home":{
      "team":1,"teams":[{"team":1,"class":"NRW-Jugendliga","height":5,"ranks":[1,10]},{"team":2,"class":"Verbandsjugendliga","height":3,"ranks":[1,10]}],
      "players":[{"rank":"1/1","born":"1969-08-31"},{"rank":"1/8","born":"1973-01-01"},{"rank":"1/3","girl":true},{"rank":"1/6","girl":true}],
      "lineup":[{"board":1,"rank":"1/1"},{"board":2,"rank":"1/2"},{"board":3,"rank":"1/4"},{"board":4,"rank":"1/5"},{"board":5,"rank":"1/6"},{"board":6,"rank":"1/9"},{"board":7,"rank":"1/3"},{"board":8,"rank":"1/8"}]}}}"#;
    let told = turmuhr(&["lineup", "-", "--lang", "de"], text);
    assert_eq!(told.status, 1, "{}", told.err);
    insta::assert_snapshot!(told.out);
}

#[test]
fn a_line_up_in_order_says_so() {
    let text = r#"{"kind":"lineup","regulation":"nrw-1987","input":{"competition":"league","boards":2,"home":{"team":1,"teams":[{"team":1,"class":"K","height":1,"ranks":[1,9]}],"lineup":[{"board":1,"rank":1},{"board":2,"rank":2}]}}}"#;
    let answer = turmuhr(&["lineup", "-"], text);
    assert_eq!(answer.status, 0);
    assert!(answer.out.contains("The line-up is allowed"), "{}", answer.out);
}

const PROTEST: &str = r#"{"kind":"deadline","regulation":"nrw-1987","title":"Protest, Brett 3","input":{"rule":"remedy",
  "contested":{"by":"spielleiter","level":"bezirk","stage":"first","postmark":"1988-02-20"},
  "remedy":{"postmark":"1988-03-01","sent":"registered","fee":60,"fee_paid":"1988-03-01","reasons":true,"copies":true,"envelope":true}},
  "expect":{"remedy":"protest","instance":"spielausschuss/bezirk","fee":60.0,"last_day":"1988-03-01","in_time":true,"missing":[]}}"#;

#[test]
fn cases_are_compared_with_their_answer() {
    assert_eq!(turmuhr(&["federation", "check", "-"], PROTEST).status, 0);
    let other = PROTEST.replace("\"in_time\":true", "\"in_time\":false");
    let answer = turmuhr(&["federation", "check", "-"], &other);
    assert_eq!(answer.status, 1);
    assert!(answer.out.contains("\"in_time\":true") && answer.err.contains("Expected: "), "{}", answer.err);
    let alone = PROTEST.split(",\n  \"expect\"").next().unwrap().to_owned() + "}";
    assert_eq!(
        turmuhr(&["federation", "check", "-"], alone).status,
        0,
        "without an answer there is nothing to differ"
    );
    for wrong in
        ["", "{}", r#"{"kind":"fly"}"#, "[1]", r#"{"kind":"fly","regulation":"nrw-1987","input":{}}"#]
    {
        for lang in ["de", "en"] {
            let answer = turmuhr(&["federation", "check", "-", "--lang", lang], wrong);
            assert_eq!((answer.status, answer.err.lines().count()), (2, 1), "{wrong}: {}", answer.err);
        }
    }
    assert_eq!(turmuhr(&["federation", "check"], "").status, 2);
    assert_eq!(turmuhr(&["federation", "fly"], "").status, 2);
}

#[test]
fn deadlines_become_a_calendar() {
    let answer = turmuhr(&["federation", "calendar", "-"], PROTEST);
    assert_eq!(
        answer.out,
        "1988-03-01  Last day for protest or appeal (postmark, fee) [5.5]  Protest, Brett 3\n"
    );
    // Of the next days, and of the office that has to act.
    for (from, days, office, due) in [
        ("1988-02-20", "10", None, 1),
        ("1988-02-20", "9", None, 0),
        ("1988-03-02", "30", None, 0),
        ("1988-02-20", "10", Some("club-officer"), 1),
        ("1988-02-20", "10", Some("arbiter"), 0),
    ] {
        let mut call = vec!["federation", "calendar", "-", "--on", from, "--within", days];
        call.extend(office.into_iter().flat_map(|office| ["--office", office]));
        let answer = turmuhr(&call, PROTEST);
        assert_eq!((answer.status, answer.out.lines().count()), (0, due), "{call:?}: {}", answer.err);
    }
    let unknown = turmuhr(&["federation", "calendar", "-", "--within", "3", "--office", "cook"], PROTEST);
    assert_eq!(unknown.status, 2, "{}", unknown.err);
    let ics = turmuhr(&["federation", "calendar", "-", "--ics", "--lang", "de"], PROTEST).out;
    assert!(
        ics.contains("DTSTART;VALUE=DATE:19880301\r\n") && ics.contains("SUMMARY:Letzter Tag für Protest"),
        "{ics}"
    );
    let json = turmuhr(&["federation", "calendar", "-", "--json"], PROTEST).out;
    let told: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(
        (&told["entries"][0]["date"], &told["entries"][0]["article"]),
        (&"1988-03-01".into(), &"5.5".into())
    );
}

/// A district's own ordinance, below that of its federation.
#[test]
fn an_ordinance_of_ones_own_is_asked_and_what_binds_it_is_told() {
    let own = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/federation/district.toml");
    let case = r#"{"kind":"berlin","regulation":"bezirk-x","input":{"stage":"district-cup","results":["1-0","0-1","0-1","1-0"]}}"#;
    let answer = turmuhr(&["federation", "check", "-", "--ordinance", own], case);
    assert_eq!(answer.status, 0, "{}", answer.err);
    assert!(
        answer.out.contains(r#""weights":[6,5,4,3]"#) && answer.out.contains(r#""next":"play-off""#),
        "{}",
        answer.out
    );
    assert_eq!(turmuhr(&["federation", "check", "-"], case).status, 2, "nobody knows it without the file");
    // What the parent says holds below it.
    let inherited = PROTEST.replace("\"regulation\":\"nrw-1987\"", "\"regulation\":\"bezirk-x\"");
    assert_eq!(turmuhr(&["federation", "check", "-", "--ordinance", own], inherited).status, 0);
    let lineup = LINEUP.replace("nrw-1987", "bezirk-x");
    let told = turmuhr(&["lineup", "-", "--ordinance", own], lineup);
    assert!(told.out.contains("Tournament ordinance of district X (bezirk-x)"), "{}{}", told.out, told.err);
    // (g): the period for requests is not the district's to set.
    let folder = std::env::temp_dir().join(format!("turmuhr-ordinance-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("own.toml");
    let text = std::fs::read_to_string(own).unwrap();
    std::fs::write(&path, text + "\n[rules.period]\nrequest = { article = \"2\", days = 9 }\n").unwrap();
    for lang in ["de", "en"] {
        let answer = turmuhr(
            &["federation", "check", "-", "--lang", lang, "--ordinance", path.to_str().unwrap()],
            case,
        );
        assert_eq!((answer.status, answer.err.lines().count()), (2, 1), "{}", answer.err);
        assert!(answer.err.contains("5.1"), "{}", answer.err);
    }
    std::fs::remove_dir_all(&folder).unwrap();
    let shown = turmuhr(&["federation", "ordinance", "nrw-1987"], "");
    assert!(shown.out.contains("id = \"nrw-1987\""));
    assert_eq!(turmuhr(&["federation", "ordinance", "mars"], "").status, 2);
}

const DOCUMENTS: [&str; 13] = [
    "match-report",
    "team-list",
    "decision",
    "confirmation",
    "licence-card",
    "league-table",
    "schedule",
    "invitation",
    "protest-form",
    "envelope",
    // Forms, of which there are more.
    "pass-application",
    "dhondt-sheet",
    "title-certificate",
];

#[test]
fn papers_are_printed_from_their_files_and_from_a_journal() {
    let folder = std::env::temp_dir().join(format!("turmuhr-papers-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let journal = turmuhr(&["federation", "simulate", "--seed", "7", "--journal"], "").out;
    for document in DOCUMENTS {
        let example = turmuhr(&["federation", "print", document, "--example"], "");
        let file = if example.status == 0 { example.out } else { journal.clone() };
        let path = folder.join(format!("{document}.pdf"));
        let path = path.to_str().unwrap();
        let answer = turmuhr(&["federation", "print", document, "-", "--lang", "de", "-o", path], &file);
        assert_eq!((answer.status, answer.out.as_str()), (0, ""), "{document}: {}", answer.err);
        assert!(std::fs::read(path).unwrap().starts_with(b"%PDF-"));
        let sheet = turmuhr(&["federation", "print", document, "-", "--json"], &file).out;
        let sheet: serde_json::Value = serde_json::from_str(&sheet).unwrap();
        assert_eq!(sheet["document"], document);
        let code = sheet["foot"]["code"].as_str().unwrap();
        assert_eq!(turmuhr(&["federation", "print", document, "-", "--code", code], &file).status, 0);
        let other = turmuhr(&["federation", "print", document, "-", "--code", "F-0000-0000-0000"], &file);
        assert_eq!(other.status, 1, "{}", other.err);
        assert!(
            turmuhr(&["federation", "print", document, "--show-template"], "").out.contains("#show: paper")
        );
        let wrong = turmuhr(&["federation", "print", document, "-", "--json"], "{");
        assert_eq!((wrong.status, wrong.err.lines().count()), (2, 1), "{}", wrong.err);
    }
    for wrong in [
        &["federation", "print", "poem", "-"][..],
        &["federation", "print", "decision"],
        &["federation", "print"],
    ] {
        assert_eq!(turmuhr(wrong, "").status, 2);
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_season_is_played_through_and_told() {
    let told = turmuhr(&["federation", "simulate", "--seed", "7"], "");
    assert_eq!(told.status, 0, "{}", told.err);
    assert!(told.out.starts_with("Season 1987/88\n"), "{}", told.out);
    let groups: Vec<&str> = told.out.split("\n\n").filter(|part| part.contains(" Pl  Team")).collect();
    assert_eq!(groups.len(), 14);
    for group in groups {
        assert!(group.contains("Promoted: ") || group.contains("Play-off for place 1: "), "{group}");
    }
    let json = turmuhr(&["federation", "simulate", "--seed", "7", "--json"], "").out;
    let season: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(season["groups"].as_array().map(Vec::len), Some(14));
    // Under an ordinance of one's own: the journal carries it, and is all a table needs.
    let own = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/federation/district.toml");
    let json = turmuhr(&["federation", "simulate", "--ordinance", own, "--json"], "").out;
    let season: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&season["ordinance"], &season["season"]), (&"bezirk-x".into(), &"1988/89".into()));
    let journal = turmuhr(&["federation", "simulate", "--ordinance", own, "--journal"], "").out;
    let table = turmuhr(&["federation", "print", "league-table", "-", "--json"], &journal);
    assert!(table.out.contains("Tournament ordinance of district X (bezirk-x)"), "{}", table.err);
    let torn = journal.replacen("bezirk-x", "bezirk-y", 1);
    let table = turmuhr(&["federation", "print", "league-table", "-", "--json"], &torn);
    assert_eq!((table.status, table.err.lines().count()), (2, 1), "{}", table.err);
    assert_eq!(turmuhr(&["federation", "simulate", "--seed", "x"], "").status, 2);
}

/// Two seasons of a small federation: every matter with its sentences, the levels balanced, the same from the same seed.
#[test]
fn seasons_in_a_row_tell_their_story() {
    let call = ["federation", "simulate", "--seed", "3", "--levels", "2", "--clubs", "8", "--teams", "24"];
    let told = turmuhr(&call, "");
    assert_eq!(told.status, 0, "{}", told.err);
    for part in ["What happened in the season 1989/90", "What happened in the season 1990/91", "Play-off in "]
    {
        assert!(told.out.contains(part), "{part}: {}", told.out);
    }
    assert_eq!(told.out.matches("that balances.").count(), 2);
    assert_eq!(told.out.matches("Open matters: 0.").count(), 2);
    assert_eq!(turmuhr(&call, "").out, told.out);
    let german = turmuhr(&[&call[..], &["--lang", "de"]].concat(), "").out;
    assert!(german.contains("Was im Spieljahr 1989/90 geschah") && german.contains("Es wird bekannt: "));
    let json = turmuhr(&[&call[..], &["--seasons", "1", "--json"]].concat(), "").out;
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    let matters = json["seasons"][0]["story"].as_array().unwrap();
    assert!(!matters.is_empty());
    for matter in matters {
        assert_eq!(matter["open"], false);
        assert!(matter["told"].as_array().is_some_and(|told| !told.is_empty()), "{matter}");
    }
    for (wrong, what) in [("--levels", "9"), ("--teams", "400"), ("--seasons", "0")] {
        let answer = turmuhr(&["federation", "simulate", wrong, what], "");
        assert_eq!((answer.status, answer.err.lines().count()), (2, 1), "{}", answer.err);
    }
}
