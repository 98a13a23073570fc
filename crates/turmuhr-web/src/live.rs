//! Live pages: the server announces a change, the page fetches its part again.
//!
//! One channel for each stream, for any number of screens; the fetched parts are rendered once (see
//! [`Snapshot`]).

use std::{
    collections::HashMap,
    convert::Infallible,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

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
    desk::{SeasonSnapshot, Shelved, Snapshot},
    http::{Answer, Ask, Fault, html as answer},
    net::Network,
};

/// The most screens and phones with live updates. A hall with a thousand of them may share an address.
const MOST: usize = 2_000;
const MOST_OF_NETWORK: usize = 1_000;
const LATER: Duration = Duration::from_secs(30);
const ALIVE: Duration = Duration::from_secs(20);

/// Listeners without an account, by network.
#[derive(Debug, Default)]
pub(crate) struct Listeners(Mutex<HashMap<Network, usize>>);

/// One listener; dropping it frees its place.
#[derive(Debug)]
struct Listener {
    all: Arc<Listeners>,
    network: Network,
}

impl Listeners {
    fn join(self: &Arc<Listeners>, network: Network) -> Result<Listener, Fault> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = counts.values().sum();
        let here = counts.get(&network).copied().unwrap_or(0);
        if all >= MOST || here >= MOST_OF_NETWORK {
            return Err(Fault::Busy(LATER));
        }
        counts.insert(network, here + 1);
        Ok(Listener { all: self.clone(), network })
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let mut counts = self.all.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.network);
            }
        }
    }
}

/// Does a screen reader announce the changes of a part?
#[derive(Copy, Clone, PartialEq, Eq)]
enum Voice {
    Polite,
    Silent,
}

/// A part of a page with live updates. Its address is that of the page with `fragment`.
pub(crate) fn live(ask: &Ask, snapshot: &Snapshot, id: &str, content: &Markup) -> Markup {
    followed(ask, snapshot, id, "fragment", Voice::Polite, content)
}

/// The same for a season.
pub(crate) fn live_season(ask: &Ask, season: &SeasonSnapshot, id: &str, content: &Markup) -> Markup {
    followed(ask, season, id, "fragment", Voice::Polite, content)
}

/// A part of a page of a season that has forms of its own beside it.
pub(crate) fn live_season_part(ask: &Ask, season: &SeasonSnapshot, id: &str, content: &Markup) -> Markup {
    followed(ask, season, id, "fragment", Voice::Silent, content)
}

/// As `live`, on a page that announces each entry in a sentence of its own.
pub(crate) fn live_silent(ask: &Ask, snapshot: &Snapshot, id: &str, content: &Markup) -> Markup {
    followed(ask, snapshot, id, "fragment", Voice::Silent, content)
}

/// A further part of a page: its handler knows it by `fragment=id`. Silent, for the first part speaks of the same change.
pub(crate) fn live_part(ask: &Ask, snapshot: &Snapshot, id: &str, content: &Markup) -> Markup {
    followed(ask, snapshot, id, &format!("fragment={id}"), Voice::Silent, content)
}

fn followed<S: Shelved>(
    ask: &Ask,
    snapshot: &S,
    id: &str,
    fragment: &str,
    voice: Voice,
    content: &Markup,
) -> Markup {
    let query: Vec<String> = form_urlencoded::Serializer::new(String::new())
        .extend_pairs(ask.query.0.iter().filter(|(name, _)| name != "done" && name != "fragment"))
        .finish()
        .split('&')
        .filter(|pair| !pair.is_empty())
        .map(str::to_owned)
        .chain([fragment.to_owned()])
        .collect();
    html! {
        div id=(id) data-live={ (S::HOME) "/" (snapshot.stream()) "/live" } data-fragment={ (ask.here) "?" (query.join("&")) }
            data-position=(snapshot.position()) aria-live=[(voice == Voice::Polite).then_some("polite")] { (content) }
    }
}

/// The part alone.
pub(crate) fn fragment(content: &Markup) -> Response {
    answer(StatusCode::OK, html! { (content) })
}

/// The positions of an event's journal, as they change.
pub(crate) async fn stream(ask: Ask) -> Answer {
    let changes = ask.app.desk.watch(ask.stream()).await?;
    told(&ask, changes)
}

/// The same, of a season.
pub(crate) async fn stream_of_season(ask: Ask) -> Answer {
    let changes = ask.app.desk.watch_season(ask.path.text("season")).await?;
    told(&ask, changes)
}

fn told<S: Shelved>(ask: &Ask, mut changes: watch::Receiver<Arc<S>>) -> Answer {
    let listener = match &ask.visitor.login {
        Some(_) => None,
        None => Some(ask.app.listeners.join(ask.network)?),
    };
    // After a reconnect the first position shows whether something was missed.
    changes.mark_changed();
    let events = stream::unfold(Some((changes, listener)), next);
    // An event, not a comment: the page sees it and notices a dead connection (`live.js`).
    let alive = KeepAlive::new().interval(ALIVE).event(Event::default().event("alive").data("yes"));
    Ok(Sse::new(events).keep_alive(alive).into_response())
}

type Heard<S> = (watch::Receiver<Arc<S>>, Option<Listener>);

/// The last event says that the journal was replaced or deleted: the page is loaded again.
async fn next<S: Shelved>(heard: Option<Heard<S>>) -> Option<(Result<Event, Infallible>, Option<Heard<S>>)> {
    let (mut changes, listener) = heard?;
    if changes.changed().await.is_err() {
        // A browser ignores an event without data.
        return Some((Ok(Event::default().event("replaced").data("yes")), None));
    }
    let position = changes.borrow_and_update().position();
    Some((Ok(Event::default().data(position.to_string())), Some((changes, listener))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn listeners_are_counted_and_leave_room_when_they_go() {
        let all = Arc::new(Listeners::default());
        let join = |last: u8| all.join(Network::of([192, 0, 2, last].into()));
        let mut here: Vec<Listener> = (0..MOST_OF_NETWORK).map(|_| join(1).expect("room")).collect();
        assert!(matches!(join(1), Err(Fault::Busy(_))));
        let there: Vec<Listener> = (0..MOST - MOST_OF_NETWORK).map(|_| join(2).expect("room")).collect();
        assert!(join(3).is_err());
        here.pop();
        assert!(join(3).is_ok());
        drop((here, there));
        assert!(all.0.lock().expect("sound").is_empty());
    }
}
