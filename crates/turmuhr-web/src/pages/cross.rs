//! The cross table of a round robin; for other formats the progress table, round by round.

use std::collections::HashMap;

use maud::{Markup, html};
use turmuhr_core::Color;
use turmuhr_standings::{
    Form,
    cross::{CrossCell, Mark, cross_table},
};
use turmuhr_texts::{Lang, values};
use turmuhr_tournament::{Party, RoundNo, Table};

use super::{
    Page, page,
    standings::{after, left},
};
use crate::{
    http::{Answer, Ask},
    live::{fragment, live},
    parts::View,
    words::{refusals, rounds, standings as say},
};

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lang = ask.lang;
    let after = after(&ask, section);
    let view = View::new(&ask, &snapshot, section);
    let key = format!("cross {} {after} {lang} {}", section.id, view.staff);
    let list = snapshot.fragment(key, || {
        let shown = if after == 0 {
            html! { p.empty { (say::nothing_played(lang)) } }
        } else {
            match snapshot.table(section, after).as_ref() {
                Ok(table) if table.counted().form == Form::RoundRobin => {
                    html! { (cross(&view, table)) (left(&view, table)) }
                }
                Ok(table) => progress(&view, table),
                Err(why) => html! { p.trouble { (refusals::no_table(why, lang)) } },
            }
        };
        shown.into_string()
    });
    let list = html! { (maud::PreEscaped(list.as_str())) };
    if ask.query.has("fragment") {
        return Ok(fragment(&list));
    }
    let body = html! { div.scroll { (live(&ask, &snapshot, "cross", &list)) } };
    let title = say::cross(lang);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: None }))
}

fn cross(view: &View<'_>, table: &Table) -> Markup {
    let lang = view.lang;
    let order: Vec<_> = table.standings.rows.iter().map(|row| row.id).collect();
    let cross = cross_table(&table.accounted, &order);
    html! {
        table.cross {
            caption { (say::standings_after(lang, table.after)) ". " (say::cross_explained(lang)) }
            thead { tr {
                th.number { (say::place(lang)) } th { (say::name(lang)) }
                @for column in 1..=cross.order.len() { th.number { (column) } }
                th.number { (say::points(lang)) }
            } }
            tbody {
                @for (place, id) in cross.order.iter().enumerate() {
                    @let row = table.standings.row(*id);
                    @if let Some(party) = table.party(*id) { tr data-key={ "x" (party) } {
                        td.number { (row.map(|row| row.rank.to_string()).unwrap_or_default()) }
                        td { (view.name(party)) @if !table.accounted.counts(*id) { " " span.note { (say::left_early(lang)) } } }
                        @for (column, cells) in cross.cells[place].iter().enumerate() {
                            td.number.same[column == place] { @if column == place { "×" } @else { @for cell in cells { (mark(cell, lang)) " " } } }
                        }
                        td.number { a href=(view.paths.arithmetic(party, table.after)) {
                            b { @if let Some(row) = row { (values::number(row.points.amount, lang)) } }
                        } }
                    } }
                }
            }
        }
    }
}

fn mark(cell: &CrossCell, lang: Lang) -> String {
    let mark = match cell.mark {
        Mark::Points(points) => values::points(points, lang),
        Mark::Plus => "+".to_owned(),
        Mark::Minus => "−".to_owned(),
        // Still to be played, like the rounds that are not paired yet.
        Mark::Pending => return String::new(),
    };
    if cell.counts { mark } else { format!("({mark})") }
}

/// In the order of the table: the opponent's place, colour and result of every round.
fn progress(view: &View<'_>, table: &Table) -> Markup {
    let lang = view.lang;
    let lines: HashMap<Party, usize> =
        table.rows().zip(1..).map(|((party, _), line)| (party, line)).collect();
    html! {
        table.cross {
            caption { (say::progress_explained(lang)) }
            thead { tr {
                th.number { (say::row(lang)) } th { (say::name(lang)) }
                @for round in RoundNo::first(table.after) { th.number { a href=(view.paths.round(round)) { (rounds::round_short(lang, round)) } } }
                th.number { (say::points(lang)) }
            } }
            tbody {
                @for ((party, row), at) in table.rows().zip(1..) {
                    tr data-key={ "x" (party) } {
                        td.number { (at) }
                        td { (view.name(party)) }
                        @for round in RoundNo::first(table.after) { td.number { (cell(view, party, round, &lines)) } }
                        td.number { a href=(view.paths.arithmetic(party, table.after)) { b { (values::number(row.points.amount, lang)) } } }
                    }
                }
            }
        }
    }
}

fn cell(view: &View<'_>, party: Party, round: RoundNo, lines: &HashMap<Party, usize>) -> Markup {
    let lang = view.lang;
    let section = view.section;
    let pair = section.round(round).and_then(|played| played.pairs.iter().find(|pair| pair.has(party)));
    let seen = section.seen_by(party, round);
    let Some(pair) = pair else {
        return html! { span.bye { (seen.map(|seen| values::outcome(seen, lang)).unwrap_or_default()) } };
    };
    let colour =
        pair.games.first().map(|game| Color::from_white(game.first_has_white == (party == pair.first)));
    let letter = colour.map(|colour| say::colour_letter(colour, lang)).unwrap_or_default();
    let line = lines.get(&pair.other(party)).map(ToString::to_string).unwrap_or_default();
    html! { (line) span.colour { (letter) } b { (seen.map_or("·", |seen| values::outcome(seen, lang))) } }
}
