//! All seasons, and one season with its classes and cups.

use maud::{Markup, html};
use turmuhr_federation::law::level::Level;
use turmuhr_store::Role;
use turmuhr_texts::season::reads;

use super::{League, classes, current_round, is_open, matches_of, name_of, open, ordinance_of, weekday};
use crate::{
    http::{Answer, Ask},
    live::{fragment, live_season},
    pages::{Head, Page, page_with},
    words::league as say,
};

pub(crate) async fn seasons(ask: Ask) -> Answer {
    let lang = ask.lang;
    let mut named = Vec::new();
    for one in ask.app.desk.store().seasons().await?.into_iter().filter(|one| !one.archived) {
        let season = ask.app.desk.season(&one.stream).await?;
        let state = season.state();
        named.push((one.stream, name_of(state, lang), ordinance_of(state, lang), state.teams.len()));
    }
    let body = html! {
        @if named.is_empty() { p.empty { (say::no_seasons(lang)) } }
        @else { ul.events { @for (stream, name, ordinance, teams) in &named {
            li { a href={ "/l/" (stream) } { b { (name) } " " span.sub { (ordinance) " · " (say::teams_count(lang, teams)) } } }
        } } }
    };
    let administrator = ask.visitor.role == Role::Administrator;
    let next =
        administrator.then(|| html! { a.button.next href="/seasons/import" { (say::import_season(lang)) } });
    Ok(page_with(&ask, Page::plain(say::seasons(lang), body), Head { next, ..Head::default() }))
}

pub(crate) async fn home(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let lang = ask.lang;
    let content = html! { (maud::PreEscaped(season.fragment(format!("home {lang}"), || all_classes(&league).0).as_str())) };
    if ask.query.has("fragment") {
        return Ok(fragment(&content));
    }
    let body = live_season(&ask, &season, "classes", &content);
    Ok(league.page(
        None,
        name_of(league.state, lang),
        body,
        None,
        Head { under: html! { (ordinance_of(league.state, lang)) }, ..Head::default() },
    ))
}

fn all_classes(league: &League<'_>) -> Markup {
    let (state, lang) = (league.state, league.lang);
    let all = classes(state);
    let cups = &state.championships.all;
    html! {
        @if all.is_empty() { p.empty { (say::no_classes(lang)) } }
        @for level in [Level::Bund, Level::Verband, Level::Bezirk] {
            @let here: Vec<_> = all.iter().filter(|(id, class)| class.details.level == level && !state.is_cup_class(*id)).collect();
            @if !here.is_empty() {
                h2 { (say::level(level, lang)) }
                div.cards.side-by-side { @for (id, _) in here {
                    @for group in 0..state.group_count(*id).max(1) { (card(league, *id, group)) }
                } }
            }
        }
        @if !cups.is_empty() {
            h2 { (say::cups(lang)) }
            ul.events { @for (id, cup) in cups {
                li { b { (cup.details.name) } " " span.sub {
                    @if cup.cancelled { (say::cancelled(lang)) }
                    @else if let Some((who, _)) = state.title(*id) { (say::won_by(lang, state.called(who))) }
                    @else { (say::entrants(lang, cup.active().count())) }
                } }
            } }
        }
    }
}

/// The first three of a group, and its next match day.
fn card(league: &League<'_>, class: turmuhr_season::ClassId, group: usize) -> Markup {
    let (state, lang) = (league.state, league.lang);
    let table = league.season.table(class, group);
    let round = current_round(state, class);
    let all = matches_of(state, class);
    let next = all.iter().find(|(id, one)| one.fixture.group == group && is_open(state, *id));
    html! {
        section.card {
            h3 { a href=(league.class_path(class, group)) { (league.group_name(class, group)) } }
            @if let Some((table, _)) = &*table {
                ol.leaders { @for row in table.table.rows.iter().take(3) {
                    li { span.place { (row.place) } (league.team(row.team)) span.points { (row.match_points) } }
                } }
            } @else { p.sub { (say::no_table(lang)) } }
            @match (next, round) {
                (Some((_, one)), _) => p.sub { (say::next_day(lang, one.fixture.round, weekday(one.fixture.on, lang))) },
                (None, Some(_)) => p.sub { (say::all_played(lang)) },
                (None, None) => p.sub { (reads::no_fixtures(lang)) },
            }
            @if state.classes.get(&class).is_some_and(|class| class.closed) { p { span.tag.good { (say::closed(lang)) } } }
        }
    }
}
