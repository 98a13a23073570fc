//! The accounts.

use maud::{Markup, html};
use turmuhr_store::{Role, User};

use super::{Page, page, setup::account};
use crate::{
    accounts::hash_password,
    http::{Answer, Ask, Fault, moved},
    parts::{act, choice, csrf, field},
    words::{people as say, shell},
};

pub(crate) async fn list(ask: Ask) -> Answer {
    let body = body(&ask, None).await?;
    Ok(page(&ask, Page::plain(shell::users(ask.lang), body)))
}

async fn body(ask: &Ask, trouble: Option<String>) -> Result<Markup, Fault> {
    let lang = ask.lang;
    let users = ask.app.desk.store().users().await?;
    // Spectators need no account, and a captain's job depends on a team: captains get a pass.
    let roles: Vec<(String, String)> = [Role::Helper, Role::Arbiter, Role::ChiefArbiter, Role::Administrator]
        .map(|role| (role.id().to_owned(), say::role(role.id(), lang)))
        .to_vec();
    Ok(html! {
        table {
            caption { (say::accounts(lang)) }
            thead { tr { th { (say::shown_name(lang)) } th { (say::name(lang)) } th { (say::role_head(lang)) } td {} } }
            tbody {
                @for user in &users {
                    tr {
                        td { (user.shown) }
                        td { (user.name) }
                        td { (say::role(user.role.id(), lang)) }
                        td {
                            @if ask.visitor.login.as_ref() != Some(&user.name) {
                                (act(ask, "/users/remove", &say::remove(lang), "quiet", &[("name", &user.name)]))
                            }
                        }
                    }
                }
            }
        }
        h2 { (say::new_account(lang)) }
        form.narrow method="post" action="/users" #new-user {
            (csrf(ask))
            @if let Some(trouble) = trouble { p.trouble role="alert" { (trouble) } }
            (field("shown", &say::shown_name(lang), ask.form.text("shown"), "text"))
            (field("name", &say::name(lang), ask.form.text("name"), "text"))
            (choice("role", &say::role_head(lang), ask.form.text("role"), &roles))
            (field("password", &say::password(lang), "", "password"))
            (field("again", &say::password_again(lang), "", "password"))
            button.next { (say::make_account(lang)) }
        }
    })
}

pub(crate) async fn save(ask: Ask) -> Answer {
    let store = ask.app.desk.store();
    let role = Role::from_id(ask.form.text("role"));
    let made = match account(&ask, role) {
        // Users cannot lock themselves out by changing their own role.
        Ok(user) if ask.visitor.login.as_ref() == Some(&user.name) && role != ask.visitor.role => {
            Err(say::own_role(ask.lang))
        }
        Ok(user) if matches!(role, Role::Public | Role::Player | Role::Captain) => {
            Err(say::no_such_role(ask.lang, user.name))
        }
        other => other,
    };
    match made {
        Ok(user) => {
            let hash = hash_password(user.password).await;
            store.save_user(&User { password: hash, ..user }).await?;
            Ok(moved("/users"))
        }
        Err(trouble) => {
            let body = body(&ask, Some(trouble)).await?;
            Ok(page(&ask, Page::plain(shell::users(ask.lang), body)))
        }
    }
}

pub(crate) async fn remove(ask: Ask) -> Answer {
    let name = ask.form.text("name");
    if ask.visitor.login.as_deref() == Some(name) {
        return Err(Fault::Refused(say::own_account(ask.lang)));
    }
    ask.app.desk.store().remove_user(name).await?;
    Ok(moved("/users"))
}
