//! Cups and championships of the year: who may enter, who has a place, draws and results, titles, and who goes on.
//!
//! | Question | Module |
//! |---|---|
//! | what happens | [`act`] |
//! | who may enter, by the registry | [`entry`] |
//! | who has a place, and why | [`seats`] |
//! | draws and rounds of a cup | [`cup`] |
//! | order, play-offs, titles, who goes on | [`ranking`] |
//! | the final of group winners | [`finals`] |
//! | rights in the next season | `carry` |

pub mod act;
mod apply;
mod carry;
pub mod cup;
pub mod due;
pub mod entry;
pub mod finals;
pub mod ranking;
mod refuse;
pub mod seats;

use std::collections::BTreeMap;

use jiff::civil::Date;
use turmuhr_federation::{
    Ordinance,
    competition::framework,
    law::level::Level,
    ordinance::rules::{Competition, Of, System},
    persons::person::{ClubId, PersonId},
};

pub use act::{Act, Details, Entrant, Ground, Pair, Right, Row, Step};
pub use refuse::{NotSo, Notice};
pub(crate) use refuse::{refuse, sense};

use crate::{
    fact::{ChampionshipId, ClassId, EntrantId, TeamId},
    refuse::Refusal,
    registry::AsOf,
    state::State,
};

/// All cups and championships, and the rights to start that are known.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Championships {
    pub all: BTreeMap<ChampionshipId, Championship>,
    pub rights: Vec<NotedRight>,
}

/// A right to start in a competition of the ordinance, and its entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotedRight {
    pub competition: String,
    pub ordinance: Option<String>,
    pub who: Entrant,
    pub right: Right,
    pub entry: u64,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Championship {
    pub details: Details,
    /// Its own ordinance, if it has one.
    pub ordinance: Option<Ordinance>,
    pub invited: Option<Date>,
    /// Numbers of members by Verband, their day, and the seed of lots between equals.
    pub members: Option<(Date, BTreeMap<String, u64>, u64)>,
    pub entrants: BTreeMap<EntrantId, Entered>,
    /// The rounds of a cup.
    pub rounds: Vec<cup::Round>,
    /// The final order, the best first.
    pub ranking: Vec<Row>,
    /// Play-offs by those who played them.
    pub playoffs: Vec<(Vec<EntrantId>, Vec<Step>)>,
    /// Who does not go on.
    pub declined: Vec<EntrantId>,
    pub closed: bool,
    pub cancelled: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entered {
    pub who: Entrant,
    pub ground: Ground,
    /// First or second of the Verband.
    pub place: u32,
    pub entry: u64,
    /// Why this entrant does not start.
    pub withdrawn: Option<String>,
}

impl Championship {
    /// Those who start.
    pub fn active(&self) -> impl Iterator<Item = (EntrantId, &Entered)> {
        self.entrants.iter().filter(|(_, one)| one.withdrawn.is_none()).map(|(id, one)| (*id, one))
    }

    /// Nobody can enter any more.
    pub fn begun(&self) -> bool {
        !self.rounds.is_empty() || !self.ranking.is_empty()
    }

    /// Neither closed nor cancelled.
    pub fn open(&self) -> bool {
        !self.closed && !self.cancelled
    }

    /// The places of the ordinance are those of the federation; other levels decide for themselves (3.2, 6.1).
    pub fn by_places(&self) -> bool {
        self.details.level == Level::Bund
    }

    /// The year of the championship.
    pub fn year(&self) -> i16 {
        self.details.begins.year()
    }

    /// The entrant of a person or team.
    pub fn entrant(&self, who: Entrant) -> Option<EntrantId> {
        self.active().find(|(_, one)| one.who.same(who)).map(|(id, _)| id)
    }
}

impl State {
    /// The ordinance a championship is held by.
    pub fn ordinance_for<'s>(&'s self, one: &'s Championship) -> Option<&'s Ordinance> {
        one.ordinance.as_ref().or(self.ordinance.as_ref())
    }

    /// The competition of the ordinance that a championship is.
    pub fn competition<'s>(&'s self, one: &'s Championship) -> Option<&'s Competition> {
        self.ordinance_for(one)?.rules.competition.get(&one.details.competition)
    }

    pub(crate) fn held(&self, id: ChampionshipId) -> Result<&Championship, Refusal> {
        self.championships.all.get(&id).ok_or_else(|| NotSo::Unknown(id).into())
    }

    pub(crate) fn rules_of<'s>(
        &'s self,
        one: &'s Championship,
    ) -> Result<(&'s Ordinance, &'s Competition), Refusal> {
        let ordinance = self.ordinance_for(one).ok_or(Refusal::NotOpened)?;
        let competition = ordinance.rules.competition.get(&one.details.competition);
        let known = || ordinance.rules.competition.keys().cloned().collect();
        let competition = competition
            .ok_or_else(|| Refusal::from(NotSo::NoCompetition(one.details.competition.clone(), known())))?;
        Ok((ordinance, competition))
    }

    /// The championship that is played in a class.
    pub fn championship_in(&self, class: ClassId) -> Option<(ChampionshipId, &Championship)> {
        let mut all = self.championships.all.iter().filter(|(_, one)| !one.cancelled);
        all.find(|(_, one)| one.details.class == Some(class)).map(|(id, one)| (*id, one))
    }

    /// The team of the class that an entrant is.
    pub fn team_of(&self, one: &Championship, entrant: EntrantId) -> Option<TeamId> {
        let Entrant::Team { club, number } = one.entrants.get(&entrant)?.who else { return None };
        let fits = |team: &crate::state::Team| {
            (Some(team.class), team.club, team.number) == (one.details.class, club, number)
        };
        self.teams.iter().find(|(_, team)| fits(team)).map(|(id, _)| *id)
    }

    /// How it is played with the entrants it has.
    pub fn system_of(&self, one: &Championship) -> Option<System> {
        Some(framework::system(self.competition(one)?, one.active().count()))
    }

    /// Whether a game without a winner is no result: a cup.
    pub fn is_cup(&self, one: &Championship) -> bool {
        self.competition(one).is_some_and(|competition| competition.system == System::KnockOut)
    }

    pub(crate) fn of_teams(&self, one: &Championship) -> bool {
        self.competition(one).is_some_and(|competition| competition.of == Of::Teams)
    }

    /// The clubs a person may start for on a day, as the registry knows them: by membership, else by pass.
    pub fn start_clubs(&self, person: PersonId, on: Date) -> Vec<ClubId> {
        let as_of = AsOf { true_on: on, known_by: Date::MAX };
        let member = self.registry.clubs_of(person, as_of);
        if !member.is_empty() {
            return member;
        }
        self.clubs.keys().copied().filter(|club| self.registry.entitled(person, *club, as_of).value).collect()
    }
}
