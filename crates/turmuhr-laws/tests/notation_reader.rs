//! Single moves as people write them: found, ambiguous, illegal or unreadable.

use turmuhr_core::{CastlingMode, Chess, fen, shakmaty::uci::UciMove};
use turmuhr_laws::{
    board::legality::Illegality,
    notation::{
        Language, ReadError, Remark, read_move, read_move_in_any_language, read_movetext,
        read_movetext_in_any_language,
    },
};

fn position(fen: &str) -> Chess {
    fen::read(fen, CastlingMode::Standard).or_else(|_| fen::read(fen, CastlingMode::Chess960)).expect(fen)
}

const TWO_KNIGHTS: &str = "4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1";
const PROMOTION: &str = "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1";

#[test]
fn moves_are_found() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let en_passant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
    let cases = [
        (start, "e4", Language::En, "e2e4", "C.8"),
        (start, "e2-e4", Language::De, "e2e4", "C.8 long with hyphen"),
        (start, "S-f3", Language::De, "g1f3", "C.8 hyphen after the letter"),
        (start, "Cg1f3!?", Language::Fr, "g1f3", "C.3 French"),
        (start, "Кf3", Language::Ru, "g1f3", "C.3 Russian"),
        (start, "♞f3", Language::De, "g1f3", "C.3 figurine of either colour"),
        (start, "g1f3", Language::En, "g1f3", "UCI"),
        (TWO_KNIGHTS, "N5f3", Language::En, "g5f3", "C.10.2"),
        (TWO_KNIGHTS, "Ng5f3", Language::En, "g5f3", "more than needed"),
        (PROMOTION, "a8=Q", Language::En, "a7a8q", "PGN"),
        (PROMOTION, "a8D", Language::De, "a7a8q", "C.11"),
        (PROMOTION, "ab(S)+", Language::De, "a7b8n", "two files, bracketed"),
        (castles, "0-0", Language::De, "e1h1", "C.13"),
        (castles, "o-o-o", Language::En, "e1a1", "small letters"),
        (castles, "e1g1", Language::En, "e1h1", "UCI, king moves two"),
        (castles, "e1a1", Language::En, "e1a1", "UCI, king takes rook"),
        (castles, "Kg1", Language::En, "e1h1", "castling as a king's move"),
        (en_passant, "ed", Language::En, "e5d6", "two files, en passant"),
        (en_passant, "exd6 e.p.", Language::En, "e5d6", "C.13"),
        (en_passant, "e5:d6", Language::En, "e5d6", "colon"),
    ];
    for (fen, token, language, uci, why) in cases {
        let position = position(fen);
        let read = read_move(&position, token, language);
        let found = read.map(|read| UciMove::from_chess960(read.m).to_string());
        assert_eq!(found.as_deref(), Ok(uci), "{why}: {token}");
    }
}

/// L-634.
#[test]
fn c_10_two_pieces_that_can_go_there_are_ambiguous() {
    let read = read_move(&position(TWO_KNIGHTS), "Nf3", Language::En);
    assert!(matches!(read, Err(ReadError::Ambiguous { candidates }) if candidates.len() == 2));
    // The knight on d4 is pinned: only the other one can go, so nothing is ambiguous.
    let pinned = position("4k3/8/8/b7/8/2N5/8/4K1N1 w - - 0 1");
    assert!(read_move(&pinned, "Ne2", Language::En).is_ok());
}

/// L-085, L-634.
#[test]
fn illegal_moves_come_with_their_reasons() {
    let cases: [(&str, &str, &[&str]); 9] = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e5", &["not-its-move"]),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "Nd2", &["own-piece"]),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "Ra3", &["jump"]),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd4", &["no-such-piece"]),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Ne4f6", &["empty-square"]),
        (PROMOTION, "a8", &["promotion-missing"]),
        (PROMOTION, "a8K", &["promotion-impossible"]),
        ("r3k2r/8/8/8/8/5q2/8/R3K2R w KQ - 0 1", "0-0", &["castle-through-check"]),
        ("4k3/8/8/b7/8/2N5/8/4K3 w - - 0 1", "Ne4", &["self-check"]),
    ];
    for (fen, token, codes) in cases {
        match read_move(&position(fen), token, Language::En) {
            Err(ReadError::Illegal { reasons }) => {
                let found: Vec<&str> = reasons.iter().map(|reason| reason.code()).collect();
                assert_eq!(found, codes, "{token} in {fen}");
            }
            other => panic!("{token} in {fen}: {other:?}"),
        }
    }
}

#[test]
fn l_767_in_chess960_a_kings_step_is_never_castling() {
    let position = position("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");
    let step = read_move(&position, "Kg1", Language::En);
    assert!(matches!(step, Err(ReadError::Illegal { .. })), "{step:?}");
    assert!(read_move(&position, "0-0", Language::En).is_ok_and(|read| read.m.is_castle()));
}

/// L-632.
#[test]
fn c_13_wrong_signs_are_reported_and_change_nothing() {
    let mate = position("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1");
    let cases = [
        ("Ra8#", Remark::CheckSignWrong, false),
        ("Ra8++", Remark::CheckSignWrong, false),
        ("Ra8+", Remark::CheckSignWrong, true),
        ("Ra8", Remark::CheckSignMissing, true),
        ("Rxa8#", Remark::CaptureSignWrong, true),
        ("Ra8# e.p.", Remark::EnPassantSignWrong, true),
    ];
    for (token, remark, said) in cases {
        let read = read_move(&mate, token, Language::En).expect(token);
        assert_eq!(read.remarks.contains(&remark), said, "{token}: {:?}", read.remarks);
    }
}

/// L-624.
#[test]
fn c_4_a_pawn_has_no_letter() {
    for (token, language) in [("Pe4", Language::En), ("pe4", Language::En), ("Be4", Language::De)] {
        let read = read_move(&Chess::default(), token, language);
        assert!(matches!(read, Err(ReadError::Unreadable { .. })), "{token}");
    }
}

#[test]
fn an_unknown_language_never_overrules_english() {
    // Two knights could go to f3. In Romanian letters N is the bishop, which could go there too.
    let position = position("4k3/8/8/6N1/8/8/6B1/4K1N1 w - - 0 1");
    assert!(matches!(read_move_in_any_language(&position, "Nf3"), Err(ReadError::Ambiguous { .. })));
    let german = read_move_in_any_language(&Chess::default(), "Sf3").expect("only a knight can be meant");
    assert_eq!(german.m, read_move(&Chess::default(), "Nf3", Language::En).expect("legal").m);
}

#[test]
fn a_running_text_is_read_with_all_that_stands_in_it() {
    let text = "{Vienna} 1. e4 $1 e5 2 Nc3!? (2. Nf3) Nf6; the main line\n3.f4 d5 1/2-1/2 and more";
    let game = read_movetext(&Chess::default(), text, Language::En).expect(text);
    assert_eq!(game.plies.len(), 6);
    assert_eq!(game.opening_comments, ["Vienna"]);
    assert_eq!(game.plies[2].comments, ["2. Nf3"]);
    assert_eq!(game.plies[3].comments, ["the main line"]);
    assert_eq!(game.result.map(|result| result.to_string()).as_deref(), Some("1/2-1/2"));
}

#[test]
fn a_move_that_cannot_be_taken_is_named_with_its_place() {
    let error = read_movetext(&Chess::default(), "1. e4 e5\n2. Ke3", Language::En).expect_err("too far");
    assert_eq!((error.ply, error.token.as_str(), error.line, error.column), (3, "Ke3", 2, 4));
    assert!(
        matches!(&error.error, ReadError::Illegal { reasons } if matches!(reasons[..], [Illegality::NotItsMove { .. }]))
    );
    // The language that gets furthest explains: German reads the first knight move.
    let error = read_movetext_in_any_language(&Chess::default(), "1. Sf3 Sf6 2. Sf6").expect_err("blocked");
    assert_eq!(error.ply, 3);
}
