//! What goes into the next season's registry.

use jiff::civil::Date;
use turmuhr_federation::persons::person::PersonId;

use super::{AsOf, Registry, Statement};

impl Registry {
    /// Persons with their clubs, passes, running bans, licences and offices, as they stand on a day. Two records of one
    /// person become one.
    pub fn carried(&self, on: Date) -> Vec<Statement> {
        let as_of = AsOf { true_on: on, known_by: Date::MAX };
        let mut all = Vec::new();
        for id in self.persons.keys().filter(|id| self.identity(**id, Date::MAX) == **id) {
            self.carry_person(*id, as_of, &mut all);
        }
        let first = |person: PersonId| self.identity(person, Date::MAX);
        all.extend(self.notes.carried(as_of).into_iter().map(|note| Statement::Noted { note }));
        let acts = self.arbiters.carried(first).into_iter();
        all.extend(acts.map(|act| Statement::Arbiter { under: String::new(), act }));
        for (office, held, _) in self.offices.at(as_of) {
            all.push(Statement::OfficeGiven {
                office,
                person: first(held.person),
                role: held.role,
                scope: held.scope,
                from: on,
                until: self.offices.until(office, as_of),
            });
        }
        all
    }

    fn carry_person(&self, person: PersonId, as_of: AsOf, all: &mut Vec<Statement>) {
        let Some(name) = self.name(person, as_of).cloned() else { return };
        all.push(Statement::PersonEntered {
            person,
            name,
            born: self.born(person, as_of).map(|born| born.value),
            sex: self.sex(person, as_of).map(|sex| sex.value),
            german: self.german(person, as_of).is_none_or(|german| german.value),
        });
        for record in self.records(person, as_of.known_by) {
            for (club, ordinary, _) in record.memberships.at(as_of) {
                let from = record.memberships.since(club, as_of).unwrap_or(as_of.true_on);
                all.push(Statement::MemberJoined { person, club, from, ordinary: *ordinary });
            }
            for (number, club, _) in record.passes.at(as_of) {
                let from = record.passes.since(number, as_of).unwrap_or(as_of.true_on);
                all.push(Statement::PassIssued { person, club: *club, number, from });
            }
            for (ban, (), _) in record.bans.at(as_of) {
                let from = record.bans.since(ban, as_of).unwrap_or(as_of.true_on);
                let until = record.bans.until(ban, as_of).unwrap_or(as_of.true_on);
                all.push(Statement::BanNoted {
                    ban,
                    on: super::Banned::Player(person),
                    from,
                    until,
                    consent: true,
                    article: self.article(ban),
                    decision: None,
                });
            }
            for event in &record.licence {
                all.push(Statement::LicenceNoted { person, event: event.value });
            }
        }
    }
}
