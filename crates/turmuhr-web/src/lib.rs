//! Turmuhr in the browser: pages, JSON API, live updates, accounts and roles.
//!
//! [`routes`](routes::TABLE) is the one table of what can be asked for and by whom; router and API document are made of
//! it. A handler loads, decides, says something at the [`desk`], shows. Pages are rendered here and need no script to be
//! read; small modules in `assets/` add keys and live updates.

pub mod accounts;
mod api;
mod assets;
pub mod demo;
pub mod desk;
mod http;
mod import;
mod live;
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

pub use http::{unsealed, what_now};
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
}

impl Default for Venue {
    fn default() -> Venue {
        Venue {
            templates: turmuhr_print::Templates::built_in(),
            zone: jiff::tz::TimeZone::UTC,
            encrypted: false,
            proxies: Vec::new(),
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
