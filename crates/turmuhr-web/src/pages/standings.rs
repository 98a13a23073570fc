//! The standings; every number links to its derivation.

use std::collections::HashMap;

use maud::{Markup, html};
use turmuhr_core::PlayerId;
use turmuhr_standings::{Code, Value};
use turmuhr_texts::{standings as arithmetic, values};
use turmuhr_tournament::{Party, RoundNo, Section, Table, prizes, round::Played};

use super::{Page, page};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask, Fault},
    live::{fragment, live},
    parts::{By, Sorted, Sorting, View},
    ratings::Changes,
    words::{refusals, screens, standings as say},
};

/// The requested round, else the last complete one, else the last public one.
pub(super) fn after(ask: &Ask, section: &Section) -> u32 {
    let default = match latest(section) {
        0 if section.whole => 1,
        0 => section.public_rounds(),
        complete => complete,
    };
    ask.query.number("after").unwrap_or(default).min(section.public_rounds())
}

/// The rounds that the standings count without being asked for others: the complete ones.
pub(super) fn latest(section: &Section) -> u32 {
    if !section.whole {
        return section.complete_rounds();
    }
    // Results come in any order: the table goes to the last round that has one.
    let has_results = |round: &RoundNo| section.round(*round).is_some_and(Played::has_results);
    RoundNo::first(section.public_rounds()).rfind(has_results).map_or(0, RoundNo::up_to)
}

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lang = ask.lang;
    let after = after(&ask, section);
    let view = View::new(&ask, &snapshot, section);
    let changes = Changes::named(ask.query.text("ratings")).filter(|_| !view.of_teams());
    // Without a round in the address the page follows the event.
    let fixed = ask.query.number("after").map(|_| after.to_string()).unwrap_or_default();
    let sorting =
        sorting(&ask, section, &[("after", &fixed), ("ratings", changes.map_or("", Changes::word))]);
    let sort = sorting.word();
    let key = format!("standings {} {after} {fixed:?} {lang} {} {changes:?} {sort}", section.id, view.staff);
    let list = snapshot.fragment(key, || shown(&snapshot, &view, after, changes, &sorting).into_string());
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

/// The columns that sort, and every tie-break by its code.
fn sorting(ask: &Ask, section: &Section, kept: &[(&str, &str)]) -> Sorting {
    let mut columns = vec![
        Sorted::up("place"),
        Sorted::up("name"),
        Sorted::up("club"),
        Sorted::up("federation"),
        Sorted::down("rating"),
        Sorted::down("points"),
    ];
    columns.extend(section.settings.tie_breaks.iter().map(|code| Sorted::down(code.as_str())));
    Sorting::of(ask, columns, kept)
}

fn by(
    view: &View<'_>,
    table: &Table,
    column: &str,
    party: Party,
    row: &turmuhr_standings::Row,
) -> Option<By> {
    match column {
        "place" => Some(By::number(row.rank)),
        "name" => By::text(view.section.name(party)),
        "club" => By::text(view.club(party).unwrap_or_default()),
        "federation" => By::text(view.federation(party)),
        "rating" => view.rating(party).map(By::number),
        "points" => Some(By::Number(row.points.amount)),
        code => {
            let at = table.standings.codes.iter().position(|known| known.as_str() == code)?;
            row.values.get(at)?.as_ref().map(|value| By::Number(value.amount))
        }
    }
}

fn shown(
    snapshot: &Snapshot,
    view: &View<'_>,
    after: u32,
    changes: Option<Changes>,
    sorting: &Sorting,
) -> Markup {
    let lang = view.lang;
    if after == 0 {
        return html! { p.empty { (say::nothing_played(lang)) } };
    }
    match snapshot.table(view.section, after).as_ref() {
        Ok(table) => {
            let mut columns =
                Columns { prizes: won(view, table), sorting: Some(sorting), ..Columns::default() };
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
struct Columns<'a> {
    /// On a page whose heads are links; without it the order is that of the places.
    sorting: Option<&'a Sorting>,
    /// The prize each party would win now.
    prizes: HashMap<Party, String>,
    changes: Option<(Changes, HashMap<Party, i64>)>,
}

fn won(view: &View<'_>, table: &Table) -> HashMap<Party, String> {
    if !view.section.shows_winners(table.after) {
        return HashMap::new();
    }
    let (all, paid) = prizes(view.section, table);
    // A place wins several prizes; their money is shared as announced.
    let mut by_party: HashMap<Party, Vec<String>> = HashMap::new();
    for won in &all {
        for party in &won.winners {
            by_party.entry(*party).or_default().push(won.prize.name.clone());
        }
    }
    for one in paid {
        let money = values::money(one.cents, view.section.settings.currency(), view.lang);
        let names = by_party.entry(one.who).or_default();
        match names.last_mut() {
            Some(last) => *last = format!("{last} {money}"),
            None => names.push(money),
        }
    }
    by_party.into_iter().map(|(party, names)| (party, names.join(", "))).collect()
}

/// The table with at most `most` rows.
pub(super) fn rows(view: &View<'_>, table: &Table, most: usize) -> Markup {
    rows_with(view, table, most, &Columns::default())
}

fn rows_with(view: &View<'_>, table: &Table, most: usize, columns: &Columns<'_>) -> Markup {
    let lang = view.lang;
    let codes = &table.standings.codes;
    let open: usize = RoundNo::first(table.after).map(|round| view.section.missing(round).len()).sum();
    let mut before = 0;
    let clubs = table.rows().any(|(party, _)| view.club(party).is_some());
    let rated = table.rows().any(|(party, _)| view.rating(party).is_some());
    let mut federations = table.rows().map(|(party, _)| view.federation(party));
    // One federation for all says nothing.
    let first = federations.next();
    let federations = columns.sorting.is_some() && federations.any(|one| Some(one) != first);
    let mut rows: Vec<_> = table.rows().collect();
    if let Some(sorting) = columns.sorting.filter(|sorting| !sorting.word().is_empty()) {
        rows = sorting.sort(rows, |(party, row)| by(view, table, sorting.column(), *party, row));
    }
    let by_place = columns.sorting.is_none_or(Sorting::is_own);
    let head = |word: &str, class: &str, label: Markup| match columns.sorting {
        Some(sorting) => sorting.head(word, class, &label),
        None => html! { th class=[(!class.is_empty()).then_some(class)] { (label) } },
    };
    // The wall and small tables have room for few letters.
    let rating = if columns.sorting.is_some() { say::rating(lang) } else { screens::rating(lang) };
    html! {
        table.standings.lines.sorted[columns.sorting.is_some()] data-after=(table.after) {
            caption.repeats[open + table.adjourned == 0] {
                (say::standings_after(lang, table.after))
                @if open > 0 { " · " (say::provisional(open, lang)) }
                @if table.adjourned > 0 { " · " (say::provisional_adjourned(table.adjourned, lang)) }
            }
            thead { tr {
                (head("place", "number", html! { (say::place(lang)) }))
                (head("name", "", html! { (say::name(lang)) }))
                @if clubs { (head("club", "club wide", html! { (crate::words::players::club(lang)) })) }
                @if federations { (head("federation", "wide", html! { (crate::words::players::federation(lang)) })) }
                @if rated { (head("rating", "number", html! { (rating) })) }
                (head("points", "number", html! { (say::points(lang)) }))
                @for code in codes { (head(code.as_str(), "number", html! { abbr title={ (arithmetic::name(code.name, lang)) (arithmetic::modifiers(code, lang)) } { (arithmetic::head(code, lang)) } })) }
                @if let Some((changes, _)) = &columns.changes { th.number { (changes.label()) } }
                @if !columns.prizes.is_empty() { th.wide { (say::prize(lang)) } }
            } }
            tbody {
                @for (party, row) in rows.into_iter().take(most) {
                    @let first = !by_place || row.rank != std::mem::replace(&mut before, row.rank);
                    @let sums = view.paths.arithmetic(party, table.after);
                    tr data-key={ "s" (party) } {
                        td.number.lead { @if first { (row.rank) } @else { span.shared title=(say::shared(lang)) { (row.rank) } } }
                        td.name { (view.name(party)) }
                        @if clubs { td.club.wide.rest { (view.club(party).unwrap_or_default()) } }
                        @if federations { td.wide.rest { @if !view.federation(party).is_empty() { span.tag.federation { (view.federation(party)) } } } }
                        @if rated { td.number.rest { (view.rating(party).map(|rating| rating.to_string()).unwrap_or_default()) } }
                        td.number.end { a href=(sums) { b { (number(Some(&row.points), lang)) } } }
                        @for (value, code) in row.values.iter().zip(codes) { td.number.rest data-code=(arithmetic::head(code, lang)) { a href=(sums) { (number(value.as_ref(), lang)) } } }
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
    // A page shows the words of a column, not the code of the settings.
    let head = |code: &Code| arithmetic::head(code, lang);
    Some(arithmetic::explained(&table.standings, row, table.counted(), &name, &head, lang))
}
