//! Known positions by idea; each case is followed by a near miss.

use turmuhr_core::{CastlingMode, Chess, Color, Move, Position, fen};
use turmuhr_mate::{Dead, Limits, Verdict, Watch, Why, can_mate, can_mate_unless, is_dead, quick};
use turmuhr_testkit::{Dice, game};

use Color::{Black, White};

fn read(text: &str) -> Chess {
    fen::read(text, CastlingMode::Standard)
        .or_else(|_| fen::read(text, CastlingMode::Chess960))
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn mates(position: &Chess, side: Color, line: &[Move]) -> bool {
    let end = line.iter().try_fold(position.clone(), |at, m| at.play(*m).ok());
    end.is_some_and(|end| end.is_checkmate() && end.turn() != side)
}

#[track_caller]
fn check(cases: &[(&str, Color, bool, &str)]) {
    for (text, side, winnable, why) in cases {
        let position = read(text);
        match can_mate(&position, *side, Limits::default()) {
            Verdict::Winnable { line } => {
                assert!(*winnable, "{why}: {text} {side} {line:?}");
                assert!(mates(&position, *side, &line), "{why}: {text} {side} {line:?}");
                assert_eq!(quick(&position, *side), None, "{why}: {text} {side}");
            }
            Verdict::Unwinnable { why: reason } => assert!(!winnable, "{why}: {text} {side} {reason:?}"),
            Verdict::Unknown { spent } => panic!("{why}: {text} {side} unknown after {spent}"),
        }
    }
}

#[test]
fn material() {
    check(&[
        ("8/8/4k3/8/8/3K4/8/8 w - - 0 1", White, false, "a bare king"),
        ("7k/8/8/8/8/8/q7/N5K1 b - - 0 1", White, false, "a queen cannot be made to stand in the way"),
        ("7k/8/8/8/8/8/r7/N5K1 b - - 0 1", White, true, "a rook can"),
        ("7k/8/8/8/8/8/b7/N5K1 b - - 0 1", White, true, "a bishop can"),
        ("7k/8/8/8/8/8/p7/2N3K1 w - - 0 1", White, true, "a pawn can, or what becomes of it"),
        ("7k/8/8/8/8/8/r7/B5K1 b - - 0 1", White, false, "bishops of one colour against rooks"),
        ("7k/8/8/8/8/8/n7/B5K1 b - - 0 1", White, true, "a knight stands in the way of its king"),
        ("7k/8/8/8/8/8/8/BB4K1 b - - 0 1", White, true, "bishops of both colours"),
        ("7k/8/8/8/8/8/8/NN4K1 b - - 0 1", White, true, "two knights mate if the other side helps"),
    ]);
}

#[test]
fn the_game_is_over() {
    check(&[
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", White, false, "stalemate"),
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", White, true, "mate on the board"),
        ("7k/6Q1/6K1/8/8/8/p7/8 b - - 0 1", Black, false, "the wrong side is mated"),
    ]);
    let mate = read("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
    assert_eq!(can_mate(&mate, White, Limits::default()), Verdict::Winnable { line: vec![] });
}

#[test]
fn forced_moves() {
    check(&[
        ("r7/K1k5/8/8/8/8/8/8 w - - 0 1", Black, false, "the rook must be taken"),
        ("r7/K2k4/8/8/8/8/8/8 w - - 0 1", Black, true, "the rook need not be taken"),
        ("8/8/8/8/8/1k6/1p6/K7 w - - 0 1", Black, true, "the only move lets the pawn through"),
    ]);
    let Verdict::Unwinnable { why: Why::Forced { line, then } } =
        can_mate(&read("r7/K1k5/8/8/8/8/8/8 w - - 0 1"), Black, Limits::default())
    else {
        panic!("a forced line")
    };
    assert_eq!((line.len(), *then), (1, Why::Material));
}

#[test]
fn walls() {
    check(&[
        ("4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4K3 w - - 0 1", White, false, "nobody gets through"),
        ("4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4K3 w - - 0 1", Black, false, "nobody gets through"),
        ("4k3/8/1p1p1p2/1P1P1P2/8/8/8/4K3 w - - 0 1", White, true, "round the wall"),
        ("4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/3BK3 w - - 0 1", White, false, "a bishop behind its own wall"),
        ("4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/2B1K3 w - - 0 1", White, true, "a bishop takes the wall down"),
        ("4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/2N1K3 w - - 0 1", White, true, "a knight jumps"),
        ("4k3/p1p1p1p1/8/8/8/8/P1P1P1P1/4K3 w - - 0 1", Black, true, "nothing is locked yet"),
    ]);
    let wall = read("4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4K3 w - - 0 1");
    assert!(matches!(quick(&wall, White), Some(Why::Locked(lock)) if lock.steady.count() == 8));
}

#[test]
fn kings_shut_in() {
    check(&[
        ("8/1p2B1B1/1PpB1B2/k1P5/p1P5/P7/5K2/8 w - - 0 1", White, false, "the king's help would stalemate"),
        ("6B1/b7/2k5/p1p1p1pB/P1P1P1P1/pp6/rp6/1K2b3 b - - 0 1", White, false, "the rook's only move mates"),
        ("7k/5Kp1/6Pp/7P/8/8/8/8 w - - 0 1", White, true, "the king steps back first"),
    ]);
}

#[test]
fn promotion() {
    check(&[
        ("8/8/8/8/8/5k2/7p/7K w - - 0 1", White, false, "a bare king all the same"),
        ("8/7P/8/8/8/k7/8/K7 w - - 0 1", White, true, "any piece will do"),
        (
            "8/8/8/1N6/8/1k4p1/8/K7 w - - 0 1",
            White,
            true,
            "the loser must promote to something that stands in the way",
        ),
        ("8/p7/P7/8/8/6p1/4B1Pp/k6K w - - 0 1", White, true, "underpromotion by the loser"),
    ]);
}

#[test]
fn en_passant() {
    check(&[
        ("4k3/8/8/p1p1p3/P1P1Pp1p/1B3P1P/8/4K3 b - e3 0 1", White, true, "taken en passant, the wall opens"),
        ("4k3/8/8/p1p1p3/P1P1Pp1p/1B3P1P/8/4K3 b - - 0 1", White, false, "otherwise never"),
    ]);
}

#[test]
fn chess960_castling() {
    check(&[
        ("4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1", White, true, "rights on files other than a and h"),
        ("bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w GEge - 0 1", Black, true, "a start position"),
    ]);
}

#[test]
fn a_dead_position_5_2_2() {
    let cases = [
        ("4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4K3 w - - 0 1", true),
        ("4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/2B1K3 w - - 0 1", false),
        ("8/8/4k3/8/8/3K4/8/8 w - - 0 1", true),
        ("r7/K1k5/8/8/8/8/8/8 w - - 0 1", true),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", false),
    ];
    for (text, dead) in cases {
        assert_eq!(matches!(is_dead(&read(text), Limits::default()), Dead::Yes(_)), dead, "{text}");
        assert_ne!(is_dead(&read(text), Limits::default()), Dead::Unknown, "{text}");
    }
}

#[test]
fn a_watch_says_the_same_as_asking_anew() {
    let mut dice = Dice(5);
    for _ in 0..6 {
        let mut watch = Watch::default();
        game(&mut dice, 150, |before, m, at| {
            let told = watch.played(before, m, at, Limits::default());
            let anew = is_dead(at, Limits::default());
            assert_eq!(told == Dead::No, anew == Dead::No, "{}", fen::write(at));
            told == Dead::No
        });
    }
}

#[test]
fn the_caller_can_stop_the_search() {
    let position = read("6Q1/8/4b3/8/ppp5/qkp3r1/rnp5/n1K5 b - - 0 1");
    let mut asked = 0;
    let verdict = can_mate_unless(&position, White, Limits::default(), &mut || {
        asked += 1;
        asked == 3
    });
    assert!(matches!(verdict, Verdict::Unknown { spent } if spent > 0), "{verdict:?}");
    assert_eq!(asked, 3);
}

#[test]
fn the_same_question_has_the_same_answer() {
    let position = read("2b5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1");
    let ask = || can_mate(&position, White, Limits::default());
    assert_eq!(ask(), ask());
    assert!(matches!(can_mate(&position, White, Limits { nodes: 100 }), Verdict::Unknown { spent: 100 }));
}
