//! Standings.

use turmuhr_core::{PlayerId, Round as Seen};
use turmuhr_standings::Row as Placed;
use turmuhr_texts::{print as say, standings as told, values};
use turmuhr_tournament::RoundNo;

use super::{Body, Cell, Column, Made, Page, Row, Table};
use crate::source::{Entrant, Source};

pub(super) fn standings(page: Page<'_>) -> Made {
    let (table, notes) = table(page);
    (say::standings_title(page.lang), page.after(), Body::Table(table), notes)
}

/// Does any entrant have this value? Empty columns are left out.
fn any(source: &Source, of: impl Fn(&Entrant) -> bool) -> bool {
    source.entrants.values().any(of)
}

pub(super) fn table(page: Page<'_>) -> (Table, Vec<String>) {
    let (source, lang) = (page.source, page.lang);
    let made = &source.table.standings;
    let rated = any(source, |one| one.rating.is_some());
    let federations = any(source, |one| !one.federation.is_empty());
    let clubs = any(source, |one| !one.club.is_empty());
    let name = if source.of_teams { say::team(lang) } else { say::name(lang) };
    let mut columns =
        vec![Column::right(say::rank(lang)), Column::right(say::number(lang)), Column::wide(name)];
    if rated {
        columns.push(Column::right(say::rating(lang)));
    }
    if federations {
        columns.push(Column::left(say::federation(lang)));
    }
    if clubs {
        columns.push(Column::wide(say::club(lang)));
    }
    columns.push(Column::right(say::games(lang)));
    let points = columns.len();
    columns.push(Column::right(say::points_head(lang)));
    columns.extend(made.codes.iter().map(|code| Column::right(told::head(code, lang))));
    let rows = made.rows.iter().map(|placed| {
        let number = placed.id;
        let entrant = source.entrants.get(&number);
        let mut cells: Vec<Cell> =
            vec![format!("{}.", placed.rank).into(), number.to_string().into(), page.called(number).into()];
        let known = |of: fn(&Entrant) -> String| Cell::from(entrant.map(of).unwrap_or_default());
        if rated {
            cells.push(known(|one| one.rating.map(|rating| rating.to_string()).unwrap_or_default()));
        }
        if federations {
            cells.push(known(|one| one.federation.clone()));
        }
        if clubs {
            cells.push(known(|one| one.club.clone()));
        }
        cells.push(played(source, number).to_string().into());
        cells.push(values::number(placed.points.amount, lang).into());
        cells.extend(placed.values.iter().map(|value| {
            let shown = value.as_ref().map(|value| values::number(value.amount, lang));
            Cell::from(shown.unwrap_or_else(|| "–".to_owned()))
        }));
        Row { decided: decided(placed).map(|step| points + step), ..Row::of(cells) }
    });
    let table = Table { columns, rows: rows.collect(), notice: false };
    let mut notes = notes(page);
    if table.rows.iter().any(|row| row.decided.is_some()) {
        notes.push(say::decided_note(lang));
    }
    (table, notes)
}

/// The tie-break that separates this row from the one above, if it was not the points.
fn decided(row: &Placed) -> Option<usize> {
    row.below_by.filter(|step| *step > 0)
}

/// The number of games, or matches, played, without those that a leaver's treatment annuls.
fn played(source: &Source, number: PlayerId) -> usize {
    let rounds = source.histories.get(&number).map(|history| history.rounds.as_slice()).unwrap_or_default();
    rounds
        .iter()
        .take(source.table.after as usize)
        .filter(|round| matches!(round, Seen::Played { opponent, .. } if source.counts(*opponent)))
        .count()
}

/// The meaning of the codes, and other notes on the list.
pub(super) fn notes(page: Page<'_>) -> Vec<String> {
    let (source, lang) = (page.source, page.lang);
    let mut notes = Vec::new();
    let codes = &source.table.standings.codes;
    if !codes.is_empty() {
        let names: Vec<String> = codes
            .iter()
            .map(|code| {
                format!(
                    "{} = {}{}",
                    told::head(code, lang),
                    told::name(code.name, lang),
                    told::modifiers(code, lang)
                )
            })
            .collect();
        notes.push(format!("{}: {}.", say::tie_breaks(lang), names.join("; ")));
    }
    if source.table.pending > 0 {
        notes.push(say::pending_note(lang, source.table.pending));
    }
    for account in &source.table.left {
        notes.push(told::account(account, &page.called(account.leaver.id), lang));
    }
    let accounted = |number: PlayerId| source.table.left.iter().any(|account| account.leaver.id == number);
    let gone = source.entrants.values().filter(|one| !accounted(one.number));
    for entrant in gone {
        if let Some(round) =
            entrant.withdrawn_from.filter(|round| *round <= RoundNo::after(source.table.after))
        {
            notes.push(say::withdrawn_note(lang, entrant.called(), round));
        }
    }
    notes
}
