//! What players of a section do themselves: report results, register. Apart from the settings of the section, so
//! that it can be switched during the event.

use maud::{Markup, html};
use turmuhr_texts::{Lang, values};
use turmuhr_tournament::{
    Fact, Section,
    limits::Count,
    self_service::{Registration, SelfService},
};

use super::{Page, done, page};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask},
    parts::{Door, Paths, Takes, Troubles, asked, csrf},
    words::self_service as say,
};

/// The most players of a section.
const MOST: u32 = Count::Players.most() as u32;

pub(crate) async fn form(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    shown(&ask, &snapshot, section, &Troubles::none())
}

fn shown(ask: &Ask, snapshot: &Snapshot, section: &Section, troubles: &Troubles) -> Answer {
    let lang = ask.lang;
    let known = &section.self_service;
    let registration = known.registration.clone().unwrap_or_default();
    let sent = !troubles.is_empty();
    let typed = |name: &str, known: String| if sent { ask.form.text(name).to_owned() } else { known };
    let tick = |name: &str, label: String, on: bool| -> Markup {
        let on = if sent { ask.form.has(name) } else { on };
        html! { label.check { input type="checkbox" name=(name) value="yes" checked[on]; " " (label) } }
    };
    let paths = Paths::new(snapshot.stream(), section.id);
    let closes = registration.closes.map(|day| day.to_string()).unwrap_or_default();
    let most = registration.most.map(|most| most.to_string()).unwrap_or_default();
    let body = html! {
        form.narrow method="post" action=(ask.here) #self-service {
            (csrf(ask))
            (troubles.markup(lang))
            fieldset {
                legend { (say::results(lang)) }
                p { (say::results_explained(lang)) }
                (tick("results", say::results_on(lang), known.results))
                p { a href={ "/e/" (snapshot.stream()) "/passes#cards-" (section.id) } { (say::to_cards(lang)) } }
            }
            @if !section.settings.format.is_of_teams() {
                fieldset {
                    legend { (say::registration(lang)) }
                    p { (say::registration_explained(lang)) }
                    (tick("open", say::registration_on(lang), known.registration.is_some()))
                    (asked(troubles, "closes", &say::closes(lang), &typed("closes", closes), Takes::Day))
                    (asked(troubles, "most", &say::most(lang), &typed("most", most), Takes::Range(1, MOST)))
                    (tick("automatic", say::automatic(lang), registration.automatic))
                    @if known.registration.is_some() {
                        p { a href=(paths.to("register")) { (say::to_form(lang)) } " · " a href=(paths.to("registrations")) { (say::to_list(lang)) } }
                    }
                }
            }
            button.next { (say::save(lang)) }
        }
    };
    let title = say::title(lang);
    let page = page(ask, Page { title, snapshot: Some(snapshot), section: Some(section), body, aside: None });
    Ok(troubles.answer(page))
}

fn most(door: &mut Door<'_>, lang: Lang) -> Option<u32> {
    let typed = door.typed("most");
    if typed.is_empty() {
        return None;
    }
    let read = typed.parse().ok().filter(|most| (1..=MOST).contains(most));
    door.keep("most", read.ok_or_else(|| say::no_most(lang, MOST)))
}

pub(crate) async fn save(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let mut door = Door::new(&ask);
    let (closes, most) = (door.day("closes"), most(&mut door, ask.lang));
    let today = ask.local(jiff::Timestamp::now()).date();
    let known = section.self_service.registration.as_ref().and_then(|known| known.closes);
    // A day that has passed since it was entered may stay.
    if let Some(last) = closes.filter(|last| ask.form.has("open") && *last < today && Some(*last) != known) {
        door.wrong("closes", say::closes_in_past(ask.lang, values::day(last, ask.lang)));
    }
    let registration =
        ask.form.has("open").then(|| Registration { closes, most, automatic: ask.form.has("automatic") });
    let rules = match door.done(SelfService { results: ask.form.has("results"), registration }) {
        Ok(rules) => rules,
        Err(troubles) => return shown(&ask, &snapshot, section, &troubles),
    };
    if rules == section.self_service {
        return Ok(done(&ask.here, &snapshot));
    }
    let now = ask.act(vec![Fact::SelfServiceSet { section: section.id, rules }]).await?;
    Ok(done(&ask.here, &now))
}
