//! A plan is a mate: every plan found is played out.
//!
//! `TURMUHR_MATE_POSITIONS` sets the number of games and positions, `TURMUHR_MATE_SEED` the seed.
#![allow(clippy::disallowed_methods)]

mod support;

use support::{Dice, Positions};
use turmuhr_core::{CastlingMode, Chess, Color, Move, Position, fen};
use turmuhr_mate::Plan;

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// Plays the plan's line, which must end in mate.
fn mates(position: &Chess, plan: &Plan) {
    let told = || format!("{} {plan:?}", fen::write(position));
    assert!(plan.holds(position), "found, but does not hold: {}", told());
    let mut at = position.clone();
    for m in plan.line(position) {
        assert!(at.is_legal(m), "{m:?} in {}: {}", fen::write(&at), told());
        at.play_unchecked(m);
    }
    assert!(at.is_checkmate() && at.turn() != plan.winner(), "ends in {}: {}", fen::write(&at), told());
}

/// Counts the plans found and played, and the questions.
fn try_position(position: &Chess, counts: &mut [u64; 2]) {
    for side in Color::ALL {
        counts[1] += 1;
        if let Some(plan) = Plan::find(position, side) {
            counts[0] += 1;
            mates(position, &plan);
        }
    }
}

#[test]
fn plans_of_random_games_mate_and_outlive_moves_only_where_they_hold() {
    let mut dice = Dice(number("TURMUHR_MATE_SEED", 41));
    let mut counts = [0; 2];
    let mut outlived = 0;
    for _ in 0..number("TURMUHR_MATE_POSITIONS", 4_000) / 40 {
        let mut at = Chess::default();
        let mut kept: Option<Plan> = None;
        for _ in 0..160 {
            let moves = at.legal_moves();
            if moves.is_empty() {
                break;
            }
            let m: Move = moves[dice.roll(moves.len())];
            at.play_unchecked(m);
            kept = kept.map(|plan| plan.after(m));
            if let Some(plan) = kept.filter(|plan| plan.holds(&at)) {
                outlived += 1;
                mates(&at, &plan);
            }
            try_position(&at, &mut counts);
            kept = Plan::find(&at, at.turn()).or(kept);
        }
    }
    assert!(counts[0] * 2 > counts[1], "{counts:?}");
    assert!(outlived > 500, "{outlived}");
}

#[test]
fn plans_of_random_positions_mate() {
    let mut dice = Dice(number("TURMUHR_MATE_SEED", 43));
    let mut counts = [0; 2];
    for index in 0..2 * number("TURMUHR_MATE_POSITIONS", 4_000) {
        let position = match index % 4 {
            0 | 1 => dice.sparse(),
            2 => dice.blocked(),
            _ => dice.cornered(),
        };
        try_position(&position, &mut counts);
    }
    assert!(counts[0] > 500, "{counts:?}");
}

#[test]
fn plans_of_every_kind() {
    use Color::{Black, White};
    let cases = [
        (
            "r4rk1/ppp2ppp/2n2n2/8/8/2N2N2/PPP2PPP/R2Q1RK1 w - - 0 1",
            White,
            "a queen and a knight before the castled king",
        ),
        (
            "6k1/7p/6p1/1pprPR2/P7/1P4P1/5K1P/8 w - - 0 38",
            White,
            "the king walks to the edge, the rooks wait",
        ),
        ("8/8/3k4/8/8/3K4/8/7R w - - 0 1", White, "a lone king waits and walks"),
        ("8/P7/8/4k1b1/8/3K4/8/8 w - - 0 1", White, "a pawn promotes while a bishop waits"),
        ("8/8/3k4/7p/P2K1p1P/8/8/8 w - - 0 47", White, "a pawn promotes while the king waits"),
        ("8/8/8/p2k1P1p/7P/3K4/8/8 b - - 0 47", Black, "the same for Black"),
    ];
    for (text, side, what) in cases {
        let position = fen::read(text, CastlingMode::Standard).expect(text);
        let plan = Plan::find(&position, side).unwrap_or_else(|| panic!("{what}: no plan in {text}"));
        mates(&position, &plan);
    }
}

#[test]
fn no_plan_where_there_is_no_mate() {
    let cases = [
        ("4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4K3 w - - 0 1", Color::White),
        ("7k/8/8/8/8/8/q7/N5K1 b - - 0 1", Color::White),
        ("8/8/8/8/8/6bk/7p/7K w - - 0 1", Color::White),
    ];
    for (text, side) in cases {
        let position = fen::read(text, CastlingMode::Standard).expect(text);
        assert_eq!(Plan::find(&position, side), None, "{text}");
    }
}
