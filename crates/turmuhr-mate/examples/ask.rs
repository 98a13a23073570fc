//! Answers for both sides of a position: a line that mates, or why there is none.
//!
//! `cargo run -p turmuhr-mate --example ask -- "7k/8/8/8/8/8/r7/N5K1 b - - 0 1"`

use turmuhr_core::shakmaty::san::SanPlus;
use turmuhr_mate::{CastlingMode, Chess, Color, Limits, Move, Verdict, can_mate, fen};

fn main() -> Result<(), fen::FenError> {
    let text = std::env::args().nth(1);
    let position =
        fen::read(text.as_deref().unwrap_or("7k/8/8/8/8/8/r7/N5K1 b - - 0 1"), CastlingMode::Standard)?;
    for side in Color::ALL {
        match can_mate(&position, side, Limits::default()) {
            Verdict::Winnable { line } => println!("{side} can mate: {}", written(&position, &line)),
            Verdict::Unwinnable { why } => println!("{side} cannot mate: {why:?}"),
            Verdict::Unknown { spent } => println!("{side}: not settled after {spent} positions"),
        }
    }
    Ok(())
}

fn written(position: &Chess, line: &[Move]) -> String {
    let mut at = position.clone();
    let moves = line.iter().map(|m| SanPlus::from_move_and_play_unchecked(&mut at, *m).to_string());
    moves.collect::<Vec<_>>().join(" ")
}
