//! Pairings: held against each other by the thousand, and timed.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use turmuhr_pairing::{
    Field, System, check,
    generate::{Wish, generate},
    pair, trial,
};

/// Random tournaments, each round paired fast, slowly and word for word.
pub(crate) fn nightly(tournaments: u64) -> Result<(), String> {
    // Few players meet every rule; many players meet the short cuts.
    let parts = [
        (0, tournaments, 2, 11, 11),
        (1 << 32, tournaments / 20, 12, 80, 0),
        (1 << 33, tournaments / 400, 100, 200, 0),
    ];
    let (mut rounds, mut different) = (0, Vec::new());
    for (first, count, fewest, most, word_for_word) in parts {
        for seed in first..first + count {
            let found = trial::compare(seed, fewest, most, word_for_word);
            rounds += found.rounds;
            different.extend(found.different);
        }
        println!("up to {most} players: {rounds} rounds so far, {} differ", different.len());
    }
    if different.is_empty() { Ok(()) } else { Err(different.join("\n")) }
}

/// Seconds of processor time of bbpPairings 6.0.0, once measured on a machine of two cores: pairing the next round of an
/// ordinary field, and checking one of 200 players and nine rounds.
const PEER: [(u32, f64); 6] =
    [(50, 0.010), (100, 0.061), (200, 0.32), (500, 3.8), (1000, 34.0), (2000, 355.0)];
const PEER_CHECK: f64 = 2.2;

/// What was done, the seconds it took, the peer's seconds over ours.
pub(crate) fn times() -> Vec<(String, f64, Option<f64>)> {
    let mut lines = Vec::new();
    let sizes = PEER.into_iter().map(|(players, peer)| (players, Some(peer))).chain([(10_000, None)]);
    for (players, peer) in sizes {
        let Some(field) = ordinary(players) else { continue };
        // The slowest round counts, not a lucky one.
        let slowest = (2..=field.rounds_done)
            .map(|round| {
                let before = field.before(round);
                best(|| {
                    black_box(pair(black_box(&before), System::DUTCH)).ok();
                })
            })
            .max()
            .unwrap_or_default()
            .as_secs_f64();
        lines.push((format!("pair {players} players"), slowest, peer.map(|peer| peer / slowest)));
    }
    if let Some(field) = ordinary(200) {
        let took = best(|| {
            black_box(check(black_box(&field), System::DUTCH));
        })
        .as_secs_f64();
        lines.push(("check 200 players, 9 rounds".to_owned(), took, Some(PEER_CHECK / took)));
    }
    lines
}

fn ordinary(players: u32) -> Option<Field> {
    let wish = Wish { players: Some(players), rounds: Some(9), ..Wish::default() };
    generate(&wish, 1).ok().map(|made| made.field)
}

fn best(mut work: impl FnMut()) -> Duration {
    (0..5)
        .map(|_| {
            let started = Instant::now();
            work();
            started.elapsed()
        })
        .min()
        .unwrap_or_default()
}
