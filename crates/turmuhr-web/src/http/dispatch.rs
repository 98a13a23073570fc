//! The router, built from the table of routes: language, visitor, rights and forms are handled here once.

use std::{sync::Arc, time::Instant};

use axum::{
    Router,
    body::Body,
    extract::{FromRequestParts, RawPathParams, Request},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header, request::Parts},
    response::Response,
    routing::{MethodFilter, on},
};
use tower_http::compression::CompressionLayer;
use turmuhr_store::Role;
use turmuhr_texts::Lang;
use turmuhr_tournament::Level;

use super::{
    Answer, Ask, Fault, Fields,
    answer::{html, json},
    ask::{Csrf, local},
    body,
    limits::{LONGEST_ADDRESS, Limits},
};
use crate::{
    App,
    accounts::{Cookies, LANGUAGE, PASS, SESSION, Token, VISIT, Visitor, cookie},
    api::answers::{ActKept, ConcernShown, CrossedShown, Failure},
    desk::{NotDone, Recorded, SeasonSnapshot, Snapshot, has_room},
    net::{Network, Peer},
    pages::{self, embed::FramedBy},
    routes::{May, Route, TABLE},
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
        Ok((ask, _)) => guarded(&ask, None, failed(&ask, None, &Fault::MethodNotAllowed, (None, None))).await,
        Err(fault) => bare(&fault),
    }
}

async fn answer(app: Arc<App>, route: Option<&'static Route>, request: Request) -> Response {
    let (mut parts, body) = request.into_parts();
    let (mut ask, visit) = match understand(app, &mut parts).await {
        Ok(understood) => understood,
        Err(fault) => return bare(&fault),
    };
    let mut response = match work(&mut ask, route, &parts, body).await {
        Ok(response) if ask.wants_json && ask.act.is_some() => kept(response),
        Ok(response) => response,
        Err(fault) => {
            let event = concerned(&ask, &fault).await;
            let season = concerned_season(&ask).await;
            failed(&ask, route, &fault, (event.as_deref(), season.as_deref()))
        }
    };
    let shown_a_form = ask.csrf.used.load(std::sync::atomic::Ordering::Relaxed);
    if let Some(fresh) = visit.filter(|_| shown_a_form) {
        let value = cookie(VISIT, &fresh, None, ask.base.starts_with("https"));
        response.headers_mut().append(header::SET_COOKIE, value);
    }
    guarded(&ask, route, response).await
}

/// Checks rights before reading anything, and the form's secret before doing anything.
async fn work(ask: &mut Ask, route: Option<&'static Route>, parts: &Parts, body: Body) -> Answer {
    let route = route.ok_or(Fault::NotFound)?;
    if parts.uri.path_and_query().is_some_and(|address| address.as_str().len() > LONGEST_ADDRESS) {
        return Err(Fault::LongAddress(LONGEST_ADDRESS));
    }
    // Rights depend on the event: a pass is valid only in its own.
    let role = match ask.path.text("event") {
        "" => ask.visitor.role,
        stream => ask.visitor.role_in(stream),
    };
    // A template is no event: only its makers see it.
    if pages::templates::is_template(ask.stream()) && role < Role::Arbiter {
        return Err(Fault::NotFound);
    }
    let is_member = route.may == May::Member && ask.person.is_some();
    if !route.may.admits(role) && !is_member {
        keep_typed(ask, route, parts, body).await;
        return Err(Fault::Forbidden);
    }
    if route.method != Method::POST {
        return ask.app.workshop.run(route.weight(), ask, (route.handler)(ask.clone())).await;
    }
    let header = parts.headers.get("x-csrf").and_then(|token| token.to_str().ok());
    if header.is_some_and(|token| token != ask.csrf.token) {
        return Err(Fault::ForeignForm);
    }
    ask.app.writing.admit(&ask.visitor, Instant::now())?;
    if ask.visitor.pass.is_some() && !ask.stream().is_empty() {
        has_room(&ask.visitor, &*ask.open().await?)?;
    }
    let limits = Limits::of(route, role);
    let app = ask.app.clone();
    // Held until the answer is ready: the body is in memory that long.
    let _room = app.room.take(limits, role, body::length(&parts.headers)).await?;
    let sent = {
        let _receiving = ask.peer.as_ref().map(Peer::receiving);
        body::read(&parts.headers, body, limits).await?
    };
    (ask.form, ask.json, ask.files) = (sent.fields, sent.json, sent.files);
    if header.is_none() && ask.form.text("csrf") != ask.csrf.token {
        return Err(Fault::ForeignForm);
    }
    act(ask, route).await
}

/// Runs the handler of an act. If the same act was recorded before, also just now, it gives the same answer and
/// records nothing.
async fn act(ask: &mut Ask, route: &'static Route) -> Answer {
    ask.act = ask.act_sent();
    ask.again = recorded(ask).await?;
    let app = ask.app.clone();
    let done = app.workshop.run(route.weight(), ask, (route.handler)(ask.clone())).await;
    if done.is_ok() || ask.again.is_some() {
        return done;
    }
    ask.again = recorded(ask).await?;
    if ask.again.is_none() {
        return done;
    }
    app.workshop.run(route.weight(), ask, (route.handler)(ask.clone())).await
}

/// The same act at its first time; an act that was undone since is for the visitor to decide.
async fn recorded(ask: &Ask) -> Result<Option<Recorded>, Fault> {
    // An act of a season that was recorded is not judged again (`league/door.rs`).
    let Some(id) = ask.act.as_ref().filter(|_| ask.path.text("season").is_empty()) else { return Ok(None) };
    let Some(recorded) = ask.app.desk.recorded(id).await? else { return Ok(None) };
    match &recorded.taken_back {
        // A new event exists, whatever was undone in it.
        Some(taken_back) if !ask.stream().is_empty() => Err(ask.crossed(taken_back).await?),
        Some(_) | None => Ok(Some(recorded)),
    }
}

/// The session has ended: keeps a form of our own pages, so that it can be sent after the log-in. Other routes may
/// have passwords in their fields.
async fn keep_typed(ask: &mut Ask, route: &Route, parts: &Parts, body: Body) {
    let typed_here = ask.back.is_some() && ["/e/", "/l/"].iter().any(|start| route.path.starts_with(start));
    if route.method != Method::POST || ask.is_known() || ask.wants_json || !typed_here {
        return;
    }
    let limits = Limits::of(route, Role::Public);
    if let Ok(sent) = body::read(&parts.headers, body, limits).await {
        ask.form = sent.fields;
    }
}

/// Parses everything but the body. The second value is the secret of a new visitor.
async fn understand(app: Arc<App>, parts: &mut Parts) -> Result<(Ask, Option<String>), Fault> {
    let params = RawPathParams::from_request_parts(parts, &()).await;
    let path = params.map_or_else(
        // Outside the table there are none.
        |_| Vec::new(),
        |params| params.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
    );
    let headers = &parts.headers;
    let cookies = Cookies::of(headers);
    let query = Fields::read(parts.uri.query().unwrap_or_default().as_bytes());
    // Another site's frame shows what everybody sees, never the buttons of an arbiter.
    let embedded = parts.method == Method::GET && query.text("embed") == "1";
    let visitor = if embedded { Visitor::public() } else { Visitor::of(app.desk.store(), &cookies).await? };
    let path = Fields(path);
    let person = match path.text("season") {
        "" => None,
        season => visitor.person_in(app.desk.store(), season).await?,
    };
    let here = parts.uri.path().to_owned();
    let (visit, fresh) = match cookies.get(VISIT) {
        Some(visit) => (visit.to_owned(), None),
        None => {
            let fresh = Token::new().as_str().to_owned();
            (fresh.clone(), Some(fresh))
        }
    };
    let session = cookies.get(SESSION).or(cookies.get(PASS)).unwrap_or_default();
    let peer = parts.extensions.get::<Peer>().cloned();
    let from = peer.as_ref().map(|peer| peer.address.ip());
    if let Some(peer) = &peer {
        peer.is_of(&visitor);
    }
    let base = base(headers, app.encrypted || app.proxies.encrypted(from, headers));
    let accept = text(headers, header::ACCEPT.as_str());
    let ask = Ask {
        visitor,
        person,
        lang: language(headers, &cookies),
        wants_json: here.starts_with("/api/") || accept.starts_with("application/json"),
        path,
        query,
        form: Fields::default(),
        json: None,
        files: Vec::new(),
        csrf: Csrf::new(&visit, session),
        network: from.map_or(Network::NOWHERE, |from| Network::of(app.proxies.visitor(from, headers))),
        peer,
        session: cookies.get(SESSION).map(str::to_owned),
        back: came_from(headers, &base),
        act: None,
        again: None,
        is_act: parts.method == Method::POST,
        base,
        here,
        app,
    };
    Ok((ask, fresh))
}

fn text<'h>(headers: &'h HeaderMap, name: &str) -> &'h str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// The switch in the page header takes precedence over the browser's preference.
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
            // In thousandths, because the header has at most three digits.
            (weight > 0.0).then_some(((weight.min(1.0) * 1000.0) as u32, lang))
        })
        .collect();
    // With equal weight the first one counts.
    wanted.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    wanted.first().map(|(_, lang)| *lang).unwrap_or_default()
}

fn base(headers: &HeaderMap, encrypted: bool) -> String {
    let host = text(headers, "host");
    let sound = !host.is_empty()
        && host.chars().all(|letter| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter));
    let scheme = if encrypted { "https" } else { "http" };
    format!("{scheme}://{}", if sound { host } else { "localhost" })
}

/// The path of the previous page, only if it is on this site.
fn came_from(headers: &HeaderMap, base: &str) -> Option<String> {
    let path = text(headers, "referer").strip_prefix(base)?;
    local(path).map(str::to_owned)
}

/// A script gets the address of the next page instead of the page.
fn kept(response: Response) -> Response {
    if response.status() != StatusCode::SEE_OTHER {
        return response;
    }
    let next = text(response.headers(), header::LOCATION.as_str());
    let done = next.split(['?', '&', '#']).find_map(|part| part.strip_prefix("done=")?.parse().ok());
    json(StatusCode::OK, &ActKept { entry: done, next })
}

/// The event of an act that is asked about or refused: its page keeps the navigation. The form keeps the position that it
/// has seen.
async fn concerned(ask: &Ask, fault: &Fault) -> Option<Arc<Snapshot>> {
    let acted = matches!(
        fault,
        Fault::Concerns { .. }
            | Fault::Meanwhile(_)
            | Fault::Refused(_)
            | Fault::Blocked { .. }
            | Fault::Wrong(_)
    );
    if !acted || ask.wants_json || ask.stream().is_empty() {
        return None;
    }
    ask.app.desk.open(ask.stream()).await.ok()
}

/// The season of a page that failed: its page keeps the navigation.
async fn concerned_season(ask: &Ask) -> Option<Arc<SeasonSnapshot>> {
    match ask.path.text("season") {
        stream if ask.wants_json || stream.is_empty() => None,
        stream => ask.app.desk.season(stream).await.ok(),
    }
}

fn failed(
    ask: &Ask,
    route: Option<&Route>,
    fault: &Fault,
    (event, season): (Option<&Snapshot>, Option<&SeasonSnapshot>),
) -> Response {
    if let Fault::Desk(error @ (NotDone::Store(_) | NotDone::Broken(_))) = fault {
        // Logs the pattern, not the path: paths contain tokens of passes and of the setup link.
        tracing::error!(%error, route = route.map_or("none", |route| route.path), "not answered");
    }
    let status = fault.status(ask.visitor.role > Role::Public);
    let (heading, detail) = fault.told(ask.lang);
    let mut response = if ask.wants_json {
        json(status, &failure(fault, heading, detail))
    } else {
        html(status, pages::fault::page(ask, fault, (event, season), &heading, &detail))
    };
    if let Some(seconds) = fault.retry_after() {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    if matches!(fault, Fault::TooSlow | Fault::TooLarge(_)) {
        // Does not wait for the rest of the body.
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

/// A fault as the API answers it.
fn failure(fault: &Fault, error: String, detail: String) -> Failure {
    let shown = |(level, text): &(Level, String)| ConcernShown { level: *level, text: text.clone() };
    let (concerns, act, leave) = match fault {
        Fault::Concerns { concerns, act, leave, .. } => {
            (Some(concerns.iter().map(shown).collect()), Some(act.clone()), Some(leave.clone()))
        }
        Fault::Meanwhile(crossed) => (None, crossed.act.clone(), crossed.leave.clone()),
        _ => (None, None, None),
    };
    let meanwhile =
        if let Fault::Meanwhile(crossed) = fault { Some(CrossedShown::of(crossed)) } else { None };
    Failure { error, detail, concerns, act, leave, meanwhile }
}

/// For faults before the visitor is identified.
fn bare(fault: &Fault) -> Response {
    let (heading, detail) = fault.told(Lang::En);
    tracing::error!(?fault, "not answered");
    let mut response = json(fault.status(false), &failure(fault, heading, detail));
    guard(response.headers_mut());
    response
}

async fn guarded(ask: &Ask, route: Option<&Route>, mut response: Response) -> Response {
    let era = ask.app.desk.era().await;
    let status = response.status();
    let framed_by = response.extensions_mut().remove::<FramedBy>();
    let headers = response.headers_mut();
    guard(headers);
    if let Some(FramedBy(sites)) = framed_by {
        allow_frames(headers, &sites);
    }
    if ask.base.starts_with("https") {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    // The worker drops the pages of earlier eras: they may show people who were removed since.
    headers.extend(era.map(|era| (HeaderName::from_static("x-era"), HeaderValue::from(era))));
    // Names the pages that the worker may keep, and their visitor.
    let is_whole = !ask.query.has("fragment") && !ask.is_embedded();
    if route.is_some_and(Route::may_be_kept) && status.is_success() && is_whole {
        let mark = ask.visitor.mark().unwrap_or_else(|| "public".to_owned());
        headers
            .extend(HeaderValue::try_from(mark).ok().map(|mark| (HeaderName::from_static("x-keep"), mark)));
    }
    // Keeps tokens out of other sites' logs and of caches.
    let secret = route.is_some_and(|route| route.path.contains("{token}"));
    if secret {
        headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    }
    if secret || route.is_some_and(|route| !route.may.admits(Role::Public)) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// These sites may show the answer in a frame. Their names are checked: letters, digits, dots and hyphens.
fn allow_frames(headers: &mut HeaderMap, sites: &[String]) {
    let policy = text(headers, "content-security-policy")
        .replace("frame-ancestors 'none'", &format!("frame-ancestors {}", sites.join(" ")));
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        headers.insert("content-security-policy", policy);
        // Knows no list of sites; the policy above replaces it.
        headers.remove("x-frame-options");
    }
}

/// Only content from this server may run, be framed or be sent.
fn guard(headers: &mut HeaderMap) {
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
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    }
}
