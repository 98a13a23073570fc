//! The frame of every page: location, navigation, language, and the last act with its undo.

use axum::{http::StatusCode, response::Response};
use maud::{DOCTYPE, Markup, html};
use turmuhr_store::Role;
use turmuhr_texts::{Lang, values};
use turmuhr_tournament::{RoundNo, Section};

use crate::{
    assets,
    desk::Snapshot,
    http::{Ask, html as answer, moved, what_now},
    parts::{Paths, csrf, line},
    words::{events, facts, paper, players, rounds, screens, shell as say, standings},
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
    answer(StatusCode::OK, document(ask, &page))
}

/// Redirects after an act, which can be undone from there.
pub(crate) fn done(to: &str, snapshot: &Snapshot) -> Response {
    let (path, rest) =
        to.split_once('#').map_or((to, String::new()), |(path, mark)| (path, format!("#{mark}")));
    let joint = if path.contains('?') { '&' } else { '?' };
    moved(&format!("{path}{joint}done={}{rest}", snapshot.position()))
}

/// A page of an area with one line of navigation: where the visitor is, then the places of the job.
///
/// On a phone the places are tabs at the bottom.
pub(crate) struct Framed<'p> {
    pub(crate) title: String,
    /// The address and name of the area.
    pub(crate) area: (&'p str, String),
    /// The addresses and names of its places.
    pub(crate) places: Vec<(&'p str, String)>,
    /// The address of the place that this page belongs to.
    pub(crate) here: &'p str,
    /// One line below the title.
    pub(crate) under: Markup,
    pub(crate) body: Markup,
}

pub(crate) fn framed(ask: &Ask, page: Framed<'_>) -> Response {
    let lang = ask.lang;
    let content = html! {
        header.frame {
            a.brand href="/" aria-label="Turmuhr" { (clock_face()) }
            a.area href=(page.area.0) { (page.area.1) }
            nav.places-of aria-label=(say::navigation(lang)) {
                @for (to, label) in &page.places {
                    a href=(to) aria-current=[(*to == page.here).then_some("page")] { (label) }
                }
            }
            (visitor(ask))
        }
        (alarm(ask))
        main.framed #main tabindex="-1" {
            div.head {
                h1 { (page.title) }
                p.under { (page.under) }
            }
            (page.body)
        }
    };
    answer(StatusCode::OK, shell(ask, &page.title, None, &content))
}

pub(super) fn document(ask: &Ask, page: &Page<'_>) -> Markup {
    let name = page.snapshot.map(|snapshot| snapshot.event().details.name.as_str());
    let content = html! {
        (top(ask))
        (alarm(ask))
        @if let Some(snapshot) = page.snapshot { (places(ask, snapshot, page.section)) }
        main #main tabindex="-1" {
            @if let Some(snapshot) = page.snapshot { (just_done(ask, snapshot)) }
            h1 { (page.title) }
            @match &page.aside {
                Some(aside) => div.two { div.work { (page.body) } aside.reason { (aside) } },
                None => (page.body),
            }
        }
    };
    shell(ask, &page.title, name, &content)
}

/// Head and body around the content of a page.
fn shell(ask: &Ask, title: &str, event: Option<&str>, content: &Markup) -> Markup {
    let lang = ask.lang;
    html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) @if let Some(event) = event { " · " (event) } " · Turmuhr" }
                link rel="stylesheet" href=(assets::path("turmuhr.css"));
                link rel="icon" type="image/svg+xml" href=(assets::path("turmuhr.svg"));
                script type="module" src=(assets::path("main.js")) {}
            }
            body data-csrf=[ask.is_known().then(|| ask.csrf.token().to_owned())] {
                a.skip href="#main" { (say::skip(lang)) }
                (line(ask))
                (content)
                (keys(lang))
            }
        }
    }
}

fn top(ask: &Ask) -> Markup {
    let lang = ask.lang;
    html! {
        header.top {
            a.brand href="/" { (clock_face()) "Turmuhr" }
            nav aria-label=(say::navigation(lang)) {
                a href="/" { (say::events(lang)) }
                a href="/rulings" { (crate::words::rulings::navigation(lang)) }
                a href="/trainer" { (crate::words::trainer::title(lang)) }
                @if ask.visitor.role == Role::Administrator {
                    a href="/users" { (say::users(lang)) }
                    a href="/backup" { (say::backup(lang)) }
                    a href="/lists" { (crate::words::lists::title(lang)) }
                }
                a href="/api" { (say::interface(lang)) }
            }
            (visitor(ask))
        }
    }
}

/// Language and account.
fn visitor(ask: &Ask) -> Markup {
    let lang = ask.lang;
    let other = match lang {
        Lang::De => Lang::En,
        Lang::En => Lang::De,
    };
    html! {
        div.who {
            a href={ "/lang/" (other) } lang=(other) hreflang=(other) { (say::other_language(lang)) }
            @if ask.is_known() {
                @if ask.visitor.login.is_some() { a.name href="/account" { (ask.visitor.name) } }
                @else { span.name { (ask.visitor.name) } }
                form method="post" action="/logout" { (csrf(ask)) button.quiet #log-out { (say::log_out(lang)) } }
            } @else {
                a #log-in href="/login" { (say::log_in(lang)) }
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

/// A clock face at ten past ten, with brass hands.
fn clock_face() -> Markup {
    html! {
        svg.mark viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" {
            circle cx="12" cy="12" r="10.5" fill="none" stroke="currentColor" stroke-width="2" {}
            path.hands d="M12 12 6.8 9M12 12l6-5" fill="none" stroke-width="2" stroke-linecap="round" {}
        }
    }
}

fn places(ask: &Ask, snapshot: &Snapshot, current: Option<&Section>) -> Markup {
    let lang = ask.lang;
    let event = snapshot.event();
    let home = format!("/e/{}", snapshot.stream());
    let staff = ask.is_staff();
    let chief = ask.visitor.role >= Role::ChiefArbiter;
    let link = |to: String, label: String| {
        let here = to == ask.here;
        html! { a href=(to) aria-current=[here.then_some("page")] { (label) } }
    };
    html! {
        div.places {
            nav.event aria-label=(event.details.name) {
                a.title href=(home) aria-current=[(home == ask.here).then_some("page")] { (event.details.name) }
                (link(format!("{home}/screens"), screens::screens(lang)))
                @if staff { (link(format!("{home}/history"), events::history(lang))) }
                @if chief {
                    (link(format!("{home}/passes"), events::passes(lang)))
                    (link(format!("{home}/settings"), events::settings(lang)))
                }
                @if event.fide_mode {
                    span.mode { "● " (say::fide_mode(lang)) }
                } @else {
                    span.mode.left { "○ " (say::outside_fide_mode(lang)) }
                }
            }
            @for section in event.sections.values() {
                @let paths = Paths::new(snapshot.stream(), section.id);
                @let here = current.is_some_and(|current| current.id == section.id);
                @if here || event.sections.len() == 1 {
                    nav.section aria-label=(section.settings.name) {
                        strong { (section.settings.name) }
                        @if section.settings.format.is_of_teams() { (link(paths.to("teams"), players::teams(lang))) }
                        (link(paths.to("players"), players::players(lang)))
                        @if let Some(shown) = last_round(ask, section) { (link(paths.round(shown), rounds::round(lang, shown))) }
                        @if staff && !section.finished && section.current_round() < section.settings.rounds {
                            (link(paths.to("pairing"), rounds::pair_next(lang)))
                        }
                        (link(paths.to("standings"), standings::standings(lang)))
                        (link(paths.to("cross"), standings::cross(lang)))
                        (link(paths.to("statistics"), standings::statistics(lang)))
                        @if !section.settings.prizes.is_empty() { (link(paths.to("prizes"), standings::prizes(lang))) }
                        (link(paths.to("paper"), paper::title(lang)))
                        @if staff { (link(paths.to("check-in"), players::check_in(lang))) }
                        @if chief { (link(paths.to("settings"), events::settings(lang))) }
                    }
                } @else {
                    nav.section.other { a href=(paths.to("standings")) { (section.settings.name) } }
                }
            }
        }
    }
}

/// The last round visible to this visitor.
fn last_round(ask: &Ask, section: &Section) -> Option<RoundNo> {
    if ask.is_staff() { section.current() } else { RoundNo::last_of(section.public_rounds()) }
}

/// The visitor's last act, while it is the latest entry.
fn just_done(ask: &Ask, snapshot: &Snapshot) -> Markup {
    let lang = ask.lang;
    let number = ask.query.text("done").parse::<u64>().ok();
    let entry = snapshot.journal().entries().iter().find(|entry| Some(entry.number) == number);
    let Some(entry) = entry.filter(|entry| entry.by == ask.visitor.name) else { return html! {} };
    let section = entry.fact.section().and_then(|id| snapshot.event().section(id));
    html! {
        div.done role="status" {
            span { (say::undone_hint(lang, facts::fact(&entry.fact, section, lang))) }
            @if entry.number > 1 {
                form method="post" action={ "/e/" (snapshot.stream()) "/undo" } {
                    (csrf(ask))
                    input type="hidden" name="entry" value=(entry.number);
                    input type="hidden" name="accepted" value="confirm";
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
                }
            }
            form method="dialog" { button { (say::close(lang)) } }
        }
    }
}
