//! Why somebody was paired so, and why not otherwise.

use maud::{Markup, html};
use turmuhr_core::PlayerId;
use turmuhr_pairing::{reasons::Outcome, why, why_not};
use turmuhr_texts::{
    pairing, reasons,
    web::{refusals, rounds as say},
};
use turmuhr_tournament::{Party, propose};

use super::{Page, page};
use crate::{
    http::{Answer, Ask, Fault},
    parts::{View, options},
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
    let (told, mut spoken) = match why(&ready.field, system, asked) {
        Ok(told) => {
            let mut spoken = vec![told.player];
            if let Outcome::Game { opponent, .. } = told.outcome {
                spoken.push(opponent);
            }
            spoken.extend(told.instead_of.as_ref().map(|(other, _)| *other));
            (reasons::why(&told, system, lang), spoken)
        }
        Err(error) => return html! { p.trouble { (pairing::no_pairing(&error, lang)) } },
    };
    let other = ask.query.number("other").map(Party).filter(|other| !section.name(*other).is_empty());
    let not = other.map(|other| {
        let (one, two) = (asked, PlayerId(view.number(other)));
        spoken.push(two);
        match why_not(&ready.field, system, one, Some(two)) {
            Ok(reason) => reasons::why_not(one, Some(two), &reason, system, lang),
            Err(error) => pairing::no_pairing(&error, lang),
        }
    });
    spoken.sort_unstable();
    spoken.dedup();
    let list = section.starting_list();
    html! {
        p.answer { (told) }
        @if let Some(not) = &not { p.answer #why-not-answer { (not) } }
        // Sentences speak of starting numbers; here is who they are.
        ul.legend {
            @for id in spoken {
                @if let Some(party) = list.get((id.0 as usize).saturating_sub(1)) { li { b { (id) } " " (view.name(*party)) } }
            }
        }
    }
}
