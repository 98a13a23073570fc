//! The content of tournament files, and the findings in faulty ones.

use turmuhr_contest::{Ask, Purpose};
use turmuhr_core::{Color, PlayerId, Points, Round};
use turmuhr_exchange::trf::{
    self, FindingKind, LineEnd, Record, Severity, Tournament,
    limits::{MAX_FINDINGS, MAX_LINES},
};
use turmuhr_pairing::{Attendance, DutchEdition, System};

/// A player's line up to the rounds: 90 columns.
fn line(id: u32, points: &str, rounds: &str) -> String {
    format!(
        "001 {id:>4} m    {:<33} 2000 GER    12345678 1990/01/01 {points:>4} {id:>4}{rounds}\n",
        format!("Player {id}")
    )
}

/// Two rounds of four players, without faults.
fn sound() -> Vec<String> {
    vec![
        "012 Club championship\n".to_owned(),
        "142 5\n".to_owned(),
        line(1, "2.0", "     3 w 1     2 b 1"),
        line(2, "1.0", "     4 b 1     1 w 0"),
        line(3, "0.5", "     1 b 0     4 w ="),
        line(4, "0.5", "     2 w 0     3 b ="),
    ]
}

fn tournament(text: &str) -> Tournament {
    Tournament::new(&trf::read(text.as_bytes()))
}

fn worst(tournament: &Tournament) -> Vec<(&'static str, usize, Severity)> {
    tournament
        .findings
        .iter()
        .filter(|finding| finding.severity > Severity::Note)
        .map(|finding| (finding.kind.word(), finding.line, finding.severity))
        .collect()
}

#[test]
fn a_sound_file_has_no_findings_and_is_ready() {
    let tournament = tournament(&sound().concat());
    assert_eq!(tournament.findings, []);
    let ready = tournament.ready(Ask::to(Purpose::Pair)).unwrap();
    assert_eq!((ready.field.next_round(), ready.field.total_rounds), (3, 5));
    assert_eq!(ready.system, System::Dutch(DutchEdition::Of2026));
    // Not in the file: number 1 had White in the first round.
    assert_eq!(ready.field.initial_colour, Color::White);
    assert_eq!(ready.field.players[2].score(&ready.field.scoring, 2), Points::HALF);
}

#[test]
fn each_doubt_about_what_was_played_keeps_the_file_from_being_paired() {
    let cases = [
        (3, line(1, "2.0", "     9 w 1     2 b 1"), "unknown-opponent"),
        (3, line(1, "2.0", "     1 w 1     2 b 1"), "own-opponent"),
        (3, line(1, "2.0", "     2 w 1     2 b 1"), "not-mirrored"),
        (3, line(1, "2.0", "     3 b 1     2 b 1"), "same-colour"),
        (3, line(1, "2.0", "     3 - 1     2 b 1"), "no-colour"),
        (3, line(1, "2.0", "     3 w +     2 b 1"), "results-clash"),
        (3, line(1, "2.0", "     3 w       2 b 1"), "results-clash"),
        (3, line(1, "2.0", "     3 w H     2 b 1"), "bye-with-opponent"),
        (3, line(1, "2.0", "  0000 - 1     2 b 1"), "result-without-opponent"),
        (3, line(1, "2.0", "     3 w Q     2 b 1"), "unreadable"),
        (3, line(1, "2.0", "     x w 1     2 b 1"), "unreadable"),
        (4, line(1, "2.0", "     3 w 1     2 b 1"), "same-player"),
        (3, line(0, "2.0", "     3 w 1     2 b 1"), "missing"),
        (2, "142 0\n".to_owned(), "unreadable"),
        (2, "142 5\nXXR 6\n".to_owned(), "rounds-differ"),
        (2, "142 5\n142 6\n".to_owned(), "repeated-record"),
        (2, "142 5\n152 W\nXXC black1\n".to_owned(), "initial-colours-differ"),
        (2, "142 5\n162  W 3.0    D 1.0    L 0.0\nBBW 2.0\n".to_owned(), "point-systems-differ"),
        (2, "142 5\n162  W 3.0    Q 1.0\n".to_owned(), "unreadable"),
        (2, "142 5\nXXS WW=1.0 BW=1.5\n".to_owned(), "points-by-colour"),
        (2, "142 5\n240 H   3    9\n".to_owned(), "unknown-player"),
        (2, "142 5\n240 H   2    1\n".to_owned(), "bye-contradicted"),
        (2, "142 5\n240 Q   3    1\n".to_owned(), "unreadable"),
        (2, "142 5\n260   1   5    1    9\n".to_owned(), "unknown-player"),
        (2, "142 5\n250       1.0   1   3    1    2\nXXA    1  1.0\n".to_owned(), "acceleration-twice"),
        (2, "142 5\n162  W 3.0    D 1.0\n192 FIDE_DUTCH_BAKU\n".to_owned(), "baku-not-allowed"),
    ];
    for (number, changed, word) in cases {
        let mut lines = sound();
        lines[number - 1] = changed.clone();
        let tournament = tournament(&lines.concat());
        let words: Vec<&str> = tournament.errors().map(|finding| finding.kind.word()).collect();
        assert!(words.contains(&word), "{changed}: {words:?}");
        assert!(tournament.ready(Ask::to(Purpose::Pair)).is_err(), "{changed}");
    }
}

#[test]
fn what_is_odd_but_certain_is_told_and_paired() {
    let cases = [
        (3, line(1, "1.5", "     3 w 1     2 b 1"), "points-differ"),
        (5, line(3, "1.0", "     1 b =     4 w ="), "too-many-points"),
        (1, "062 5\n".to_owned(), "count-differs"),
        (1, "222 ninety minutes\n".to_owned(), "unreadable"),
        (3, line(1, "2.0", "     3 w 1 x   2 b 1"), "stray-text"),
        (3, line(1, "2.0", "     3 w 1     2 b 1").replace("2000", "abcd"), "unreadable"),
    ];
    for (number, changed, word) in cases {
        let mut lines = sound();
        lines[number - 1] = changed.clone();
        let tournament = tournament(&lines.concat());
        let found = worst(&tournament);
        assert_eq!(found.len(), 1, "{changed}: {found:?}");
        assert_eq!((found[0].0, found[0].2), (word, Severity::Warning), "{changed}");
        assert!(tournament.ready(Ask::to(Purpose::Pair)).is_ok(), "{changed}");
    }
}

#[test]
fn a_penalty_may_leave_both_without_a_point() {
    let mut lines = sound();
    lines[4] = line(3, "0.0", "     1 b 0     4 w 0");
    assert_eq!(worst(&tournament(&lines.concat())), []);
}

#[test]
fn what_a_pairing_needs_beyond_the_results() {
    let words = |text: &str, ask: Ask| -> Vec<&'static str> {
        let errors = tournament(text).ready(ask).err().unwrap_or_default();
        errors.iter().map(|finding| finding.kind.word()).collect()
    };
    let pair = Ask::to(Purpose::Pair);
    assert_eq!(words("", pair), ["no-players", "rounds-unknown", "initial-colour-unknown"]);
    let first = format!("{}{}", line(1, "0.0", ""), line(2, "0.0", ""));
    assert_eq!(words(&first, pair), ["rounds-unknown", "initial-colour-unknown"]);
    let told = Ask { rounds: Some(3), initial_colour: Some(Color::Black), ..pair };
    assert_eq!(words(&first, told), Vec::<&str>::new());
    assert_eq!(words(&format!("142 5\n152 W\n{first}"), told), ["rounds-differ"]);
    assert_eq!(words(&format!("142 5\n152 W\n192 FIDE_TEAM\n{first}"), pair), ["no-teams"]);
    assert_eq!(words(&format!("142 5\n152 W\n192 CUSTOM_SWISS\n{first}"), pair), ["unsupported-type"]);

    let going_on = format!("142 5\n{}{}", line(1, "0.0", "     2 w  "), line(2, "0.0", "     1 b  "));
    assert_eq!(words(&going_on, pair), ["results-missing"]);
    assert_eq!(words(&going_on, Ask { adjourned: true, ..pair }), Vec::<&str>::new());
    assert_eq!(words(&format!("162  X 0.5\n{going_on}"), pair), Vec::<&str>::new());
}

#[test]
fn the_round_to_pair_and_who_is_away() {
    let away = |extra: &str, third: &str| -> (u32, Vec<Attendance>) {
        let mut lines = sound();
        lines[1].push_str(extra);
        lines[4] = line(3, "0.5", &format!("     1 b 0     4 w ={third}"));
        let tournament = tournament(&lines.concat());
        assert_eq!(tournament.errors().next(), None, "{extra}{third}");
        (tournament.contest.rounds, tournament.contest.players.iter().map(|player| player.next).collect())
    };
    use Attendance::{Away, Present};
    use turmuhr_core::Bye::{Full, Half, Zero};
    let third = |bye| vec![Present, Present, Away(bye), Present];
    assert_eq!(away("", ""), (2, vec![Present; 4]));
    for (letter, bye) in [("H", Half), ("F", Full), ("Z", Zero)] {
        assert_eq!(away("", &format!("  0000 - {letter}")), (2, third(bye)));
        assert_eq!(away(&format!("240 {letter}   3    3\n"), ""), (2, third(bye)));
        assert_eq!(away(&format!("240 {letter} 003 0003\n"), &format!("       - {letter}")), (2, third(bye)));
    }
    assert_eq!(away("XXZ 3\n", ""), (2, third(Zero)));
    assert_eq!(away("", "  0000 -  "), (2, third(Zero)));
    // Later rounds do not affect this one.
    assert_eq!(away("240 H   4    3\n", ""), (2, vec![Present; 4]));
    assert_eq!(away("", "            0000 - H"), (2, vec![Present; 4]));
}

#[test]
fn a_round_everybody_has_an_entry_for_is_recorded() {
    let text = |last: &str| {
        format!(
            "142 5\n152 W\n{}{}{}",
            line(1, "1.0", "     2 w 1  0000 - Z"),
            line(2, "0.0", "     1 b 0  0000 - Z"),
            line(3, "1.5", &format!("  0000 - U{last}"))
        )
    };
    assert_eq!(tournament(&text("")).contest.rounds, 1);
    assert_eq!(tournament(&text("  0000 - H")).contest.rounds, 2);
}

#[test]
fn a_line_that_was_lost_is_missed() {
    let mut lines = sound();
    lines.push(line(6, "0.0", ""));
    assert_eq!(worst(&tournament(&lines.concat())), [("number-missing", 0, Severity::Warning)]);
}

#[test]
fn a_bye_of_record_240_fills_a_blank_of_the_past() {
    let text = format!(
        "142 5\n152 W\n240 H   1    3\n{}{}{}",
        line(1, "1.0", "     2 w 1"),
        line(2, "0.0", "     1 b 0"),
        line(3, "0.5", "")
    );
    let tournament = tournament(&text);
    assert_eq!(tournament.findings, []);
    assert_eq!(tournament.contest.players[2].history, [Round::Bye(turmuhr_core::Bye::Half)]);
}

#[test]
fn line_ends_and_encodings() {
    let text = "012 Köln\r\n\r\nXYZ keep me \r\n";
    let latin: Vec<u8> = text.chars().map(|c| u8::try_from(c).unwrap()).collect();
    let with_bom = format!("\u{feff}{text}");
    for bytes in [text.as_bytes(), &latin, with_bom.as_bytes()] {
        let read = trf::read(bytes);
        assert_eq!(read.document.line_end, LineEnd::CrLf);
        assert_eq!(read.document.write().0, text);
    }
    assert_eq!(trf::read(&latin).findings[0].kind, FindingKind::NotUtf8);
    for end in ["\r", "\n"] {
        let read = trf::read(text.replace("\r\n", end).as_bytes());
        assert_eq!(read.document.write().0, text.replace("\r\n", "\n"));
    }
    // The last line needs no line end.
    assert_eq!(trf::read(b"142 5").document.lines.len(), 1);
}

#[test]
fn columns_are_characters() {
    let name = "Žižek-Müller, Äöü";
    let text = line(7, "0.0", "").replace(&format!("{:<33}", "Player 7"), &format!("{name:<33}"));
    let read = trf::read(text.as_bytes());
    assert_eq!(read.findings, []);
    let Record::Player(player) = read.document.lines[0].record() else { panic!("a player") };
    assert_eq!((player.person.name.as_str(), player.person.rating), (name, Some(2000)));
    assert_eq!(player.points, Some(Points::ZERO));
}

#[test]
fn a_changed_line_is_written_to_the_column_and_the_others_stay() {
    let text = format!("### as it came\n012   Crooked\n{}XYZ\n", line(1, "0.0", ""));
    let mut document = trf::read(text.as_bytes()).document;
    let Record::Player(player) = document.lines[2].edit() else { panic!("a player") };
    player.points = Some(Points::ONE);
    player.rounds.push(Round::Bye(turmuhr_core::Bye::PairingAllocated).into());
    let (written, losses) = document.write();
    assert_eq!(losses, []);
    assert_eq!(written, format!("### as it came\n012   Crooked\n{}XYZ\n", line(1, "1.0", "  0000 - U")));
}

#[test]
fn a_text_that_does_not_fit_is_cut_and_told() {
    let mut document = trf::read(line(1, "0.0", "").as_bytes()).document;
    let Record::Player(player) = document.lines[0].edit() else { panic!("a player") };
    player.person.name = "a".repeat(40);
    player.person.rating = Some(1_234_567);
    let (written, losses) = document.write();
    let told: Vec<(usize, usize)> = losses.iter().map(|loss| (loss.from, loss.to)).collect();
    assert_eq!(told, [(15, 47), (49, 52)]);
    assert_eq!(written.len(), line(1, "0.0", "").len());
}

#[test]
fn a_fifth_digit_goes_into_the_blank_column_before() {
    let text = format!(
        "142 1\n152 W\n240 Z   11000112345\n{}{}",
        "00110000 m    Player                            2000                             1.010000 10001 w 1\n",
        "00110001 m    Player                            2000                             0.0    2 10000 b 0\n"
    );
    let read = trf::read(text.as_bytes());
    let Record::Byes(byes) = read.document.lines[2].record() else { panic!("byes") };
    assert_eq!(byes.players, [PlayerId(10001), PlayerId(12345)]);
    let tournament = Tournament::new(&read);
    assert!(tournament.findings.iter().any(|finding| finding.kind.word() == "beyond-standard"));
    assert_eq!(tournament.contest.players[0].history[0].opponent(), Some(PlayerId(10001)));
    let mut losses = Vec::new();
    for (record, line) in read.document.records().zip(text.lines()) {
        assert_eq!(record.write(&mut losses), line);
    }
    assert_eq!(losses, []);
}

#[test]
fn acceleration_by_type_by_range_and_by_player_is_the_same() {
    let players: String = (1..=9).map(|id| line(id, "0.0", "")).collect();
    let virtual_points = |head: &str| -> Vec<Vec<Points>> {
        let tournament = tournament(&format!("142 5\n152 W\n{head}{players}"));
        assert_eq!(worst(&tournament), [], "{head}");
        tournament.contest.players.iter().map(|player| player.virtual_points.clone()).collect()
    };
    let by_type = virtual_points("192 FIDE_DUTCH_BAKU\n");
    assert_eq!(by_type[5], [Points::ONE, Points::ONE, Points::HALF]);
    assert_eq!(by_type[6], []);
    let by_range = virtual_points(
        "192 FIDE_DUTCH_BAKU\n250      01.0 001 002 0001 0006\n250       0.5   3   3    1    6\n",
    );
    assert_eq!(by_range, by_type);
    let rows: String = (1..=6).map(|id| format!("XXA {id:>4}  1.0  1.0  0.5\n")).collect();
    assert_eq!(virtual_points(&rows), by_type);
}

#[test]
fn the_system_follows_type_and_date() {
    let system = |head: &str| {
        let text = format!("142 5\n152 W\n{head}{}", line(1, "0.0", ""));
        tournament(&text).ready(Ask::to(Purpose::Pair)).map(|ready| ready.system).ok()
    };
    let of = |edition| Some(System::Dutch(edition));
    assert_eq!(system(""), of(DutchEdition::Of2026));
    assert_eq!(system("042 2019/01/01\n"), of(DutchEdition::Of2026));
    assert_eq!(system("042 2019/01/01\n192 FIDE_DUTCH\n"), of(DutchEdition::Of2017));
    assert_eq!(system("042 2026/09/05\n192 FIDE_DUTCH\n"), of(DutchEdition::Of2026));
    assert_eq!(system("192 FIDE_DUTCH_2017\n"), of(DutchEdition::Of2017));
    assert_eq!(system("092 FIDE_DUTCH_2025\n"), of(DutchEdition::Of2026));
    assert_eq!(system("092 Individual: Swiss\n"), of(DutchEdition::Of2026));
    assert_eq!(system("192 FIDE_DUTCH_2017\n092 FIDE_DUTCH_2025\n"), of(DutchEdition::Of2017));
}

#[test]
fn points_out_of_the_ordinary_count() {
    let text = format!("299    -1.0  -0.5   2    1\n299 W         0.5   1    2\n{}", sound().concat());
    let ready = tournament(&text).ready(Ask::to(Purpose::Pair)).unwrap();
    let score = |place: usize, rounds| ready.field.players[place].score(&ready.field.scoring, rounds);
    assert_eq!([score(0, 1), score(0, 2)], [Points::ONE, Points::tenths(15)]);
    assert_eq!(score(1, 2), Points::HALF);
}

#[test]
fn a_national_rating_is_told_from_other_records() {
    let record = |line: &str| trf::read(line.as_bytes()).document.lines[0].record().clone();
    let national = "GER    1 m    Player 1                          1950 BAY      123456";
    let Record::National(read) = record(national) else { panic!("a national rating") };
    assert_eq!((read.federation.as_str(), read.id, read.person.rating), ("GER", PlayerId(1), Some(1950)));
    assert!(matches!(record("DAT 0001 EMAIL a@example.org"), Record::Other(_)));
    assert!(matches!(record("XYZ 1"), Record::Other(_) | Record::National(_)));
}

#[test]
fn hostile_files_are_read_or_refused_within_bounds() {
    let errors = |bytes: &[u8]| -> Vec<&'static str> {
        let tournament = Tournament::new(&trf::read(bytes));
        let mut words: Vec<_> = tournament.errors().map(|finding| finding.kind.word()).collect();
        words.dedup();
        words
    };
    assert_eq!(errors(&b"\n".repeat(MAX_LINES + 1)), ["too-many-lines", "no-players"]);
    // One long line would give everyone a thousand rounds.
    let many: String = (2..=99_999).map(|id| format!("001{id:>5}\n")).collect();
    let long = format!("{many}001    1{}", " ".repeat(83 + 10 * 998) + "     2 w 1");
    assert!(errors(long.as_bytes()).contains(&"too-many-entries"));
    let all = format!("{many}{}", "250       1.0   1 999    199999\n".repeat(20));
    assert!(errors(all.as_bytes()).contains(&"too-many-entries"));
    let bonus = format!("{}{}", line(1, "0.0", ""), "299           9.9\n".repeat(5000));
    assert!(errors(bonus.as_bytes()).contains(&"too-many-entries"));
    let noise = "001 \n".repeat(MAX_FINDINGS + 5);
    assert!(errors(noise.as_bytes()).contains(&"more-findings"));
    assert_eq!(errors("garbage\n".repeat(50).as_bytes()), ["no-players"]);
    assert_eq!(errors(b"001"), ["no-players", "missing"]);
}

#[test]
fn json_is_grouped_for_programs() {
    let text = format!(
        "012 Open\n142 3\n152 B\n162  W 3.0    D 1.0    L 0.0\n192 FIDE_DUTCH\n240 H   2    2\nXXP 1 2\n### hello\nDAT 0001 X\n{}{}",
        line(1, "3.0", "     2 b 1"),
        line(2, "0.0", "     1 w 0")
    );
    insta::assert_snapshot!(trf::json::write(&trf::read(text.as_bytes()).document));
}
