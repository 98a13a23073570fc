//! The state of a season after its facts.

use std::collections::BTreeMap;

use jiff::civil::Date;

use super::fact::{Class, ClassId, Decision, DecisionId, Fixture, MatchId, RemedyId, TeamId};
use crate::{
    competition::league::table::Deduction,
    date::Season,
    law::remedy::{Lodged, case::Outcome},
    matches::lineup::{self, Appearance, BoardResult, Player, Seat, Side, Violation, ViolationKind, Which},
    ordinance::Ordinance,
    persons::person::{Club, ClubId, TeamNumber},
};

#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    /// The number of the last entry.
    pub position: u64,
    pub season: Option<Season>,
    pub ordinance: Option<Ordinance>,
    pub clubs: BTreeMap<ClubId, ClubState>,
    pub classes: BTreeMap<ClassId, ClassState>,
    pub teams: BTreeMap<TeamId, Team>,
    pub matches: BTreeMap<MatchId, Match>,
    pub decisions: BTreeMap<DecisionId, Decision>,
    pub remedies: BTreeMap<RemedyId, Remedy>,
    /// The most a fine of this season can be.
    pub fine_limit: Option<u32>,
    pub fines: Vec<(ClubId, u32, String)>,
    pub deductions: Vec<Deduction<TeamId>>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ClubState {
    pub details: Club,
    pub players: Vec<Player>,
    /// Appearances with the day of the match and the match.
    pub appearances: Vec<(Date, MatchId, Appearance)>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ClassState {
    pub details: Class,
    pub groups: Vec<Vec<TeamId>>,
    pub closed: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    pub club: ClubId,
    pub number: TeamNumber,
    pub class: ClassId,
    pub ranks: [u32; 2],
    /// After which round, and when.
    pub withdrawn: Option<(u32, Date)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    pub fixture: Fixture,
    pub moved_from: Option<Date>,
    pub report: Option<Report>,
    /// Decisions about it, oldest first.
    pub decisions: Vec<DecisionId>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    pub home: Vec<Seat>,
    pub guest: Vec<Seat>,
    pub results: Vec<Option<BoardResult>>,
    pub confirmed: bool,
    pub waived: Vec<(Which, ViolationKind)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remedy {
    pub against: DecisionId,
    pub by: ClubId,
    pub lodged: Lodged,
    pub suspends: bool,
    pub outcome: Option<(Outcome, DecisionId)>,
}

impl State {
    /// The match for [`lineup::judge`](crate::matches::lineup::judge): both sides with their clubs' earlier appearances.
    pub fn as_lineup(&self, id: MatchId, report: &Report) -> Option<lineup::Match> {
        let one = self.matches.get(&id)?;
        let boards = self.classes.get(&one.fixture.class)?.details.boards;
        let side = |team: TeamId, seats: &[Seat]| -> Option<Side> {
            let own = self.teams.get(&team)?;
            let club = self.clubs.get(&own.club)?;
            let earlier = club.appearances.iter().filter(|(on, _, _)| *on < one.fixture.on);
            Some(Side {
                team: Some(own.number),
                teams: self.teams_of(own.club),
                players: club.players.clone(),
                earlier: earlier.map(|(_, _, appearance)| *appearance).collect(),
                lineup: seats.to_vec(),
                district: Some(club.details.bezirk.clone()),
            })
        };
        Some(lineup::Match {
            competition: "league".to_owned(),
            occasion: one.fixture.occasion,
            boards,
            season: self.season,
            home: side(one.fixture.home, &report.home)?,
            guest: Some(side(one.fixture.guest, &report.guest)?),
            results: Some(report.results.clone()),
        })
    }

    /// All teams of a club, as line-ups know them.
    pub fn teams_of(&self, club: ClubId) -> Vec<lineup::Team> {
        let own = self.teams.values().filter(|team| team.club == club);
        own.filter_map(|team| {
            let class = &self.classes.get(&team.class)?.details;
            Some(lineup::Team {
                team: team.number,
                class: class.name.clone(),
                height: class.height,
                kind: class.kind,
                ranks: team.ranks,
            })
        })
        .collect()
    }

    /// All violations of a report, waived or not.
    pub fn findings(&self, id: MatchId) -> Vec<Violation> {
        let report = self.matches.get(&id).and_then(|one| one.report.as_ref());
        report.map(|report| self.findings_of(id, report)).unwrap_or_default()
    }

    pub(super) fn findings_of(&self, id: MatchId, report: &Report) -> Vec<Violation> {
        let (Some(ordinance), Some(game)) = (&self.ordinance, self.as_lineup(id, report)) else {
            return Vec::new();
        };
        lineup::judge(ordinance, &game).unwrap_or_default()
    }
}
