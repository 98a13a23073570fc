//! The bodies of the fuzz targets for notation and for games: ordinary code, replayed by tests.

mod events;

use turmuhr_core::{CastlingMode, Chess, Position, fen};

use crate::notation::{
    Language, Movetext, Style, Tongue, read_move, read_movetext, read_spoken, read_spoken_text, speak,
    write_move,
};

pub use events::{EVENT_SEEDS, Source, any_events_are_ruled_on};

/// Texts in several languages and styles; the first two characters choose language and position.
pub const SEEDS: &[&str] = &[
    "\u{1}\u{0}1.e4 e5 2.Sf3 Sf6 3.d4 exd4 4.e5 Se4 5.Dxd4 d5 6.exd6 e.p. Sxd6 (=)",
    "\u{0}\u{0}1. Nf3 d5 2. g3 {solid} Bg4 3. Bg2 (3. d4) 1/2-1/2",
    "\u{0}\u{1}0-0 O-O-O",
    "\u{f}\u{0}1. Кf3 d5 2. Крe2",
    "\u{0}\u{2}b8(Q) axb1=N+ ♔c2!?",
    "\u{0}\u{0}1. Springer Gustav eins Felix drei\n1... Bauer Eva sieben Eva fünf",
];

const STARTS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppq1ppp/2np1n2/4p3/4P3/2NP1N2/PPPQ1PPP/R3K2R w KQkq - 0 9",
    "2r5/kP6/8/8/8/8/p7/1N2K3 w - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
];

/// Any text is refused, or read as legal moves that every style writes and reads back.
///
/// The first two characters choose the language and the position.
pub fn moves_read_and_write_back(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut chars = text.chars();
    let mut choose = |bound: usize| chars.next().map_or(0, |ch| ch as usize % bound);
    let language = Language::ALL[choose(Language::ALL.len())];
    let start = fen::read(STARTS[choose(STARTS.len())], CastlingMode::Standard).expect("a constant");
    let text = chars.as_str();
    let spoken = Tongue::ALL.into_iter().filter_map(|tongue| read_spoken_text(&start, text, tongue).ok());
    for read in read_movetext(&start, text, language).into_iter().chain(spoken) {
        check(&start, &read, language);
    }
}

fn check(start: &Chess, read: &Movetext, language: Language) {
    let mut position = start.clone();
    for m in read.moves() {
        assert!(position.is_legal(m), "{m:?} was read but is not legal");
        for style in [Style::SHORT, Style::NO_X, Style::LONG, Style::FIGURINE, Style::PGN, Style::UCI] {
            let written = write_move(&position, m, style.in_language(language));
            let again = read_move(&position, &written, language);
            assert_eq!(again.map(|read| read.m), Ok(m), "{written}");
        }
        for tongue in Tongue::ALL {
            assert_eq!(read_spoken(&position, &speak(m, tongue), tongue), Ok(m));
        }
        position.play_unchecked(m);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seeds_pass() {
        for seed in SEEDS {
            moves_read_and_write_back(seed.as_bytes());
        }
    }
}
