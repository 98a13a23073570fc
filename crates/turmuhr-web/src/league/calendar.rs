//! Matches as a calendar to subscribe to (RFC 5545): of a class, or of a team.

use turmuhr_exchange::icalendar::{self, CalendarEvent, When};
use turmuhr_season::{MatchId, TeamId, state::Match};
use turmuhr_texts::season::names;

use super::{League, matches_of, open, sides};
use crate::{
    desk::Shelved,
    http::{Answer, Ask, Fault, file},
    words::league as say,
};

pub(crate) async fn of_class(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let (id, _) = league.class()?;
    Ok(calendar(&league, &format!("class-{}", id.0), &matches_of(league.state, id)))
}

pub(crate) async fn of_team(ask: Ask) -> Answer {
    let season = open(&ask).await?;
    let league = League::new(&ask, &season);
    let id = TeamId(ask.number("team")?);
    if !league.state.teams.contains_key(&id) {
        return Err(Fault::NotFound);
    }
    Ok(calendar(&league, &format!("team-{}", id.0), &sides::matches_of(&league, id)))
}

fn calendar(league: &League<'_>, what: &str, matches: &[(MatchId, &Match)]) -> axum::response::Response {
    let (state, lang, stream) = (league.state, league.lang, league.season.stream());
    let stamp = jiff::Timestamp::now();
    let event = |(id, one): &(MatchId, &Match)| {
        let at = one.fixture.starts.and_then(|time| league.ask.instant(one.fixture.on.to_datetime(time)));
        let team = |team| names::team(state, team, lang);
        CalendarEvent {
            uid: format!("{stream}-match-{}@turmuhr", id.0),
            stamp,
            when: at.map_or(When::Day(one.fixture.on), When::At),
            summary: format!("{} – {}", team(one.fixture.home), team(one.fixture.guest)),
            description: format!(
                "{}, {}",
                names::class(state, one.fixture.class, lang),
                say::round(lang, one.fixture.round)
            ),
            place: String::new(),
            free: false,
        }
    };
    let text = icalendar::write(&matches.iter().map(event).collect::<Vec<_>>());
    file("text/calendar; charset=utf-8", &format!("{stream}-{what}.ics"), text)
}
