//! Every game survives writing and reading.

use proptest::{collection::vec, prelude::*};
use turmuhr_core::{CastlingMode, Chess, Position, fen};
use turmuhr_exchange::{
    fuzz::games_read_and_write_back,
    pgn::{self, AnnotatedGame, Builder, FindingKind},
};

/// One act of an annotator.
#[derive(Clone, Debug)]
enum Act {
    /// The n-th legal move, modulo their number.
    Play(usize),
    Pass,
    Comment(String),
    Nag(u8),
    OfferDraw,
    Open,
    Close,
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn reading_what_was_written_gives_the_same_game(
        start in 0..STARTS.len(),
        acts in vec(act(), 0..200),
        tags in vec(("[A-Za-z_]{1,8}", "[ -~äß½\\\\\"]{0,12}"), 0..4),
    ) {
        let game = annotated(STARTS[start], &acts, &tags);
        let written = pgn::write(&game);
        let mut records = pgn::read(written.as_bytes());
        let record = records.next().unwrap();
        prop_assert_eq!(&record.game, &game.export_form(), "{}", written);
        prop_assert_eq!(&pgn::write(&record.game), &written);
        prop_assert!(records.next().is_none());
        let surprises: Vec<_> = record.findings.iter().filter(|f| f.kind != FindingKind::NullMove).collect();
        prop_assert!(surprises.is_empty(), "{:?}\n{}", surprises, written);
    }

    #[test]
    fn lines_are_no_longer_than_79_columns(acts in vec(act(), 0..200)) {
        let written = pgn::write(&annotated(STARTS[0], &acts, &[]));
        // A comment with a closing brace has its own line of any length.
        let long = written.lines().find(|line| line.len() > 79 && !line.contains(';'));
        prop_assert_eq!(long, None);
    }

    #[test]
    fn any_text_made_of_the_pieces_of_pgn_is_read(pieces in vec(piece(), 0..80)) {
        games_read_and_write_back(pieces.concat().as_bytes());
    }

    #[test]
    fn any_bytes_are_read(bytes in vec(any::<u8>(), 0..200)) {
        games_read_and_write_back(&bytes);
    }
}

const STARTS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "nbbrknrq/pppppppp/8/8/8/8/PPPPPPPP/NBBRKNRQ w KQkq - 0 1",
    "8/2P1k3/8/3pP3/8/8/6p1/4K2R b K - 12 40",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
];

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        12 => any::<usize>().prop_map(Act::Play),
        1 => Just(Act::Pass),
        3 => comment().prop_map(Act::Comment),
        2 => any::<u8>().prop_map(Act::Nag),
        1 => Just(Act::OfferDraw),
        3 => Just(Act::Open),
        3 => Just(Act::Close),
    ]
}

fn comment() -> impl Strategy<Value = String> {
    prop_oneof![
        "[ -~äß♘½\n\t]{0,30}",
        vec("[a-z]{1,9}", 0..40).prop_map(|words| words.join(" ")),
        Just("[%clk 1:02:03] [%emt 0:00:01.5] 1. e4 (=) [Event \"x\"] %x ;y".repeat(3)),
        Just("(=)".to_owned()),
    ]
}

fn piece() -> impl Strategy<Value = &'static str> {
    proptest::sample::select(vec![
        "[Event \"A\"]\n",
        "[Result \"1-0\"]\n",
        "[FEN \"8/8/8/8/8/4k3/8/R3K3 w Q - 0 1\"]\n",
        "[FEN \"x\"]\n",
        "[Variant \"Chess960\"]\n",
        "[Bad \"\n",
        "[",
        "]",
        "\n",
        "\n\n",
        "\r",
        "\r\n",
        " ",
        "1. ",
        "1... ",
        "2.",
        "7",
        "...",
        "e4 ",
        "e5 ",
        "Nf3 ",
        "Sf3 ",
        "Nc6 ",
        "d4",
        "exd4 ",
        "O-O ",
        "0-0 ",
        "e2e4 ",
        "-- ",
        "Z0 ",
        "e.p. ",
        "N ",
        "+- ",
        "(",
        ")",
        "(=)",
        "{a}",
        "{",
        "}",
        "{(=)}",
        ";c\n",
        "%d\n",
        "$1 ",
        "$999 ",
        "!",
        "?!",
        "1-0",
        "0-1 ",
        "½-½ ",
        "* ",
        "Qd81-0 ",
        "prose ",
        "\u{feff}",
        "{b\n\n[Event \"B\"]\n",
    ])
}

fn annotated(start: &str, acts: &[Act], tags: &[(String, String)]) -> AnnotatedGame {
    let setup = fen::read_setup(start).unwrap();
    let mode = CastlingMode::detect(&setup);
    let mut game = Builder::new(setup.position::<Chess>(mode).unwrap());
    for (name, value) in tags {
        game.tags().set(name, value);
    }
    for act in acts {
        match act {
            Act::Play(n) => {
                let moves = game.position().legal_moves();
                if !moves.is_empty() {
                    game.play(moves[n % moves.len()]).unwrap();
                }
            }
            // An impossible step changes nothing; this is tested too.
            Act::Pass => _ = game.pass(),
            Act::Comment(text) => game.comment(text),
            Act::Nag(nag) => game.nag(*nag),
            Act::OfferDraw => game.draw_offer(),
            Act::Open => _ = game.open_variation(),
            Act::Close => _ = game.close_variation(),
        }
    }
    game.finish()
}
