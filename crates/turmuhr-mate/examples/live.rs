//! What it costs to ask after every move of a game whether the position is dead.
//!
//! `cargo run --release -p turmuhr-mate --example live -- [GAMES]`
#![allow(clippy::disallowed_methods)]

use std::time::{Duration, Instant};

use turmuhr_core::{Chess, Move, Position};
use turmuhr_mate::{Dead, Watch, is_dead};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(200);
    let mut anew = Vec::new();
    let mut watched = Vec::new();
    let mut unknown = 0;
    for seed in 0..games {
        let moves = game(seed);
        let mut at = Chess::default();
        for m in &moves {
            at.play_unchecked(*m);
            let began = Instant::now();
            unknown += u32::from(is_dead(&at) == Dead::Unknown);
            anew.push(began.elapsed());
        }
        let mut watch = Watch::new(Chess::default());
        for m in &moves {
            let began = Instant::now();
            let _ = watch.played(*m);
            watched.push(began.elapsed());
        }
    }
    println!("{games} games, {} positions, {unknown} unknown", anew.len());
    tell("asked anew", anew);
    tell("watched", watched);
}

fn tell(name: &str, mut times: Vec<Duration>) {
    times.sort();
    let count = times.len();
    let total: Duration = times.iter().sum();
    let at = |part: usize| times[(count - 1) * part / 100];
    println!(
        "{name}: mean {:.1?}, median {:.1?}, 90 % {:.1?}, 99 % {:.1?}, worst {:.1?}",
        total / count as u32,
        at(50),
        at(90),
        at(99),
        at(100)
    );
}

/// Legal moves at random.
fn game(seed: u64) -> Vec<Move> {
    let mut state = seed.wrapping_add(1);
    let mut roll = |sides: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) as usize) % sides
    };
    let mut at = Chess::default();
    let mut moves = Vec::new();
    while moves.len() < 120 {
        let legal = at.legal_moves();
        if legal.is_empty() {
            break;
        }
        let m = legal[roll(legal.len())];
        at.play_unchecked(m);
        moves.push(m);
    }
    moves
}
