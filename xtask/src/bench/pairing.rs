//! How long a pairing takes.

use std::{hint::black_box, time::Duration};

use turmuhr_pairing::{
    Field, System, check,
    generate::{Wish, generate},
    pair,
};

use super::{Figure, timed};

/// Seconds of processor time of bbpPairings 6.0.0, once measured on a machine of two cores: pairing the next round of an
/// ordinary field, and checking one of 200 players and nine rounds.
const PEER: [(u32, f64); 6] =
    [(50, 0.010), (100, 0.061), (200, 0.32), (500, 3.8), (1000, 34.0), (2000, 355.0)];
const PEER_CHECK: f64 = 2.2;

/// Against times of a peer on another day: a table, not a race.
pub(super) fn times() -> Vec<Figure> {
    let tell = |what: String, seconds: f64, peer: Option<f64>| match peer {
        Some(peer) => println!(
            "{what}: {:.1} ms, {:.0} times as fast as bbpPairings was",
            seconds * 1e3,
            peer / seconds
        ),
        None => println!("{what}: {:.1} ms", seconds * 1e3),
    };
    let sizes = PEER.into_iter().map(|(players, peer)| (players, Some(peer))).chain([(10_000, None)]);
    for (players, peer) in sizes {
        let Some(field) = ordinary(players) else { continue };
        // The slowest round counts, not a lucky one.
        let slowest = (2..=field.rounds_done)
            .map(|round| {
                let before = field.before(round);
                best(&mut || {
                    black_box(pair(black_box(&before), System::DUTCH)).ok();
                })
            })
            .max()
            .unwrap_or_default()
            .as_secs_f64();
        tell(format!("pair {players} players"), slowest, peer);
    }
    if let Some(field) = ordinary(200) {
        let took = best(&mut || {
            black_box(check(black_box(&field), System::DUTCH));
        })
        .as_secs_f64();
        tell("check 200 players, 9 rounds".to_owned(), took, Some(PEER_CHECK));
    }
    Vec::new()
}

pub(super) fn ordinary(players: u32) -> Option<Field> {
    let wish = Wish { players: Some(players), rounds: Some(9), ..Wish::default() };
    generate(&wish, 1).ok().map(|made| made.field)
}

pub(super) fn best(work: &mut impl FnMut()) -> Duration {
    (0..5).map(|_| timed(work)).min().unwrap_or_default()
}
