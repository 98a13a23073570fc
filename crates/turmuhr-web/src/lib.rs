//! Turmuhr in the browser: pages, JSON API, live updates, accounts and roles.
//!
//! [`routes`](routes::TABLE) is the one table of what can be asked for and by whom; router and API document are made of
//! it. A handler loads, decides, writes at the [`desk`], shows. Pages are rendered here and need no script to be
//! read; small modules in `assets/` add keys and live updates.
//!
//! # What is where
//!
//! - `http/dispatch`: the router. It checks language, visitor, rights and forms once for all handlers. `openapi`: the API document;
//!   `api/asks` and `api/answers` are its types.
//! - `desk`: journals in memory (`open`; quiet ones leave). Each act is judged on the latest journal, and again if another
//!   writer was faster. `rights`: who may write which fact, for pages and API alike. `watchman`: watches the database. A
//!   `Snapshot` is a journal at one moment with the tables and parts of pages made from it. It never changes, so nothing
//!   kept in it can be out of date, and five hundred screens cost one rendering.
//! - `pages`: a file a page, with the acts that start there. Concerns come back as a page with the same form; the
//!   confirmed level goes with it. `parts`: what pages share. `words`: their sentences.
//! - `live`: sends browsers the journal's position; they fetch their part and exchange the rows that differ. Displays,
//!   announcements and remarks are facts like any other, so they reach every process and can be undone.
//! - `ratings`: rating lists in memory, renewed when the store has newer ones. `demo`: an event by seed. `assets`: plain ES modules
//!   and one style sheet, part of the program.
//! - Entries without a connection (`queue.js`, `worker.js`, `http/dispatch`, `desk/meanwhile`): walk (c) in `ARCHITECTURE.md`.
//! - Limits against floods: see the table in `docs/security.md`.
//!
//! An example: two arbiters type board 3 at once. Both posts reach `pages/results.rs`, which makes `ResultEntered`. The second is
//! judged on the journal that has the first in it: the concern `OverwritesResult`. In the same process it waited its turn;
//! from another process the store refuses its position, the desk reads the new entries and judges again. The page asks whether to
//! overwrite; nothing was lost.

pub mod accounts;
mod api;
mod assets;
pub mod demo;
pub mod desk;
mod http;
mod import;
mod league;
mod live;
mod matching;
mod net;
mod openapi;
mod pace;
mod pages;
mod parts;
mod ratings;
mod restore;
mod routes;
mod server;
mod tls;
mod words;
mod workshop;

use std::{net::IpAddr, sync::Arc};

pub use http::{bad_entry, bad_line, unsealed, what_now};
pub use net::Peer;
pub use restore::{NotRestored, restore};
pub use server::{NotServed, Options, Ready, serve, setup_link};
pub use tls::{Certificate, NoCertificate};

use desk::Desk;

/// State shared by all requests.
#[derive(Debug)]
pub struct App {
    pub desk: Arc<Desk>,
    /// Templates for documents.
    templates: Arc<turmuhr_print::Templates>,
    /// The time zone of the venue.
    zone: jiff::tz::TimeZone,
    /// Visitors use https; nothing is sent unencrypted.
    encrypted: bool,
    /// Proxies that are trusted about a visitor's address.
    proxies: net::Proxies,
    /// The address that the server listens on.
    listens: Option<std::net::SocketAddr>,
    workshop: workshop::Workshop,
    attempts: accounts::Attempts,
    /// Write limits of accounts and passes.
    writing: desk::Writing,
    /// Visitors with live updates.
    listeners: Arc<live::Listeners>,
    /// Memory for request bodies.
    room: http::Room,
    ratings: ratings::Ratings,
}

/// The venue that an app serves.
#[derive(Debug)]
pub struct Venue {
    /// A federation's own templates.
    pub templates: turmuhr_print::Templates,
    pub zone: jiff::tz::TimeZone,
    /// Served over https.
    pub encrypted: bool,
    /// Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted.
    pub proxies: Vec<IpAddr>,
    /// The address that the server listens on, if there is a server.
    pub listens: Option<std::net::SocketAddr>,
}

impl Default for Venue {
    fn default() -> Venue {
        Venue {
            templates: turmuhr_print::Templates::built_in(),
            zone: jiff::tz::TimeZone::UTC,
            encrypted: false,
            proxies: Vec::new(),
            listens: None,
        }
    }
}

impl App {
    pub fn new(desk: Arc<Desk>) -> Arc<App> {
        App::at(Venue::default(), desk)
    }

    pub fn at(venue: Venue, desk: Arc<Desk>) -> Arc<App> {
        Arc::new(App {
            desk,
            templates: Arc::new(venue.templates),
            zone: venue.zone,
            encrypted: venue.encrypted,
            proxies: net::Proxies::new(&venue.proxies),
            listens: venue.listens,
            workshop: workshop::Workshop::default(),
            writing: desk::Writing::default(),
            listeners: Arc::default(),
            attempts: accounts::Attempts::default(),
            room: http::Room::default(),
            ratings: ratings::Ratings::default(),
        })
    }
}

/// The router of all HTTP routes.
pub fn router(app: &Arc<App>) -> axum::Router {
    http::router(app)
}

/// Every route as method, path and the roles that may use it; for tests and documents.
pub fn table() -> Vec<(&'static str, &'static str, Vec<turmuhr_store::Role>)> {
    let roles =
        |may: routes::May| turmuhr_store::Role::ALL.into_iter().filter(|role| may.admits(*role)).collect();
    routes::TABLE.iter().map(|route| (route.method.as_str(), route.path, roles(route.may))).collect()
}
