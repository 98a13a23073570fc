//! The line of navigation on top of every page: where the visitor is, the places of the job, and the visitor.
//!
//! Menus are `<details>`, so they open without scripts. On a phone the places are tabs at the bottom.

use maud::{Markup, html};
use turmuhr_season::ClassId;
use turmuhr_store::Role;
use turmuhr_texts::{Lang, season::names};
use turmuhr_tournament::Section;

use super::rules_area::Place;
use crate::{
    desk::{SeasonSnapshot, Snapshot},
    http::Ask,
    league,
    parts::{Paths, csrf},
    words::{
        events, here, league as words, legal, lists, me, paper, people, players, register, rounds, rulings,
        schedule, screens, search, season, self_service, shell as say, standings, trainer,
    },
};

/// The part of the site that a page belongs to.
pub(super) enum Area<'p> {
    Site,
    Rules(Place),
    Event(&'p Snapshot, Option<&'p Section>),
    Season(&'p SeasonSnapshot, Option<ClassId>),
}

struct Link {
    to: String,
    label: String,
}

impl Link {
    fn new(to: impl Into<String>, label: String) -> Link {
        Link { to: to.into(), label }
    }
}

/// A place of the job: a tab on a phone.
struct Tab {
    link: Link,
    icon: Icon,
    here: bool,
}

/// Links under one heading of a menu.
struct Group {
    name: String,
    links: Vec<Link>,
}

#[derive(Copy, Clone)]
enum Icon {
    Clock,
    Board,
    Table,
    Pawn,
    Book,
}

impl Icon {
    /// Drawn on a field of 24 by 24.
    const fn path(self) -> &'static str {
        match self {
            Icon::Clock => "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7v5l3.5 2",
            Icon::Board => "M4 4h16v16H4zM12 4v16M4 12h16",
            Icon::Table => "M5 20v-7M12 20V4M19 20v-11",
            Icon::Pawn => {
                "M12 4a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M10 11c0 4-1.5 5-3 7h10c-1.5-2-3-3-3-7M6 20.5h12"
            }
            Icon::Book => "M5 4h10a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4zM9 9h6",
        }
    }

    fn draw(self) -> Markup {
        html! { svg.icon viewBox="0 0 24 24" aria-hidden="true" { path d=(self.path()) {} } }
    }
}

pub(super) fn header(ask: &Ask, area: &Area<'_>) -> Markup {
    html! {
        header.frame {
            a.brand href="/" aria-label=(say::home(ask.lang)) { (mark()) @if matches!(area, Area::Site) { span aria-hidden="true" { "Turmuhr" } } }
            (location(ask, area))
            (places(ask, area))
            (visitor(ask, area))
        }
    }
}

/// A clock face at ten past ten, with brass hands.
fn mark() -> Markup {
    html! {
        svg.mark viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" {
            circle cx="12" cy="12" r="10.5" fill="none" stroke="currentColor" stroke-width="2" {}
            path.hands d="M12 12 6.8 9M12 12l6-5" fill="none" stroke-width="2" stroke-linecap="round" {}
        }
    }
}

fn location(ask: &Ask, area: &Area<'_>) -> Markup {
    let lang = ask.lang;
    match area {
        Area::Site => html! {},
        Area::Season(season, class) => in_season(ask, season, *class),
        Area::Rules(_) => {
            html! { div.where { a.area href=(Place::Incident.address()) { (rulings::navigation(lang)) } } }
        }
        Area::Event(snapshot, current) => {
            let event = snapshot.event();
            let home = format!("/e/{}", snapshot.stream());
            let shown = current.or_else(|| event.sections.values().next());
            let mode = fide_mode(event.fide_mode, lang);
            html! {
                div.where {
                    details.menu #event-menu {
                        summary { span { (event.details.name) } }
                        div.sheet {
                            (mode)
                            ul { (item(ask, &Link::new(home, say::today(lang)))) }
                            (group(ask, &site(ask)))
                        }
                    }
                    @if let Some(name) = shown.and_then(|shown| events::name_beside(event, shown, lang)) {
                        span.sep aria-hidden="true" { "/" }
                        @if event.sections.len() > 1 {
                            details.menu #section-menu {
                                summary { span { (name) } }
                                div.sheet { ul {
                                    @for section in event.sections.values() {
                                        (item(ask, &Link::new(same_place(ask, snapshot, section), events::name_of(event, section, lang))))
                                    }
                                } }
                            }
                        } @else { span.section { (name) } }
                    }
                    (mode)
                }
            }
        }
    }
}

/// The season, and the class with the others beside it.
fn in_season(ask: &Ask, season: &SeasonSnapshot, class: Option<ClassId>) -> Markup {
    let (lang, state, home) = (ask.lang, season.state(), league::home_of(season));
    let all = league::classes(state);
    let classes = || all.iter().filter(|(id, _)| !state.is_cup_class(*id));
    html! {
        div.where {
            details.menu #event-menu {
                summary { span { (league::name_of(state, lang)) } }
                div.sheet {
                    ul { (item(ask, &Link::new(home.as_str(), say::today(lang)))) }
                    (group(ask, &site(ask)))
                }
            }
            @if let Some(class) = class {
                span.sep aria-hidden="true" { "/" }
                details.menu #section-menu {
                    summary { span { (names::class(state, class, lang)) } }
                    div.sheet { ul { @for (id, class) in classes() {
                        (item(ask, &Link::new(format!("{home}/classes/{}", id.0), class.details.name.clone())))
                    } } }
                }
            }
        }
    }
}

fn of_season(ask: &Ask, season: &SeasonSnapshot, class: Option<ClassId>) -> (Vec<Tab>, Vec<Group>) {
    let (lang, state, home) = (ask.lang, season.state(), league::home_of(season));
    let class = class.or_else(|| league::classes(state).first().map(|(id, _)| *id));
    let tab = |to: String, label, icon| Tab { here: ask.here == to, link: Link::new(to, label), icon };
    let mut tabs = vec![tab(home.clone(), say::today(lang), Icon::Clock)];
    if ask.person.is_some() {
        tabs.insert(0, tab(format!("{home}/mine"), season::my_page(lang), Icon::Book));
    }
    if let Some(class) = class {
        tabs.push(tab(format!("{home}/classes/{}", class.0), words::table(lang), Icon::Table));
        if let Some(round) = league::current_round(state, class) {
            let mut day = tab(
                format!("{home}/classes/{}/rounds/{round}", class.0),
                words::match_day(lang),
                Icon::Board,
            );
            day.here = is_within(&ask.here, &format!("{home}/classes/{}/rounds", class.0));
            tabs.push(day);
        }
    }
    let mut clubs = tab(format!("{home}/clubs"), words::clubs(lang), Icon::Pawn);
    clubs.here = is_within(&ask.here, &clubs.link.to);
    tabs.push(clubs);
    let mut links = vec![Link::new(format!("{home}/search"), say::search(lang))];
    if let Some(class) = class {
        links.push(Link::new(format!("{home}/classes/{}/matches.ics", class.0), words::calendar(lang)));
        links.push(Link::new(format!("{home}/classes/{}/what-if", class.0), words::what_if(lang)));
    }
    let acts_here = ask.person.is_some() || ask.visitor.role == Role::Administrator;
    let own = if acts_here {
        vec![
            Link::new(format!("{home}/acts"), season::acts(lang)),
            Link::new(format!("{home}/journal"), season::journal(lang)),
            Link::new(format!("{home}/access"), season::access(lang)),
        ]
    } else {
        Vec::new()
    };
    (tabs, vec![Group { name: String::new(), links: own }, Group { name: String::new(), links }, site(ask)])
}

fn fide_mode(on: bool, lang: Lang) -> Markup {
    html! {
        @if on { span.tag.good.mode { (say::fide_mode(lang)) } }
        @else { span.tag.bad.mode { (say::outside_fide_mode(lang)) } }
    }
}

/// The page of another section that corresponds to this one.
fn same_place(ask: &Ask, snapshot: &Snapshot, section: &Section) -> String {
    let paths = Paths::new(snapshot.stream(), section.id);
    let page = ask.here.split("/s/").nth(1).and_then(|rest| rest.split('/').nth(1)).unwrap_or_default();
    match page {
        "rounds" => round_place(ask, section, &paths).map_or_else(|| paths.to("players"), |link| link.to),
        "players" | "cross" | "statistics" | "paper" | "standings" => paths.to(page),
        "check-in" | "settings" | "pairing" if ask.is_staff() => paths.to(page),
        _ => paths.to("standings"),
    }
}

/// The last round visible to this visitor; before the first one, its pairing for arbiters.
fn round_place(ask: &Ask, section: &Section, paths: &Paths) -> Option<Link> {
    let lang = ask.lang;
    let last = if ask.is_staff() { section.running() } else { section.public_round() };
    match last {
        Some(round) => Some(Link::new(paths.round(round), rounds::round(lang, round))),
        None if ask.is_staff() => Some(Link::new(paths.to("pairing"), rounds::pair_next(lang))),
        None => None,
    }
}

fn places(ask: &Ask, area: &Area<'_>) -> Markup {
    let lang = ask.lang;
    let (tabs, more) = match area {
        Area::Site => of_site(ask),
        Area::Rules(here) => (of_rules(*here, lang), Vec::new()),
        Area::Event(snapshot, current) => of_event(ask, snapshot, *current),
        Area::Season(season, class) => of_season(ask, season, *class),
    };
    let in_more = !tabs.iter().any(|tab| tab.here)
        && more.iter().flat_map(|group| &group.links).any(|link| link.to == ask.here);
    html! {
        nav.places aria-label=(say::navigation(lang)) {
            @for tab in &tabs {
                a href=(tab.link.to) aria-current=[tab.here.then_some("page")] { (tab.icon.draw()) (tab.link.label) }
            }
            @if !more.is_empty() {
                details.menu #more {
                    summary.here[in_more] { svg.icon viewBox="0 0 24 24" aria-hidden="true" { path d="M5 12h.01M12 12h.01M19 12h.01" {} } span { (say::more(lang)) } }
                    div.sheet { @for one in &more { (group(ask, one)) } }
                }
            }
        }
    }
}

fn item(ask: &Ask, link: &Link) -> Markup {
    html! { li { a href=(link.to) aria-current=[(link.to == ask.here).then_some("page")] { (link.label) } } }
}

fn group(ask: &Ask, group: &Group) -> Markup {
    html! {
        div.group {
            @if !group.name.is_empty() { p { (group.name) } }
            ul { @for link in &group.links { (item(ask, link)) } }
        }
    }
}

/// Pages outside any event.
fn site(ask: &Ask) -> Group {
    let lang = ask.lang;
    let mut links = vec![
        Link::new("/", say::all_events(lang)),
        Link::new("/l", words::seasons(lang)),
        Link::new("/rulings", rulings::navigation(lang)),
        Link::new("/trainer", trainer::title(lang)),
    ];
    links.extend(administration(ask));
    Group { name: "Turmuhr".to_owned(), links }
}

fn administration(ask: &Ask) -> Vec<Link> {
    let lang = ask.lang;
    let mut links = Vec::new();
    if ask.visitor.role == Role::Administrator {
        links.push(Link::new("/users", say::users(lang)));
        links.push(Link::new("/backup", say::backup(lang)));
        links.push(Link::new("/lists", lists::title(lang)));
        links.push(Link::new("/legal", legal::title(lang)));
    }
    links.push(Link::new("/api", say::interface(lang)));
    links
}

fn of_site(ask: &Ask) -> (Vec<Tab>, Vec<Group>) {
    let lang = ask.lang;
    let tab = |to: &str, label, icon| Tab { link: Link::new(to, label), icon, here: ask.here == to };
    let tabs = vec![
        tab("/", say::events(lang), Icon::Clock),
        tab("/l", words::seasons(lang), Icon::Table),
        tab("/rulings", rulings::navigation(lang), Icon::Book),
        tab("/trainer", trainer::title(lang), Icon::Pawn),
    ];
    (tabs, vec![Group { name: String::new(), links: administration(ask) }])
}

fn of_rules(here: Place, lang: Lang) -> Vec<Tab> {
    let tab = |place: Place| Tab {
        link: Link::new(place.address(), place.name(lang)),
        icon: match place {
            Place::Incident => Icon::Clock,
            Place::Position | Place::Game => Icon::Board,
            Place::Rulebook | Place::Cases => Icon::Book,
            Place::Trainer => Icon::Pawn,
        },
        here: place == here,
    };
    Place::ALL.map(tab).into()
}

fn of_event(ask: &Ask, snapshot: &Snapshot, current: Option<&Section>) -> (Vec<Tab>, Vec<Group>) {
    let lang = ask.lang;
    let event = snapshot.event();
    let home = format!("/e/{}", snapshot.stream());
    let staff = ask.is_staff();
    let chief = ask.visitor.role >= Role::ChiefArbiter;
    let pass = ask.visitor.role_in(snapshot.stream());
    let first = match pass {
        Role::Helper => Link::new(format!("{home}/helper"), people::enter_results(lang)),
        Role::Captain => Link::new(format!("{home}/captain"), people::line_up(lang)),
        Role::Player if ask.visitor.pass.as_ref().is_some_and(|pass| pass.player.is_some()) => {
            Link::new(format!("{home}/me"), me::title(lang))
        }
        Role::Player => Link::new(format!("{home}/here"), here::title(lang)),
        Role::Public | Role::Arbiter | Role::ChiefArbiter | Role::Administrator => {
            Link::new(home.clone(), say::today(lang))
        }
    };
    let is_first = first.to == ask.here;
    let mut tabs = vec![Tab { here: is_first, link: first, icon: Icon::Clock }];
    let mut groups = Vec::new();
    if let Some(section) = current.or_else(|| event.sections.values().next()) {
        let paths = Paths::new(snapshot.stream(), section.id);
        let within = |pages: &[&str]| pages.iter().any(|page| is_within(&ask.here, &paths.to(page)));
        if let Some(link) = round_place(ask, section, &paths) {
            tabs.push(Tab { link, icon: Icon::Board, here: within(&["rounds", "pairing", "why"]) });
        }
        let standings = Link::new(paths.to("standings"), standings::standings(lang));
        tabs.push(Tab { link: standings, icon: Icon::Table, here: within(&["standings"]) });
        let of_teams = section.settings.format.is_of_teams();
        let (list, name) =
            if of_teams { ("teams", players::teams(lang)) } else { ("players", say::players(lang)) };
        let here = within(&[list, "players", "enter"]);
        tabs.push(Tab { link: Link::new(paths.to(list), name), icon: Icon::Pawn, here });
        let link = |page: &str, label, shown: bool| shown.then(|| Link::new(paths.to(page), label));
        let to_pair = staff && !section.finished && section.current_round() < section.settings.rounds;
        let links = [
            link("players", players::players(lang), of_teams),
            link("pairing", rounds::pair_next(lang), to_pair),
            link("check-in", players::check_in(lang), staff),
            link("schedule", schedule::title(lang), section.settings.format.is_fixed()),
            link("registrations", register::list(lang), staff && section.self_service.registration.is_some()),
            link("cross", standings::cross(lang), true),
            link("statistics", standings::statistics(lang), true),
            link("prizes", standings::prizes(lang), !section.settings.prizes.is_empty()),
            link("paper", paper::title(lang), true),
            link("self-service", self_service::title(lang), chief),
            link("settings", say::section_settings(lang), chief),
        ];
        groups.push(Group {
            name: events::name_of(snapshot.event(), section, lang),
            links: links.into_iter().flatten().collect(),
        });
    }
    let link = |page: &str, label, shown: bool| shown.then(|| Link::new(format!("{home}/{page}"), label));
    let mut links = vec![];
    if !is_first && tabs.first().is_some_and(|tab| tab.link.to != home) {
        links.push(Link::new(home.clone(), say::today(lang)));
    }
    let of_event = [
        link("search", say::search(lang), true),
        link("screens", screens::screens(lang), true),
        link("history", events::history(lang), staff),
        link("passes", events::passes(lang), chief),
        link("settings", say::event_settings(lang), chief),
    ];
    links.extend(of_event.into_iter().flatten());
    groups.push(Group { name: event.details.name.clone(), links });
    (tabs, groups)
}

/// Is the page at this address, or below it?
fn is_within(here: &str, place: &str) -> bool {
    here.strip_prefix(place).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

fn find_in(lang: Lang, to: &str) -> Markup {
    html! {
        form.find role="search" aria-label=(search::what(lang)) method="get" action=(to) {
            input type="search" name="q" aria-label=(search::what(lang)) placeholder={ "/ " (say::search(lang)) } maxlength="100" data-find=(to);
        }
    }
}

/// Search, language and account.
fn visitor(ask: &Ask, area: &Area<'_>) -> Markup {
    let lang = ask.lang;
    let other = match lang {
        Lang::De => Lang::En,
        Lang::En => Lang::De,
    };
    let find = match area {
        Area::Site => html! {},
        Area::Rules(_) => {
            html! { a.find href="/rules" data-find { kbd aria-hidden="true" { "/" } " " (say::search(lang)) } }
        }
        Area::Season(season, _) => find_in(lang, &format!("{}/search", league::home_of(season))),
        Area::Event(snapshot, _) => find_in(lang, &format!("/e/{}/search", snapshot.stream())),
    };
    html! {
        div.who {
            (find)
            @let code = other.code().to_uppercase();
            a.language href={ "/lang/" (other) } lang=(other) hreflang=(other) aria-label={ (code) ", " (say::other_language(lang)) } { (code) }
            @if ask.is_known() {
                details.menu #account {
                    summary aria-label=(ask.visitor.name) { (Icon::Pawn.draw()) span.name { (ask.visitor.name) } }
                    div.sheet {
                        @if ask.visitor.login.is_some() { ul { (item(ask, &Link::new("/account", people::own(lang)))) } }
                        form method="post" action="/logout" { (csrf(ask)) button.quiet #log-out { (say::log_out(lang)) } }
                    }
                }
            } @else {
                a #log-in href="/login" { (say::log_in(lang)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_here_on_its_page_and_below_it() {
        assert!(is_within("/e/open/s/1/players", "/e/open/s/1/players"));
        assert!(is_within("/e/open/s/1/players/7", "/e/open/s/1/players"));
        assert!(!is_within("/e/open/s/1/playersheet", "/e/open/s/1/players"));
        assert!(!is_within("/e/open/s/11/players", "/e/open/s/1/players"));
    }
}
