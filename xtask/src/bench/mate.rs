//! Can this side still mate? Against chasolver, in one run.

use std::{hint::black_box, str::FromStr};

use turmuhr_core::{CastlingMode, Chess, Color, Position, fen};
use turmuhr_exchange::pgn::replay;
use turmuhr_mate::{Limits, can_mate, yes_or_no};

use super::{Figure, corpus, ratio};
use crate::random::Random;

/// A question for both.
struct Question {
    position: Chess,
    side: Color,
    board: chess::Board,
}

impl Question {
    fn new(position: Chess, side: Color) -> Option<Question> {
        let board = chess::Board::from_str(&fen::write(&position)).ok()?;
        Some(Question { position, side, board })
    }

    fn peers_side(&self) -> chess::Color {
        self.side.fold_wb(chess::Color::White, chess::Color::Black)
    }
}

pub(super) fn questions() -> Vec<Figure> {
    let mut figures = Vec::new();
    let composed = composed();
    if !composed.is_empty() {
        figures.push(with_proof("mate: composed and collected positions, with proof", &composed, 1.0, 2));
    }
    let ends = ends_of_games();
    println!("mate: {} composed and collected positions, {} ends of games", composed.len(), ends.len());
    figures.push(with_proof("mate: ends of games, with proof", &ends, 1.0, 5));
    let ratio = ratio(
        5,
        || {
            for question in &ends {
                black_box(yes_or_no(&question.position, question.side, Limits::default()));
            }
        },
        || {
            for question in &ends {
                black_box(chasolver::is_unwinnable_fast(&question.board, question.peers_side()));
            }
        },
    );
    // Not a fair race, so no goal: the peer's quick mode only looks for some reasons why not.
    println!("mate: ends of games, yes or no: {ratio:.2} of the speed of the peer's quick look");
    figures
}

fn with_proof(what: &'static str, questions: &[Question], goal: f64, turns: usize) -> Figure {
    let ratio = ratio(
        turns,
        || {
            for question in questions {
                let _ = black_box(can_mate(&question.position, question.side, Limits::default()));
            }
        },
        || {
            for question in questions {
                black_box(chasolver::winnability(&question.board, question.peers_side()));
            }
        },
    );
    Figure { what, ratio, goal }
}

/// The collection, where it is at hand.
fn composed() -> Vec<Question> {
    const FILES: [&str; 11] = [
        "beyond-cha",
        "bishops",
        "blocked",
        "castling",
        "composed",
        "enpassant",
        "forced",
        "material",
        "mutated",
        "real-timeouts",
        "real-unfair",
    ];
    let mut questions = Vec::new();
    for name in FILES {
        let bytes = corpus(&format!("unwinnable/{name}.txt")).unwrap_or_default();
        for line in String::from_utf8_lossy(&bytes).lines() {
            let mut parts = line.split(';').map(str::trim);
            let (Some(text), Some(side)) = (parts.next(), parts.next()) else { continue };
            let Ok(position) = fen::read(text, CastlingMode::Standard) else { continue };
            questions.extend(Question::new(position, Color::from_white(side == "white")));
        }
    }
    questions
}

/// The last positions of real games, where they are at hand, else of games by chance.
fn ends_of_games() -> Vec<Question> {
    let mut ends = Vec::new();
    for name in ["lichess-a", "twic1599", "great_masters"] {
        if let Some(bytes) = corpus(&format!("pgn/{name}.pgn")) {
            replay::replay(&bytes, |game| ends.push(game.end.clone()));
        }
    }
    if ends.is_empty() {
        let mut random = Random::new(3);
        for _ in 0..500 {
            let mut position = Chess::default();
            for _ in 0..100 {
                let moves = position.legal_moves();
                let Some(m) = random.pick(&moves) else { break };
                position.play_unchecked(*m);
            }
            ends.push(position);
        }
    }
    ends.into_iter()
        .filter(|end| !end.legal_moves().is_empty())
        .flat_map(|end| Color::ALL.map(|side| Question::new(end.clone(), side)))
        .flatten()
        .collect()
}
