//! The same for programs, as JSON.

pub(crate) mod events;
pub(crate) mod sections;

use axum::http::StatusCode;
use serde_json::{Value, json as object};

use crate::http::{Answer, Ask, json};

pub(crate) fn told(value: &Value) -> Answer {
    Ok(json(StatusCode::OK, value))
}

/// It answers, and the database does.
pub(crate) async fn health(ask: Ask) -> Answer {
    let events = ask.app.desk.store().list().await?.len();
    told(&object!({ "ok": true, "events": events, "version": env!("CARGO_PKG_VERSION") }))
}

/// Who is asking, and what their forms and posts must carry.
pub(crate) async fn session(ask: Ask) -> Answer {
    told(
        &object!({ "role": ask.visitor.role, "name": ask.visitor.name, "lang": ask.lang.code(), "csrf": ask.csrf.token() }),
    )
}

pub(crate) async fn users(ask: Ask) -> Answer {
    let users = ask.app.desk.store().users().await?;
    let users: Vec<Value> = users
        .iter()
        .map(|user| object!({ "name": user.name, "shown": user.shown, "role": user.role }))
        .collect();
    told(&object!({ "users": users }))
}
