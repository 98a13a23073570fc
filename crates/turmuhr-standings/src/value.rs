//! A value with its derivation.

use turmuhr_core::PlayerId;

use crate::{event::Measure, fraction::Fraction};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    pub amount: Fraction,
    /// By round, board or opponent, depending on `how`.
    pub terms: Vec<Term>,
    pub how: How,
}

impl Value {
    /// The sum of the terms not cut.
    pub fn sum(terms: Vec<Term>) -> Value {
        let amount = terms.iter().filter(|term| term.cut.is_none()).map(Term::product).sum();
        Value { amount, terms, how: How::Sum }
    }

    pub fn given(amount: Fraction) -> Value {
        Value { amount, terms: Vec::new(), how: How::Given }
    }
}

/// One addend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// The round, or the board, from 1.
    pub number: u32,
    pub from: Source,
    pub amount: Fraction,
    /// The factor: the result against this opponent, or the weight of a board.
    pub times: Option<Fraction>,
    pub cut: Option<Cut>,
}

impl Term {
    pub fn new(number: u32, from: Source, amount: Fraction) -> Term {
        Term { number, from, amount, times: None, cut: None }
    }

    pub fn product(&self) -> Fraction {
        match self.times {
            None => self.amount,
            Some(times) => self.amount * times,
        }
    }
}

/// Where an addend comes from.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// An opponent; `scored` is the actual score if another one counts.
    Opponent { id: PlayerId, scored: Option<Fraction> },
    /// The scheduled opponent of a game that was not played.
    Scheduled { id: PlayerId, scored: Option<Fraction> },
    /// The dummy of an unplayed round (16.4), and the cap on its score.
    Dummy { own: Fraction, cap: Option<Cap>, voluntary: bool },
    /// The virtual opponent: points before the round, the rest of the point, draws afterwards.
    Virtual { before: Fraction, rest: Fraction, draws: Fraction },
    /// A draw against oneself.
    Oneself,
    /// The round itself.
    Round,
    /// A board of the team's matches.
    Board,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Cap {
    /// The score of the scheduled opponent (16.4.1).
    Scheduled(PlayerId),
    /// A draw in every round (16.4.2).
    Draws,
}

/// Why an addend was cut.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Cut {
    Lowest,
    /// A round missed by choice, cut instead of the lowest if its value is at least as high (16.5).
    Voluntary,
    Highest,
    /// The first rounds of the progressive score.
    First,
}

/// How the terms are combined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum How {
    Sum,
    /// The number of terms.
    Count,
    /// The sum divided by the number of terms.
    Mean {
        rounded: bool,
    },
    /// The score of one measure.
    Score(Measure),
    /// A plain fact without arithmetic.
    Given,
    /// The mean rating, and the rating difference of the percentage (10.2).
    Performance {
        mean: Fraction,
        points: Fraction,
        games: u32,
        percent: i64,
        difference: i64,
    },
    /// The lowest rating whose expected score reaches the points (10.3).
    Perfect {
        points: Fraction,
        games: u32,
        expected: Fraction,
    },
    /// The secondary score, plus the schedule divided by `divisor` (13.4).
    Schedule {
        secondary: Fraction,
        strength: Fraction,
        divisor: i64,
    },
    /// Points against opponents with at least this score (9.2).
    Koya {
        limit: Fraction,
    },
    /// The place inside the tied group; 0 if the tie was never reached.
    Place,
}
