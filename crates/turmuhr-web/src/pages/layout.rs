//! Every page: its frame, its head with the next step, and the last act with its undo.

use axum::{http::StatusCode, response::Response};
use maud::{DOCTYPE, Markup, html};
use turmuhr_journal::Story;
use turmuhr_season::ClassId;
use turmuhr_store::Role;
use turmuhr_texts::{Lang, values};
use turmuhr_tournament::{Event, Section};

use super::{
    embed, event,
    frame::{self, Area},
    look,
    rules_area::Place,
};
use crate::{
    assets,
    desk::{SeasonSnapshot, Snapshot},
    http::{Ask, html as answer, moved, what_now},
    league,
    parts::{View, csrf, line},
    words::{events, legal, shell as say},
};

/// One page: its title and place, the work on the left, the reasons on the right.
pub(crate) struct Page<'p> {
    pub(crate) title: String,
    pub(crate) snapshot: Option<&'p Snapshot>,
    pub(crate) section: Option<&'p Section>,
    pub(crate) body: Markup,
    pub(crate) aside: Option<Markup>,
}

impl Page<'_> {
    /// A page outside any event.
    pub(crate) fn plain(title: String, body: Markup) -> Page<'static> {
        Page { title, snapshot: None, section: None, body, aside: None }
    }
}

pub(crate) fn page(ask: &Ask, page: Page<'_>) -> Response {
    page_with(ask, page, Head::default())
}

/// Redirects after an act, which can be undone from there.
pub(crate) fn done(to: &str, snapshot: &Snapshot) -> Response {
    let (path, rest) =
        to.split_once('#').map_or((to, String::new()), |(path, mark)| (path, format!("#{mark}")));
    let joint = if path.contains('?') { '&' } else { '?' };
    moved(&format!("{path}{joint}done={}{rest}", snapshot.position()))
}

/// What stands beside the title.
#[derive(Default)]
pub(crate) struct Head {
    /// One line below the title.
    pub(crate) under: Markup,
    /// Controls of the page, such as a filter.
    pub(crate) tools: Markup,
    /// The next step, if the page has another one than its section.
    pub(crate) next: Option<Markup>,
}

/// A page with more beside its title.
pub(crate) fn page_with(ask: &Ask, page: Page<'_>, head: Head) -> Response {
    let mut response = answer(StatusCode::OK, framed(ask, &area(&page), &page, head));
    if let Some(snapshot) = page.snapshot {
        embed::mark(ask, snapshot, &mut response);
    }
    response
}

/// A page of the area of the Laws.
pub(super) fn page_of_rules(ask: &Ask, place: Place, page: Page<'_>, under: Markup) -> Response {
    answer(StatusCode::OK, framed(ask, &Area::Rules(place), &page, Head { under, ..Head::default() }))
}

/// A page of a season.
pub(crate) fn page_of_league(
    ask: &Ask,
    season: &SeasonSnapshot,
    class: Option<ClassId>,
    page: Page<'_>,
    head: Head,
) -> Response {
    let title = page.title.clone();
    let name = league::name_of(season.state(), ask.lang);
    let title = if title == name { title } else { format!("{title} · {name}") };
    let done = league::history::just_done(ask, season);
    let page = Page { body: html! { (done) (page.body) }, ..page };
    let content = content(ask, &Area::Season(season, class), &page, head, &html! {});
    answer(StatusCode::OK, shell(ask, &title, None, &content))
}

/// The same, of a season.
pub(super) fn document_of_league(ask: &Ask, season: &SeasonSnapshot, page: &Page<'_>) -> Markup {
    let content = content(ask, &Area::Season(season, None), page, Head::default(), &html! {});
    shell(ask, &page.title, None, &content)
}

/// A page that asks something: no step of its section stands beside the question.
pub(super) fn document(ask: &Ask, page: &Page<'_>) -> Markup {
    framed(ask, &area(page), page, Head { next: Some(html! {}), ..Head::default() })
}

fn area<'p>(page: &Page<'p>) -> Area<'p> {
    page.snapshot.map_or(Area::Site, |snapshot| Area::Event(snapshot, page.section))
}

fn framed(ask: &Ask, area: &Area<'_>, page: &Page<'_>, head: Head) -> Markup {
    let next = head.next.clone().or_else(|| step_of_section(ask, page)).unwrap_or_default();
    let content = content(ask, area, page, head, &next);
    shell(ask, &named(ask, page), page.snapshot, &content)
}

fn content(ask: &Ask, area: &Area<'_>, page: &Page<'_>, head: Head, next: &Markup) -> Markup {
    html! {
        @if !ask.is_embedded() { (frame::header(ask, area)) (alarm(ask)) }
        main #main tabindex="-1" {
            @if let Some(snapshot) = page.snapshot { (just_done(ask, snapshot)) }
            div.head {
                @if let Some(snapshot) = page.snapshot { (look::crest(snapshot)) }
                div { h1 { (page.title) } @if !head.under.0.is_empty() { p.under { (head.under) } } }
                (head.tools)
                @if !next.0.is_empty() { div.next-step { (next) } }
            }
            @match &page.aside {
                Some(aside) => div.two { div.work { (page.body) } aside.reason aria-label=(say::beside(ask.lang)) { (aside) } },
                None => (page.body),
            }
        }
    }
}

/// The title with its section, where there are several: tabs of the browser and entries that wait name the page by it.
fn named(ask: &Ask, page: &Page<'_>) -> String {
    match (page.snapshot, page.section) {
        (Some(snapshot), Some(section)) if snapshot.event().sections.len() > 1 => {
            format!("{} · {}", page.title, events::name_of(snapshot.event(), section, ask.lang))
        }
        _ => page.title.clone(),
    }
}

/// The next step of the section, on its lists. A form has a brass button of its own.
fn step_of_section(ask: &Ask, page: &Page<'_>) -> Option<Markup> {
    let (snapshot, section) = (page.snapshot?, page.section?);
    let view = View::new(ask, snapshot, section);
    let lists = ["players", "teams", "standings", "cross", "statistics", "check-in"];
    let is_list = lists.iter().any(|list| ask.here == view.paths.to(list));
    (is_list && ask.is_staff()).then(|| event::next_step(ask, &view))
}

/// Head and body around the content of a page.
fn shell(ask: &Ask, title: &str, event: Option<&Snapshot>, content: &Markup) -> Markup {
    let lang = ask.lang;
    // The event's own page is called like the event.
    let of_event = event.map(|event| event.event().details.name.as_str()).filter(|name| *name != title);
    html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) @if let Some(name) = of_event { " · " (name) } " · Turmuhr" }
                // Links leave the frame of the other site.
                @if ask.is_embedded() { base target="_blank"; }
                link rel="stylesheet" href=(assets::path("turmuhr.css"));
                @if let Some(event) = event { (look::sheet(event)) }
                link rel="icon" type="image/svg+xml" href=(assets::path("turmuhr.svg"));
                script type="module" src=(assets::path("main.js")) {}
            }
            body data-csrf=[ask.is_known().then(|| ask.csrf.token().to_owned())] {
                @if !ask.is_embedded() { a.skip href="#main" { (say::skip(lang)) } (line(ask)) }
                (content)
                @if !ask.is_embedded() { footer.legal { nav aria-label=(legal::footer(lang)) { a href="/imprint" { (legal::imprint(lang)) } " · " a href="/privacy" { (legal::privacy(lang)) } } } (keys(lang)) }
            }
        }
    }
}

/// Trouble with the database is shown on every page, to visitors with an account or a pass.
fn alarm(ask: &Ask) -> Markup {
    let (lang, store) = (ask.lang, ask.app.desk.store());
    if !ask.is_known() {
        return html! {};
    }
    let losses = store.losses().filter(|_| ask.is_staff());
    html! {
        @if let Some((trouble, since)) = store.trouble() {
            p.alarm #alarm role="alert" data-trouble=(trouble.id()) {
                (say::nothing_kept_since(lang, what_now(trouble, lang), values::moment(ask.local(since), lang)))
            }
        }
        @if let Some(losses) = losses {
            p.alarm #losses-alarm role="alert" {
                (say::entries_missing(lang, losses.writes)) " "
                @if ask.visitor.role == Role::Administrator { a href="/backup#losses" { (say::entries_missing_where(lang)) } }
            }
        }
    }
}

/// So many entries of one act are told; of more, only their number.
const TOLD: usize = 3;

/// The visitor's last act, with all of its entries: a late entry is also checked in, and one click takes back both.
fn just_done(ask: &Ask, snapshot: &Snapshot) -> Markup {
    let lang = ask.lang;
    let number = ask.query.text("done").parse::<u64>().unwrap_or_default();
    let act = snapshot.act_until(number);
    let Some(last) = act.last().filter(|last| last.number == number && last.by == ask.visitor.name) else {
        return html! {};
    };
    let told: Vec<String> = act.iter().take(TOLD).map(|entry| snapshot.told(&entry.fact, lang)).collect();
    let more = act.len() - told.len();
    // The first entry of a journal is the event itself.
    let undoable = act.iter().all(|entry| entry.number > 1 && !Event::is_for_good(&entry.fact));
    html! {
        div.done role="status" {
            span { (say::undone_hint(lang, told.join(" · "))) @if more > 0 { " " (say::and_more(lang, more)) } }
            @if undoable {
                form method="post" action={ "/e/" (snapshot.stream()) "/undo" } {
                    (csrf(ask))
                    input type="hidden" name="entry" value=(last.number);
                    input type="hidden" name="whole" value="yes";
                    // What others entered since may hang on it: then there is a question first.
                    @if last.number == snapshot.position() {
                        input type="hidden" name="accepted" value="confirm";
                        input type="hidden" name="fresh" value="yes";
                    }
                    input type="hidden" name="back" value=(ask.here);
                    button.quiet #undo { "↶ " (say::undo(lang)) }
                }
            }
        }
    }
}

fn keys(lang: Lang) -> Markup {
    let rows = [
        ("?", say::keys_help(lang)),
        ("/", say::keys_search(lang)),
        ("n", say::keys_next(lang)),
        ("↑ ↓", say::keys_move(lang)),
        ("1", say::keys_white(lang)),
        ("5 = r d", say::keys_draw(lang)),
        ("0", say::keys_black(lang)),
        ("+", say::keys_forfeit_white(lang)),
        ("-", say::keys_forfeit_black(lang)),
        ("*", say::keys_adjourned(lang)),
        ("⌫", say::keys_clear(lang)),
    ];
    html! {
        dialog #keys {
            h2 { (say::keys(lang)) }
            dl.keys { @for (key, what) in rows { dt { kbd { (key) } } dd { (what) } } }
            label { (say::keys_profile(lang)) " "
                select #profile {
                    option value="150" { "1 5 0" }
                    option value="papi" { "1 3 2 (Papi, Sharly)" }
                    option value="swar" { "1 2 3 (SWAR)" }
                    option value="row" { (say::keys_in_row(lang)) }
                }
            }
            form method="dialog" { button { (say::close(lang)) } }
        }
    }
}
