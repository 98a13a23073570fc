//! Calls right and wrong: exit status, streams, languages.

mod support;

use std::process::Command;

use support::turmuhr;

#[test]
fn a_wrong_call_gets_one_line_and_status_2() {
    let cases: [(&[&str], &str); 12] = [
        (&["serve", "--database", "nonsense://x"], "nonsense://x does not name a database"),
        (&["serve", "--listen", "here"], "“here” is not an address"),
        (&["fly"], "no command “fly”"),
        (&["perft"], "<DEPTH>"),
        (&["perft", "deep"], "“deep”"),
        (&["perft", "1", "--fen", ""], "FEN is empty"),
        (&["perft", "1", "--fen", "9/8/8/8/8/8/8/8 w - - 0 1"], "board (field 1)"),
        (&["perft", "1", "--fen", "8/8/8/8/8/8/8/8 w - - 0 1"], "the board is empty; a king is missing"),
        (&["notate", "--to", "tlh"], "“tlh”"),
        (&["games", "no-such-file.pgn"], "no file no-such-file.pgn"),
        (&["position", "--number", "960"], "“960”"),
        (&["notate", "--nonsense"], "--nonsense"),
    ];
    for (arguments, says) in cases {
        let answer = turmuhr(arguments, "");
        assert_eq!(answer.status, 2, "{arguments:?}: {}", answer.err);
        assert!(answer.err.contains(says), "{arguments:?}: {}", answer.err);
        assert_eq!(answer.err.lines().count(), 1, "{arguments:?}: {}", answer.err);
        assert_eq!(answer.out, "");
    }
}

#[test]
fn the_language_is_chosen_by_the_call_and_by_the_environment() {
    assert!(
        turmuhr(&["perft", "1", "--fen", "", "--lang", "de"], "")
            .err
            .starts_with("Fehler: Die FEN ist leer.")
    );
    assert!(turmuhr(&["--lang=de", "perft", "1", "--fen", ""], "").err.starts_with("Fehler:"));
    let german = Command::new(env!("CARGO_BIN_EXE_turmuhr"))
        .arg("--help")
        .env("LC_ALL", "de_DE.UTF-8")
        .output()
        .expect("runs");
    assert!(String::from_utf8_lossy(&german.stdout).contains("Liest die Züge einer Partie"));
}

#[test]
fn every_command_helps_with_an_example_in_both_languages() {
    for command in [
        "perft",
        "lineup",
        "federation",
        "notate",
        "games",
        "position",
        "rules",
        "pair",
        "check",
        "generate",
        "convert",
        "playoff",
        "schedule",
        "norms",
        "lists",
        "print",
        "serve",
    ] {
        for (lang, heading) in [("de", "Beispiel:"), ("en", "Example:")] {
            let answer = turmuhr(&[command, "--help", "--lang", lang], "");
            assert_eq!(answer.status, 0);
            let example = answer.out.split(heading).nth(1).unwrap_or_default();
            assert!(example.contains(&format!("turmuhr {command}")), "{command} {lang}: {}", answer.out);
        }
    }
}

#[test]
fn a_move_that_cannot_be_taken_is_told_as_json_with_its_articles() {
    let answer = turmuhr(&["notate", "--from", "en", "--json", "--edition", "fide-2017"], "1. e4 e5 2. Bc1");
    assert_eq!(answer.status, 1);
    let told: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON");
    assert_eq!(told["error"]["kind"], "illegal");
    assert_eq!(told["error"]["ply"], 3);
    assert_eq!(told["error"]["token"], "Bc1");
    assert_eq!(told["error"]["reasons"][0]["reason"], "not-its-move");
    assert_eq!(told["error"]["reasons"][0]["article"], "3.2");

    let answer =
        turmuhr(&["notate", "--from", "en", "--json", "--fen", "4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1"], "Nf3");
    let told: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON");
    assert_eq!(told["error"]["kind"], "ambiguous");
    assert_eq!(told["error"]["candidates"].as_array().map(Vec::len), Some(2));
}

#[test]
fn the_same_wrong_move_cites_the_edition_asked_for() {
    for (edition, article) in
        [("fide-1984", "5.6c"), ("fide-2001", "3.7d"), ("fide-2017", "3.7.4.2"), ("fide-2023", "3.7.3.2")]
    {
        let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1";
        let answer =
            turmuhr(&["notate", "--from", "en", "--json", "--fen", fen, "--edition", edition], "exd6");
        let told: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON");
        assert_eq!(told["error"]["reasons"][0]["article"], article, "{edition}");
    }
}

#[test]
fn wrong_signs_are_a_note_and_no_failure() {
    let answer = turmuhr(&["notate", "--from", "en", "--to", "de"], "1. e4+ e5");
    assert_eq!(answer.status, 0);
    assert_eq!(answer.out, "1. e4 e5\n");
    assert!(answer.err.contains("check or mate sign"), "{}", answer.err);
}

#[test]
fn a_malformed_game_is_reported_and_the_next_one_read() {
    let file = "[White \"A\"]\n\n1. e4 e5 2. Ke3 1-0\n\n[White \"B\"]\n\n1. d4 d5 *\n";
    let answer = turmuhr(&["games", "-", "--format", "tsv"], file);
    assert_eq!(answer.status, 1);
    let rows: Vec<Vec<&str>> = answer.out.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(rows.len(), 2);
    assert_eq!((rows[0][1], rows[0][4]), ("2", "error"));
    assert_eq!((rows[1][1], rows[1][4]), ("2", "ok"));
    assert!(answer.err.contains("game 1, line 3, column 13"), "{}", answer.err);

    let told: serde_json::Value =
        serde_json::from_str(&turmuhr(&["games", "-", "--json"], file).out).expect("JSON");
    assert_eq!(told["games"][1]["moves"][0]["san"], "d4");
    assert_eq!(told["games"][0]["status"], "error");
}

#[test]
fn perft_prints_the_count_last_and_divides_on_request() {
    assert_eq!(turmuhr(&["perft", "3"], "").out, "8902\n");
    let divided = turmuhr(&["perft", "2", "--divide"], "").out;
    assert_eq!(divided.lines().count(), 21);
    assert_eq!(divided.lines().last(), Some("400"));
    assert!(divided.contains("g1f3: 20\n"));
}

#[test]
fn what_is_announced_can_be_read_back() {
    let game = "1. e4 d5 2. e5 f5 3. exf6 e.p. Kf7";
    let spoken = turmuhr(&["notate", "--from", "en", "--to", "de", "--style", "spoken"], game).out;
    assert!(spoken.contains("Eva fünf schlägt Felix sechs en passant"), "{spoken}");
    let back = turmuhr(&["notate", "--to", "en"], &spoken);
    assert_eq!(back.out, "1. e4 d5 2. e5 f5 3. exf6 e.p. Kf7\n", "{}", back.err);
}

#[test]
fn signs_are_optional() {
    let fools_mate = "1. f3 e5 2. g4 Qh4#";
    let plain = turmuhr(&["notate", "--from", "en", "--to", "de", "--no-check"], fools_mate);
    assert_eq!(plain.out, "1. f3 e5 2. g4 Dh4\n");
    let older = turmuhr(&["notate", "--from", "en", "--to", "de", "--mate-sign", "++"], fools_mate);
    assert_eq!(older.out, "1. f3 e5 2. g4 Dh4++\n");
}

/// `turmuhr season --help | head`: a reader who closes the pipe has seen enough.
#[test]
fn a_closed_pipe_is_no_failure() {
    for call in [&["season", "--help"][..], &["--help"], &["--version"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_turmuhr"))
            .args(call)
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let ended = child.wait_with_output().expect("it ends");
        let said = String::from_utf8_lossy(&ended.stderr);
        assert!(ended.status.success() && !said.contains("panicked"), "{call:?}: {said}");
    }
}
