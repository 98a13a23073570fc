//! Whole archives of games: read and rewritten, and held against the Laws.

use std::{hint::black_box, io::Cursor, ops::ControlFlow};

use pgn_reader::{RawComment, RawTag, Reader, SanPlus, Visitor};
use turmuhr_core::{Chess, Edition, Position, shakmaty::Outcome};
use turmuhr_exchange::pgn::{self, Builder, replay};
use turmuhr_laws::{
    audit,
    game::Score,
    rules::{Mode, Supervision, page},
};

use super::{Figure, corpus, ratio};
use crate::random::Random;

pub(super) fn rewriting() -> Vec<Figure> {
    let mut figures = vec![pgn("PGN of made-up games, read, replayed and rewritten", &made_up_games())];
    // A week of real games, where they are at hand.
    if let Some(bytes) = corpus("pgn/twic1599.pgn") {
        figures.push(pgn("PGN of real games, read, replayed and rewritten", &bytes));
    }
    figures
}

/// On one core, against reading and replaying alone.
pub(super) fn auditing() -> Vec<Figure> {
    let (what, games, times) = match corpus("pgn/lichess-a.pgn") {
        Some(games) => ("audit of real games", games, 100),
        None => ("audit of made-up games", made_up_games(), 50),
    };
    let bytes = games.repeat(times);
    let rules = page(Edition::CURRENT, Mode::Standard, Supervision::Full).expect("the current page");
    let ratio = ratio(
        5,
        || {
            let mut found = 0;
            replay::replay(&bytes, |game| {
                let record = audit::Record {
                    start: &game.start,
                    moves: &game.moves,
                    end: &game.end,
                    longest_quiet: game.longest_quiet,
                    result: game.result.and_then(|result| Score::parse(result.as_str())),
                    on_time: game.on_time,
                    illegal_move: false,
                    thorough: false,
                };
                found += audit::audit(&record, rules).len();
            });
            black_box(found);
        },
        || {
            let mut reader = Reader::new(Cursor::new(&bytes));
            let mut peer = Replay;
            while let Ok(Some(plies)) = reader.read_game(&mut peer) {
                black_box(plies);
            }
        },
    );
    vec![Figure { what, ratio, goal: 0.7 }]
}

/// pgn-reader with shakmaty alone: the moves replayed.
struct Replay;

impl Visitor for Replay {
    type Tags = ();
    type Movetext = Chess;
    type Output = u32;

    fn begin_tags(&mut self) -> ControlFlow<u32, ()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, _tags: ()) -> ControlFlow<u32, Chess> {
        ControlFlow::Continue(Chess::default())
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<u32> {
        let Ok(m) = san.san.to_move(position) else { return ControlFlow::Break(0) };
        position.play_unchecked(m);
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, position: Chess) -> u32 {
        position.halfmoves()
    }
}

fn pgn(what: &'static str, bytes: &[u8]) -> Figure {
    let mut out = Vec::with_capacity(bytes.len() * 2);
    let mut peer_out = String::with_capacity(bytes.len() * 2);
    let ratio = ratio(
        15,
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
    let mut random = Random::new(1);
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
