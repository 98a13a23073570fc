//! The end of an event: its people are made anonymous, or it is deleted. Both need the name of the event, typed.

use axum::response::Response;
use maud::{Markup, html};
use turmuhr_texts::values;
use turmuhr_tournament::{Fact, limits::Text};

use super::{Page, page};
use crate::{
    desk::Snapshot,
    http::{Answer, Ask, Fault, moved},
    parts::{Takes, Troubles, asked, csrf_of},
    words::ending as say,
};

pub(crate) async fn show(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    shown(&ask, &snapshot, &Troubles::default()).await
}

async fn shown(ask: &Ask, snapshot: &Snapshot, troubles: &Troubles) -> Result<Response, Fault> {
    let lang = ask.lang;
    let home = format!("/e/{}", snapshot.stream());
    let kept = ask.app.desk.store().kept_backups().await?.len();
    let done = snapshot.journal().entries().iter().rev().find(|entry| entry.fact == Fact::MadeAnonymous {});
    let body = html! {
        p { (say::first(lang)) " " a href={ (home) "/export" } { (say::take_file(lang)) } }
        @if let Some(done) = done {
            p.good { (say::done(lang, &done.by, values::moment(ask.local(done.at), lang))) }
        }
        h2 { (say::anonymous(lang)) }
        ul {
            li { (say::becomes_numbers(lang)) }
            li { (say::stays(lang)) }
            li { (say::passes_end(lang)) }
            li { (say::backups_remain(lang)) @if kept > 0 { " " a href="/backup#kept" { (say::kept_states(lang, kept)) } } }
        }
        (typed(ask, troubles, "anonymise", &format!("{home}/anonymise"), &say::make_anonymous(lang)))
        h2 { (say::delete(lang)) }
        ul {
            li { (say::all_gone(lang)) }
            li { (say::address_stays(lang)) }
            li { (say::backups_remain(lang)) }
        }
        (typed(ask, troubles, "delete", &format!("{home}/delete"), &say::delete_event(lang)))
    };
    let title = say::title(lang);
    let page = page(ask, Page { title, snapshot: Some(snapshot), section: None, body, aside: None });
    Ok(troubles.answer(page))
}

/// A form that wants the name of the event.
fn typed(ask: &Ask, troubles: &Troubles, id: &str, action: &str, button: &str) -> Markup {
    let none = Troubles::none();
    let here = ask.here == action;
    let value = if here { ask.form.text("name") } else { "" };
    html! {
        form.narrow method="post" action=(action) id=(id) {
            (csrf_of(ask, ask.csrf.seen()))
            (asked(if here { troubles } else { &none }, "name", &say::type_name(ask.lang), value, Takes::Name(Text::EventName)))
            button.danger { (button) }
        }
    }
}

/// Was the name of the event typed, on a page that shows the event as it is?
fn is_meant(ask: &Ask, snapshot: &Snapshot) -> Result<(), Troubles> {
    let name = snapshot.event().details.name.trim();
    let name = if name.is_empty() { snapshot.stream() } else { name };
    if ask.form.text("name") != name {
        return Err(Troubles::one("name", say::other_name(ask.lang, name)));
    }
    // The new form has seen the later entries.
    let seen = ask.form.text("seen").parse::<u64>().ok();
    let later = seen.map_or(0, |seen| snapshot.position().saturating_sub(seen));
    if later > 0 { Err(Troubles::one("name", say::changed_since(ask.lang, later))) } else { Ok(()) }
}

pub(crate) async fn anonymise(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    if let Err(troubles) = is_meant(&ask, &snapshot) {
        return shown(&ask, &snapshot, &troubles).await;
    }
    ask.app.desk.make_anonymous(ask.stream(), &ask.visitor).await?;
    Ok(moved(&format!("/e/{}/end", ask.stream())))
}

pub(crate) async fn delete(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    if let Err(troubles) = is_meant(&ask, &snapshot) {
        return shown(&ask, &snapshot, &troubles).await;
    }
    ask.app.desk.delete(ask.stream(), &ask.visitor).await?;
    Ok(moved("/"))
}

/// On the settings of the event.
pub(super) fn link(ask: &Ask, stream: &str) -> Markup {
    html! {
        @if ask.visitor.role == turmuhr_store::Role::Administrator {
            h2 { (say::title(ask.lang)) }
            p { a #end href={ "/e/" (stream) "/end" } { (say::open(ask.lang)) } }
        }
    }
}
