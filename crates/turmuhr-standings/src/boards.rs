//! Tie-breaks from the boards of team matches (article 12, and the Berlin system).

use crate::{
    fraction::Fraction,
    table::Table,
    value::{Source, Term, Value},
};

/// Which matches of a team count.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Matches {
    All,
    /// Only matches against this team.
    Against(usize),
}

/// Game points on each board.
pub(crate) fn by_board(table: &Table<'_>, place: usize, matches: Matches) -> Vec<Fraction> {
    let count = table.event.boards.unwrap_or(0) as usize;
    let mut boards = vec![Fraction::tenths(0); count];
    let rounds = table.event.participants[place].rounds.iter().take(table.event.rounds as usize);
    for (entry, cell) in rounds.zip(&table.cells[place]) {
        if let Matches::Against(opponent) = matches
            && cell.opponent != Some(opponent)
        {
            continue;
        }
        for (board, points) in boards.iter_mut().zip(&entry.boards) {
            *board = *board + Fraction::from(*points);
        }
    }
    boards
}

fn weighted(boards: Vec<Fraction>, weight: impl Fn(i64) -> i64) -> Value {
    let terms = (1..).zip(boards).map(|(board, points)| {
        let times = Some(Fraction::whole(weight(i64::from(board))));
        Term { times, ..Term::new(board, Source::Board, points) }
    });
    Value::sum(terms.collect())
}

/// 12.1: points times the board number. Smaller is better.
pub(crate) fn count(table: &Table<'_>, place: usize, matches: Matches) -> Value {
    weighted(by_board(table, place, matches), |board| board)
}

/// The Berlin system: the first board has the weight `top`, each further board one less.
pub(crate) fn berlin(table: &Table<'_>, place: usize, top: Option<u32>) -> Value {
    let top = i64::from(top.or(table.event.boards).unwrap_or(0));
    weighted(by_board(table, place, Matches::All), |board| top - board + 1)
}

/// 12.2: board by board from the first.
pub(crate) fn top_boards(table: &Table<'_>, place: usize, matches: Matches) -> Vec<Fraction> {
    by_board(table, place, matches)
}

/// 12.3: all boards but the last, all but the last two, and so on.
pub(crate) fn without_bottom(table: &Table<'_>, place: usize, matches: Matches) -> Vec<Fraction> {
    let boards = by_board(table, place, matches);
    (1..boards.len())
        .rev()
        .map(|left| Fraction::tenths(0) + boards[..left].iter().copied().sum::<Fraction>())
        .collect()
}
