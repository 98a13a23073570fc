//! The Laws at work: how many events a second.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use turmuhr_clock::{Moment, Setting, Span, code};
use turmuhr_core::{Chess, Edition, Move, Position};
use turmuhr_laws::{
    game::{Act, Actor, LiveGame, Options, Regulations, TimedAct},
    rules::{Mode, Supervision, page},
};

use super::{Figure, ratio};
use crate::random::Random;

/// Plain games through the machine, a move and a press each, against the moves alone.
pub(super) fn plain_games() -> Figure {
    let games = random_games(60);
    let rules = page(Edition::CURRENT, Mode::Standard, Supervision::Full).expect("the current page");
    let setting = Setting::of(code::read("40/5400+30:1800+30").expect("a constant"));
    let start = Regulations::new(rules, None, setting, Chess::default(), Options::default());
    let mut events = 0_u64;
    let mut best = Duration::MAX;
    let ours = || {
        events = 0;
        let started = Instant::now();
        for moves in &games {
            let mut game = LiveGame::new(start.clone());
            let mut at = Moment::START;
            for m in moves {
                at = at + Span::from_secs(1);
                let by = Actor::Player(game.turn());
                let _ = black_box(game.apply(&TimedAct { at, by, act: Act::Move(*m) }));
                let _ = black_box(game.apply(&TimedAct { at, by, act: Act::Press }));
                events += 2;
            }
        }
        best = best.min(started.elapsed());
    };
    let ratio = ratio(15, ours, || {
        for moves in &games {
            let mut position = Chess::default();
            for m in moves {
                assert!(position.is_legal(*m));
                position.play_unchecked(*m);
                black_box(position.is_checkmate() || position.is_stalemate());
            }
        }
    });
    let speed = events as f64 / best.as_secs_f64();
    println!("machine: {:.2} million events a second", speed / 1e6);
    Figure { what: "the machine on plain games, a move and a press", ratio, goal: 0.1 }
}

/// Moves by chance that end no game.
fn random_games(count: usize) -> Vec<Vec<Move>> {
    let mut random = Random::new(7);
    let game = |_| {
        let mut position = Chess::default();
        let mut moves = Vec::new();
        for _ in 0..80 {
            let legal = position.legal_moves();
            let Some(m) = random.pick(&legal) else { break };
            moves.push(*m);
            position.play_unchecked(*m);
        }
        moves
    };
    (0..count).map(game).collect()
}
