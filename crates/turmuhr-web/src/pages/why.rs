//! Why somebody was paired so, and why not otherwise.

use maud::{Markup, html};
use turmuhr_core::PlayerId;
use turmuhr_pairing::{Field, System, pair, reasons::Outcome, why, why_not};
use turmuhr_texts::{
    Lang, pairing,
    reasons::{self, Voice},
    web::{refusals, rounds as say},
};
use turmuhr_tournament::{Party, propose};

use super::{Page, page};
use crate::{
    http::{Answer, Ask, Fault},
    parts::{Names, View, options},
};

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lang = ask.lang;
    let view = View::new(&ask, &snapshot, section);
    let party = Party(ask.number("player")?);
    if section.name(party).is_empty() {
        return Err(Fault::NotFound);
    }
    let round = ask.query.number("round").unwrap_or(view.rounds());
    // Arbiters may ask about the round that is being paired too.
    let latest = if view.staff { section.current_round() + 1 } else { section.public_rounds() };
    if round == 0 || round > latest.min(section.settings.rounds) {
        return Err(Fault::NotFound);
    }
    let by_hand = section.round(round).and_then(|round| round.by_hand.as_deref());
    let answer = answer(&ask, &snapshot, &view, party, round);
    let others: Vec<(String, String)> = section
        .starting_list()
        .into_iter()
        .filter(|other| *other != party)
        .map(|other| (other.to_string(), format!("{} {}", view.number(other), section.name(other))))
        .collect();
    let body = html! {
        @if let Some(reason) = by_hand { p.note { (say::by_hand(lang, reason)) } }
        (answer)
        @if section.settings.format.is_swiss() {
            h2 { (say::why_not(lang)) }
            form.narrow method="get" action=(ask.here) #why-not {
                input type="hidden" name="round" value=(round);
                label.field { span { (say::opponent(lang)) } select name="other" { (options(ask.query.text("other"), &others)) } }
                button { (say::ask_why_not(lang)) }
            }
        }
    };
    let title = say::why_title(lang, section.name(party), round);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: None }))
}

fn answer(ask: &Ask, snapshot: &crate::desk::Snapshot, view: &View<'_>, party: Party, round: u32) -> Markup {
    let lang = ask.lang;
    let section = view.section;
    if !section.settings.format.is_swiss() {
        return html! { p { (say::by_table(&section.settings.format, lang)) } };
    }
    let ready = match propose::ready(snapshot.event(), section, round) {
        Ok(ready) => ready,
        Err(why) => return html! { p.trouble { (refusals::no_proposal(&why, lang)) } },
    };
    // A seeding round is answered in the words of the system that pairs it.
    let system = ready.system.in_next_round(&ready.field);
    let asked = PlayerId(view.number(party));
    let names = Names::new(view);
    let called = |id: PlayerId| names.short(id);
    let voice = Voice::with_names(lang, &called);
    let told = match why(&ready.field, system, asked) {
        Ok(told) => told,
        Err(error) => return html! { p.trouble { (pairing::no_pairing(&error, lang)) } },
    };
    let other = ask.query.number("other").map(Party).filter(|other| !section.name(*other).is_empty());
    let not = other.map(|other| {
        let (one, two) = (asked, PlayerId(view.number(other)));
        match why_not(&ready.field, system, one, Some(two)) {
            Ok(reason) => reasons::why_not(one, Some(two), &reason, system, voice),
            Err(error) => pairing::no_pairing(&error, lang),
        }
    });
    html! {
        @if differs(view, party, round, told.outcome) { p.warn #rules-differ { (say::rules_differ(lang)) } }
        p.answer { (reasons::in_short(&told, system, voice)) }
        @if let Some(not) = &not { p.answer #why-not-answer { (not) } }
        h2 { (say::more_exactly(lang)) }
        p { (reasons::why(&told, system, voice)) }
        @if section.settings.format.is_accelerated() { p.note { (say::virtual_points(lang)) } }
        (steps(&ready.field, ready.system, lang, &names))
    }
}

/// Was the round made otherwise than the rules make it?
fn differs(view: &View<'_>, party: Party, round: u32, outcome: Outcome) -> bool {
    let Some(made) = view.section.round(round) else { return false };
    let opponent = made.pairs.iter().find(|pair| pair.has(party)).map(|pair| pair.other(party));
    match outcome {
        Outcome::Game { opponent: by_rules, .. } => {
            opponent.map(|opponent| PlayerId(view.number(opponent))) != Some(by_rules)
        }
        Outcome::Bye => made.bye != Some(party),
        Outcome::Away | Outcome::Unknown => opponent.is_some() || made.bye == Some(party),
    }
}

/// The whole record, for whoever wants to follow it; with numbers, for it is long.
fn steps(field: &Field, system: System, lang: Lang, names: &Names) -> Markup {
    let Ok(pairing) = pair(field, system) else { return html! {} };
    let called = |id: PlayerId| names.numbered(id);
    let lines = reasons::account(&pairing, field, system, Voice::with_names(lang, &called));
    html! {
        details #steps { summary { (say::every_step(lang)) }
            pre.record { @for line in lines { (line) "\n" } }
        }
    }
}
