//! A person and a club as the rules know them, from the registry as of a day.

use jiff::civil::Date;
use turmuhr_federation::persons::{
    age::Sex,
    person::{Ban, Club, ClubBan, ClubId, Membership, Pass, Permit, Person, PersonId},
};

use crate::{
    registry::{AsOf, Banned, Holds},
    state::State,
};

/// The last day of a span, if it has one.
fn end(holds: Holds) -> Option<Date> {
    Some(holds.until).filter(|until| *until < Date::MAX)
}

impl State {
    /// The person with everything known by a day: memberships, passes, permits and bans with their days.
    pub fn person_as(&self, person: PersonId, as_of: AsOf) -> Option<Person> {
        let registry = &self.registry;
        let name = registry.name(person, as_of)?.clone();
        let who = registry.identity(person, as_of.known_by);
        let records = registry.records(person, as_of.known_by);
        let deleted = |club: ClubId| {
            let known = registry.notes.deleted.iter().filter(|one| one.source.known <= as_of.known_by);
            let mut theirs = known.map(|one| one.value);
            theirs
                .find(|(of, from, _)| *from == club && registry.identity(*of, as_of.known_by) == who)
                .map(|(_, _, on)| on)
        };
        let mut all = Person {
            surname: name.surname,
            first_name: name.first_name,
            // Ages and boards for girls are judged from the registry, which knows that it does not know.
            born: registry.born(person, as_of).map_or(Date::MIN, |born| born.value),
            sex: registry.sex(person, as_of).map_or(Sex::Male, |sex| sex.value),
            german: registry.german(person, as_of).is_none_or(|german| german.value),
            memberships: Vec::new(),
            passes: Vec::new(),
            permits: Vec::new(),
            bans: Vec::new(),
        };
        for record in records {
            for (club, holds, ordinary) in record.memberships.spans(as_of.known_by) {
                all.memberships.push(Membership {
                    club,
                    from: holds.from,
                    to: end(holds),
                    ordinary: *ordinary,
                    plays: *ordinary,
                    owes: false,
                    deleted: deleted(club),
                });
            }
            for (number, holds, club) in record.passes.spans(as_of.known_by) {
                let defect = registry.notes.defective.get(&number).and_then(|history| history.at(as_of));
                all.passes.push(Pass {
                    number: number.0,
                    club: *club,
                    issued: holds.from,
                    invalid_from: end(holds).and_then(|last| last.tomorrow().ok()),
                    defective: defect.is_some_and(|defect| defect.value),
                });
            }
            for (_, holds, club) in record.permits.spans(as_of.known_by) {
                all.permits.push(Permit { club: *club, from: holds.from, until: holds.until });
            }
            // Only bans with the committee's consent have effect, and only those are kept with the person (4.5).
            for (_, holds, ()) in record.bans.spans(as_of.known_by) {
                all.bans.push(Ban { from: holds.from, to: holds.until, consent: true });
            }
        }
        // Without a statement about memberships a pass shows the club, as in older seasons.
        if all.memberships.is_empty() {
            let papers = all.passes.iter().map(|pass| (pass.club, pass.issued, pass.invalid_from));
            let papers: Vec<_> =
                papers.chain(all.permits.iter().map(|permit| (permit.club, permit.from, None))).collect();
            for (club, from, invalid) in papers {
                let to = invalid.and_then(|day| day.yesterday().ok());
                let (ordinary, plays, owes, deleted) = (true, true, false, None);
                all.memberships.push(Membership { club, from, to, ordinary, plays, owes, deleted });
            }
        }
        Some(all)
    }

    /// Everyone, once.
    pub fn people_as(&self, as_of: AsOf) -> Vec<(PersonId, Person)> {
        let registry = &self.registry;
        let first = registry.persons.keys().filter(|id| registry.identity(**id, as_of.known_by) == **id);
        first.filter_map(|id| Some((*id, self.person_as(*id, as_of)?))).collect()
    }

    /// The club with the bans that lie on it or on its teams.
    pub fn club_as(&self, club: ClubId, as_of: AsOf) -> Option<Club> {
        let mut known = self.clubs.get(&club)?.details.clone();
        for (_, holds, banned) in self.registry.club_bans.spans(as_of.known_by) {
            let ban = Ban { from: holds.from, to: holds.until, consent: true };
            let teams = match banned {
                Banned::Club(of) if *of == club => Vec::new(),
                Banned::Team(team) => match self.teams.get(team).filter(|team| team.club == club) {
                    Some(team) => vec![team.number],
                    None => continue,
                },
                Banned::Club(_) | Banned::Player(_) => continue,
            };
            known.bans.push(ClubBan { ban, teams });
        }
        Some(known)
    }

    /// Clubs that a person has or had to do with, by membership, pass, permit or list.
    pub fn clubs_around(&self, person: PersonId, known_by: Date) -> Vec<ClubId> {
        let registry = &self.registry;
        let who = registry.identity(person, known_by);
        let mut clubs: Vec<ClubId> = Vec::new();
        for record in registry.records(person, known_by) {
            clubs.extend(record.memberships.spans(known_by).iter().map(|(club, _, _)| *club));
            clubs.extend(record.passes.spans(known_by).iter().map(|(_, _, club)| **club));
            clubs.extend(record.permits.spans(known_by).iter().map(|(_, _, club)| **club));
        }
        for ((club, _), list) in &registry.lists {
            let known = list.lines.iter().filter(|line| line.source.known <= known_by);
            if known.map(|line| registry.identity(line.value.person, known_by)).any(|one| one == who) {
                clubs.push(*club);
            }
        }
        clubs.sort_unstable();
        clubs.dedup();
        clubs
    }
}
