//! Helpers for the kinds of answers.

use axum::{
    body::Body,
    http::{HeaderValue, StatusCode, header},
    response::Response,
};
use maud::Markup;

use super::Fault;

pub(crate) type Answer = Result<Response, Fault>;

fn with(status: StatusCode, kind: &'static str, body: impl Into<Body>) -> Response {
    let mut response = Response::new(body.into());
    *response.status_mut() = status;
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    response
}

pub(crate) fn html(status: StatusCode, page: Markup) -> Response {
    with(status, "text/html; charset=utf-8", page.into_string())
}

pub(crate) fn json(status: StatusCode, value: &impl serde::Serialize) -> Response {
    let text = serde_json::to_string(value).expect("the keys of an answer are texts or numbers");
    with(status, "application/json", text)
}

pub(crate) fn plain(kind: &'static str, text: impl Into<Body>) -> Response {
    with(StatusCode::OK, kind, text)
}

/// A download with a file name.
pub(crate) fn file(kind: &'static str, name: &str, text: String) -> Response {
    let mut response = plain(kind, text);
    if let Ok(value) = HeaderValue::from_str(&format!("attachment; filename=\"{}\"", safe(name))) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, value);
    }
    response
}

/// Shown in the browser, with a file name for saving.
pub(crate) fn pdf(name: &str, bytes: Vec<u8>) -> Response {
    let mut response = plain("application/pdf", bytes);
    if let Ok(value) = HeaderValue::from_str(&format!("inline; filename=\"{}\"", safe(name))) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, value);
    }
    response
}

fn safe(name: &str) -> String {
    name.chars()
        .map(|letter| if letter.is_ascii_alphanumeric() || "-_.".contains(letter) { letter } else { '-' })
        .collect()
}

/// Redirects after an act, so that reloading does not repeat it.
pub(crate) fn moved(to: &str) -> Response {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::SEE_OTHER;
    let to = HeaderValue::from_str(to).unwrap_or_else(|_| HeaderValue::from_static("/"));
    response.headers_mut().insert(header::LOCATION, to);
    response
}
