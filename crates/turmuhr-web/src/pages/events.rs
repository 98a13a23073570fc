//! The list of events: the first page.

use maud::html;
use turmuhr_store::{Role, Summary};
use turmuhr_texts::values;

use super::{Head, Page, page_with, templates::is_template};
use crate::{
    http::{Answer, Ask, moved},
    words::events as say,
};

pub(crate) async fn list(ask: Ask) -> Answer {
    let lang = ask.lang;
    let mut all = ask.app.desk.store().list().await?;
    all.retain(|event| !is_template(&event.stream));
    let (shown, archived): (Vec<Summary>, Vec<Summary>) = all.into_iter().partition(|event| !event.archived);
    let may_create = ask.visitor.role >= Role::ChiefArbiter;
    let day = |text: &str| text.parse().ok();
    let rows = |events: &[Summary]| {
        html! {
            ul.events {
                @for event in events {
                    li {
                        a href={ "/e/" (event.stream) } {
                            b { (event.name) } " "
                            span.sub {
                                (event.place)
                                @let days = values::days(day(&event.starts), day(&event.ends), lang);
                                @if !event.place.is_empty() && !days.is_empty() { " · " }
                                (days)
                            }
                        }
                    }
                }
            }
        }
    };
    let body = html! {
        @if shown.is_empty() {
            div.empty {
                p { (say::no_events(lang)) }
                @if !may_create { p { (say::no_events_log_in(lang)) } }
            }
        } @else { (rows(&shown)) }
        @if !archived.is_empty() {
            details { summary { (say::archived(lang, archived.len())) } (rows(&archived)) }
        }
    };
    let next =
        may_create.then(|| html! { a.button.next #new-event href="/events/new" { (say::new_event(lang)) } });
    Ok(page_with(&ask, Page::plain(say::title(lang), body), Head { next, ..Head::default() }))
}

/// Sets the language of this browser, and returns to the previous page.
pub(crate) async fn language(ask: Ask) -> Answer {
    use crate::accounts::{LANGUAGE, cookie};
    let chosen: turmuhr_texts::Lang =
        ask.path.text("lang").parse().map_err(|_| crate::http::Fault::NotFound)?;
    let back = ask.back.as_deref().filter(|path| !path.starts_with("/lang/")).unwrap_or("/");
    let mut response = moved(back);
    let year = Some(365 * 24 * 3600);
    let value = cookie(LANGUAGE, chosen.code(), year, ask.base.starts_with("https"));
    response.headers_mut().append(axum::http::header::SET_COOKIE, value);
    Ok(response)
}
