//! Teams, matches of two games and the Lim system, from the command line.

mod support;

use serde_json::Value;
use support::turmuhr;

fn made(arguments: &[&str]) -> String {
    let answer = turmuhr(&[&["generate", "--seed", "9"], arguments].concat(), b"");
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    answer.out
}

#[test]
fn team_events_are_made_up_and_accepted() {
    let kinds = [("a", "match", "FIDE_TEAM_TYPEA_MP_GP"), ("b", "game", "FIDE_TEAM_TYPEB_GP_MP")];
    for (preferences, primary, code) in kinds.into_iter().chain([("none", "match", "FIDE_TEAM_MP_GP")]) {
        let file = made(&[
            "--system",
            "team",
            "--teams",
            "9",
            "--rounds",
            "5",
            "--boards",
            "3",
            "--preferences",
            preferences,
            "--primary",
            primary,
        ]);
        for record in [
            &format!("192 {code}\n"),
            "082 9\n",
            "352 WBW\n",
            "362 TW 2.0   TD 1.0   TL 0.0\n",
            "320  1.0  1.5",
        ] {
            assert!(file.contains(record), "{record} in {file}");
        }
        assert_eq!(file.lines().filter(|line| line.starts_with("310")).count(), 9);
        let checked = turmuhr(&["check", "-"], &file);
        assert_eq!(
            (checked.status, checked.out.as_str(), checked.err.as_str()),
            (0, "Checked: tournaments 1, rounds 5, differences 0.\n", "")
        );
    }
    assert_eq!(turmuhr(&["generate", "--teams", "1000"], b"").status, 2);
    let many = turmuhr(&["generate", "--system", "team", "--players", "1000"], b"");
    assert!(many.err.contains("at most 999 teams"), "{}", many.err);
}

#[test]
fn a_team_is_told_why() {
    let file = made(&["--system", "team", "--teams", "9", "--rounds", "6", "--stop-after", "4"]);
    let ask = |arguments: &[&str]| turmuhr(&[&["pair", "-"], arguments].concat(), &file);
    let paired = ask(&[]);
    assert_eq!((paired.status, paired.err.as_str()), (0, ""));
    let pairs: Vec<Vec<u32>> = paired
        .out
        .lines()
        .skip(1)
        .map(|line| line.split(' ').map(|id| id.parse().expect("a number")).collect())
        .collect();
    for team in 1..=9_u32 {
        let told = ask(&["--why", &team.to_string()]);
        assert_eq!(told.status, 0, "{}", told.err);
        let pair = pairs.iter().find(|pair| pair.contains(&team)).expect("all are paired");
        let other = pair[usize::from(pair[0] == team)];
        if other == 0 {
            assert!(told.out.contains("has the bye"), "{}", told.out);
        } else {
            assert!(told.out.contains(&format!("plays {other}")), "{}", told.out);
            let colour = if pair[0] == team { "White: " } else { "Black: " };
            assert!(told.out.contains(colour) && told.out.contains("(4.3"), "{}", told.out);
            let same = ask(&["--why-not", &team.to_string(), &other.to_string(), "--lang", "de"]);
            let legend = format!("  {team}  Team {team}\n  {other}  Team {other}\n");
            assert_eq!(same.out, format!("{team} und {other} spielen gegeneinander.\n{legend}"));
        }
    }
    assert_eq!(ask(&["--why", "77"]).out, "There is no team 77 in this tournament.\n");
    assert_eq!(
        ask(&["--why", "77", "--lang", "de"]).out,
        "Eine Mannschaft 77 gibt es in diesem Turnier nicht.\n"
    );
}

#[test]
fn a_match_of_two_games_is_two_rounds_of_the_file() {
    let file = made(&["--system", "double-swiss", "--players", "9", "--rounds", "5", "--stop-after", "2"]);
    assert!(file.contains("192 FIDE_DOUBLESWISS\n") && file.contains("142 10\n"), "{file}");
    assert_eq!(turmuhr(&["check", "-"], &file).out, "Checked: tournaments 1, rounds 2, differences 0.\n");
    let paired = turmuhr(&["pair", "-"], &file);
    assert_eq!(paired.status, 0);
    assert!(paired.err.contains("in the second they are reversed"), "{}", paired.err);
    let told: Value = serde_json::from_str(&turmuhr(&["pair", "-", "--json"], &file).out).expect("JSON");
    assert_eq!((told["system"].as_str(), told["round"].as_u64()), (Some("double-swiss"), Some(3)));
    assert!(told["note"].as_str().is_some_and(|note| note.contains("C.04.5")));
    // Half a match is none.
    let half = turmuhr(&["pair", "-"], file.replace("142 10", "142 9"));
    assert_eq!(half.status, 2);
    assert!(half.err.contains("with 9 the last is only half entered"), "{}", half.err);
    // Named in the call, any file of single games is held against the convention.
    let single = made(&["--players", "6", "--rounds", "4"]);
    let wrong = turmuhr(&["check", "-", "--system", "double-swiss", "--lang", "de"], &single);
    assert_eq!(wrong.status, 2);
    assert!(wrong.err.contains("nicht die zwei Partien eines Wettkampfs"), "{}", wrong.err);
}

#[test]
fn lim_says_its_steps_and_that_it_is_a_reading() {
    let file = made(&["--system", "lim", "--players", "17", "--rounds", "7", "--stop-after", "4"]);
    assert!(file.contains("192 CUSTOM_SWISS\n"), "{file}");
    let checked = turmuhr(&["check", "-", "--system", "lim"], &file);
    assert_eq!(checked.out, "Checked: tournaments 1, rounds 4, differences 0.\n", "{}", checked.err);
    for (lang, note, step) in [
        ("en", "follows one reading, others are possible", "Step: group with"),
        ("de", "folgt einer Lesart, andere sind möglich", "Schritt: Gruppe mit"),
    ] {
        let plain = turmuhr(&["pair", "-", "--system", "lim", "--lang", lang], &file);
        assert_eq!((plain.status, plain.out.lines().count()), (0, 10), "{}", plain.out);
        assert!(plain.err.contains(note), "{}", plain.err);
        let told = turmuhr(&["pair", "-", "--system", "lim", "--explain", "--lang", lang], &file);
        assert!(told.out.contains(note) && told.out.contains(step), "{}", told.out);
        assert!(told.out.starts_with(&plain.out));
    }
    assert_eq!(turmuhr(&["pair", "-", "--system", "lim", "--maxi"], &file).status, 0);
    // The file does not say which system it is.
    assert_eq!(turmuhr(&["pair", "-"], &file).status, 2);
}
