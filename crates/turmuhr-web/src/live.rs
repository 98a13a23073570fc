//! Pages that change by themselves: the server says that something happened, the page fetches its part anew.
//!
//! One channel a stream, whatever the number of screens; what they fetch is rendered once (see [`Snapshot`]).

use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::{
    http::StatusCode,
    response::{
        IntoResponse, Response,
        sse::{Event, KeepAlive, Sse},
    },
};
use futures_util::stream;
use maud::{Markup, html};
use tokio::sync::watch;

use crate::{
    desk::Snapshot,
    http::{Answer, Ask, html as answer},
};

/// A part of a page that is kept up to date. The address of the part is that of the page with `fragment`.
pub(crate) fn live(ask: &Ask, snapshot: &Snapshot, id: &str, content: &Markup) -> Markup {
    let query: Vec<String> = form_urlencoded::Serializer::new(String::new())
        .extend_pairs(ask.query.0.iter().filter(|(name, _)| name != "done" && name != "fragment"))
        .finish()
        .split('&')
        .filter(|pair| !pair.is_empty())
        .map(str::to_owned)
        .chain(["fragment".to_owned()])
        .collect();
    html! {
        div id=(id) data-live={ "/e/" (snapshot.stream()) "/live" } data-fragment={ (ask.here) "?" (query.join("&")) }
            data-position=(snapshot.position()) aria-live="polite" { (content) }
    }
}

/// The part alone.
pub(crate) fn fragment(content: &Markup) -> Response {
    answer(StatusCode::OK, html! { (content) })
}

/// The positions of the journal, as they come.
pub(crate) async fn stream(ask: Ask) -> Answer {
    let mut changes = ask.app.desk.watch(ask.stream()).await?;
    // Whoever connects again hears at once whether they missed something.
    changes.mark_changed();
    let events = stream::unfold(changes, next);
    let alive = KeepAlive::new().interval(Duration::from_secs(20));
    Ok(Sse::new(events).keep_alive(alive).into_response())
}

async fn next(
    mut changes: watch::Receiver<Arc<Snapshot>>,
) -> Option<(Result<Event, Infallible>, watch::Receiver<Arc<Snapshot>>)> {
    changes.changed().await.ok()?;
    let position = changes.borrow_and_update().position();
    Some((Ok(Event::default().data(position.to_string())), changes))
}
