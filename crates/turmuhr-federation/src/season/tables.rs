//! Tables, promotion and relegation of a season, worked out from what is known.

use turmuhr_core::Points;

use super::{
    fact::{ClassId, MatchId, TeamId},
    state::{Match, State},
};
use crate::{
    competition::{
        league::{
            movement::{self, Moves},
            table::{Deduction, MatchResult, Played, TeamTable, table},
        },
        withdrawal::{self, CameTo, Form, ScheduledEvent, ScheduledGame, What, Withdrawn},
    },
    matches::lineup,
};

/// A group with everything that counts.
#[derive(Clone, Debug, PartialEq)]
pub struct GroupTable {
    /// Those in the table: a team whose results are annulled is not.
    pub teams: Vec<TeamId>,
    pub table: TeamTable,
    /// Teams that left, and what became of their results.
    pub left: Vec<(TeamId, What)>,
    /// Matches whose score is not settled: not reported, not confirmed, or under a remedy that suspends.
    pub provisional: Vec<MatchId>,
}

impl GroupTable {
    /// Team, place, match points, board points: what a list prints.
    pub fn lines(&self) -> Vec<(TeamId, u32, i64, Points)> {
        let line = |row: &crate::competition::league::table::TableRow| {
            (self.teams[row.team], row.place, row.match_points, row.board_points)
        };
        self.table.rows.iter().map(line).collect()
    }
}

/// What a match counts now, and whether that is settled.
pub fn counted(state: &State, id: MatchId) -> (Played, bool) {
    let Some(one) = state.matches.get(&id) else { return (Played::Open, false) };
    // The last decision that is in force; a suspended one counts no more than if it had not been made.
    let suspended = |decision| {
        state
            .remedies
            .values()
            .any(|remedy| remedy.against == decision && remedy.suspends && remedy.outcome.is_none())
    };
    let mut under_remedy = false;
    for decision in one.decisions.iter().rev() {
        if suspended(*decision) {
            under_remedy = true;
            continue;
        }
        match state.decisions.get(decision).map(|decision| decision.sets) {
            Some(Some((boards, matches))) => {
                let boards = boards.map(Points::tenths);
                return (Played::Decided { boards, matches }, !under_remedy);
            }
            // It leaves the match as it was played.
            Some(None) => break,
            None => {}
        }
    }
    let (Some(report), Some(ordinance)) = (&one.report, &state.ordinance) else {
        return (Played::Open, false);
    };
    let Some(game) = state.as_lineup(id, report) else { return (Played::Open, false) };
    let mut found = if report.confirmed { state.findings_of(id, report) } else { Vec::new() };
    found.retain(|violation| !report.waived.contains(&(violation.side, violation.kind)));
    match lineup::score(ordinance, &game, &found) {
        Ok(Some(score)) => {
            let played = Played::Decided { boards: score.boards, matches: score.matches };
            (played, report.confirmed && !under_remedy)
        }
        _ => (Played::Open, false),
    }
}

/// The table of a group of a class.
pub fn group_table(state: &State, class: ClassId, group: usize) -> Option<GroupTable> {
    let ordinance = state.ordinance.as_ref()?;
    let details = state.classes.get(&class)?;
    let all = details.groups.get(group)?;
    let in_table = |one: &Match| {
        one.fixture.class == class
            && one.fixture.group == group
            && one.fixture.occasion == lineup::Occasion::Round
    };
    let matches: Vec<(MatchId, &Match)> =
        state.matches.iter().filter(|(_, one)| in_table(one)).map(|(id, one)| (*id, one)).collect();
    let scores: Vec<(Played, bool)> = matches.iter().map(|(id, _)| counted(state, *id)).collect();
    let name = |team: TeamId| team.0.to_string();
    let withdrawn: Vec<Withdrawn> = all
        .iter()
        .filter_map(|team| {
            let (after, _) = state.teams.get(team)?.withdrawn?;
            Some(Withdrawn { who: name(*team), after })
        })
        .collect();
    let left = if withdrawn.is_empty() {
        Vec::new()
    } else {
        let games = matches.iter().zip(&scores).map(|((_, one), (played, _))| ScheduledGame {
            round: one.fixture.round,
            first: name(one.fixture.home),
            second: name(one.fixture.guest),
            came_to: match (played, &one.report) {
                // A match one side did not come to is not played (half of the games decides over results).
                (Played::Decided { boards, .. }, Some(report))
                    if report.home.is_empty() || report.guest.is_empty() =>
                {
                    CameTo::Forfeit { points: *boards }
                }
                (Played::Decided { boards, .. } | Played::Score { boards, .. }, _) => {
                    CameTo::Played { points: *boards, adjourned_then: false }
                }
                (Played::Open, _) => CameTo::NotPlayed,
            },
        });
        // What is open between two who are still there does not matter to those who left.
        let gone = |who: &String| withdrawn.iter().any(|one| one.who == *who);
        let concerns = |game: &ScheduledGame| gone(&game.first) || gone(&game.second);
        let event = ScheduledEvent {
            form: Form::RoundRobin,
            boards: Some(details.details.boards),
            participants: all.iter().copied().map(name).collect(),
            games: games.filter(concerns).collect(),
            byes: Vec::new(),
            withdrawn: withdrawn.clone(),
        };
        let accounted = withdrawal::accounts(ordinance, &event).ok()?;
        let left =
            accounted.leavers.iter().filter_map(|one| Some((TeamId(one.who.parse().ok()?), one.treatment)));
        left.collect()
    };
    let struck = |team: TeamId| {
        left.iter().any(|(known, what)| *known == team && matches!(what, What::Annulled | What::NotCounted))
    };
    let stands = |team: TeamId| left.iter().any(|(known, what)| *known == team && *what == What::Counted);
    let teams: Vec<TeamId> = all.iter().copied().filter(|team| !struck(*team)).collect();
    let place = |team: TeamId| teams.iter().position(|known| *known == team);
    let boards = details.details.boards;
    let full = Points::whole(i32::try_from(boards).unwrap_or(i32::MAX / 10));
    let win = ordinance.rules.points.as_ref().map_or(2, |points| points.win);
    let mut results = Vec::new();
    let mut provisional = Vec::new();
    for ((id, one), (played, settled)) in matches.iter().zip(scores) {
        let (Some(home), Some(guest)) = (place(one.fixture.home), place(one.fixture.guest)) else { continue };
        let gone = |team: TeamId| {
            let after = state.teams.get(&team).and_then(|team| team.withdrawn).map(|(after, _)| after);
            stands(team) && after.is_some_and(|after| after < one.fixture.round)
        };
        let played = match (&played, gone(one.fixture.home), gone(one.fixture.guest)) {
            (Played::Open, true, true) => Played::Decided { boards: [Points::ZERO; 2], matches: [0, 0] },
            (Played::Open, true, false) => {
                Played::Decided { boards: [Points::ZERO, full], matches: [0, win] }
            }
            (Played::Open, false, true) => {
                Played::Decided { boards: [full, Points::ZERO], matches: [win, 0] }
            }
            _ => {
                if !settled {
                    provisional.push(*id);
                }
                played
            }
        };
        results.push(MatchResult { round: one.fixture.round, home, guest, played });
    }
    let deductions: Vec<Deduction> = state
        .deductions
        .iter()
        .filter_map(|(team, deduction)| Some(Deduction { team: place(*team)?, ..deduction.clone() }))
        .collect();
    let table = table(ordinance, teams.len(), boards, &results, &deductions).ok()?;
    Some(GroupTable { teams, table, left, provisional })
}

/// Who goes up and down from a group. Whoever withdrew goes down and never up.
pub fn group_moves(state: &State, class: ClassId, group: usize) -> Option<(GroupTable, Moves)> {
    let details = &state.classes.get(&class)?.details;
    let table = group_table(state, class, group)?;
    let left: Vec<usize> = table
        .left
        .iter()
        .filter_map(|(team, _)| table.teams.iter().position(|known| known == team))
        .collect();
    let struck = table.left.len() - left.len();
    let relegated = details.relegated.saturating_sub(struck);
    let moves = movement::moves(&table.table, details.promoted, relegated, &left, &left);
    Some((table, moves))
}

/// What a team has won or lost by its place, or must still play off for.
#[derive(Copy, Clone, PartialEq, Eq)]
struct Zone {
    level_with_the_first: bool,
    promoted: bool,
    relegated: bool,
    plays_off_for: Option<u32>,
}

/// Clubs whose tournament win, promotion or relegation would be another with this score of a match (5.4.3).
pub fn affected_by(
    state: &State,
    id: MatchId,
    sets: ([i32; 2], [u32; 2]),
) -> Vec<crate::persons::person::ClubId> {
    let Some(one) = state.matches.get(&id) else { return Vec::new() };
    let (class, group) = (one.fixture.class, one.fixture.group);
    let Some(level) = state.classes.get(&class).map(|class| class.details.level) else {
        return Vec::new();
    };
    let mut other = state.clone();
    let hypothetical = super::fact::DecisionId(u32::MAX);
    other.decisions.insert(
        hypothetical,
        super::fact::Decision {
            about: id,
            by: crate::law::level::Office::Spielleiter,
            level,
            stage: crate::law::remedy::Stage::First,
            postmark: one.fixture.on,
            article: String::new(),
            copies: 0,
            sets: Some(sets),
        },
    );
    if let Some(one) = other.matches.get_mut(&id) {
        one.decisions.push(hypothetical);
    }
    let zones = |state: &State| -> Vec<(TeamId, Zone)> {
        let Some((table, moves)) = group_moves(state, class, group) else { return Vec::new() };
        let best = table.table.rows.first().map(|row| row.match_points);
        let zone = |row: &crate::competition::league::table::TableRow| {
            let undecided = moves.undecided.iter().find(|(_, teams)| teams.contains(&row.team));
            Zone {
                level_with_the_first: Some(row.match_points) == best,
                promoted: moves.promoted.contains(&row.team),
                relegated: moves.relegated.contains(&row.team),
                plays_off_for: undecided.map(|(place, _)| *place),
            }
        };
        table.table.rows.iter().map(|row| (table.teams[row.team], zone(row))).collect()
    };
    let (before, after) = (zones(state), zones(&other));
    let mut clubs = Vec::new();
    for (team, zone) in before {
        let moved = after.iter().any(|(known, then)| *known == team && *then != zone);
        let club = state.teams.get(&team).map(|team| team.club).filter(|club| !clubs.contains(club));
        clubs.extend(club.filter(|_| moved));
    }
    clubs
}
