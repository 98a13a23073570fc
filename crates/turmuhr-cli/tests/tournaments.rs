//! Tournament files through the program: paired, checked, made up, converted, refused.

mod support;

use std::{
    fs,
    path::{Path, PathBuf},
};

use serde_json::Value;
use support::turmuhr;

/// A folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The published example of C.04.3 for the bye with the fewest unplayed games: round 2 of 3.
const BYE: &str = "012 Bye
142 3
152 W
001    1      One                               2500                             1.0    1     3 w 1
001    2      Two                               2400                             1.0    2     4 b 1
001    3      Three                             2300                             0.0    3     1 b 0
001    4      Four                              2200                             0.0    4     2 w 0
001    5      Five                              2100                             0.0    5  0000 - Z
";

#[test]
fn a_round_is_paired_in_the_format_engines_share() {
    let answer = turmuhr(&["pair", "-"], BYE.as_bytes());
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    assert_eq!(answer.out, "3\n2 1\n3 5\n4 0\n");
    let told: Value =
        serde_json::from_str(&turmuhr(&["pair", "-", "--json"], BYE.as_bytes()).out).expect("JSON");
    assert_eq!(told["round"], 2);
    assert_eq!(told["pairs"][0]["white"], 2);
    assert_eq!(told["bye"], 4);
    assert_eq!(told["edition"], "2026");
}

#[test]
fn burstein_and_dubov_are_paired_checked_made_up_and_explained() {
    for (system, code) in [("burstein", "192 FIDE_BURSTEIN"), ("dubov", "192 FIDE_DUBOV")] {
        let answer = turmuhr(&["pair", "-", "--system", system], BYE.as_bytes());
        assert_eq!((answer.status, answer.out.as_str()), (0, "3\n2 1\n3 5\n4 0\n"), "{}", answer.err);
        let call = ["generate", "--system", system, "--seed", "8", "--players", "14", "--rounds", "7"];
        let made = turmuhr(&call, b"").out;
        assert!(made.contains(code), "{made}");
        let checked = turmuhr(&["check", "-"], made.as_bytes());
        assert_eq!((checked.status, checked.err.as_str()), (0, ""), "{}", checked.out);
        let told =
            turmuhr(&["pair", "-", "--json"], BYE.replace("142 3", &format!("142 3\n{code}")).as_bytes());
        let told: Value = serde_json::from_str(&told.out).expect("JSON");
        assert_eq!(told["system"], system);
        let why = turmuhr(&["pair", "-", "--system", system, "--why-not", "5", "0"], BYE.as_bytes());
        assert_eq!(
            why.out,
            "With the bye for 5, the bye would go to a player with the same score but 0 instead of 1 games played (3.1.4).\n  5  Five\n"
        );
    }
    let explain = |system: &str, lang: &str| {
        turmuhr(&["pair", "-", "--system", system, "--explain", "--lang", lang], BYE.as_bytes()).out
    };
    for (system, lang, line) in [
        ("burstein", "en", "  3: Buchholz 1.0, Sonneborn-Berger 0.00\n"),
        ("burstein", "de", "  3: Buchholz 1,0, Sonneborn-Berger-Wertung 0,00\n"),
        ("burstein", "en", "Where C.04.4.2 is open: "),
        ("dubov", "en", "  3: average of the opponents 2500, upfloats 0\n"),
        ("dubov", "de", "  3: Gegnerschnitt 2500, Aufwärtsfloats 0\n"),
        ("dubov", "de", "Wo C.04.4.1 offen ist: "),
        ("dubov", "en", "2–1: both preferences are granted (5.2.2)"),
    ] {
        let told = explain(system, lang);
        assert!(told.contains(line), "{line} in {told}");
    }
    let seeding = turmuhr(
        &["pair", "-", "--system", "burstein", "--explain"],
        BYE.replace("142 3", "142 5").as_bytes(),
    );
    assert!(seeding.out.contains("Seeding round 2 of 2: paired by the Dutch system"), "{}", seeding.out);
    let unrated = turmuhr(&["pair", "-", "--system", "dubov"], BYE.replace("2300", "    ").as_bytes());
    assert_eq!(unrated.status, 2);
    assert!(unrated.err.contains("players without one: 3. Enter a provisional rating"), "{}", unrated.err);
}

#[test]
fn a_pairing_that_rests_on_a_reading_of_the_text_says_so() {
    let mut doubted = 0;
    for seed in 1..40 {
        let call =
            ["generate", "--system", "burstein", "--players", "16", "--rounds", "7", "--stop-after", "5"];
        let more = ["--zero-byes", "6", "--seed", &seed.to_string()].map(str::to_owned);
        let call: Vec<&str> = call.into_iter().chain(more.iter().map(String::as_str)).collect();
        let made = turmuhr(&call, b"").out;
        let answer = turmuhr(&["pair", "-", "--lang", "de"], made.as_bytes());
        let told = turmuhr(&["pair", "-", "--json"], made.as_bytes()).out;
        let said = answer.err.contains("hängt davon ab, wie C.04.4.2, 1.7.2 zu lesen ist");
        assert_eq!(said, told.contains("\"doubt\""), "{told}");
        doubted += u32::from(said);
    }
    assert!(doubted > 0);
}

#[test]
fn where_no_round_can_be_paired_the_answer_is_no() {
    let met = "142 3\n152 W\n001    1                                                                         1.0    1     2 w 1\n001    2                                                                         0.0    2     1 b 0\n";
    let answer = turmuhr(&["pair", "-"], met.as_bytes());
    assert_eq!((answer.status, answer.out.as_str()), (1, ""));
    assert!(answer.err.contains("Round 2 has no legal pairing"), "{}", answer.err);
    let over = turmuhr(&["pair", "-"], met.replace("142 3", "142 1").as_bytes());
    assert_eq!(over.status, 1);
    assert!(over.err.contains("The only round is over"), "{}", over.err);
    let told: Value =
        serde_json::from_str(&turmuhr(&["pair", "-", "--json"], met.as_bytes()).out).expect("JSON");
    assert_eq!(told["error"]["kind"], "no-legal-pairing");
}

#[test]
fn a_file_that_leaves_a_doubt_gets_one_sentence_and_status_2() {
    let cases: [(&[u8], &str); 9] = [
        (b"", "no player"),
        (b"001", "line 1, column 5: Record 001 lacks a starting number"),
        (&b"garbage\n".repeat(50), "no player"),
        (b"\xff\xfe\x00\x01", "no player"),
        (b"{\"players\": 5}", "JSON, but not that of a tournament"),
        (b"{\"players\": [", "Not JSON from line 1"),
        (
            b"012 X\n001    1 m    A                                 9999 XXX 99999999999 1999/01/01  9.0    1     2 w 1\n",
            "has opponent 2, who does not exist",
        ),
        (&BYE.as_bytes().repeat(2), "is already in line"),
        (&BYE.as_bytes()[18..], "number of rounds is missing"),
    ];
    for (input, says) in cases {
        let answer = turmuhr(&["pair", "-"], input);
        assert_eq!(answer.status, 2, "{says}: {}", answer.err);
        assert!(answer.err.contains(says), "{says}: {}", answer.err);
        assert_eq!((answer.err.lines().count(), answer.out.as_str()), (1, ""), "{}", answer.err);
    }
    let german = turmuhr(&["pair", "-", "--lang", "de"], b"");
    assert!(german.err.starts_with("Fehler: -: Die Datei enthält keinen Spieler"), "{}", german.err);
}

#[test]
fn what_the_file_does_not_say_can_be_said_in_the_call() {
    let first = "001    1                                                                         0.0    1\n001    2                                                                         0.0    2\n";
    assert_eq!(turmuhr(&["pair", "-"], first.as_bytes()).status, 2);
    for (colour, pair) in [("white", "1 2"), ("black", "2 1")] {
        let answer = turmuhr(&["pair", "-", "--rounds", "1", "--initial", colour], first.as_bytes());
        assert_eq!(answer.out, format!("1\n{pair}\n"), "{}", answer.err);
    }
}

#[test]
fn points_that_do_not_add_up_are_told_and_paired() {
    let answer = turmuhr(&["pair", "-"], BYE.replace("1.0    1", "3.0    1").as_bytes());
    assert_eq!((answer.status, answer.out.as_str()), (0, "3\n2 1\n3 5\n4 0\n"));
    assert!(
        answer.err.contains("warning: line 4, column 81: Points of player 1: 3.0 in the file"),
        "{}",
        answer.err
    );
}

#[test]
fn a_seed_makes_one_tournament_and_its_checker_accepts_it() {
    let call =
        ["generate", "--seed", "7", "--players", "20", "--rounds", "5", "--late", "6", "--unusual", "9"];
    let once = turmuhr(&call, b"");
    assert_eq!((once.status, once.err.as_str()), (0, ""));
    assert!(once.out.starts_with("### turmuhr generate, seed 7\n012 "), "{}", once.out);
    assert_eq!(turmuhr(&call, b"").out, once.out);
    let checked = turmuhr(&["check", "-"], once.out.as_bytes());
    assert_eq!(
        (checked.status, checked.out.as_str()),
        (0, "Checked: tournaments 1, rounds 5, differences 0.\n")
    );

    // With the colours of the first round turned round, it was not paired so.
    let bent: String = once
        .out
        .lines()
        .map(|line| match (line.starts_with("001"), line.get(96..97)) {
            (true, Some("w")) => format!("{}b{}\n", &line[..96], &line[97..]),
            (true, Some("b")) => format!("{}w{}\n", &line[..96], &line[97..]),
            _ => format!("{line}\n"),
        })
        .collect();
    let checked = turmuhr(&["check", "-", "--round", "1"], bent.as_bytes());
    assert_eq!(checked.status, 1);
    assert!(checked.out.contains("round 1: in the tournament"), "{}", checked.out);
    let told: Value =
        serde_json::from_str(&turmuhr(&["check", "-", "--json"], bent.as_bytes()).out).expect("JSON");
    assert_eq!(told["tournaments"][0]["differences"][0]["round"], 1);
}

#[test]
fn without_a_seed_each_tournament_is_another_and_can_be_had_again() {
    let one = turmuhr(&["generate", "--players", "8", "--rounds", "3"], b"");
    let other = turmuhr(&["generate", "--players", "8", "--rounds", "3"], b"");
    assert_ne!(one.out, other.out);
    let seed = one.err.trim().strip_prefix("seed ").expect("the seed is told");
    let again = turmuhr(&["generate", "--seed", seed, "--players", "8", "--rounds", "3"], b"");
    assert_eq!(again.out, one.out);
}

#[test]
fn many_tournaments_go_into_a_folder() {
    let folder = folder("many");
    let path = folder.to_str().expect("text");
    let call =
        ["generate", "--seed", "100", "--count", "5", "--output", path, "--players", "9", "--rounds", "4"];
    assert_eq!(turmuhr(&call, b"").status, 0);
    let files: Vec<String> = (100..105).map(|seed| format!("{path}/{seed}.trf")).collect();
    let single = turmuhr(&["generate", "--seed", "103", "--players", "9", "--rounds", "4"], b"");
    assert_eq!(fs::read_to_string(&files[3]).expect("a file"), single.out);
    let mut check = vec!["check"];
    check.extend(files.iter().map(String::as_str));
    assert_eq!(turmuhr(&check, b"").status, 0);
    assert_eq!(turmuhr(&["generate", "--count", "5"], b"").status, 2);
}

#[test]
fn a_configuration_file_is_followed_and_the_call_goes_before_it() {
    let folder = folder("config");
    let path = folder.join("rtg.txt");
    fs::write(&path, "PlayersNumber=6\nRoundsNumber=3\nPointsForWin=3.0\nPointsForDraw=1.0\n")
        .expect("written");
    let path = path.to_str().expect("text");
    let made = turmuhr(&["generate", "--seed", "1", "--config", path, "--rounds", "2"], b"");
    assert!(made.out.contains("\n062 6\n"), "{}", made.out);
    assert!(made.out.contains("\n142 2\n"), "{}", made.out);
    assert!(made.out.contains("\n162  W 3.0    D 1.0    L 0.0\n"), "{}", made.out);
    fs::write(path, "Players=6\n").expect("written");
    let wrong = turmuhr(&["generate", "--config", path], b"");
    assert_eq!(wrong.status, 2);
    assert!(wrong.err.contains("line 1: the key in “Players=6” does not exist"), "{}", wrong.err);
}

#[test]
fn a_tournament_goes_through_every_format_and_comes_back() {
    let folder = folder("convert");
    let at = |name: &str| folder.join(name).to_str().expect("text").to_owned();
    let made = turmuhr(&["generate", "--seed", "3", "--players", "12", "--rounds", "5", "--baku"], b"");
    fs::write(at("a.trf"), &made.out).expect("written");
    let convert = |from: &str, to: &str, more: &[&str]| {
        let (from, to) = (at(from), at(to));
        let mut call = vec!["convert", from.as_str(), to.as_str()];
        call.extend(more);
        let answer = turmuhr(&call, b"");
        assert_eq!(answer.status, 0, "{}", answer.err);
        answer.err
    };
    assert_eq!(convert("a.trf", "same.trf", &[]), "");
    assert_eq!(fs::read_to_string(at("same.trf")).expect("a file"), made.out);
    assert_eq!(convert("a.trf", "a.json", &[]), "");
    assert_eq!(convert("a.json", "b.trf", &[]), "");
    assert!(convert("a.trf", "c.trf", &["--to", "trf16"]).contains("no place for record ###"));
    assert_eq!(convert("c.trf", "d.trf", &["--to", "trf26"]), "");
    for file in ["same.trf", "a.json", "b.trf", "c.trf", "d.trf"] {
        let checked = turmuhr(&["check", &at(file)], b"");
        assert_eq!(checked.status, 0, "{file}: {}{}", checked.out, checked.err);
    }
    let said = convert("a.trf", "a.csv", &[]);
    assert!(said.contains("contains only the players; records left out: ### (1), 012 (1)"), "{said}");
    assert_eq!(convert("a.csv", "e.trf", &[]), "");
    let players = |file: &str| -> Vec<String> {
        let text = fs::read_to_string(at(file)).expect("a file");
        text.lines().filter(|line| line.starts_with("001")).map(str::to_owned).collect()
    };
    assert_eq!(players("e.trf"), players("a.trf"));
    let long = "name\nSomebody with a name that is much too long for the columns\n";
    let cut = turmuhr(&["convert", "-", &at("f.trf"), "--from", "csv"], long.as_bytes());
    assert!(cut.err.contains("does not fit into columns 15 to 47 of record 001"), "{}", cut.err);
    let unknown = turmuhr(&["convert", &at("a.trf"), &at("a.xyz")], b"");
    assert_eq!(unknown.status, 2);
}

/// Examples A and the first rating of the specification, as one file.
const RATED: &str = "\
012 Ratings
052 2026/11/01
001    1      Rated, Anna                       1850                             3.5    1     2 w 1     3 b =     4 w 1     5 b 0     6 w 1
001    2      Two                               1620                             0.0    4     1 b 0
001    3      Three                             1790                             0.5    3               1 w =
001    4      Four                              1910                             0.0    5                         1 b 0
001    5      Five                              2305                             1.0    2                                   1 w 1
001    6      Six                               1400                             0.0    6                                             1 b 0
";

#[test]
fn ratings_come_with_their_arithmetic() {
    let answer = turmuhr(&["rate", "-", "--explain", "1"], RATED.as_bytes());
    assert_eq!(answer.status, 0, "{}", answer.err);
    for line in
        ["+14.20", "1864", "difference -455 (counted as -400), expected 0.08: -0.08", "20 × +0.71 = +14.20"]
    {
        assert!(answer.out.contains(line), "{line} in {}", answer.out);
    }
    let german = turmuhr(&["rate", "-", "--explain", "1", "--lang", "de"], RATED.as_bytes());
    assert!(german.out.contains("gerundet +14: 1850 wird 1864."), "{}", german.out);
    let json = turmuhr(&["rate", "-", "--json"], RATED.as_bytes());
    let told: Value = serde_json::from_str(&json.out).expect("JSON");
    let first = &told["evaluations"][0]["players"][0];
    assert_eq!((first["new"].as_i64(), first["k"].as_i64()), (Some(1864), Some(20)));
    assert_eq!(first["change"].as_f64(), Some(14.2));
    assert_eq!(first["games"][3]["counted"].as_i64(), Some(-400));
}

#[test]
fn dwz_is_told_by_both_formulas() {
    let answer = turmuhr(&["rate", "-", "--system", "dwz"], RATED.as_bytes());
    assert_eq!(answer.status, 0);
    assert!(answer.out.contains("dwz-classic") && answer.out.contains("dwz-2026"), "{}", answer.out);
    assert!(answer.err.contains("no GER records"), "{}", answer.err);
    let one = turmuhr(&["rate", "-", "--system", "dwz-2026", "--json"], RATED.as_bytes());
    let told: Value = serde_json::from_str(&one.out).expect("JSON");
    assert_eq!(told["evaluations"].as_array().map(Vec::len), Some(1));
    assert_eq!(told["evaluations"][0]["system"], "dwz-2026");
}

#[test]
fn a_file_without_rated_games_is_a_no_and_a_wrong_call_is_wrong() {
    let nothing = "001    1      One                                                                 0.0    1  0000 - Z\n";
    let answer = turmuhr(&["rate", "-"], nothing.as_bytes());
    assert_eq!(answer.status, 1);
    assert!(answer.err.contains("No game counts"), "{}", answer.err);
    let answer = turmuhr(&["rate", "-", "--explain", "99"], RATED.as_bytes());
    assert_eq!((answer.status, answer.out.as_str()), (2, ""));
    assert!(answer.err.contains("There is no player 99"), "{}", answer.err);
    assert_eq!(turmuhr(&["rate", "-", "--system", "ingo"], b"").status, 2);
    assert_eq!(turmuhr(&["rate", "none.trf"], b"").status, 2);
}
