//! The record of incidents: what happened at which board, what was decided and by which article, who wrote it down.

use turmuhr_texts::{incident as told, print as say};
use turmuhr_tournament::incident::Decided;

use super::{Body, Cell, Column, Made, NoSheet, Page, Row, Table};
use crate::source::{Happened, Origin};

pub(super) fn incidents(page: Page<'_>) -> Result<Made, NoSheet> {
    let lang = page.lang;
    // A tournament file has no place for them.
    if page.source.origin == Origin::File {
        return Err(NoSheet::NoIncidents);
    }
    let columns = vec![
        Column::right(say::round(lang)),
        Column::right(say::board(lang)),
        Column::wide(say::game_head(lang)),
        Column::wide(say::incident_head(lang)),
        Column::wide(say::decision_head(lang)),
        Column::left(say::recorded_head(lang)),
    ];
    let rows: Vec<Row> = page.source.incidents.iter().map(|one| row(page, one)).collect();
    let notes = if rows.is_empty() { vec![say::no_incidents(lang)] } else { Vec::new() };
    let table = Table { columns, rows, notice: false };
    // Of all rounds, also of the one that is being played.
    Ok((say::incidents(lang), String::new(), Body::Table(table), notes))
}

fn row(page: Page<'_>, one: &Happened) -> Row {
    let lang = page.lang;
    let incident = &one.recorded.incident;
    let rulings = incident.ruled.read(None);
    // An arbiter who decides otherwise does not rest on the article that says something else.
    let rests_on = match &incident.decided {
        Decided::Ruled => told::articles(&rulings),
        Decided::Otherwise { .. } if rulings.is_empty() => String::new(),
        Decided::Otherwise { .. } => say::other_than(lang, told::articles(&rulings)),
    };
    let when = one.local.map(|at| say::moment(at, lang)).unwrap_or_default();
    let clocks = incident.seen.readings.map(|read| say::clocks_read(lang, told::readings(read)));
    let beside: Vec<String> =
        clocks.into_iter().chain((!incident.note.is_empty()).then(|| incident.note.clone())).collect();
    Row::of(vec![
        one.round.to_string().into(),
        one.board.to_string().into(),
        Cell::two(page.seated(one.white), page.seated(one.black)),
        Cell::two(told::happened(&incident.seen, lang), beside.join(" · ")),
        Cell::two(told::decided(incident, lang).join(" "), rests_on),
        Cell::two(one.recorded.by.clone(), when),
    ])
}

/// A line each, for the arbiter's report.
pub(super) fn lines(page: Page<'_>) -> Vec<String> {
    let lang = page.lang;
    let line = |one: &Happened| {
        let who = format!("{} – {}", page.seated(one.white), page.seated(one.black));
        say::incident_line(
            lang,
            say::IncidentLine {
                round: one.round,
                board: one.board,
                who,
                what: told::told(&one.recorded.incident, lang),
            },
        )
    };
    page.source.incidents.iter().map(line).collect()
}
