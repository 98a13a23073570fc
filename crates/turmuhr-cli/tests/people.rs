//! People, lists and arbiters of a season by commands alone: a messy list, corrections, eligibility, passes, an order,
//! a reservation, a course with its lecturer, an exam from the trainer, and who may see what.

mod support;

use support::{Season, turmuhr};

impl Season {
    fn new(name: &str, year: &str, day: &str) -> Season {
        let season = Season::in_folder(name);
        season.on(day, &["new", "--season", year, "--under", "nrw-1987"]);
        for club in ["SV Nord", "SV Süd"] {
            season.on(day, &["add", "club", club, "--bezirk", "Mitte", "--verband", "West"]);
        }
        season.on(day, &["add", "class", "Liga", "--level", "bezirk", "--height", "1", "--boards", "2"]);
        for club in ["SV Nord", "SV Süd"] {
            season.on(day, &["add", "team", club, "--class", "Liga", "--ranks", "1-9"]);
        }
        season
    }

    #[track_caller]
    fn on(&self, day: &str, words: &[&str]) -> String {
        self.done(&[words, &["--on", day]].concat())
    }

    /// Refused in both languages, with these words in German; nothing is written.
    #[track_caller]
    fn refused(&self, day: &str, words: &[&str], wanted: &[&str]) {
        let [german, _] = self.refuses(&[words, &["--on", day]].concat());
        for word in wanted {
            assert!(german.contains(word), "{word}: {german}");
        }
    }
}

const LIST: &str = "Nachname;Vorname;Geb.;Geschlecht;Verein;Pass-Nr.;Mitglied seit;Telefon
Meier;Eva;3.2.1960;w;SV Nord;4711;1.1.1980;0221
Alt;Otto;1.1.1930;m;sv nord;4712;1.1.1980;

Krumm;Udo;31.2.1950;m;SV Nord;;;
Gross;Ida;1970;w;SV West;;;
Kurz Ina
Jung;Max;5.5.1965;m;SV Süd;4713;1.1.1980;
Jung;Max;5.5.1965;m;SV Süd;4713;1.1.1980;
Neu;Pia;6.6.1966;w;SV Süd;4714;1.1.1980;
";

#[test]
fn a_list_is_reviewed_accepted_and_then_has_nothing_to_do() {
    let season = Season::new("import", "1987/88", "1987-07-15");
    let day = "1987-07-16";
    let list = season.write("liste.csv", LIST.as_bytes());
    let before = std::fs::read(&season.file).unwrap();
    let review = season.ask(&["import", &list, "--on", day, "--lang", "de"]);
    assert_eq!(review.status, 1, "there is something to accept");
    for part in [
        "8 Zeilen gelesen",
        "Meier, Eva: neu, geboren 03.02.1960, Mitglied von SV Nord",
        "Zeile 5 nicht verstanden: „31.2.1950“",
        "Zeile 6 nicht verstanden: den Verein „SV West“ gibt es nicht",
        "Zeile 7 nicht verstanden",
        "steht schon in Zeile 8",
        "Nicht gelesene Spalten: Telefon",
        "Nichts geschrieben",
    ] {
        assert!(review.out.contains(part), "{part}: {}", review.out);
    }
    assert_eq!(std::fs::read(&season.file).unwrap(), before, "a review writes nothing");
    season.on(day, &["import", &list, "--accept", "1,2"]);
    let wrong = season.ask(&["import", &list, "--on", day, "--accept", "9"]);
    assert_eq!(wrong.status, 2, "{}", wrong.out);
    assert!(wrong.err.contains("no difference 9"), "{}", wrong.err);
    let done = season.on(day, &["import", &list, "--accept"]);
    assert!(done.contains("2 differences accepted") && done.contains("not understood"), "{done}");
    let again = season.ask(&["import", &list, "--on", day]);
    assert_eq!(again.status, 0, "{}", again.out);
    assert!(again.out.contains("Nothing to do") && again.out.contains("4 lines agree"), "{}", again.out);
    // Another birth and a missing member; in code page 1252 and with tabs.
    let other = "Name\tGeburtsdatum\tVerein\nMeier, Eva\t03.02.1962\tSV Nord\nM\u{fc}ller, J\u{f6}rg\t1.1.1970\tSV Nord\n";
    let other: Vec<u8> = other.chars().map(|letter| u8::try_from(u32::from(letter)).unwrap()).collect();
    let other = season.write("nord.txt", &other);
    let found = season.json(&["import", &other, "--on", "1987-08-01"]);
    let changes = found["changes"].as_array().unwrap();
    let doubts: Vec<bool> = changes.iter().map(|one| one["doubt"].as_bool().unwrap()).collect();
    assert_eq!(doubts, [true, true, false, true], "{changes:?}");
    assert!(changes[2]["told"].as_str().unwrap().contains("Müller, Jörg"), "{changes:?}");
    // Who is missing stays a member, unless the list is said to have all members.
    for (more, doubt) in [(&[][..], true), (&["--complete"][..], false)] {
        let call = [&["import", other.as_str(), "--on", "1987-08-01"][..], more].concat();
        let told = season.json(&call);
        assert_eq!(told["changes"][3]["doubt"], doubt, "{told}");
    }
    let both = season.ask(&["import", &other, "--complete", "--partial"]);
    assert!(both.status == 2 && both.err.contains("contradict"), "{}", both.err);
    let both = season.ask(&["import", &other, "--on", "1987-08-01", "--accept", "1-2"]);
    assert!(both.status == 2 && both.err.contains("only one reading"), "{}", both.err);
    let safe = season.on("1987-08-01", &["import", &other, "--accept"]);
    assert!(safe.contains("One difference accepted") && safe.contains("Left the club?"), "{safe}");
    assert!(season.ask(&["person", "Alt, Otto", "--on", "1987-09-01"]).out.contains("SV Nord"));
    season.on("1987-08-01", &["import", &other, "--accept", "1"]);
    let left = season.ask(&["import", &other, "--on", "1987-08-01"]);
    assert!(
        left.status == 1 && left.out.contains("Alt, Otto: member of SV Nord, not on the list"),
        "{}",
        left.out
    );
    season.on("1987-08-01", &["import", &other, "--accept", "--complete"]);
    assert!(season.ask(&["import", &other, "--on", "1987-08-01"]).out.contains("Nothing to do"));
    let gone = season.ask(&["person", "Alt, Otto", "--on", "1987-09-01", "--lang", "de"]);
    assert!(gone.out.contains("kein ordentliches Mitglied des Vereins [2.1]"), "{}", gone.out);
    // A rating list is compared with those who are known; it does not say who has left.
    let dwz = "ZPS,Mgl-Nr,Status,Spielername,Geschlecht,Geburtsjahr,DWZ,Index\n\
        60101,1,A,\"Jung,Max\",M,1966,1500,3\n60101,2,A,\"Fremd,Ute\",W,1980,1200,1\n60102,3,A,\"Weit,Weg\",M,1980,1200,1\n";
    let dwz = season.write("dwz.csv", dwz.as_bytes());
    let rating = season.ask(&["import", &dwz, "--on", "1987-08-02", "--lang", "de"]);
    assert!(
        rating.out.contains("Jahrgang 1966") && rating.out.contains("2 Zeilen nennen Personen"),
        "{}",
        rating.out
    );
    let members = ["import", &dwz, "--zps", "60101", "--club", "SV Süd", "--partial", "--on", "1987-08-02"];
    let entering = season.ask(&members);
    assert!(entering.out.contains("Fremd, Ute: new") && !entering.out.contains("Weit"), "{}", entering.out);
    assert_eq!(season.ask(&["import", &dwz, "--zps", "60101"]).status, 2, "members of which club?");
    assert_eq!(season.ask(&["import", &dwz, "--complete"]).status, 2, "no members, no end");
    let none = season.write("none.csv", b"a;b\n1;2\n");
    let none = season.ask(&["import", &none, "--lang", "de"]);
    assert!(none.status == 2 && none.err.contains("weder eine Mitgliederliste"), "{}", none.err);
}

#[test]
fn corrections_eligibility_and_what_ends() {
    let season = Season::new("correct", "1987/88", "1987-07-15");
    let list = season.write("liste.csv", LIST.as_bytes());
    season.on("1987-07-16", &["import", &list, "--accept"]);
    let day = "1987-07-20";
    season.on(day, &["add", "list", "SV Nord", "Meier, Eva", "Alt, Otto", "--closing", "1987-08-01"]);
    season.on(day, &["add", "list", "SV Süd", "Jung, Max", "Neu, Pia", "--closing", "1987-08-01"]);
    season.refused(
        day,
        &["add", "addition", "SV Nord", "Neu, Pia", "--rank", "3", "--applied", "1987-08-02"],
        &["Neu, Pia gehört zu SV Süd", "[14]"],
    );
    let ranks = season.ask(&["list", "SV Nord", "--lang", "de"]);
    assert!(ranks.out.contains("Alt, Otto, Mannschaft I"), "{}", ranks.out);
    season.on(day, &["draw", "Liga", "--seed", "7"]);
    season.on(day, &["schedule", "Liga", "--start", "1987-10-04", "--every", "21", "--seed", "3"]);
    let game = "1";
    season.on(
        "1987-10-04",
        &["report", game, "--home", "1 2", "--guest", "1 2", "--results", "1 =", "--reservation", "home:1"],
    );
    // The reservation is examined before the match is confirmed.
    assert!(season.ask(&["due", "--on", "1987-10-05"]).out.contains("examine the reservation"));
    let open = season.ask(&["reservations", "--lang", "de"]);
    assert!(open.status == 1 && open.out.contains("bis 11.10.1987 vorliegen [A1 13.3]"), "{}", open.out);
    let examined =
        season.on("1987-10-12", &["examine", game, "--reservation", "home:1", "--shown", "1987-10-12"]);
    assert!(examined.contains("the game is lost"), "{examined}");
    assert_eq!(season.ask(&["reservations"]).status, 0);
    season.on("1987-10-13", &["confirm", game]);
    let table = season.json(&["table"]);
    // A ban and a birth that become known later open a matter or nothing; they change nothing by themselves.
    let noted = season.on(
        "1988-02-01",
        &[
            "add",
            "ban",
            "Meier, Eva",
            "--from",
            "1987-09-01",
            "--until",
            "1988-03-31",
            "--article",
            "4.2",
            "--consent",
        ],
    );
    assert!(noted.contains("Open matter"), "{noted}");
    assert_eq!(season.json(&["table"]), table);
    let then = season.ask(&["person", "Meier, Eva", "--on", "1987-10-04", "--as-of", "1987-10-05"]);
    assert!(then.out.contains(": eligible") && then.out.contains("+ ban 1"), "{}", then.out);
    let now = season.ask(&["person", "Meier, Eva", "--on", "1987-10-04", "--lang", "de"]);
    assert!(now.out.contains("nicht spielberechtigt: gesperrt [4.2]"), "{}", now.out);
    season.on("1988-02-02", &["end", "ban", "Meier, Eva", "--reason", "lifted", "--from", "1988-02-02"]);
    let over = season.ask(&["person", "Meier, Eva", "--on", "1988-02-02"]);
    assert!(over.out.contains(": eligible"), "{}", over.out);
    let undone = season.on("1988-02-03", &["undo", &last(&season), "--reason", "typed twice"]);
    assert!(undone.contains("undone"), "{undone}");
    // Names, births, sex and nationality.
    season.on(
        "1988-02-04",
        &[
            "correct",
            "Meier, Eva",
            "--name",
            "Müller, Eva",
            "--born",
            "1960-02-04",
            "--sex",
            "f",
            "--nationality",
            "foreign",
        ],
    );
    let told = season.ask(&["person", "Müller, Eva", "--on", "1988-02-04"]);
    assert!(told.out.contains("Müller, Eva (born 4 Feb 1960)"), "{}", told.out);
    let before = season.ask(&["person", "Müller, Eva", "--on", "1988-02-03", "--as-of", "1988-02-03"]);
    assert!(before.out.contains("Meier, Eva (born 3 Feb 1960)"), "{}", before.out);
    assert_eq!(season.ask(&["correct", "Müller, Eva"]).status, 2);
    // Outside of the league.
    let other =
        season.ask(&["person", "Jung, Max", "--on", "1988-02-04", "--level", "verband", "--verband", "Ost"]);
    assert!(other.status == 1 && other.out.contains("[2.3]"), "{}", other.out);
    let open = season.ask(&["person", "Jung, Max", "--on", "1988-02-04", "--organiser", "Open AG"]);
    assert!(open.status == 1 && open.out.contains("[3.5]"), "{}", open.out);
    assert_eq!(season.ask(&["person", "Jung, Max", "--on", "1988-02-04", "--exempt"]).status, 0);
    season.on("1988-02-05", &["add", "organisation", "Open AG"]);
    assert_eq!(
        season.ask(&["person", "Jung, Max", "--on", "1988-02-05", "--organiser", "Open AG"]).status,
        0
    );
    // Passes and what ends.
    season.on("1988-02-06", &["add", "defect", "4713"]);
    let crooked = season.ask(&["person", "Jung, Max", "--on", "1988-02-06", "--lang", "de"]);
    assert!(
        crooked.out.contains("nur unter Vorbehalt: der Pass ist nicht in Ordnung [2.4]"),
        "{}",
        crooked.out
    );
    season.on("1988-02-06", &["add", "by-list", "bezirk"]);
    assert!(
        season.ask(&["person", "Jung, Max", "--on", "1988-02-06", "--not-shown"]).out.contains(": eligible")
    );
    season.refused(
        "1988-02-07",
        &["add", "page", "4713", "--left", "--writer", "club", "--reason", "x"],
        &["[A1 13.3]"],
    );
    season.on("1988-02-07", &["end", "pass", "Jung, Max", "--reason", "lost"]);
    let lacking = season.ask(&["passes", "SV Süd", "--on", "1988-02-09"]);
    assert!(lacking.status == 1 && lacking.out.contains("without a pass: Jung, Max"), "{}", lacking.out);
    season.refused(
        "1988-02-09",
        &["add", "pass-application", "Jung, Max", "--club", "SV Süd"],
        &["[A1 13.2]", "Geburtsort"],
    );
    let form = [
        "club-number=7",
        "birth-place=Köln",
        "town=Köln",
        "street=Ring",
        "house-number=1",
        "state-federation=NRW",
        "function=-",
    ];
    let mut words = vec!["add", "pass-application", "Jung, Max", "--club", "SV Süd"];
    words.extend(form.iter().flat_map(|field| ["--field", field]));
    assert!(season.on("1988-02-09", &words).contains("filed for 15 Jul 1988"));
    season.refused(
        "1988-02-10",
        &["add", "deletion", "Alt, Otto", "--club", "SV Nord", "--from", "1988-07-15"],
        &["noch Mitglied"],
    );
    season.on("1988-02-10", &["end", "member", "Alt, Otto", "--until", "1988-02-10"]);
    season.refused(
        "1988-02-11",
        &[
            "add",
            "deletion",
            "Alt, Otto",
            "--club",
            "SV Nord",
            "--from",
            "1988-03-01",
            "--responsible",
            "Kurz",
        ],
        &["15. Juli", "[A1 13.11]"],
    );
    season.on(
        "1988-02-11",
        &[
            "add",
            "deletion",
            "Alt, Otto",
            "--club",
            "SV Nord",
            "--from",
            "1988-07-15",
            "--responsible",
            "Kurz",
        ],
    );
    assert!(!season.ask(&["passes", "SV Nord", "--on", "1988-07-15"]).out.contains("Alt, Otto"));
    // A transfer and a move that are refused.
    season.on(
        "1988-02-12",
        &[
            "add",
            "transfer",
            "Neu, Pia",
            "--from-club",
            "SV Süd",
            "--club",
            "SV Nord",
            "--posted",
            "1988-02-12",
        ],
    );
    season.on("1988-02-13", &["refuse", "transfer", "1", "--reason", "owes two fees"]);
    season.refused(
        "1988-02-14",
        &["add", "pass", "Neu, Pia", "--club", "SV Nord", "--number", "9"],
        &["noch nicht freigegeben", "[A1 13.6]"],
    );
    assert!(
        season
            .on("1988-02-14", &["refuse", "move", game, "--to", "1988-03-01", "--reason", "played"])
            .contains("refused")
    );
    // The order of an event.
    season.refused(
        "1988-02-15",
        &["add", "order", "Blitz", "Jung, Max", "--club", "SV Süd", "--competition", "team"],
        &["keine eigene Reihenfolge"],
    );
    season.on(
        "1988-02-15",
        &[
            "add",
            "order",
            "Blitz",
            "Jung, Max",
            "Neu, Pia",
            "--club",
            "SV Süd",
            "--competition",
            "blitz-team",
        ],
    );
    assert_eq!(season.ask(&["order", "Blitz", "Jung, Max", "Neu, Pia", "--club", "SV Süd"]).status, 0);
    let broken = season.ask(&["order", "Blitz", "Neu, Pia", "Jung, Max", "--club", "SV Süd", "--lang", "de"]);
    assert!(broken.status == 1 && broken.out.contains("[11.7]"), "{}", broken.out);
    // Births are not for everybody once there is a director.
    season.on(
        "1988-02-16",
        &["add", "office", "Müller, Eva", "--role", "director-of-play", "--level", "bezirk"],
    );
    let public = season.ask(&["person", "Jung, Max", "--on", "1988-02-17"]);
    assert!(public.out.contains("date of birth not public"), "{}", public.out);
    let director = season.ask(&["person", "Jung, Max", "--on", "1988-02-17", "--by", "Müller, Eva"]);
    assert!(director.out.contains("born 5 May 1965"), "{}", director.out);
    assert!(!season.ask(&["show", "Jung, Max", "--json"]).out.contains("1965-05-05"));
    assert!(season.ask(&["show", "Jung, Max", "--json", "--by", "Müller, Eva"]).out.contains("1965-05-05"));
    let end = ["end", "office", "Müller, Eva", "--on", "1988-02-18", "--by", "Müller, Eva"];
    assert!(season.refuses(&end)[1].contains("successor"));
    let next = ["add", "office", "Jung, Max", "--role", "director-of-play", "--level", "bezirk"];
    season.done(&[&next[..], &["--on", "1988-02-18", "--by", "Müller, Eva"]].concat());
    season.done(&end);
}

/// The number of the last entry.
fn last(season: &Season) -> String {
    std::fs::read_to_string(&season.file).unwrap().lines().count().to_string()
}

#[test]
fn arbiters_over_the_years() {
    let season = Season::new("arbiters", "2018/19", "2018-08-01");
    let day = "2018-08-02";
    for (name, born) in [("Kurz, Ina", "1970-01-01"), ("Neu, Ida", "2000-05-05")] {
        season.on(day, &["add", "person", name, "--born", born]);
        season.on(day, &["add", "member", name, "--club", "SV Nord", "--from", "2010-01-01"]);
    }
    for (from, grade) in [("2015-03-01", "RSR"), ("2016-03-01", "NSR")] {
        season.on(
            day,
            &[
                "add",
                "licence",
                "Kurz, Ina",
                "--what",
                "training",
                "--grade",
                grade,
                "--exam",
                "passed",
                "--from",
                from,
            ],
        );
    }
    for from in ["2016-04-01", "2016-05-01", "2016-06-01"] {
        season.on(day, &["add", "licence", "Kurz, Ina", "--what", "shadowing", "--from", from]);
    }
    // The old way with JSON still works.
    season.on(
        day,
        &["add", "licence", "Kurz, Ina", "--event", r#"{"date":"2016-07-01","what":"rated-event"}"#],
    );
    let course = |organiser, lecturer| {
        let units = "rules=7 Turnierordnungen=3 clocks=2 organisation=2 manipulation=1 cases=3 exam=2";
        [
            "add",
            "course",
            "Kurs Köln",
            "--grade",
            "RSR",
            "--until",
            "2019-03-10",
            "--organiser",
            organiser,
            "--lecturer",
            lecturer,
            "--units",
            units,
        ]
    };
    season.refused("2019-03-11", &course("dsb", "Kurz, Ina"), &["Landesverband", "[II.1]"]);
    season.refused("2019-03-11", &course("dsj", "Neu, Ida"), &["[II.1]"]);
    assert!(season.on("2019-03-11", &course("dsj", "Kurz, Ina")).contains("with 20 units"));
    let part = ["add", "participant", "Neu, Ida", "--course", "1", "--exam", "failed"];
    season.refused("2019-03-11", &part, &["Anschrift", "[II]"]);
    let known = ["--address", "Ring 1, Köln", "--phone", "0221", "--email", "ida@example.org"];
    season.on("2019-03-11", &[&part[..], &known].concat());
    assert!(season.ask(&["show", "Neu, Ida", "--json"]).out.contains("ida@example.org"));
    season.refused(
        "2019-04-01",
        &["add", "exam", "Neu, Ida", "--grade", "RSR", "--exam", "passed", "--written", "45"],
        &["60 Minuten", "[III.1]"],
    );
    let noted = season.on(
        "2019-04-01",
        &["add", "exam", "Neu, Ida", "--grade", "RSR", "--exam", "passed", "--written", "60"],
    );
    assert!(noted.contains("as a rule"), "{noted}");
    let all = season.json(&["arbiters", "--on", "2019-05-01"]);
    let pupil = all["arbiters"].as_array().unwrap().iter().find(|one| one["person"] == "Neu, Ida").unwrap();
    assert_eq!((pupil["RSR"].as_str(), pupil["valid_to"].as_str()), (Some("active"), Some("2024-12-31")));
    let told = season.ask(&["arbiters", "Neu", "--on", "2025-01-01", "--lang", "de"]);
    assert!(
        told.out.contains("RSR ruht") && told.out.contains("keine gültige Lizenz"),
        "{}{}",
        told.out,
        told.err
    );
    let due = season.ask(&["due", "--office", "arbiter", "--on", "2020-01-01"]);
    assert!(
        due.out.contains("refresher course RSR: Neu, Ida") && due.out.contains("10 Mar 2024"),
        "{}",
        due.out
    );
    // Norms, applications, a title.
    season.refused(
        "2019-06-01",
        &["add", "norm", "Neu, Ida", "--from", "2019-05-01"],
        &["nationalen Lizenz", "[II.3]"],
    );
    season.on("2019-06-01", &["add", "norm", "Kurz, Ina", "--from", "2019-05-01", "--reason", "Open"]);
    let apply = ["add", "fide-application", "Kurz, Ina", "--application", "title", "--vote", "9 6 3"];
    season.refused("2019-06-02", &apply, &["Gebühren", "[II.3]"]);
    season.on("2019-06-02", &[&apply[..], &["--fees"]].concat());
    season.on("2019-06-03", &["add", "title", "Kurz, Ina", "--title", "fide", "--from", "2019-06-03"]);
    season.refused("2019-06-04", &["add", "old-licence", "Neu, Ida", "--acquired", "2015-05-05"], &["[IV]"]);
    season
        .on("2019-06-04", &["add", "bar", "Kurz, Ina", "--until", "2019-06-30", "--reason", "under inquiry"]);
    let barred = season.ask(&["arbiters", "Kurz", "--on", "2019-06-05"]);
    assert!(barred.out.contains("barred for the time being"), "{}", barred.out);
    // The exam at the trainer, verified by its seed and of this person only.
    let seed = "a-long-secret-word-of-2019";
    let exam = [
        "trainer",
        "exam",
        "--seed",
        seed,
        "--name",
        "Neu, Ida",
        "--questions",
        "2",
        "--answers",
        "-",
        "--json",
    ];
    let record = season.write("exam.json", turmuhr(&exam, "a a").out.as_bytes());
    let add = |who, seed| {
        let words =
            ["add", "exam", who, "--grade", "RSR", "--record", &record, "--seed", seed, "--on", "2030-01-01"];
        season.ask(&[&words[..], &["--ahead"]].concat())
    };
    let wrong = add("Neu, Ida", "another");
    assert!(wrong.status == 2 && wrong.err.contains("does not count"), "{}", wrong.err);
    let somebody = add("Kurz, Ina", seed);
    assert!(somebody.status == 2 && somebody.err.contains("not of Kurz, Ina"), "{}", somebody.err);
    let noted = add("Neu, Ida", seed);
    assert_eq!(noted.status, 0, "{}{}", noted.err, noted.out);
    assert!(season.ask(&["show", "Neu, Ida", "--json"]).out.contains("\"written_minutes\":60"));
}

#[test]
fn appointments_and_their_costs() {
    let season = Season::new("appointed", "1987/88", "1987-07-15");
    let list = season.write("liste.csv", LIST.as_bytes());
    season.on("1987-07-16", &["import", &list, "--accept"]);
    season.on("1987-07-20", &["draw", "Liga", "--seed", "7"]);
    season.on("1987-07-20", &["schedule", "Liga", "--start", "1987-10-04", "--every", "21", "--seed", "3"]);
    let appoint = ["add", "appointment", "1", "Alt, Otto", "--costs", "5000 2150"];
    season.refused("1987-09-01", &appoint, &["keine gültige Lizenz", "[I]"]);
    season.on(
        "1987-09-01",
        &[
            "add",
            "licence",
            "Alt, Otto",
            "--what",
            "training",
            "--grade",
            "RSR",
            "--exam",
            "passed",
            "--from",
            "1987-01-01",
        ],
    );
    season.on("1987-09-01", &appoint);
    let told = season.ask(&["arbiters", "--on", "1987-10-01", "--lang", "de"]);
    assert!(told.out.contains("ein Kampf, Kosten 71,50 DM"), "{}", told.out);
    assert!(
        told.out.contains("SV Süd: Für die gemeldeten Mannschaften fehlt ein Schiedsrichter"),
        "{}",
        told.out
    );
}
