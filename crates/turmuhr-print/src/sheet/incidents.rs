//! The record of incidents: the board, the incident, the decision with its article, and the author.

use turmuhr_core::Position;
use turmuhr_texts::{board, incident as told, print as say};
use turmuhr_tournament::incident::{Decided, position};

use super::{Body, Cell, Column, Diagram, Made, NoSheet, Page, Row, Table};
use crate::{
    exam::squares,
    source::{Happened, Origin},
};

pub(super) fn incidents(page: Page<'_>) -> Result<Made, NoSheet> {
    let lang = page.lang;
    // A tournament file cannot contain incidents.
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
    // Covers all rounds, including the current one.
    Ok((say::incidents(lang), String::new(), Body::Table(table), notes))
}

fn row(page: Page<'_>, one: &Happened) -> Row {
    let lang = page.lang;
    let incident = &one.recorded.incident;
    let rulings = incident.ruled.read(None);
    // A decision that differs from the ruling does not cite the ruling's article as its basis.
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

/// One line for each incident, for the arbiter's report.
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

/// The positions of incidents, in their order; most incidents have none.
pub(super) fn diagrams(page: Page<'_>) -> Vec<Diagram> {
    let lang = page.lang;
    let drawn = |one: &Happened| {
        let position = position(&one.recorded.incident.seen.position).ok()?;
        let side = board::color(position.turn(), lang);
        let caption = say::position_of(lang, say::PositionOf { round: one.round, board: one.board, side });
        Some(Diagram { squares: squares(position.board()), caption })
    };
    page.source.incidents.iter().filter_map(drawn).collect()
}
