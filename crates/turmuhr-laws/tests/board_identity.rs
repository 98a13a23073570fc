//! Position identity, repetition and quiet moves (numbers of 2017).

use turmuhr_core::{
    CastlingMode, Chess, Move, Position, fen,
    shakmaty::{san::San, uci::UciMove},
};
use turmuhr_laws::board::identity::{History, Identity, Ply, Quiet};

fn position(fen: &str) -> Chess {
    fen::read(fen, CastlingMode::Standard).expect(fen)
}

fn san(position: &Chess, text: &str) -> Move {
    text.parse::<San>().expect(text).to_move(position).expect(text)
}

fn follow(history: &mut History, line: &str) {
    for text in line.split_whitespace() {
        let m = san(history.position(), text);
        history.play(m);
    }
}

fn plies(numbers: &[u32]) -> Option<Vec<Ply>> {
    Some(numbers.iter().copied().map(Ply).collect())
}

/// L-087.
#[test]
fn art_9_2_2_what_makes_positions_the_same() {
    let base = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (other, same, why) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 40 77", true, "counters are no part of a position"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", false, "the other player has the move"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1", false, "9.2.2.2: a right to castle is lost"),
        ("r3k2r/8/8/8/8/8/8/R3K1R1 w Qkq - 0 1", false, "a rook stands elsewhere"),
        ("r3k2r/8/8/8/8/8/8/R3K2r w Qkq - 0 1", false, "a rook of the other colour"),
        ("r3k2r/8/8/8/8/8/8/R3K2Q w Qkq - 0 1", false, "a queen instead of a rook"),
    ] {
        assert_eq!(Identity::of(&position(base)) == Identity::of(&position(other)), same, "{why}");
    }
}

#[test]
fn art_9_2_2_identity_is_the_equality_of_positions() {
    // Every pair of positions reachable in two plies, compared both ways.
    let after = |position: &Chess| {
        position
            .legal_moves()
            .into_iter()
            .map(|m| position.clone().play(m).expect("legal"))
            .collect::<Vec<_>>()
    };
    let first = after(&Chess::default());
    let positions: Vec<Chess> = first.iter().flat_map(after).chain(first.iter().cloned()).collect();
    for left in &positions {
        for right in &positions {
            assert_eq!(Identity::of(left) == Identity::of(right), left == right);
        }
    }
}

/// L-088.
#[test]
fn art_9_2_2_1_only_a_legal_en_passant_capture_counts() {
    let same = |left, right| Identity::of(&position(left)) == Identity::of(&position(right));
    assert!(
        same("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", "8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1"),
        "exd3 would expose the king (X-18b)"
    );
    assert!(!same("8/8/8/8/3Pp2Q/k7/8/3K4 b - d3 0 1", "8/8/8/8/3Pp2Q/k7/8/3K4 b - - 0 1"), "exd3 is legal");
    assert!(
        same("4k3/8/8/8/3P4/8/8/4K3 b - d3 0 1", "4k3/8/8/8/3P4/8/8/4K3 b - - 0 1"),
        "there is no pawn to capture with"
    );
}

#[test]
fn art_9_2_2_1_the_position_with_en_passant_is_another_one() {
    // the position after 2…d5 does not count, for exd6 was legal then.
    let mut history = History::new(Chess::default());
    follow(&mut history, "e4 Nf6 e5 d5");
    assert_eq!(history.times(), 1);
    follow(&mut history, "Nf3 Ng8 Ng1 Nf6");
    assert_eq!(history.appearances(), [Ply(8)], "the first appearance");
    follow(&mut history, "Nf3 Ng8 Ng1 Nf6");
    assert_eq!(history.threefold(), None, "the second");
    follow(&mut history, "Nf3 Ng8 Ng1");
    assert_eq!(history.times_with(san(history.position(), "Nf6")), 3);
    follow(&mut history, "Nf6");
    assert_eq!(history.threefold(), plies(&[8, 12, 16]), "White may claim now and not earlier");
}

/// L-089.
#[test]
fn art_9_2_2_2_a_right_to_castle_lost_makes_another_position() {
    let mut history = History::new(position("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
    follow(&mut history, "Rg1 Kd8 Rh1 Ke8");
    assert_eq!(history.times(), 1, "the rook has moved");
    follow(&mut history, "Rg1 Kd8 Rh1 Ke8 Rg1 Kd8 Rh1 Ke8");
    assert_eq!(history.threefold(), plies(&[4, 8, 12]), "counted without the start");
}

/// L-090.
#[test]
fn art_9_6_1_the_initial_position_counts_and_five_times_end_the_game() {
    //
    let mut history = History::new(Chess::default());
    for round in 1..=4u32 {
        assert_eq!(history.fivefold(), None);
        follow(&mut history, "Nf3 Nf6 Ng1");
        assert_eq!(history.times_with(san(history.position(), "Ng8")), round + 1);
        follow(&mut history, "Ng8");
        assert_eq!(history.times(), round + 1);
        assert_eq!(history.threefold().is_some(), round >= 2);
    }
    assert_eq!(history.ply(), Ply(16));
    assert_eq!(history.fivefold(), plies(&[0, 4, 8, 12, 16]));
    follow(&mut history, "e4");
    assert_eq!((history.times(), history.times_at(Ply(16))), (1, 5));
}

#[test]
fn art_9_3_fifty_moves_by_each_player() {
    let rooks = |clock: u32| position(&format!("4k3/8/8/8/8/8/4P3/R3K3 w - - {clock} 90"));
    let mut history = History::new(rooks(98));
    follow(&mut history, "Ra2");
    assert_eq!(history.fifty(), None, "Black has made only 49");
    let completes = history.quiet_with(san(history.position(), "Kd8"));
    assert_eq!(completes.moves_by_each(), 50, "9.3.1: an intended move may complete them");
    follow(&mut history, "Kd8");
    assert_eq!(history.fifty(), Some(Quiet { since: None, half_moves: 100 }), "begun before the record");
    assert_eq!(
        history.quiet_with(san(history.position(), "e4")),
        Quiet { since: Some(Ply(3)), half_moves: 0 }
    );
    follow(&mut history, "e4 Ke8 Ra3");
    assert_eq!(history.quiet(), Quiet { since: Some(Ply(3)), half_moves: 2 });
    assert_eq!(history.fifty(), None);
}

#[test]
fn art_9_3_the_stretch_begins_with_the_game() {
    let mut history = History::new(Chess::default());
    follow(&mut history, "Nf3 Nf6");
    assert_eq!(history.quiet(), Quiet { since: Some(Ply(0)), half_moves: 2 });
}

#[test]
fn art_9_6_2_seventy_five_moves_end_the_game_unless_the_last_one_mates() {
    let mut history = History::new(position("7k/8/6K1/8/8/8/8/R7 b - - 148 120"));
    follow(&mut history, "Kg8");
    assert_eq!(history.seventy_five(), None, "149 half-moves");
    let mut mate = history.clone();
    follow(&mut mate, "Ra8#");
    assert!(mate.position().is_checkmate());
    assert_eq!(mate.seventy_five(), None, "mate takes precedence");
    assert!(mate.fifty().is_some());
    follow(&mut history, "Ra2");
    assert_eq!(history.seventy_five(), Some(Quiet { since: None, half_moves: 150 }));
}

#[test]
fn castling_is_followed_like_any_move() {
    let mut history = History::new(position("4k3/8/8/8/8/8/8/4K2R w K - 3 1"));
    let castles = "e1g1".parse::<UciMove>().unwrap().to_move(history.position()).unwrap();
    assert_eq!(history.times_with(castles), 1);
    history.play(castles);
    assert_eq!(history.quiet().half_moves, 4);
}
