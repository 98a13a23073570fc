//! What the boards of team matches give (article 12, and the Berlin system).

use crate::{
    fraction::Fraction,
    table::Table,
    value::{Source, Term, Value},
};

/// Game points on each board in all matches.
pub(crate) fn by_board(table: &Table<'_>, place: usize) -> Vec<Fraction> {
    let count = table.event.boards.unwrap_or(0) as usize;
    let mut boards = vec![Fraction::tenths(0); count];
    let rounds = table.event.participants[place].rounds.iter().take(table.event.rounds as usize);
    for entry in rounds {
        for (board, points) in boards.iter_mut().zip(&entry.boards) {
            *board = *board + Fraction::from(*points);
        }
    }
    boards
}

fn weighted(table: &Table<'_>, place: usize, weight: impl Fn(i64) -> i64) -> Value {
    let boards = (1..).zip(by_board(table, place));
    let terms = boards.map(|(board, points)| {
        let times = Some(Fraction::whole(weight(i64::from(board))));
        Term { times, ..Term::new(board, Source::Board, points) }
    });
    Value::sum(terms.collect())
}

/// 12.1: points times the number of the board. Fewer are better.
pub(crate) fn count(table: &Table<'_>, place: usize) -> Value {
    weighted(table, place, |board| board)
}

/// The Berlin system: the first board weighs `top`, every further one less by one.
pub(crate) fn berlin(table: &Table<'_>, place: usize, top: Option<u32>) -> Value {
    let top = i64::from(top.or(table.event.boards).unwrap_or(0));
    weighted(table, place, |board| top - board + 1)
}

/// 12.2: board by board from the first.
pub(crate) fn top_boards(table: &Table<'_>, place: usize) -> Vec<Fraction> {
    by_board(table, place)
}

/// 12.3: all boards but the last, all but the last two, and so on.
pub(crate) fn without_bottom(table: &Table<'_>, place: usize) -> Vec<Fraction> {
    let boards = by_board(table, place);
    (1..boards.len())
        .rev()
        .map(|left| Fraction::tenths(0) + boards[..left].iter().copied().sum::<Fraction>())
        .collect()
}
