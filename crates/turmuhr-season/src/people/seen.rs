//! Who may see what about a person (personal data are for offices that need them).

use turmuhr_federation::{
    office::roles::{Datum, Role, may_see},
    persons::person::PersonId,
};

use crate::{
    registry::{AsOf, Office, Scope},
    state::State,
};

impl State {
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
