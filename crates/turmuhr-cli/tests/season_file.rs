//! The file of a season by commands: days that would lock it, torn and changed files, names that several have, lists of
//! members that are not in order.

mod support;

use support::Season;

const DAY: &str = "1987-07-15";

impl Season {
    #[track_caller]
    fn on(&self, day: &str, words: &[&str]) -> String {
        self.done(&[words, &["--on", day]].concat())
    }

    /// A season of 1987 with two clubs.
    fn founded(name: &str) -> Season {
        let season = Season::in_folder(name);
        season.on(DAY, &["new", "--season", "1987/88", "--under", "nrw-1987"]);
        for club in ["SV Nord", "SV Süd"] {
            season.on(DAY, &["add", "club", club, "--bezirk", "Mitte", "--verband", "West"]);
        }
        season
    }
}

/// A forgotten or mistyped day is asked about, and a file that has one is put right.
#[test]
fn a_day_that_locks_the_file_is_asked_about() {
    let season = Season::founded("days");
    let club = ["add", "club", "SV West"];
    let [german, english] = season.complains(&club);
    assert!(german.contains("15. Juli 1987") || german.contains("15.07.1987"), "{german}");
    assert!(german.contains("--on today") && english.contains("--on today"), "{german}{english}");
    let [german, _] = season.complains(&[&club[..], &["--on", "2190-01-01"]].concat());
    assert!(german.contains("--ahead"), "{german}");
    // On purpose it goes.
    season.done(&[&club[..], &["--on", "2190-01-01", "--ahead"]].concat());
    let late = ["add", "club", "SV Ost", "--on", "1987-08-01"];
    let [german, _] = season.refuses(&late);
    assert!(german.contains("mend"), "{german}");
    // Back to the entry before the leap; what was cut out stays beside.
    let told = season.done(&["mend"]);
    assert!(told.contains("--back-to 3"), "{told}");
    assert!(season.complains(&["mend", "--back-to", "2"])[1].contains("undo"));
    let before = season.bytes();
    let told = season.done(&["mend", "--back-to", "3"]);
    let kept = format!("{}.before-1", season.file);
    assert!(told.contains(&kept), "{told}");
    assert_eq!(std::fs::read(kept).expect("kept"), before);
    season.done(&late);
    // A season of another time is opened on a day of its own.
    let other = Season::in_folder("days-new");
    let new = ["new", "--season", "1987/88", "--under", "nrw-1987"];
    assert!(other.complains(&new)[1].contains("--on today"));
    std::fs::write(&other.file, "").expect("an empty file");
    assert!(other.complains(&["table"])[0].contains("leer"));
    other.done(&[&new[..], &["--on", "today"]].concat());
}

/// A crash in the middle of a write costs the last entry only, and its rest is kept.
#[test]
fn a_torn_file_is_read_and_put_right() {
    let season = Season::founded("torn");
    let whole = season.bytes();
    std::fs::write(&season.file, &whole[..whole.len() - 30]).expect("torn");
    let answer = season.ask(&["show", "--lang", "de"]);
    assert_eq!(answer.status, 0);
    assert!(answer.err.contains("Zeile 3 bricht") && answer.err.contains("bis Eintrag 2"), "{}", answer.err);
    let answer = season.ask(&["add", "club", "SV West", "--on", DAY]);
    let piece = format!("{}.torn-1", season.file);
    assert!(answer.status == 0 && answer.err.contains(&piece), "{}", answer.err);
    assert!(whole.ends_with(b"\n") && std::fs::read(piece).expect("kept").starts_with(b"{"));
    assert!(season.done(&["mend"]).contains("in order"));
}

/// A changed entry is named; nothing is added until somebody accepts it.
#[test]
fn a_file_changed_by_hand_is_noticed() {
    let season = Season::founded("altered");
    let text = String::from_utf8(season.bytes()).expect("text");
    std::fs::write(&season.file, text.replace("SV Nord", "SV Oben")).expect("changed");
    let answer = season.ask(&["show"]);
    assert!(answer.status == 0 && answer.err.contains("changed by hand"), "{}", answer.err);
    assert!(answer.err.contains("entry 2"), "{}", answer.err);
    let add = ["add", "club", "SV West", "--on", DAY];
    assert!(season.complains(&add)[0].contains("mend --accept"));
    assert_eq!(season.ask(&["mend"]).status, 1);
    let told = season.done(&["mend", "--accept"]);
    assert!(told.contains(".before-1"), "{told}");
    season.done(&add);
}

/// Several of one name: the numbers are said, and a number stands for a name everywhere.
#[test]
fn a_number_stands_for_a_name() {
    let season = Season::founded("names");
    season.on(DAY, &["add", "person", "Meier, Eva", "--born", "1960-02-03", "--sex", "f"]);
    season.on(DAY, &["add", "person", "Meier, Eva", "--born", "1971-05-06", "--sex", "f"]);
    let twice = ["add", "person", "Meier, Eva", "--born", "1960-02-03", "--on", DAY];
    assert!(season.refuses(&twice)[0].contains("Nr. 1 Meier, Eva"));
    season.on(DAY, &["add", "member", "#2", "--club", "2", "--from", "1985-01-01"]);
    season.on(DAY, &["add", "member", "1", "--club", "SV Nord", "--from", "1985-01-01"]);
    let [german, english] =
        season.complains(&["add", "pass", "Meier, Eva", "--club", "1", "--number", "4711", "--on", DAY]);
    for told in ["Nr. 1 Meier, Eva (SV Nord)", "Nr. 2 Meier, Eva (SV Süd)"] {
        assert!(german.contains(told), "{german}");
    }
    assert!(english.contains("no. 2 Meier, Eva (SV Süd)"), "{english}");
    season.on(DAY, &["add", "pass", "1", "--club", "1", "--number", "4711", "--from", "1985-01-15"]);
    season.on(DAY, &["add", "class", "Liga", "--level", "bezirk", "--height", "1", "--boards", "2"]);
    season.on(DAY, &["add", "team", "1", "--class", "1", "--ranks", "1-8"]);
    season.on(DAY, &["add", "captain", "Nr. 1", "--team", "1"]);
    season.on(
        DAY,
        &["add", "ban", "2", "--from", DAY, "--until", "1987-08-15", "--article", "4.2", "--consent"],
    );
    assert!(season.done(&["person", "2", "--on", DAY, "--lang", "de"]).contains("Sperre 1"));
    assert!(season.refuses(&["add", "club", "SV NORD", "--on", DAY])[0].contains("Nr. 1"));
}

/// An open quotation mark, an encoding of its own, and a day of entry without a club are said with their lines.
#[test]
fn a_list_of_members_loses_nothing_in_silence() {
    let season = Season::founded("members");
    let list = [
        "Nachname;Vorname;Geburtsdatum;Eintrittsdatum;DWZ\n\"Meier;Eva;3.2.1960;1.1.1985;1500\nMüller;Ute;4.3.1961;2.2.1986;\n"
            .as_bytes(),
        b"Gro\xdf;Ida;5.4.1962;3.3.1987;1400\n",
    ]
    .concat();
    let list = season.write("members.csv", &list);
    let answer = season.ask(&["import", &list, "--club", "SV Nord", "--on", DAY, "--lang", "de"]);
    for told in ["Zeile 2 nicht verstanden: ein Anführungszeichen", "Windows-1252 in Zeile 4", "Spalten: DWZ"]
    {
        assert!(answer.out.contains(told), "{told}: {}", answer.out);
    }
    let without = season.ask(&["import", &list, "--on", DAY, "--lang", "de"]);
    assert!(without.out.contains("Tag des Eintritts ohne Verein"), "{}", without.out);
    season.on(DAY, &["import", &list, "--club", "SV Nord", "--accept"]);
    let told = season.done(&["person", "Groß, Ida", "--on", DAY, "--lang", "de"]);
    assert!(told.contains("Mitglied von SV Nord ab 3.") || told.contains("03.03.1987"), "{told}");
}
