//! Cross table, progress table and wall chart.

use turmuhr_core::{Bye, PlayerId, Round as Seen};
use turmuhr_standings::{
    Form,
    cross::{CrossCell, Mark},
};
use turmuhr_texts::{print as say, standings as told, values};

use super::{
    Body, Cell, Column, Made, NoSheet, Page, Row, Table,
    standings::notes,
    words::{letter, own_mark},
};

/// More columns than this are unreadable on A4.
const WIDEST: usize = 40;

/// A cross table for a round robin, round by round for a Swiss; both in the order of the standings.
pub(super) fn cross(page: Page<'_>) -> Result<Made, NoSheet> {
    let lang = page.lang;
    if page.source.form == Form::Swiss {
        let order: Vec<PlayerId> = page.source.table.standings.rows.iter().map(|row| row.id).collect();
        let (table, mut said) = (progress(page, &order, page.source.table.after), notes(page));
        said.insert(0, say::progress_note(lang));
        return Ok((say::progress_title(lang), page.after(), Body::Table(table), said));
    }
    let players = page.source.table.cross.order.len();
    if players > WIDEST {
        return Err(NoSheet::TooWide { players, limit: WIDEST });
    }
    let mut said = notes(page);
    said.insert(0, if page.source.of_teams { say::cross_note_teams(lang) } else { say::cross_note(lang) });
    Ok((say::cross_title(lang), page.after(), Body::Table(everybody(page)), said))
}

fn everybody(page: Page<'_>) -> Table {
    let (source, lang) = (page.source, page.lang);
    let cross = &source.table.cross;
    let made = &source.table.standings;
    let name = if source.of_teams { say::team(lang) } else { say::name(lang) };
    let mut columns =
        vec![Column::right(say::rank(lang)), Column::right(say::number(lang)), Column::wide(name)];
    columns.extend((1..=cross.order.len()).map(|place| Column::even(place.to_string())));
    columns.push(Column::right(say::points_head(lang)));
    columns.extend(made.codes.iter().map(|code| Column::right(told::head(code, lang))));
    let rows = cross.order.iter().zip(&cross.cells).enumerate().map(|(place, (id, cells))| {
        let row = made.row(*id);
        let rank = row.map(|row| format!("{}.", row.rank)).unwrap_or_default();
        let mut line: Vec<Cell> = vec![rank.into(), id.to_string().into(), page.called(*id).into()];
        line.extend(cells.iter().enumerate().map(|(column, met)| match column == place {
            true => Cell::from("×"),
            false => meetings(page, met),
        }));
        // Participants who do not count have no points here.
        line.push(row.map(|row| values::number(row.points.amount, lang)).unwrap_or_default().into());
        for at in 0..made.codes.len() {
            let value = row.and_then(|row| row.values.get(at)).and_then(Option::as_ref);
            line.push(value.map(|value| values::number(value.amount, lang)).unwrap_or_default().into());
        }
        Row::of(line)
    });
    Table { rows: rows.collect(), columns, notice: false }
}

/// The results between two participants, with the colours below.
fn meetings(page: Page<'_>, met: &[CrossCell]) -> Cell {
    let mark = |cell: &CrossCell| {
        let mark = match cell.mark {
            Mark::Points(points) => values::points(points, page.lang),
            Mark::Plus => "+".to_owned(),
            Mark::Minus => "−".to_owned(),
            // Still to be played, like the rounds that are not paired yet.
            Mark::Pending => return String::new(),
        };
        if cell.counts { mark } else { format!("({mark})") }
    };
    let marks: Vec<String> = met.iter().map(mark).collect();
    let colours: Vec<String> = met
        .iter()
        .map(|cell| cell.colour.map_or_else(|| "–".to_owned(), |of| letter(of, page.lang)))
        .collect();
    if page.source.of_teams || met.is_empty() {
        return marks.join(" ").into();
    }
    Cell::two(marks.join(" "), colours.join(" "))
}

/// Opponent, colour and result of every round, and the score after it. Future rounds are empty.
fn progress(page: Page<'_>, order: &[PlayerId], until: u32) -> Table {
    let (source, lang) = (page.source, page.lang);
    let ranked = until == source.table.after && order.len() == source.table.standings.rows.len();
    let name = if source.of_teams { say::team(lang) } else { say::name(lang) };
    let mut columns = vec![
        Column::right(if ranked { say::rank(lang) } else { say::number(lang) }),
        Column::wide(name),
        Column::right(say::rating(lang)),
    ];
    columns.extend((1..=until).map(|round| Column::even(say::round_short(lang, round))));
    columns.push(Column::right(say::points_head(lang)));
    let rows = order.iter().map(|number| {
        let entrant = source.entrants.get(number);
        let rank = source.table.standings.rows.iter().find(|row| row.id == *number).map(|row| row.rank);
        let first = match rank.filter(|_| ranked) {
            Some(rank) => Cell::two(format!("{rank}."), number.to_string()),
            None => number.to_string().into(),
        };
        let rating = entrant.and_then(|one| one.rating).map(|rating| rating.to_string()).unwrap_or_default();
        let mut cells: Vec<Cell> = vec![first, page.called(*number).into(), rating.into()];
        let history = source.histories.get(number);
        for round in 0..until as usize {
            let seen = history.and_then(|history| history.rounds.get(round));
            let score = history.and_then(|history| history.scores.get(round + 1));
            cells.push(match (seen, score) {
                // An adjourned game has no score yet.
                (Some(seen @ Seen::Adjourned { .. }), _) => Cell::two(round_cell(page, *seen), " "),
                (Some(seen), Some(score)) => Cell::two(round_cell(page, *seen), values::points(*score, lang)),
                _ => Cell::two(" ", " "),
            });
        }
        let score = history.and_then(|history| history.scores.get(until as usize).or(history.scores.last()));
        cells.push(score.map(|score| values::points(*score, lang)).unwrap_or_default().into());
        Row::of(cells)
    });
    Table { rows: rows.collect(), columns, notice: false }
}

fn round_cell(page: Page<'_>, seen: Seen) -> String {
    let lang = page.lang;
    match seen {
        Seen::Bye(bye) if page.source.form.is_free(bye) => say::free_in_table(lang),
        Seen::Bye(Bye::Zero) => say::away(lang),
        Seen::Bye(Bye::Half) => format!("{} ½", say::free(lang)),
        Seen::Bye(Bye::PairingAllocated | Bye::Full) => say::free(lang),
        _ => {
            let opponent = seen.opponent().map(|id| id.to_string()).unwrap_or_default();
            let colour = seen.colour().map(|of| letter(of, lang)).unwrap_or_default();
            format!("{opponent}{colour} {}", own_mark(seen))
        }
    }
}

/// For the wall: in starting order, with space for future rounds.
pub(super) fn chart(page: Page<'_>) -> Made {
    let (source, lang) = (page.source, page.lang);
    let order: Vec<PlayerId> = source.entrants.keys().copied().collect();
    let mut table = progress(page, &order, source.total_rounds);
    // Ordered by number, whatever the standings.
    table.columns[0].head = say::number(lang);
    for (row, number) in table.rows.iter_mut().zip(&order) {
        row.cells[0] = number.to_string().into();
    }
    let played = source.rounds.len();
    let subtitle = match played {
        0 => say::before_start(lang),
        _ => say::round_of(lang, played, source.total_rounds),
    };
    (say::chart(lang), subtitle, Body::Table(table), vec![say::progress_note(lang)])
}
