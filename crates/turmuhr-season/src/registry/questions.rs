//! What was so on a day, as far as it was known. Every answer names the entries it rests on.

use jiff::civil::Date;
use turmuhr_federation::{
    matches::lineup::Rank,
    office::roles::Role,
    persons::{
        age::Sex,
        pass::{Release, release},
        person::{ClubId, PersonId},
    },
};

use super::{
    AsOf, BanId, Banned, History, Line, ListKind, Name, PassNumber, PersonRecord, Registry, Scope, Source,
    Stated, TransferId,
};
use crate::fact::TeamId;

/// An answer and the numbers of the entries behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer<T> {
    pub value: T,
    pub rests_on: Vec<u64>,
}

impl Registry {
    /// The first record of a person: two records said to be of one person are one, from the day this was known.
    pub fn identity(&self, person: PersonId, known_by: Date) -> PersonId {
        let mut one = person;
        // A ring of records ends where it began.
        for _ in 0..self.persons.len() {
            let same = self.persons.get(&one).and_then(|record| {
                record.same_as.at(AsOf { true_on: known_by, known_by }).map(|stated| stated.value)
            });
            match same {
                Some(other) if other != person => one = other,
                _ => break,
            }
        }
        one
    }

    /// Every record of a person, the first one first.
    pub fn records(&self, person: PersonId, known_by: Date) -> Vec<&PersonRecord> {
        let first = self.identity(person, known_by);
        let also = self.persons.keys().copied().filter(|one| *one != first);
        let all = std::iter::once(first).chain(also.filter(|one| self.identity(*one, known_by) == first));
        all.filter_map(|one| self.persons.get(&one)).collect()
    }

    /// The last word of all records of a person.
    fn last<T: Copy>(
        &self,
        person: PersonId,
        as_of: AsOf,
        of: impl Fn(&PersonRecord) -> &History<T>,
    ) -> Option<Answer<T>> {
        let records = self.records(person, as_of.known_by);
        let stated = records.iter().filter_map(|record| of(record).at(as_of));
        let last = stated.max_by_key(|one| one.source.entry)?;
        Some(Answer { value: last.value, rests_on: vec![last.source.entry] })
    }

    pub fn name(&self, person: PersonId, as_of: AsOf) -> Option<&Name> {
        let record = self.persons.get(&self.identity(person, as_of.known_by))?;
        record.name.at(as_of).map(|stated| &stated.value)
    }

    pub fn born(&self, person: PersonId, as_of: AsOf) -> Option<Answer<Date>> {
        self.last(person, as_of, |record| &record.born)
    }

    pub fn sex(&self, person: PersonId, as_of: AsOf) -> Option<Answer<Sex>> {
        self.last(person, as_of, |record| &record.sex)
    }

    pub fn german(&self, person: PersonId, as_of: AsOf) -> Option<Answer<bool>> {
        self.last(person, as_of, |record| &record.german)
    }

    /// Whether a pass or a permit of the club holds. A «no» rests on what ended, if anything did.
    pub fn entitled(&self, person: PersonId, club: ClubId, as_of: AsOf) -> Answer<bool> {
        let records = self.records(person, as_of.known_by);
        let passes = records.iter().flat_map(|record| record.passes.at(as_of));
        let permits = records.iter().flat_map(|record| record.permits.at(as_of));
        let by = passes.map(|(_, of, source)| (*of, source));
        let mut by = by.chain(permits.map(|(_, of, source)| (*of, source)));
        if let Some((_, source)) = by.find(|(of, _)| *of == club) {
            return Answer { value: true, rests_on: vec![source.entry] };
        }
        // The «no» rests on every known statement about passes and permits.
        let said = records.iter().flat_map(|record| {
            let passes = record.passes.known_by(as_of.known_by).map(|(_, one)| one.source.entry);
            passes.chain(record.permits.known_by(as_of.known_by).map(|(_, one)| one.source.entry))
        });
        let mut rests_on: Vec<u64> = said.collect();
        rests_on.sort_unstable();
        rests_on.dedup();
        Answer { value: false, rests_on }
    }

    /// Whether there is a pass for the club that was lost: the club does not hold it (annex 1, 13.3).
    pub fn lost_pass(&self, person: PersonId, club: ClubId, as_of: AsOf) -> bool {
        let lost = |number: PassNumber| {
            let mut all = self.lost.iter();
            all.any(|(of, from, known)| *of == number && *from <= as_of.true_on && *known <= as_of.known_by)
        };
        let records = self.records(person, as_of.known_by);
        let mut held = records.iter().flat_map(|record| record.passes.spans(as_of.known_by));
        held.any(|(number, holds, of)| *of == club && holds.from <= as_of.true_on && lost(number))
    }

    /// Whether the person is an ordinary member. Without any statement about memberships the registry does not know.
    pub fn member(&self, person: PersonId, club: ClubId, as_of: AsOf) -> Option<Answer<bool>> {
        let records = self.records(person, as_of.known_by);
        let own: Vec<_> = records.iter().filter_map(|record| record.memberships.said(club, as_of)).collect();
        let last = own.iter().max_by_key(|one| one.source.entry);
        let any = records.iter().flat_map(|record| record.memberships.known_by(as_of.known_by));
        let mut any: Vec<u64> = any.map(|(_, one)| one.source.entry).collect();
        any.sort_unstable();
        match last {
            Some(one) => Some(Answer { value: one.value == Some(true), rests_on: vec![one.source.entry] }),
            None if any.is_empty() => None,
            None => Some(Answer { value: false, rests_on: any }),
        }
    }

    /// The entries by which a player is banned; none if the player is not.
    pub fn bans(&self, person: PersonId, as_of: AsOf) -> Vec<u64> {
        self.bans_on(person, as_of).into_iter().map(|(_, source)| source.entry).collect()
    }

    /// Those that count before anything is confirmed: one that became known after the day counts only by a decision.
    pub(crate) fn bans_in_time(&self, person: PersonId, as_of: AsOf) -> Vec<u64> {
        let all = self.bans_on(person, as_of).into_iter();
        all.filter(|(ban, source)| self.in_time(*ban, source, as_of)).map(|(_, one)| one.entry).collect()
    }

    fn bans_on(&self, person: PersonId, as_of: AsOf) -> Vec<(BanId, &Source)> {
        let records = self.records(person, as_of.known_by).into_iter();
        records.flat_map(|record| record.bans.at(as_of)).map(|(ban, (), source)| (ban, source)).collect()
    }

    fn in_time(&self, ban: BanId, source: &Source, as_of: AsOf) -> bool {
        source.known <= as_of.true_on || self.bans.get(&ban).is_some_and(|ban| ban.decision.is_some())
    }

    /// The entries by which a club or one of its teams is banned.
    pub fn bans_of(&self, club: ClubId, team: Option<TeamId>, as_of: AsOf) -> Vec<u64> {
        self.club_bans_on(club, team, as_of).into_iter().map(|(_, source)| source.entry).collect()
    }

    /// Those that count before anything is confirmed.
    pub(crate) fn bans_of_in_time(&self, club: ClubId, team: Option<TeamId>, as_of: AsOf) -> Vec<u64> {
        let all = self.club_bans_on(club, team, as_of).into_iter();
        all.filter(|(ban, source)| self.in_time(*ban, source, as_of)).map(|(_, one)| one.entry).collect()
    }

    fn club_bans_on(&self, club: ClubId, team: Option<TeamId>, as_of: AsOf) -> Vec<(BanId, &Source)> {
        let lies_on = |banned: &Banned| match banned {
            Banned::Club(of) => *of == club,
            Banned::Team(of) => Some(*of) == team,
            Banned::Player(_) => false,
        };
        let all = self.club_bans.at(as_of).filter(|(_, banned, _)| lies_on(banned));
        all.map(|(ban, _, source)| (ban, source)).collect()
    }

    /// The line of a list with this rank. It may hold from a later day.
    pub fn line(&self, club: ClubId, list: ListKind, rank: Rank, known_by: Date) -> Option<&Stated<Line>> {
        let lines = &self.lists.get(&(club, list))?.lines;
        lines.iter().find(|one| one.value.rank == rank && one.source.known <= known_by)
    }

    /// The persons who hold an office, and where it counts.
    pub fn roles(&self, person: PersonId, as_of: AsOf) -> Vec<(Role, Scope)> {
        let of = |one: PersonId| self.identity(one, as_of.known_by);
        let who = of(person);
        let held = self.offices.at(as_of).filter(|(_, office, _)| of(office.person) == who);
        let mut roles: Vec<(Role, Scope)> = held.map(|(_, office, _)| (office.role, office.scope)).collect();
        for (team, captains) in &self.captains {
            if captains.at(as_of).is_some_and(|captain| of(captain.value) == who) {
                roles.push((Role::Captain, Scope::Team(*team)));
            }
        }
        roles
    }

    /// Where a change of clubs stands (13.6).
    pub fn transfer(&self, transfer: TransferId) -> Option<Release> {
        let one = self.transfers.get(&transfer)?;
        let refused = one.refused.as_ref().map(|(on, debt, _)| (*on, *debt));
        Some(release(one.asked, refused, one.released))
    }

    /// The clubs a person is a member of.
    pub fn clubs_of(&self, person: PersonId, as_of: AsOf) -> Vec<ClubId> {
        let records = self.records(person, as_of.known_by);
        let mut clubs: Vec<ClubId> =
            records.iter().flat_map(|record| record.memberships.at(as_of)).map(|(club, _, _)| club).collect();
        clubs.sort_unstable();
        clubs.dedup();
        clubs
    }
}
