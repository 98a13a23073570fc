//! Verdicts against complete enumeration on random positions.
//!
//! `TURMUHR_MATE_POSITIONS` sets the number of positions of each kind, `TURMUHR_MATE_SEED` the seed.
#![allow(clippy::disallowed_methods)]

mod support;

use support::{Dice, Oracle, Positions, enumerate};
use turmuhr_core::{Chess, Color, fen};
use turmuhr_mate::{Limits, Verdict, can_mate, quick};

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

fn agree(kind: &str, most: usize, mut next: impl FnMut(&mut Dice) -> Chess) {
    let count = number("TURMUHR_MATE_POSITIONS", 500);
    let mut dice = Dice(number("TURMUHR_MATE_SEED", 2026));
    let (mut mates, mut none, mut open, mut locked) = (0, 0, 0, 0);
    for _ in 0..count {
        let position = next(&mut dice);
        for side in Color::ALL {
            let truth = enumerate(&position, side, most);
            let told = fen::write(&position);
            let reason = quick(&position, side);
            assert!(reason.is_none() || truth != Oracle::Mate, "{kind}: {told} {side}: {reason:?}");
            locked += u32::from(reason.is_some());
            match (truth, can_mate(&position, side, Limits { nodes: 20_000 })) {
                (Oracle::Mate, Verdict::Unwinnable { why }) => {
                    panic!("{kind}: {told} {side}: a mate, but {why:?}")
                }
                (Oracle::NoMate, Verdict::Winnable { line }) => {
                    panic!("{kind}: {told} {side}: no mate, but {line:?}")
                }
                _ => {}
            }
            match truth {
                Oracle::Mate => mates += 1,
                Oracle::NoMate => none += 1,
                Oracle::TooMany => open += 1,
            }
        }
    }
    println!("{kind}: {mates} with mate, {none} without, {open} open; {locked} by a quick reason");
}

#[test]
fn sparse_positions_agree_with_enumeration() {
    agree("sparse", 1_500, Dice::sparse);
}

#[test]
fn blocked_positions_agree_with_enumeration() {
    agree("blocked", 1_500, Dice::blocked);
}

#[test]
fn cornered_kings_agree_with_enumeration() {
    agree("cornered", 1_500, Dice::cornered);
}

#[test]
fn walls_agree_with_enumeration() {
    agree("walled", 1_500, Dice::walled);
}

#[test]
fn tight_positions_agree_with_enumeration() {
    agree("tight", 4_000, Dice::tight);
}
