//! The page of a person with offices: what is due, and the matches of the own teams.

use maud::{Markup, html};
use turmuhr_federation::{office::roles::Role, persons::person::PersonId};
use turmuhr_season::{
    MatchId, TeamId,
    due::{Due, Task},
    registry::{AsOf, Scope},
    state::Match,
};
use turmuhr_texts::season::{acts, names};

use super::{League, door::today, is_open, open, weekday};
use crate::{
    http::{Answer, Ask, Fault},
    live::{fragment, live_season_part},
    pages::Head,
    words::{league as words, season as say},
};

/// So many things due are listed.
const MOST: usize = 100;
/// So many matches of a team: the last one and those to come.
const MATCHES: usize = 4;

pub(crate) async fn show(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    // An administrator without a person has the access page.
    let Some(person) = ask.person else { return Ok(crate::http::moved(&league.to("access"))) };
    if !league.state.registry.persons.contains_key(&person) {
        return Err(Fault::NotFound);
    }
    let content = html! { (due(&league, person)) (matches(&league, person)) };
    if ask.query.has("fragment") {
        return Ok(fragment(&content));
    }
    let body = live_season_part(&ask, &season, "mine", &content);
    let aside = offices(&league, person);
    let title = names::person(league.state, person, ask.lang);
    Ok(league.page(
        None,
        title,
        body,
        Some(aside),
        Head { under: html! { (say::my_page(ask.lang)) }, ..Head::default() },
    ))
}

fn offices(league: &League<'_>, person: PersonId) -> Markup {
    let (state, lang) = (league.state, league.lang);
    let roles = state.registry.roles(person, AsOf::today(today()));
    html! {
        section.card {
            h2 { (say::offices(lang)) }
            @if roles.is_empty() { p { (say::no_office(lang)) } }
            @else { ul { @for (role, scope) in &roles { li { (names::role(*role, lang)) " · " (scope_name(league, *scope)) } } } }
        }
    }
}

pub(super) fn scope_name(league: &League<'_>, scope: Scope) -> Markup {
    let (state, lang) = (league.state, league.lang);
    html! {
        @match scope {
            Scope::Everywhere => (say::everywhere(lang)),
            Scope::Level(level) => (words::level(level, lang)),
            Scope::Class(class) => (names::class(state, class, lang)),
            Scope::Club(club) => (league.club(club)),
            Scope::Team(team) => (league.team(team)),
        }
    }
}

fn due(league: &League<'_>, person: PersonId) -> Markup {
    let (state, lang) = (league.state, league.lang);
    let all = state.due_for(person, today());
    html! {
        h2 { (say::due(lang)) }
        @if all.is_empty() { p.empty { (say::nothing_due(lang)) } }
        @else { ul.due { @for one in all.iter().take(MOST) { (line(league, one)) } } }
        @if all.len() > MOST { p.note { (say::more_due(lang, all.len() - MOST)) } }
    }
}

fn line(league: &League<'_>, due: &Due) -> Markup {
    let (state, lang) = (league.state, league.lang);
    let told = super::door::sentence(&acts::task(&due.what, state, lang));
    let late = due.by < today();
    html! {
        li {
            @match way(&due.what) { Some(to) => a href=(league.to(&to)) { (told) }, None => (told) }
            " " span.tag.bad[late] { @if late { (say::overdue(lang)) " · " } (say::until(lang, turmuhr_texts::values::day(due.by, lang))) }
            @if let Some(cite) = &due.cite { " " span.art { (turmuhr_texts::federation::articles(std::slice::from_ref(cite))) } }
        }
    }
}

/// The page where it is done.
fn way(task: &Task) -> Option<String> {
    match task {
        Task::Report(id) | Task::Answer(id) => Some(format!("matches/{}/sheet", id.0)),
        Task::Confirm(id)
        | Task::SettleDispute(id)
        | Task::Adjudicate(id, _)
        | Task::SetResult(id, _)
        | Task::Object(id, _)
        | Task::PlayOn(id, _)
        | Task::DecideMatter(id)
        | Task::Examined(id, _, _) => Some(format!("matches/{}/confirm", id.0)),
        Task::Enter(class) | Task::SetMatch(class, _) => Some(format!("classes/{}", class.0)),
        Task::Pay(club, _) | Task::FineCase(club, _) => Some(format!("clubs/{}", club.0)),
        Task::Answered(_)
        | Task::Contest(_)
        | Task::ConfirmReceipt(_)
        | Task::State(_)
        | Task::Hear(_)
        | Task::DecideRemedy(_)
        | Task::AnswerTransfer(_)
        | Task::DecideTransfer(_)
        | Task::PlayerPays(_, _)
        | Task::NextSeason(_)
        | Task::Train(_, _)
        | Task::Examine(_, _)
        | Task::LicenceEnds(_, _)
        | Task::ReportCourse(_)
        | Task::Championship(_, _) => None,
    }
}

/// The next matches of the teams that the person speaks for.
fn matches(league: &League<'_>, person: PersonId) -> Markup {
    let (state, lang) = (league.state, league.lang);
    let own: Vec<TeamId> =
        state.teams.keys().copied().filter(|team| state.speaks_for(person, *team, today())).collect();
    html! {
        @if !own.is_empty() {
            h2 { (say::my_matches(lang)) }
            @for team in own {
                h3 { (league.team(team)) }
                ul.plain.my-matches { @for (id, one) in next(league, team) { li {
                    span { b { (weekday(one.fixture.on, lang)) } " " (names::game(state, id, lang)) }
                    a.button href=(league.to(&format!("matches/{}/sheet", id.0))) { (say::open_sheet(lang)) }
                } } }
            }
        }
    }
}

/// The last match, and those to come.
fn next<'s>(league: &League<'s>, team: TeamId) -> Vec<(MatchId, &'s Match)> {
    let all = super::sides::matches_of(league, team);
    let first = all.iter().position(|(id, _)| is_open(league.state, *id)).unwrap_or(all.len());
    all.into_iter().skip(first.saturating_sub(1)).take(MATCHES).collect()
}

/// Whether somebody holds an office that acts here.
pub(super) fn holds_office(league: &League<'_>, person: PersonId) -> bool {
    let roles = league.state.registry.roles(person, AsOf::today(today()));
    roles.iter().any(|(role, _)| *role != Role::Viewer)
}
