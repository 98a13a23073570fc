//! One line in another order than the list: `Weber, Jan; SV Nord; 1975; 2210` among `name; rating; club; year`.

use super::{
    RATINGS,
    cells::{DayFirst, Look, birth, look, rating},
    columns::{Column, Guess},
    table::Row,
};

/// Does the field fit its column? Only columns whose fields look different take part.
fn fits(column: Column, cell: &str, year: u32) -> Option<bool> {
    let form = look(cell, year);
    match column {
        Column::FideRating | Column::NationalRating => {
            let labelled = matches!(form, Look::FideRating | Look::NationalRating);
            let plain = matches!(form, Look::Rating | Look::YearOrRating | Look::Small);
            Some(labelled || (plain && rating(cell).is_some()))
        }
        Column::Birth | Column::BirthMonthFirst => Some(birth(cell, year, DayFirst::Yes).is_some()),
        Column::Club => Some(matches!(form, Look::FullName | Look::Word | Look::Text)),
        Column::Ignored
        | Column::Number
        | Column::Name
        | Column::FirstNameFirst
        | Column::SurnameFirst
        | Column::FirstName
        | Column::Title
        | Column::Sex
        | Column::Federation
        | Column::FideNumber
        | Column::NationalNumber
        | Column::Side
        | Column::Board => None,
    }
}

/// The place of each column's field, if the fields that do not fit fill each other's columns.
pub(super) fn other(row: &Row, columns: &[Guess], year: u32) -> Option<Vec<usize>> {
    let mut wrong: Vec<usize> = Vec::new();
    for (at, (cell, guess)) in row.cells.iter().zip(columns).enumerate() {
        if look(cell, year) != Look::Empty && fits(guess.column, cell, year) == Some(false) {
            wrong.push(at);
        }
    }
    // A number in the column of ratings that is no rating of anybody may be the year that another column lacks.
    if !wrong.is_empty() {
        let may_move = |at: &usize| {
            let shape = columns.get(*at).map(|guess| guess.column);
            matches!(shape, Some(Column::FideRating | Column::NationalRating))
                && look(&row.cells[*at], year) == Look::YearOrRating
        };
        wrong.extend(
            (0..row.cells.len()).filter(may_move).filter(|at| !wrong.contains(at)).collect::<Vec<_>>(),
        );
    }
    if wrong.len() < 2 {
        return None;
    }
    // Years first: they can be ratings too, ratings outside of the years cannot be years.
    let rank = |at: &usize| match columns[*at].column {
        Column::Birth | Column::BirthMonthFirst => 0,
        Column::FideRating | Column::NationalRating => 1,
        _ => 2,
    };
    let mut open = wrong.clone();
    open.sort_by_key(rank);
    let mut free = wrong;
    let mut places: Vec<usize> = (0..row.cells.len()).collect();
    for at in open {
        let column = columns[at].column;
        let sensible = |from: &&usize| {
            let cell = &row.cells[**from];
            let in_range = !matches!(column, Column::FideRating | Column::NationalRating)
                || rating(cell).is_some_and(|found| RATINGS.contains(&found));
            fits(column, cell, year) == Some(true) && in_range
        };
        let from = *free.iter().find(sensible)?;
        free.retain(|place| *place != from);
        places[at] = from;
    }
    Some(places)
}
