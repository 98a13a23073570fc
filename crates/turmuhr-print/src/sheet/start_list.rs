//! The starting list: everybody by starting number. It hangs on the wall, so years of birth stay out.

use turmuhr_texts::print as say;

use super::{Body, Cell, Column, Made, Page, Row, Table};
use crate::source::Entrant;

pub(super) fn start_list(page: Page<'_>) -> Made {
    let (source, lang) = (page.source, page.lang);
    let everyone = || source.entrants.values().chain(source.members.values());
    let titled = everyone().any(|one| !one.title.is_empty());
    let federations = everyone().any(|one| !one.federation.is_empty());
    let rated = everyone().any(|one| one.rating.is_some());
    let clubs = everyone().any(|one| !one.club.is_empty());
    let mut columns = vec![Column::right(say::number(lang))];
    if titled {
        columns.push(Column::left(say::player_title(lang)));
    }
    columns.push(Column::wide(say::name(lang)));
    if federations {
        columns.push(Column::left(say::federation(lang)));
    }
    if rated {
        columns.push(Column::right(say::rating(lang)));
    }
    if clubs {
        columns.push(Column::wide(say::club(lang)));
    }
    let row = |number: String, one: &Entrant| {
        let mut cells = vec![Cell::from(number)];
        if titled {
            cells.push(one.title.as_str().into());
        }
        cells.push(one.name.as_str().into());
        if federations {
            cells.push(one.federation.as_str().into());
        }
        if rated {
            cells.push(one.rating.map(|rating| rating.to_string()).unwrap_or_default().into());
        }
        if clubs {
            cells.push(one.club.as_str().into());
        }
        Row::of(cells)
    };
    let mut rows = Vec::new();
    for entrant in source.entrants.values() {
        rows.push(Row { group: source.of_teams, ..row(entrant.number.to_string(), entrant) });
        let members = entrant.members.iter().filter_map(|member| source.members.get(member));
        rows.extend((1..).zip(members).map(|(board, member): (u32, _)| row(board.to_string(), member)));
    }
    let count = source.entrants.len();
    let subtitle =
        if source.of_teams { say::teams_in_all(lang, count) } else { say::players_in_all(lang, count) };
    let left = source.entrants.values().filter_map(|one| Some((one, one.withdrawn_from?)));
    let notes = left.map(|(one, round)| say::withdrawn_note(lang, one.called(), round)).collect();
    (say::start_list(lang), subtitle, Body::Table(Table { columns, rows, notice: false }), notes)
}
