//! The body of the fuzz target for FEN: ordinary code, replayed by a test.

use crate::{CastlingMode, fen};

/// Positions of standard chess and Chess960 to begin with.
pub const SEEDS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b Qk - 12 40",
    "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
    "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w GEge - 0 1",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 7",
];

/// Any bytes either are a position that is written back as the same position, or are refused.
pub fn fen_reads_and_writes_back(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for mode in [CastlingMode::Standard, CastlingMode::Chess960] {
        if let Ok(position) = fen::read(&text, mode) {
            let written = fen::write(&position);
            let again = fen::read(&written, mode).expect("what was written can be read");
            assert_eq!(again, position, "{written}");
            assert_eq!(fen::write(&again), written);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seeds_pass() {
        for seed in SEEDS {
            fen_reads_and_writes_back(seed.as_bytes());
            assert!(
                fen::read(seed, CastlingMode::Standard)
                    .or_else(|_| fen::read(seed, CastlingMode::Chess960))
                    .is_ok(),
                "{seed}"
            );
        }
        for broken in
            ["", "\u{0}\u{fffd}", "8/8/8/8/8/8/8/8 w - - 0 1", "9/8/8/8/8/8/8/8 w", "k/K b - - - - -"]
        {
            fen_reads_and_writes_back(broken.as_bytes());
        }
    }
}
