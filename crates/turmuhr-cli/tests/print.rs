//! Paper from the command line.

mod support;

use std::{fs, path::PathBuf};

use serde_json::Value;
use support::turmuhr;

fn tournament() -> String {
    turmuhr(&["generate", "--seed", "7", "--players", "9", "--rounds", "5", "--stop-after", "3"], "").out
}

/// A folder of one test's own.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("turmuhr-cli-print-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn a_document_is_written_and_its_pages_are_told() {
    let folder = folder("written");
    let path = folder.join("standings.pdf");
    let path = path.to_str().expect("a plain name");
    let answer = turmuhr(&["print", "standings", "-", "--tiebreaks", "BH/C1,BH", "-o", path], tournament());
    assert_eq!((answer.status, answer.out.as_str()), (0, ""), "{}", answer.err);
    assert!(answer.err.contains("pages: 1"), "{}", answer.err);
    assert!(fs::read(path).expect("written").starts_with(b"%PDF-"));
    fs::remove_dir_all(&folder).expect("removed");
}

#[test]
fn what_would_be_printed_is_told_as_json_in_the_language_asked_for() {
    let words = [
        "start-list",
        "pairings",
        "names",
        "all-rounds",
        "slips",
        "scoresheets",
        "standings",
        "cross",
        "chart",
        "cards",
        "places",
        "certificates",
        "report",
    ];
    for word in words {
        let answer = turmuhr(&["print", word, "-", "--json", "--lang", "de"], tournament());
        assert_eq!(answer.status, 0, "{word}: {}", answer.err);
        let sheet: Value = serde_json::from_str(&answer.out).expect("JSON");
        assert_eq!(sheet["document"], word);
        assert_eq!(sheet["foot"]["page"], "Seite");
        let code = sheet["foot"]["code"].as_str().expect("a code");
        let verified = turmuhr(&["print", "verify", "-", "--code", code], tournament());
        assert_eq!(verified.status, 0, "{word} {code}: {}{}", verified.out, verified.err);
        let title = turmuhr(&["print", "verify", "-", "--code", code, "--json"], tournament()).out;
        assert!(title.contains(&format!("\"document\":\"{word}\"")), "{title}");
    }
}

#[test]
fn a_tournament_file_has_no_incidents_to_print() {
    let answer = turmuhr(&["print", "incidents", "-", "--json", "--lang", "de"], tournament());
    assert_eq!(answer.status, 2, "{}", answer.out);
    assert!(answer.err.contains("Eine Turnierdatei enthält keine Vorfälle"), "{}", answer.err);
}

#[test]
fn a_code_does_not_fit_a_file_that_was_changed() {
    let sheet = turmuhr(&["print", "pairings", "-", "--round", "2", "--json"], tournament()).out;
    let sheet: Value = serde_json::from_str(&sheet).expect("JSON");
    let code = sheet["foot"]["code"].as_str().expect("a code");
    let right = turmuhr(&["print", "verify", "-", "--code", code], tournament());
    assert!(right.out.contains("Pairings by board, Round 2 of 5"), "{}", right.out);
    let changed = tournament().replace("Player0003", "Player0030");
    let wrong = turmuhr(&["print", "verify", "-", "--code", code], changed);
    assert_eq!(wrong.status, 1, "{}", wrong.out);
    assert_eq!(wrong.out.lines().count(), 1);
}

#[test]
fn a_federation_puts_its_own_template_in_place() {
    let folder = folder("templates");
    let built_in = turmuhr(&["print", "standings", "--show-template"], "").out;
    assert!(built_in.starts_with("#import"));
    let name = folder.join("standings.typ");
    let path = folder.to_str().expect("a plain name");
    let print = || {
        turmuhr(&["print", "standings", "-", "--templates", path, "-o", "-", "--lang", "de"], tournament())
    };
    fs::write(&name, built_in).expect("written");
    // PDF is no text, so the answer cannot be read as one; the exit status tells.
    let output = folder.join("list.pdf");
    let output = output.to_str().expect("a plain name");
    let answer = turmuhr(&["print", "standings", "-", "--templates", path, "-o", output], tournament());
    assert_eq!(answer.status, 0, "{}", answer.err);
    fs::write(&name, "#import \"turmuhr.typ\": *\n#sheet.nonsense\n").expect("written");
    let broken = print();
    assert_eq!((broken.status, broken.out.as_str()), (2, ""));
    assert_eq!(broken.err.lines().filter(|line| line.starts_with("Fehler")).count(), 1, "{}", broken.err);
    assert!(broken.err.contains("standings.typ") && broken.err.contains("Zeile 2"), "{}", broken.err);
    fs::remove_dir_all(&folder).expect("removed");
}

#[test]
fn prizes_and_remarks_come_from_files() {
    let folder = folder("prizes");
    let path = |name: &str| folder.join(name).to_str().expect("a plain name").to_owned();
    fs::write(path("prizes.json"), r#"[{"name": "Cup", "place": 1, "to": {}}, {"name": "Under 1500", "cents": 5000, "place": 1, "to": {"rating_below": 1500}}]"#).expect("written");
    fs::write(path("remarks.json"), r#"{"course": "Without incident."}"#).expect("written");
    fs::write(path("wrong.json"), r#"{"weather": "fine"}"#).expect("written");
    let sheet = turmuhr(&["print", "prizes", "-", "--json", "--prizes", &path("prizes.json")], tournament());
    assert_eq!(sheet.status, 0, "{}", sheet.err);
    assert!(sheet.out.contains("Cup") && sheet.out.contains("Under 1500"));
    let report =
        turmuhr(&["print", "report", "-", "--json", "--remarks", &path("remarks.json")], tournament());
    assert!(report.out.contains("Without incident."), "{}", report.err);
    for arguments in [["--prizes", &path("wrong.json")], ["--remarks", &path("wrong.json")]] {
        let call = [&["print", "report", "-", "--json"], &arguments[..]].concat();
        let answer = turmuhr(&call, tournament());
        assert_eq!((answer.status, answer.err.lines().count()), (2, 1), "{}", answer.err);
    }
    fs::remove_dir_all(&folder).expect("removed");
}

#[test]
fn what_cannot_be_printed_gets_one_sentence() {
    let cases: [(&[&str], &str); 8] = [
        (&["print", "standings", "-"], "-o FILE.pdf"),
        (&["print", "banner", "-", "--json"], "“banner”"),
        (&["print", "prizes", "-", "--json"], "--prizes"),
        (&["print", "pairings", "-", "--json", "--round", "4"], "Round 4 is not paired"),
        (&["print", "standings", "-", "--json", "--after", "9"], "9"),
        (&["print", "standings", "-", "--json", "--tiebreaks", "XYZ"], "XYZ"),
        (&["print", "verify", "-", "--code", "nonsense"], "not a check code"),
        (&["print", "standings", "-", "-o", "-", "--templates", "no-such-folder"], "no-such-folder"),
    ];
    for (arguments, says) in cases {
        let answer = turmuhr(arguments, tournament());
        assert_eq!(answer.status, 2, "{arguments:?}: {}", answer.err);
        assert!(answer.err.contains(says), "{arguments:?}: {}", answer.err);
        assert_eq!(answer.err.lines().count(), 1, "{arguments:?}: {}", answer.err);
    }
    let empty =
        turmuhr(&["print", "pairings", "-", "--json"], "012 Club\n001    1      A\n001    2      B\n");
    assert_eq!(empty.status, 2);
    assert!(empty.err.contains("No round is paired yet"), "{}", empty.err);
}
