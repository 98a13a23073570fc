//! Fast replay of games, for archives of millions where only moves and results matter.
//!
//! pgn-reader does the scanning. It skips unknown words, so anything odd is marked, and the caller reads that
//! part again with [`read`](super::read), which misses nothing.

use std::{io::Cursor, ops::ControlFlow};

use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use turmuhr_core::{CastlingMode, Chess, Move, Position, fen, shakmaty::Outcome};

use super::plain::plain_move;

/// A game's moves, final position and recorded result.
#[derive(Clone, Debug, Default)]
pub struct Replayed {
    /// The position before the first move.
    pub start: Chess,
    /// The main line.
    pub moves: Vec<Move>,
    /// The position after the last move.
    pub end: Chess,
    /// The largest half-move clock the game reached.
    pub longest_quiet: u32,
    /// From the tag, else from the end of the moves.
    pub result: Option<Outcome>,
    /// The `Termination` tag mentions time.
    pub on_time: bool,
    /// Something was unreadable: the game needs the careful reader.
    pub odd: bool,
}

/// Replays every game; the value passed to `each` is reused.
pub fn replay(bytes: &[u8], each: impl FnMut(&Replayed)) {
    let mut reader = Reader::new(Cursor::new(bytes));
    let mut fast = Fast { game: Replayed::default(), fen: None, chess960: false, quiet: 0, each };
    // Reading from memory does not fail; a tag longer than the buffer does, and ends the part.
    while let Ok(Some(())) = reader.read_game(&mut fast) {}
}

/// Parts of about this many bytes that begin with a game, to be distributed to the cores.
pub fn stretches(bytes: &[u8], about: usize) -> Vec<&[u8]> {
    let mut found = Vec::new();
    let mut rest = bytes;
    while rest.len() > about {
        let cut = rest[about..].windows(GAME.len()).position(|window| window == GAME);
        let Some(cut) = cut else { break };
        let (stretch, later) = rest.split_at(about + cut + 1);
        found.push(stretch);
        rest = later;
    }
    if !rest.is_empty() {
        found.push(rest);
    }
    found
}

/// The start of a game, with the line end before it.
pub const GAME: &[u8] = b"\n[Event \"";

struct Fast<F> {
    game: Replayed,
    fen: Option<String>,
    chess960: bool,
    /// Half-moves since the last capture or pawn move.
    quiet: u32,
    each: F,
}

impl<F: FnMut(&Replayed)> Visitor for Fast<F> {
    type Tags = ();
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), ()> {
        let game = &mut self.game;
        game.moves.clear();
        (game.longest_quiet, game.result, game.on_time, game.odd) = (0, None, false, false);
        (self.fen, self.chess960) = (None, false);
        ControlFlow::Continue(())
    }

    fn tag(&mut self, _tags: &mut (), name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        match name {
            b"Result" => self.game.result = Outcome::from_ascii(value.as_bytes()).ok(),
            b"Termination" => {
                let text = value.as_bytes().to_ascii_lowercase();
                self.game.on_time = text.windows(4).any(|window| window == b"time");
            }
            b"FEN" => self.fen = Some(value.decode_utf8_lossy().into_owned()),
            b"Variant" => {
                let text = value.as_bytes().to_ascii_lowercase();
                self.chess960 = text.windows(3).any(|window| window == b"960")
                    || text.windows(7).any(|window| window == b"fischer");
                self.game.odd |=
                    !self.chess960 && !matches!(text.as_slice(), b"standard" | b"chess" | b"normal");
            }
            _ => {}
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, _tags: ()) -> ControlFlow<(), ()> {
        let game = &mut self.game;
        game.start = match &self.fen {
            None => Chess::default(),
            Some(text) => {
                let detected = fen::read_setup(text).map(|setup| CastlingMode::detect(&setup));
                let mode = if self.chess960 { Ok(CastlingMode::Chess960) } else { detected };
                match mode.and_then(|mode| fen::read(text, mode)) {
                    Ok(start) => start,
                    Err(_) => {
                        game.odd = true;
                        Chess::default()
                    }
                }
            }
        };
        game.end = game.start.clone();
        self.quiet = game.start.halfmoves();
        game.longest_quiet = self.quiet;
        ControlFlow::Continue(())
    }

    fn san(&mut self, _movetext: &mut (), san: SanPlus) -> ControlFlow<()> {
        let game = &mut self.game;
        if game.odd {
            return ControlFlow::Continue(());
        }
        let found = plain_move(&game.end, &san.san).or_else(|| san.san.to_move(&game.end).ok());
        match found {
            Some(m) => {
                game.end.play_unchecked(m);
                // Counted here: reading the count from the position just written is slow.
                self.quiet = if m.is_zeroing() { 0 } else { self.quiet + 1 };
                game.longest_quiet = game.longest_quiet.max(self.quiet);
                game.moves.push(m);
            }
            None => game.odd = true,
        }
        ControlFlow::Continue(())
    }

    fn outcome(&mut self, _movetext: &mut (), outcome: Outcome) -> ControlFlow<()> {
        self.game.result = self.game.result.filter(|result| *result != Outcome::Unknown).or(Some(outcome));
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, _movetext: ()) {
        (self.each)(&self.game);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_results_and_what_needs_a_careful_reader() {
        let file = b"[Event \"?\"]\n[Result \"1-0\"]\n[Termination \"Time forfeit\"]\n\n1. e4 e5 (1... c5) 2. Nf3 1-0\n\n\
            [Event \"?\"]\n\n1. e4 e5 2. Ke3 *\n\n[Event \"?\"]\n[FEN \"bad\"]\n\n1. e4 *\n";
        let mut seen = Vec::new();
        replay(file, |game| seen.push((game.moves.len(), game.on_time, game.odd)));
        assert_eq!(seen, [(3, true, false), (2, false, true), (0, false, true)]);
    }

    #[test]
    fn stretches_begin_with_a_game_and_lose_nothing() {
        let file =
            b"[Event \"1\"]\n\n1. e4 *\n\n[Event \"2\"]\n\n1. d4 *\n\n[Event \"3\"]\n\n1. c4 *\n".repeat(20);
        for about in [1, 30, 100, 10_000] {
            let parts = stretches(&file, about);
            assert_eq!(parts.concat(), file);
            assert!(parts.iter().all(|part| part.starts_with(b"[Event \"")), "{about}");
        }
    }
}
