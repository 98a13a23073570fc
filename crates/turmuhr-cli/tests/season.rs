//! A season kept by commands alone: entries, cards, a postponement, an adjudication, a protest with appeal, promotion.

mod support;

use serde_json::Value;
use support::Season;

const CLUBS: [&str; 4] = ["SV Nord", "SC Süd", "SF Ost", "SK West"];

impl Season {
    /// Acts on a day.
    #[track_caller]
    fn on(&self, day: &str, words: &[&str]) -> String {
        self.done(&[words, &["--on", day, "--by", "Direktor"]].concat())
    }

    #[track_caller]
    fn refused(&self, day: &str, words: &[&str]) -> String {
        let [german, _] = self.refuses(&[words, &["--on", day]].concat());
        german
    }

    /// Four clubs of three players on two boards, drawn and scheduled from 4 October on.
    fn founded(name: &str) -> Season {
        let season = Season::in_folder(name);
        let day = "1987-07-15";
        season.on(day, &["new", "--season", "1987/88", "--under", "nrw-1987"]);
        let league = ["add", "class", "Kreisliga", "--level", "bezirk", "--height", "1", "--boards", "2"];
        season.on(day, &[&league[..], &["--promoted", "1", "--relegated", "1"]].concat());
        season
            .on(day, &["add", "class", "Bezirksliga", "--level", "bezirk", "--height", "2", "--boards", "2"]);
        let mut pass = 0;
        for club in CLUBS {
            season.on(day, &["add", "club", club, "--bezirk", "Mitte", "--verband", "West"]);
            season.on(day, &["add", "team", club, "--class", "Kreisliga", "--ranks", "1-9"]);
            let word = club.split(' ').nth(1).expect("two words");
            let players: Vec<String> =
                ["A", "B", "C"].iter().map(|first| format!("{word}{first}, X")).collect();
            for player in &players {
                pass += 1;
                season.on(day, &["add", "person", player, "--born", "1950-01-01", "--sex", "m"]);
                let number = pass.to_string();
                let issued =
                    ["add", "pass", player, "--club", club, "--number", &number, "--from", "1980-01-01"];
                season.on(day, &issued);
            }
            let mut list = vec!["add", "list", club];
            list.extend(players.iter().map(String::as_str));
            season.on(day, &[&list[..], &["--closing", "1987-08-01"]].concat());
        }
        season.on(day, &["draw", "Kreisliga", "--seed", "7"]);
        season.on(day, &["schedule", "Kreisliga", "--start", "1987-10-04", "--every", "21", "--seed", "3"]);
        season
    }

    /// The match of two clubs, on either ground: its number, and whether the first is at home.
    fn game(&self, one: &str, other: &str) -> (String, bool) {
        for (home, guest, first) in [(one, other, true), (other, one, false)] {
            let pair = format!("{home} - {guest}");
            if self.ask(&["findings", &pair]).status != 2 {
                return (pair, first);
            }
        }
        panic!("no match of {one} and {other}");
    }

    fn report(
        &self,
        day: &str,
        one: &str,
        other: &str,
        (own, theirs, results): (&str, &str, &str),
    ) -> String {
        let (pair, at_home) = self.game(one, other);
        let turned: String = results
            .chars()
            .map(|letter| match (at_home, letter) {
                (false, '1') => '0',
                (false, '0') => '1',
                (_, letter) => letter,
            })
            .collect();
        let (home, guest) = if at_home { (own, theirs) } else { (theirs, own) };
        self.on(day, &["report", &pair, "--home", home, "--guest", guest, "--results", &turned]);
        pair
    }
}

/// Days of the three rounds; a card is entered after the last of them.
const AFTER: &str = "1987-11-20";

#[test]
fn half_a_season_by_commands_alone() {
    let season = Season::founded("half");
    assert!(season.ask(&["table"]).out.contains("provisional"), "nothing is decided yet");
    // Five kinds of violation.
    season.on(
        "1987-09-01",
        &[
            "add",
            "ban",
            "NordB, X",
            "--from",
            "1987-09-01",
            "--until",
            "1987-12-31",
            "--article",
            "4.2",
            "--consent",
        ],
    );
    season.on("1987-09-02", &["add", "lost-pass", "5", "--from", "1987-09-01"]);
    season.on("1987-09-03", &["add", "member", "OstB, X", "--club", "SF Ost", "--from", "1980-01-01"]);
    season.on("1987-09-03", &["add", "leaver", "OstB, X", "--club", "SF Ost", "--until", "1987-09-03"]);
    // The postponement: in time and with consent, and otherwise not.
    let (moved, _) = season.game("SV Nord", "SC Süd");
    let words = season.refused("1987-09-04", &["postpone", &moved, "--to", "1987-12-24", "--consent"]);
    assert!(words.contains("[23.") && words.contains("Fehler"), "{words}");
    for (one, other, lineup) in [
        ("SV Nord", "SC Süd", ("1 2", "1 2", "1 1")),
        ("SV Nord", "SF Ost", ("1 3", "1 2", "1 1")),
        ("SV Nord", "SK West", ("3 1", "1 2", "1 1")),
        ("SC Süd", "SF Ost", ("1 3", "1 3", "1 ?")),
        ("SC Süd", "SK West", ("1 3", "- -", ". .")),
        ("SF Ost", "SK West", ("1 3", "1 2", "= =")),
    ] {
        season.report(AFTER, one, other, lineup);
    }
    let found = season.json(&["findings"]);
    let mut kinds: Vec<&str> = found
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|one| one["finding"]["violation"]["kind"].as_str())
        .collect();
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds, ["banned", "not-a-member", "not-appeared", "pass-not-shown", "too-low"]);
    let told = season.ask(&["findings", &season.game("SV Nord", "SC Süd").0, "--lang", "de"]);
    assert_eq!(told.status, 1);
    assert!(
        told.out.contains("gesperrt") && told.out.contains("NordB, X") && told.out.contains("[4.2"),
        "{}",
        told.out
    );
    // The adjudication.
    let (pending, _) = season.game("SC Süd", "SF Ost");
    let words = season.refused(AFTER, &["confirm", &pending]);
    assert!(words.contains("Brett 2"), "{words}");
    let verdict = ["adjudicate", &pending, "--board", "2", "--verdicts", "= 1", "--minutes", "300"];
    season.on(AFTER, &verdict);
    assert!(
        season.ask(&["due", "--on", AFTER, "--office", "director-of-play"]).out.contains("set the result")
    );
    season.on(AFTER, &["adjudicate", &pending, "--board", "2", "--sets", "="]);
    season.on(AFTER, &["adjudicate", &pending, "--board", "2", "--no-objection"]);
    // The other captain, and the director.
    let (disputed, _) = season.game("SF Ost", "SK West");
    season.on(AFTER, &["dispute", &disputed, "--side", "guest", "--reason", "board 1 was won"]);
    let words = season.refused(AFTER, &["confirm", &disputed]);
    assert!(words.contains("bestritten"), "{words}");
    season.on(AFTER, &["confirm", &disputed, "--reason", "both score sheets say so"]);
    for (one, other) in [
        ("SV Nord", "SC Süd"),
        ("SV Nord", "SF Ost"),
        ("SV Nord", "SK West"),
        ("SC Süd", "SF Ost"),
        ("SC Süd", "SK West"),
    ] {
        season.on(AFTER, &["confirm", &season.game(one, other).0]);
    }
    let before = season.json(&["table", "Kreisliga"]);
    assert_eq!(before[0]["provisional"], serde_json::json!([]));
    // A decision, its protest and the appeal.
    let (contested, at_home) = season.game("SF Ost", "SK West");
    season.on("1987-11-21", &["add", "limit", "100", "--from", "1987-05-16"]);
    let score = if at_home { "2:0" } else { "0:2" };
    let decided = season.on(
        "1987-11-21",
        &[
            "decide",
            &contested,
            "--article",
            "16.4",
            "--score",
            score,
            "--reasons",
            "A player was not entitled.",
            "--fine",
            "SK West=50",
        ],
    );
    assert!(decided.contains("Protest until 1 Dec 1987, fee DM 60"), "{decided}");
    let words = season.refused(
        "1987-11-21",
        &["decide", &contested, "--article", "16.4", "--reasons", "x", "--fine", "SF Ost=101"],
    );
    assert!(words.contains("höchstens 100 DM") && words.contains("[4.4]"), "{words}");
    let late = season.on("1987-12-02", &["protest", "1", "--club", "SK West", "--fee", "60"]);
    assert!(late.contains("Inadmissible") && late.contains("1 Dec 1987"), "{late}");
    let rule = |outcome| ["rule", "1", outcome, "--article", "5.3", "--reasons", "The pass was there."];
    assert!(season.refused("1987-12-03", &rule("upheld")).contains("unzulässig"));
    season.on("1987-12-03", &rule("dismissed"));
    // The committee has confirmed it: only the committee, or somebody above it, takes it back.
    let revoke = ["revoke", "1", "--reasons", "New facts were known."];
    assert!(season.refused("1987-12-04", &revoke).contains("nicht zuständig"));
    season.on("1987-12-04", &[&revoke[..], &["--office", "spielausschuss"]].concat());
    let again = season.on(
        "1987-12-04",
        &["decide", &contested, "--article", "16.4", "--score", score, "--reasons", "New facts were known."],
    );
    assert!(again.contains("Decision 3"), "{again}");
    season.on("1987-12-10", &["protest", "3", "--club", "SK West", "--fee", "60"]);
    let words =
        season.refused("1987-12-11", &["rule", "2", "upheld", "--article", "5.3", "--reasons", "Yes."]);
    assert!(words.contains("Stellungnahme"), "{words}");
    season.on("1987-12-11", &["hear", "2", "--until", "1987-12-20"]);
    let upheld = season.on("1987-12-21", &["rule", "2", "upheld", "--article", "5.3", "--reasons", "Yes."]);
    assert!(upheld.contains("DM 60") && upheld.contains("Appeal until 31 Dec 1987, fee DM 150"), "{upheld}");
    season.on("1987-12-30", &["appeal", "4", "--club", "SF Ost", "--fee", "150"]);
    season.on("1987-12-31", &["hear", "3", "--until", "1988-01-10"]);
    let last = season.on("1988-01-11", &["rule", "3", "dismissed", "--article", "5.2", "--reasons", "No."]);
    assert!(last.contains("There is no remedy"), "{last}");
    let after = season.json(&["table", "Kreisliga"]);
    assert_eq!(before[0]["table"], after[0]["table"], "the match counts as played again");
    let then = season.json(&["table", "Kreisliga", "--as-of", "1987-12-15"]);
    assert_ne!(then[0]["table"], after[0]["table"], "in December the decision counted");
    // More is known in March: nothing moves by itself.
    let noted = season.on(
        "1988-03-01",
        &[
            "add",
            "ban",
            "WestB, X",
            "--from",
            "1987-09-01",
            "--until",
            "1988-08-31",
            "--article",
            "4.2",
            "--consent",
        ],
    );
    assert!(noted.contains("Open matter"), "{noted}");
    assert_eq!(season.json(&["table", "Kreisliga"])[0]["table"], after[0]["table"]);
    assert_eq!(season.ask(&["matter"]).status, 1);
    // Promotion.
    let close = ["close", "Kreisliga"];
    assert!(season.refused("1988-06-01", &close).contains("--accept"));
    season.on("1988-06-01", &[&close[..], &["--accept"]].concat());
    let year = season.ask(&["year", "--lang", "de"]);
    assert!(year.out.contains("Aufsteiger") || year.out.contains("Stichkampf"), "{}", year.out);
}

#[test]
fn names_are_enough_and_refusals_say_what_there_is() {
    let season = Season::founded("names");
    let ambiguous = season.ask(&["add", "captain", "S", "--team", "SV Nord", "--on", "1987-08-01"]);
    assert_eq!(ambiguous.status, 2);
    assert!(ambiguous.err.contains("SüdA, X"), "{}", ambiguous.err);
    let nobody =
        season.ask(&["add", "captain", "Niemand", "--team", "SV Nord", "--lang", "de", "--on", "1987-08-01"]);
    assert!(nobody.err.contains("Person „Niemand“ gibt es nicht"), "{}", nobody.err);
    season.on("1987-08-01", &["add", "captain", "NordA", "--team", "nord"]);
    let again = season.ask(&["new", "--season", "1987/88", "--under", "nrw-1987"]);
    assert_eq!(again.status, 2);
    assert!(again.err.contains("exists already"), "{}", again.err);
    let earlier = season.refused("1987-07-31", &["add", "club", "SV Neu"]);
    assert!(earlier.contains("01.08.1987"), "{earlier}");
    let unknown = season.ask(&["dance"]);
    assert!(unknown.err.contains("adjudicate") && unknown.status == 2, "{}", unknown.err);
    let entered =
        season.refused("1987-08-02", &["add", "team", "SV Nord", "--class", "Kreisliga", "--number", "2"]);
    assert!(entered.contains("ausgelost"), "{entered}");
    // Every line is an entry, and the file alone is the season.
    let lines = std::fs::read_to_string(&season.file).unwrap();
    assert_eq!(lines.lines().count(), season.ask(&["show"]).out.lines().count());
}

/// Once somebody holds an office, an act needs the right to it.
#[test]
fn offices_are_asked_for_their_right() {
    let season = Season::founded("rights");
    let day = "1987-08-02";
    season.on(day, &["add", "captain", "SüdA, X", "--team", "SC Süd"]);
    season.on(day, &["add", "office", "NordA, X", "--role", "director-of-play", "--level", "bezirk"]);
    let limit = season.ask(&["close", "Kreisliga", "--on", day, "--by", "SüdA, X", "--lang", "de"]);
    assert_eq!(limit.status, 1);
    assert!(limit.err.contains("SüdA, X darf hier nicht als Spielleiter entscheiden"), "{}", limit.err);
    let stranger = season.ask(&["close", "Kreisliga", "--on", day, "--by", "Irgendwer", "--lang", "de"]);
    assert!(stranger.err.contains("Irgendwer"), "{}", stranger.err);
    let own = season.ask(&["close", "Kreisliga", "--on", day, "--by", "NordA, X", "--lang", "de"]);
    assert!(own.err.contains("noch nicht entschieden") && own.err.contains("und 2 weitere"), "{}", own.err);
}

/// A draw without a seed takes a fresh one, stores it and says it; one group is not called drawn (26.2).
#[test]
fn a_draw_says_its_seed() {
    let season = Season::in_folder("seeds");
    let day = "1987-07-15";
    season.on(day, &["new", "--season", "1987/88", "--under", "nrw-1987"]);
    season.on(day, &["add", "class", "Liga", "--level", "bezirk", "--height", "1", "--boards", "2"]);
    for club in CLUBS {
        season.on(day, &["add", "club", club, "--bezirk", "Mitte", "--verband", "West"]);
        season.on(day, &["add", "team", club, "--class", "Liga"]);
    }
    assert!(
        season.refused(day, &["schedule", "Liga", "--start", "1987-10-04"]).contains("draw"),
        "no groups"
    );
    let formed = season.on(day, &["draw", "Liga"]);
    assert!(formed.contains("one group") && !formed.contains("drawn"), "{formed}");
    let told = season.on(day, &["schedule", "Liga", "--start", "1987-10-04"]);
    let seed: String =
        told.split("seed ").nth(1).expect("a seed").chars().filter(char::is_ascii_digit).collect();
    let entries = season.ask(&["show", "--json"]).out;
    assert!(
        entries.contains(&format!("\"kind\":\"pairings-drawn\",\"class\":1,\"seed\":{seed}")),
        "{seed}: {entries}"
    );
    let again = season.refused(day, &["schedule", "Liga", "--start", "1987-10-04"]);
    assert!(again.contains("schon angesetzt"), "{again}");
    let other = Season::in_folder("groups");
    std::fs::copy(&season.file, &other.file).expect("copied");
    other.on(day, &["add", "class", "Zwei", "--level", "bezirk", "--height", "0", "--boards", "2"]);
    for club in CLUBS {
        other.on(day, &["add", "team", club, "--class", "Zwei", "--number", "2", "--ranks", "100-120"]);
    }
    assert!(other.on(day, &["draw", "Zwei", "--groups", "2"]).contains("drawn with seed"));
}

/// Fixtures and fines on the screen, in both languages and as of a day; footnotes of a table; reasons of refusals.
#[test]
fn what_a_stranger_asks_and_tries() {
    let season = Season::founded("reads");
    let listed = season.json(&["fixtures", "Kreisliga"]);
    let listed = listed.as_array().expect("matches");
    assert_eq!(listed.len(), 6);
    let pair = |one: &Value| {
        format!("{} - {}", one["home"].as_str().expect("home"), one["guest"].as_str().expect("guest"))
    };
    let (first, second) = (pair(&listed[0]), pair(&listed[1]));
    let later = pair(listed.iter().find(|one| one["round"] == 2).expect("round 2"));
    let move_it = ["postpone", &later, "--to", "1987-11-01"];
    season.on("1987-09-01", &[&move_it[..], &["--duty", "1"]].concat());
    let told = season.refused("1987-09-02", &["postpone", &later, "--to", "1987-11-08", "--ordered"]);
    assert!(told.contains("--reason"), "{told}");
    let told = season.refused("1987-09-02", &["postpone", &later, "--to", "1988-01-10", "--duty", "1"]);
    assert!(told.contains("[23.6]"), "{told}");
    for (lang, words) in [("de", ["Runde", "statt"]), ("en", ["Round", "was"])] {
        let out = season.ask(&["fixtures", "--lang", lang]).out;
        assert!(words.iter().all(|word| out.contains(word)) && out.lines().count() == 8, "{out}");
        let before = season.ask(&["fixtures", "--lang", lang, "--as-of", "1987-08-01"]).out;
        assert!(!before.contains(words[1]), "{before}");
    }
    // 27.2: nobody came.
    let both = ["report", &first, "--absent", "both"];
    let told = season.ask(&[&both[..], &["--home", "1 2", "--on", "1987-10-05"]].concat());
    assert_eq!(told.status, 2, "{}", told.err);
    let told = season.on("1987-10-05", &both);
    assert!(told.contains("[4.3]"), "{told}");
    season.on("1987-10-05", &["report", &second, "--home", "1 2", "--guest", "1 2", "--results", "1 1"]);
    let again = ["report", &second, "--home", "1 2", "--guest", "1 2", "--results", "0 0"];
    assert!(season.refused("1987-10-05", &again).contains("--anew"));
    season.on("1987-10-05", &[&again[..], &["--anew"]].concat());
    let told =
        season.refused("1987-10-06", &["confirm", &second, "--waive", "home:unnamed", "--reason", "x"]);
    assert!(told.contains("dieser Kampf hat keine"), "{told}");
    let told = season.ask(&["confirm", &second, "--waive", "boring", "--on", "1987-10-06"]);
    assert!(told.status == 2 && told.err.contains("unnamed"), "{}", told.err);
    let told = season.ask(&["due", "--office", "nobody"]);
    assert!(told.status == 2 && told.err.contains("director-of-play"), "{}", told.err);
    season.on("1987-10-06", &["confirm", &first]);
    let table = season.ask(&["table", "Kreisliga", "--lang", "de"]).out;
    assert!(
        table.contains(" *\n") && table.contains("nicht bestätigt: ") && table.contains(" 0:2"),
        "{table}"
    );
    let table = season.ask(&["table", "Kreisliga", "--lang", "en"]).out;
    assert!(table.contains("not played yet: 4"), "{table}");
    assert!(season.ask(&["due", "--on", "1987-10-08"]).out.contains("impose a fine"));
    // A decision with a fine, an appeal where the protest comes first, and the decision taken back.
    season.on("1987-10-08", &["add", "limit", "100", "--from", "1987-05-16"]);
    let club = listed[0]["home"].as_str().expect("home");
    let fined = format!("{club}=50");
    let decide = ["decide", &first, "--article", "4.3", "--reasons", "Nobody came.", "--fine", &fined];
    season.on("1987-10-08", &decide);
    let told = season.refused("1987-10-09", &decide);
    assert!(told.contains("Entscheidung 1 sagt dasselbe"), "{told}");
    let told = season.refused("1987-10-09", &["appeal", "1", "--club", club, "--fee", "60"]);
    assert!(told.contains("Protest") && told.contains("[5.2]"), "{told}");
    let fines = season.ask(&["fines", "--lang", "de", "--on", "1987-10-09"]).out;
    assert!(fines.contains(club) && fines.contains("50 DM [4.3], Entscheidung 1, anfechtbar"), "{fines}");
    assert!(season.ask(&["fines", club, "--on", "1987-11-09"]).out.contains("decision 1, final"));
    assert!(season.ask(&["fines", "--as-of", "1987-10-07"]).out.contains("No fines"));
    assert_eq!(season.json(&["fines"])[0]["amount"], 50);
    assert!(season.on("1987-10-09", &["revoke", "1", "--reasons", "misread"]).contains("revoked"));
    assert!(season.ask(&["fines"]).out.contains("No fines"));
    // Names that would be ignored, and teams that are not level.
    let three = ["playoff", "Kreisliga", CLUBS[0], CLUBS[1], CLUBS[2], "--to", "1988-05-01"];
    let told = season.ask(&[&three[..], &["--on", "1987-10-09"]].concat());
    assert!(told.status == 2 && told.err.contains(CLUBS[2]), "{}", told.err);
    let two = ["playoff", "Kreisliga", CLUBS[0], CLUBS[1], "--to", "1988-05-01"];
    assert!(season.refused("1987-10-09", &two).contains("noch nicht entschieden"));
    let told = season.ask(&[
        "postpone",
        "--class",
        "Kreisliga",
        "--round",
        "9",
        "--to",
        "1988-01-10",
        "--on",
        "1987-10-09",
    ]);
    assert!(told.status == 2 && told.err.contains("round 9"), "{}", told.err);
}
