//! Measures the cost of checking for a dead position after every move of a game.
//!
//! `cargo run --release -p turmuhr-mate --example live -- [GAMES | FILE]`; the file has one game a line, moves
//! in UCI.
#![allow(clippy::disallowed_methods)]

use std::time::{Duration, Instant};

use turmuhr_core::{Chess, Move, Position};
use turmuhr_mate::{Dead, Limits, Watch, is_dead};
use turmuhr_testkit::{Dice, game};

fn main() {
    let argument = std::env::args().nth(1);
    let file = argument.as_ref().and_then(|path| std::fs::read_to_string(path).ok());
    let real: Option<Vec<Vec<Move>>> = file.map(|text| text.lines().map(written).collect());
    let count = argument.and_then(|text| text.parse().ok()).unwrap_or(200);
    let games = real.unwrap_or_else(|| (0..count).map(by_chance).collect());
    let mut anew = Vec::new();
    let mut watched = Vec::new();
    let mut unknown = 0;
    for moves in &games {
        let mut at = Chess::default();
        for m in moves {
            at.play_unchecked(*m);
            let began = Instant::now();
            unknown += u32::from(is_dead(&at, Limits::default()) == Dead::Unknown);
            anew.push(began.elapsed());
        }
        let (mut at, mut watch) = (Chess::default(), Watch::default());
        for m in moves {
            let before = at.clone();
            at.play_unchecked(*m);
            let began = Instant::now();
            let _ = watch.played(&before, *m, &at, Limits::default());
            watched.push(began.elapsed());
        }
    }
    println!("{} games, {} positions, {unknown} unknown", games.len(), anew.len());
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

/// Random legal moves.
fn by_chance(seed: u64) -> Vec<Move> {
    let mut moves = Vec::new();
    game(&mut Dice(seed), 120, |_, m, _| {
        moves.push(m);
        true
    });
    moves
}

fn written(line: &str) -> Vec<Move> {
    let mut at = Chess::default();
    line.split_whitespace()
        .map_while(|word| {
            let m = word.parse::<turmuhr_core::shakmaty::uci::UciMove>().ok()?.to_move(&at).ok()?;
            at.play_unchecked(m);
            Some(m)
        })
        .collect()
}
