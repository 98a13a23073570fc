//! Events and their journals.

use turmuhr_journal::schema;
use turmuhr_texts::unread;
use turmuhr_tournament::{Fact, RoundNo, Section};

use super::{
    answers::{EventListed, EventShown, Events, FactKept, JournalEntry, JournalPart, SectionShort},
    asks::{AfterEntry, FactSaid},
    told,
};
use crate::{
    http::{Answer, Ask, Fault},
    pages::templates::is_template,
    words::api as say,
};

pub(crate) async fn list(ask: Ask) -> Answer {
    let events = ask.app.desk.store().list().await?.into_iter();
    let events = events.filter(|event| !is_template(&event.stream));
    told(&Events { events: events.map(EventListed::from).collect() })
}

pub(crate) async fn event(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let event = snapshot.event();
    let sections = event.sections.values().map(|section| in_short(section, ask.is_staff())).collect();
    told(&EventShown {
        event: snapshot.stream(),
        position: snapshot.position(),
        details: &event.details,
        fide_mode: event.fide_mode,
        sections,
    })
}

pub(super) fn in_short(section: &Section, staff: bool) -> SectionShort<'_> {
    let shown = if staff { section.current_round() } else { section.public_rounds() };
    SectionShort {
        section: section.id,
        name: &section.settings.name,
        format: &section.settings.format,
        rounds: section.settings.rounds,
        round: shown,
        players: section.players.len(),
        teams: section.teams.len(),
        missing: RoundNo::last_of(shown).map_or(0, |last| section.missing(last).len()),
        finished: section.finished,
    }
}

pub(crate) async fn journal(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let after = AfterEntry::of(&ask.query).after.unwrap_or(0);
    let entries = snapshot.journal().entries().iter().filter(|entry| entry.number > after);
    let shown = entries.map(|entry| JournalEntry {
        number: entry.number,
        at: entry.at,
        by: &entry.by,
        fact: &entry.fact,
    });
    told(&JournalPart {
        position: snapshot.position(),
        entries: shown.collect(),
        undone: snapshot.journal().undone(),
    })
}

/// Records any fact. The desk decides whether the visitor may.
pub(crate) async fn say(ask: Ask) -> Answer {
    let sent = ask.said::<FactSaid>()?.fact.ok_or_else(|| Fault::Wrong(say::no_fact(ask.lang)))?;
    let fact: Fact = schema::read_sent(sent).map_err(|why| Fault::Wrong(unread::unread(&why, ask.lang)))?;
    let section = fact.section();
    let snapshot = ask.act_in(section, |_| Ok(vec![fact.clone()])).await?;
    told(&FactKept { entry: snapshot.position() })
}
