//! A list of several tables: a heading in the middle, or lines that another program cut. Each part has columns of its own; its
//! fields are put under the columns of the list.

use std::collections::BTreeSet;

use super::{
    Unread, Why,
    cells::{Look, look},
    columns::{Column, Forms, Guess, guess, headings, of_heading},
    gaps::{Under, under},
    table::Row,
    unread,
};

/// The most fields of a line. No list of players has more, and columns are compared with each other.
pub(crate) const COLUMNS: usize = 60;

/// Lines under one heading, cut by one separator.
#[derive(Default)]
struct Part {
    heading: Vec<String>,
    rows: Vec<Row>,
}

/// All parts under the same columns.
#[derive(Default)]
pub(super) struct Joined {
    pub(super) columns: Vec<Guess>,
    pub(super) heading: Vec<String>,
    /// The lines of the headings.
    pub(super) headings: Vec<usize>,
    /// In the order of the list.
    pub(super) rows: Vec<Row>,
    pub(super) unread: Vec<Unread>,
    /// Lines without a heading of their own whose fields were put under other columns.
    pub(super) moved: BTreeSet<usize>,
}

/// What is known about the list as a whole.
#[derive(Copy, Clone)]
pub(super) struct List {
    /// The line of the heading, if one of the first lines is one.
    pub(super) heading: Option<usize>,
    /// Most lines have fields: one without them says nothing about the columns.
    pub(super) fielded: bool,
    pub(super) of_teams: bool,
    pub(super) year: u32,
}

pub(super) fn joined(rows: Vec<Row>, list: List) -> Joined {
    let mut all = Joined::default();
    let mut parts = parts(rows, list, &mut all);
    // The columns of the first heading, else those of most lines.
    let size = |part: &Part| (!part.heading.is_empty(), part.rows.iter().filter(|row| !row.whole).count());
    let main = (0..parts.len()).rev().max_by_key(|at| {
        let (headed, rows) = size(&parts[*at]);
        (headed, if headed { parts.len() - at } else { rows })
    });
    let Some(main) = main else { return all };
    let mut first = parts.remove(main);
    let columns = guesses(&first, list);
    // Lines in the same order say what the columns hold, whatever cuts them.
    let (alike, others): (Vec<Part>, Vec<Part>) = parts
        .into_iter()
        .partition(|part| part.heading == first.heading && suits(&cut(part, list), &columns, list.year));
    first.rows.extend(alike.into_iter().flat_map(|part| part.rows));
    let columns = guesses(&first, list);
    mend(&mut first, &columns, list, &mut all.moved);
    // Single lines of another program, too.
    let mut others = others;
    for part in others.iter_mut().filter(|part| part.heading == first.heading) {
        let rows = std::mem::take(&mut part.rows);
        for mut row in rows {
            if list.fielded && row.whole {
                part.rows.push(row);
                continue;
            }
            match under(&row.cells, &columns, list.year) {
                Under::Same => first.rows.push(row),
                Under::Moved(cells) => {
                    all.moved.insert(row.line);
                    row.cells = cells;
                    first.rows.push(row);
                }
                Under::No => part.rows.push(row),
            }
        }
    }
    others.retain(|part| !part.rows.is_empty());
    all.columns = guesses(&first, list);
    all.heading = first.heading;
    all.rows = first.rows;
    for part in others {
        put(&mut all, part, list);
    }
    all.rows.sort_by_key(|row| row.line);
    let width = all.columns.len();
    all.rows.iter_mut().for_each(|row| row.cells.resize(width, String::new()));
    all
}

/// Puts lines that lack a field under the columns: then the columns are known better.
fn mend(part: &mut Part, columns: &[Guess], list: List, moved: &mut BTreeSet<usize>) {
    for row in part.rows.iter_mut().filter(|row| !(list.fielded && row.whole)) {
        if let Under::Moved(cells) = under(&row.cells, columns, list.year) {
            moved.insert(row.line);
            row.cells = cells;
        }
    }
}

/// The rows by their heading and their separator.
fn parts(rows: Vec<Row>, list: List, all: &mut Joined) -> Vec<Part> {
    let mut parts: Vec<(Option<char>, Part)> = Vec::new();
    let mut heading: Vec<String> = Vec::new();
    // Parts before this one have another heading.
    let mut from = 0;
    for mut row in rows {
        let filled = row.cells.iter().rposition(|cell| !cell.is_empty()).map_or(1, |at| at + 1);
        row.cells.truncate(filled);
        let above = list.heading.is_some_and(|line| row.line < line);
        if list.heading == Some(row.line) || is_heading(&row, list.year) {
            all.headings.push(row.line);
            if row.cells != heading {
                heading = row.cells;
                heading.truncate(COLUMNS);
                from = parts.len();
            }
        } else if row.cells == heading {
            all.headings.push(row.line);
        } else if row.cells.len() > COLUMNS {
            all.unread.push(unread(&row, Why::TooManyFields));
        } else if above && !is_player(&row, list.year) {
            all.unread.push(unread(&row, Why::AboveHeading));
        } else {
            let known = parts.iter().skip(from).position(|(other, _)| *other == row.other);
            let at = known.map_or(parts.len(), |at| from + at);
            if at == parts.len() {
                parts.push((row.other, Part { heading: heading.clone(), rows: Vec::new() }));
            }
            parts[at].1.rows.push(row);
        }
    }
    parts.into_iter().map(|(_, part)| part).collect()
}

/// A heading in the middle of a list: at least two names of columns, and hardly anything else.
fn is_heading(row: &Row, year: u32) -> bool {
    let filled = row.cells.iter().filter(|cell| !cell.is_empty()).count();
    let known = headings(&row.cells, year).unwrap_or(0);
    known >= 2 && known * 3 >= filled * 2
}

/// A player above the heading, not a title of the list: a name and a number in fields.
fn is_player(row: &Row, year: u32) -> bool {
    let numbers = [Look::YearOrRating, Look::Rating, Look::Date, Look::NationalRating, Look::FideRating];
    let filled = row.cells.iter().filter(|cell| !cell.is_empty()).count();
    let named = |cell: &String| cell.contains(',') && look(cell, year) == Look::FullName;
    let full = |cell: &String| look(cell, year) == Look::FullName;
    let numbered = row.cells.iter().any(|cell| numbers.contains(&look(cell, year)));
    !row.whole && numbered && (row.cells.iter().any(named) || (filled >= 3 && row.cells.iter().any(full)))
}

fn guesses(part: &Part, list: List) -> Vec<Guess> {
    let heading = (!part.heading.is_empty()).then_some(part.heading.as_slice());
    guess(heading, &cut(part, list), list.year, list.of_teams)
}

fn cut(part: &Part, list: List) -> Vec<Row> {
    part.rows.iter().filter(|row| !(list.fielded && row.whole)).cloned().collect()
}

/// Puts the fields of a part under the columns of the list; a column that the list lacks becomes its last.
fn put(all: &mut Joined, part: Part, list: List) {
    let own = guesses(&part, list);
    let mut places: Vec<usize> = Vec::new();
    for (at, guess) in own.iter().enumerate() {
        let free = |place: &usize| !places.contains(place) && all.columns[*place].column == guess.column;
        // Columns that are not taken stay beside each other only under the same heading.
        let same = |place: &usize| {
            guess.column != Column::Ignored || all.heading.get(*place) == part.heading.get(at)
        };
        let place = (0..all.columns.len()).find(|place| free(place) && same(place));
        places.push(place.unwrap_or_else(|| {
            all.columns.push(*guess);
            let named = part.heading.get(at).filter(|cell| of_heading(cell).is_some());
            all.heading.resize(all.columns.len() - 1, String::new());
            all.heading.push(named.cloned().unwrap_or_default());
            all.columns.len() - 1
        }));
    }
    let unmoved = places.iter().enumerate().all(|(at, place)| at == *place);
    for mut row in part.rows {
        if !(list.fielded && row.whole) {
            let mut cells = vec![String::new(); all.columns.len()];
            for (cell, place) in row.cells.drain(..).zip(&places) {
                cells[*place] = cell;
            }
            row.cells = cells;
            all.moved.extend((part.heading.is_empty() && !unmoved).then_some(row.line));
        }
        all.rows.push(row);
    }
}

/// Do the fields fit the columns of the list as they stand?
fn suits(rows: &[Row], columns: &[Guess], year: u32) -> bool {
    let width = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    let fits = |(at, guess): (usize, &Guess)| {
        let forms = Forms::of(rows, at, year);
        let text = [Look::FullName, Look::Word, Look::Text, Look::Federation];
        forms.is_empty() || (forms.fit(guess.column) && (guess.column != Column::Club || forms.mostly(&text)))
    };
    width <= columns.len() && columns.iter().enumerate().all(fits)
}
