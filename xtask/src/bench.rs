//! Benchmarks as ratios: ours and the peer's take turns in the same run, so that a slow machine slows both.

use std::{
    hint::black_box,
    io::Cursor,
    ops::ControlFlow,
    time::{Duration, Instant},
};

use pgn_reader::{RawComment, RawTag, Reader, SanPlus, Visitor};
use turmuhr_clock::{Moment, Setting, Span, code};
use turmuhr_core::{
    Chess, Edition, Move, Position,
    shakmaty::{self, Outcome},
};
use turmuhr_exchange::pgn::{self, Builder};
use turmuhr_laws::{
    board,
    game::{Act, Actor, Event, Game, Options, Regulations},
    rules::{Mode, Supervision, page},
};

use crate::random::Random;

struct Figure {
    what: &'static str,
    ratio: f64,
    goal: f64,
}

pub(crate) fn run() -> Result<(), String> {
    let mut figures = vec![perft(), machine()];
    figures.push(pgn("PGN of made-up games, read, replayed and rewritten", &made_up_games()));
    // A week of real games, where they are at hand.
    let real = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/corpus/pgn/twic1599.pgn");
    if let Ok(bytes) = std::fs::read(real) {
        figures.push(pgn("PGN of real games, read, replayed and rewritten", &bytes));
    }
    for (what, seconds, times) in crate::pairing::times() {
        match times {
            Some(times) => {
                println!("{what}: {:.1} ms, {times:.0} times as fast as bbpPairings was", seconds * 1e3)
            }
            None => println!("{what}: {:.1} ms", seconds * 1e3),
        }
    }
    let mut short = Vec::new();
    for Figure { what, ratio, goal } in figures {
        println!("{what}: {ratio:.2} of the peer's speed (goal: at least {goal:.2})");
        if ratio < goal {
            short.push(what);
        }
    }
    if short.is_empty() { Ok(()) } else { Err(format!("short of the goal: {}", short.join("; "))) }
}

/// The peer's best time over ours. The best of many turns is the least disturbed one.
fn ratio(mut ours: impl FnMut(), mut peers: impl FnMut()) -> f64 {
    let (mut best, mut peer_best) = (Duration::MAX, Duration::MAX);
    for _ in 0..15 {
        best = best.min(timed(&mut ours));
        peer_best = peer_best.min(timed(&mut peers));
    }
    peer_best.as_secs_f64() / best.as_secs_f64()
}

fn timed(work: &mut impl FnMut()) -> Duration {
    let started = Instant::now();
    work();
    started.elapsed()
}

fn perft() -> Figure {
    let start = Chess::default();
    let ratio = ratio(
        || {
            black_box(board::perft(black_box(&start), 5));
        },
        || {
            black_box(shakmaty::perft(black_box(&start), 5));
        },
    );
    Figure { what: "perft", ratio, goal: 0.95 }
}

/// Plain games through the machine, a move and a press each, against the moves alone.
fn machine() -> Figure {
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
            let mut game = Game::new(start.clone());
            let mut at = Moment::START;
            for m in moves {
                at = at + Span::from_secs(1);
                let by = Actor::Player(game.turn());
                let _ = black_box(game.apply(&Event { at, by, act: Act::Move(*m) }));
                let _ = black_box(game.apply(&Event { at, by, act: Act::Press }));
                events += 2;
            }
        }
        best = best.min(started.elapsed());
    };
    let ratio = ratio(ours, || {
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
    let mut random = Random(7);
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

fn pgn(what: &'static str, bytes: &[u8]) -> Figure {
    let mut out = Vec::with_capacity(bytes.len() * 2);
    let mut peer_out = String::with_capacity(bytes.len() * 2);
    let ratio = ratio(
        || {
            out.clear();
            for record in pgn::read(bytes) {
                pgn::write_to(&record.game, &mut out);
            }
            black_box(&out);
        },
        || {
            peer_out.clear();
            let mut peer = Peer { out: &mut peer_out };
            let mut reader = Reader::new(Cursor::new(bytes));
            while reader.read_game(&mut peer).expect("bytes in memory").is_some() {}
            black_box(&peer_out);
        },
    );
    Figure { what, ratio, goal: 0.5 }
}

/// pgn-reader with shakmaty alone: tags, moves replayed and written again, comments.
struct Peer<'a> {
    out: &'a mut String,
}

impl Visitor for Peer<'_> {
    type Tags = ();
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }

    fn tag(&mut self, _tags: &mut (), name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        self.out.push('[');
        self.out.push_str(&String::from_utf8_lossy(name));
        self.out.push_str(" \"");
        self.out.push_str(&value.decode_utf8_lossy());
        self.out.push_str("\"]\n");
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, _tags: ()) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(Chess::default())
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<()> {
        let Ok(m) = san.san.to_move(position) else { return ControlFlow::Break(()) };
        SanPlus::from_move_and_play_unchecked(position, m).append_to_string(self.out);
        self.out.push(' ');
        ControlFlow::Continue(())
    }

    fn comment(&mut self, _position: &mut Chess, comment: RawComment<'_>) -> ControlFlow<()> {
        self.out.push('{');
        self.out.push_str(&String::from_utf8_lossy(comment.as_bytes()));
        self.out.push('}');
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, _position: Chess) {
        self.out.push('\n');
    }
}

/// Games by chance, always the same ones.
fn made_up_games() -> Vec<u8> {
    let mut random = Random(1);
    let mut bytes = Vec::new();
    for number in 1..=400 {
        let mut game = Builder::new(Chess::default());
        game.tags().set("White", &format!("Player {number}"));
        for _ in 0..80 {
            let moves = game.position().legal_moves();
            let Some(m) = random.pick(&moves) else { break };
            if game.play(*m).is_err() {
                break;
            }
        }
        game.result(Outcome::Unknown);
        pgn::write_to(&game.finish(), &mut bytes);
    }
    bytes
}
