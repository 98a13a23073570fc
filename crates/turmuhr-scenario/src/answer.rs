<<<<<<< HEAD
//! Rulings as JSON tables, in the names of the format.
=======
//! Rulings as JSON in the words of the format, for output and for journals.
>>>>>>> 63a874a520293122494fce5029cfe4731084cc95

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

<<<<<<< HEAD
/// A person accepted to help a player.
=======
/// The consequence in a table of [`ruling`]. The moves of a duty are read in the given position.
pub fn consequence(table: &Map<String, Value>, position: Option<&Chess>) -> Option<Consequence> {
    let fields = table.iter().map(|(word, value)| (word.as_str(), given(value)));
    Terms::read(fields)?.consequence(position)
}

/// An assistant accepted for a player.
>>>>>>> 63a874a520293122494fce5029cfe4731084cc95
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
<<<<<<< HEAD
=======

#[cfg(test)]
mod tests {
    use turmuhr_core::{Move, Square, shakmaty::uci::UciMove};
    use turmuhr_laws::game::Must;

    use super::*;
    use crate::casebook;

    /// Every ruling of every scenario of the case book can be written down and read again.
    #[test]
    fn every_ruling_is_read_back_as_it_was_told() {
        let mut seen = 0;
        for case in casebook::all() {
            let scenario = crate::read(case.text).expect("reads");
            let played = scenario.play().expect("plays");
            for event in &played.events {
                for told in &event.rulings {
                    let mode = CastlingMode::Standard;
                    let table = ruling(told, mode);
                    let Some(read) = consequence(&table, event.before.as_ref()) else {
                        panic!("{}: {table:?}", case.id);
                    };
                    // Duties name moves of the position after the event.
                    if !matches!(told.what, Consequence::Must(_)) {
                        assert_eq!(read, told.what, "{}", case.id);
                    }
                    seen += 1;
                }
            }
        }
        assert!(seen > 300, "{seen}");
    }

    #[test]
    fn the_moves_of_a_duty_are_those_of_its_position() {
        let start = Chess::default();
        let moves: Vec<Move> = ["e2e4", "e2e3"]
            .iter()
            .map(|uci| uci.parse::<UciMove>().expect("a move").to_move(&start).expect("legal"))
            .collect();
        let told = Consequence::Must(Must { pieces: vec![Square::E2], moves, ..Must::default() });
        let table = ruling(&Ruling { what: told.clone(), cites: Vec::new() }, CastlingMode::Standard);
        assert_eq!(consequence(&table, Some(&start)), Some(told));
    }
}
>>>>>>> 63a874a520293122494fce5029cfe4731084cc95
