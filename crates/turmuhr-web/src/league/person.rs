//! A player: clubs, and every game of the season.

use maud::{Markup, html};
use turmuhr_core::Points;
use turmuhr_federation::{
    matches::lineup::{BoardResult, Which},
    persons::person::PersonId,
};
use turmuhr_season::state::Match;
use turmuhr_texts::{federation::lineup::half, season::names};

use super::{League, game::other, open, weekday};
use crate::{
    desk::Appearance,
    http::{Answer, Ask, Fault},
    pages::Head,
    words::league as say,
};

pub(crate) async fn show(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let (state, lang) = (league.state, ask.lang);
    let id = PersonId(ask.number("player")?);
    if !state.registry.persons.contains_key(&id) {
        return Err(Fault::NotFound);
    }
    let clubs = state.clubs_around(id, jiff::civil::Date::MAX);
    let mut games: Vec<(&Appearance, &Match)> =
        season.played(id).iter().filter_map(|one| Some((one, state.matches.get(&one.game)?))).collect();
    games.sort_by_key(|(one, game)| (game.fixture.on, game.fixture.starts, one.game));
    let body = html! {
        @if games.is_empty() { p.empty { (say::no_games(lang)) } }
        @else { div.scroll { table.sums {
            caption.hidden { (say::games(lang)) }
            thead { tr { th { (say::day(lang)) } th.wide-only { (say::team(lang)) } th.number { (say::board(lang)) } th { (say::opponent(lang)) } th { (say::result(lang)) } } }
            tbody { @for (one, game) in &games { tr {
                td { a href=(league.to(&format!("matches/{}", one.game.0))) { (weekday(game.fixture.on, lang)) } }
                td.wide-only { (league.team(side(game, one.side))) }
                td.number { (one.board) }
                td.name { (opponent(&league, one, game)) }
                td { (result(one, lang)) }
            } } }
            tfoot { tr { td {} td.wide-only {} td {} td { b { (say::sum(lang)) } } td { b { (sum(&league, id)) } } } }
        } } }
    };
    let under = html! { @for (at, club) in clubs.into_iter().enumerate() { @if at > 0 { " · " } (league.club(club)) } };
    Ok(league.page(None, names::person(state, id, lang), body, None, Head { under, ..Head::default() }))
}

const fn side(game: &Match, side: Which) -> turmuhr_season::TeamId {
    match side {
        Which::Home => game.fixture.home,
        Which::Guest => game.fixture.guest,
    }
}

/// Who sat opposite, with the team.
fn opponent(league: &League<'_>, one: &Appearance, game: &Match) -> Markup {
    let against = side(game, other(one.side));
    let seats = game.report.as_ref().map(|report| match one.side {
        Which::Home => &report.guest,
        Which::Guest => &report.home,
    });
    let seat = seats.into_iter().flatten().find(|seat| seat.board == one.board);
    let person = seat.and_then(|seat| {
        let team = league.state.teams.get(&against)?;
        league.state.of_rank(team, seat.rank, jiff::civil::Date::MAX)
    });
    html! {
        @match (person, seat) {
            (Some(person), _) => (league.person(person)),
            (None, Some(seat)) => (say::rank(league.lang, seat.rank)),
            (None, None) => (say::nobody(league.lang)),
        }
        " " span.sub { (names::team(league.state, against, league.lang)) }
    }
}

/// The points of a game in tenths, from the player's side.
pub(super) const fn tenths(one: &Appearance) -> i32 {
    match (one.side, one.result) {
        (Which::Home, Some(BoardResult::HomeWins)) | (Which::Guest, Some(BoardResult::GuestWins)) => 10,
        (Which::Home | Which::Guest, Some(BoardResult::Drawn)) => 5,
        (Which::Home, Some(BoardResult::GuestWins))
        | (Which::Guest, Some(BoardResult::HomeWins))
        | (Which::Home | Which::Guest, Some(BoardResult::BothLose) | None) => 0,
    }
}

fn result(one: &Appearance, lang: turmuhr_texts::Lang) -> Markup {
    html! {
        @if one.result.is_none() { (say::unfinished(lang)) } @else { b { (half(Points::tenths(tenths(one)))) } }
        @if one.forfeit { " " span.sub { (say::without_play(lang)) } }
    }
}

/// `4½ aus 7`: played games only.
pub(super) fn sum(league: &League<'_>, person: PersonId) -> String {
    let played = league.season.played(person).iter().filter(|one| !one.forfeit && one.result.is_some());
    let (sum, count) = played.fold((0, 0), |(sum, count), one| (sum + tenths(one), count + 1));
    if count == 0 {
        return String::new();
    }
    say::out_of(league.lang, half(Points::tenths(sum)), count)
}
