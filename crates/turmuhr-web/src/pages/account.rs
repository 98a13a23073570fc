//! The user's own account: a new password, given the old one.

use std::time::Instant;

use axum::http::header;
use maud::{Markup, html};
use turmuhr_store::User;

use super::{
    Page,
    login::{LATER, password},
    page,
    setup::sound_password,
};
use crate::{
    accounts::{
        Crowded, LONGEST_NAME, LONGEST_PASSWORD, Rank, SESSION, begin_session, cookie, hash_password,
        password_fits,
    },
    http::{Answer, Ask, Fault, moved},
    parts::{csrf, field},
    words::people as say,
};

/// A pass has no password.
async fn own(ask: &Ask) -> Result<User, Fault> {
    let name = ask.visitor.login.as_deref().ok_or(Fault::Forbidden)?;
    ask.app.desk.store().user(name).await?.ok_or(Fault::Forbidden)
}

pub(crate) async fn show(ask: Ask) -> Answer {
    own(&ask).await?;
    Ok(page(&ask, Page::plain(say::own(ask.lang), body(&ask, None))))
}

fn body(ask: &Ask, trouble: Option<String>) -> Markup {
    let lang = ask.lang;
    html! {
        p { (say::own_explained(lang)) }
        form.narrow method="post" action="/account" #account {
            (csrf(ask))
            @if let Some(trouble) = trouble { p.trouble role="alert" { (trouble) } }
            (field("old", &say::old_password(lang), "", "password"))
            (field("password", &say::new_password(lang), "", "password"))
            (field("again", &say::password_again(lang), "", "password"))
            button.next { (say::change_password(lang)) }
        }
    }
}

pub(crate) async fn save(ask: Ask) -> Answer {
    let user = own(&ask).await?;
    let old = password(&ask, "old");
    let refused =
        |trouble: String| Ok(page(&ask, Page::plain(say::own(ask.lang), body(&ask, Some(trouble)))));
    let longest = old.len().max(password(&ask, "password").len());
    if longest > LONGEST_PASSWORD {
        return refused(say::too_long(ask.lang, LONGEST_NAME, LONGEST_PASSWORD));
    }
    let attempts = &ask.app.attempts;
    let own = format!("own password of {}", user.name);
    let reserved = attempts.reserve(&own, ask.whence(), Instant::now()).map_err(Fault::Wait)?;
    let fits = password_fits(old, Some(user.password.clone()), Rank::FIRST, reserved.network()).await;
    let fits = fits.map_err(|Crowded| {
        attempts.not_tried(&reserved);
        Fault::Busy(LATER)
    })?;
    if !fits {
        return refused(say::wrong_old_password(ask.lang));
    }
    attempts.succeeded(&reserved, Instant::now());
    let new = match sound_password(&ask) {
        Ok(new) => new,
        Err(trouble) => return refused(trouble),
    };
    let store = ask.app.desk.store();
    let name = user.name.clone();
    // Ends all sessions; this browser gets a new one.
    store.save_user(&User { password: hash_password(new).await, ..user }).await?;
    let token = begin_session(store, &name).await?;
    let mut response = moved("/");
    let value = cookie(SESSION, token.as_str(), None, ask.base.starts_with("https"));
    response.headers_mut().append(header::SET_COOKIE, value);
    Ok(response)
}
