//! The body of the fuzz target: ordinary code, replayed by a test.

use turmuhr_core::{CastlingMode, Chess, Color, Position, fen};

use crate::{Dead, Limits, Verdict, can_mate, is_dead, quick};

/// Seed positions.
pub const SEEDS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r7/K1k5/8/8/8/8/8/8 w - - 0 1",
    "4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4K3 w - - 0 1",
    "4k3/8/8/p1pBp1p1/P1P1P1P1/8/8/4K3 b - - 0 1",
    "7k/8/8/8/8/8/q7/N5K1 b - - 0 1",
    "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w GEge - 0 1",
    "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
];

/// Every position gets a correct answer: lines end in mate, and no two answers contradict.
pub fn any_position_is_answered(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let limits = Limits { nodes: 2_000 };
    for mode in [CastlingMode::Standard, CastlingMode::Chess960] {
        let Ok(position) = fen::read(&text, mode) else { continue };
        let mut winnable = [false; 2];
        for (side, winnable) in Color::ALL.into_iter().zip(&mut winnable) {
            let verdict = can_mate(&position, side, limits);
            match &verdict {
                Verdict::Winnable { line } => {
                    *winnable = true;
                    assert!(mates(&position, side, line), "{text}");
                    assert_eq!(quick(&position, side), None, "{text}");
                }
                Verdict::Unknown { spent } => assert!(*spent <= limits.nodes, "{text}: {spent}"),
                Verdict::Unwinnable { .. } => {}
            }
        }
        if let Dead::Yes(_) = is_dead(&position, limits) {
            assert_eq!(winnable, [false; 2], "{text}");
        }
    }
}

fn mates(position: &Chess, side: Color, line: &[turmuhr_core::Move]) -> bool {
    let mut at = position.clone();
    for m in line {
        if !at.is_legal(*m) {
            return false;
        }
        at.play_unchecked(*m);
    }
    at.is_checkmate() && at.turn() != side
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seeds_pass() {
        for seed in SEEDS {
            any_position_is_answered(seed.as_bytes());
        }
        for broken in ["", "\u{0}\u{fffd}", "8/8/8/8/8/8/8/8 w - - 0 1", "kkkk4/8/8/8/8/8/8/4K3 w - - 0 1"] {
            any_position_is_answered(broken.as_bytes());
        }
    }
}
