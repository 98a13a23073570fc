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

/// A team round robin of one round: the second board stays empty.
const EMPTY_BOARD: &str = "012 League
142 1
192 FIDE_TEAM_ROUNDROBIN
352 WB
362 TW 2.0   TD 1.0   TL 0.0
001    1      A1                                2400                             1.0          3 w 1
001    2      A2                                2300                             0.0
001    3      B1                                2200                             0.0          1 b 0
001    4      B2                                2100                             0.0
310   1 Alpha                                                               1    2
310   2 Beta                                                                3    4
300   1   1   2    1 0000
300   1   2   1    3 0000
";

/// The subtitle and the rows of a printed table.
fn printed(what: &str, input: &str) -> (String, Vec<Vec<String>>) {
    let answer = turmuhr(&["print", what, "-", "--json"], input);
    assert_eq!(answer.status, 0, "{}", answer.err);
    let sheet: Value = serde_json::from_str(&answer.out).expect("JSON");
    let cell = |cell: &Value| cell.as_str().or(cell["text"].as_str()).expect("words").to_owned();
    let row = |row: &Value| row["cells"].as_array().expect("cells").iter().map(cell).collect();
    let rows = sheet["body"]["rows"].as_array().expect("rows").iter().map(row).collect();
    (sheet["subtitle"].as_str().expect("words").to_owned(), rows)
}

/// Number, name and points of a printed list of teams.
fn teams(input: &str) -> Vec<[String; 3]> {
    let (subtitle, rows) = printed("standings", input);
    assert!(subtitle.starts_with("Final"), "{subtitle}");
    rows.iter().map(|row| [&row[1], &row[2], &row[4]].map(Clone::clone)).collect()
}

#[test]
fn paper_and_standings_agree_which_rounds_count() {
    // The match was played, although a board was empty.
    let won = [["1", "Alpha", "2"], ["2", "Beta", "0"]].map(|row| row.map(str::to_owned));
    assert_eq!(teams(EMPTY_BOARD), won);
    let table = turmuhr(&["standings", "-", "--format", "tsv"], EMPTY_BOARD).out;
    assert!(table.contains("1\t1\tAlpha\t2\n"), "{table}");
    // Nobody faced the second player of Alpha: that is a point on the board too.
    let alone = EMPTY_BOARD
        .replace("0.0\n001    3", "1.0       0000 - +\n001    3")
        .replace("300   1   1   2    1 0000", "300   1   1   2    1    2");
    assert_eq!(teams(&alone), won);
    let (_, rows) = printed("pairings", &alone);
    let result = &rows[0][3];
    assert!(result.starts_with('2') && result.ends_with('0'), "{rows:?}");
    // A match that one team did not come to.
    let forfeited = EMPTY_BOARD
        .replace("     3 w 1", "")
        .replace("     1 b 0", "")
        .split("\n300")
        .next()
        .expect("a head")
        .to_owned()
        + "\n330 +-   1   1   2\n";
    assert_eq!(teams(&forfeited), won);
}

#[test]
fn who_left_by_the_file_is_left_out_on_paper_with_a_note() {
    let file = "### withdrawn 3:1
012 Four
142 3
152 W
192 FIDE_ROUNDROBIN
001    1      One                               2400                             2.0          4 w 1     3 w +     2 b 0
001    2      Two                               2390                             2.0          3 w 1     4 b 0     1 w 1
001    3      Three                             2380                             0.0          2 b 0     1 b -     4 w -
001    4      Four                              2370                             2.0          1 b 0     2 w 1     3 b +
";
    let (_, rows) = printed("standings", file);
    let points = |rows: &[Vec<String>]| -> Vec<(String, String)> {
        let mut points: Vec<_> = rows.iter().map(|row| (row[1].clone(), row[5].clone())).collect();
        points.sort();
        points
    };
    let told = [("1", "1"), ("2", "1"), ("4", "1")].map(|(id, points)| (id.to_owned(), points.to_owned()));
    assert_eq!(points(&rows), told);
    let answer = turmuhr(&["print", "standings", "-", "--json"], file);
    assert!(answer.out.contains("Three left after round 1"), "{}", answer.out);
    let folder = folder("left");
    let path = folder.join("left.pdf");
    let path = path.to_str().expect("a plain name");
    let answer = turmuhr(&["print", "standings", "-", "-o", path], file);
    assert!(answer.err.contains("according to the file") && answer.err.contains("3:1"), "{}", answer.err);
    let answer = turmuhr(&["print", "standings", "-", "--withdrawn", "", "-o", path], file);
    assert!(!answer.err.contains("according to the file"), "{}", answer.err);
    fs::remove_dir_all(&folder).expect("removed");
}
