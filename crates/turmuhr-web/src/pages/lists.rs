//! Rating lists: imported by the administrator, searched when players are entered.

use jiff::Timestamp;
use maud::{Markup, html};
use turmuhr_exchange::lists::{self, ListKind, compact};
use turmuhr_store::ListHead;
use turmuhr_texts::lists as read;
use turmuhr_tournament::{Person, Settings, settings::Pace};

use super::{Page, page};
use crate::{
    api::{
        answers::{PlayerFound, PlayersFound},
        asks::ListSearch,
        told,
    },
    http::{Answer, Ask, Fault, moved},
    import,
    parts::{Troubles, act, csrf, field},
    ratings::{FIDE, GERMAN, Lists},
    words::{lists as say, players},
};

/// The number of results shown while typing.
const MOST: usize = 12;

pub(crate) async fn show(ask: Ask) -> Answer {
    let body = body(&ask, None).await?;
    Ok(page(&ask, Page::plain(say::title(ask.lang), body)))
}

async fn body(ask: &Ask, trouble: Option<String>) -> Result<Markup, Fault> {
    let lang = ask.lang;
    let heads = ask.app.desk.store().lists().await?;
    Ok(html! {
        p { (say::explained(lang)) }
        @if heads.is_empty() { p.empty { (say::none(lang)) } } @else {
            table {
                caption { (say::title(lang)) }
                thead { tr { th { (say::source(lang)) } th.number { (players::players(lang)) } th { (say::taken(lang)) } td {} } }
                tbody {
                    @for head in &heads {
                        tr {
                            td { (head.source) } td.number { (head.players) } td { (head.taken.strftime("%Y-%m-%d %H:%M")) }
                            td { (act(ask, "/lists/remove", &say::remove(lang), "quiet", &[("kind", &head.kind)])) }
                        }
                    }
                }
            }
        }
        h2 { (say::take_in(lang)) }
        @if let Some(trouble) = trouble { p.trouble role="alert" { (trouble) } }
        form.narrow method="post" action="/lists" enctype="multipart/form-data" #list {
            (csrf(ask))
            label.field { span { (say::file(lang)) } input type="file" name="file" required accept=".txt,.xml,.csv"; }
            (field("source", &say::source_field(lang), ask.form.text("source"), "text"))
            button.next { (say::take_in(lang)) }
        }
    })
}

pub(crate) async fn take_in(ask: Ask) -> Answer {
    let lang = ask.lang;
    let wrong = async |trouble: String| -> Answer {
        let troubles = Troubles::one("file", trouble.clone());
        let body = body(&ask, Some(trouble)).await?;
        Ok(troubles.answer(page(&ask, Page::plain(say::title(lang), body))))
    };
    let Some(bytes) = ask.file("file").filter(|bytes| !bytes.is_empty()) else {
        return wrong(say::no_file(lang)).await;
    };
    // The beginning of a file says what it is.
    if let Err(kind) = import::text_of(&bytes[..bytes.len().min(1 << 16)]) {
        return wrong(players::no_text(kind, players::Wanted::Ratings, lang)).await;
    }
    let kind = if ListKind::of(&bytes) == ListKind::German { GERMAN } else { FIDE };
    // A million lines take a second: not on a thread that serves requests.
    let work = tokio::task::spawn_blocking(move || {
        lists::read(&bytes).map(|list| (list.players.len(), compact::write(&list.players), list.faults))
    });
    let (count, parts, faults) = match work.await {
        Ok(Ok(read)) => read,
        Ok(Err(fault)) => return wrong(read::no_list(&fault, lang)).await,
        Err(_) => return wrong(say::no_file(lang)).await,
    };
    if count == 0 {
        return wrong(say::empty(lang)).await;
    }
    let now = Timestamp::now();
    let named = match ask.form.text("source") {
        "" => format!("{} {}", if kind == FIDE { "FIDE" } else { "DWZ" }, now.strftime("%Y-%m")),
        typed => typed.to_owned(),
    };
    let head = ListHead { kind: kind.to_owned(), source: named, taken: now, players: count as u64 };
    ask.app.desk.store().save_list(&head, &parts).await?;
    if faults.is_empty() {
        return Ok(moved("/lists"));
    }
    let first = faults.first().map(|fault| read::row_fault(fault, lang)).unwrap_or_default();
    let body = body(&ask, Some(say::passed_over(lang, count, faults.len(), first))).await?;
    Ok(page(&ask, Page::plain(say::title(lang), body)))
}

pub(crate) async fn remove(ask: Ask) -> Answer {
    ask.app.desk.store().remove_list(ask.form.text("kind")).await?;
    Ok(moved("/lists"))
}

/// Search results for the field being typed in.
pub(crate) async fn search(ask: Ask) -> Answer {
    let lists = ask.app.ratings.lists(ask.app.desk.store()).await?;
    let asked = ListSearch::of(&ask.query);
    let settings = Settings {
        time_control: asked.time_control.and_then(|text| text.parse().ok()),
        ..Settings::default()
    };
    let found = lists.search(&asked.q.unwrap_or_default(), MOST).into_iter().map(|found| {
        let person = lists.person(found, &settings);
        PlayerFound { take: take(&person), label: label(&person), person }
    });
    told(&PlayersFound { players: found.collect() })
}

/// The identifier in a link: the FIDE number, else the national one.
pub(super) fn take(person: &Person) -> String {
    if person.fide_number.is_empty() {
        format!("n{}", person.national_number)
    } else {
        format!("f{}", person.fide_number)
    }
}

pub(super) fn label(person: &Person) -> String {
    let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    let parts = [
        format!("{} {}", person.title, person.name),
        number(person.fide_rating),
        person.national_rating.map(|dwz| format!("DWZ {dwz}")).unwrap_or_default(),
        person.federation.clone(),
        person.birth.clone(),
        person.fide_number.clone(),
    ];
    let parts: Vec<&str> = parts.iter().map(|part| part.trim()).filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}

/// The player selected from a list by a search link.
pub(super) fn taken(ask: &Ask, lists: &Lists, settings: &Settings) -> Option<Person> {
    by_take(ask.query.text("take"), lists, settings)
}

/// The player with such an identifier.
pub(super) fn by_take(taken: &str, lists: &Lists, settings: &Settings) -> Option<Person> {
    let (kind, number) = taken.split_at_checked(1)?;
    let found = if kind == "f" { lists.of_numbers(number, "") } else { lists.of_numbers("", number) };
    found.map(|found| lists.person(found, settings))
}

/// The search above the fields of an entry: a page of links without scripts, a list that follows the typing
/// with them.
pub(super) fn finder(ask: &Ask, lists: &Lists, settings: &Settings) -> Markup {
    let lang = ask.lang;
    if lists.are_empty() {
        return html! { p.note { (say::no_lists(lang)) } };
    }
    let question = ask.query.text("q");
    let found: Vec<Person> =
        lists.search(question, MOST).into_iter().map(|found| lists.person(found, settings)).collect();
    let sources: Vec<&str> = lists.heads.iter().map(|head| head.source.as_str()).collect();
    html! {
        form.narrow method="get" action=(ask.here) role="search" #find {
            label.field {
                span { (say::search(lang, sources.join(", "))) }
                input type="search" name="q" value=(question) data-lists="/api/lists" data-time-control=(settings.time_control.as_ref().map_or("", Pace::as_str)) autocomplete="off";
            }
            button { (say::find(lang)) }
        }
        ul.found #found aria-live="polite" {
            @for person in &found { li { a href={ (ask.here) "?take=" (take(person)) } { (label(person)) } } }
        }
        @if !question.is_empty() && found.is_empty() { p.note { (say::nobody(lang, question)) } }
    }
}
