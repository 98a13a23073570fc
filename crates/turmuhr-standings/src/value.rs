//! A value with its derivation.

use turmuhr_core::PlayerId;

use crate::{event::Measure, fraction::Fraction};

/// A number with the terms it was computed from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// The result.
    pub amount: Fraction,
    /// By round, board or opponent, depending on `how`.
    pub terms: Vec<Term>,
    /// How the terms give the amount.
    pub how: How,
}

impl Value {
    /// The sum of the terms not cut.
    pub fn sum(terms: Vec<Term>) -> Value {
        let amount = terms.iter().filter(|term| term.cut.is_none()).map(Term::product).sum();
        Value { amount, terms, how: How::Sum }
    }

    /// A number without terms.
    pub fn given(amount: Fraction) -> Value {
        Value { amount, terms: Vec::new(), how: How::Given }
    }
}

/// One addend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// The round, or the board, from 1.
    pub number: u32,
    /// Where it comes from.
    pub from: Source,
    /// Before it is multiplied.
    pub amount: Fraction,
    /// The factor: the result against this opponent, or the weight of a board.
    pub times: Option<Fraction>,
    /// Set if the term does not count.
    pub cut: Option<Cut>,
}

impl Term {
    /// A term that counts once.
    pub fn new(number: u32, from: Source, amount: Fraction) -> Term {
        Term { number, from, amount, times: None, cut: None }
    }

    /// The amount times its factor.
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
    Opponent {
        /// The opponent.
        id: PlayerId,
        /// The actual score; `None` if it counts itself.
        scored: Option<Fraction>,
    },
    /// The scheduled opponent of a game that was not played.
    Scheduled {
        /// The scheduled opponent.
        id: PlayerId,
        /// The actual score; `None` if it counts itself.
        scored: Option<Fraction>,
    },
    /// The dummy of an unplayed round (16.4), and the cap on its score.
    Dummy {
        /// The participant's own score.
        own: Fraction,
        /// What limits the score; `None` if nothing does.
        cap: Option<Cap>,
        /// The round was missed by choice.
        voluntary: bool,
    },
    /// The virtual opponent: points before the round, the rest of the point, draws afterwards.
    Virtual {
        /// Points before the round.
        before: Fraction,
        /// What the participant left of the point in it.
        rest: Fraction,
        /// A draw for each later round.
        draws: Fraction,
    },
    /// A draw against oneself.
    Oneself,
    /// The round itself.
    Round,
    /// A board of the team's matches.
    Board,
}

/// The limit on the score of a dummy.
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
    /// Among the lowest values.
    Lowest,
    /// A round missed by choice, cut instead of the lowest if its value is at least as high (16.5).
    Voluntary,
    /// Among the highest values.
    Highest,
    /// The first rounds of the progressive score.
    First,
}

/// How the terms are combined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum How {
    /// Added up.
    Sum,
    /// The number of terms.
    Count,
    /// The sum divided by the number of terms.
    Mean {
        /// Rounded to a whole number.
        rounded: bool,
    },
    /// The score of one measure.
    Score(Measure),
    /// A plain fact without arithmetic.
    Given,
    /// The mean rating, and the rating difference of the percentage (10.2).
    Performance {
        /// Mean rating of the opponents.
        mean: Fraction,
        /// Points against them.
        points: Fraction,
        /// Games against them.
        games: u32,
        /// Points in per cent, rounded.
        percent: i64,
        /// Rating points of that percentage.
        difference: i64,
    },
    /// The lowest rating whose expected score reaches the points (10.3).
    Perfect {
        /// Points to reach.
        points: Fraction,
        /// Games against rated opponents.
        games: u32,
        /// The score expected of the amount.
        expected: Fraction,
    },
    /// The secondary score, plus the schedule divided by `divisor` (13.4).
    Schedule {
        /// The secondary score.
        secondary: Fraction,
        /// The strength of schedule.
        strength: Fraction,
        /// Scales the strength down.
        divisor: i64,
    },
    /// Points against opponents with at least this score (9.2).
    Koya {
        /// The score an opponent needs.
        limit: Fraction,
    },
    /// The place inside the tied group; 0 if the tie was never reached.
    Place,
}
