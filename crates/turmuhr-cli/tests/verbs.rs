//! Verbs of a season: their own help and options, cards with everything that happened, remedies against inaction.

mod support;

use support::{Answer, Season, turmuhr};

impl Season {
    /// Two clubs, two boards, one match from 4 October on: «SV Nord – SC Süd» or the other way round.
    fn founded(name: &str) -> Season {
        let season = Season::in_folder(name);
        let opened = season.on("1987-07-15", "new --season 1987/88 --under nrw-1987");
        assert!(opened.contains("Noch ist kein Spielleiter im Amt"), "{opened}");
        season.on("1987-07-15", "add class Liga --level bezirk --height 1 --boards 2 --hours 7");
        for club in ["Nord", "Süd"] {
            season.on("1987-07-15", &format!("add club {club}"));
            season.on("1987-07-15", &format!("add team {club} --class Liga --ranks 1-9"));
        }
        season.on("1987-07-15", "draw Liga --seed 1");
        season.on("1987-07-15", "schedule Liga --start 1987-10-04 --at 10:00");
        season
    }

    fn call(&self, day: &str, call: &str, lang: &str) -> Answer {
        let words: Vec<&str> = call.split(' ').chain(["--on", day, "--lang", lang]).collect();
        self.ask(&words)
    }

    #[track_caller]
    fn on(&self, day: &str, call: &str) -> String {
        let answer = self.call(day, call, "de");
        assert_eq!(answer.status, 0, "{call}: {}{}", answer.err, answer.out);
        answer.out
    }

    #[track_caller]
    fn refused(&self, day: &str, call: &str, status: i32, part: &str) {
        let answer = self.call(day, call, "de");
        assert_eq!(answer.status, status, "{call}: {}{}", answer.err, answer.out);
        assert_eq!(answer.err.trim_end().lines().count(), 1, "one sentence: {}", answer.err);
        assert!(answer.err.contains(part), "{call}: {part}: {}", answer.err);
        let english = self.call(day, call, "en").err;
        assert_ne!(english, answer.err, "both languages");
    }
}

#[test]
fn every_verb_refuses_what_means_nothing_for_it() {
    let season = Season::founded("flags");
    for (call, part) in [
        ("hear 1 --consent", "--consent hat bei hear keine Bedeutung"),
        ("hear 1 --fee 10", "--fee hat bei hear keine Bedeutung"),
        ("settle Liga Nord Süd --ordered", "--ordered hat bei settle keine Bedeutung"),
        ("add refusal 1 --reason x --ordered", "--ordered hat bei add refusal keine Bedeutung"),
        ("table --fine Nord=5", "--fine hat bei table keine Bedeutung"),
        ("year --group 1", "keine Angaben"),
        ("add club West --boards 3", "add club versteht --bezirk, --verband"),
        ("championship seats Pokal --seed 1", "championship seats versteht keine Angaben"),
        ("end member Alt --reason x", "--reason hat bei end member keine Bedeutung"),
        ("refuse transfer 1 --to 1987-10-04", "--to hat bei refuse transfer keine Bedeutung"),
    ] {
        season.refused("1987-09-01", call, 2, part);
    }
}

/// The verbs, as the command names them when it does not know one.
fn verbs() -> Vec<String> {
    let answer = turmuhr(&["season", "none.jsonl", "fly", "--lang", "en"], "");
    let (_, known) = answer.err.trim_end().rsplit_once(": ").expect("the known ones");
    let all: Vec<String> = known.trim_end_matches('.').split(", ").map(str::to_owned).collect();
    assert!(all.len() > 40 && all.contains(&"championship".to_owned()), "{}", answer.err);
    all
}

/// The second words that a help names.
fn seconds(help: &str) -> Vec<&str> {
    let said = help.split_once("The second word says what: ").and_then(|(_, rest)| rest.split_once(". "));
    said.map(|(kinds, _)| kinds.split(", ").collect()).unwrap_or_default()
}

#[test]
fn every_verb_has_its_own_help() {
    let help = |words: &[&str], lang: &str| {
        let answer = turmuhr(&[words, &["--lang", lang]].concat(), "");
        assert_eq!(answer.status, 0, "{words:?}: {}", answer.err);
        answer.out
    };
    for verb in verbs() {
        let verb = verb.as_str();
        let german = help(&["season", "help", verb], "de");
        assert_eq!(german, help(&["season", "liga.jsonl", verb, "--help"], "de"));
        let english = help(&["season", "help", verb], "en");
        assert_ne!(german, english);
        let kinds = seconds(&english);
        assert_eq!(kinds.is_empty(), !["add", "end", "refuse", "championship"].contains(&verb), "{english}");
        let wholes: Vec<Vec<&str>> = match kinds.len() {
            0 => vec![vec![verb]],
            _ => kinds.iter().map(|kind| vec![verb, kind]).collect(),
        };
        for whole in wholes {
            let name = whole.join(" ");
            let told = ["de", "en"].map(|lang| help(&[&["season", "help"][..], &whole].concat(), lang));
            for (told, none) in told.iter().zip(["Ein Schritt im Spieljahr", "A step of the season"]) {
                assert!(!told.contains(none), "{name} has a sentence");
                assert!(told.contains(&format!(" {name}")), "{name} has an example: {told}");
            }
            assert_ne!(told[0].lines().next(), told[1].lines().next(), "{name}: both languages");
            // Every example has options that the verb takes, and an option of another verb is refused.
            let examples =
                told[1].lines().filter_map(|line| line.trim().strip_prefix("turmuhr season liga.jsonl "));
            let calls = examples.map(|line| line.split('#').next().unwrap_or_default());
            for call in calls.filter(|call| call.starts_with(&name)) {
                for option in call.split_whitespace().filter(|word| word.starts_with("--")) {
                    assert!(told[1].contains(&format!("  {option}")), "{call}: {option}");
                }
            }
            let other = if name == "add class" { "--stated" } else { "--to-a-finish=3" };
            let refused =
                turmuhr(&[&["season", "none.jsonl"][..], &whole, &[other, "--lang", "en"]].concat(), "");
            assert_eq!(refused.status, 2, "{name}: {}", refused.err);
            assert!(refused.err.contains(&format!("means nothing with {name};")), "{name}: {}", refused.err);
        }
    }
    let hear = help(&["season", "help", "hear"], "en");
    assert!(hear.contains("--stated") && hear.contains("--withdrawn") && !hear.contains("--fine"), "{hear}");
    let club = help(&["season", "help", "add", "club"], "en");
    assert!(club.contains("--bezirk") && !club.contains("--rank "), "{club}");
    let all = help(&["season", "--help"], "en");
    assert!(all.contains("--fine"), "the help of the command has every option");
    for verb in verbs() {
        let named = all
            .lines()
            .skip_while(|line| *line != "The verbs:")
            .any(|line| line.split([' ', ',']).any(|word| word == verb));
        assert!(named, "{verb} stands in its group");
    }
}

#[test]
fn a_card_with_everything_that_happened() {
    let season = Season::founded("card");
    let day = "1987-10-05";
    let arrived = "--arrived guest:1=never";
    let ask = |results: &str, more: &str| -> Answer {
        let mut words = vec![
            "season",
            season.file.as_str(),
            "report",
            "1",
            "--home",
            "1 2",
            "--guest",
            "1 2",
            "--results",
            results,
        ];
        words.extend(more.split(' ').filter(|word| !word.is_empty()));
        words.extend(["--on", day, "--lang", "de"]);
        turmuhr(&words, "")
    };
    for (results, more, part) in [
        ("= 1", arrived, "wer bis 11:00 nicht da war"),
        ("= 1", "--agreed 1=before", "Remis an Brett 1 zählt nicht"),
        ("= 1", "--flag guest:1=fallen,established", "die Partie ist verloren"),
        ("1 1", "--scores-ordered 1", "nicht die Mannschaftsführer [30.2]"),
        ("1 1", "--unsealed 7", "Brett 7 gibt es in dieser Klasse nicht"),
    ] {
        let answer = ask(results, more);
        assert_eq!(answer.status, 1, "{more}: {}{}", answer.out, answer.err);
        assert!(answer.err.contains(part), "{more}: {}", answer.err);
    }
    let taken = ask(
        "1 ?",
        "--arrived guest:1=never --played-at neutral --lacking clocks --no-score home:1 --board-start 2=10:20 --cannot guest:2=see,write",
    );
    assert_eq!(taken.status, 0, "{}", taken.err);
    for part in [
        "Stand 1:0, 1 offen.",
        "Gastgeber ist",
        "an Brett 1 mit Schwarz. [17]",
        "Beide Mannschaftsführer leiten den Kampf gemeinsam. [24.3]",
        "hat als Gastgeber nicht gestellt: Uhren. [22]",
        "Die Zusatzregeln für Sehbehinderte gelten entsprechend. [36.2]",
        "Die Partiemitschrift",
        "bis 11:00 nicht da und damit verloren. [27.2]",
        "Später als der Kampf begonnen: Brett 2",
    ] {
        assert!(taken.out.contains(part), "{part}: {}", taken.out);
    }
    let found = season.call("1987-10-06", "findings 1", "de").out;
    assert!(found.contains("nicht gestellt: Uhren"), "{found}");
    season.refused("1987-10-06", "adjudicate 1 --board 2 --break 999", 1, "Pause dauert höchstens");
    season.on("1987-10-06", "adjudicate 1 --board 2 --break 20");
}

#[test]
fn a_protest_because_nothing_is_decided() {
    let season = Season::founded("idle");
    season.on("1987-10-05", "request 1 --side guest --reason Uhr --posted 1987-10-05");
    let protest = "protest --request 1 --club Süd --fee 60";
    let told = season.on("1987-11-04", protest);
    assert!(
        told.contains("Rechtsmittel 1 eingegangen.") && told.contains("Eine Frist gibt es hier nicht"),
        "{told}"
    );
    let told = season.on("1987-11-06", "hear 1 --until 1987-11-07 --statements 1");
    assert!(told.contains("vermerkt"), "{told}");
    season.on("1987-11-06", "hear 1 --stated");
    season.on("1987-11-08", "rule 1 upheld --article 5.2 --reasons gehört --score 0:2");
    let told = season.on("1987-11-09", "appeal 1 --club Nord --fee 150");
    assert!(told.contains("Rechtsmittel 2"), "{told}");
    let part = season.on("1987-11-09", "suspend 2 --part score");
    assert!(part.contains("Die Wertung zählt vorläufig nicht; die Bußen bleiben. [5.9]"), "{part}");
    season.refused("1987-11-10", "rule 2 dismissed --article 5.3 --reasons x --charge Willkür", 1, "");
}

/// A decision with its protest: what the notice asks, what becomes of the fee, and both rulings on paper.
#[test]
fn decisions_are_printed_and_their_fees_are_said() {
    let season = Season::founded("paper");
    season.on("1987-07-16", "add limit 100 --from 1987-05-16");
    season.refused("1987-10-04", "print report 1 --json", 2, "");
    season.refused("1987-10-04", "print decision 1 --json", 2, "DECISION");
    let words = ["report", "1", "--home", "1 2", "--guest", "1 2", "--results", "1 1", "--on", "1987-10-04"];
    season.done(&words);
    season.on("1987-10-05", "confirm 1");
    let decide = "decide 1 --article 16.4 --score 0:2 --reasons Pass --fine Nord=50 --fine Süd=10";
    let told = season.on("1987-10-06", decide);
    assert!(told.contains("verlangt 4 Ausfertigungen") && told.contains("[5.2]"), "{told}");
    season.on("1987-10-07", "protest 1 --club Nord --fee 60");
    let told = season.on("1987-10-07", "fines Nord");
    assert!(told.contains("Gebühr von Rechtsmittel 1: 60 DM, bezahlt"), "{told}");
    season.on("1987-10-07", "suspend 1");
    let told = season.on("1987-10-07", "fines");
    assert!(told.contains("Entscheidung 1, ausgesetzt zu Rechtsmittel 1"), "{told}");
    season.refused("1987-10-08", "hear 1 --until 1987-10-07", 1, "[5.12]");
    season.on("1987-10-08", "hear 1 --until 1987-10-09");
    season.refused("1987-10-10", "rule 1 partly --article 5.3 --reasons x --score 1:1", 2, "--refund");
    season.refused("1987-10-10", "rule 1 dismissed --article 5.3 --reasons x --score 1:1", 1, "--score");
    let told = season.on("1987-10-10", "rule 1 partly --article 5.3 --reasons x --score 1:1 --refund 3000");
    assert!(told.contains("30 DM werden erstattet, sobald die Entscheidung rechtskräftig ist"), "{told}");
    assert!(told.contains("enden auch ihre Bußen: Geldbuße 50 DM (Nord)"), "{told}");
    season.refused("1987-10-11", "decide 1 --article 16.4 --score 2:0 --reasons x", 1, "höhere Instanz");
    for (call, part) in [
        ("print decision 1 --json", "Geldbuße"),
        ("print decision 2 --despite --json", "Dem Protest wird teilweise stattgegeben."),
        ("print report 1 --despite --json", "Gewertet: 1:1 (Entscheidung 2)"),
        ("print table Liga --json", "† Entscheidung 2: "),
        ("print schedule Liga --json", "Liga"),
    ] {
        let told = season.on("1987-10-12", call);
        assert!(told.contains(part), "{call}: {part}: {told}");
    }
    let pdf = season.folder.join("x.pdf").to_string_lossy().into_owned();
    season.done(&["print", "decision", "1", "-o", &pdf]);
    assert!(std::fs::read(pdf).expect("a file").starts_with(b"%PDF-"));
    season.refused("1987-10-12", "print table Liga", 2, "-o");
}
