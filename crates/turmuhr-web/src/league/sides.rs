//! Clubs and teams.

use maud::{Markup, html};
use turmuhr_federation::persons::person::ClubId;
use turmuhr_season::{
    MatchId, TeamId,
    registry::ListKind,
    state::{Match, Team},
    tables::marked,
};
use turmuhr_texts::season::{names, reads};

use super::{League, class::side_of, is_open, open, points, sign, weekday};
use crate::{
    http::{Answer, Ask, Fault},
    live::{fragment, live_season},
    pages::Head,
    words::league as say,
};

pub(crate) async fn clubs(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let lang = ask.lang;
    let mut all: Vec<(ClubId, String)> =
        league.state.clubs.keys().map(|club| (*club, names::club(league.state, *club, lang))).collect();
    all.sort_by_cached_key(|(_, name)| turmuhr_tournament::alphabet::key(name));
    let body = html! {
        @if all.is_empty() { p.empty { (say::no_clubs(lang)) } }
        @else { table.players {
            caption.hidden { (say::clubs(lang)) }
            thead { tr { th { (say::club(lang)) } th { (say::teams(lang)) } } }
            tbody { @for (club, _) in &all { tr {
                td.name { (league.club(*club)) }
                td { @for (at, (team, own)) in teams_of(&league, *club).into_iter().enumerate() {
                    @if at > 0 { " · " }
                    (league.team(team)) " " span.sub { (names::class(league.state, own.class, lang)) }
                } }
            } } }
        } }
    };
    Ok(league.page(None, say::clubs(lang), body, None, Head::default()))
}

fn teams_of<'s>(league: &League<'s>, club: ClubId) -> Vec<(TeamId, &'s Team)> {
    let mut own: Vec<(TeamId, &Team)> = league
        .state
        .teams
        .iter()
        .filter(|(_, team)| team.club == club)
        .map(|(id, team)| (*id, team))
        .collect();
    own.sort_by_key(|(id, team)| (team.number, *id));
    own
}

pub(crate) async fn club(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let lang = ask.lang;
    let id = ClubId(ask.number("club")?);
    let club = league.state.clubs.get(&id).ok_or(Fault::NotFound)?;
    let own = teams_of(&league, id);
    let body = html! {
        @if own.is_empty() { p.empty { (say::no_teams(lang)) } }
        div.cards.side-by-side { @for (team, known) in &own {
            section.card {
                h2 { (league.team(*team)) }
                p { a href=(league.class_path(known.class, 0)) { (names::class(league.state, known.class, lang)) } @if let Some(place) = place(&league, *team) { " · " (say::place_of(lang, place)) } }
                (games(&league, *team, 3))
            }
        } }
        (ranking(&league, id, ListKind::Senior))
        (ranking(&league, id, ListKind::Youth))
    };
    let under =
        html! { (club.details.bezirk) @if !club.details.verband.is_empty() { " · " (club.details.verband) } };
    Ok(league.page(None, names::club(league.state, id, lang), body, None, Head { under, ..Head::default() }))
}

/// The place of a team in its group; none where it has no table.
fn place(league: &League<'_>, team: TeamId) -> Option<u32> {
    let class = league.state.teams.get(&team)?.class;
    (0..league.state.group_count(class)).find_map(|group| {
        let table = league.season.table(class, group);
        let (table, _) = (*table).as_ref()?;
        table.table.rows.iter().find(|row| row.team == team).map(|row| row.place)
    })
}

/// The ranking list, by team.
fn ranking(league: &League<'_>, club: ClubId, kind: ListKind) -> Markup {
    let lang = league.lang;
    let all = league.state.ranking(club, kind, jiff::civil::Date::MAX);
    html! {
        @if !all.is_empty() {
            h2 { (say::list(kind, lang)) }
            table.players {
                caption.hidden { (say::list(kind, lang)) }
                thead { tr { th.number { (say::rank_short(lang)) } th { (say::player(lang)) } th { (say::result_so_far(lang)) } } }
                tbody { @for line in &all { tr {
                    td.number { (line.rank) }
                    td.name { (league.person(line.person)) }
                    td { (super::person::sum(league, line.person)) }
                } } }
            }
        }
    }
}

pub(crate) async fn team(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let lang = ask.lang;
    let id = TeamId(ask.number("team")?);
    let team = league.state.teams.get(&id).ok_or(Fault::NotFound)?;
    let content = html! {
        (sums(&league, id))
    };
    if ask.query.has("fragment") {
        return Ok(fragment(&content));
    }
    let body = live_season(&ask, &season, "matches", &content);
    let under = html! {
        (league.club(team.club)) " · " a href=(league.class_path(team.class, 0)) { (names::class(league.state, team.class, lang)) }
        @if let Some(place) = place(&league, id) { " · " (say::place_of(lang, place)) }
        @if let Some((round, on)) = team.withdrawn { " · " (say::withdrawn(lang, round, turmuhr_texts::print::date(on, lang))) }
        " · " a href=(league.to(&format!("teams/{}/matches.ics", id.0))) { (say::calendar(lang)) }
    };
    Ok(league.page(
        Some(team.class),
        names::team(league.state, id, lang),
        body,
        None,
        Head { under, ..Head::default() },
    ))
}

/// Every match of a team with its points, and their sum: the arithmetic behind the table.
fn sums(league: &League<'_>, id: TeamId) -> Markup {
    let (state, lang) = (league.state, league.lang);
    let own = matches_of(league, id);
    let deducted: Vec<_> = state.deducted().into_iter().filter(|one| one.team == id).collect();
    let row = league.state.teams.get(&id).and_then(|team| {
        (0..state.group_count(team.class)).find_map(|group| {
            let table = league.season.table(team.class, group);
            let (table, _) = (*table).as_ref()?;
            table.table.rows.iter().find(|row| row.team == id).cloned()
        })
    });
    html! {
        @if own.is_empty() { p.empty { (reads::no_fixtures(lang)) } }
        @else { div.scroll { table.sums {
            caption.hidden { (say::matches_long(lang)) }
            thead { tr { th.number { (say::round_short(lang)) } th { (say::opponent(lang)) } th.wide-only { (say::day(lang)) } th { (say::result(lang)) } th.number { "MP" } th.number { "BP" } } }
            tbody {
                @for (game, one) in &own {
                    @let side = side_of(one, id);
                    @let opponent = if one.fixture.home == id { one.fixture.guest } else { one.fixture.home };
                    @let at = side.map_or(0, |side| side as usize);
                    @let counted = points(state, *game);
                    tr {
                        td.number { (one.fixture.round) }
                        td.name { (league.team(opponent)) " " span.sub { (if one.fixture.home == id { say::home(lang) } else { say::away(lang) }) } }
                        td.wide-only { (weekday(one.fixture.on, lang)) }
                        td { (league.score(*game)) }
                        td.number { @if let Some((matches, _)) = &counted { (matches[at]) (sign(marked(state, *game).1)) } }
                        td.number { @if let Some((_, boards)) = &counted { (boards[at]) } }
                    }
                }
                @for one in &deducted { tr { td {} td { (say::deducted(lang, &one.decision)) } td.wide-only {} td {} td.number { "−" (one.points) } td {} } }
            }
            @if let Some(row) = row { tfoot { tr #sum { td {} td { b { (say::sum(lang)) } } td.wide-only {} td {} td.number { b { (row.match_points) } } td.number { b { (turmuhr_texts::federation::lineup::half(row.board_points)) } } } } }
        } } }
    }
}

/// A team's matches, in the order of their days.
pub(super) fn matches_of<'s>(league: &League<'s>, team: TeamId) -> Vec<(MatchId, &'s Match)> {
    let mut own: Vec<(MatchId, &Match)> = league
        .state
        .matches
        .iter()
        .filter(|(_, one)| side_of(one, team).is_some())
        .map(|(id, one)| (*id, one))
        .collect();
    own.sort_by_key(|(id, one)| (one.fixture.on, one.fixture.starts, *id));
    own
}

/// The next matches of a team, or its last ones where all are played.
fn games(league: &League<'_>, team: TeamId, most: usize) -> Markup {
    let own = matches_of(league, team);
    let next = own.iter().position(|(id, _)| is_open(league.state, *id)).unwrap_or(own.len());
    let from = next.saturating_sub(1).min(own.len().saturating_sub(most));
    html! {
        ul.pairs { @for (id, one) in own.iter().skip(from).take(most) {
            li {
                span.both { span { (league.team(one.fixture.home)) } span { (league.team(one.fixture.guest)) } }
                span.when { (league.score(*id)) @if is_open(league.state, *id) { span.sub { (reads::day_of(one, league.lang)) } } }
            }
        } }
    }
}
