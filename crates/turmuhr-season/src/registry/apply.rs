//! What a statement adds to the registry.

use jiff::civil::Date;
use turmuhr_federation::persons::person::PersonId;

use crate::fact::DecisionId;

use super::{
    AsOf, BanId, BanRecord, Banned, Holds, ListRecord, Note, Office, PassEnd, PassNumber, PersonRecord,
    Registry, Source, Stated, Statement, Transfer,
};

fn after(day: Date) -> Date {
    day.tomorrow().unwrap_or(Date::MAX)
}

impl Registry {
    fn person(&mut self, person: PersonId) -> &mut PersonRecord {
        self.persons.entry(person).or_default()
    }

    /// Takes in a statement that was not refused.
    pub fn state(&mut self, statement: &Statement, source: &Source) {
        match statement {
            Statement::PersonEntered { person, name, born, sex, german } => {
                let record = self.person(*person);
                record.name.state(Holds::ALWAYS, source, name.clone());
                record.german.state(Holds::ALWAYS, source, *german);
                if let Some(born) = born {
                    record.born.state(Holds::ALWAYS, source, *born);
                }
                if let Some(sex) = sex {
                    record.sex.state(Holds::ALWAYS, source, *sex);
                }
            }
            Statement::Renamed { person, name, from } => {
                self.person(*person).name.state(Holds::since(*from), source, name.clone());
            }
            Statement::BornOn { person, born } => {
                self.person(*person).born.state(Holds::ALWAYS, source, *born);
            }
            Statement::SexNoted { person, sex } => {
                self.person(*person).sex.state(Holds::ALWAYS, source, *sex);
            }
            Statement::NationalityNoted { person, german, from } => {
                self.person(*person).german.state(Holds::since(*from), source, *german);
            }
            Statement::SamePerson { person, other, .. } => {
                self.person(*other).same_as.state(Holds::ALWAYS, source, *person);
            }
            Statement::MemberJoined { person, club, from, ordinary } => {
                let holds = Holds::since(*from);
                self.person(*person).memberships.state(*club, holds, source, Some(*ordinary));
            }
            Statement::MemberLeft { person, club, last_day } => {
                let holds = Holds::since(after(*last_day));
                self.person(*person).memberships.state(*club, holds, source, None);
            }
            Statement::PassIssued { person, club, number, from } => {
                self.end_earlier_passes(*person, *from, source);
                self.passes.insert(*number, *person);
                self.person(*person).passes.state(*number, Holds::since(*from), source, Some(*club));
            }
            Statement::PassEnded { number, from, why } => {
                if *why == PassEnd::Lost {
                    self.lost.push((*number, *from, source.known));
                }
                if let Some(person) = self.passes.get(number).copied() {
                    self.person(person).passes.state(*number, Holds::since(*from), source, None);
                }
            }
            Statement::PermitGranted { person, club, from, until } => {
                let holds = Holds { from: *from, until: *until };
                self.person(*person).permits.state(source.entry, holds, source, Some(*club));
            }
            Statement::TransferAsked { transfer, person, from_club, to_club, postmark } => {
                let asked = Transfer {
                    person: *person,
                    from_club: *from_club,
                    to_club: *to_club,
                    asked: *postmark,
                    refused: None,
                    released: None,
                };
                self.transfers.insert(*transfer, asked);
            }
            Statement::TransferRefused { transfer, postmark, debt, ground } => {
                if let Some(one) = self.transfers.get_mut(transfer) {
                    one.refused = Some((*postmark, *debt, ground.clone()));
                }
            }
            Statement::TransferReleased { transfer, on } => {
                if let Some(one) = self.transfers.get_mut(transfer) {
                    one.released = Some(*on);
                }
            }
            Statement::BanNoted { ban, on, from, until, consent, decision, article } => {
                let article = article.clone();
                self.bans.insert(*ban, BanRecord { on: *on, from: *from, article, decision: *decision });
                // Without the committee's consent a ban has no effect (4.5).
                let holds = Holds { from: *from, until: *until };
                match on {
                    Banned::Player(person) => {
                        self.person(*person).bans.state(*ban, holds, source, consent.then_some(()));
                    }
                    Banned::Club(_) | Banned::Team(_) => {
                        self.club_bans.state(*ban, holds, source, consent.then_some(*on));
                    }
                }
            }
            Statement::BanLifted { ban, from, .. } => {
                let holds = Holds::since(*from);
                match self.bans.get(ban).map(|ban| ban.on) {
                    Some(Banned::Player(person)) => {
                        self.person(person).bans.state(*ban, holds, source, None);
                    }
                    Some(Banned::Club(_) | Banned::Team(_)) => {
                        self.club_bans.state(*ban, holds, source, None);
                    }
                    None => {}
                }
            }
            Statement::LicenceNoted { person, event } => {
                let holds = Holds::since(event.date);
                let noted = Stated { holds, source: source.clone(), value: *event };
                self.person(*person).licence.push(noted);
            }
            Statement::OfficeGiven { office, person, role, scope, from, until } => {
                let holds = Holds { from: *from, until: until.unwrap_or(Date::MAX) };
                let given = Office { person: *person, role: *role, scope: *scope };
                self.offices.state(*office, holds, source, Some(given));
            }
            Statement::OfficeEnded { office, last_day } => {
                self.offices.state(*office, Holds::since(after(*last_day)), source, None);
            }
            Statement::CaptainNamed { team, person, from } => {
                self.captains.entry(*team).or_default().state(Holds::since(*from), source, *person);
            }
            Statement::ListRegistered { club, list, closing, lines, .. } => {
                let line = |line: &super::Line| Stated {
                    holds: Holds::ALWAYS,
                    source: source.clone(),
                    value: *line,
                };
                let lines = lines.iter().map(line).collect();
                let source = source.clone();
                let record = ListRecord { closing: *closing, source, lines, last_applied: None };
                self.lists.insert((*club, *list), record);
            }
            Statement::ListAppended { club, list, line, applied, from, .. } => {
                if let Some(record) = self.lists.get_mut(&(*club, *list)) {
                    let holds = Holds::since(*from);
                    record.lines.push(Stated { holds, source: source.clone(), value: *line });
                    record.last_applied = Some(*applied);
                }
            }
            Statement::Noted { note } => {
                self.notes.state(note, source);
                if let Note::PermitEnded { permit, last_day } = note
                    && let Some(person) = self.permit_of(*permit)
                {
                    let holds = Holds::since(after(*last_day));
                    self.person(person).permits.state(*permit, holds, source, None);
                }
            }
            Statement::Arbiter { act, .. } => {
                if let Some((person, event)) = self.arbiters.state(act, source) {
                    let holds = Holds::since(event.date);
                    let noted = Stated { holds, source: source.clone(), value: event };
                    self.person(person).licence.push(noted);
                }
            }
        }
    }

    /// Only one pass of a person is valid: a new one ends the others (annex 1, 13.6).
    fn end_earlier_passes(&mut self, person: PersonId, from: Date, source: &Source) {
        let earlier: Vec<PassNumber> =
            self.passes.iter().filter(|(_, of)| **of == person).map(|(number, _)| *number).collect();
        let record = self.person(person);
        for number in earlier {
            record.passes.state(number, Holds::since(from), source, None);
        }
    }

    /// Whom a ban concerns.
    pub fn ban(&self, ban: BanId) -> Option<Banned> {
        self.bans.get(&ban).map(|ban| ban.on)
    }

    /// The article a ban rests on.
    pub fn article(&self, ban: BanId) -> String {
        self.bans.get(&ban).map(|ban| ban.article.clone()).unwrap_or_default()
    }

    /// A number no ban has yet.
    pub fn next_ban(&self) -> BanId {
        BanId(self.bans.keys().next_back().map_or(1, |last| last.0 + 1))
    }

    /// Whether a ban holds on a day.
    pub(crate) fn holds(&self, ban: BanId, on: Date) -> bool {
        let as_of = AsOf { true_on: on, known_by: Date::MAX };
        match self.bans.get(&ban).map(|ban| ban.on) {
            Some(Banned::Player(person)) => {
                let record = self.persons.get(&person);
                record.is_some_and(|record| record.bans.at(as_of).any(|(id, (), _)| id == ban))
            }
            Some(Banned::Club(_) | Banned::Team(_)) => self.club_bans.at(as_of).any(|(id, _, _)| id == ban),
            None => false,
        }
    }

    /// The bans that a decision has imposed, with their first days.
    pub fn bans_by(&self, decision: DecisionId) -> Vec<(BanId, Date)> {
        let of = self.bans.iter().filter(|(_, ban)| ban.decision == Some(decision));
        of.map(|(id, ban)| (*id, ban.from)).collect()
    }

    /// Whose permit an entry granted.
    pub fn permit_of(&self, permit: u64) -> Option<PersonId> {
        let of = self.persons.iter().find(|(_, record)| record.permits.contains(permit));
        of.map(|(person, _)| *person)
    }

    pub fn holder_of(&self, number: PassNumber) -> Option<PersonId> {
        self.passes.get(&number).copied()
    }
}
