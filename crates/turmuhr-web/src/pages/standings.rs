//! Who stands where; every number leads to its arithmetic.

use maud::{Markup, html};
use turmuhr_standings::Value;
use turmuhr_texts::{
    standings as arithmetic,
    web::{refusals, standings as say, values},
};
use turmuhr_tournament::{Party, Section, Table};

use super::{Page, page};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask, Fault},
    live::{fragment, live},
    parts::View,
};

/// The round asked for, else the last that is complete, else the last that is public.
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
    let key = format!("standings {} {after} {lang} {}", section.id, view.staff);
    let list = snapshot.fragment(key, || shown(&snapshot, &view, after).into_string());
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
        (live(&ask, &snapshot, "table", &list))
        @if ask.is_staff() {
            h2 { (say::exports(lang)) }
            p { a #submission href=(view.paths.to("submission")) { (turmuhr_texts::web::exchange::submission(lang)) } }
            p.links {
                @for form in ["trf26", "trf16", "csv", "json", "pgn"] { a href=(view.paths.to(&format!("export/{form}"))) { (form.to_uppercase()) } " " }
            }
        }
    };
    let title = if after == 0 { say::standings(lang) } else { say::standings_after(lang, after) };
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: None }))
}

fn shown(snapshot: &Snapshot, view: &View<'_>, after: u32) -> Markup {
    let lang = view.lang;
    if after == 0 {
        return html! { p.empty { (say::nothing_played(lang)) } };
    }
    match snapshot.table(view.section, after).as_ref() {
        Ok(table) => html! { (rows(view, table, usize::MAX)) (left(view, table)) },
        Err(why) => html! { p.trouble { (refusals::no_table(why, lang)) } },
    }
}

/// The table; at most so many rows.
pub(super) fn rows(view: &View<'_>, table: &Table, most: usize) -> Markup {
    let lang = view.lang;
    let codes = &table.standings.codes;
    let open = view.section.missing(table.after).len();
    let mut before = 0;
    html! {
        table.standings data-after=(table.after) {
            caption.repeats[open + table.adjourned == 0] {
                (say::standings_after(lang, table.after))
                @if open + table.adjourned > 0 { " · " (say::provisional(lang, open + table.adjourned)) }
            }
            thead { tr {
                th.number { (say::place(lang)) } th { (say::name(lang)) } th.number.wide { (say::rating(lang)) }
                th.number { (say::points(lang)) }
                @for code in codes { th.number { abbr title={ (arithmetic::name(code.name, lang)) (arithmetic::modifiers(code, lang)) } { (code) } } }
            } }
            tbody {
                @for row in table.standings.rows.iter().take(most) {
                    @let party = table.party(row.id);
                    @let first = row.rank != std::mem::replace(&mut before, row.rank);
                    @let sums = view.paths.arithmetic(party, table.after);
                    tr data-key={ "s" (party) } {
                        td.number { @if first { (row.rank) } @else { span.shared title=(say::shared(lang)) { (row.rank) } } }
                        td { (view.name(party)) }
                        td.number.wide { (view.rating(party).map(|rating| rating.to_string()).unwrap_or_default()) }
                        td.number { a href=(sums) { b { (number(Some(&row.points), lang)) } } }
                        @for value in &row.values { td.number { a href=(sums) { (number(value.as_ref(), lang)) } } }
                    }
                }
            }
        }
    }
}

/// What became of the results of those who left, and why.
pub(super) fn left(view: &View<'_>, table: &Table) -> Markup {
    let lang = view.lang;
    html! {
        @if !table.accounted.accounts.is_empty() {
            ul.left {
                @for account in &table.accounted.accounts {
                    li { (arithmetic::account(account, view.section.name(table.party(account.leaver.id)), lang)) }
                }
            }
        }
    }
}

fn number(value: Option<&Value>, lang: turmuhr_texts::Lang) -> String {
    value.map_or_else(|| "–".to_owned(), |value| values::number(value.amount, lang))
}

/// How somebody's values came about, for pencil and paper.
pub(crate) async fn explained(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lang = ask.lang;
    let party = Party(ask.number("player")?);
    let after = after(&ask, section);
    let view = View::new(&ask, &snapshot, section);
    let table = snapshot.table(section, after);
    let table = table.as_ref().as_ref().map_err(|why| Fault::Refused(refusals::no_table(why, lang)))?;
    let lines = sentences(table, section, party, lang).ok_or(Fault::NotFound)?;
    let body = html! {
        pre.arithmetic { @for line in &lines { (line) "\n" } }
        p { a href={ (view.paths.to("standings")) "?after=" (after) } { (say::standings_after(lang, after)) } " "
            @if !view.of_teams() { a href=(view.paths.player(party.0)) { (section.name(party)) } } }
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
    let name = |id| section.name(table.party(id)).to_owned();
    Some(arithmetic::explained(&table.standings, row, table.counted(), &name, lang))
}
