//! Verdicts against chasolver, an independent program.
#![allow(clippy::disallowed_methods)]

mod support;

use std::str::FromStr;

use chasolver::Winnability;
use support::{Dice, Positions};
use turmuhr_core::{CastlingMode, Chess, Color, fen};
use turmuhr_mate::{Limits, Verdict, can_mate, quick};
use turmuhr_testkit::{AtLeast, Cases, Source, cases, on_cases};

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// `None` if chasolver has no answer, or cannot read the position.
fn theirs(position: &Chess, side: Color) -> Option<bool> {
    let board = chess::Board::from_str(&fen::write(position)).ok()?;
    let side = if side.is_white() { chess::Color::White } else { chess::Color::Black };
    match chasolver::winnability(&board, side)? {
        Winnability::Winnable { .. } => Some(true),
        Winnability::Unwinnable => Some(false),
    }
}

/// Every quick reason is correct. Quick reasons are cheap, so many positions are tried.
fn quick_reasons_hold(kind: &str, count: u64, next: &mut dyn FnMut(&mut Dice) -> Option<Chess>) {
    let mut dice = Dice(number("TURMUHR_MATE_SEED", 1));
    let (mut reasons, mut tried) = (0, 0);
    for _ in 0..count {
        let Some(position) = next(&mut dice) else { continue };
        for side in Color::ALL {
            tried += 1;
            let Some(why) = quick(&position, side) else { continue };
            if why == turmuhr_mate::Why::Material {
                continue;
            }
            reasons += 1;
            assert_ne!(
                theirs(&position, side),
                Some(true),
                "{kind}: {} {side}: {why:?}",
                fen::write(&position)
            );
        }
    }
    println!("{kind}: {reasons} reasons hold, of {tried} questions");
}

#[test]
fn quick_reasons_hold_on_random_positions() {
    let count = number("TURMUHR_MATE_POSITIONS", 4_000);
    quick_reasons_hold("walled", count, &mut |dice| Some(dice.walled()));
    quick_reasons_hold("blocked", count, &mut |dice| Some(dice.blocked()));
    quick_reasons_hold("cornered", count, &mut |dice| Some(dice.cornered()));
}

#[test]
fn quick_reasons_hold_around_collected_positions() {
    on_cases("quick_reasons_hold_around_collected_positions", HARD, |cases| {
        let positions = hard(cases);
        quick_reasons_hold("mutated", tries(cases), &mut |dice| {
            let index = dice.roll(positions.len());
            dice.mutated(&positions[index])
        });
        positions.len()
    });
}

const HARD: AtLeast = AtLeast { own: 48, corpus: 926 };

/// Fewer tries around our own few positions than around the corpus.
fn tries(cases: &Cases) -> u64 {
    let count = number("TURMUHR_MATE_POSITIONS", 4_000);
    match cases.source {
        Source::Own => count / 10,
        Source::Corpus => count,
    }
}

/// Collected positions in which the winnable sides are not obvious.
fn hard(cases: &Cases) -> Vec<Chess> {
    let mut positions = Vec::new();
    for path in cases.files("unwinnable", "txt") {
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        if !["beyond-cha", "bishops", "blocked", "composed", "mutated"].contains(&name) {
            continue;
        }
        for line in cases::text(&path).lines() {
            let text = line.split(';').next().unwrap_or_default();
            positions.extend(fen::read(text, CastlingMode::Standard));
        }
    }
    positions
}

#[test]
fn verdicts_agree_on_random_positions() {
    let mut dice = Dice(number("TURMUHR_MATE_SEED", 7));
    let mut compared = 0;
    for index in 0..number("TURMUHR_MATE_POSITIONS", 4_000) / 20 {
        let position = match index % 4 {
            0 => dice.sparse(),
            1 => dice.blocked(),
            2 => dice.walled(),
            _ => dice.cornered(),
        };
        for side in Color::ALL {
            let ours = match can_mate(&position, side, Limits { nodes: 30_000 }) {
                Verdict::Winnable { .. } => true,
                Verdict::Unwinnable { .. } => false,
                Verdict::Unknown { .. } => continue,
            };
            if let Some(theirs) = theirs(&position, side) {
                compared += 1;
                assert_eq!(ours, theirs, "{} {side}", fen::write(&position));
            }
        }
    }
    assert!(compared > 100);
}

/// Neighbours of hard positions, with the default limit: all answered, and all agree.
#[test]
fn verdicts_agree_around_collected_positions() {
    on_cases("verdicts_agree_around_collected_positions", HARD, |cases| {
        let positions = hard(cases);
        verdicts_agree_around(&positions, tries(cases) / 40);
        positions.len()
    });
}

fn verdicts_agree_around(positions: &[Chess], count: u64) {
    let mut dice = Dice(number("TURMUHR_MATE_SEED", 23));
    let mut unknown = Vec::new();
    for _ in 0..count {
        let index = dice.roll(positions.len());
        let Some(position) = dice.mutated(&positions[index]) else { continue };
        for side in Color::ALL {
            let ours = match can_mate(&position, side, Limits::default()) {
                Verdict::Winnable { .. } => true,
                Verdict::Unwinnable { .. } => false,
                Verdict::Unknown { .. } => {
                    unknown.push(format!("{} {side}", fen::write(&position)));
                    continue;
                }
            };
            if let Some(theirs) = theirs(&position, side) {
                assert_eq!(ours, theirs, "{} {side}", fen::write(&position));
            }
        }
    }
    println!("{count} positions, unknown: {unknown:#?}");
    assert!(unknown.len() as u64 <= count / 50, "{unknown:#?}");
}
