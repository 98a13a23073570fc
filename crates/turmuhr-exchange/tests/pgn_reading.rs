//! Real-world notations, and how the reader interprets them.

use std::time::Duration;

use turmuhr_core::fen;
use turmuhr_exchange::{
    fuzz::{SEEDS, games_read_and_write_back},
    pgn::{self, FindingKind, Record, Severity},
};

/// The main line as clean text, without tags and result.
fn moves(record: &Record) -> String {
    let written = pgn::write(&record.game);
    let text = written.split_once("\n\n").unwrap().1.trim_end();
    text.rsplit_once(' ').map_or("", |(moves, _)| moves).replace('\n', " ")
}

fn only(text: &str) -> Record {
    let mut records = pgn::read(text.as_bytes());
    let record = records.next().unwrap();
    assert!(records.next().is_none(), "more than one game: {text}");
    record
}

/// The kinds by name; their data is tested where it matters.
fn kinds(record: &Record) -> Vec<String> {
    let name = |kind: &FindingKind| format!("{kind:?}").split([' ', '(', '{']).next().unwrap().to_owned();
    record.findings.iter().map(|finding| name(&finding.kind)).collect()
}

#[test]
fn move_text_in_every_form_gives_the_same_moves() {
    for text in [
        "1. e4 e5 2. Nf3 Nc6 *",
        "1.e4 e5 2.Nf3 Nc6 *",
        "1.e4 1...e5 2.Nf3 2...Nc6 *",
        "1 e4 e5 2 Nf3 Nc6 *",
        "1 . e4 e5 2 . Nf3 Nc6*",
        "1. e4 1. ... e5 2. Nf3 2. ... Nc6 *",
        "1. e4 1 ... e5 2. Nf3 ...Nc6 *",
        "e4 e5 Nf3 Nc6 *",
        "e2e4 e7e5 g1f3 b8c6 *",
        "1. e4\re5\r\n2. Nf3\nNc6\n\n*",
        "1. e4 e5\n% an escape line Nh3\n2. Nf3 Nc6 *",
        "\u{feff}1. e4 e5 2. Nf3 Nc6 *",
    ] {
        let record = only(text);
        assert_eq!(moves(&record), "1. e4 e5 2. Nf3 Nc6", "{text}");
        assert_eq!(record.findings, [], "{text}");
    }
}

#[test]
fn oddities_are_read_with_a_finding() {
    for (text, expected, findings) in [
        ("1. e4 N *", "1. e4 $146", &["UnusualSign"][..]),
        ("1. e4 D e5 += *", "1. e4 $220 e5 $14", &["UnusualSign", "UnusualSign"]),
        ("1. e4!!! *", "1. e4", &["StrayText"]),
        ("1. e4 $999 *", "1. e4", &["BadNag"]),
        ("1. e4+ e5# *", "1. e4 e5", &["WrongSign", "WrongSign"]),
        ("1. e4 e.p. *", "1. e4", &["WrongSign"]),
        ("1. e4 Z0 2. d4 *", "1. e4 -- 2. d4", &["NullMove"]),
        ("1. e4 e5 7. Nf3 Nc6 8. Bb5 *", "1. e4 e5 2. Nf3 Nc6 3. Bb5", &["MoveNumberWrong"]),
        ("1. e4 e5", "1. e4 e5", &["ResultMissing"]),
        ("1. e4 e5 1/2", "1. e4 e5", &["UnusualResult"]),
        ("1. e4 e5 2. Nf31-0", "1. e4 e5 2. Nf3", &[]),
        ("[Result \"0-1\"]\n1. e4 1-0", "1. e4", &["ResultMismatch"]),
        ("1. e4 (1. d4 d5 *", "1. e4 (1. d4 d5)", &["UnclosedVariation"]),
        ("1. e4 ) e5 *", "1. e4 e5", &["MisplacedVariation"]),
        ("(1. d4) 1. e4 *", "1. e4", &["MisplacedVariation"]),
        ("1. e4 {never closed *", "1. e4 {never closed *}", &["UnclosedComment", "ResultMissing"]),
        ("1. e4 } e5 *", "1. e4 e5", &["StrayText"]),
        ("[Event \"The \"Big\" One\"]\n1. e4 *", "1. e4", &["BadTag"]),
        ("[Variant \"Atomic\"]\n1. e4 *", "1. e4", &["UnknownVariant"]),
        ("1. e4 e5 2. Sf3 Sc6 3. Lb5 *", "1. e4 e5 2. Nf3 Nc6 3. Bb5", &["LocalisedMoves"]),
        ("1. e4 (1. d4 Zz5 2. c4 (2. c3)) e5 *", "1. e4 (1. d4) 1... e5", &["UnreadableMove"]),
        ("1. e4 e5 (1... Ke4) 2. Nf3 *", "1. e4 e5 2. Nf3", &["IllegalMove"]),
    ] {
        let record = only(text);
        assert_eq!(moves(&record), expected, "{text}");
        assert_eq!(kinds(&record), findings, "{text}");
        assert!(record.is_ok(), "{text}");
    }
}

#[test]
fn what_cannot_be_read_ends_the_main_line_at_its_place() {
    for (text, plies, place, kind) in [
        ("1. e4 e5\n2. Ke3 Nc6 *", 2, (2, 4), "IllegalMove"),
        ("1. e4 e5 2. Zz3 Nc6 *", 2, (1, 13), "UnreadableMove"),
        ("1. Nf3 d5 2. d3 d4 3. Nd2 *", 4, (1, 23), "AmbiguousMove"),
        ("1. e4 e5 2. Nxx Nc6 3. d4 *", 2, (1, 13), "UnreadableMove"),
        ("1. f3 e5 2. g4 Qh4# 3. -- *", 4, (1, 24), "NullMoveInCheck"),
        ("[FEN \"8/8/8/8 w - - 0 1\"]\n\n1. e4 *", 0, (1, 1), "BadFen"),
    ] {
        let record = only(text);
        let error = record.error().unwrap_or_else(|| panic!("{text}: {:?}", record.findings));
        assert_eq!(record.game.plies(), plies, "{text}");
        assert!(format!("{:?}", error.kind).starts_with(kind), "{text}: {error:?}");
        assert_eq!((error.line, error.column), place, "{text}");
        assert!(error.dropped.is_some(), "{text}");
        assert_eq!(record.game.result, Some(turmuhr_core::shakmaty::Outcome::Unknown), "{text}");
    }
}

#[test]
fn games_are_told_apart() {
    for (text, plies) in [
        ("", &[][..]),
        ("\n \n% nothing\n; at all\n", &[]),
        ("[Event \"A\"]\n", &[0]),
        ("[Event \"A\"]\n\n[Event \"B\"]\n\n*\n", &[0, 0]),
        ("[Event \"A\"]\n\n[Site \"B\"]\n\n1. e4 *\n", &[1]),
        ("[Event \"A\"]\n1. e4 1-0\n[Event \"B\"]\n1. d4 d5 *", &[1, 2]),
        ("[Event \"A\"]\n\n1. e4 e5\n\n[Event \"B\"]\n\n1. d4", &[2, 1]),
        ("1. e4 1-0 1. d4 d5 0-1", &[1, 2]),
        ("1. e4 e5 1-0 {late}\n\n1. d4 *", &[2, 1]),
        ("1. e4 e5\n\n1. d4 d5 2. c4", &[2, 3]),
        ("1. e4 e5\n\n2. Nf3 *", &[3]),
        ("1. e4 {oh\n\n[Event \"B\"]\n\n1. d4 {}d5 *", &[1, 2]),
        ("1. e4 (1. d4 (1. c4 1-0\n\n[Event \"B\"]\n\n1. d4 *", &[1, 1]),
        ("1. e4 Ke4 2. d4 1-0\n\n1. d4 *", &[1, 1]),
        ("Games of the club, round 3:\n\n[Event \"A\"]\n\n1. e4 *", &[1]),
        ("1. e4 *\n\n\u{ff}", &[1, 0]),
    ] {
        let read: Vec<usize> = pgn::read(text.as_bytes()).map(|record| record.game.plies()).collect();
        assert_eq!(read, plies, "{text:?}");
        let numbers: Vec<usize> = pgn::read(text.as_bytes()).map(|record| record.number).collect();
        assert_eq!(numbers, (1..=plies.len()).collect::<Vec<_>>(), "{text:?}");
    }
}

#[test]
fn the_tree_can_be_walked() {
    let record =
        only("1. e4 {[%clk 0:05:00]} (1. d4 {solid} d5) ({or} 1. c4!) e5 {[%emt 0:00:02.5]} 2. Nf3 (=) 1-0");
    let e4 = record.game.first().unwrap();
    assert_eq!(e4.clock(), Some(Duration::from_secs(300)));
    let [d4, c4]: [pgn::Node<'_>; 2] = e4.variations().collect::<Vec<_>>().try_into().unwrap();
    assert_eq!(d4.comments().collect::<Vec<_>>(), ["solid"]);
    assert!(d4.next().is_some_and(|d5| d5.next().is_none()));
    assert_eq!(c4.comments_before().collect::<Vec<_>>(), ["or"]);
    assert_eq!(c4.nags().collect::<Vec<_>>(), [1]);
    let e5 = e4.next().unwrap();
    assert_eq!(e5.elapsed(), Some(Duration::from_millis(2500)));
    assert!(e5.next().is_some_and(|nf3| nf3.draw_offered()));
    let positions: Vec<String> = record.game.positions().map(|position| fen::write(&position)).collect();
    assert_eq!(positions.len(), 4);
    assert_eq!(positions.last(), Some(&fen::write(&record.game.final_position())));
}

#[test]
fn findings_of_english_files_never_name_a_language() {
    let record = only("1. e4 e5 2. Ke3 *");
    assert_eq!(kinds(&record), ["IllegalMove"]);
    assert_eq!(record.findings[0].severity, Severity::Error);
}

#[test]
fn variations_nested_ten_thousand_deep_are_read_and_written() {
    let deep = "1. e4 ".to_owned() + &"(1. d4 d5 ".repeat(10_000) + &")".repeat(10_000) + " *";
    let record = only(&deep);
    assert!(record.is_ok());
    games_read_and_write_back(deep.as_bytes());
    // Deeper nesting is skipped and reported.
    let deeper = "e4 ".to_owned() + &"(d4 ".repeat(40_000);
    assert!(kinds(&only(&deeper)).iter().any(|kind| kind == "TooDeep"));
}

/// Each of these made a careless reader rescan the same text repeatedly.
#[test]
fn long_files_of_nonsense_are_read_once() {
    for piece in [
        "{\n[Event \"x\"]\n",
        "\n\n[A \"\"]",
        "e4 ",
        "xx e4 ",
        "e4 (d4) ",
        "{a}",
        "$1 ",
        "(",
        ")",
        "[",
        "[[A ",
        "1. ",
        "; a\n",
        "1-0 ",
        "e4 e5 $999 ",
        "--",
        "-- ",
        "\"",
        "[A \"\\",
        "[%",
        "ä",
    ] {
        let long = format!("1. Nf3 {}", piece.repeat(200_000 / piece.len()));
        assert!(pgn::read(long.as_bytes()).count() > 0, "{piece}");
    }
}

#[test]
fn seeds_of_the_fuzzer_hold() {
    for seed in SEEDS {
        games_read_and_write_back(seed.as_bytes());
        games_read_and_write_back(
            format!("[Event \"?\"]\n\n{seed}\n\n[Event \"next\"]\n\n1. d4 *").as_bytes(),
        );
    }
    games_read_and_write_back(b"[White \"S\xe4misch\"]\n\n1. e4 {\xff\xfe} \xbd-\xbd");
}

#[test]
fn a_result_glued_to_bytes_of_no_encoding_stays_inside_the_file() {
    // Found by the fuzzer: decoding lengthens the word, and the result's place was past the end.
    games_read_and_write_back(b"Nf3\xef\xbb\xbfmOO\x80-venOl-#\xff\xff\xff\xff1-0");
    games_read_and_write_back(b"1. e4\xff\xff\xff1-0");
}
