//! Teams and their line-ups.

use std::collections::{BTreeMap, BTreeSet};

use super::{known_player, known_team, people::still_to_come};
use crate::{
    concern::Refusal,
    fact::Team,
    id::{EntryId, Party, RoundNo, TeamId},
    limits::{Count, count},
    section::Section,
};

pub(super) fn entered(section: &Section, teams: &[(TeamId, Team)]) -> Result<(), Refusal> {
    if !section.settings.format.is_of_teams() {
        return Err(Refusal::NoTeams);
    }
    count(Count::Teams, section.teams.len() + teams.len())?;
    let mut seats = members(section, None);
    let mut new = BTreeSet::new();
    for (id, team) in teams {
        if section.teams.contains_key(id) || !new.insert(*id) {
            return Err(Refusal::TeamThere { team: *id });
        }
        join(section, &mut seats, *id, &team.players)?;
    }
    Ok(())
}

pub(super) fn changed(section: &Section, id: TeamId, new: &Team) -> Result<(), Refusal> {
    known_team(section, id)?;
    join(section, &mut members(section, Some(id)), id, &new.players)
}

/// Players and their teams, without one team.
fn members(section: &Section, without: Option<TeamId>) -> BTreeMap<EntryId, TeamId> {
    let teams = section.teams.iter().filter(|(id, _)| Some(**id) != without);
    teams.flat_map(|(id, team)| team.players.iter().map(|player| (*player, *id))).collect()
}

fn join(
    section: &Section,
    seats: &mut BTreeMap<EntryId, TeamId>,
    team: TeamId,
    players: &[EntryId],
) -> Result<(), Refusal> {
    for player in players {
        known_player(section, *player)?;
        if let Some(other) = seats.insert(*player, team).filter(|other| *other != team) {
            return Err(Refusal::InOtherTeam { player: *player, team: other });
        }
    }
    Ok(())
}

pub(super) fn withdrawn(section: &Section, team: TeamId, from_round: RoundNo) -> Result<(), Refusal> {
    known_team(section, team)?;
    still_to_come(section, Party::team(team), from_round)
}

pub(super) fn returned(section: &Section, team: TeamId) -> Result<(), Refusal> {
    known_team(section, team)?;
    let withdrawn = section.withdrawn_teams.contains_key(&team);
    if withdrawn { Ok(()) } else { Err(Refusal::TeamNotWithdrawn { team }) }
}

pub(super) fn line_up_set(
    section: &Section,
    round: RoundNo,
    team: TeamId,
    players: &[Option<EntryId>],
) -> Result<(), Refusal> {
    known_team(section, team)?;
    let boards = section.settings.format.boards().ok_or(Refusal::NoTeams)?;
    let total = section.settings.rounds;
    if round < section.current().unwrap_or(RoundNo::FIRST) {
        return Err(Refusal::RoundOver { round });
    }
    if round.up_to() > total {
        return Err(Refusal::RoundsOver { total });
    }
    // Other matches of the round may be over: they keep their players and results.
    let own = section.party_of_team(team).and_then(|party| section.round(round)?.board_of(party));
    if own.is_some_and(|(_, pair)| pair.has_results()) {
        return Err(Refusal::MatchBegun { round, team });
    }
    let mut seen = BTreeSet::new();
    let twice = players.iter().flatten().any(|player| !seen.insert(*player));
    if players.len() > boards as usize || twice {
        return Err(Refusal::LineUp { boards });
    }
    for player in players.iter().flatten() {
        known_player(section, *player)?;
        // A player without a team may sit down; a member of another team may not.
        if let Some(other) = section.team_of(*player).filter(|other| *other != team) {
            return Err(Refusal::InOtherTeam { player: *player, team: other });
        }
    }
    Ok(())
}
