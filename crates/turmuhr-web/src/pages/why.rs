//! Why a player was paired so, and why not otherwise.

use maud::{Markup, PreEscaped, html};
use turmuhr_core::PlayerId;
use turmuhr_pairing::{
    pair,
    reasons::{Outcome, WhyNot},
    why, why_not,
};
use turmuhr_texts::reasons::{self, Voice};
use turmuhr_tournament::{Party, RoundNo, propose};

use super::{Page, page};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask, Fault},
    parts::{Names, View, options},
    words::{apart as apart_words, refusals, rounds as say},
};

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lang = ask.lang;
    let view = View::new(&ask, &snapshot, section);
    let party = ask.party(section)?;
    // Arbiters may also ask about the round being paired.
    let latest = if view.staff { section.current_round() + 1 } else { section.public_rounds() };
    let round = ask
        .query
        .round()
        .or_else(|| view.last_round())
        .filter(|round| round.is_among(latest.min(section.settings.rounds)))
        .ok_or(Fault::NotFound)?;
    let by_hand = section.round(round).and_then(|round| round.by_hand.as_deref());
    let other = ask.query.number("other").and_then(|number| section.find(number));
    let key = format!("why {} {round} {party} {other:?} {lang} {}", section.id, view.staff);
    // Pairing again is expensive; a repeated question is answered from the cache.
    let told = snapshot.answer(
        key,
        || ask.app.workshop.charge(&ask),
        || answer(&snapshot, &view, party, round, other).into_string(),
    )?;
    let steps = snapshot.fragment(format!("steps {} {round} {lang}", section.id), || {
        steps(&snapshot, &view, round).into_string()
    });
    let others: Vec<(String, String)> = view
        .list
        .iter()
        .filter(|(_, other)| *other != party)
        .map(|(number, other)| (other.to_string(), format!("{number} {}", section.name(other))))
        .collect();
    let body = html! {
        @if let Some(reason) = by_hand { p.note { (say::by_hand(lang, reason)) } }
        (PreEscaped(told.as_str()))
        (PreEscaped(steps.as_str()))
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

fn answer(
    snapshot: &Snapshot,
    view: &View<'_>,
    party: Party,
    round: RoundNo,
    other: Option<Party>,
) -> Markup {
    let lang = view.lang;
    let section = view.section;
    if !section.settings.format.is_swiss() {
        return html! { p { (say::by_table(&section.settings.format, lang)) } };
    }
    let ready = match propose::ready(snapshot.event(), section, round) {
        Ok(ready) => ready,
        Err(why) => return html! { p.trouble { (refusals::no_proposal(&why, section, lang)) } },
    };
    // A seeding round is explained by the system that pairs it.
    let system = ready.system.in_next_round(&ready.field);
    let Some(asked) = view.list.number(party) else {
        return html! {};
    };
    let names = Names::new(view);
    let called = |id: PlayerId| names.short(id);
    let voice = Voice::with_names(lang, &called);
    let told = match why(&ready.field, system, asked) {
        Ok(told) => told,
        Err(error) => return html! { p.trouble { (refusals::no_pairing(&error, section, lang)) } },
    };
    let not = other.and_then(|other| view.list.number(other)).map(|two| {
        let one = asked;
        match why_not(&ready.field, system, one, Some(two)) {
            Ok(reason) => {
                let told = reasons::why_not(one, Some(two), &reason, system, voice);
                let apart = other.filter(|_| reason == WhyNot::Prohibited);
                match apart.and_then(|other| section.why_apart(round, party, other)) {
                    Some(why) => format!(
                        "{} {}.",
                        told.trim_end_matches('.').to_owned() + ":",
                        apart_words::why(&why, view.reader, lang)
                    ),
                    None => told,
                }
            }
            Err(error) => refusals::no_pairing(&error, section, lang),
        }
    });
    html! {
        @if differs(view, party, round, told.outcome) { p.warn #rules-differ { (say::rules_differ(lang)) } }
        p.answer { (reasons::in_short(&told, system, voice)) }
        @if let Some(not) = &not { p.answer #why-not-answer { (not) } }
        @for sentence in kept_from(view, party, round) { p.note.apart { (sentence) } }
        h2 { (say::more_exactly(lang)) }
        p { (reasons::why(&told, system, voice)) }
        @if section.settings.format.is_accelerated() { p.note { (say::virtual_points(lang)) } }
    }
}

/// Everybody the party may not meet in this round, a sentence for each reason.
fn kept_from(view: &View<'_>, party: Party, round: RoundNo) -> Vec<String> {
    let groups = view.section.apart().into_iter();
    let groups = groups.filter(|group| group.holds(round, party, party));
    groups
        .map(|group| {
            let others = group.members.iter().filter(|other| **other != party);
            let others: Vec<&str> = others.map(|other| view.section.name(*other)).collect();
            let who =
                format!("{} ({})", others.join("; "), apart_words::why(&group.why, view.reader, view.lang));
            apart_words::not_against(view.lang, view.section.name(party), who)
        })
        .collect()
}

/// Does the actual round differ from the computed one?
fn differs(view: &View<'_>, party: Party, round: RoundNo, outcome: Outcome) -> bool {
    let Some(made) = view.section.round(round) else { return false };
    let opponent = made.pairs.iter().find(|pair| pair.has(party)).map(|pair| pair.other(party));
    match outcome {
        Outcome::Game { opponent: by_rules, .. } => {
            opponent.and_then(|opponent| view.list.number(opponent)) != Some(by_rules)
        }
        Outcome::Bye => made.bye != Some(party),
        Outcome::Away | Outcome::Unknown => opponent.is_some() || made.bye == Some(party),
    }
}

/// The complete record, with numbers because it is long. The same for all players of a round.
fn steps(snapshot: &Snapshot, view: &View<'_>, round: RoundNo) -> Markup {
    let lang = view.lang;
    if !view.section.settings.format.is_swiss() {
        return html! {};
    }
    let Ok(ready) = propose::ready(snapshot.event(), view.section, round) else { return html! {} };
    let Ok(pairing) = pair(&ready.field, ready.system) else { return html! {} };
    let names = Names::new(view);
    let called = |id: PlayerId| names.numbered(id);
    let lines = reasons::account(&pairing, &ready.field, ready.system, Voice::with_names(lang, &called));
    html! {
        details #steps { summary { (say::every_step(lang)) }
            pre.record { @for line in lines { (line) "\n" } }
        }
    }
}
