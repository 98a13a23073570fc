//! Who fills offices: a director of play, on the own level and below it, and never for oneself. Once a season has had a
//! director it never again falls back to its keeper.

use jiff::civil::Date;
use turmuhr_federation::{
    law::level::Level,
    office::roles::{Action, Role},
    persons::person::PersonId,
};

use crate::{
    fact::{ClassId, Fact},
    refuse::Refusal,
    registry::{AsOf, Holds, Office, OfficeId, Scope, Statement},
    state::State,
};

/// Why an office is not somebody's to fill.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Unfillable {
    /// It reaches further than the office of its giver.
    Above,
    /// Nobody gives an office to oneself.
    Own,
}

/// An office of a director of play.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Director {
    id: OfficeId,
    holds: Holds,
    person: PersonId,
    scope: Scope,
}

impl State {
    /// Every office of a director of play that the season has had, or will have.
    fn directors(&self) -> Vec<Director> {
        let all = self.registry.offices.spans(Date::MAX).into_iter();
        let directors = all.filter(|(_, _, office)| office.role == Role::DirectorOfPlay);
        directors
            .map(|(id, holds, Office { person, scope, .. })| Director {
                id,
                holds,
                person: *person,
                scope: *scope,
            })
            .collect()
    }

    /// Whether a person is a director of play of a class today.
    pub fn directs(&self, who: PersonId, class: ClassId, today: Date) -> bool {
        let roles = self.registry.roles(who, AsOf::today(today));
        let of_class = |scope: Scope| match scope {
            Scope::Everywhere => true,
            Scope::Level(level) => self.level_of_class(class) == Some(level),
            Scope::Class(own) => own == class,
            Scope::Club(_) | Scope::Team(_) => false,
        };
        roles.into_iter().any(|(role, scope)| role == Role::DirectorOfPlay && of_class(scope))
    }

    /// Whether a director of play is or was in office. Before, the keeper of the journal enters everything.
    pub fn has_director(&self, on: Date) -> bool {
        self.directors().iter().any(|one| one.holds.from <= on)
    }

    fn directors_on(&self, on: Date) -> Vec<Director> {
        self.directors().into_iter().filter(|one| one.holds.covers(on)).collect()
    }

    /// Who fills offices on a day: the directors, or after the term of the last one the last ones.
    fn heads(&self, on: Date) -> Vec<Director> {
        let now = self.directors_on(on);
        if !now.is_empty() {
            return now;
        }
        let before: Vec<Director> = self.directors().into_iter().filter(|one| one.holds.until < on).collect();
        let last = before.iter().map(|one| one.holds.until).max();
        before.into_iter().filter(|one| Some(one.holds.until) == last).collect()
    }

    /// The persons who have to name a director, where the term of the last one is over.
    pub(crate) fn without_director(&self, on: Date) -> Option<Vec<PersonId>> {
        let vacant = self.has_director(on) && self.directors_on(on).is_empty();
        vacant.then(|| self.heads(on).into_iter().map(|one| one.person).collect())
    }

    fn level_of_class(&self, class: ClassId) -> Option<Level> {
        self.classes.get(&class).map(|class| class.details.level)
    }

    fn class_of(&self, scope: Scope) -> Option<ClassId> {
        match scope {
            Scope::Class(class) => Some(class),
            Scope::Team(team) => self.teams.get(&team).map(|team| team.class),
            Scope::Everywhere | Scope::Level(_) | Scope::Club(_) => None,
        }
    }

    /// Whether an office reaches as far as another one. The highest level reaches everywhere; clubs belong to no level.
    fn covers(&self, own: Scope, other: Scope) -> bool {
        if own == other {
            return true;
        }
        let level = match other {
            Scope::Everywhere => Some(Level::Bund),
            Scope::Level(level) => Some(level),
            Scope::Class(_) | Scope::Team(_) => {
                self.class_of(other).and_then(|class| self.level_of_class(class))
            }
            Scope::Club(_) => None,
        };
        match own {
            Scope::Everywhere => true,
            Scope::Level(own) => level.is_none_or(|level| level <= own),
            Scope::Class(own) => level.is_none() || self.class_of(other) == Some(own),
            Scope::Club(_) | Scope::Team(_) => false,
        }
    }

    /// Whether somebody may give or end this office.
    pub(crate) fn may_fill(&self, who: PersonId, office: Office, today: Date) -> Result<(), Refusal> {
        let same = |one: PersonId| self.registry.identity(one, Date::MAX);
        let own: Vec<Director> =
            self.heads(today).into_iter().filter(|one| same(one.person) == same(who)).collect();
        if own.is_empty() {
            return match self.without_director(today) {
                Some(last) => Err(Refusal::NoDirector(last)),
                None => Err(Refusal::NoRight { who, action: Action::FillOffice }),
            };
        }
        if !own.iter().any(|one| self.covers(one.scope, office.scope)) {
            return Err(Refusal::NotToFill { who, why: Unfillable::Above });
        }
        // A further term of the same office is no new one; offices of clubs judge nobody.
        let further = office.role == Role::DirectorOfPlay && own.iter().any(|one| one.scope == office.scope);
        let of_club = matches!(office.scope, Scope::Club(_) | Scope::Team(_));
        if same(office.person) == same(who) && !further && !of_club {
            return Err(Refusal::NotToFill { who, why: Unfillable::Own });
        }
        Ok(())
    }

    /// A director of a level that never had one, nor any above it: the keeper of the journal enters who was elected.
    pub(crate) fn is_first_director(&self, office: Office) -> bool {
        office.role == Role::DirectorOfPlay
            && !self.directors().iter().any(|one| self.covers(one.scope, office.scope))
    }

    /// The office that a statement gives or ends.
    pub(crate) fn office_in(&self, fact: &Fact) -> Option<(Office, Fill)> {
        let Fact::Registered { statement } = fact else { return None };
        if let Statement::OfficeGiven { person, role, scope, .. } = statement {
            return Some((Office { person: *person, role: *role, scope: *scope }, Fill::Given));
        }
        let Statement::OfficeEnded { office, .. } = statement else { return None };
        let spans = self.registry.offices.spans(Date::MAX);
        let held = spans.into_iter().rev().find(|(id, _, _)| id == office)?;
        Some((*held.2, Fill::Ended))
    }

    /// A director whose office would end in the other state, without anybody left who can name the next one.
    pub(crate) fn leaves_no_director(&self, after: &State, today: Date) -> Option<PersonId> {
        let mut ended: Vec<(Director, Date)> = Vec::new();
        for one in self.directors().into_iter().filter(|one| one.holds.until >= today) {
            let now = after.directors();
            let left = now.iter().find(|other| other.id == one.id && other.holds.from == one.holds.from);
            match left {
                Some(other) if other.holds.until < one.holds.until => {
                    ended.push((one, other.holds.until.tomorrow().unwrap_or(Date::MAX)));
                }
                Some(_) => {}
                None => ended.push((one, today.max(one.holds.from))),
            }
        }
        let began = |one: &Director| one.holds.from <= today;
        ended.retain(|(one, _)| began(one));
        let alone = |(one, from): &&(Director, Date)| {
            !after.directors_on(*from).iter().any(|other| after.covers(other.scope, one.scope))
        };
        ended.iter().find(alone).map(|(one, _)| one.person)
    }
}

/// Whether an office begins or ends.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fill {
    Given,
    Ended,
}
