//! The API for programs, as JSON.

pub(crate) mod answers;
pub(crate) mod asks;
pub(crate) mod events;
pub(crate) mod sections;

use axum::http::StatusCode;
use turmuhr_store::Trouble;

use answers::{Health, SessionShown, UserListed, Users};

use crate::{
    http::{Answer, Ask, json, what_now},
    words::shell,
};

pub(crate) fn told(value: &impl serde::Serialize) -> Answer {
    Ok(json(StatusCode::OK, value))
}

/// The server answers, the database answers, and writes succeed. Otherwise 503, for monitoring.
pub(crate) async fn health(ask: Ask) -> Answer {
    let store = ask.app.desk.store();
    let events = store.list().await;
    store.look();
    let trouble = store.trouble();
    let unread = events.as_ref().err().and_then(|error| error.trouble());
    let ok = trouble.is_none() && events.is_ok();
    let status = if ok { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let losses = store.losses();
    let missing = losses.as_ref().map(|losses| shell::entries_missing(ask.lang, losses.writes));
    let why = trouble.map(|(trouble, _)| trouble).or(unread);
    Ok(json(
        status,
        &Health {
            ok,
            events: events.map(|events| events.len()).ok(),
            trouble: why.map(Trouble::id),
            since: trouble.map(|(_, since)| since),
            what_now: why.map(|why| what_now(why, ask.lang)).or(missing),
            missing_writes: losses.map_or(0, |losses| losses.writes),
            version: env!("CARGO_PKG_VERSION"),
        },
    ))
}

/// The visitor, and the secret that their forms and posts must carry.
pub(crate) async fn session(ask: Ask) -> Answer {
    let (role, name) = (ask.visitor.role, &ask.visitor.name);
    let visitor = ask.visitor.mark();
    told(&SessionShown { role, name, lang: ask.lang.code(), csrf: ask.csrf.token(), visitor })
}

pub(crate) async fn users(ask: Ask) -> Answer {
    let users = ask.app.desk.store().users().await?;
    let users = users
        .iter()
        .map(|user| UserListed { name: &user.name, shown: &user.shown, role: user.role })
        .collect();
    told(&Users { users })
}
