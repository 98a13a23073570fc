//! Search over clubs, teams and players of a season.

use maud::{Markup, html};
use turmuhr_exchange::lists::folded;
use turmuhr_season::AsOf;
use turmuhr_texts::season::names;

use super::{League, open};
use crate::{
    http::{Answer, Ask},
    pages::Head,
    words::{league as say, search as words, shell},
};

/// More are not shown; another word narrows the search.
const MOST: usize = 50;
/// A question longer than this is cut.
const LONGEST: usize = 100;

pub(crate) async fn show(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let lang = ask.lang;
    let question: String = ask.query.text("q").chars().take(LONGEST).collect();
    let wanted: Vec<String> =
        question.split_whitespace().map(folded).filter(|word| !word.is_empty()).collect();
    let mut found = if wanted.is_empty() { Vec::new() } else { all(&league, &wanted) };
    let more = found.len() > MOST;
    found.truncate(MOST);
    let body = html! {
        form.search role="search" method="get" action=(ask.here) {
            label.field { span { (say::search_what(lang)) } input.search type="search" name="q" value=(question) maxlength=(LONGEST) autofocus[wanted.is_empty()] data-search; }
            button { (shell::search(lang)) }
        }
        @if wanted.is_empty() { p.empty { (say::search_empty(lang)) } }
        @else if found.is_empty() { p.empty { (words::nobody(lang, &question)) } }
        @else {
            ul.events { @for one in &found { li { (one) } } }
            @if more { p.note { (words::more(lang, MOST)) } }
        }
    };
    Ok(league.page(None, shell::search(lang), body, None, Head::default()))
}

/// Clubs first, then players; every word must occur.
fn all(league: &League<'_>, wanted: &[String]) -> Vec<Markup> {
    let (state, lang) = (league.state, league.lang);
    let fits = |name: &str| {
        let name = folded(name);
        wanted.iter().all(|word| name.contains(word.as_str()))
    };
    let clubs = state.clubs.keys().filter(|club| fits(&names::club(state, **club, lang)));
    let mut found: Vec<Markup> = clubs.map(|club| html! { b { (league.club(*club)) } }).collect();
    let today = AsOf::today(jiff::civil::Date::MAX);
    for person in state.registry.persons.keys() {
        if found.len() > MOST {
            break;
        }
        // One person of several numbers is found once.
        if state.registry.identity(*person, today.known_by) != *person
            || !fits(&names::person(state, *person, lang))
        {
            continue;
        }
        let clubs = state.clubs_around(*person, today.known_by);
        let clubs: Vec<String> = clubs.into_iter().map(|club| names::club(state, club, lang)).collect();
        found.push(html! { (league.person(*person)) " " span.sub { (clubs.join(", ")) } });
    }
    found
}
