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

use std::sync::Arc;

pub use server::{NotServed, Options, serve, setup_link};

use desk::Desk;

/// What all requests share.
#[derive(Debug)]
pub struct App {
    pub desk: Arc<Desk>,
    attempts: accounts::Attempts,
    ratings: ratings::Ratings,
}

impl App {
    pub fn new(desk: Arc<Desk>) -> Arc<App> {
        Arc::new(App { desk, attempts: accounts::Attempts::default(), ratings: ratings::Ratings::default() })
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
