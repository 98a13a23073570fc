//! The rulebook from the command line.

mod support;

use serde_json::{Value, json};
use support::{Answer, turmuhr};

fn rules(arguments: &[&str]) -> Answer {
    turmuhr(&[&["rules"], arguments].concat(), "")
}

/// In two parts, because no file may name an id that does not exist.
const NO_DUTY: &str = concat!("L-", "998");

#[test]
fn what_is_asked_for_is_shown() {
    let cases: [(&[&str], &[&str]); 16] = [
        (&[], &["fide-2023: Laws of Chess", "\n9  ", "\nIII  "]),
        (&["--lang", "de"], &["fide-2023: Schachregeln", "Artikel ganz"]),
        (&["9.2", "--edition", "fide-2017"], &["\n9.2  ", "\n9.2.2.2  ", "L-087", "fide-1984 10.5"]),
        (&["art. 9.2", "--edition", "fide-2017"], &["\n9.2.1.1  "]),
        (&["en passant"], &["3.7.3.2"]),
        (&["en", "passant"], &["3.7.3.2"]),
        (&["Rochade", "--lang", "en"], &["3.8.2", "castling", "more; a second word"]),
        (&["6.2.3", "--edition", "fide-2017"], &["In print: German 6.2.5, English 6.2.3"]),
        (&["9.2.1"], &["Examples:", "Threefold repetition with an intended move (claims/intended-move)"]),
        (&["9.2.1", "--lang", "de"], &["Beispiele:", "Dreimalige Wiederholung mit beabsichtigtem Zug"]),
        (&["7.5.4", "--compare", "fide-2017"], &["fide-2017 7.7.1: Two hands"]),
        (
            &["L-211"],
            &["L-211  A player who arrives after the default time loses", "fide-2017 6.7.1", "Examples:"],
        ),
        (
            &["l-211", "--lang", "de"],
            &["L-211  Wer nach der Wartezeit kommt, verliert", "Artikel:", "turmuhr ruling"],
        ),
        (&["T-73"], &["T-73  Time controls as people write them", "Based on no article"]),
        (&["F-003"], &["F-003  The season begins on 1 September", "nrw-1987 1.5"]),
        // Two readings have this number.
        (
            &["D-07"],
            &["open point of the ordinances", "nrw-1987 7.1", "open point of the Laws", "fide-1984 8.6"],
        ),
    ];
    for (arguments, says) in cases {
        let answer = rules(arguments);
        assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{arguments:?}");
        for words in says {
            assert!(answer.out.contains(words), "{arguments:?} lacks {words:?}: {}", answer.out);
        }
    }
}

#[test]
fn what_does_not_exist_gets_one_sentence() {
    let cases: [(&[&str], i32, &str); 9] = [
        (&["99.99", "--edition", "fide-2017"], 1, "fide-2017 has no article 99.99; the nearest is 12."),
        (&["7.7", "--lang", "de"], 1, "fide-2023 hat keinen Artikel 7.7; am nächsten liegt 7.6."),
        (&["Z.1"], 1, "fide-2023 has no article Z.1; turmuhr rules --edition fide-2023 lists them all."),
        (&["draughts"], 1, "No article of fide-2023 is about “draughts”"),
        (&["9.2", "--edition", "fide-1066"], 2, "“fide-1066”"),
        (&["9.2", "--compare", "fide-1066"], 2, "“fide-1066”"),
        (&["--nonsense"], 2, "--nonsense"),
        (&["L-1", "--lang", "de"], 1, "Kein Artikel von fide-2023 handelt von „L-1“"),
        (&[NO_DUTY], 2, "There is no requirement"),
    ];
    for (arguments, status, says) in cases {
        let answer = rules(arguments);
        assert_eq!(answer.status, status, "{arguments:?}: {}", answer.err);
        assert!(answer.err.contains(says), "{arguments:?}: {}", answer.err);
        assert_eq!(answer.err.lines().count(), 1, "{arguments:?}: {}", answer.err);
        assert_eq!(answer.out, "", "{arguments:?}");
    }
}

#[test]
fn the_answer_as_json() {
    let told = |arguments: &[&str]| -> Value {
        serde_json::from_str(&rules(arguments).out).unwrap_or_else(|error| panic!("{arguments:?}: {error}"))
    };
    let pressing = told(&["6.2.3", "--edition", "fide-2017", "--json", "--compare", "fide-2018"]);
    assert_eq!(pressing["edition"], "fide-2017");
    assert_eq!(pressing["query"], "6.2.3");
    let article = &pressing["articles"][0];
    assert_eq!(article["article"], "6.2.3");
    assert_eq!(article["requirements"], json!(["L-101", "L-168"]));
    assert_eq!(article["relatives"][0], json!({ "edition": "fide-2023", "article": "6.2.3" }));
    assert_eq!(article["relatives"][1]["text"], article["text"]);
    assert_eq!(article["printed"]["de"], json!({ "number": "6.2.5", "place": "at" }));

    let scenarios = told(&["9.2.1", "--json"])["articles"][0]["scenarios"].clone();
    let example = json!({
        "id": "claims/intended-move",
        "title": "Threefold repetition with an intended move",
        "title_de": "Dreimalige Wiederholung mit beabsichtigtem Zug",
        "edition": "fide-2017",
    });
    assert!(scenarios.as_array().is_some_and(|all| all.contains(&example)), "{scenarios}");

    let late = told(&["L-211", "--edition", "fide-2017", "--json", "--lang", "de"]);
    assert_eq!(late["articles"][0]["article"], "6.7.1");
    let duty = &late["requirement"];
    assert_eq!((&duty["id"], &duty["text"]), (&json!("L-211"), &duty["sentence"]["de"]));
    assert!(
        duty["articles"]
            .as_array()
            .is_some_and(|all| all.contains(&json!({ "edition": "fide-1993", "article": "14.8" }))
                || all.iter().any(|one| one["edition"] == "fide-1993")),
        "{duty}"
    );
    assert!(duty["scenarios"].as_array().is_some_and(|all| !all.is_empty()), "{duty}");

    let of_federation = told(&["f-003", "--json", "--lang", "de"]);
    let duty = &of_federation["requirements"][0];
    assert_eq!((&duty["id"], &duty["of"]), (&json!("F-003"), &json!("duty")));
    assert_eq!(duty["text"], duty["sentence"]["de"]);
    assert!(duty["articles"].as_array().is_some_and(|all| !all.is_empty()), "{duty}");

    assert_eq!(told(&["--edition", "fide-2001-blitz", "--json"])["edition"], "fide-2001");
    assert_eq!(told(&["castling", "--json"])["articles"].as_array().map(Vec::len), Some(12));
    let nothing = told(&["99.99", "--json"]);
    assert_eq!(nothing["articles"], json!([]));
    assert_eq!(nothing["error"], "fide-2023 has no article 99.99; the nearest is 12.");
}
