//! Beside the leagues: a youth class under the youth ordinance, and the cup of teams.

use std::collections::BTreeMap;

use turmuhr_federation::{
    competition::league,
    date::{MonthDay, days_before},
    law::level::Level,
    matches::lineup::{Occasion, Player, Rank},
    persons::person::{ClubId, TeamNumber},
};
use turmuhr_pairing::lot::Lot;

use super::{BOARDS, Scribe, day_of};
use crate::{
    Broken, ChampionshipId, ClassId, EntrantId, Fact, MatchId, Refusal, TeamId,
    championship::{Act, Details, Entrant, Ground, Step, cup::Standing},
    fact::{Class, Fixture},
};

pub(super) const YOUTH: ClassId = ClassId(90);
const YOUTH_ORDINANCE: &str = "nrw-youth-1989";
/// The first season under the youth ordinance.
pub(super) const YOUTH_FROM: i16 = 1989;
/// Clubs with a youth team: those that hand in no list of seniors.
const YOUTH_CLUBS: std::ops::RangeInclusive<u32> = 3..=8;
const CUP: &str = "team-cup";

/// The youth class and its teams, in the first season only: both are carried over.
pub(super) fn found(scribe: &mut Scribe, clubs: u32) -> Result<(), Broken> {
    if clubs < 6 {
        return Ok(());
    }
    let details = Class {
        competition: Some("jmm".to_owned()),
        ordinance: Some(YOUTH_ORDINANCE.to_owned()),
        ..Class::league("Jugendliga", Level::Verband, 1, BOARDS)
    };
    scribe.write("Jugendspielleiter", Fact::ClassFormed { class: YOUTH, details })?;
    for club in YOUTH_CLUBS.filter(|club| *club <= clubs) {
        let (team, club) = (TeamId(9000 + club), ClubId(club));
        let entered = Fact::TeamEntered { team, club, number: TeamNumber(1), class: YOUTH, ranks: [1, 8] };
        scribe.write("club", entered)?;
    }
    Ok(())
}

/// The players of the year: a girl at board 7, a young player at board 8. One of the third club is too old (2.1).
pub(super) fn players(scribe: &mut Scribe) -> Result<(), Broken> {
    let clubs: Vec<ClubId> = scribe
        .journal
        .state()
        .teams
        .values()
        .filter(|team| team.class == YOUTH)
        .map(|team| team.club)
        .collect();
    for club in clubs {
        let player = |rank: u32| {
            let age = match (club, rank) {
                (ClubId(3), 2) => 23,
                (_, 8) => 13,
                _ => 16,
            };
            Player {
                rank: Rank::Youth { team: TeamNumber(1), rank },
                born: Some(MonthDay { month: 3, day: 1 }.of(scribe.season.begins - age)),
                girl: rank == 7,
                ..Player::default()
            }
        };
        let players = (1..=8).map(player).collect();
        scribe.write("club", Fact::PlayersNoted { club, players })?;
    }
    Ok(())
}

fn act(act: Act) -> Fact {
    Fact::Championship { act }
}

/// Announces the cup and enters the clubs that have a place. Not under an ordinance without such a cup.
pub(super) fn announce(scribe: &mut Scribe, seed: u64) -> Result<Option<ChampionshipId>, Broken> {
    let state = scribe.journal.state();
    let Some(ordinance) = &state.ordinance else { return Ok(None) };
    let rule = ordinance.rules.competition.get(CUP);
    let (known, has_places) = (rule.is_some(), rule.is_some_and(|rule| rule.places.is_some()));
    let counted = ordinance.rules.membership_date.as_ref().map(|said| said.value);
    let counted = counted.unwrap_or(MonthDay { month: 7, day: 1 }).of(scribe.season.begins);
    let mut by_verband: BTreeMap<String, Vec<ClubId>> = BTreeMap::new();
    for (id, club) in &state.clubs {
        by_verband.entry(club.details.verband.clone()).or_default().push(*id);
    }
    let (Some((verband, first)), true) = (by_verband.first_key_value(), known) else { return Ok(None) };
    // Six Verbände play for the cup of the federation where the ordinance gives them places; else one plays its own.
    let of_all = by_verband.len() == 6 && has_places;
    if !of_all && first.len() < 2 {
        return Ok(None);
    }
    let id = ChampionshipId(1);
    let details = Details {
        competition: CUP.to_owned(),
        name: "Mannschaftspokal".to_owned(),
        ordinance: None,
        level: if of_all { Level::Bund } else { Level::Verband },
        of: (!of_all).then(|| verband.clone()),
        begins: MonthDay { month: 2, day: 1 }.of(scribe.season.begins + 1),
        host: None,
        closing: None,
        size: None,
        above: 0,
        second: false,
        class: None,
    };
    let entrants = if of_all { Vec::new() } else { first.iter().copied().take(8).zip(1..).collect() };
    scribe.write("Spielleiter", act(Act::Announced { id, details }))?;
    let mut entrants: Vec<(ClubId, u32)> = entrants;
    let mut ground = Ground::Level;
    if of_all {
        let on = counted;
        let members = |clubs: &Vec<ClubId>| clubs.iter().map(|club| u64::from(20 + club.0 * 7 % 60)).sum();
        let counts = by_verband.iter().map(|(name, clubs)| (name.clone(), members(clubs))).collect();
        scribe.write("Spielleiter", act(Act::MembersCounted { id, on, counts, seed }))?;
        let state = scribe.journal.state();
        let quotas = state.championships.all.get(&id).map(|one| state.quotas(one));
        let quotas = quotas.transpose().map_err(|why| broken(scribe, why))?.unwrap_or_default();
        ground = Ground::Verband;
        for (name, clubs) in &by_verband {
            let places = quotas.each.get(name).copied().unwrap_or(0);
            entrants.extend(clubs.iter().copied().take(places).zip(1..));
        }
    }
    for (club, place) in entrants {
        let who = Entrant::Team { club, number: TeamNumber(1) };
        let place = if ground == Ground::Level { 1 } else { place };
        let entered = Act::Entered { id, entrant: EntrantId(1000 + club.0), who, ground, place };
        scribe.write("club", act(entered))?;
    }
    Ok(Some(id))
}

fn broken(scribe: &Scribe, why: Refusal) -> Broken {
    Broken::Entry { entry: scribe.journal.next(), why }
}

/// Plays the cup to its end: draws of the program, a lot where even the Berlin system is level.
pub(super) fn play(scribe: &mut Scribe, id: ChampionshipId, seed: u64, lot: &mut Lot) -> Result<(), Broken> {
    for round in 1.. {
        let state = scribe.journal.state();
        let Some(one) = state.championships.all.get(&id) else { return Ok(()) };
        if state.cup_winner(one).is_some() {
            break;
        }
        let seed = seed.wrapping_add(u64::from(round));
        let pairs = state.draw_next(one, seed, false).map_err(|why| broken(scribe, why))?;
        let games = pairs.clone();
        scribe.write("Spielleiter", act(Act::Drawn { id, round, seed: Some(seed), anew: false, pairs }))?;
        for pair in games {
            let Some(guest) = pair.guest else { continue };
            let boards = (0..4).map(|_| match lot.one_of(4) {
                0 => [10, 0],
                1 => [0, 10],
                _ => [5, 5],
            });
            let (home, boards) = (pair.home, boards.collect());
            scribe.write("host", act(Act::Played { id, round, home, guest: Some(guest), boards }))?;
            let state = scribe.journal.state();
            let level = state.championships.all.get(&id).is_some_and(|one| {
                let mut games = one.rounds.last().into_iter().flat_map(|round| &round.games);
                games.any(|game| game.pair == pair && matches!(state.standing(one, game), Standing::Level(_)))
            });
            if level {
                let among = vec![home, guest];
                let step = Step::Lot { seed };
                scribe.write("Spielleiter", act(Act::PlayedOff { id, among, step }))?;
            }
        }
    }
    scribe.write("Spielleiter", act(Act::Closed { id })).map(|_| ())
}

/// Sets the matches of the youth class a day earlier than the leagues.
pub(super) fn fixtures(scribe: &mut Scribe, all: &mut Vec<(MatchId, Fixture)>) -> Result<(), Broken> {
    let state = scribe.journal.state();
    let mut teams: Vec<TeamId> =
        state.teams.iter().filter(|(_, team)| team.class == YOUTH).map(|(id, _)| *id).collect();
    if teams.is_empty() {
        return Ok(());
    }
    teams.sort_unstable();
    let seed = u64::from(scribe.season.begins.unsigned_abs());
    let clubs: Vec<String> = teams.iter().map(|team| team.0.to_string()).collect();
    let names: Vec<&str> = clubs.iter().map(String::as_str).collect();
    let groups = vec![teams.clone()];
    scribe.write("Jugendspielleiter", Fact::GroupsDrawn { class: YOUTH, seed, groups })?;
    for (pairs, round) in league::schedule(&names, seed).iter().zip(1..) {
        for (home, guest) in pairs {
            let fixture = Fixture {
                class: YOUTH,
                group: 0,
                round,
                home: teams[*home],
                guest: teams[*guest],
                on: days_before(day_of(scribe.season, round), 1),
                occasion: Occasion::Round,
                starts: None,
            };
            let id = MatchId(u32::try_from(all.len() + 1).unwrap_or(u32::MAX));
            scribe.write("Jugendspielleiter", Fact::MatchSet { id, fixture: fixture.clone() })?;
            all.push((id, fixture));
        }
    }
    Ok(())
}
