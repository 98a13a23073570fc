//! Questions and answers as data.

use turmuhr_clock::Span;
use turmuhr_core::{Chess, Citation, Color, Move};
use turmuhr_laws::{
    board::legality::{Attempt, Illegality},
    game::{Consequence, Proof, TimedAct},
    rules::Rules,
};

use crate::{Id, Past, Situation};

/// A question with exactly one right answer.
#[derive(Clone, Debug)]
pub struct Question {
    pub id: Id,
    /// The page by which the machine answers.
    pub rules: &'static Rules,
    /// The board drawn beside the question.
    pub shown: Option<Shown>,
    pub asked: Asked,
    pub choices: Vec<Answer>,
    /// The index of the right choice.
    pub right: usize,
    /// The articles of the answer, the first rules it.
    pub cites: Vec<Citation>,
}

impl Question {
    pub fn answer(&self) -> &Answer {
        &self.choices[self.right]
    }

    /// The scenario behind the question.
    pub fn situation(&self) -> Option<&Situation> {
        match &self.asked {
            Asked::Touch(situation) | Asked::Clock(situation) | Asked::Ruling(situation) => Some(situation),
            Asked::Legal(_)
            | Asked::WhichLegal
            | Asked::WhichIllegal
            | Asked::Standing
            | Asked::Count { .. } => None,
        }
    }

    /// Two questions with the same mark ask the same.
    pub fn mark(&self) -> String {
        let board = self.shown.as_ref().map(|shown| turmuhr_core::fen::write(&shown.position));
        let asked = match &self.asked {
            Asked::Legal(attempt) => format!("{attempt:?}"),
            Asked::WhichLegal | Asked::WhichIllegal | Asked::Standing => String::new(),
            Asked::Count { moves, .. } => format!("{moves:?}"),
            Asked::Touch(situation) | Asked::Clock(situation) | Asked::Ruling(situation) => {
                situation.told.clone()
            }
        };
        format!("{} {} {asked}", self.id.kind as u8, board.unwrap_or_default())
    }
}

/// A position, and what it does not show by itself.
#[derive(Clone, Debug)]
pub struct Shown {
    pub position: Chess,
    /// The last move, and the position before it.
    pub last: Option<(Chess, Move)>,
    /// What matters for castling and cannot be seen.
    pub past: Vec<Past>,
}

/// What is asked.
#[derive(Clone, Debug)]
pub enum Asked {
    Legal(Attempt),
    WhichLegal,
    WhichIllegal,
    Standing,
    /// How often the position after these moves has appeared.
    Count {
        start: Box<Chess>,
        moves: Vec<Move>,
    },
    Touch(Box<Situation>),
    Clock(Box<Situation>),
    Ruling(Box<Situation>),
}

/// A choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Legal,
    Illegal(Illegality),
    Move(Attempt),
    Standing(Standing),
    Times(u32),
    Clocks { white: Span, black: Span },
    Decided(Box<Decided>),
}

/// What a position means for the game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    Checkmate {
        winner: Color,
    },
    Stalemate,
    Dead,
    /// The player to move is in check; the game goes on.
    Check,
    /// No check; the game goes on.
    Quiet,
}

/// The rulings on an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided {
    pub rulings: Vec<Consequence>,
    /// The event they answer.
    pub event: TimedAct,
    /// The position after it; duties name moves of this position.
    pub position: Option<Chess>,
    /// The position the moves are counted from.
    pub start: Chess,
    /// What the record shows about a draw claim.
    pub proof: Option<Proof>,
    /// Another choice says the same and more: here nothing else follows.
    pub nothing_else: bool,
    /// A page by which this answer would be right.
    pub right_by: Option<&'static Rules>,
}
