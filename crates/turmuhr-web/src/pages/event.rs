//! The event: the next step of each section, missing data, and recent acts.

use maud::{Markup, html};
use turmuhr_store::Role;
use turmuhr_texts::values;
use turmuhr_tournament::{
    Event, InRound, RoundNo, Section, round::Status, seating::shared_tables, self_service::Reports,
    settings::Datum,
};

use super::{Head, Page, page_with};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask},
    live::{live, live_part},
    parts::{View, act},
    words::{events as say, me, players, register, rounds, shell, standings},
};

pub(crate) async fn home(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let lang = ask.lang;
    let event = snapshot.event();
    let details = &event.details;
    let first = first_step(&ask, &snapshot);
    let urgent = first.as_ref().map(|(section, _)| section.id);
    let cards = html! {
        div.cards {
            @for section in event.sections.values() { (card(&ask, &snapshot, section, urgent != Some(section.id))) }
        }
    };
    let facts = [
        (say::organiser(lang), details.organiser.clone()),
        (say::chief_arbiter(lang), details.chief_arbiter.clone()),
        (say::arbiters(lang), details.arbiters.join(", ")),
    ];
    let body = html! {
        @if !details.notice.is_empty() { p.notice { (details.notice) } }
        @if event.sections.is_empty() {
            div.empty {
                p { (say::no_sections(lang)) }
                @if ask.visitor.role >= Role::ChiefArbiter { p { a.button href={ (ask.here) "/settings" } { (shell::event_settings(lang)) } } }
            }
        }
        (live(&ask, &snapshot, "cards", &cards))
        dl.facts {
            @for (what, value) in facts.iter().filter(|(_, value)| !value.is_empty()) { dt { (what) } dd { (value) } }
        }
    };
    let aside = ask.is_staff().then(|| latest(&ask, &snapshot));
    let next = first.map(|(section, step)| {
        let label = match event.sections.len() {
            1 => step.label.clone(),
            _ => format!("{}: {}", say::name_of(event, section, lang), step.label),
        };
        html! { div.steps { (step.button(&ask, &label, "next step")) } }
    });
    let next = next.map(|next| live_part(&ask, &snapshot, "step", &next));
    if ask.query.has("fragment") {
        let wanted = if ask.query.text("fragment") == "step" { next.unwrap_or_default() } else { cards };
        return Ok(crate::live::fragment(&wanted));
    }
    let title = details.name.clone();
    let days = values::days(details.start, details.end, lang);
    let under = html! { (details.place) @if !details.place.is_empty() && !days.is_empty() { " · " } (days) };
    let page = Page { title, snapshot: Some(&snapshot), section: None, body, aside };
    Ok(page_with(&ask, page, Head { under, next, ..Head::default() }))
}

/// The step of the first section that has one; it is the brass button of the page.
fn first_step<'s>(ask: &Ask, snapshot: &'s Snapshot) -> Option<(&'s Section, Step)> {
    let mut sections = snapshot.event().sections.values().filter(|_| ask.is_staff());
    sections.find_map(|section| Some((section, step(ask, &View::new(ask, snapshot, section))?)))
}

fn card(ask: &Ask, snapshot: &Snapshot, section: &Section, with_step: bool) -> Markup {
    let lang = ask.lang;
    let view = View::new(ask, snapshot, section);
    let paths = &view.paths;
    let shown = view.last_round().map_or(0, RoundNo::up_to);
    let settings = &section.settings;
    let next = RoundNo::after(section.public_rounds());
    let start = settings.starts.get(&next).filter(|_| !section.finished);
    let last = view.last_round();
    let missing = last.map(|last| section.missing(last)).unwrap_or_default();
    html! {
        section.card data-key={ "section-" (section.id) } {
            h2 { (say::name_of(snapshot.event(), section, lang)) }
            p.what {
                (say::format_name(&settings.format, lang)) " · "
                (players::count(lang, section.players.len())) " · "
                (rounds::round_of(lang, shown, settings.rounds))
                @if section.finished { " " span.tag.good { (standings::finished(lang)) } }
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
                a href=(paths.board(*place)) { (rounds::round_board(lang, place.round, section.called(*place))) }
            } } }
            @if ask.is_staff() { (super::late::unpaired(&view)) (reports(&view)) (checks(ask, &view, snapshot.event())) }
            div.links {
                @if let Some(last) = last { a.button href=(paths.round(last)) { (rounds::round(lang, last)) } " " }
                a.button href=(paths.to("standings")) { (standings::standings(lang)) } " "
                a.button href=(paths.to("players")) { (players::players(lang)) }
                @if super::register::is_open(ask, section) { " " a.button href=(paths.to("register")) { (register::register(lang)) } }
                @if let Some(step) = step(ask, &view).filter(|_| ask.is_staff() && with_step) { (step.button(ask, &step.label, "step")) }
            }
        }
    }
}

/// «Runde 4: Ergebnisse fehlen an Brett 3, 17»; some of them link to their board.
fn open_boards(view: &View<'_>, round: RoundNo, missing: &[InRound]) -> Markup {
    const SHOWN: usize = 8;
    let lang = view.lang;
    html! {
        (rounds::missing_boards(lang, round, ""))
        @for (at, place) in missing.iter().take(SHOWN).enumerate() {
            @if at > 0 { ", " }
            a href=(view.paths.board(place.of(round))) { (view.section.called(place.of(round))) }
        }
        @if missing.len() > SHOWN { " " a href={ (view.paths.round(round)) "?missing" } { (rounds::and_more(lang, missing.len() - SHOWN)) } }
    }
}

/// Results that players reported: those to settle, and those to confirm.
fn reports(view: &View<'_>) -> Markup {
    let (lang, section) = (view.lang, view.section);
    let Some(last) = view.last_round() else { return html! {} };
    let missing = section.missing(last);
    let said = |place: &InRound| section.game(place.of(last)).map(|game| game.reported.together());
    let differ: Vec<&InRound> =
        missing.iter().filter(|place| matches!(said(place), Some(Reports::Differ { .. }))).collect();
    let waiting = missing
        .iter()
        .filter(|place| matches!(said(place), Some(Reports::One(_) | Reports::Agree(_))))
        .count();
    html! {
        @if !differ.is_empty() {
            p.open.warn #reports-differ { "⚠ " (me::to_settle(lang, "")) @for (at, place) in differ.iter().enumerate() {
                @if at > 0 { ", " }
                a href=(view.paths.board(place.of(last))) { (section.called(place.of(last))) }
            } }
        }
        @if waiting > 0 {
            p.open #reports-wait { a href={ (view.paths.round(last)) "?missing" } { (me::to_confirm(lang, waiting)) } }
        }
    }
}

/// Data that a rating office or the cash box will need, while the players can still be asked.
fn checks(ask: &Ask, view: &View<'_>, event: &Event) -> Markup {
    let (lang, section) = (view.lang, view.section);
    let count = |wanted: &dyn Fn(&turmuhr_tournament::Person) -> bool| {
        section.players.values().filter(|player| wanted(&player.person)).count()
    };
    let unborn = count(&|person| person.birth.is_empty());
    let unrated = count(&|person| person.fide_rating.is_none() && person.national_rating.is_none());
    let asked = section.prizes_ask_for(Datum::Sex);
    let sexless = if asked { count(&|person| person.sex.is_none()) } else { 0 };
    let wishing = section.players.values().filter(|player| !player.wishes.is_empty()).count();
    let owing = section.players.keys().filter(|id| section.owes(**id) > 0).count();
    let not_here = section.awaited().len();
    let shared: Vec<String> = shared_tables(event, section)
        .iter()
        .map(|shared| {
            let other = event.section(shared.section).map(|other| say::name_of(event, other, lang));
            say::shared_tables(lang, values::ranges(&shared.tables), other.unwrap_or_default())
        })
        .collect();
    let registered = section.to_accept().len();
    let list = view.paths.to("players");
    let lines = [
        (registered, register::to_accept(lang, registered), view.paths.to("registrations")),
        (not_here, say::not_here(lang, not_here), format!("{}?status=absent", view.paths.to("check-in"))),
        (wishing, say::wishing(lang, wishing), format!("{list}?status=wish")),
        (owing, say::owing(lang, owing), format!("{list}?status=fee-open")),
        (unborn, say::without_birth(lang, unborn), list.clone()),
        (unrated, say::without_rating(lang, unrated), list.clone()),
        (sexless, say::without_sex(lang, sexless), list.clone()),
    ];
    html! {
        @if !section.finished && (!shared.is_empty() || lines.iter().any(|(count, ..)| *count > 0)) {
            ul.checks {
                @for text in &shared { li.shared-tables {
                    // Only a chief arbiter opens the settings.
                    @if ask.visitor.role >= Role::ChiefArbiter { a href=(view.paths.to("settings")) { "⚠ " (text) } } @else { "⚠ " (text) }
                } }
                @for (count, text, to) in &lines { @if *count > 0 { li { a href=(to) { "⚠ " (text) } } } }
            }
        }
    }
}

/// The next thing to do in a section: a page to open, or an act.
pub(super) struct Step {
    to: String,
    label: String,
    is_act: bool,
}

impl Step {
    fn button(&self, ask: &Ask, label: &str, class: &str) -> Markup {
        match self.is_act {
            true => act(ask, &self.to, label, class, &[]),
            false => html! { a class={ "button " (class) } href=(self.to) { (label) } },
        }
    }

    pub(super) fn plain(&self, ask: &Ask) -> Markup {
        self.button(ask, &self.label, "button")
    }
}

fn step(ask: &Ask, view: &View<'_>) -> Option<Step> {
    let (lang, section, paths) = (view.lang, view.section, &view.paths);
    let current = section.running().and_then(|round| Some((round, section.round(round)?)));
    let next = section.next_round();
    let go = |to: String, label: String| Some(Step { to, label, is_act: false });
    if section.finished {
        return None;
    }
    if section.parties().is_empty() {
        return if view.of_teams() {
            go(paths.to("teams"), players::enter_teams(lang))
        } else {
            go(paths.to("enter"), players::enter(lang))
        };
    }
    if let Some(hand) = &section.hand {
        return go(format!("{}/hand", paths.round(hand.round)), rounds::hand_go_on(lang, hand.round));
    }
    match current {
        Some((round, open)) if open.status == Status::Draft => {
            let to = format!("{}/publish", paths.round(round));
            Some(Step { to, label: rounds::publish(lang, round), is_act: true })
        }
        Some((round, open)) if !open.missing().is_empty() => {
            go(paths.round(round), rounds::enter_results(lang, round))
        }
        _ if next.is_among(section.settings.rounds) => go(paths.to("pairing"), rounds::pair(lang, next)),
        _ => finishing(ask, view).or_else(|| go(paths.to("standings"), standings::final_standings(lang))),
    }
}

/// Closing the section, once every round is played and every result is in. A chief arbiter does it.
pub(super) fn finishing(ask: &Ask, view: &View<'_>) -> Option<Step> {
    let section = view.section;
    let played = section.has_begun()
        && section.hand.is_none()
        && section.draft().is_none()
        && !section.next_round().is_among(section.settings.rounds);
    let open = RoundNo::first(section.settings.rounds).any(|round| !section.missing(round).is_empty());
    let ready = played && !open && section.adjourned().is_empty() && !section.finished;
    let to = view.paths.to("finish");
    (ready && ask.visitor.role >= Role::ChiefArbiter).then(|| Step {
        to,
        label: say::finish(view.lang),
        is_act: true,
    })
}

/// The next step as the brass button; empty where it leads to the page itself.
pub(super) fn next_step(ask: &Ask, view: &View<'_>) -> Markup {
    let step = step(ask, view).filter(|step| step.to != ask.here);
    step.map(|step| step.button(ask, &step.label, "next step")).unwrap_or_default()
}

fn latest(ask: &Ask, snapshot: &Snapshot) -> Markup {
    const SHOWN: usize = 12;
    html! {
        h2 { (say::latest(ask.lang)) }
        ol.latest reversed {
            @for entry in snapshot.journal().entries().iter().rev().take(SHOWN) {
                li { time datetime=(entry.at) { (ask.local(entry.at).strftime("%H:%M")) } " "
                    span { (snapshot.told(&entry.fact, ask.lang)) } " " span.by { @if let Some(section) = snapshot.told_of(&entry.fact, ask.lang) { (section) " · " } (entry.by) } }
            }
        }
        p { a href={ "/e/" (snapshot.stream()) "/history" } { (say::history(ask.lang)) } }
    }
}
