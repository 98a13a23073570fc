//! The table of a group, and its match days.

use maud::{Markup, PreEscaped, html};
use turmuhr_federation::{
    competition::league::{movement::Moves, table::TableRow},
    matches::lineup::Which,
};
use turmuhr_season::{ClassId, MatchId, TeamId, state::Match, tables::GroupTable};
use turmuhr_texts::{federation::lineup::half, season::reads};

use super::{League, current_round, is_open, matches_of, open, points, weekday};
use crate::{
    http::{Answer, Ask, Fault},
    live::{fragment, live_season},
    pages::Head,
    words::league as say,
};

/// How many of the last results a row shows, and how many players are named beside it.
const FORM: usize = 5;
const BEST: usize = 5;

pub(crate) async fn table(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let (id, _) = league.class()?;
    let lang = ask.lang;
    let group =
        ask.query.number("group").map_or(Some(0), |number| number.checked_sub(1)).ok_or(Fault::NotFound)?
            as usize;
    let groups = league.state.group_count(id);
    if group > 0 && group >= groups {
        return Err(Fault::NotFound);
    }
    let key = format!("table {lang} {} {group}", id.0);
    let content = html! { (PreEscaped(season.fragment(key, || of_group(&league, id, group).0).as_str())) };
    if ask.query.has("fragment") {
        return Ok(fragment(&content));
    }
    let body = html! {
        @if groups > 1 {
            nav.seg aria-label=(say::groups(lang)) { @for one in 0..groups {
                a href=(league.class_path(id, one)) aria-current=[(one == group).then_some("page")] { (league.group_name(id, one)) }
            } }
        }
        (live_season(&ask, &season, "table", &content))
    };
    let aside = html! {
        (PreEscaped(season.fragment(format!("beside {lang} {} {group}", id.0), || beside(&league, id, group).0).as_str()))
    };
    let under = under(&league, id, group);
    let tools = html! { a.button href=(league.to(&format!("classes/{}/what-if?group={}", id.0, group + 1))) { (say::what_if(lang)) } };
    let head = Head { under, tools, ..Head::default() };
    Ok(league.page(Some(id), league.group_name(id, group), body, Some(aside), head))
}

/// After which round, and the next match day.
fn under(league: &League<'_>, class: ClassId, group: usize) -> Markup {
    let (state, lang) = (league.state, league.lang);
    let of_group = |(_, one): &&(MatchId, &Match)| one.fixture.group == group;
    let all = matches_of(state, class);
    let last = all.iter().filter(of_group).map(|(_, one)| one.fixture.round).max();
    let next = all.iter().filter(of_group).find(|(id, _)| is_open(state, *id));
    html! {
        @match (last, next) {
            (None, _) => (reads::no_fixtures(lang)),
            (Some(_), None) => (say::all_played(lang)),
            (Some(last), Some((_, one))) => (say::round_of(lang, one.fixture.round, last, weekday(one.fixture.on, lang))),
        }
    }
}

fn of_group(league: &League<'_>, id: ClassId, group: usize) -> Markup {
    let lang = league.lang;
    if league.state.is_cup_class(id) {
        return html! { p.empty { (say::cup_has_rounds(lang)) } };
    }
    let found = league.season.table(id, group);
    let Some((table, moves)) = &*found else {
        let teams: Vec<TeamId> =
            league.state.teams.iter().filter(|(_, team)| team.class == id).map(|(team, _)| *team).collect();
        return html! {
            p.empty { (say::no_table(lang)) }
            @if !teams.is_empty() { ul.plain { @for team in teams { li { (league.team(team)) } } } }
        };
    };
    table_of(league, table, moves)
}

/// The table with its footnotes. A place is announced as promotion or relegation only once it is settled.
pub(super) fn table_of(league: &League<'_>, table: &GroupTable, moves: &Moves<TeamId>) -> Markup {
    let (state, lang) = (league.state, league.lang);
    let final_now = table.is_complete();
    html! {
        table.standings.league {
            caption.hidden { (say::table(lang)) }
            thead { tr {
                th.number { (say::place(lang)) } th { (say::team(lang)) }
                th.number.wide-only { abbr title=(say::matches_long(lang)) { (say::matches_short(lang)) } }
                th.number.wide-only { abbr title=(say::won(lang)) { (say::won_short(lang)) } }
                th.number.wide-only { abbr title=(say::drawn(lang)) { (say::drawn_short(lang)) } }
                th.number.wide-only { abbr title=(say::lost(lang)) { (say::lost_short(lang)) } }
                th.number { abbr title=(say::match_points(lang)) { "MP" } }
                th.number { abbr title=(say::board_points(lang)) { "BP" } }
                th.wide-only { (say::form(lang)) } th.wide-only { span.hidden { (say::what_follows(lang)) } }
            } }
            tbody { @for row in &table.table.rows { (row_of(league, table, moves, row, final_now)) } }
        }
        @let notes = reads::footnotes(table, state, lang);
        @if !notes.is_empty() { ul.footnotes { @for note in notes { li { (note) } } } }
        @for (team, what) in &table.left { p.note { (say::left(lang, turmuhr_texts::season::names::team(state, *team, lang), say::left_how(*what, lang))) } }
    }
}

fn row_of(
    league: &League<'_>,
    table: &GroupTable,
    moves: &Moves<TeamId>,
    row: &TableRow<TeamId>,
    final_now: bool,
) -> Markup {
    let (state, lang) = (league.state, league.lang);
    let team = row.team;
    let sum = league.to(&format!("teams/{}#sum", team.0));
    let follows = follows(moves, team, lang).filter(|_| final_now);
    html! {
        tr {
            th.number scope="row" { (row.place) }
            td.name { (league.team(team)) @if let Some((good, word)) = &follows { span.tag.narrow-only.good[*good].bad[!*good] { (word) } } }
            td.number.wide-only { (row.matches) }
            td.number.wide-only { (row.won) } td.number.wide-only { (row.drawn) } td.number.wide-only { (row.lost) }
            td.number { a href=(sum) { b { (row.match_points) } } (reads::star(table, state, team)) }
            td.number { (half(row.board_points)) }
            td.wide-only.form { (form(league, table, team)) }
            td.wide-only { @if let Some((good, word)) = follows { span.tag.good[good].bad[!good] { (word) } } }
        }
    }
}

fn follows(moves: &Moves<TeamId>, team: TeamId, lang: turmuhr_texts::Lang) -> Option<(bool, String)> {
    if moves.promoted.contains(&team) {
        Some((true, say::promoted(lang)))
    } else if moves.relegated.contains(&team) {
        Some((false, say::relegated(lang)))
    } else if moves.undecided.iter().any(|(_, teams)| teams.contains(&team)) {
        Some((true, say::play_off(lang)))
    } else {
        None
    }
}

/// The last results of a team, the latest last; each is a link to its match.
fn form(league: &League<'_>, table: &GroupTable, team: TeamId) -> Markup {
    let (state, lang) = (league.state, league.lang);
    let mut own: Vec<(u32, MatchId, Which)> = table
        .marks
        .iter()
        .filter_map(|(id, _)| {
            let one = state.matches.get(id)?;
            let side = side_of(one, team)?;
            points(state, *id).map(|_| (one.fixture.round, *id, side))
        })
        .collect();
    own.sort_unstable_by_key(|(round, id, _)| (*round, *id));
    let from = own.len().saturating_sub(FORM);
    html! {
        @for (_, id, side) in &own[from..] {
            @if let Some((_, boards)) = points(state, *id) {
                @let (class, word) = outcome(state, *id, *side, lang);
                a class={ "tag " (class) } href=(league.to(&format!("matches/{}", id.0))) title=(boards.join(":")) { (word) }
            }
        }
    }
}

/// Won, drawn or lost by match points, as a tag and a letter.
fn outcome(
    state: &turmuhr_season::State,
    id: MatchId,
    side: Which,
    lang: turmuhr_texts::Lang,
) -> (&'static str, String) {
    let [home, guest] = points(state, id).map_or([0, 0], |(matches, _)| matches);
    let (own, other) = match side {
        Which::Home => (home, guest),
        Which::Guest => (guest, home),
    };
    match own.cmp(&other) {
        std::cmp::Ordering::Greater => ("good", say::won_short(lang)),
        std::cmp::Ordering::Equal if own > 0 => ("warn", say::drawn_short(lang)),
        std::cmp::Ordering::Equal | std::cmp::Ordering::Less => ("bad", say::lost_short(lang)),
    }
}

pub(super) fn side_of(one: &Match, team: TeamId) -> Option<Which> {
    if one.fixture.home == team {
        Some(Which::Home)
    } else {
        (one.fixture.guest == team).then_some(Which::Guest)
    }
}

/// The current match day and the best players.
fn beside(league: &League<'_>, class: ClassId, group: usize) -> Markup {
    let (state, lang) = (league.state, league.lang);
    let round = current_round(state, class);
    let best = best_of(league, class);
    html! {
        @if let Some(round) = round {
            section.card {
                h2 { a href=(league.to(&format!("classes/{}/rounds/{round}", class.0))) { (say::round(lang, round)) } }
                (day(league, class, round, Some(group)))
            }
        }
        @if !best.is_empty() {
            section.card {
                h2 { (say::best(lang)) }
                ol.leaders { @for (person, tenths, games) in best {
                    li { (league.person(person)) span.points { (say::out_of(lang, half(turmuhr_core::Points::tenths(tenths)), games)) } }
                } }
            }
        }
    }
}

/// Players of a class by points; games without an opponent do not count.
fn best_of(
    league: &League<'_>,
    class: ClassId,
) -> Vec<(turmuhr_federation::persons::person::PersonId, i32, usize)> {
    let state = league.state;
    let in_class = |id: MatchId| state.matches.get(&id).is_some_and(|one| one.fixture.class == class);
    let mut all: Vec<_> = league
        .season
        .all_played()
        .iter()
        .filter_map(|(person, games)| {
            let own =
                games.iter().filter(|game| in_class(game.game) && !game.forfeit && game.result.is_some());
            let (tenths, count) =
                own.fold((0, 0), |(sum, count), game| (sum + super::person::tenths(game), count + 1));
            (count > 0).then_some((*person, tenths, count))
        })
        .collect();
    all.sort_by_key(|(person, tenths, count)| (std::cmp::Reverse(*tenths), *count, *person));
    all.truncate(BEST);
    all
}

/// The matches of a round, of one group or of all.
fn day(league: &League<'_>, class: ClassId, round: u32, group: Option<usize>) -> Markup {
    let (state, lang) = (league.state, league.lang);
    let here =
        |one: &Match| one.fixture.round == round && group.is_none_or(|group| one.fixture.group == group);
    html! {
        ul.pairs { @for (id, one) in matches_of(state, class).into_iter().filter(|(_, one)| here(one)) {
            li {
                span.both { span { (league.team(one.fixture.home)) } span { (league.team(one.fixture.guest)) } }
                span.when { (league.score(id)) @if is_open(state, id) { span.sub { (reads::day_of(one, lang)) } } }
            }
        } }
    }
}

pub(crate) async fn round(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let (id, _) = league.class()?;
    let lang = ask.lang;
    let round = ask.number("round")?;
    let all = matches_of(league.state, id);
    let rounds: std::collections::BTreeSet<u32> = all.iter().map(|(_, one)| one.fixture.round).collect();
    if !rounds.contains(&round) {
        return Err(Fault::NotFound);
    }
    let groups = league.state.group_count(id).max(1);
    let content = html! {
        @for group in 0..groups {
            @if all.iter().any(|(_, one)| one.fixture.round == round && one.fixture.group == group) {
                @if groups > 1 { h2 { (league.group_name(id, group)) } }
                (day(&league, id, round, Some(group)))
            }
        }
    };
    if ask.query.has("fragment") {
        return Ok(fragment(&content));
    }
    let body = html! {
        nav.rounds aria-label=(say::rounds(lang)) { @for one in &rounds {
            a href=(league.to(&format!("classes/{}/rounds/{one}", id.0))) aria-current=[(*one == round).then_some("page")] { (one) }
        } }
        (live_season(&ask, &season, "day", &content))
    };
    let days: std::collections::BTreeSet<_> =
        all.iter().filter(|(_, one)| one.fixture.round == round).map(|(_, one)| one.fixture.on).collect();
    let under = html! { (league.group_name(id, 0)) " · " (days.into_iter().map(|day| weekday(day, lang)).collect::<Vec<_>>().join(", ")) };
    Ok(league.page(Some(id), say::round(lang, round), body, None, Head { under, ..Head::default() }))
}
