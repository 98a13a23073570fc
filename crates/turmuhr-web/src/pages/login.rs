//! Logging in and out.

use std::time::{Duration, Instant};

use axum::http::header;
use maud::{Markup, html};
use turmuhr_texts::Lang;

use super::{Page, page};
use crate::{
    accounts::{
        Crowded, LONGEST_NAME, LONGEST_PASSWORD, PASS, SESSION, Visitor, begin_session, cookie, password_fits,
    },
    http::{Answer, Ask, Fault, local, moved},
    parts::{csrf, field},
    words::{acts, line, people as say, rounds, shell},
};

/// When to retry while the queue is full.
pub(super) const LATER: Duration = Duration::from_secs(5);

pub(crate) async fn form(ask: Ask) -> Answer {
    let named = local(ask.query.text("next")).map(str::to_owned);
    let next = named.or_else(|| ask.back.clone()).filter(|path| !path.starts_with("/login"));
    Ok(page(&ask, Page::plain(shell::log_in(ask.lang), body(&ask, &next.unwrap_or_default(), None))))
}

/// The address of the log-in that leads back to this page, or to the page of an act.
pub(super) fn path(ask: &Ask) -> String {
    let query = form_urlencoded::Serializer::new(String::new()).extend_pairs(&ask.query.0).finish();
    let back = match &ask.back {
        _ if !ask.is_act && query.is_empty() => ask.here.clone(),
        _ if !ask.is_act => format!("{}?{query}", ask.here),
        back => back.clone().unwrap_or_default(),
    };
    let encoded: String = form_urlencoded::byte_serialize(back.as_bytes()).collect();
    format!("/login?next={encoded}")
}

/// The log-in of a visitor whose session ended while a form was filled in. The form is sent after it.
pub(super) fn keeping(ask: &Ask) -> Markup {
    let next = ask.back.clone().unwrap_or_default();
    body(ask, &next, None)
}

/// A form that waits for the log-in: its address and its fields.
fn waiting(ask: &Ask) -> Option<(String, String)> {
    if ask.here != "/login" {
        let fields = ask.form.0.iter().filter(|(name, _)| name != "csrf");
        let typed = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        return (!ask.form.0.is_empty()).then(|| (ask.here.clone(), typed));
    }
    // Only acts of events; the address must not lead to another page or site.
    let action = local(ask.form.text("action")).filter(|path| path.starts_with("/e/"))?;
    Some((action.to_owned(), ask.form.text("typed").to_owned()))
}

/// The common fields of the hall in words; others by their own name.
fn field_name(name: &str, lang: Lang) -> String {
    match name {
        "board" => rounds::board_word(lang),
        "result" => rounds::result(lang),
        "player" => rounds::player(lang),
        "reason" => shell::reason(lang),
        other => other.to_owned(),
    }
}

/// What was typed before the session ended, to be sent now.
fn typed_again(ask: &Ask, action: &str, typed: &str, next: &str) -> Markup {
    const HIDDEN: [&str; 6] = ["csrf", "act", "seen", "back", "accepted", "game"];
    let lang = ask.lang;
    let fields: Vec<(String, String)> = form_urlencoded::parse(typed.as_bytes()).into_owned().collect();
    html! {
        p.detail { (line::send_now_explained(lang)) }
        dl #typed {
            @for (name, value) in fields.iter().filter(|(name, value)| !HIDDEN.contains(&name.as_str()) && !value.is_empty()) {
                dt { (field_name(name, lang)) } dd { (value) }
            }
        }
        div.choices {
            form method="post" action=(action) #send-now {
                input type="hidden" name="csrf" value=(ask.csrf.token());
                @for (name, value) in fields.iter().filter(|(name, _)| name != "csrf") {
                    input type="hidden" name=(name) value=(value);
                }
                button.next { (line::send_now(lang)) }
            }
            a.button href=(local(next).unwrap_or("/")) { (acts::do_not_send(lang)) }
        }
    }
}

fn body(ask: &Ask, next: &str, trouble: Option<String>) -> Markup {
    let lang = ask.lang;
    html! {
        form.narrow method="post" action="/login" #login {
            (csrf(ask))
            input type="hidden" name="next" value=(next);
            @if let Some((action, typed)) = waiting(ask) {
                input type="hidden" name="action" value=(action);
                input type="hidden" name="typed" value=(typed);
            }
            @if let Some(trouble) = trouble { p.trouble role="alert" { (trouble) } }
            (field("name", &say::name(lang), if ask.here == "/login" { ask.form.text("name") } else { "" }, "text"))
            (field("password", &say::password(lang), "", "password"))
            button.next { (shell::log_in(lang)) }
        }
    }
}

pub(crate) async fn enter(mut ask: Ask) -> Answer {
    let app = ask.app.clone();
    let store = app.desk.store();
    let (name, typed) = (ask.form.text("name").to_lowercase(), password(&ask, "password"));
    if name.len() > LONGEST_NAME || typed.len() > LONGEST_PASSWORD {
        return Err(Fault::Wrong(say::too_long(ask.lang, LONGEST_NAME, LONGEST_PASSWORD)));
    }
    let attempts = &app.attempts;
    let reserved = attempts.reserve(&name, ask.whence(), Instant::now()).map_err(Fault::Wait)?;
    let user = store.user(&name).await?;
    let hash = user.as_ref().map(|user| user.password.clone());
    let fits = password_fits(typed, hash, reserved.rank(), reserved.network()).await;
    let fits = fits.map_err(|Crowded| {
        attempts.not_tried(&reserved);
        Fault::Busy(LATER)
    })?;
    let Some(user) = user.filter(|_| fits) else {
        let trouble = Some(say::wrong_password(ask.lang));
        let next = ask.form.text("next");
        let mut response = page(&ask, Page::plain(shell::log_in(ask.lang), body(&ask, next, trouble)));
        *response.status_mut() = axum::http::StatusCode::UNAUTHORIZED;
        return Ok(response);
    };
    attempts.succeeded(&reserved, Instant::now());
    let token = begin_session(store, &user.name).await?;
    let next = local(ask.form.text("next")).unwrap_or("/").to_owned();
    let mut response = match waiting(&ask) {
        Some((action, typed)) => {
            ask.csrf = ask.csrf.after_log_in(&token);
            ask.visitor = Visitor::user(user);
            let body = typed_again(&ask, &action, &typed, &next);
            page(&ask, Page::plain(line::not_sent_yet(ask.lang), body))
        }
        None => moved(&next),
    };
    let value = cookie(SESSION, token.as_str(), None, ask.base.starts_with("https"));
    response.headers_mut().append(header::SET_COOKIE, value);
    Ok(response)
}

/// Unchanged: blanks around a password belong to it.
pub(super) fn password(ask: &Ask, name: &str) -> String {
    ask.form.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone()).unwrap_or_default()
}

pub(crate) async fn leave(ask: Ask) -> Answer {
    if let Some(token) = &ask.session {
        ask.app.desk.store().end_session(&crate::accounts::Token::hash_of(token)).await?;
    }
    let mut response = moved("/");
    for name in [SESSION, PASS] {
        let value = cookie(name, "", Some(0), ask.base.starts_with("https"));
        response.headers_mut().append(header::SET_COOKIE, value);
    }
    Ok(response)
}
