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
mod openapi;
mod pages;
mod parts;
mod ratings;
mod restore;
mod routes;
mod server;
mod tls;

use std::sync::Arc;

pub use http::unsealed;
pub use restore::{NotRestored, restore};
pub use server::{NotServed, Options, Ready, serve, setup_link};
pub use tls::{Certificate, NoCertificate};

use desk::Desk;

/// What all requests share.
#[derive(Debug)]
pub struct App {
    pub desk: Arc<Desk>,
    /// What documents are set with.
    templates: Arc<turmuhr_print::Templates>,
    /// By which the people at the venue read their clocks.
    zone: jiff::tz::TimeZone,
    /// Visitors come by https; nothing of theirs is sent in the clear.
    encrypted: bool,
    /// How many documents are set at once.
    presses: tokio::sync::Semaphore,
    attempts: accounts::Attempts,
    ratings: ratings::Ratings,
}

/// One core is left for the pages.
const PRESSES: usize = 2;

impl App {
    pub fn new(desk: Arc<Desk>) -> Arc<App> {
        App::at_venue(desk, turmuhr_print::Templates::built_in(), jiff::tz::TimeZone::UTC, false)
    }

    /// With a federation's own documents and the time of the place.
    pub fn at_venue(
        desk: Arc<Desk>,
        templates: turmuhr_print::Templates,
        zone: jiff::tz::TimeZone,
        encrypted: bool,
    ) -> Arc<App> {
        let presses = tokio::sync::Semaphore::new(PRESSES);
        Arc::new(App {
            desk,
            templates: Arc::new(templates),
            zone,
            encrypted,
            presses,
            attempts: accounts::Attempts::default(),
            ratings: ratings::Ratings::default(),
        })
    }
}

/// Everything that can be asked over HTTP.
pub fn router(app: &Arc<App>) -> axum::Router {
    http::router(app)
}

/// Every route as method, path and the least role that may use it; for tests and documents.
pub fn table() -> Vec<(&'static str, &'static str, Vec<turmuhr_store::Role>)> {
    let roles =
        |may: routes::May| turmuhr_store::Role::ALL.into_iter().filter(|role| may.admits(*role)).collect();
    routes::TABLE.iter().map(|route| (route.method.as_str(), route.path, roles(route.may))).collect()
}
