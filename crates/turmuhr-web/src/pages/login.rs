//! Logging in and out.

use std::time::{Duration, Instant};

use axum::http::header;
use maud::{Markup, html};

use super::{Page, page};
use crate::{
    accounts::{
        Crowded, LONGEST_NAME, LONGEST_PASSWORD, PASS, SESSION, begin_session, cookie, password_fits,
    },
    http::{Answer, Ask, Fault, local, moved},
    parts::{csrf, field},
    words::{people as say, shell},
};

/// When to retry while the queue is full.
pub(super) const LATER: Duration = Duration::from_secs(5);

pub(crate) async fn form(ask: Ask) -> Answer {
    let next = ask.back.clone().filter(|path| !path.starts_with("/login")).unwrap_or_default();
    Ok(page(&ask, Page::plain(shell::log_in(ask.lang), body(&ask, &next, None))))
}

fn body(ask: &Ask, next: &str, trouble: Option<String>) -> Markup {
    let lang = ask.lang;
    html! {
        form.narrow method="post" action="/login" #login {
            (csrf(ask))
            input type="hidden" name="next" value=(next);
            @if let Some(trouble) = trouble { p.trouble role="alert" { (trouble) } }
            (field("name", &say::name(lang), ask.form.text("name"), "text"))
            (field("password", &say::password(lang), "", "password"))
            button.next { (shell::log_in(lang)) }
        }
    }
}

pub(crate) async fn enter(ask: Ask) -> Answer {
    let store = ask.app.desk.store();
    let (name, typed) = (ask.form.text("name").to_lowercase(), password(&ask, "password"));
    if name.len() > LONGEST_NAME || typed.len() > LONGEST_PASSWORD {
        return Err(Fault::Wrong(say::too_long(ask.lang, LONGEST_NAME, LONGEST_PASSWORD)));
    }
    let attempts = &ask.app.attempts;
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
    let next = local(ask.form.text("next"));
    let mut response = moved(next.unwrap_or("/"));
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
