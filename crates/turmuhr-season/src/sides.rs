//! For whom somebody acts: a captain and an officer of a club for their own side, a club by its own people (5.1, 5.4, 21.5).
//! The director of play keeps the books and enters for either.

use jiff::civil::Date;
use turmuhr_federation::{
    matches::lineup::Which,
    office::roles::Role,
    persons::person::{ClubId, PersonId},
};

use crate::{
    board::BoardAct,
    fact::{About, Appellant, Decision, Fact, MatchId, OtherAbout, RemedyId, TeamId},
    refuse::Refusal,
    registry::{AsOf, Scope},
    slip::Slip,
    state::State,
};

/// The side or the club a fact speaks for.
enum Speaks {
    Side(MatchId, Which),
    Club(ClubId),
}

fn speaks(fact: &Fact) -> Option<Speaks> {
    if let Fact::ReportAnswered { id, by, .. }
    | Fact::LineUpHandedIn { id, side: by, .. }
    | Fact::DecisionAsked { about: id, by, .. }
    | Fact::BoardActed { id, act: BoardAct::Objection { by, .. }, .. } = fact
    {
        return Some(Speaks::Side(*id, *by));
    }
    let (Fact::RemedyLodged { by, .. } | Fact::InactionContested { by, .. }) = fact else { return None };
    match by {
        Appellant::Club(club) => Some(Speaks::Club(*club)),
        Appellant::Other(_) => None,
    }
}

/// What comes in from outside may be entered without a name; a person who enters it does so for the own side.
pub(crate) fn sided(state: &State, fact: &Fact, by: &str, as_of: AsOf) -> Result<(), Refusal> {
    let Some((speaks, who)) = speaks(fact).zip(state.person_named(by, as_of)) else { return Ok(()) };
    let roles = state.registry.roles(who, as_of);
    // Those who receive it enter it as well.
    let keeps = |role: Role| match role {
        Role::DirectorOfPlay | Role::TournamentDirector | Role::Chair | Role::CommitteeMember => true,
        Role::ClubOfficer
        | Role::Captain
        | Role::Arbiter
        | Role::PassOffice
        | Role::StateFederation
        | Role::YouthCommittee
        | Role::ArbitersCommission
        | Role::Viewer => false,
    };
    match speaks {
        Speaks::Side(id, side) => {
            let Some(one) = state.matches.get(&id) else { return Ok(()) };
            let director = |(role, _): &(Role, Scope)| *role == Role::DirectorOfPlay;
            let of = |team: TeamId| roles.iter().any(|(role, scope)| of_team(state, team, *role, *scope));
            let (home, guest) = (of(one.fixture.home), of(one.fixture.guest));
            let other = match side {
                Which::Home => (guest && !home).then_some(Which::Guest),
                Which::Guest => (home && !guest).then_some(Which::Home),
            };
            match other.filter(|_| !roles.iter().any(director)) {
                Some(own) => Err(Slip::OtherSide { who, own }.into()),
                None => Ok(()),
            }
        }
        Speaks::Club(club) => {
            let own = |(role, scope): &(Role, Scope)| {
                let of_club = match scope {
                    Scope::Club(of) => *of == club,
                    Scope::Team(team) => state.teams.get(team).is_some_and(|team| team.club == club),
                    Scope::Everywhere | Scope::Level(_) | Scope::Class(_) => false,
                };
                of_club || keeps(*role)
            };
            if roles.iter().any(own) { Ok(()) } else { Err(Slip::NotOfClub { who, club }.into()) }
        }
    }
}

/// Whether an office speaks for a team: its captain, or an officer of its club.
pub(crate) fn of_team(state: &State, team: TeamId, role: Role, scope: Scope) -> bool {
    let club = state.teams.get(&team).map(|team| team.club);
    let speaks = role == Role::Captain || role == Role::ClubOfficer;
    speaks
        && match scope {
            Scope::Team(of) => of == team,
            Scope::Club(of) => Some(of) == club,
            Scope::Everywhere | Scope::Level(_) | Scope::Class(_) => false,
        }
}

impl State {
    /// Where offices are known, those decide who hold one of the instance: its committee, or the chair (5.3).
    pub(crate) fn refuse_deciders(
        &self,
        remedy: RemedyId,
        result: &Decision,
        today: Date,
    ) -> Result<(), Refusal> {
        let way = self.remedies.get(&remedy).and_then(|one| self.way_against(one.against));
        let class = match result.about {
            About::Match(id) => self.matches.get(&id).map(|one| one.fixture.class),
            About::Other(OtherAbout::Class(class)) => Some(class),
        };
        let Some(level) = way.map(|way| way.court.level()).filter(|_| self.has_director(today)) else {
            return Ok(());
        };
        let sits = |person: &PersonId| {
            let roles = self.registry.roles(*person, AsOf::today(today));
            roles.iter().any(|(role, scope)| {
                let reaches = match scope {
                    Scope::Everywhere => true,
                    Scope::Level(of) => *of == level,
                    Scope::Class(of) => Some(*of) == class,
                    Scope::Club(_) | Scope::Team(_) => false,
                };
                (*role == Role::Chair || *role == Role::CommitteeMember) && reaches
            })
        };
        match result.panel.iter().find(|person| !sits(person)) {
            Some(who) => Err(Slip::NotOfInstance { who: *who, level }.into()),
            None => Ok(()),
        }
    }
}
