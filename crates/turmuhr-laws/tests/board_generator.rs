//! Legality with reasons agrees with the move generator: for every attempt one can make on a board,
//! there is a reason against it if and only if it is not a legal move.

#![allow(clippy::disallowed_methods)]

use std::collections::HashSet;

use proptest::{collection::vec, prelude::*};
use turmuhr_core::{
    Board, CastlingMode, CastlingSide, Chess, Color, Move, Position, Role, Setup, Square, fen,
};
use turmuhr_laws::board::{
    attack::in_check,
    identity::{History, Identity},
    legality::{Attempt, Illegality, legal_move, why_cannot_castle, why_illegal},
};
use turmuhr_testkit::{AtLeast, cases, on_cases};

/// Positions where castling, en passant, pins and promotion meet; each is tried in both modes.
const TRICKY: &[&str] = &[
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b - - 0 1",
    "r3k2r/p6p/1n1q1n2/8/2b5/1N2N3/P6P/R3K2R w KQkq - 0 1",
    "r3k2r/8/4R3/8/8/3r4/8/R3K2R b Kq - 0 1",
    "4k3/8/8/K1pP3r/8/8/8/8 w - c6 0 1",
    "8/8/8/2k5/3Pp3/8/8/3K4 b - d3 0 1",
    "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
    "1n3n2/P1P1P1P1/8/k7/7K/8/p1p1p1p1/1N3N2 w - - 0 1",
    "1n3n2/P1P1P1P1/8/k7/7K/8/p1p1p1p1/1N3N2 b - - 0 1",
    "4k3/8/8/8/1b6/8/3P4/4K2R w K - 0 1",
    "1k6/8/8/8/8/8/5n2/R3K2R w KQ - 0 1",
];

/// First ranks where king and rooks get in each other's way.
const TRICKY_960: &[&str] = &[
    "4k3/8/8/8/8/8/8/qRK5 w B - 0 1",
    "4k3/8/8/8/8/8/8/1RK3R1 w GB - 0 1",
    "4k3/8/8/8/8/8/8/RK5R w HA - 0 1",
    "4k3/8/8/8/8/8/8/1KR4R w C - 0 1",
    "4k3/8/8/8/8/8/8/4KRR1 w G - 0 1",
    "4k3/8/8/8/8/8/8/R1R1K3 w A - 0 1",
    "4k3/8/8/8/3r4/8/8/1KR3R1 w - - 0 1",
    "1r2k1r1/8/8/8/8/8/4R3/4K3 b gb - 0 1",
    "rk5r/8/8/8/8/8/8/RK5R b HAha - 0 1",
];

#[test]
fn tricky_positions() {
    for fen in TRICKY {
        for mode in [CastlingMode::Standard, CastlingMode::Chess960] {
            every_attempt(&fen::read(fen, mode).expect(fen));
        }
    }
    for fen in TRICKY_960 {
        every_attempt(&fen::read(fen, CastlingMode::Chess960).expect(fen));
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 400,
        failure_persistence: None,
        rng_seed: proptest::test_runner::RngSeed::Fixed(1_924),
        ..ProptestConfig::default()
    })]

    #[test]
    fn random_games_in_standard_chess(choices in vec(any::<u16>(), 0..160)) {
        every_attempt(play_out(Chess::default(), &choices).position());
    }

    #[test]
    fn random_games_in_chess960(number in 0u32..960, choices in vec(any::<u16>(), 0..80)) {
        every_attempt(play_out(chess960(number), &choices).position());
    }

    /// Counting by identity is counting equal positions, and looking ahead is playing.
    #[test]
    fn appearances_are_equal_positions(choices in vec(0u16..3, 0..120)) {
        // Three knights' and kings' moves to choose from bring positions back again and again.
        let start = fen::read("4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1", CastlingMode::Standard).unwrap();
        let mut history = History::new(start.clone());
        let mut positions = vec![start];
        for choice in choices {
            let moves = history.position().legal_moves();
            let m = moves[usize::from(choice) % moves.len()];
            let expected = history.times_with(m);
            history.play(m);
            positions.push(history.position().clone());
            let same = positions.iter().filter(|earlier| *earlier == history.position()).count();
            prop_assert_eq!(history.times() as usize, same);
            prop_assert_eq!(history.times(), expected);
            for ply in history.appearances() {
                prop_assert_eq!(&positions[ply.0 as usize], history.position());
                prop_assert_eq!(
                    Identity::of(&positions[ply.0 as usize]),
                    Identity::of(history.position())
                );
            }
        }
    }
}

fn chess960(number: u32) -> Chess {
    let board = Board::chess960(number);
    let castling_rights = board.rooks();
    Setup { board, castling_rights, ..Setup::initial() }.position(CastlingMode::Chess960).expect("playable")
}

/// Plays on until the choices or the moves run out. Castling is chosen more often than chance would.
fn play_out(start: Chess, choices: &[u16]) -> History {
    let mut history = History::new(start);
    for choice in choices {
        let moves = history.position().legal_moves();
        let castling = moves.iter().find(|m| m.is_castle() && choice % 8 == 0);
        let Some(m) = castling.or_else(|| moves.get(usize::from(*choice) % moves.len().max(1))).copied()
        else {
            break;
        };
        history.play(m);
    }
    history
}

fn every_attempt(position: &Chess) {
    let legal = legal_attempts(position);
    let promotions = std::iter::once(None).chain(Role::ALL.into_iter().map(Some));
    for promotion in promotions {
        for from in Square::ALL {
            for to in Square::ALL {
                let attempt = Attempt { from, to, promotion };
                let reasons = why_illegal(position, attempt);
                let place = || format!("{attempt:?} in {}: {reasons:?}", fen::write(position));
                assert_eq!(reasons.is_empty(), legal.contains(&attempt), "{}", place());
                assert_eq!(legal_move(position, attempt).is_some(), legal.contains(&attempt), "{}", place());
                assert!(reasons.len() <= 4, "{}", place());
                for (index, reason) in reasons.iter().enumerate() {
                    assert!(
                        reasons[..index].iter().all(|other| other.code() != reason.code()),
                        "{}",
                        place()
                    );
                }
            }
        }
    }
    for side in CastlingSide::ALL {
        let possible = !position.castling_moves(side).is_empty();
        assert_eq!(why_cannot_castle(position, side).is_empty(), possible, "{}", fen::write(position));
    }
    for color in Color::ALL {
        let checked = color == position.turn() && position.is_check();
        assert_eq!(in_check(position.board(), color), checked, "{}", fen::write(position));
    }
}

/// The generator's moves in every way they can be attempted.
fn legal_attempts(position: &Chess) -> HashSet<Attempt> {
    let mut attempts = HashSet::new();
    for m in position.legal_moves() {
        match m {
            Move::Normal { from, to, promotion, .. } => {
                attempts.insert(Attempt { from, to, promotion });
            }
            Move::EnPassant { from, to } => {
                attempts.insert(Attempt { from, to, promotion: None });
            }
            Move::Castle { king, rook } => {
                attempts.insert(Attempt { from: king, to: rook, promotion: None });
                let side = m.castling_side().expect("castling has a side");
                let to = side.king_to(position.turn());
                if king.distance(to) >= 2 {
                    attempts.insert(Attempt { from: king, to, promotion: None });
                }
            }
            Move::Put { .. } => unreachable!("nothing is dropped in chess"),
        }
    }
    attempts
}

#[test]
fn random_games_meet_castling_in_every_state() {
    // If the play-outs stopped meeting castling, the properties above would prove little.
    let (mut possible, mut prevented, mut lost) = (0, 0, 0);
    for seed in 0..200u32 {
        let mut state = seed * 2_654_435 + 1;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 16) as u16
        };
        let choices: Vec<u16> = (0..seed % 40).map(|_| next()).collect();
        let history = play_out(chess960(seed * 4), &choices);
        for side in CastlingSide::ALL {
            match why_cannot_castle(history.position(), side)[..] {
                [] => possible += 1,
                [Illegality::CastlingRightLost { .. }] => lost += 1,
                _ => prevented += 1,
            }
        }
    }
    assert!(possible >= 20 && prevented >= 20 && lost >= 20, "{possible}, {prevented}, {lost}");
}

#[test]
fn collected_positions() {
    on_cases("collected_positions", AtLeast { own: 7, corpus: 867 }, |cases| {
        let mut seen = 0;
        for path in cases.files("perft", "epd") {
            let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
            let mode = if name == "chess960" { CastlingMode::Chess960 } else { CastlingMode::Standard };
            // The random ones are many and alike.
            let step = if name == "random" { 4 } else { 1 };
            for line in cases::text(&path).lines().step_by(step) {
                let fen = line.split(';').next().unwrap_or_default().trim();
                // Some collections hold set-ups that break 3.10.3 on purpose.
                if let Ok(position) = fen::read(fen, mode) {
                    every_attempt(&position);
                    seen += 1;
                }
            }
        }
        seen
    });
}
