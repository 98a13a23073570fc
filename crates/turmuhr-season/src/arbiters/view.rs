//! What an arbiter holds on a day, where the arbiter may serve, and what was paid.

use jiff::civil::Date;
use turmuhr_federation::{
    law::level::Level,
    matches::lineup::ClassKind,
    office::licence::{
        Grade, LicenceEvent, Standing, Status, What,
        deploy::{
            Application, Arbiter, EventLevel, Norm, NormCheck, NotDeployed, Title, may_serve, norms,
            old_licence_convertible, old_licence_until, shortfall,
        },
        reminders, valid_to,
    },
    ordinance::Ordinance,
    persons::person::{ClubId, PersonId},
};

use crate::{due::licence_of, fact::MatchId, registry::AsOf, state::State};

/// An arbiter on a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arbitrates {
    pub person: PersonId,
    pub title: Title,
    pub regional: Option<Standing>,
    pub national: Option<Standing>,
    /// The last valid day of the licences, and the days of reminders.
    pub valid_to: Option<Date>,
    pub reminders: Vec<(i32, Date)>,
    /// An old licence of tournament directors: until when it runs, and whether it was turned into another in time.
    pub old: Option<(Date, Option<bool>)>,
    pub barred: bool,
    pub member: bool,
    pub served: Vec<(EventLevel, Result<(), NotDeployed>)>,
    pub norms: Option<NormCheck>,
    pub applications: Vec<(Date, Application)>,
    pub matches: Vec<(MatchId, Option<[u64; 2]>)>,
}

fn status(standing: Option<&Standing>) -> Status {
    standing.map_or(Status::None, |standing| standing.status)
}

impl State {
    fn same(&self, one: PersonId, other: PersonId) -> bool {
        let of = |person| self.registry.identity(person, Date::MAX);
        of(one) == of(other)
    }

    /// Whether anything is said about a person as an arbiter.
    pub fn is_arbiter(&self, person: PersonId) -> bool {
        let arbiters = &self.registry.arbiters;
        let noted = self.registry.records(person, Date::MAX).iter().any(|record| !record.licence.is_empty());
        noted
            || arbiters.titles.iter().any(|one| self.same(one.value.0, person))
            || arbiters.old.iter().any(|one| self.same(one.value.0, person))
            || arbiters.appointed.values().any(|one| self.same(one.value.person, person))
    }

    /// Matches led on appointment, as events of a licence: they count once their card is there.
    pub(crate) fn led(&self, person: PersonId) -> Vec<LicenceEvent> {
        let appointed = self.registry.arbiters.appointed.iter();
        let led = appointed.filter(|(_, one)| self.same(one.value.person, person));
        let played = led.filter_map(|(game, _)| self.matches.get(game).filter(|one| one.report.is_some()));
        played.map(|one| LicenceEvent { date: one.fixture.on, what: What::NeutralMatch }).collect()
    }

    /// The level of the events of a class, as the guidelines name levels.
    pub(crate) fn event_level(&self, game: MatchId) -> EventLevel {
        let class = self.matches.get(&game).and_then(|one| self.classes.get(&one.fixture.class));
        match class.map(|class| (class.details.kind, class.details.level)) {
            Some((ClassKind::Bundesliga, _)) => EventLevel::Bundesliga,
            Some((_, Level::Bezirk)) => EventLevel::District,
            Some((_, Level::Verband)) => EventLevel::Association,
            Some((_, Level::Bund)) => EventLevel::StateFederation,
            None => EventLevel::Club,
        }
    }

    /// The arbiter as the guidelines see one.
    pub(crate) fn deployed(&self, ordinance: &Ordinance, person: PersonId, on: Date) -> Arbiter {
        let as_of = AsOf::today(on);
        let of = |grade| licence_of(self, ordinance, person, grade, on);
        let (regional, national) = (of(Grade::Rsr), of(Grade::Nsr));
        let barred = self.registry.arbiters.barred.iter();
        let barred = barred.filter(|one| one.holds.covers(on)).any(|one| self.same(one.value.0, person));
        let affiliated = |club: &ClubId| self.clubs.get(club).is_some_and(|club| club.details.affiliated);
        Arbiter {
            member: self.registry.clubs_of(person, as_of).iter().any(affiliated),
            title: self.title_of(person, on).unwrap_or(match status(national.as_ref()) {
                Status::None => Title::Regional,
                Status::Active | Status::Dormant | Status::Expired => Title::National,
            }),
            regional: status(regional.as_ref()),
            national: status(national.as_ref()),
            barred,
        }
    }

    fn title_of(&self, person: PersonId, on: Date) -> Option<Title> {
        let titles = self.registry.arbiters.titles.iter().filter(|one| one.holds.covers(on));
        titles.filter(|one| self.same(one.value.0, person)).map(|one| one.value.1).max()
    }

    pub(crate) fn norms_of(&self, person: PersonId, on: Date) -> Vec<Norm> {
        let made = self.registry.arbiters.norms.iter().filter(|one| one.value.1.on <= on);
        made.filter(|one| self.same(one.value.0, person)).map(|one| one.value.1).collect()
    }

    /// Everything about an arbiter on a day.
    pub fn arbiter(&self, ordinance: &Ordinance, person: PersonId, on: Date) -> Arbitrates {
        let of = |grade| licence_of(self, ordinance, person, grade, on);
        let (regional, national) = (of(Grade::Rsr), of(Grade::Nsr));
        let dates = |standing: &Option<Standing>| standing.as_ref().and_then(|one| one.dates);
        let highest = dates(&national).or(dates(&regional));
        let arbiter = self.deployed(ordinance, person, on);
        let served = EventLevel::ALL.into_iter().map(|level| (level, may_serve(&arbiter, level)));
        let made = self.norms_of(person, on);
        let counted = dates(&national).filter(|_| !made.is_empty()).map(|dates| norms(dates.acquired, &made));
        let old = self.registry.arbiters.old.iter().filter(|one| self.same(one.value.0, person));
        let mut old = old.filter_map(|one| {
            let acquired = one.holds.from;
            let turned = one.value.1.map(|applied| old_licence_convertible(acquired, applied));
            Some((old_licence_until(acquired)?, turned))
        });
        let appointed = self.registry.arbiters.appointed.iter();
        let matches = appointed.filter(|(_, one)| self.same(one.value.person, person));
        let applied = self.registry.arbiters.applied.iter().filter(|one| one.holds.from <= on);
        let applied = applied.filter(|one| self.same(one.value.0, person));
        Arbitrates {
            person,
            applications: applied.map(|one| (one.holds.from, one.value.1)).collect(),
            title: arbiter.title,
            valid_to: highest.as_ref().map(valid_to),
            reminders: highest.as_ref().map(reminders).unwrap_or_default(),
            old: old.next_back(),
            barred: arbiter.barred,
            member: arbiter.member,
            served: served.collect(),
            norms: counted,
            matches: matches.map(|(game, one)| (*game, one.value.costs)).collect(),
            regional,
            national,
        }
    }

    /// Everyone about whom something is said as an arbiter.
    pub fn arbiters(&self, ordinance: &Ordinance, on: Date) -> Vec<Arbitrates> {
        let first = self.registry.persons.keys().filter(|id| self.registry.identity(**id, Date::MAX) == **id);
        first.filter(|id| self.is_arbiter(**id)).map(|id| self.arbiter(ordinance, *id, on)).collect()
    }

    /// Clubs with fewer licensed arbiters than teams, and by how many.
    pub fn short_of_arbiters(&self, ordinance: &Ordinance, on: Date) -> Vec<(String, u32)> {
        let licensed: Vec<PersonId> = self
            .arbiters(ordinance, on)
            .into_iter()
            .filter(|one| {
                [&one.regional, &one.national].iter().any(|one| status(one.as_ref()) == Status::Active)
            })
            .map(|one| one.person)
            .collect();
        let as_of = AsOf::today(on);
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let clubs: Vec<(String, u32, u32)> = self
            .clubs
            .iter()
            .map(|(id, club)| {
                let arbiters =
                    licensed.iter().filter(|one| self.registry.clubs_of(**one, as_of).contains(id));
                let teams = self.teams.values().filter(|team| team.club == *id && team.withdrawn.is_none());
                (club.details.name.clone(), count(arbiters.count()), count(teams.count()))
            })
            .collect();
        shortfall(&clubs)
    }
}
