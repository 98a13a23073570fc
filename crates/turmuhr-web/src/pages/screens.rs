//! Screens for the hall: readable at ten metres, live, in rotation.

use std::collections::BTreeSet;

use axum::http::StatusCode;
use jiff::Timestamp;
use maud::{DOCTYPE, Markup, html};
use turmuhr_core::Color;
use turmuhr_texts::values;
use turmuhr_tournament::{
    EntryId, Party, RoundNo, Section, SectionId,
    display::{Shows, View},
};

use super::{
    Head, Page, look, page_with,
    round::{names, side_head},
    standings,
};
use crate::{
    assets,
    desk::Snapshot,
    http::{Answer, Ask, Fault, html as answer},
    live::{fragment, live},
    parts::{GameRow, View as Seen, colour_class, rows, side},
    words::{events, rounds, screens as say, shell},
};

pub(crate) async fn menu(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let lang = ask.lang;
    let base = format!("/e/{}/screen", snapshot.stream());
    let body = html! {
        div.cards {
            @for section in snapshot.event().sections.values() {
                section.card {
                    h2 { (events::name_of(snapshot.event(), section, lang)) }
                    p.links {
                        a.button href={ (base) "/all?section=" (section.id) } { b { (say::rotation(lang)) } }
                        @for view in View::ALL { a.button href={ (base) "/" (view.word()) "?section=" (section.id) } { (say::view(view.word(), lang)) } }
                    }
                }
            }
        }
    };
    let title = say::screens(lang);
    let under = html! { (say::explained(lang)) };
    let next = ask.is_staff().then(
        || html! { a.button.next href={ "/e/" (snapshot.stream()) "/displays" } { (say::displays(lang)) } },
    );
    let page = Page { title, snapshot: Some(&snapshot), section: None, body, aside: None };
    Ok(page_with(&ask, page, Head { under, next, ..Head::default() }))
}

pub(crate) async fn screen(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let event = snapshot.event();
    let wanted = ask.query.number("section").map(SectionId);
    let section = match wanted {
        Some(id) => event.section(id),
        None => event.sections.values().next(),
    };
    let section = section.ok_or(Fault::NotFound)?.id;
    let views = match ask.path.text("view") {
        "all" => View::ALL.to_vec(),
        one => vec![View::named(one).ok_or(Fault::NotFound)?],
    };
    let seconds = ask.query.number("seconds").map_or(15, steady);
    wall(&ask, &snapshot, Some(&Shows { section, views, seconds, part: 1, parts: 1 }), &html! {})
}

/// The nearest of a few intervals: each one needs its own cached rendering.
fn steady(seconds: u32) -> u32 {
    const RHYTHMS: [u32; 8] = [3, 5, 10, 15, 20, 30, 60, 120];
    RHYTHMS.into_iter().min_by_key(|rhythm| rhythm.abs_diff(seconds)).unwrap_or(15)
}

/// A page for the wall. Everything that can change is in the live part, so that a screen follows the desk
/// without being touched.
pub(super) fn wall(ask: &Ask, snapshot: &Snapshot, shows: Option<&Shows>, otherwise: &Markup) -> Answer {
    let event = snapshot.event();
    let lang = ask.lang;
    // The wall shows public data only, for every visitor who switches it on.
    let public = Ask { visitor: crate::accounts::Visitor::public(), ..ask.clone() };
    let section = shows.and_then(|shows| event.section(shows.section));
    let inside = match (shows, section) {
        (Some(shows), Some(section)) => {
            let key = format!("wall {shows:?} {lang}");
            let all = snapshot.fragment(key, || {
                html! {
                    @for view in &shows.views { (shown(&public, snapshot, section, *view, shows)) }
                    @if shows.views.is_empty() { section.view.dark data-key="dark" { span.hidden { (say::dark(lang)) } } }
                }
                .into_string()
            });
            html! { (maud::PreEscaped(all.as_str())) }
        }
        _ => otherwise.clone(),
    };
    let all = html! {
        @if !event.announcement.is_empty() { p.announcement role="alert" data-key="announcement" { (event.announcement) } }
        (inside)
    };
    if ask.query.has("fragment") {
        return Ok(fragment(&all));
    }
    let name = section.and_then(|section| events::name_beside(event, section, lang));
    let document = html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { @if let Some(name) = &name { (name) " · " } (event.details.name) " · Turmuhr" }
                link rel="stylesheet" href=(assets::path("turmuhr.css"));
                (look::sheet(snapshot))
                link rel="icon" type="image/svg+xml" href=(assets::path("turmuhr.svg"));
                script type="module" src=(assets::path("screen.js")) {}
            }
            body.screen data-now=(Timestamp::now().as_millisecond()) {
                header {
                    (look::crest(snapshot))
                    h1 { (event.details.name) @if let Some(name) = &name { " · " (name) } }
                    p #page-of aria-hidden="true" {}
                    button.quiet #pause aria-pressed="false" { (shell::pause(lang)) }
                }
                main #main { (live(&public, snapshot, "views", &all)) }
            }
        }
    };
    Ok(answer(StatusCode::OK, document))
}

fn shown(ask: &Ask, snapshot: &Snapshot, section: &Section, view: View, shows: &Shows) -> Markup {
    let lang = ask.lang;
    let seen = Seen::new(ask, snapshot, section);
    let public = section.public_round();
    let round = public.and_then(|number| Some((number, section.round(number)?)));
    let content = match (view, round) {
        (View::Clock, _) => clock(ask, section),
        (_, None) => html! { p.empty { (say::not_begun(lang)) } },
        (View::Names, Some((number, round))) => names(&seen, number, round),
        (View::Boards | View::Results, Some((number, round))) => {
            let all = rows(section, round);
            let only_results = view == View::Results;
            let rated = all.iter().flat_map(GameRow::players).any(|player| rating(&seen, player).is_some());
            let mut heads = BTreeSet::new();
            html! {
                table.boards.teams[seen.of_teams()].unrated[!rated] {
                    caption { (rounds::round(lang, number)) " · " (say::view(view.word(), lang)) @if only_results { " · " (rounds::still_playing(lang, round.missing().len())) } }
                    thead { tr {
                        th.number { (rounds::board_word(lang)) }
                        th { (side_head(&seen, Color::White)) } @if rated { th.number { (say::rating(lang)) } } th.number { (rounds::points_before(lang)) }
                        th.result { (rounds::result(lang)) }
                        th { (side_head(&seen, Color::Black)) } @if rated { th.number { (say::rating(lang)) } } th.number { (rounds::points_before(lang)) }
                    } }
                    tbody {
                        @for row in all.iter().filter(|row| !only_results || row.of.result.is_some()) {
                            @let [left, right] = row.sides;
                            @if seen.of_teams() && heads.insert(row.board) { (match_row(&seen, row, number, rated)) }
                            tr data-key={ (view.word()) (row.board) "-" (row.game) } {
                                th.number { (row.label) }
                                (seat(&seen, left, "left")) (numbers(&seen, left.1, number, rated))
                                td.result { (row.of.result.map_or_else(|| "–".to_owned(), |result| row.written(result, lang))) }
                                (seat(&seen, right, "right")) (numbers(&seen, right.1, number, rated))
                            }
                        }
                    }
                }
            }
        }
        (View::Standings, Some(_)) => {
            let after = section.complete_rounds();
            match snapshot.table(section, after).as_ref() {
                Ok(table) if after > 0 => standings::rows(&seen, table, 200),
                _ => html! { p.empty { (say::not_begun(lang)) } },
            }
        }
    };
    let word = view.word();
    let part = format!("{}/{}", shows.part, shows.parts);
    html! {
        section.view data-view=(word) data-key={ "view-" (word) } data-seconds=(shows.seconds) data-part=(part) {
            h2 { (say::view(word, lang)) } (content)
        }
    }
}

/// Rating and points before the round.
fn numbers(seen: &Seen<'_>, player: Option<EntryId>, round: RoundNo, rated: bool) -> Markup {
    let party = player.and_then(|player| seen.section.party_of(player));
    html! {
        @if rated { td.number.wide { @if let Some(rating) = rating(seen, player) { (rating) } } }
        td.number.wide { @if let Some(party) = party { (seen.shown_points(party, round)) } }
    }
}

fn rating(seen: &Seen<'_>, player: Option<EntryId>) -> Option<u32> {
    let person = &seen.section.players.get(&player?)?.person;
    Some(seen.section.settings.initial_order.rating(person)).filter(|rating| *rating > 0)
}

fn seat(seen: &Seen<'_>, (colour, player): (Color, Option<EntryId>), place: &str) -> Markup {
    html! { td.(place).(colour_class(colour)) { @if seen.of_teams() { (side(colour, seen.lang)) } (seen.player(player)) } }
}

/// Both teams and the score of their match, above its boards.
fn match_row(seen: &Seen<'_>, row: &GameRow<'_>, round: RoundNo, rated: bool) -> Markup {
    let (one, other) = row.pair.game_points(&seen.section.settings);
    let side = |party: Party| {
        html! { @if rated { td.number.wide {} } td.number.wide { (seen.shown_points(party, round)) } }
    };
    html! {
        tr.match data-key={ "m" (row.board) } {
            th.number { (row.table) }
            td.left { (seen.name(row.pair.first)) } (side(row.pair.first))
            td.result { (values::points(one, seen.lang)) " : " (values::points(other, seen.lang)) }
            td.right { (seen.name(row.pair.second)) } (side(row.pair.second))
        }
    }
}

/// A countdown to the next round with a start time, by the server's clock.
fn clock(ask: &Ask, section: &Section) -> Markup {
    let lang = ask.lang;
    let public = section.public_round();
    let running = public.filter(|round| !section.missing(*round).is_empty());
    let next = running.unwrap_or(RoundNo::after(section.public_rounds()));
    let at = section.settings.starts.range(next..).next();
    match at {
        Some((round, at)) => html! {
            p.clock data-until=[ask.instant(*at).map(|at| at.as_millisecond())] data-soon=(say::soon(lang)) data-now-word=(say::at_once(lang)) data-running=(format!("{} · {}", rounds::round(lang, *round), say::running(lang))) {
                span.what { (say::begins(lang, round)) } " " time.left { (values::moment(*at, lang)) } " " span.phase {}
            }
        },
        None if section.finished || !next.is_among(section.settings.rounds) => {
            html! { p.empty { (say::all_over(lang)) } }
        }
        // Its start is past or unknown, and nothing comes after it.
        None if running.is_some_and(|round| !round.next().is_among(section.settings.rounds)) => {
            html! { p.empty { (say::last_runs(lang, next)) } }
        }
        None => html! { p.empty { (say::no_time(lang)) } },
    }
}
