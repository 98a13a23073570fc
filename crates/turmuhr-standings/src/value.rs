//! A value with the arithmetic it was made by.

use turmuhr_core::PlayerId;

use crate::{event::Measure, fraction::Fraction};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    pub amount: Fraction,
    /// Round by round, or board by board, or opponent by opponent, as `how` says.
    pub terms: Vec<Term>,
    pub how: How,
}

impl Value {
    /// What the terms that were not cut make together.
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
    /// What the amount is multiplied by: the result against this opponent, or the weight of a board.
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
    /// An opponent; `scored` where that is not what counts.
    Opponent { id: PlayerId, scored: Option<Fraction> },
    /// The scheduled opponent of a game that was not played.
    Scheduled { id: PlayerId, scored: Option<Fraction> },
    /// The dummy of an unplayed round (16.4) and what capped its score.
    Dummy { own: Fraction, cap: Option<Cap>, voluntary: bool },
    /// The virtual opponent: points before the round, the rest of the point, draws from then on.
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
    /// The score of the opponent who was to be met (16.4.1).
    Scheduled(PlayerId),
    /// A draw in every round (16.4.2).
    Draws,
}

/// Why an addend was left out.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Cut {
    Lowest,
    /// A round not played by choice goes before the lowest if it counts as much (16.5).
    Voluntary,
    Highest,
    /// The first rounds of the progressive score.
    First,
}

/// What is done with the terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum How {
    Sum,
    /// So many terms.
    Count,
    /// The sum divided by the number of terms.
    Mean {
        rounded: bool,
    },
    /// The score of one measure.
    Score(Measure),
    /// A fact that needs no arithmetic.
    Given,
    /// Mean rating, and what the percentage adds (10.2).
    Performance {
        mean: Fraction,
        points: Fraction,
        games: u32,
        percent: i64,
        difference: i64,
    },
    /// The lowest rating that would be expected to score the points (10.3).
    Perfect {
        points: Fraction,
        games: u32,
        expected: Fraction,
    },
    /// The secondary score and the schedule divided by `divisor` (13.4).
    Schedule {
        secondary: Fraction,
        strength: Fraction,
        divisor: i64,
    },
    /// Points against opponents with at least so many (9.2).
    Koya {
        limit: Fraction,
    },
    /// The place inside the group that was tied; nothing where the tie was not touched.
    Place,
}
