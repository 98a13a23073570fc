//! The standings; every number links to its derivation.

use std::collections::HashMap;

use maud::{Markup, html};
use turmuhr_core::PlayerId;
use turmuhr_standings::Value;
use turmuhr_texts::{standings as arithmetic, values};
use turmuhr_tournament::{Party, RoundNo, Section, Table, prizes};

use super::{Page, page};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask, Fault},
    live::{fragment, live},
    parts::View,
    ratings::Changes,
    words::{refusals, standings as say},
};

/// The requested round, else the last complete one, else the last public one.
pub(super) fn after(ask: &Ask, section: &Section) -> u32 {
    let complete = section.complete_rounds();
    let default = if complete > 0 { complete } else { section.public_rounds() };
    ask.query.number("after").unwrap_or(default).min(section.public_rounds())
}

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lang = ask.lang;
    let after = after(&ask, section);
    let view = View::new(&ask, &snapshot, section);
    let changes = Changes::named(ask.query.text("ratings")).filter(|_| !view.of_teams());
    let key = format!("standings {} {after} {lang} {} {changes:?}", section.id, view.staff);
    let list = snapshot.fragment(key, || shown(&snapshot, &view, after, changes).into_string());
    let list = html! { (maud::PreEscaped(list.as_str())) };
    if ask.query.has("fragment") {
        return Ok(fragment(&list));
    }
    let body = html! {
        @if section.public_rounds() > 0 {
            nav.rounds aria-label=(say::after_which(lang)) {
                @for round in 1..=section.public_rounds() {
                    a href={ (view.paths.to("standings")) "?after=" (round) } aria-current=[(round == after).then_some("page")] { (round) }
                }
            }
        }
        @if !view.of_teams() && after > 0 {
            div.seg role="group" aria-label=(say::rating_changes(lang)) {
                a href={ (ask.here) "?after=" (after) } aria-current=[changes.is_none().then_some("true")] { (say::no_changes(lang)) }
                @for one in Changes::ALL {
                    a href={ (ask.here) "?after=" (after) "&ratings=" (one.word()) } aria-current=[(changes == Some(one)).then_some("true")] { (one.label()) }
                }
            }
        }
        (live(&ask, &snapshot, "table", &list))
        @if changes.is_some() { p.note { (say::changes_explained(lang)) } }
        @if ask.is_staff() {
            h2 { (say::exports(lang)) }
            p { a #submission href=(view.paths.to("submission")) { (crate::words::exchange::submission(lang)) } }
            p.links {
                @for form in ["trf26", "trf16", "csv", "json", "pgn"] { a href=(view.paths.to(&format!("export/{form}"))) { (form.to_uppercase()) } " " }
                @if !section.settings.starts.is_empty() { a #calendar href=(view.paths.to("rounds.ics")) { (crate::words::rounds::rounds_calendar(lang)) } }
            }
        }
    };
    let title = if after == 0 { say::standings(lang) } else { say::standings_after(lang, after) };
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: None }))
}

fn shown(snapshot: &Snapshot, view: &View<'_>, after: u32, changes: Option<Changes>) -> Markup {
    let lang = view.lang;
    if after == 0 {
        return html! { p.empty { (say::nothing_played(lang)) } };
    }
    match snapshot.table(view.section, after).as_ref() {
        Ok(table) => {
            let mut columns = Columns { prizes: won(view, table), ..Columns::default() };
            if let Some(changes) = changes {
                let found = changes.of(snapshot.event(), view.section, after);
                let found =
                    found.into_iter().filter_map(|(id, change)| Some((table.party(id)?, change))).collect();
                columns.changes = Some((changes, found));
            }
            html! { (rows_with(view, table, usize::MAX, &columns)) (left(view, table)) }
        }
        Err(why) => html! { p.trouble { (refusals::no_table(why, lang)) } },
    }
}

/// Optional columns after the tie-breaks.
#[derive(Default)]
struct Columns {
    /// The prize each party would win now.
    prizes: HashMap<Party, String>,
    changes: Option<(Changes, HashMap<Party, i64>)>,
}

fn won(view: &View<'_>, table: &Table) -> HashMap<Party, String> {
    if !view.section.shows_winners(table.after) {
        return HashMap::new();
    }
    let (all, _) = prizes(view.section, table);
    let each = all.iter().flat_map(|won| {
        let worth = match won.prize.cents {
            0 => String::new(),
            cents => format!(" {}", values::money(cents, view.lang)),
        };
        won.winners.iter().map(move |party| (*party, format!("{}{worth}", won.prize.name)))
    });
    each.collect()
}

/// The table with at most `most` rows.
pub(super) fn rows(view: &View<'_>, table: &Table, most: usize) -> Markup {
    rows_with(view, table, most, &Columns::default())
}

fn rows_with(view: &View<'_>, table: &Table, most: usize, columns: &Columns) -> Markup {
    let lang = view.lang;
    let codes = &table.standings.codes;
    let open = RoundNo::last_of(table.after).map_or(0, |last| view.section.missing(last).len());
    let mut before = 0;
    let clubs = table.rows().any(|(party, _)| view.club(party).is_some());
    html! {
        table.standings.lines data-after=(table.after) {
            caption.repeats[open + table.adjourned == 0] {
                (say::standings_after(lang, table.after))
                @if open > 0 { " · " (say::provisional(open, lang)) }
                @if table.adjourned > 0 { " · " (say::provisional_adjourned(table.adjourned, lang)) }
            }
            thead { tr {
                th.number { (say::place(lang)) } th { (say::name(lang)) }
                @if clubs { th.club.wide { (crate::words::players::club(lang)) } }
                th.number { (say::rating(lang)) }
                th.number { (say::points(lang)) }
                @for code in codes { th.number { abbr title={ (arithmetic::name(code.name, lang)) (arithmetic::modifiers(code, lang)) } { (code) } } }
                @if let Some((changes, _)) = &columns.changes { th.number { (changes.label()) } }
                @if !columns.prizes.is_empty() { th.wide { (say::prize(lang)) } }
            } }
            tbody {
                @for (party, row) in table.rows().take(most) {
                    @let first = row.rank != std::mem::replace(&mut before, row.rank);
                    @let sums = view.paths.arithmetic(party, table.after);
                    tr data-key={ "s" (party) } {
                        td.number.lead { @if first { (row.rank) } @else { span.shared title=(say::shared(lang)) { (row.rank) } } }
                        td.name { (view.name(party)) }
                        @if clubs { td.club.wide.rest { (view.club(party).unwrap_or_default()) } }
                        td.number.rest { (view.rating(party).map(|rating| rating.to_string()).unwrap_or_default()) }
                        td.number.end { a href=(sums) { b { (number(Some(&row.points), lang)) } } }
                        @for (value, code) in row.values.iter().zip(codes) { td.number.rest data-code=(code) { a href=(sums) { (number(value.as_ref(), lang)) } } }
                        @if let Some((_, changes)) = &columns.changes {
                            td.number.rest { @match changes.get(&party) {
                                Some(change) if *change > 0 => { "+" (change) },
                                Some(change) if *change < 0 => { "−" (change.unsigned_abs()) },
                                Some(_) => "±0",
                                None => "–",
                            } }
                        }
                        @if !columns.prizes.is_empty() {
                            td.wide.rest { @if let Some(prize) = columns.prizes.get(&party) { a href={ (view.paths.to("prizes")) "?after=" (table.after) } { (prize) } } }
                        }
                    }
                }
            }
        }
    }
}

/// The treatment of leavers' results, with the reason.
pub(super) fn left(view: &View<'_>, table: &Table) -> Markup {
    let lang = view.lang;
    let name = |id: PlayerId| table.party(id).map_or("", |party| view.section.name(party));
    html! {
        @if !table.accounted.accounts.is_empty() {
            ul.left {
                @for account in &table.accounted.accounts {
                    li { (arithmetic::account(account, name(account.leaver.id), lang)) }
                }
            }
        }
    }
}

fn number(value: Option<&Value>, lang: turmuhr_texts::Lang) -> String {
    value.map_or_else(|| "–".to_owned(), |value| values::number(value.amount, lang))
}

/// The derivation of a party's values, for pencil and paper.
pub(crate) async fn explained(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lang = ask.lang;
    let party = ask.party(section)?;
    let after = after(&ask, section);
    let view = View::new(&ask, &snapshot, section);
    let table = snapshot.table(section, after);
    let table = table.as_ref().as_ref().map_err(|why| Fault::Refused(refusals::no_table(why, lang)))?;
    let lines = sentences(table, section, party, lang).ok_or(Fault::NotFound)?;
    let body = html! {
        pre.arithmetic { @for line in &lines { (line) "\n" } }
        p { a href={ (view.paths.to("standings")) "?after=" (after) } { (say::standings_after(lang, after)) } " "
            @if let Some(player) = section.unit(party).player() { a href=(view.paths.player(player)) { (section.name(party)) } } }
    };
    let title = say::arithmetic_of(lang, section.name(party));
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: None }))
}

/// The sentences of `standings --explain`.
pub(crate) fn sentences(
    table: &Table,
    section: &Section,
    party: Party,
    lang: turmuhr_texts::Lang,
) -> Option<Vec<String>> {
    let row = table.standings.row(table.number(party)?)?;
    let name = |id| table.party(id).map_or_else(String::new, |party| section.name(party).to_owned());
    Some(arithmetic::explained(&table.standings, row, table.counted(), &name, lang))
}
