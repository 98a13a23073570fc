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
    fact::{About, Appellant, Decision, Fact, MatchId, OtherAbout, OtherAppellant, RemedyId, TeamId},
    refuse::Refusal,
    registry::{AsOf, Scope},
    rights::author,
    slip::Slip,
    state::State,
};

/// The side, the club or the person a fact speaks for.
enum Speaks {
    Side(MatchId, Which),
    Club(ClubId),
    Player(PersonId),
    Director,
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
        Appellant::Other(OtherAppellant::Player(person)) => Some(Speaks::Player(*person)),
        Appellant::Other(OtherAppellant::Director) => Some(Speaks::Director),
    }
}

/// A person enters what is of the own side, club or sanction; what comes in on paper those enter who receive it, and the
/// entry says whose it is.
pub(crate) fn sided(state: &State, fact: &Fact, by: &str, as_of: AsOf) -> Result<(), Refusal> {
    let Some(speaks) = speaks(fact) else { return Ok(()) };
    let who = author(state, by, as_of)?;
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
            let receives = |(role, _): &(Role, Scope)| keeps(*role);
            let of = |team: TeamId| roles.iter().any(|(role, scope)| of_team(state, team, *role, *scope));
            let (home, guest) = (of(one.fixture.home), of(one.fixture.guest));
            let other = match side {
                Which::Home => (guest && !home).then_some(Which::Guest),
                Which::Guest => (home && !guest).then_some(Which::Home),
            };
            let team = match side {
                Which::Home => one.fixture.home,
                Which::Guest => one.fixture.guest,
            };
            // Who may answer a card or object is asked by the office; a request has no office.
            let stranger = matches!(fact, Fact::DecisionAsked { .. }) && !home && !guest;
            let club = state.teams.get(&team).map(|team| team.club).filter(|_| stranger);
            match (other, club) {
                _ if roles.iter().any(receives) => Ok(()),
                (Some(own), _) => Err(Slip::OtherSide { who, own }.into()),
                (None, Some(club)) => Err(Slip::NotOfClub { who, club }.into()),
                (None, None) => Ok(()),
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
        Speaks::Player(of) => {
            let own = state.registry.identity(of, Date::MAX) == state.registry.identity(who, Date::MAX);
            let may = own || roles.iter().any(|(role, _)| keeps(*role));
            if may { Ok(()) } else { Err(Slip::NotOwnRemedy { who, of }.into()) }
        }
        Speaks::Director => {
            if roles.iter().any(|(role, _)| keeps(*role)) {
                Ok(())
            } else {
                Err(Slip::NotDirector(who).into())
            }
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
