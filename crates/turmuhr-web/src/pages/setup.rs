//! The first account: created with the link that the program prints at its first start.

use axum::http::header;
use maud::{Markup, html};
use turmuhr_store::{Role, User};

use super::{Page, login::password, page};
use crate::{
    accounts::{LONGEST_NAME, LONGEST_PASSWORD, SESSION, Token, begin_session, cookie, hash_password},
    http::{Answer, Ask, Fault, moved},
    parts::{csrf, field},
    words::people as say,
};

/// The link works once, and only while there is no account.
async fn valid(ask: &Ask) -> Result<(), Fault> {
    let known = ask.app.desk.store().knows_first_link(&link(ask)).await?;
    if known { Ok(()) } else { Err(Fault::NotFound) }
}

fn link(ask: &Ask) -> String {
    Token::hash_of(ask.path.text("token"))
}

pub(crate) async fn form(ask: Ask) -> Answer {
    valid(&ask).await?;
    Ok(page(&ask, Page::plain(say::setup(ask.lang), body(&ask, None))))
}

fn body(ask: &Ask, trouble: Option<String>) -> Markup {
    let lang = ask.lang;
    html! {
        p { (say::setup_explained(lang)) }
        form.narrow method="post" action=(ask.here) #setup {
            (csrf(ask))
            @if let Some(trouble) = trouble { p.trouble role="alert" { (trouble) } }
            (field("shown", &say::shown_name(lang), ask.form.text("shown"), "text"))
            (field("name", &say::name(lang), ask.form.text("name"), "text"))
            (field("password", &say::password(lang), "", "password"))
            (field("again", &say::password_again(lang), "", "password"))
            button.next { (say::make_administrator(lang)) }
        }
    }
}

pub(crate) async fn make(ask: Ask) -> Answer {
    valid(&ask).await?;
    let user = match account(&ask, Role::Administrator) {
        Ok(user) => user,
        Err(trouble) => return Ok(page(&ask, Page::plain(say::setup(ask.lang), body(&ask, Some(trouble))))),
    };
    let store = ask.app.desk.store();
    let name = user.name.clone();
    let hash = hash_password(user.password).await;
    if !store.make_first_administrator(&link(&ask), &User { password: hash, ..user }).await? {
        return Err(Fault::NotFound);
    }
    let token = begin_session(store, &name).await?;
    let mut response = moved("/");
    let value = cookie(SESSION, token.as_str(), None, ask.base.starts_with("https"));
    response.headers_mut().append(header::SET_COOKIE, value);
    Ok(response)
}

/// The typed account, with an unhashed password; the error says what is wrong.
pub(super) fn account(ask: &Ask, role: Role) -> Result<User, String> {
    let name = ask.form.text("name").to_lowercase();
    let shown = match ask.form.text("shown") {
        "" => ask.form.text("name"),
        shown => shown,
    };
    if name.is_empty() {
        return Err(say::name_missing(ask.lang));
    }
    if name.len() > LONGEST_NAME || shown.len() > LONGEST_NAME {
        return Err(say::too_long(ask.lang, LONGEST_NAME, LONGEST_PASSWORD));
    }
    Ok(User { name, shown: shown.to_owned(), password: sound_password(ask)?, role })
}

/// A password typed twice and long enough.
pub(super) fn sound_password(ask: &Ask) -> Result<String, String> {
    const SHORTEST: usize = 8;
    let typed = password(ask, "password");
    if typed.len() > LONGEST_PASSWORD {
        Err(say::too_long(ask.lang, LONGEST_NAME, LONGEST_PASSWORD))
    } else if typed.chars().count() < SHORTEST {
        Err(say::password_too_short(ask.lang, SHORTEST))
    } else if password(ask, "again") != typed {
        Err(say::passwords_differ(ask.lang))
    } else {
        Ok(typed)
    }
}
