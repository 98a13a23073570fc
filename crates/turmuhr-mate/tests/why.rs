//! Every reason is checked by slower, independent code.
#![allow(clippy::disallowed_methods)]

mod support;

use support::{Dice, Oracle, Positions, enumerate};
use turmuhr_core::{Bitboard, CastlingMode, Chess, Color, Move, Position, Square, fen};
use turmuhr_mate::{Limits, Lock, Safe, Verdict, Why, can_mate, quick};
use turmuhr_testkit::{AtLeast, Cases, cases, on_cases};

#[track_caller]
fn check(position: &Chess, side: Color, why: &Why, dice: &mut Dice) {
    let told = format!("{} {side}: {why:?}", fen::write(position));
    match why {
        Why::Material => assert!(never_enough(position, side), "{told}"),
        Why::GameOver => {
            assert!(position.legal_moves().is_empty(), "{told}");
            assert!(!(position.is_checkmate() && position.turn() != side), "{told}");
        }
        Why::Forced { line, then } => {
            let mut at = position.clone();
            for m in line {
                assert_eq!(at.legal_moves().as_slice(), [*m], "{told}");
                at.play_unchecked(*m);
            }
            check(&at, side, then, dice);
        }
        Why::Closure { positions } => {
            if *positions < 5_000 {
                assert_ne!(enumerate(position, side, 50_000), Oracle::Mate, "{told}");
            }
        }
        Why::Locked(lock) => check_lock(position, side, lock, dice),
        Why::MoveByMove { moves } => {
            let listed: Vec<Move> = moves.iter().map(|(m, _)| *m).collect();
            assert_eq!(position.legal_moves().as_slice(), listed, "{told}");
            for (m, why) in moves {
                check(&position.clone().play(*m).expect("a legal move"), side, why, dice);
            }
        }
    }
}

/// The three cases of the material rule.
fn never_enough(position: &Chess, side: Color) -> bool {
    let (ours, theirs) = (position.board().material_side(side), position.board().material_side(!side));
    let bishops = position.board().bishops();
    let one_colour =
        (bishops & Bitboard::DARK_SQUARES).is_empty() || (bishops & Bitboard::LIGHT_SQUARES).is_empty();
    let heavy = ours.pawn + ours.rook + ours.queen;
    match (ours.knight, ours.bishop) {
        (0, 0) => heavy == 0,
        (1, 0) => heavy == 0 && theirs.pawn + theirs.knight + theirs.bishop + theirs.rook == 0,
        (0, _) => heavy == 0 && one_colour && theirs.pawn + theirs.knight == 0,
        _ => false,
    }
}

/// Plays random games: no man leaves its squares unless that ends the game, and the reasons about the king hold
/// on all his squares.
fn check_lock(position: &Chess, side: Color, lock: &Lock, dice: &mut Dice) {
    let told = || format!("{} {side}: {lock:?}", fen::write(position));
    assert_eq!(lock.men.len(), position.board().occupied().count(), "{}", told());
    assert_ne!(enumerate(position, side, 2_000), Oracle::Mate, "{}", told());
    for _ in 0..4 {
        let mut at = position.clone();
        let mut men: Vec<(Square, Bitboard)> = lock.men.iter().map(|man| (man.from, man.reach)).collect();
        for _ in 0..120 {
            let moves = at.legal_moves();
            if moves.is_empty() {
                assert!(!(at.is_check() && at.turn() != side), "{}", told());
                break;
            }
            let m = moves[dice.roll(moves.len())];
            let (Some(from), to) = (m.from(), m.to()) else { panic!("no drops in chess") };
            let taken =
                if let Move::EnPassant { .. } = m { Square::from_coords(to.file(), from.rank()) } else { to };
            at.play_unchecked(m);
            men.retain(|(square, _)| *square != taken);
            let man = men.iter_mut().find(|(square, _)| *square == from).expect("a man moves");
            man.0 = to;
            if !man.1.contains(to) {
                assert!(at.legal_moves().is_empty(), "{} leaves with {m:?} in {}", told(), fen::write(&at));
                assert!(!(at.is_check() && at.turn() != side), "{}", told());
                break;
            }
            if at.is_check() && at.turn() != side {
                let king = at.board().king_of(!side).expect("a king");
                let safe = lock.king.iter().find(|(square, _)| *square == king).map(|(_, safe)| *safe);
                assert!(matches!(safe, Some(Safe::Escapes { .. })), "{} checked on {king}", told());
            }
        }
    }
}

#[test]
fn reasons_hold_on_random_positions() {
    let count: usize =
        std::env::var("TURMUHR_MATE_POSITIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(600);
    let mut dice = Dice(3);
    let mut checked = 0;
    for index in 0..count {
        let position = match index % 4 {
            0 => dice.walled(),
            1 => dice.blocked(),
            2 => dice.cornered(),
            _ => dice.sparse(),
        };
        for side in Color::ALL {
            if let Some(why) = quick(&position, side) {
                check(&position, side, &why, &mut dice);
                checked += 1;
            }
            if let Verdict::Unwinnable { why } = can_mate(&position, side, Limits { nodes: 2_000 }) {
                check(&position, side, &why, &mut dice);
            }
        }
    }
    assert!(checked > count / 10, "{checked}");
}

/// Collected positions: every verdict, line and reason.
#[test]
fn collected_verdicts() {
    on_cases("collected_verdicts", AtLeast { own: 48, corpus: 1_576 }, verdicts_hold);
}

fn verdicts_hold(cases: &Cases) -> usize {
    let (mut dice, mut seen) = (Dice(11), 0);
    for path in cases.files("unwinnable", "txt") {
        for line in cases::text(&path).lines() {
            let [text, side, verdict] = line.split(';').collect::<Vec<_>>()[..] else { continue };
            seen += 1;
            let position = fen::read(text, CastlingMode::Standard).expect("a position");
            let side = if side == "white" { Color::White } else { Color::Black };
            match can_mate(&position, side, Limits::default()) {
                Verdict::Winnable { line } => {
                    assert_eq!(verdict, "winnable", "{text} {side}");
                    let end = line.iter().try_fold(position, |at, m| at.play(*m).ok()).expect("legal moves");
                    assert!(end.is_checkmate() && end.turn() != side, "{text} {side}");
                }
                Verdict::Unwinnable { why } => {
                    assert_eq!(verdict, "unwinnable", "{text} {side}");
                    check(&position, side, &why, &mut dice);
                }
                Verdict::Unknown { spent } => panic!("{text} {side}: unknown after {spent}"),
            }
        }
    }
    seen
}

#[test]
fn the_material_rule_counted_twice() {
    // The rule is implemented twice, here and in the crate; both must agree.
    let mut dice = Dice(17);
    for _ in 0..2_000 {
        let position = dice.sparse();
        for side in Color::ALL {
            assert_eq!(
                position.has_insufficient_material(side),
                never_enough(&position, side),
                "{}",
                fen::write(&position)
            );
        }
    }
}
