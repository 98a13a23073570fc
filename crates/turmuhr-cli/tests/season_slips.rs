//! Slips and their sentences: what a stranger types by mistake, and what the season says to it.

mod support;

use support::Season;

const DAY: &str = "1987-07-15";

impl Season {
    #[track_caller]
    fn on(&self, day: &str, words: &[&str]) -> String {
        self.done(&[words, &["--on", day]].concat())
    }

    /// Two clubs with a team each, in a league of two boards with the names of the clubs' ranks.
    fn league(name: &str, clubs: &[&str]) -> Season {
        let season = Season::in_folder(name);
        season.on(DAY, &["new", "--season", "1987/88", "--under", "nrw-1987"]);
        let class = ["add", "class", "Liga", "--level", "bezirk", "--height", "1", "--boards", "2"];
        season.on(DAY, &[&class[..], &["--promoted", "1"]].concat());
        for club in clubs {
            season.on(DAY, &["add", "club", club, "--bezirk", "Mitte", "--verband", "West"]);
            season.on(DAY, &["add", "team", club, "--class", "Liga"]);
        }
        season
    }

    fn scheduled(name: &str) -> Season {
        let season = Season::league(name, &["SV Nord", "SV Süd"]);
        season.on(DAY, &["draw", "Liga"]);
        let told = season.on(DAY, &["schedule", "Liga", "--start", "1987-10-04", "--seed", "1"]);
        assert!(told.contains("1 match scheduled"), "{told}");
        season
    }

    /// The only match.
    fn game(&self) -> String {
        let told = self.json(&["fixtures"]);
        let name = |side: &str| told[0][side].as_str().expect("a team").to_owned();
        format!("{} - {}", name("home"), name("guest"))
    }
}

/// Numbers that cannot be are refused in one sentence that says what is expected.
#[test]
fn numbers_are_read_with_what_is_expected() {
    let season = Season::league("numbers", &["SV Nord"]);
    let class =
        ["add", "class", "Zwei", "--level", "bezirk", "--height", "0", "--boards", "100000", "--on", DAY];
    assert!(season.refuses(&class)[0].contains("1 bis 100"));
    for (words, told) in [
        (&["draw", "Liga", "--groups", "0"][..], "--groups 0"),
        (&["draw", "Liga", "--groups", "5"], "zwei Mannschaften"),
        (&["draw", "Liga"], "zwei Mannschaften"),
        (&["schedule", "Liga", "--start", "1987-10-04", "--every", "x"], "--every x"),
        (&["schedule", "Liga", "--start", "1987-10-04", "--every", "9999"], "0 bis 366"),
        (&["schedule", "Liga", "--start", "Sonntag"], "„Sonntag“ ist nicht zu lesen; erwartet wird ein Tag"),
        (&["add", "team", "SV Nord", "--class", "Liga", "--number", "zwei"], "„zwei“ ist nicht zu lesen"),
    ] {
        let [german, _] = season.complains(&[words, &["--on", DAY]].concat());
        assert!(german.contains(told), "{words:?}: {german}");
    }
    let [german, english] = season.complains(&["person", "Meier, Eva"]);
    assert!(!german.contains("bekannt:") && english.contains("none is entered yet"), "{german}{english}");
}

/// Several rounds on one day are in order for youths; the answer says so. Sentences say what to do.
#[test]
fn all_rounds_on_one_day_and_sentences_that_lead_on() {
    let season = Season::league("one-day", &["SV Nord", "SV Süd", "SV Ost"]);
    season.on(DAY, &["draw", "Liga"]);
    let early = ["schedule", "Liga", "--start", "1987-08-30", "--on", DAY];
    assert!(
        season.refuses(&early)[0].contains("1.9.1987")
            || season.refuses(&early)[0].contains("vor dem Beginn")
    );
    let told = season.on(DAY, &["schedule", "Liga", "--start", "1987-10-04", "--every", "0", "--seed", "1"]);
    assert!(told.contains("All rounds are on"), "{told}");
    let [german, english] = season.refuses(&["undo", "1", "--reason", "no", "--on", DAY]);
    assert!(
        german.contains("eröffnet das Spieljahr") && english.contains("opens the season"),
        "{german}{english}"
    );
    let [german, english] = season.complains(&["decide", "--article", "4.1", "--on", DAY]);
    assert!(
        german.contains("season help decide") && english.contains("season help decide"),
        "{german}{english}"
    );
    let [german, english] = season.complains(&["confirm", "SV Nord - SV Nord", "--on", DAY]);
    assert!(
        !german.trim_end().ends_with("bekannt:") && !english.trim_end().ends_with("known:"),
        "{german}{english}"
    );
}

/// 15.2: the absent team alone loses; its matches are called off when it withdraws.
#[test]
fn a_team_that_did_not_come() {
    let season = Season::scheduled("absent");
    let game = season.game();
    let told = season.on("1987-10-05", &["report", &game, "--absent", "guest"]);
    assert_eq!(told.matches("[15.2").count(), 1, "{told}");
    assert!(season.on("1987-10-05", &["confirm", &game]).contains("2:0"));
    let due = season.done(&["due", "--on", "1987-10-06"]);
    assert_eq!(due.matches("impose a fine").count(), 1, "{due}");
    // The end asks about the fine, then names the team without a class above.
    let close = ["close", "Liga", "--on", "1987-11-01"];
    assert!(season.refuses(&close)[0].contains("--accept"));
    let next = season.folder.join("next.jsonl").to_string_lossy().into_owned();
    assert!(season.refuses(&["next", &next, "--on", "1988-09-01"])[1].contains("--accept"));
    let told = season.on("1987-11-01", &["close", "Liga", "--accept"]);
    assert!(told.contains("Still open") && told.contains("no class above"), "{told}");
    let entry = std::fs::read_to_string(&season.file).expect("a file").lines().count().to_string();
    season.on("1988-09-01", &["next", &next, "--accept"]);
    let undo = ["undo", &entry, "--reason", "mistaken", "--on", "1988-09-02"];
    assert!(season.refuses(&undo)[1].contains("next season"));
    // A second file of the next season is asked for.
    let second = season.folder.join("second.jsonl").to_string_lossy().into_owned();
    assert!(season.refuses(&["next", &second, "--on", "1988-09-02"])[1].contains("opened already"));
}

#[test]
fn a_withdrawal_calls_matches_off() {
    let season = Season::scheduled("withdrawn");
    let told = season.on("1987-09-20", &["withdraw", "SV Nord", "--after", "0"]);
    assert!(told.contains("has withdrawn after round 0") && !told.contains("entered"), "{told}");
    assert!(!season.done(&["due", "--on", "1987-10-20"]).contains("report missing"));
    assert!(season.done(&["fixtures"]).contains("cancelled"));
}

/// 4.1, 4.2: players are fined, warned and reprimanded by name; the rest of a fee is paid for the remedy that was lodged, and
/// two remedies have one ruling.
#[test]
fn players_are_sanctioned_by_name() {
    let season = Season::scheduled("players");
    season.on(DAY, &["add", "limit", "100"]);
    season.on(DAY, &["add", "person", "Alt, Otto", "--born", "1950-01-01", "--sex", "m"]);
    let decide = ["decide", "--class", "Liga", "--article", "4.2", "--reasons", "noise"];
    let high = [&decide[..], &["--fine", "Alt, Otto=101", "--on", "1987-10-07"]].concat();
    let [german, _] = season.refuses(&high);
    assert!(german.contains("100") && german.contains("4.4"), "{german}");
    let mild = ["--fine", "Alt, Otto=30", "--reprimand", "Alt, Otto", "--warn", "SV Nord"];
    season.on("1987-10-07", &[&decide[..], &mild].concat());
    let shown = season.done(&["show", "--json"]);
    assert!(shown.contains("reprimand") && shown.contains("warning"), "{shown}");
    let fines = season.done(&["fines", "--as-of", "1987-10-10"]);
    assert!(fines.contains("Alt, Otto: fines of ") && fines.contains("until"), "{fines}");
    let due = season.done(&["due", "--as-of", "1987-10-20"]);
    assert!(due.contains("to be paid: Alt, Otto"), "{due}");
    let short = season.on("1987-10-08", &["protest", "1", "--player", "Alt, Otto", "--fee", "40"]);
    assert!(short.contains("hear … --paid"), "{short}");
    let again = ["protest", "1", "--player", "Alt, Otto", "--fee", "60", "--on", "1987-10-09"];
    assert!(season.refuses(&again)[1].contains("hear 1 --paid"));
    let paid = season.on("1987-10-09", &["hear", "1", "--paid", "20"]);
    assert!(!paid.contains("Inadmissible"), "{paid}");
    season.on("1987-10-09", &["protest", "1", "--club", "SV Nord", "--basis", "sanctioned", "--fee", "60"]);
    for remedy in ["1", "2"] {
        season.on("1987-10-10", &["hear", remedy, "--until", "1987-10-11", "--statements", "0"]);
    }
    let rule =
        |words: &[&'static str]| [&["rule"], words, &["--article", "5.3", "--reasons", "heard"]].concat();
    season.on("1987-10-12", &rule(&["1", "upheld"]));
    let other = [&rule(&["2", "dismissed"])[..], &["--on", "1987-10-12"]].concat();
    let [german, english] = season.refuses(&other);
    assert!(
        german.contains("rule 2 … --with 2") && english.contains("rule 2 … --with 2"),
        "{german}{english}"
    );
    season.on("1987-10-12", &["rule", "2", "upheld", "--with", "2"]);
    let [german, _] = season.refuses(&["next", "--reasons", "seen", "--on", "1988-09-01"]);
    assert!(german.contains("nichts zu klären"), "{german}");
}

/// F-090: a deduction stands below the table; a fine is final as of the day that is asked for.
#[test]
fn deductions_and_fines_are_told() {
    let season = Season::scheduled("deduction");
    season.on(DAY, &["add", "limit", "100"]);
    let late = season.on("1987-10-04", &["add", "limit", "500"]);
    assert!(late.contains("next season"), "{late}");
    let game = season.game();
    season.on("1987-10-05", &["report", &game, "--home", "1 2", "--guest", "1 2", "--results", "1 ="]);
    season.on("1987-10-06", &["confirm", &game]);
    let decide = ["decide", &game, "--article", "4.1", "--reasons", "late", "--fine", "SV Nord=50"];
    let much = [&decide[..], &["--deduct", "SV Nord=99999", "--on", "1987-10-07"]].concat();
    assert!(season.refuses(&much)[0].contains("2 Punkte"));
    season.on("1987-10-07", &[&decide[..], &["--deduct", "SV Nord=2"]].concat());
    let table = season.done(&["table"]);
    assert!(table.contains('‡') && table.contains("2 points deducted, decision 1"), "{table}");
    let fines = |day: &str| season.done(&["fines", "--as-of", day]);
    assert!(fines("1987-10-17").contains("open to a remedy until"), "{}", fines("1987-10-17"));
    assert!(fines("1987-10-18").contains("final"));
    let protest = ["protest", "1", "--club", "SV Nord", "--basis", "sanctioned", "--fee", "60"];
    season.on("1987-10-15", &protest);
    assert!(fines("1988-01-18").contains("contested by remedy 1"), "{}", fines("1988-01-18"));
    let due = season.done(&["due", "--as-of", "1987-10-20"]);
    assert!(due.contains("decide remedy 1 (SV Nord: ") && due.contains("(Liga, round 1)) [5.2]"), "{due}");
    let [german, _] = season.refuses(&[&protest[..], &["--on", "1987-10-16"]].concat());
    assert!(german.contains("schon eingelegt") && german.contains("[5.2]"), "{german}");
    let wrong = ["decide", &game, "--article", "99", "--reasons", "late", "--fine", "SV Nord=50"];
    let [german, english] = season.refuses(&[&wrong[..], &["--on", "1987-10-16"]].concat());
    assert!(!german.contains("Nrw-1987") && !english.contains("Nrw-1987"), "{german}{english}");
}

/// Nothing is left beside the file, whatever was killed before.
#[test]
fn no_half_written_file_stays_beside() {
    let season = Season::league("killed", &["SV Nord"]);
    std::fs::write(format!("{}.new", season.file), "half").expect("the rest of a killed program");
    season.on(DAY, &["add", "club", "SV West"]);
    let names: Vec<String> = std::fs::read_dir(&season.folder)
        .expect("a folder")
        .map(|one| one.expect("a file").file_name().to_string_lossy().into_owned())
        .collect();
    assert!(!names.iter().any(|name| name.ends_with(".new")), "{names:?}");
}

/// Every altered digit is noticed.
#[test]
fn an_altered_number_is_noticed() {
    let season = Season::scheduled("altered-number");
    let whole = season.bytes();
    let text = String::from_utf8(whole).expect("text");
    let places: Vec<usize> =
        text.char_indices().filter(|(_, letter)| letter.is_ascii_digit()).map(|(place, _)| place).collect();
    // Every seventh digit: numbers of entries, days, seeds, rounds, check sums.
    for place in places.into_iter().step_by(7) {
        let mut bytes = text.clone().into_bytes();
        bytes[place] = if bytes[place] == b'7' { b'8' } else { b'7' };
        std::fs::write(&season.file, &bytes).expect("changed");
        let answer = season.ask(&["show"]);
        assert!(!answer.err.is_empty(), "{}", &text[place.saturating_sub(40)..place + 1]);
        assert_eq!(season.ask(&["add", "club", "SV West", "--on", DAY]).status, 2);
    }
}

/// 16.4: somebody on no list who was fielded is put on the card by surname or by number; the journal tells it in words.
#[test]
fn somebody_on_no_list_is_put_on_the_card() {
    let season = Season::scheduled("unlisted");
    for name in ["Nord", "Süd"] {
        let club = format!("SV {name}");
        for letter in ["A", "B", "L"] {
            let person = format!("{letter}{name}, Kim");
            season.on(DAY, &["add", "person", &person, "--born", "1950-01-01", "--sex", "m"]);
            season.on(DAY, &["add", "member", &person, "--club", &club, "--from", "1980-01-01"]);
        }
        let (first, second) = (format!("A{name}, Kim"), format!("B{name}, Kim"));
        season.on(DAY, &["add", "list", &club, &first, &second, "--closing", "1987-08-01"]);
    }
    let game = season.game();
    let home = if game.starts_with("SV Nord") { "Nord" } else { "Süd" };
    let number = if home == "Nord" { "#3" } else { "#6" };
    let surname = format!("1 L{home}");
    let numbered = format!("1 {number}");
    let day = ["--guest", "1 2", "--results", "1 1"];
    let told = season.on("1987-10-04", &[&["report", &game, "--home", &surname][..], &day].concat());
    assert!(told.contains(&format!("L{home}, Kim:")) && told.contains("ranking list"), "{told}");
    let again = [&["report", &game, "--anew", "--home", &numbered][..], &day].concat();
    let told = season.on("1987-10-04", &again);
    assert!(told.contains(&format!("L{home}, Kim:")), "{told}");
    let [german, _] = season.complains(
        &[&["report", &game, "--anew", "--home", "1 Niemand"][..], &day, &["--on", "1987-10-04"]].concat(),
    );
    assert!(german.contains("Niemand"), "{german}");
    let entry = std::fs::read_to_string(&season.file).expect("a file").lines().count().to_string();
    let undo = ["undo", &entry, "--reason", "mistaken", "--on", "1987-10-05"];
    season.done(&undo);
    assert!(season.refuses(&undo)[1].contains("undone already"));
    let shown = season.ask(&["show", "--lang", "de"]).out;
    assert!(shown.contains("Spielbericht: ") && !shown.contains('{'), "{shown}");
}
