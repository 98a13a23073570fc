//! A line that lacks a field of the list, or has an empty one too many: `Koch, Emil; SK Turm; 980` under `Nr.; Name; Verein; DWZ`.

use super::{
    cells::{DayFirst, Look, birth, fide_number, look, rating, sex, short_year, title_in_column},
    columns::{Column, Guess},
    countries::names_federation,
};

/// The fields of a line under the columns of the list.
pub(super) enum Under {
    /// As they stand.
    Same,
    /// One empty field was put in or taken out.
    Moved(Vec<String>),
    /// No such change makes all of them fit.
    No,
}

/// Finds the one change after which every field fits its column.
pub(super) fn under(cells: &[String], columns: &[Guess], year: u32) -> Under {
    let named = |cells: &[String]| {
        cells.iter().zip(columns).any(|(cell, guess)| guess.column.is_name() && !cell.is_empty())
    };
    let fit = |cells: &[String]| {
        let filled = cells.iter().rposition(|cell| look(cell, year) != Look::Empty).map_or(0, |at| at + 1);
        let mut fields = cells.iter().zip(columns);
        filled <= columns.len() && fields.all(|(cell, guess)| fits(guess.column, cell, year))
    };
    if fit(cells) {
        return Under::Same;
    }
    let put_in = (0..=cells.len()).filter(|_| cells.len() < columns.len()).map(|at| {
        let mut more = cells.to_vec();
        more.insert(at, String::new());
        more
    });
    let taken_out = (0..cells.len()).filter(|at| cells[*at].is_empty()).map(|at| {
        let mut fewer = cells.to_vec();
        fewer.remove(at);
        fewer
    });
    put_in.chain(taken_out).find(|cells| named(cells) && fit(cells)).map_or(Under::No, Under::Moved)
}

/// Can the field stand in this column?
fn fits(column: Column, cell: &str, year: u32) -> bool {
    let form = look(cell, year);
    let words = matches!(form, Look::FullName | Look::Word | Look::Text | Look::Federation);
    if form == Look::Empty {
        return true;
    }
    match column {
        Column::Ignored => true,
        Column::Number | Column::Board => !cell.contains(char::is_alphabetic),
        Column::Name | Column::FirstNameFirst | Column::SurnameFirst | Column::FirstName => {
            words || (form == Look::Title && column == Column::FirstName)
        }
        Column::Title => title_in_column(cell).is_some(),
        Column::FideRating | Column::NationalRating => {
            let number = matches!(form, Look::Rating | Look::YearOrRating | Look::Small);
            let labelled = matches!(form, Look::FideRating | Look::NationalRating);
            (number || labelled) && rating(cell).is_some()
        }
        Column::Club | Column::Side => words,
        Column::Birth | Column::BirthMonthFirst => {
            birth(cell, year, DayFirst::Yes).or_else(|| birth(cell, year, DayFirst::No)).is_some()
                || short_year(cell, year).is_some()
        }
        Column::Sex => sex(cell).is_some(),
        Column::Federation => names_federation(cell),
        Column::FideNumber => fide_number(cell).bytes().all(|byte| byte.is_ascii_digit()),
        Column::NationalNumber => cell.contains(|letter: char| letter.is_ascii_digit()),
    }
}
