//! The event: the next step of each section, missing data, and recent acts.

use maud::{Markup, html};
use turmuhr_texts::values;
use turmuhr_tournament::{InRound, RoundNo, Section, round::Status};

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
    let next = RoundNo::after(section.public_rounds());
    let start = settings.starts.get(&next).filter(|_| !section.finished);
    let last = view.last_round();
    let missing = last.map(|last| section.missing(last)).unwrap_or_default();
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
                    (rounds::begins_at(lang, next, values::moment(*start, lang)))
                    @if let Some(at) = ask.instant(*start) { " " time.until data-until=(at) datetime=(at) {} }
                }
            }
            @if let Some(last) = last.filter(|_| !missing.is_empty()) { p.open { (open_boards(&view, last, &missing)) } }
            @let adjourned = section.adjourned();
            @if !adjourned.is_empty() { p.open { (rounds::adjourned_at(lang, "")) @for (at, place) in adjourned.iter().enumerate() {
                @if at > 0 { ", " }
                a href=(paths.board(*place)) { (rounds::round_board(lang, place.round, settings.table(place.board))) }
            } } }
            @if ask.is_staff() { (checks(&view)) }
            @if ask.is_staff() { (next_step(ask, &view)) }
            p.links {
                @if let Some(last) = last { a href=(paths.round(last)) { (rounds::round(lang, last)) } " " }
                a href=(paths.to("standings")) { (standings::standings(lang)) } " "
                a href=(paths.to("players")) { (players::players(lang)) }
            }
        }
    }
}

/// «Runde 4: Ergebnisse fehlen an Brett 3, 17»; some of them link to their board.
fn open_boards(view: &View<'_>, round: RoundNo, missing: &[InRound]) -> Markup {
    const SHOWN: usize = 8;
    let lang = view.lang;
    let settings = &view.section.settings;
    html! {
        (rounds::missing_boards(lang, round, ""))
        @for (at, place) in missing.iter().take(SHOWN).enumerate() {
            @if at > 0 { ", " }
            a href=(view.paths.board(place.of(round))) { (settings.table(place.board)) @if view.of_teams() { "." (place.game) } }
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
    let current = section.current().and_then(|round| Some((round, section.round(round)?)));
    let next = section.next_round();
    let link = |to: String, label: String| html! { a.next.step href=(to) { (label) } };
    let empty = section.parties().is_empty();
    html! {
        @if section.finished {
        } @else if empty && view.of_teams() {
            (link(paths.to("teams"), players::enter_teams(lang)))
        } @else if empty {
            (link(paths.to("enter"), players::enter(lang)))
        } @else if let Some(hand) = &section.hand {
            (link(format!("{}/hand", paths.round(hand.round)), rounds::hand_go_on(lang, hand.round)))
        } @else if let Some((round, _)) = current.filter(|(_, open)| open.status == Status::Draft) {
            (act(ask, &format!("{}/publish", paths.round(round)), &rounds::publish(lang, round), "next step", &[]))
        } @else if let Some((round, _)) = current.filter(|(_, open)| !open.missing().is_empty()) {
            (link(paths.round(round), rounds::enter_results(lang, round)))
        } @else if next.is_among(section.settings.rounds) {
            (link(paths.to("pairing"), rounds::pair(lang, next)))
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
