//! Benchmarks as ratios: ours and the peer's take turns in the same run, so that a slow machine slows both.

mod archive;
mod lists;
mod machine;
mod mate;
mod pairing;
mod standings;

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use turmuhr_core::{Chess, shakmaty};
use turmuhr_laws::board;

/// One of ours against one of the field's.
struct Figure {
    what: &'static str,
    ratio: f64,
    goal: f64,
}

/// A bench by name: what it measures, in one or more figures.
type Bench = (&'static str, fn() -> Vec<Figure>);

const BENCHES: [Bench; 8] = [
    ("perft", || vec![perft()]),
    ("machine", || vec![machine::plain_games()]),
    ("pgn", archive::rewriting),
    ("audit", archive::auditing),
    ("mate", mate::questions),
    ("pairing", pairing::times),
    ("standings", standings::times),
    ("lists", lists::times),
];

/// All, or those named.
pub(crate) fn run(names: &[&str]) -> Result<(), String> {
    if let Some(unknown) = names.iter().find(|name| BENCHES.iter().all(|(known, _)| known != *name)) {
        let known: Vec<&str> = BENCHES.iter().map(|(name, _)| *name).collect();
        return Err(format!("no benchmark {unknown}; there are {}", known.join(", ")));
    }
    let mut short = Vec::new();
    for (name, bench) in BENCHES {
        if !names.is_empty() && !names.contains(&name) {
            continue;
        }
        for Figure { what, ratio, goal } in bench() {
            println!("{what}: {ratio:.2} of the peer's speed (goal: at least {goal:.2})");
            if ratio < goal {
                short.push(what);
            }
        }
    }
    if short.is_empty() { Ok(()) } else { Err(format!("short of the goal: {}", short.join("; "))) }
}

/// A file of real games or positions, where it is at hand.
fn corpus(name: &str) -> Option<Vec<u8>> {
    std::fs::read(format!("{}/../../shared/corpus/{name}", env!("CARGO_MANIFEST_DIR"))).ok()
}

/// The peer's best time over ours. The best of many turns is the least disturbed one.
fn ratio(turns: usize, mut ours: impl FnMut(), mut peers: impl FnMut()) -> f64 {
    let (mut best, mut peer_best) = (Duration::MAX, Duration::MAX);
    for _ in 0..turns {
        best = best.min(timed(&mut ours));
        peer_best = peer_best.min(timed(&mut peers));
    }
    peer_best.as_secs_f64() / best.as_secs_f64()
}

/// Long work on the processor, where the system tells, for others may be at work too; its count is coarse, so
/// short work by the clock on the wall.
fn timed(work: &mut impl FnMut()) -> Duration {
    let started = (on_processor(), Instant::now());
    work();
    let elapsed = started.1.elapsed();
    match (started.0, on_processor()) {
        (Some(before), Some(after)) if elapsed > COARSE => after.saturating_sub(before),
        _ => elapsed,
    }
}

const COARSE: Duration = Duration::from_millis(100);

/// What this thread has used so far.
fn on_processor() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(text.split_whitespace().next()?.parse().ok()?))
}

fn perft() -> Figure {
    let start = Chess::default();
    let ratio = ratio(
        15,
        || {
            black_box(board::perft(black_box(&start), 5));
        },
        || {
            black_box(shakmaty::perft(black_box(&start), 5));
        },
    );
    Figure { what: "perft", ratio, goal: 0.95 }
}
