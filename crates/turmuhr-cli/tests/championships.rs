//! A cup, the individual championship and a youth championship kept by commands alone, in both languages.

mod support;

use serde_json::Value;
use support::Season;

impl Season {
    /// Six Verbände with a club each, three players in the first two and two in the others: `Aaa, X` plays for `SV Aaa`.
    fn founded(name: &str, year: &str) -> Season {
        let season = Season::in_folder(name);
        let day = "1987-09-01";
        season.on(day, &["new", "--season", year, "--under", "nrw-1987"]);
        let mut number = 0;
        for verband in ["A", "B", "C", "D", "E", "F"] {
            let club = format!("SV {verband}");
            season.on(day, &["add", "club", &club, "--bezirk", verband, "--verband", verband]);
            for place in 1..=(if verband < "C" { 3 } else { 2 }) {
                number += 1;
                let player = format!("{verband}{place}, X");
                let (born, pass) = (if place == 2 { "1973-01-01" } else { "1950-01-01" }, number.to_string());
                season.on(day, &["add", "person", &player, "--born", born, "--sex", "m"]);
                season.on(
                    day,
                    &["add", "pass", &player, "--club", &club, "--number", &pass, "--from", "1980-01-01"],
                );
            }
        }
        season
    }

    #[track_caller]
    fn on(&self, day: &str, words: &[&str]) -> String {
        self.done(&[words, &["--on", day, "--lang", "de"]].concat())
    }

    /// The refusal in German and in English; the file does not change.
    #[track_caller]
    fn refused(&self, day: &str, words: &[&str]) -> [String; 2] {
        self.refuses(&[words, &["--on", day]].concat())
    }
}

/// F-004, F-540: what an ordinance holds each year.
#[test]
fn the_competitions_of_the_year_are_listed() {
    let season = Season::founded("list", "1987/88");
    let all = season.json(&["championship", "list"]);
    let of = |ordinance: &str| {
        all.as_array().expect("a list").iter().filter(|one| one["ordinance"] == ordinance).count()
    };
    assert_eq!((of("nrw-1987"), of("nrw-youth-1989")), (7, 8));
    let told = season.on("1987-09-01", &["championship", "list"]);
    assert!(told.contains("cjem: Einzelmeisterschaft der C-Jugend [5.1]"), "{told}");
    assert!(told.contains("15. Lebensjahr"), "{told}");
    let told = season.ask(&["championship", "list", "--lang", "en"]).out;
    assert!(told.contains("cup: Individual cup (Dähne cup) [12.1]"), "{told}");
}

/// F-240 to F-246: the cup from its announcement to the title, then the individual championship with a play-off.
#[test]
fn a_cup_and_a_championship_by_commands() {
    let season = Season::founded("cup", "1987/88");
    let day = "1988-01-02";
    let c = |words: &[&'static str]| [&["championship"], words].concat();
    season.on(
        day,
        &c(&[
            "new",
            "cup",
            "Dähne-Pokal",
            "--start",
            "1988-02-06",
            "--closing",
            "1988-01-31",
            "--above",
            "1",
        ]),
    );
    let [de, en] = season.refused(day, &c(&["enter", "Dähne-Pokal", "A1"]));
    assert!(de.contains("Die Mitgliederzahlen der Verbände fehlen [12.1]"), "{de}");
    assert!(en.contains("members by sub-federation are missing [12.1]"), "{en}");
    let members = "A=900 B=800 C=300 D=300 E=200 F=100";
    let told = season.on(day, &["championship", "members", "Dähne-Pokal", "--members", members]);
    assert!(told.contains("A: 2 Plätze [12.1]; B: 2 Plätze") && told.contains("C: 1 Platz"), "{told}");
    season.on(day, &c(&["enter", "Dähne-Pokal", "A1", "A2", "B1", "B2", "C1", "D1", "E1", "F1"]));
    let [de, en] = season.refused(day, &c(&["enter", "Dähne-Pokal", "A3"]));
    assert!(de.contains("A hat 2 Plätze, und alle sind vergeben [12.1]."), "{de}");
    assert!(en.contains("A has 2 places, and all are taken [12.1]."), "{en}");
    let [de, _] = season.refused("1988-02-01", &c(&["enter", "Dähne-Pokal", "A3"]));
    assert!(de.contains("Meldeschluss war der"), "{de}");
    let day = "1988-02-06";
    let draw = ["--pair", "A1 - C1", "--pair", "D1 - B1", "--pair", "A2 - E1", "--pair", "F1 - B2"];
    let wrong = ["--pair", "A1 - A2", "--pair", "D1 - B1", "--pair", "C1 - E1", "--pair", "F1 - B2"];
    let [de, en] = season.refused(day, &[&c(&["draw", "Dähne-Pokal"])[..], &wrong].concat());
    assert!(de.contains("aus demselben Verband, erst im Endspiel erlaubt [12.2]"), "{de}");
    assert!(en.contains("A1, X (SV A) – A2, X (SV A): of one sub-federation"), "{en}");
    season.on(day, &[&c(&["draw", "Dähne-Pokal"])[..], &draw].concat());
    // Two who do not meet have no result.
    let strangers = c(&["result", "Dähne-Pokal", "A1 - B1", "--results", "1", "--on", day]);
    let strangers = season.ask(&strangers);
    assert!(strangers.status != 0 && strangers.err.contains("A1"), "{}", strangers.err);
    for pair in ["A1 - C1", "D1 - B1", "A2 - E1"] {
        season.on(day, &["championship", "result", "Dähne-Pokal", pair, "--results", "1"]);
    }
    let told = season.on(day, &c(&["result", "Dähne-Pokal", "B2 - F1", "--results", "="]));
    assert!(told.contains("Zu losen (Weiß in der ersten Partie)"), "{told}");
    let [de, _] = season.refused(day, &c(&["draw", "Dähne-Pokal"]));
    assert!(de.contains("In Runde 1 sind noch Spiele offen."), "{de}");
    season.on(day, &c(&["playoff", "Dähne-Pokal", "B2", "F1", "--witness", "Zeuge"]));
    let [de, _] = season.refused(day, &c(&["playoff", "Dähne-Pokal", "F1 - B2", "--results", "1"]));
    assert!(
        de.contains("Vorher ist anderes an der Reihe: Zu spielen: B2, X (SV B) – F1, X (SV F) [12.4]"),
        "{de}"
    );
    let told = season.on(day, &c(&["playoff", "Dähne-Pokal", "B2 - F1", "--results", "= 1"]));
    // Results are those of the side named first, also in the game in which it has Black.
    assert!(told.contains("B2, X (SV B) weiter, nach Kurzpartien"), "{told}");
    season.on(day, &c(&["draw", "Dähne-Pokal", "--seed", "4"]));
    let shown = season.json(&c(&["show", "Dähne-Pokal"]));
    assert_eq!(shown[0]["rounds"][1].as_array().map(Vec::len), Some(2));
    season.on(day, &c(&["result", "Dähne-Pokal", "A1 - D1", "--results", "1"]));
    season.on(day, &c(&["result", "Dähne-Pokal", "A2 - B2", "--results", "0"]));
    let [de, _] = season.refused(day, &["close", "Dähne-Pokal"]);
    assert!(de.contains("Noch offen: Auslosung der Runde 3."), "{de}");
    season.on(day, &c(&["draw", "Dähne-Pokal", "--seed", "4"]));
    season.on(day, &c(&["result", "Dähne-Pokal", "A1 - B2", "--results", "1"]));
    let due = season.ask(&["due", "--on", "1988-02-07", "--lang", "en"]).out;
    assert!(due.contains("Dähne-Pokal: close, award the title"), "{due}");
    let told = season.on(day, &["close", "Dähne-Pokal"]);
    assert!(told.contains("A1, X (SV A): Pokalmeister von Nordrhein-Westfalen 1988 [1.2]"), "{told}");
    assert!(told.contains("Weiter: A1, X (SV A)."), "{told}");

    // The individual championship: the cup winner, places of the Verbände, a play-off for title and place above.
    let day = "1988-03-01";
    season.on(
        day,
        &c(&[
            "new",
            "individual",
            "NRW-Meisterschaft",
            "--start",
            "1988-04-01",
            "--above",
            "1",
            "--host",
            "SV D",
        ]),
    );
    season.on(day, &["championship", "members", "NRW-Meisterschaft", "--members", members]);
    let told = season.on("1988-03-10", &c(&["invite", "NRW-Meisterschaft"]));
    assert!(told.contains("Eingeladen werden musste bis") && told.contains("[8]"), "{told}");
    let day = "1988-03-10";
    season.on(day, &c(&["enter", "NRW-Meisterschaft", "A1", "--as", "cup-winner"]));
    let [de, _] = season.refused(day, &c(&["enter", "NRW-Meisterschaft", "B1", "--as", "cup-winner"]));
    assert!(de.contains("Ein solches Recht ist nicht vermerkt: Pokalmeister [6.2.4]."), "{de}");
    season.on(day, &c(&["right", "individual", "B2", "--as", "relegated", "--year", "1985"]));
    let [de, _] = season.refused(day, &c(&["enter", "NRW-Meisterschaft", "B2", "--as", "relegated"]));
    assert!(de.contains("Die Vorberechtigung gilt nicht: verfallen [6.2.2]."), "{de}");
    season.on(day, &c(&["enter", "NRW-Meisterschaft", "A2", "B1", "C1", "E1", "F1"]));
    season.on(day, &c(&["enter", "NRW-Meisterschaft", "D1", "--as", "host"]));
    season.on(
        day,
        &[
            "add",
            "ban",
            "F1",
            "--from",
            "1988-03-20",
            "--until",
            "1988-06-30",
            "--article",
            "4.2",
            "--consent",
        ],
    );
    let shown = season.ask(&["championship", "show", "NRW-Meisterschaft", "--lang", "de"]).out;
    assert!(
        shown.contains("F1, X (SV F) könnte heute nicht mehr gemeldet werden: gesperrt [4.2]"),
        "{shown}"
    );
    season.on(day, &c(&["withdraw", "NRW-Meisterschaft", "F1", "--reason", "gesperrt"]));
    let seats = season.ask(&["championship", "seats", "NRW-Meisterschaft", "--lang", "de"]).out;
    assert!(seats.contains("A1, X (SV A): Pokalmeister [6.2.4]"), "{seats}");
    assert!(
        seats.contains("Offen: Verbandsplatz F: 1") && seats.contains("14 sollen es sein [6.4]"),
        "{seats}"
    );
    let told = season.on(
        "1988-04-10",
        &c(&["ranking", "NRW-Meisterschaft", "A1=4½", "B1=4½", "A2=3", "C1=2", "D1=1", "E1=0"]),
    );
    assert!(told.contains("Stichkampf nötig: A1, X (SV A), B1, X (SV B)."), "{told}");
    let day = "1988-04-12";
    // One game each: the table gives the title (9.2), the place above needs two more games (6.6).
    let told = season.on(day, &c(&["playoff", "NRW-Meisterschaft", "A1 - B1", "--results", "0 1"]));
    assert!(told.contains("um Titel und Qualifikation: Zu spielen") && told.contains("[6.6]"), "{told}");
    let [de, _] = season.refused(day, &c(&["close", "NRW-Meisterschaft"]));
    assert!(de.contains("Noch offen: Stichkampf A1, X (SV A), B1, X (SV B)."), "{de}");
    let told = season.on(day, &c(&["playoff", "NRW-Meisterschaft", "A1 - B1", "--results", "0 0"]));
    assert!(told.contains("Entschieden"), "{told}");
    let told = season.on(day, &c(&["close", "NRW-Meisterschaft"]));
    assert!(told.contains("A1, X (SV A): Meister von Nordrhein-Westfalen 1988 [1.2]"), "{told}");
    assert!(told.contains("Weiter: B1, X (SV B). Nachrücker: A1, X (SV A)."), "{told}");
    let year = season.ask(&["year", "--lang", "en"]).out;
    assert!(
        year.contains("NRW-Meisterschaft: A1, X (SV A): Champion of North Rhine-Westphalia 1988 [1.2]"),
        "{year}"
    );
    // As of an earlier day nothing of it is known.
    let before = season.json(&["championship", "show", "NRW-Meisterschaft", "--as-of", "1988-04-11"]);
    assert_eq!((before[0]["closed"].as_bool(), before[0]["champion"].is_null()), (Some(false), true));
    // The next season knows the rights.
    let next = season.folder.join("next.jsonl").to_string_lossy().into_owned();
    season.on("1988-09-01", &["next", &next]);
    let carried = std::fs::read_to_string(&next).expect("the next season");
    assert_eq!(carried.matches("first-of-last-year").count(), 4);
    assert_eq!(carried.matches("cup-winner").count(), 1);
}

/// F-545, F-574: entries of the youth are judged from the registry; an undo takes an entry back.
#[test]
fn a_youth_championship_by_commands() {
    let season = Season::founded("youth", "1989/90");
    let day = "1990-01-02";
    let new = ["championship", "new", "bjem", "--start", "1990-05-01"];
    let told = season.on(day, &[&new[..], &["--level", "verband", "--verband", "A"]].concat());
    assert!(told.contains("Einzelmeisterschaft der B-Jugend ausgeschrieben"), "{told}");
    let [de, en] = season.refused(day, &["championship", "enter", "bjem", "A1"]);
    assert!(de.contains("Nicht startberechtigt: zu alt [2.1]."), "{de}");
    assert!(en.contains("May not start: too old [2.1]."), "{en}");
    let [de, _] = season.refused(day, &["championship", "enter", "bjem", "B2"]);
    assert!(de.contains("die Meisterschaft gehört nicht zu den Ebenen über dem Verein [2.3]"), "{de}");
    season.on(day, &["championship", "enter", "bjem", "A2"]);
    let [de, _] = season.refused(day, &["championship", "enter", "bjem", "A2"]);
    assert!(de.contains("A2, X (SV A) ist schon gemeldet."), "{de}");
    let entries = std::fs::read_to_string(&season.file).expect("the file").lines().count().to_string();
    season.on(day, &["undo", &entries, "--reason", "vertippt"]);
    season.on(day, &["championship", "enter", "bjem", "A2"]);
    season.on(day, &["championship", "cancel", "bjem", "--reason", "kein Ausrichter"]);
    let shown = season.ask(&["championship", "show", "--lang", "en"]).out;
    assert!(shown.contains("Einzelmeisterschaft der B-Jugend cancelled."), "{shown}");
}

/// The final order comes from a tournament file, by the tie-breaks of the ordinance.
#[test]
fn the_final_order_from_a_file() {
    let season = Season::founded("file", "1987/88");
    let day = "1988-01-02";
    let new = ["championship", "new", "individual", "EM A", "--start", "1988-02-06", "--level", "verband"];
    season.on(day, &[&new[..], &["--verband", "A", "--above", "1"]].concat());
    season.on(day, &["championship", "enter", "EM A", "A1", "A2", "A3"]);
    // A3 beats A1, A1 beats A2, A2 draws with A3.
    let line = |number: u32, name: &str, points: &str, games: &str| {
        format!(
            "001 {number:>4} m    {name:<33} {:>4} {:>3} {:>11} {:>10} {points:>4} {number:>4}{games}\n",
            "", "", "", ""
        )
    };
    let text = [
        "012 EM A\n".to_owned(),
        line(1, "A1, X", "1.0", "     2 w 1     3 b 0  0000 - -"),
        line(2, "A2, X", "0.5", "     1 b 0  0000 - -     3 w ="),
        line(3, "A3, X", "1.5", "  0000 - -     1 w 1     2 b ="),
    ]
    .concat();
    let path = season.folder.join("em.trf").to_string_lossy().into_owned();
    std::fs::write(&path, text).expect("written");
    let [de, _] = season.refused(day, &["championship", "ranking", "EM A", "--from-file", &path]);
    assert!(de.contains("Die Meisterschaft beginnt erst am 06.02.1988."), "{de}");
    let day = "1988-02-14";
    let told = season.on(day, &["championship", "ranking", "EM A", "--from-file", &path]);
    assert!(told.contains("Sieger: A3, X (SV A). Weiter: A3, X (SV A)."), "{told}");
    let shown = season.json(&["championship", "show", "EM A"]);
    assert_eq!(shown[0]["order"], serde_json::json!(["A3, X (SV A)", "A1, X (SV A)", "A2, X (SV A)"]));
    season.on(day, &["championship", "close", "EM A"]);
    // Who did not qualify there is entered above, with a word about it.
    season.on(day, &["championship", "new", "individual", "NRW", "--start", "1988-04-01"]);
    let members = "A=900 B=800 C=300 D=300 E=200 F=100";
    season.on(day, &["championship", "members", "NRW", "--members", members]);
    let told = season.on(day, &["championship", "enter", "NRW", "A3"]);
    assert!(!told.contains("qualifiziert"), "{told}");
    let told = season.on(day, &["championship", "enter", "NRW", "A1"]);
    assert!(told.contains("In EM A haben sich andere qualifiziert."), "{told}");
}

/// F-628, F-631, F-635: the final of the youth teams by commands, on two boards to keep it short.
#[test]
fn the_final_of_the_youth_teams_by_commands() {
    let season = Season::founded("jmm", "1989/90");
    let day = "1989-09-01";
    let class = ["add", "class", "Jugendliga", "--level", "bund", "--height", "9", "--boards", "2"];
    season.on(day, &[&class[..], &["--competition", "jmm", "--under", "nrw-youth-1989"]].concat());
    for verband in ["A", "B", "C", "D", "E", "F"] {
        season.on(day, &["add", "team", &format!("SV {verband}"), "--class", "Jugendliga", "--ranks", "1-8"]);
    }
    let new = ["championship", "new", "jmm", "NRW-JMM", "--under", "nrw-youth-1989", "--class", "Jugendliga"];
    season.on(day, &[&new[..], &["--start", "1989-10-01"]].concat());
    season.on(day, &["draw", "Jugendliga", "--groups", "2", "--seed", "7"]);
    season.on(day, &["schedule", "Jugendliga", "--start", "1989-10-01", "--every", "1", "--seed", "3"]);
    let answer = season.ask(&["championship", "final", "NRW-JMM", "--start", "1989-10-01", "--on", day]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("has no final, or its groups are not decided yet"), "{}", answer.err);
    // The club with the earlier letter wins.
    let play = |from: u32, to: u32| {
        for number in from..=to {
            let fixture = std::fs::read_to_string(&season.file).expect("the file");
            let set: Value = fixture
                .lines()
                .filter_map(|line| serde_json::from_str::<Value>(line).ok())
                .find(|entry| entry["fact"]["kind"] == "match-set" && entry["fact"]["id"] == number)
                .expect("set");
            let side = |name: &str| set["fact"]["fixture"][name].as_u64().expect("a team");
            let results = if side("home") < side("guest") { "1 1" } else { "0 0" };
            let number = number.to_string();
            let card = ["report", &number, "--home", "1/1 1/2", "--guest", "1/1 1/2", "--results", results];
            season.on("1989-10-03", &card);
            season.on("1989-10-03", &["confirm", &number]);
        }
    };
    play(1, 6);
    let told = season
        .on("1989-10-03", &["championship", "final", "NRW-JMM", "--start", "1989-10-03", "--every", "0"]);
    assert!(told.contains("Endrunde mit 4 Kämpfen angesetzt"), "{told}");
    assert!(told.contains("Übernommen: SV A – SV B; SV C – SV D."), "{told}");
    play(7, 10);
    let table = season.ask(&["table", "Jugendliga", "--lang", "de"]).out;
    assert!(table.contains("Jugendliga, Endrunde") && table.contains("Endrunde: "), "{table}");
    let told = season.on("1989-10-03", &["close", "NRW-JMM"]);
    assert!(told.contains("SV A: Jugend-Mannschaftsmeister von Nordrhein-Westfalen 1990 [8.6]"), "{told}");
}
