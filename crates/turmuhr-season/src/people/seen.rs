//! Who may see what about a person (personal data are for offices that need them).

use jiff::civil::Date;
use turmuhr_federation::{
    matches::lineup::Which,
    office::roles::{Datum, Role, may_see},
    persons::person::PersonId,
};

use crate::{
    conduct::Note,
    fact::{Card, MatchId},
    registry::{AsOf, Office, Scope},
    state::State,
};

impl State {
    /// Whether somebody sees what a card says about the health of its players.
    pub fn sees_health(&self, by: Option<&str>, id: MatchId, card: &Card, as_of: AsOf) -> bool {
        let mut all = card.conduct.cannot.iter();
        all.all(|(side, board, _)| self.sees_health_of(by, id, (*side, *board), as_of))
    }

    fn sees_health_of(&self, by: Option<&str>, id: MatchId, seat: (Which, usize), as_of: AsOf) -> bool {
        // Nobody has the number 0: where the player is not known, only offices see it.
        let who = self.on_seat(id, seat).unwrap_or(PersonId(0));
        self.sees(by, who, Datum::Health, as_of)
    }

    /// The person on a seat, by the ranking list.
    fn on_seat(&self, id: MatchId, (side, board): (Which, usize)) -> Option<PersonId> {
        let one = self.matches.get(&id)?;
        let report = one.report.as_ref()?;
        let (team, seats) = match side {
            Which::Home => (one.fixture.home, &report.home),
            Which::Guest => (one.fixture.guest, &report.guest),
        };
        let seat = seats.iter().find(|seat| seat.board == board)?;
        self.of_rank(self.teams.get(&team)?, seat.rank, Date::MAX)
    }

    /// How a match went, without what somebody may not see.
    pub fn conduct_seen(&self, by: Option<&str>, id: MatchId, as_of: AsOf) -> Vec<Note> {
        let seen = |note: &Note| match note {
            Note::HelpAtTheBoard { side, board, .. } => self.sees_health_of(by, id, (*side, *board), as_of),
            _ => true,
        };
        self.conduct(id).into_iter().filter(seen).collect()
    }

    /// Whether somebody sees a datum about a person. Until a director of play is named, the keeper of the journal sees
    /// everything; from then on every reader is asked for an office, and who names none is the public.
    pub fn sees(&self, by: Option<&str>, of: PersonId, datum: Datum, as_of: AsOf) -> bool {
        let registry = &self.registry;
        let directs = |office: &Office| office.role == Role::DirectorOfPlay;
        let mut named = registry.offices.known_by(as_of.known_by);
        if !named.any(|(_, one)| one.value.as_ref().is_some_and(directs)) {
            return true;
        }
        let public = may_see(Role::Viewer, datum);
        let Some(reader) = by.and_then(|name| self.person_named(name, as_of)) else { return public };
        // Everybody sees the own data.
        let same = |one| registry.identity(one, as_of.known_by);
        if same(reader) == same(of) {
            return true;
        }
        let clubs = registry.clubs_of(of, as_of);
        // An office of a club is for the members of that club.
        let reaches = |scope: Scope| match scope {
            Scope::Club(club) => clubs.contains(&club),
            Scope::Team(team) => self.teams.get(&team).is_some_and(|team| clubs.contains(&team.club)),
            Scope::Everywhere | Scope::Level(_) | Scope::Class(_) => true,
        };
        public
            || registry
                .roles(reader, as_of)
                .into_iter()
                .any(|(role, scope)| may_see(role, datum) && reaches(scope))
    }
}
