//! Compares rulings with expectations.

use turmuhr_clock::Span;
use turmuhr_core::{Position, fen};
use turmuhr_laws::{
    game::{LiveGame, Why},
    words::Word,
};

use crate::{
    Final, Terms,
    play::fen_of,
    terms::{Field, Given, Name, Term},
};

/// A ruling that a scenario expects. Fields that it does not state may have any value.
#[derive(Clone, Debug, PartialEq)]
pub struct Expected(Vec<Demand>);

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Demand {
    Field(Field, Term),
    /// No ruling has such a field or value, so it is never met.
    Unknown {
        field: String,
        given: Given,
    },
}

impl Expected {
    pub(crate) fn read(table: &[(String, Given)]) -> Expected {
        let name = Name::among(table.iter().map(|(word, given)| (word.as_str(), given.clone())));
        let demand = |(word, given): &(String, Given)| {
            let known = Field::meaning(word).and_then(|field| Some((field, Term::read(field, name, given)?)));
            match known {
                Some((field, term)) => Demand::Field(field, term),
                None => Demand::Unknown { field: word.clone(), given: given.clone() },
            }
        };
        Expected(table.iter().map(demand).collect())
    }

    pub(crate) fn demands(&self) -> &[Demand] {
        &self.0
    }

    /// It expects the answer that the game is over.
    pub fn says_over(&self) -> bool {
        self.0.iter().any(|demand| matches!(demand, Demand::Field(_, Term::Why(Why::GameOver))))
    }

    fn met_by(&self, came: &Terms, compare: Compare) -> bool {
        self.0.iter().all(|demand| match demand {
            Demand::Field(Field::Cites, _) if compare == Compare::ButArticles => true,
            Demand::Field(field, wanted) => came.get(*field).is_some_and(|have| meets(wanted, have)),
            Demand::Unknown { .. } => false,
        })
    }
}

/// An expectation that was not met.
#[derive(Clone, Debug, PartialEq)]
pub enum Unmet {
    /// An expected ruling, and the actual ones.
    Ruling { event: usize, expected: Expected, came: Vec<Terms> },
    /// Nothing should have followed.
    Nothing { event: usize, came: Vec<Terms> },
    /// Another end than expected.
    Final { field: &'static str, expected: String, came: String },
}

/// What is compared.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Compare {
    Everything,
    ButArticles,
}

/// Every expectation of an event that its rulings do not meet.
pub(crate) fn unmet(event: usize, expected: &[Expected], came: &[Terms], compare: Compare) -> Vec<Unmet> {
    if expected.is_empty() && !came.is_empty() {
        return vec![Unmet::Nothing { event, came: came.to_vec() }];
    }
    expected
        .iter()
        .filter(|wanted| !came.iter().any(|ruling| wanted.met_by(ruling, compare)))
        .map(|wanted| Unmet::Ruling { event, expected: wanted.clone(), came: came.to_vec() })
        .collect()
}

/// A list must contain what the file names; a time may differ by half a second.
fn meets(wanted: &Term, have: &Term) -> bool {
    fn among<T: PartialEq>(wanted: &[T], have: &[T]) -> bool {
        wanted.iter().all(|item| have.contains(item))
    }
    match (wanted, have) {
        (Term::Articles(wanted), Term::Articles(have)) => cites_meet(wanted, have),
        (Term::Time(wanted), Term::Time(have)) => wanted.millis().abs_diff(have.millis()) < 500,
        (Term::Squares(wanted), Term::Squares(have)) => among(wanted, have),
        (Term::Moves(wanted), Term::Moves(have)) => among(wanted, have),
        (Term::Choices(wanted), Term::Choices(have)) => among(wanted, have),
        (wanted, have) => wanted == have,
    }
}

/// Each article named, or a subdivision of it, is among those cited: «10.11» is met by «10.11b», not by «10.112».
fn cites_meet(wanted: &[String], have: &[String]) -> bool {
    let close = |article: &String| article.replace(' ', "");
    let cited: Vec<String> = have.iter().map(close).collect();
    wanted.iter().map(close).all(|article| {
        cited.iter().any(|one| match one.strip_prefix(article.as_str()) {
            Some(rest) => !rest.starts_with(|ch: char| ch.is_ascii_digit()),
            None => false,
        })
    })
}

/// Expectations about the end that are not met.
pub(crate) fn unmet_end(end: &Final, game: &LiveGame) -> Vec<Unmet> {
    let mut unmet = Vec::new();
    let mut check = |field: &'static str, expected: Option<String>, came: String| {
        if let Some(expected) = expected
            && expected != came
        {
            unmet.push(Unmet::Final { field, expected, came });
        }
    };
    let over = game.over();
    let result = over.and_then(|over| over.result).map_or("-".to_owned(), |result| result.to_string());
    let reason = over.map_or("-".to_owned(), |over| over.reason.as_str().to_owned());
    check("result", end.result.map(|result| result.to_string()), result);
    check("reason", end.reason.clone(), reason);
    let normal = |text: &String| {
        let mode = game.start_position().castles().mode();
        fen::read(text, mode).map_or_else(|_| text.clone(), |position| fen::write(&position))
    };
    check("fen", end.fen.as_ref().map(normal), fen_of(game));
    let to_second = |span: Span| Span::from_millis((span.millis() + 500) / 1000 * 1000).to_string();
    check("white_time", end.white_time.map(to_second), to_second(game.left(turmuhr_core::Color::White)));
    check("black_time", end.black_time.map(to_second), to_second(game.left(turmuhr_core::Color::Black)));
    check("turn", end.turn.map(|turn| turn.to_string()), game.turn().to_string());
    unmet
}
