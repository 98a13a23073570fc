//! The event: the next step of each section, missing data, and recent acts.

use maud::{Markup, html};
use turmuhr_texts::values;
use turmuhr_tournament::{Section, round::Status};

use super::{Page, page};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask},
    live::live,
    parts::{View, act},
    words::{events as say, players, rounds, standings},
};

pub(crate) async fn home(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let lang = ask.lang;
    let event = snapshot.event();
    let details = &event.details;
    let cards = html! {
        @for section in event.sections.values() { (card(&ask, &snapshot, section)) }
    };
    let facts = [
        (say::place(lang), details.place.clone()),
        (say::dates(lang), values::days(details.start, details.end, lang)),
        (say::organiser(lang), details.organiser.clone()),
        (say::chief_arbiter(lang), details.chief_arbiter.clone()),
        (say::arbiters(lang), details.arbiters.join(", ")),
    ];
    let body = html! {
        @if !details.notice.is_empty() { p.notice { (details.notice) } }
        @if event.sections.is_empty() { p.empty { (say::no_sections(lang)) } }
        (live(&ask, &snapshot, "cards", &cards))
        dl.facts {
            @for (what, value) in facts.iter().filter(|(_, value)| !value.is_empty()) { dt { (what) } dd { (value) } }
        }
    };
    let aside = ask.is_staff().then(|| latest(&ask, &snapshot));
    if ask.query.has("fragment") {
        return Ok(crate::live::fragment(&cards));
    }
    let title = details.name.clone();
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: None, body, aside }))
}

fn card(ask: &Ask, snapshot: &Snapshot, section: &Section) -> Markup {
    let lang = ask.lang;
    let view = View::new(ask, snapshot, section);
    let paths = &view.paths;
    let shown = view.rounds();
    let settings = &section.settings;
    let start = settings.starts.get(&(section.public_rounds() + 1)).filter(|_| !section.finished);
    let missing = section.missing(shown);
    html! {
        section.card data-key={ "section-" (section.id) } {
            h2 { (if settings.name.is_empty() { say::section(lang) } else { settings.name.clone() }) }
            p.what {
                (say::format_name(&settings.format, lang)) " · "
                (players::count(lang, section.players.len())) " · "
                (rounds::round_of(lang, shown, settings.rounds))
                @if section.finished { " · " (standings::finished(lang)) }
            }
            @if let Some(start) = start {
                p.start {
                    (rounds::begins_at(lang, section.public_rounds() + 1, values::moment(*start, lang)))
                    @if let Some(at) = ask.instant(*start) { " " time.until data-until=(at) datetime=(at) {} }
                }
            }
            @if shown > 0 && !missing.is_empty() { p.open { (open_boards(&view, shown, &missing)) } }
            @let adjourned = section.adjourned();
            @if !adjourned.is_empty() { p.open { (rounds::adjourned_at(lang, "")) @for (at, (round, board, game)) in adjourned.iter().enumerate() {
                @if at > 0 { ", " }
                a href=(paths.board(*round, *board, *game)) { (rounds::round_board(lang, round, board + settings.first_board - 1)) }
            } } }
            @if ask.is_staff() { (checks(&view)) }
            @if ask.is_staff() { (next_step(ask, &view)) }
            p.links {
                @if shown > 0 { a href=(paths.round(shown)) { (rounds::round(lang, shown)) } " " }
                a href=(paths.to("standings")) { (standings::standings(lang)) } " "
                a href=(paths.to("players")) { (players::players(lang)) }
            }
        }
    }
}

/// «Runde 4: Ergebnisse fehlen an Brett 3, 17»; some of them link to their board.
fn open_boards(view: &View<'_>, round: u32, missing: &[(u32, u32)]) -> Markup {
    const SHOWN: usize = 8;
    let lang = view.lang;
    let first = view.section.settings.first_board;
    html! {
        (rounds::missing_boards(lang, round, ""))
        @for (at, (board, game)) in missing.iter().take(SHOWN).enumerate() {
            @if at > 0 { ", " }
            a href=(view.paths.board(round, *board, *game)) { (board + first - 1) @if view.of_teams() { "." (game) } }
        }
        @if missing.len() > SHOWN { " " a href={ (view.paths.round(round)) "?missing" } { (rounds::and_more(lang, missing.len() - SHOWN)) } }
    }
}

/// Data that a rating office or the cash box will need, while the players can still be asked.
fn checks(view: &View<'_>) -> Markup {
    let (lang, section) = (view.lang, view.section);
    let count = |wanted: &dyn Fn(&turmuhr_tournament::Person) -> bool| {
        section.players.values().filter(|player| wanted(&player.person)).count()
    };
    let unborn = count(&|person| person.birth.is_empty());
    let unrated = count(&|person| person.fide_rating.is_none() && person.national_rating.is_none());
    let wishing = section.players.values().filter(|player| !player.wishes.is_empty()).count();
    let owing = section.players.keys().filter(|id| section.owes(**id) > 0).count();
    let absent = section.players.values().filter(|player| !player.present).count();
    let asked = !section.has_begun() && section.somebody_checked_in();
    let not_here = if asked { absent } else { 0 };
    let list = view.paths.to("players");
    let lines = [
        (not_here, say::not_here(lang, not_here), format!("{list}?status=absent")),
        (wishing, say::wishing(lang, wishing), format!("{list}?status=wish")),
        (owing, say::owing(lang, owing), format!("{list}?status=fee-open")),
        (unborn, say::without_birth(lang, unborn), list.clone()),
        (unrated, say::without_rating(lang, unrated), list.clone()),
    ];
    html! {
        @if !section.finished && lines.iter().any(|(count, ..)| *count > 0) {
            ul.checks { @for (count, text, to) in &lines { @if *count > 0 { li { a href=(to) { "⚠ " (text) } } } } }
        }
    }
}

/// The next thing to do.
pub(super) fn next_step(ask: &Ask, view: &View<'_>) -> Markup {
    let lang = ask.lang;
    let section = view.section;
    let paths = &view.paths;
    let round = section.current_round();
    let link = |to: String, label: String| html! { a.next.step href=(to) { (label) } };
    let empty = section.parties().is_empty();
    html! {
        @if section.finished {
        } @else if empty && view.of_teams() {
            (link(paths.to("teams"), players::enter_teams(lang)))
        } @else if empty {
            (link(paths.to("enter"), players::enter(lang)))
        } @else if section.hand.is_some() {
            (link(format!("{}/hand", paths.round(round)), rounds::hand_go_on(lang, round)))
        } @else if section.round(round).is_some_and(|open| open.status == Status::Draft) {
            (act(ask, &format!("{}/publish", paths.round(round)), &rounds::publish(lang, round), "next step", &[]))
        } @else if round > 0 && !section.missing(round).is_empty() {
            (link(paths.round(round), rounds::enter_results(lang, round)))
        } @else if round < section.settings.rounds {
            (link(paths.to("pairing"), rounds::pair(lang, round + 1)))
        } @else {
            (link(paths.to("standings"), standings::final_standings(lang)))
        }
    }
}

fn latest(ask: &Ask, snapshot: &Snapshot) -> Markup {
    const SHOWN: usize = 12;
    html! {
        h2 { (say::latest(ask.lang)) }
        ol.latest reversed {
            @for entry in snapshot.journal().entries().iter().rev().take(SHOWN) {
                li { time datetime=(entry.at) { (ask.local(entry.at).strftime("%H:%M")) } " "
                    span { (snapshot.told(&entry.fact, ask.lang)) } " " span.by { @if let Some(section) = snapshot.told_of(&entry.fact) { (section) " · " } (entry.by) } }
            }
        }
        p { a href={ "/e/" (snapshot.stream()) "/history" } { (say::history(ask.lang)) } }
    }
}
