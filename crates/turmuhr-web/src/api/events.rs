//! Events and their journals.

use serde_json::{Value, json as object};
use turmuhr_journal::{schema, unfit};
use turmuhr_texts::unread;
use turmuhr_tournament::{Fact, Section};

use super::told;
use crate::{
    http::{Answer, Ask, Fault},
    words::api as say,
};

pub(crate) async fn list(ask: Ask) -> Answer {
    let events = ask.app.desk.store().list().await?;
    told(&object!({ "events": events }))
}

pub(crate) async fn event(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let event = snapshot.event();
    let sections: Vec<Value> =
        event.sections.values().map(|section| in_short(section, ask.is_staff())).collect();
    told(&object!({
        "event": snapshot.stream(),
        "position": snapshot.position(),
        "details": event.details,
        "fide_mode": event.fide_mode,
        "sections": sections,
    }))
}

pub(super) fn in_short(section: &Section, staff: bool) -> Value {
    let shown = if staff { section.current_round() } else { section.public_rounds() };
    object!({
        "section": section.id,
        "name": section.settings.name,
        "format": section.settings.format,
        "rounds": section.settings.rounds,
        "round": shown,
        "players": section.players.len(),
        "teams": section.teams.len(),
        "missing": section.missing(shown).len(),
        "finished": section.finished,
    })
}

pub(crate) async fn journal(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let after: u64 = ask.query.text("after").parse().unwrap_or(0);
    let entries: Vec<_> = snapshot.journal().entries().iter().filter(|entry| entry.number > after).collect();
    let undone = snapshot.journal().undone();
    told(&object!({ "position": snapshot.position(), "entries": entries, "undone": undone }))
}

/// Says any fact. What the visitor may say is the desk's to judge.
pub(crate) async fn say(ask: Ask) -> Answer {
    let fact = ask.json.as_ref().and_then(|json| json.get("fact")).cloned();
    let fact = fact.ok_or_else(|| Fault::Wrong(say::no_fact(ask.lang)))?;
    // Whoever writes no schema writes today's.
    let fact: Fact = match fact.get("schema") {
        None => unfit::fit(fact).map_err(|why| Fault::Wrong(unread::unfit(&why, ask.lang)))?,
        Some(_) => schema::read(fact).map_err(|why| Fault::Wrong(unread::unread(&why, ask.lang)))?,
    };
    let section = fact.section();
    let done = ask.app.desk.act(ask.stream(), &ask.visitor, vec![fact], ask.accepted()).await;
    match done.map_err(Fault::from) {
        Ok(snapshot) => told(&object!({ "entry": snapshot.position() })),
        Err(Fault::Desk(error)) => {
            let snapshot = ask.open().await?;
            Err(crate::http::told(error, snapshot.event(), section, ask.lang))
        }
        Err(other) => Err(other),
    }
}
