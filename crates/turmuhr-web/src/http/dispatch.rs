//! The router, made of the table of routes: language, visitor, rights and forms are looked at here, once for all.

use std::sync::Arc;

use axum::{
    Router,
    extract::{ConnectInfo, FromRequestParts, RawPathParams, Request},
    http::{HeaderMap, HeaderValue, Method, StatusCode, header, request::Parts},
    response::Response,
    routing::{MethodFilter, on},
};
use serde_json::json as object;
use tower_http::compression::CompressionLayer;
use turmuhr_texts::Lang;

use super::{
    Answer, Ask, Fault, Fields,
    answer::{html, json},
    ask::{Csrf, local},
    body::{self, Sent},
};
use crate::{
    App,
    accounts::{Cookies, LANGUAGE, PASS, SESSION, Token, VISIT, Visitor, cookie},
    desk::NotDone,
    pages,
    routes::{May, Route, TABLE},
    tls::Peer,
};

pub(crate) fn router(app: &Arc<App>) -> Router {
    let mut router = Router::new();
    for route in TABLE {
        let app = app.clone();
        let handler = move |request: Request| answer(app, Some(route), request);
        let filter = if route.method == Method::POST { MethodFilter::POST } else { MethodFilter::GET };
        router = router.route(route.path, on(filter, handler));
    }
    let (nowhere, not_so) = (app.clone(), app.clone());
    router
        .fallback(move |request: Request| answer(nowhere, None, request))
        .method_not_allowed_fallback(move |request: Request| no_such_method(not_so, request))
        .layer(CompressionLayer::new())
}

async fn no_such_method(app: Arc<App>, request: Request) -> Response {
    let (mut parts, _) = request.into_parts();
    match understand(app, &mut parts).await {
        Ok((ask, _)) => guarded(failed(&ask, &Fault::MethodNotAllowed)),
        Err(fault) => guarded(bare(&fault)),
    }
}

async fn answer(app: Arc<App>, route: Option<&'static Route>, request: Request) -> Response {
    let (mut parts, body) = request.into_parts();
    let (mut ask, visit) = match understand(app, &mut parts).await {
        Ok(understood) => understood,
        Err(fault) => return guarded(bare(&fault)),
    };
    let posted = parts.method == Method::POST;
    let trusted = route.is_some_and(|route| route.may == May::Administrator)
        && ask.visitor.role == turmuhr_store::Role::Administrator;
    let sent = if posted && route.is_some() {
        body::read(&parts.headers, body, trusted).await
    } else {
        Ok(Sent::default())
    };
    let mut response = match sent {
        Ok(sent) => {
            (ask.form, ask.json, ask.files) = (sent.fields, sent.json, sent.files);
            match work(&ask, route, &parts).await {
                Ok(response) => response,
                Err(fault) => failed(&ask, &fault),
            }
        }
        Err(fault) => failed(&ask, &fault),
    };
    let shown_a_form = ask.csrf.used.load(std::sync::atomic::Ordering::Relaxed);
    if let Some(fresh) = visit.filter(|_| shown_a_form) {
        let value = cookie(VISIT, &fresh, None, ask.base.starts_with("https"));
        response.headers_mut().append(header::SET_COOKIE, value);
    }
    guarded(response)
}

async fn work(ask: &Ask, route: Option<&'static Route>, parts: &Parts) -> Answer {
    let route = route.ok_or(Fault::NotFound)?;
    // Rights in an event: a pass is worth nothing in another one.
    let role = match ask.path.text("event") {
        "" => ask.visitor.role,
        stream => ask.visitor.role_in(stream),
    };
    if !route.may.admits(role) {
        return Err(Fault::Forbidden);
    }
    if route.method == Method::POST {
        let header = parts.headers.get("x-csrf").and_then(|token| token.to_str().ok());
        if header.unwrap_or_else(|| ask.form.text("csrf")) != ask.csrf.token {
            return Err(Fault::ForeignForm);
        }
    }
    (route.handler)(ask.clone()).await
}

/// Everything but the body. The second is a new visitor's secret, if they have none yet.
async fn understand(app: Arc<App>, parts: &mut Parts) -> Result<(Ask, Option<String>), Fault> {
    let params = RawPathParams::from_request_parts(parts, &()).await;
    let path = params.map_or_else(
        // Outside the table there are none.
        |_| Vec::new(),
        |params| params.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
    );
    let headers = &parts.headers;
    let cookies = Cookies::of(headers);
    let visitor = Visitor::of(app.desk.store(), &cookies).await?;
    let here = parts.uri.path().to_owned();
    let (visit, fresh) = match cookies.get(VISIT) {
        Some(visit) => (visit.to_owned(), None),
        None => {
            let fresh = Token::new().as_str().to_owned();
            (fresh.clone(), Some(fresh))
        }
    };
    let session = cookies.get(SESSION).or(cookies.get(PASS)).unwrap_or_default();
    let base = base(headers, app.encrypted);
    let accept = text(headers, header::ACCEPT.as_str());
    let ask = Ask {
        visitor,
        lang: language(headers, &cookies),
        wants_json: here.starts_with("/api/") || accept.starts_with("application/json"),
        path: Fields(path),
        query: Fields::read(parts.uri.query().unwrap_or_default().as_bytes()),
        form: Fields::default(),
        json: None,
        files: Vec::new(),
        csrf: Csrf::new(&visit, session),
        address: parts.extensions.get::<ConnectInfo<Peer>>().map(|ConnectInfo(peer)| peer.0.ip()),
        session: cookies.get(SESSION).map(str::to_owned),
        back: came_from(headers, &base),
        base,
        here,
        app,
    };
    Ok((ask, fresh))
}

fn text<'h>(headers: &'h HeaderMap, name: &str) -> &'h str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// The switch in the header goes before what the browser asks for.
fn language(headers: &HeaderMap, cookies: &Cookies) -> Lang {
    if let Some(chosen) = cookies.get(LANGUAGE).and_then(|code| code.parse().ok()) {
        return chosen;
    }
    let asked = text(headers, header::ACCEPT_LANGUAGE.as_str());
    let mut wanted: Vec<(u32, Lang)> = asked
        .split(',')
        .filter_map(|part| {
            let mut words = part.split(';').map(str::trim);
            let lang = words.next()?.split('-').next()?.parse().ok()?;
            let weight = words.find_map(|word| word.strip_prefix("q=")?.parse::<f32>().ok()).unwrap_or(1.0);
            // In thousandths, as the header has at most three digits.
            (weight > 0.0).then_some(((weight.min(1.0) * 1000.0) as u32, lang))
        })
        .collect();
    // Of equal weight the first that is named.
    wanted.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    wanted.first().map(|(_, lang)| *lang).unwrap_or_default()
}

fn base(headers: &HeaderMap, encrypted: bool) -> String {
    let host = text(headers, "host");
    let sound = !host.is_empty()
        && host.chars().all(|letter| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter));
    let encrypted = encrypted || text(headers, "x-forwarded-proto") == "https";
    let scheme = if encrypted { "https" } else { "http" };
    format!("{scheme}://{}", if sound { host } else { "localhost" })
}

/// The path of the page before, never that of another site.
fn came_from(headers: &HeaderMap, base: &str) -> Option<String> {
    let path = text(headers, "referer").strip_prefix(base)?;
    local(path).map(str::to_owned)
}

fn failed(ask: &Ask, fault: &Fault) -> Response {
    if let Fault::Desk(error @ (NotDone::Store(_) | NotDone::Broken(_))) = fault {
        tracing::error!(%error, here = ask.here, "not answered");
    }
    let status = fault.status(ask.visitor.role > turmuhr_store::Role::Public);
    let (heading, detail) = fault.told(ask.lang);
    if !ask.wants_json {
        return html(status, pages::fault::page(ask, fault, &heading, &detail));
    }
    let mut told = object!({ "error": heading, "detail": detail });
    if let Fault::Concerns(concerns) = fault {
        told["concerns"] =
            concerns.iter().map(|(level, text)| object!({ "level": level, "text": text })).collect();
    }
    json(status, &told)
}

/// Before anything is known of the visitor.
fn bare(fault: &Fault) -> Response {
    let (heading, detail) = fault.told(Lang::En);
    tracing::error!(?fault, "not answered");
    json(StatusCode::INTERNAL_SERVER_ERROR, &object!({ "error": heading, "detail": detail }))
}

/// Nothing runs, is framed or is sent that did not come from here.
fn guarded(mut response: Response) -> Response {
    const HEADERS: [(&str, &str); 5] = [
        (
            "content-security-policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
             form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'",
        ),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "same-origin"),
        ("x-frame-options", "DENY"),
        ("cross-origin-opener-policy", "same-origin"),
    ];
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    }
    response
}
