//! Rulings as JSON tables, in the names of the format.

use serde_json::{Map, Value, json};
use turmuhr_core::CastlingMode;
use turmuhr_laws::{
    game::{Helper, Ruling},
    words::Word,
};

use crate::{
    Expected, Terms,
    expect::Demand,
    terms::{Given, Term},
};

/// A ruling as a table with the names and values of an expectation.
pub fn ruling(ruling: &Ruling, mode: CastlingMode) -> Map<String, Value> {
    table(&Terms::of(ruling, mode))
}

pub fn table(terms: &Terms) -> Map<String, Value> {
    terms.iter().map(|(field, term)| (field.word().to_owned(), value(term))).collect()
}

/// An expectation as written in its file.
pub fn expected(expected: &Expected) -> Map<String, Value> {
    let entry = |demand: &Demand| match demand {
        Demand::Field(field, term) => (field.word().to_owned(), value(term)),
        Demand::Unknown { field, given } => (field.clone(), as_given(given)),
    };
    expected.demands().iter().map(entry).collect()
}

/// An assistant accepted for a player.
pub fn helper(helper: &Helper) -> Value {
    json!({
        "of": helper.player.word(),
        "helps": helper.helps.word(),
        "name": helper.name,
    })
}

fn value(term: &Term) -> Value {
    fn texts<T: ToString>(list: &[T]) -> Value {
        list.iter().map(ToString::to_string).collect()
    }
    match term {
        Term::Name(name) => name.word().into(),
        Term::Result(result) => result.map(Word::word).into(),
        Term::Reason(reason) => reason.word().into(),
        Term::Why(why) => why.word().into(),
        Term::Color(color) => color.map(Word::word).into(),
        Term::Time(span) => span.to_string().into(),
        Term::Ply(ply) => (*ply).into(),
        Term::Square(square) => square.to_string().into(),
        Term::Squares(squares) => texts(squares),
        Term::Castle(side) => side.word().into(),
        Term::Moves(moves) => texts(moves),
        Term::Role(role) => role.word().into(),
        Term::Upheld(upheld) => (*upheld).into(),
        Term::Offer(state) => state.word().into(),
        Term::Choice(choice) => choice.word().into(),
        Term::Choices(choices) => choices.iter().map(|choice| choice.word()).collect(),
        Term::Debt(debt) => debt.word().into(),
        Term::Text(text) => text.as_str().into(),
        Term::Articles(articles) => texts(articles),
    }
}

fn as_given(given: &Given) -> Value {
    match given {
        Given::Nothing => Value::Null,
        Given::Text(text) => text.as_str().into(),
        Given::Number(number) => (*number).into(),
        Given::Fraction(number) => (*number).into(),
        Given::Flag(flag) => (*flag).into(),
        Given::List(items) => items.iter().map(as_given).collect(),
        Given::Table(entries) => {
            Value::Object(entries.iter().map(|(name, given)| (name.clone(), as_given(given))).collect())
        }
    }
}
