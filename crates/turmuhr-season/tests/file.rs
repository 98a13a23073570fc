//! The file of a season: torn, changed by hand, empty, or of an older version.

mod support;

use support::{act, season};
use turmuhr_season::{
    Fact, Journal,
    file::{self, NoJson, NotRead},
};

/// A season of four entries, and its file.
fn written() -> (Journal, String) {
    let mut journal = Journal::default();
    let ordinance = "nrw-1987".to_owned();
    let opened = Fact::SeasonOpened { season: season("1987/88"), ordinance, texts: Vec::new() };
    act(&mut journal, "1987-07-15", opened).expect("opened");
    for number in 1..=3 {
        let club = support::championship::Club {
            name: format!("SV {number}"),
            bezirk: String::new(),
            verband: String::new(),
            affiliated: true,
            bans: Vec::new(),
        };
        let club = Fact::ClubAdmitted { club: support::championship::ClubId(number), details: club };
        act(&mut journal, "1987-07-15", club).expect("admitted");
    }
    let text = file::write(&journal);
    (journal, text)
}

#[test]
fn a_file_is_read_as_it_was_written() {
    let (journal, text) = written();
    assert_eq!(file::read(&text).expect("whole").entries(), journal.entries());
    // Spaces between the fields change nothing.
    assert!(file::read(&text.replace("\":", "\": ")).is_ok());
    // Older files have no check sums.
    let lines = journal.entries().iter().map(|entry| serde_json::to_string(entry).expect("JSON"));
    let older: Vec<String> = lines.collect();
    assert_eq!(file::read(&older.join("\n")).expect("older").entries(), journal.entries());
    // The beginning of a file may be older than its end.
    let mixed =
        format!("{}\n{}\n", older[..2].join("\n"), text.lines().skip(2).collect::<Vec<_>>().join("\n"));
    assert_eq!(file::read(&mixed).expect("grown").entries(), journal.entries());
}

#[test]
fn a_torn_last_line_is_left_out_and_said() {
    let (journal, text) = written();
    for cut in [2, 20, 60] {
        let torn = &text[..text.len() - cut];
        let opened = file::open(torn).expect("up to the tear");
        let piece = opened.torn.expect("torn");
        assert_eq!(opened.journal.entries(), &journal.entries()[..3]);
        assert_eq!((piece.line, piece.text.as_str()), (4, torn.lines().last().expect("a line")));
        assert!(matches!(file::read(torn), Err(NotRead::NoJson { line: 4, why: NoJson::BreaksOff, .. })));
    }
    // In the middle nothing is left out.
    let broken = text.replacen("\"by\"", "by", 1);
    assert!(matches!(file::open(&broken), Err(NotRead::NoJson { line: 1, why: NoJson::Other, .. })));
    assert_eq!(file::open("\n \n").err(), Some(NotRead::Empty));
    assert!(matches!(file::open("{\"number\": 1"), Err(NotRead::NoJson { line: 1, .. })));
}

#[test]
fn a_change_by_hand_is_found() {
    let (_, text) = written();
    let lines: Vec<&str> = text.lines().collect();
    let altered = |text: &str| file::open(text).expect("opens").altered;
    assert_eq!(altered(&text), Vec::<usize>::new());
    assert_eq!(altered(&text.replace("SV 2", "SV X")), [3]);
    assert_eq!(file::read(&text.replace("SV 2", "SV X")).err(), Some(NotRead::Altered(vec![3])));
    // Without its check sum a line is no better.
    let bare = lines[2].split(",\"check\"").next().expect("a line").to_owned() + "}";
    assert_eq!(altered(&text.replace(lines[2], &bare)), [3]);
    // A line of another file does not fit into the chain.
    let other = lines[3].replace("SV 3", "SV 4");
    assert_eq!(altered(&text.replace(lines[3], &other)), [4]);
}
