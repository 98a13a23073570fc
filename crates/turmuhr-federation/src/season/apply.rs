//! What a fact changes.

use super::{
    fact::{Fact, MatchId},
    refuse::opened,
    state::{ClassState, ClubState, Match, Remedy, Report, State, Team},
};
use crate::{
    competition::league::table::Deduction,
    matches::lineup::{Appearance, Seat},
};

impl State {
    /// Applies a fact that was not refused.
    pub(super) fn apply(&mut self, fact: &Fact) {
        match fact {
            Fact::SeasonOpened { season, ordinance, texts } => {
                self.season = Some(*season);
                self.ordinance = opened(*season, ordinance, texts).ok();
            }
            Fact::ClubAdmitted { club, details } => {
                let club_state =
                    ClubState { details: details.clone(), players: Vec::new(), appearances: Vec::new() };
                self.clubs.insert(*club, club_state);
            }
            Fact::ClassFormed { class, details } => {
                let class_state = ClassState { details: details.clone(), groups: Vec::new(), closed: false };
                self.classes.insert(*class, class_state);
            }
            Fact::TeamEntered { team, club, number, class, ranks } => {
                let entered =
                    Team { club: *club, number: *number, class: *class, ranks: *ranks, withdrawn: None };
                self.teams.insert(*team, entered);
            }
            Fact::PlayersNoted { club, players } => {
                if let Some(club) = self.clubs.get_mut(club) {
                    for player in players {
                        club.players.retain(|known| known.rank != player.rank);
                        club.players.push(player.clone());
                    }
                }
            }
            Fact::GroupsDrawn { class, groups, .. } => {
                if let Some(class) = self.classes.get_mut(class) {
                    class.groups = groups.clone();
                }
            }
            Fact::MatchSet { id, fixture } => {
                let set =
                    Match { fixture: fixture.clone(), moved_from: None, report: None, decisions: Vec::new() };
                self.matches.insert(*id, set);
            }
            Fact::MatchMoved { id, to, .. } => {
                if let Some(one) = self.matches.get_mut(id) {
                    one.moved_from.get_or_insert(one.fixture.on);
                    one.fixture.on = *to;
                }
            }
            Fact::MatchReported { id, home, guest, results } => self.report(*id, home, guest, results),
            Fact::MatchConfirmed { id, waived, .. } => {
                if let Some(report) = self.matches.get_mut(id).and_then(|one| one.report.as_mut()) {
                    report.confirmed = true;
                    report.waived = waived.clone();
                }
            }
            Fact::TeamWithdrawn { team, after_round, on } => {
                if let Some(team) = self.teams.get_mut(team) {
                    team.withdrawn = Some((*after_round, *on));
                }
            }
            Fact::FineLimitSet { marks } => self.fine_limit = Some(*marks),
            Fact::Fined { club, marks, article } => self.fines.push((*club, *marks, article.clone())),
            Fact::PointsDeducted { team, points, decision } => {
                let decision = decision.0.to_string();
                self.deductions.push(Deduction { team: *team, points: *points, decision });
            }
            Fact::DecisionMade { id, decision } => {
                if let Some(one) = self.matches.get_mut(&decision.about) {
                    one.decisions.push(*id);
                }
                self.decisions.insert(*id, decision.clone());
            }
            Fact::RemedyLodged { id, against, by, lodged, .. } => {
                let lodged =
                    Remedy { against: *against, by: *by, lodged: *lodged, suspends: false, outcome: None };
                self.remedies.insert(*id, lodged);
            }
            Fact::ExecutionSuspended { remedy } => {
                if let Some(remedy) = self.remedies.get_mut(remedy) {
                    remedy.suspends = true;
                }
            }
            Fact::RemedyDecided { remedy, outcome, decision, result } => {
                if let Some(remedy) = self.remedies.get_mut(remedy) {
                    remedy.outcome = Some((*outcome, *decision));
                }
                if let Some(one) = self.matches.get_mut(&result.about) {
                    one.decisions.push(*decision);
                }
                self.decisions.insert(*decision, result.clone());
            }
            Fact::ClassClosed { class } => {
                if let Some(class) = self.classes.get_mut(class) {
                    class.closed = true;
                }
            }
            // The journal folds anew without the entry.
            Fact::Undone { .. } => {}
        }
    }

    fn report(
        &mut self,
        id: MatchId,
        home: &[Seat],
        guest: &[Seat],
        results: &[Option<crate::matches::lineup::BoardResult>],
    ) {
        let Some(one) = self.matches.get_mut(&id) else { return };
        let fixture = one.fixture.clone();
        one.report = Some(Report {
            home: home.to_vec(),
            guest: guest.to_vec(),
            results: results.to_vec(),
            confirmed: false,
            waived: Vec::new(),
        });
        for (team, seats) in [(fixture.home, home), (fixture.guest, guest)] {
            let Some((number, club)) = self.teams.get(&team).map(|team| (team.number, team.club)) else {
                continue;
            };
            let Some(club) = self.clubs.get_mut(&club) else { continue };
            // A corrected report replaces the earlier one; it may name another team of the club.
            club.appearances.retain(|(_, known, appearance)| *known != id || appearance.team != number);
            club.appearances.extend(seats.iter().map(|seat| {
                let appearance = Appearance {
                    rank: seat.rank,
                    team: number,
                    seated: !seat.absent,
                    occasion: fixture.occasion,
                    board: Some(seat.board),
                };
                (fixture.on, id, appearance)
            }));
        }
    }
}
