//! Standings through the program: tables, teams, lots, explanations, refusals.

mod support;

use serde_json::Value;
use support::Answer;

fn turmuhr(arguments: &[&str], input: &str) -> (i32, String, String) {
    let Answer { status, out, err } = support::turmuhr(arguments, input);
    (status, out, err)
}

/// Six players, three rounds: an absence, a forfeit, a bye.
const OPEN: &str = "012 Open
142 3
152 W
192 FIDE_DUTCH
001    1      Anders, Anna                      2490                             2.0    3     4 w 1     2 w =     3 b =
001    2      Berger, Bela                      2480                             2.5    1     5 w 1     1 b =     4 w +
001    3      Caruana, Carl                     2470                             2.5    2     6 w 1     5 w 1     1 w =
001    4      Dorn, Dora                        2460                             0.0    6     1 b 0  0000 - Z     2 b -
001    5      Ernst, Emil                       2450                             1.0    4     2 b 0     3 b 0     6 w 1
001    6      Fink, Frida                       2440                             1.0    5     3 b 0  0000 - U     5 b 0
";

const TEAMS: &str = "012 Teams
142 1
192 FIDE_TEAM_MP_GP
352 WB
362 TW 2.0   TD 1.0   TL 0.0
001    1      A1                                2400                             1.0    1     3 w 1
001    2      A2                                2300                             0.0    2     4 b 0
001    3      B1                                2200                             0.0    3     1 b 0
001    4      B2                                2100                             1.0    4     2 w 1
310   1 Alpha                            A               1.0    1.0   1     1    2
310   2 Beta                             B               1.0    1.0   2     3    4
";

#[test]
fn a_table_for_programs() {
    let (status, out, _) =
        turmuhr(&["standings", "-", "--tiebreaks", "BH/C1,SB,AOB,TPR", "--format", "tsv"], OPEN);
    assert_eq!(status, 0);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], "rank\tid\tname\tpoints\tBH/C1\tSB\tAOB\tTPR");
    assert_eq!(lines[1], "1\t3\tCaruana, Carl\t2.5\t3\t3\t5.33\t2733");
    assert_eq!(lines[2], "2\t2\tBerger, Bela\t2.5\t3\t2.5\t5.75\t2663");
    assert_eq!(lines.len(), 7);
}

#[test]
fn before_the_end_and_by_another_edition() {
    let (_, out, _) =
        turmuhr(&["standings", "-", "--after", "1", "--tiebreaks", "", "--format", "tsv"], OPEN);
    let ranks: Vec<&str> = out.lines().skip(1).map(|line| line.split('\t').next().unwrap_or("")).collect();
    assert_eq!(ranks, ["1", "1", "1", "4", "4", "4"], "{out}");
    let column = |edition| {
        let (_, out, _) =
            turmuhr(&["standings", "-", "--edition", edition, "--tiebreaks", "BH", "--format", "tsv"], OPEN);
        let found = out.lines().find(|line| line.contains("Berger")).expect("a row").to_owned();
        found.rsplit('\t').next().unwrap_or("").to_owned()
    };
    // The forfeit of the last round: capped, a dummy, a virtual opponent, oneself, the scheduled opponent.
    let all = ["2026", "2024", "2023", "2009", "2001", "nrw-1987"].map(column);
    assert_eq!(all, ["3.5", "5.5", "5.5", "4.5", "5", "3"]);
}

#[test]
fn a_file_with_teams_lists_teams() {
    let codes = "MPvGP,EDE,OTHER_BERLIN,BC";
    let (status, out, _) = turmuhr(&["standings", "-", "--tiebreaks", codes, "--format", "tsv"], TEAMS);
    assert_eq!(status, 0);
    assert_eq!(
        out,
        "rank\tid\tname\tpoints\tMPvGP\tEDE\tOTHER_BERLIN\tBC\n1\t1\tAlpha\t1\t1\t0\t2\t1\n2\t2\tBeta\t1\t1\t0\t1\t2\n"
    );
}

#[test]
fn ties_are_shown_as_ties_until_a_lot_is_drawn() {
    let tied = |arguments: &[&str]| {
        let mut all = vec!["standings", "-", "--tiebreaks", "WIN", "--json"];
        all.extend(arguments);
        serde_json::from_str::<Value>(&turmuhr(&all, OPEN).1).expect("JSON")
    };
    let told = tied(&[]);
    assert_eq!((&told["rows"][0]["rank"], &told["rows"][1]["rank"]), (&Value::from(1), &Value::from(1)));
    let drawn = tied(&["--lots", "4"]);
    assert_eq!((&drawn["rows"][0]["rank"], &drawn["rows"][1]["rank"]), (&Value::from(1), &Value::from(2)));
    assert_eq!(drawn["lots"][0]["seed"], 4);
    assert_eq!(drawn["lots"], tied(&["--lots", "4"])["lots"], "the same seed, the same lot");
}

#[test]
fn what_is_wrong_is_said_in_one_sentence() {
    let cases: [(&[&str], &str); 5] = [
        (&["--tiebreaks", "BX"], "There is no tie-break BX"),
        (&["--tiebreaks", "WON/C1"], "leave it out"),
        (&["--tiebreaks", "BH/Q"], "no modifier Q"),
        (&["--after", "9"], "There is no round 9"),
        (&["--explain", "77"], "There is no participant 77"),
    ];
    for (arguments, says) in cases {
        let mut all = vec!["standings", "-"];
        all.extend(arguments);
        let (status, out, err) = turmuhr(&all, OPEN);
        assert_eq!((status, out.as_str(), err.lines().count()), (2, "", 1), "{err}");
        assert!(err.contains(says), "{says}: {err}");
    }
}

#[test]
fn the_arithmetic_is_told_in_two_languages() {
    let codes = "BH/C1,SB,PS/C1,DE,KS,ARO,TPR,PTP,WON,AOB,FB";
    for (lang, name) in [("de", "arithmetic_in_german"), ("en", "arithmetic_in_english")] {
        let call = ["standings", "-", "--tiebreaks", codes, "--explain", "2", "--lang", lang];
        insta::assert_snapshot!(name, turmuhr(&call, OPEN).1);
    }
    let (_, virtual_opponent, _) =
        turmuhr(&["standings", "-", "--edition", "2009", "--tiebreaks", "BH", "--explain", "6"], OPEN);
    insta::assert_snapshot!("virtual_opponent_in_english", virtual_opponent);
    let (_, teams, _) =
        turmuhr(&["standings", "-", "--tiebreaks", "EDEBT", "--explain", "1", "--lang", "de"], TEAMS);
    insta::assert_snapshot!("teams_in_german", teams);
}

/// F-754: two and two of three opponents leave nothing, and that is said.
#[test]
fn a_median_of_few_opponents_says_that_nothing_is_left() {
    let explained = |codes, lang| {
        let call =
            ["standings", "-", "--edition", "2001", "--tiebreaks", codes, "--explain", "3", "--lang", lang];
        turmuhr(&call, OPEN).1
    };
    for (lang, wanted) in [("de", "Es bleibt nichts übrig"), ("en", "Nothing is left")] {
        assert!(explained("BH/M2", lang).contains(wanted), "{}", explained("BH/M2", lang));
        assert!(!explained("BH/M1", lang).contains(wanted), "{}", explained("BH/M1", lang));
    }
}

/// Six of a round robin; number 2 left after two of five rounds.
const LEFT: &str = "### withdrawn 2:2
012 Six
142 5
152 W
192 FIDE_ROUNDROBIN
001    1      One                               2400                             3.0          6 w 1     2 w 1     3 b 0     4 w 1     5 b 0
001    2      Two                               2390                             1.0          5 w 1     1 b 0     6 w -     3 w -     4 b -
001    3      Three                             2380                             4.0          4 w 1     5 b 0     1 w 1     2 b +     6 w 1
001    4      Four                              2370                             2.0          3 b 0     6 b 0     5 w 1     1 b 0     2 w +
001    5      Five                              2360                             2.0          2 b 0     3 w 1     4 b 0     6 b 0     1 w 1
001    6      Six                               2350                             3.0          1 b 0     4 w 1     2 b +     5 w 1     3 b 0
";

/// The numbers and points of the table, from the top.
fn points(arguments: &[&str], input: &str) -> Vec<(u64, String)> {
    let mut all = vec!["standings", "-", "--json", "--tiebreaks", ""];
    all.extend(arguments);
    let (status, out, err) = turmuhr(&all, input);
    assert_eq!(status, 0, "{err}");
    let told: Value = serde_json::from_str(&out).expect("JSON");
    let rows = told["rows"].as_array().expect("rows").iter();
    let text = |value: &Value| value.as_str().expect("text").to_owned();
    let mut rows: Vec<(u64, String)> =
        rows.map(|row| (row["id"].as_u64().expect("a number"), text(&row["points"]))).collect();
    rows.sort_unstable();
    rows
}

#[test]
fn who_left_below_half_does_not_count_if_the_file_says_so() {
    let rows = |list: &[(u64, &str)]| -> Vec<(u64, String)> {
        list.iter().map(|(id, points)| (*id, (*points).to_owned())).collect()
    };
    // Berger tables, 4: neither points of nor against somebody who played less than half.
    assert_eq!(points(&[], LEFT), rows(&[(1, "2"), (3, "3"), (4, "1"), (5, "2"), (6, "2")]));
    let (_, out, err) = turmuhr(&["standings", "-"], LEFT);
    assert!(err.contains("according to the file") && err.contains("2:2"), "{err}");
    assert!(out.contains("2 Two left after round 2"), "{out}");
    let (_, _, err) = turmuhr(&["standings", "-", "--lang", "de"], LEFT);
    assert!(err.contains("laut Datei") && err.contains("2:2"), "{err}");
    // The call overrides the file, also with nobody.
    let all = rows(&[(1, "3"), (2, "1"), (3, "4"), (4, "2"), (5, "2"), (6, "3")]);
    assert_eq!(points(&["--withdrawn", ""], LEFT), all);
    let other = turmuhr(&["standings", "-", "--withdrawn", "2:3"], LEFT);
    assert!(!other.2.contains("according to the file") && other.1.contains("after round 3"), "{other:?}");
    // Before that round nobody had left.
    assert_eq!(points(&["--after", "1"], LEFT).len(), 6);
}

#[test]
fn the_note_on_unfinished_games_says_what_they_count() {
    let open = OPEN.replace("     3 b =\n", "     3 b  \n").replace("     1 w =\n", "     1 w  \n");
    assert_ne!(open, OPEN);
    // An open game keeps its round out of the table, as on paper; asked for, it counts nothing.
    let (_, _, err) = turmuhr(&["standings", "-", "--tiebreaks", "BH"], &open);
    assert!(err.contains("Round 3 is not complete") && err.contains("result: 1."), "{err}");
    assert_eq!(points(&[], &open), points(&["--after", "2"], OPEN));
    let (_, _, err) = turmuhr(&["standings", "-", "--after", "3", "--tiebreaks", "BH"], &open);
    assert!(err.contains("They do not count yet"), "{err}");
    // With a value in record 162 it is adjourned and counts it.
    let adjourned = format!("162  W 1.0    D 0.5    L 0.0    X 0.5\n{open}");
    let (_, _, err) = turmuhr(&["standings", "-", "--tiebreaks", "BH"], &adjourned);
    assert!(err.contains("Adjourned games: 1. Until they end they count 0.5 for each side."), "{err}");
    assert!(!err.contains("do not count"), "{err}");
    assert_eq!(points(&[], &adjourned), points(&[], OPEN));
}
