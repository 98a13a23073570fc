//! A list of others, a club's members or a rating list, compared with the registry: what is new, what is different, what
//! is in doubt. Nothing is written here; each change carries the statements that would make it.

use std::collections::BTreeMap;

use jiff::civil::Date;
use turmuhr_federation::persons::{
    age::Sex,
    person::{ClubId, PersonId},
};

use crate::{
    registry::{AsOf, Name, PassNumber, Statement},
    state::State,
};

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// In the file, from 1.
    pub line: usize,
    pub name: Name,
    pub born: Option<Birth>,
    pub sex: Option<Sex>,
    pub german: Option<bool>,
    pub club: Option<ClubId>,
    pub pass: Option<PassNumber>,
    pub from: Option<Date>,
    pub until: Option<Date>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Birth {
    On(Date),
    In(i16),
}

impl Birth {
    pub fn year(self) -> i16 {
        match self {
            Birth::On(day) => day.year(),
            Birth::In(year) => year,
        }
    }

    fn fits(self, known: Date) -> bool {
        match self {
            Birth::On(day) => day == known,
            Birth::In(year) => year == known.year(),
        }
    }
}

/// How a list is read.
#[derive(Copy, Clone, Debug)]
pub struct Reading {
    /// The day of the list.
    pub on: Date,
    /// Persons the registry does not know are new; else they are only counted, as in a rating list of a whole country.
    pub enters: bool,
    /// Which members of the clubs it names the list has.
    pub extent: Extent,
    /// A name for comparisons: without accents and case.
    pub fold: fn(&str) -> String,
}

/// Which members of its clubs a list has.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Some: who is missing is not asked about.
    Some,
    /// Nobody has said that it has all, or lines were not understood: who is missing is in doubt, since a page may have
    /// been forgotten.
    Unsaid,
    /// All: who is missing has left.
    All,
}

/// A difference that can be accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// From 1: by it a change is accepted.
    pub number: u32,
    /// None for a member the list does not have.
    pub line: Option<usize>,
    pub name: Name,
    pub what: What,
    /// Accepted only by its number.
    pub doubt: bool,
    pub statements: Vec<Statement>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    Enters {
        born: Option<Date>,
        club: Option<ClubId>,
    },
    /// The same name with another birth: a person of the registry, whose birth is corrected.
    Same {
        known: Date,
        born: Date,
    },
    /// The same name with another birth: somebody else.
    Other {
        known: Date,
        born: Option<Birth>,
    },
    /// The same first name, birth and club with another surname.
    Marries {
        known: Name,
    },
    Renamed {
        known: Name,
    },
    Born {
        known: Option<Date>,
        born: Date,
    },
    SexNoted(Sex),
    Nationality {
        german: bool,
    },
    Joins {
        club: ClubId,
        from: Date,
        /// The clubs the person belongs to so far.
        also: Vec<ClubId>,
    },
    Since {
        club: ClubId,
        known: Date,
        from: Date,
    },
    Leaves {
        club: ClubId,
        last_day: Date,
    },
    Pass {
        club: ClubId,
        number: PassNumber,
    },
    /// A member of the club whom the list does not have.
    Missing {
        club: ClubId,
        last_day: Date,
    },
}

/// Something about a line that cannot be accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    pub line: usize,
    pub name: Name,
    pub why: Why,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// Several persons have this name, and the birth does not say which.
    Several(Vec<PersonId>),
    /// The line stands in the list already.
    Again(usize),
    /// Another person has the pass.
    PassOf(PersonId, PassNumber),
    /// The pass is of another club, or has ended.
    PassElsewhere(PassNumber),
    /// The list has the year only, and it is another one.
    OtherYear { known: Date, year: i16 },
    /// The list has the year only, and nothing is known.
    OnlyYear(i16),
    /// Known as a member for longer.
    KnownLonger { club: ClubId, known: Date },
    /// A pass or a membership without a club.
    NoClub,
}

/// A list compared with the registry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Difference {
    pub changes: Vec<Change>,
    pub remarks: Vec<Remark>,
    /// Lines that say what is known.
    pub same: usize,
    /// Lines about persons the registry does not know, where the list enters nobody.
    pub strangers: usize,
}

impl Difference {
    /// The statements of the chosen changes; without a choice, of all that are not in doubt. Of two readings of one line
    /// only one can be chosen: its line is the error.
    pub fn accepted(&self, numbers: Option<&[u32]>) -> Result<Vec<Statement>, usize> {
        let chosen = |change: &&Change| match numbers {
            Some(numbers) => numbers.contains(&change.number),
            None => !change.doubt,
        };
        let chosen: Vec<&Change> = self.changes.iter().filter(chosen).collect();
        let reads = |change: &&&Change| {
            matches!(
                change.what,
                What::Same { .. } | What::Other { .. } | What::Marries { .. } | What::Enters { .. }
            )
        };
        let mut lines: Vec<usize> = chosen.iter().filter(reads).filter_map(|change| change.line).collect();
        lines.sort_unstable();
        if let Some(twice) = lines.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(twice[0]);
        }
        Ok(chosen.into_iter().flat_map(|change| change.statements.clone()).collect())
    }
}

/// A person as the comparison needs one.
struct Known {
    id: PersonId,
    name: Name,
    key: (String, String),
    born: Option<Date>,
    clubs: Vec<ClubId>,
}

struct Work<'s> {
    state: &'s State,
    reading: Reading,
    as_of: AsOf,
    known: Vec<Known>,
    /// Persons that lines are about, with the lines and clubs.
    seen: Vec<(PersonId, usize, Option<ClubId>)>,
    next: u32,
    told: Difference,
}

/// Compares a list with the registry as of its day.
pub fn compare(state: &State, rows: &[Row], reading: Reading) -> Difference {
    let as_of = AsOf::today(reading.on);
    let registry = &state.registry;
    let key = |name: &Name| ((reading.fold)(&name.surname), (reading.fold)(&name.first_name));
    let first = registry.persons.keys().filter(|id| registry.identity(**id, Date::MAX) == **id);
    let known = first
        .filter_map(|id| {
            let name = registry.name(*id, as_of)?.clone();
            let born = registry.born(*id, as_of).map(|born| born.value);
            Some(Known { id: *id, key: key(&name), name, born, clubs: registry.clubs_of(*id, as_of) })
        })
        .collect();
    let next = registry.persons.keys().next_back().map_or(1, |last| last.0.saturating_add(1));
    let told = Difference::default();
    let mut work = Work { state, reading, as_of, known, seen: Vec::new(), next, told };
    for row in rows {
        work.row(row, &key(&row.name));
    }
    match reading.extent {
        Extent::Some => {}
        Extent::Unsaid => work.missing(rows, true),
        Extent::All => work.missing(rows, false),
    }
    for (number, change) in (1..).zip(&mut work.told.changes) {
        change.number = number;
    }
    work.told
}

impl Work<'_> {
    fn change(&mut self, row: &Row, what: What, doubt: bool, statements: Vec<Statement>) {
        let (line, name) = (Some(row.line), row.name.clone());
        self.told.changes.push(Change { number: 0, line, name, what, doubt, statements });
    }

    fn remark(&mut self, row: &Row, why: Why) {
        self.told.remarks.push(Remark { line: row.line, name: row.name.clone(), why });
    }

    fn before(&self) -> usize {
        self.told.changes.len() + self.told.remarks.len()
    }

    fn row(&mut self, row: &Row, key: &(String, String)) {
        // The number of a pass is a person's own.
        if let Some(number) = row.pass
            && let Some(holder) = self.state.registry.holder_of(number)
        {
            let holder = self.state.registry.identity(holder, Date::MAX);
            let place = self.known.iter().position(|one| one.id == holder);
            if let Some(place) = place {
                let one = &self.known[place];
                let alike = one.key.1 == key.1 || one.key.0 == key.0;
                if alike {
                    return self.about(row, place, true);
                }
                return self.remark(row, Why::PassOf(holder, number));
            }
        }
        let called: Vec<usize> =
            (0..self.known.len()).filter(|place| self.known[*place].key == *key).collect();
        let fits = |place: &usize| match (row.born, self.known[*place].born) {
            (Some(born), Some(known)) => born.fits(known),
            (None, _) | (_, None) => false,
        };
        let exact: Vec<usize> = called.iter().copied().filter(fits).collect();
        let open = |place: &usize| row.born.is_none() || self.known[*place].born.is_none();
        let possible: Vec<usize> = called.iter().copied().filter(open).collect();
        match (&exact[..], &possible[..], &called[..]) {
            ([one], _, _) | ([], [one], [_]) => self.about(row, *one, false),
            ([], [], []) => self.stranger(row, key),
            ([], [], _) => self.doubtful(row, &called),
            (several, others, _) => {
                let all: Vec<PersonId> =
                    several.iter().chain(others).map(|place| self.known[*place].id).collect();
                for id in &all {
                    self.seen.push((*id, row.line, row.club));
                }
                self.remark(row, Why::Several(all));
            }
        }
    }

    /// Nobody has this name; but somebody of the club may have married.
    fn stranger(&mut self, row: &Row, key: &(String, String)) {
        let married = self.known.iter().position(|one| {
            let same_birth = match (row.born, one.born) {
                (Some(Birth::On(born)), Some(known)) => born == known,
                (Some(Birth::In(_)) | None, _) | (_, None) => false,
            };
            same_birth && one.key.1 == key.1 && row.club.is_some_and(|club| one.clubs.contains(&club))
        });
        if let Some(place) = married {
            let one = &self.known[place];
            let (id, known) = (one.id, one.name.clone());
            self.seen.push((id, row.line, row.club));
            let name = row.name.clone();
            let renamed = Statement::Renamed { person: id, name, from: self.reading.on };
            self.change(row, What::Marries { known }, true, vec![renamed]);
            if self.reading.enters {
                self.enter(row, key, true);
            }
            return;
        }
        if self.reading.enters {
            self.enter(row, key, false);
        } else {
            self.told.strangers += 1;
        }
    }

    /// The name with another birth: the same person or somebody else.
    fn doubtful(&mut self, row: &Row, called: &[usize]) {
        let candidates: Vec<(PersonId, Date)> = called
            .iter()
            .filter_map(|place| Some((self.known[*place].id, self.known[*place].born?)))
            .collect();
        for (id, known) in &candidates {
            self.seen.push((*id, row.line, row.club));
            match row.born {
                Some(Birth::On(born)) => {
                    let mut statements = vec![Statement::BornOn { person: *id, born }];
                    statements.extend(self.membership(row, *id));
                    self.change(row, What::Same { known: *known, born }, true, statements);
                }
                Some(Birth::In(year)) => self.remark(row, Why::OtherYear { known: *known, year }),
                None => {}
            }
        }
        if self.reading.enters
            && let Some((_, known)) = candidates.first()
        {
            let id = self.fresh();
            let statements = self.entering(row, id);
            self.change(row, What::Other { known: *known, born: row.born }, true, statements);
        }
    }

    fn fresh(&mut self) -> PersonId {
        let id = PersonId(self.next);
        self.next = self.next.saturating_add(1);
        id
    }

    fn enter(&mut self, row: &Row, key: &(String, String), doubt: bool) {
        let id = self.fresh();
        let statements = self.entering(row, id);
        let born = match row.born {
            Some(Birth::On(born)) => Some(born),
            Some(Birth::In(year)) => {
                self.remark(row, Why::OnlyYear(year));
                None
            }
            None => None,
        };
        self.change(row, What::Enters { born, club: row.club }, doubt, statements);
        self.without_club(row);
        // A second line of the same list is about the same person.
        let clubs = row.club.into_iter().collect();
        self.known.push(Known { id, name: row.name.clone(), key: key.clone(), born, clubs });
        self.seen.push((id, row.line, row.club));
    }

    /// Without a club nobody is a member, and no pass is issued.
    fn without_club(&mut self, row: &Row) {
        let pass = row.pass.is_some_and(|number| self.state.registry.holder_of(number).is_none());
        if row.club.is_none() && (pass || row.from.is_some() || row.until.is_some()) {
            self.remark(row, Why::NoClub);
        }
    }

    fn entering(&self, row: &Row, person: PersonId) -> Vec<Statement> {
        let born = match row.born {
            Some(Birth::On(born)) => Some(born),
            Some(Birth::In(_)) | None => None,
        };
        let mut all = vec![Statement::PersonEntered {
            person,
            name: row.name.clone(),
            born,
            sex: row.sex,
            german: row.german.unwrap_or(true),
        }];
        all.extend(self.membership(row, person));
        all
    }

    /// Membership and pass of a person who has neither.
    fn membership(&self, row: &Row, person: PersonId) -> Vec<Statement> {
        let Some(club) = row.club else { return Vec::new() };
        let from = row.from.unwrap_or(self.reading.on);
        let mut all = Vec::new();
        let member = self.state.registry.member(person, club, self.as_of).is_some_and(|member| member.value);
        if !member {
            all.push(Statement::MemberJoined { person, club, from, ordinary: true });
        }
        if let Some(last_day) = row.until {
            all.push(Statement::MemberLeft { person, club, last_day });
        }
        if let Some(number) = row.pass
            && self.state.registry.holder_of(number).is_none()
        {
            all.push(Statement::PassIssued { person, club, number, from });
        }
        all
    }

    /// A person the registry knows: every difference by itself.
    fn about(&mut self, row: &Row, place: usize, by_pass: bool) {
        let (person, name, born) = {
            let one = &self.known[place];
            (one.id, one.name.clone(), one.born)
        };
        if let Some((_, line, _)) =
            self.seen.iter().find(|(id, _, club)| *id == person && (*club == row.club || row.club.is_none()))
        {
            let line = *line;
            return self.remark(row, Why::Again(line));
        }
        let before = self.before();
        self.seen.push((person, row.line, row.club));
        let entered = !self.state.registry.persons.contains_key(&person);
        if name != row.name && !entered {
            let folded = (self.reading.fold)(&name.surname) == (self.reading.fold)(&row.name.surname);
            let renamed = Statement::Renamed { person, name: row.name.clone(), from: self.reading.on };
            // Another spelling may be the list's own.
            self.change(row, What::Renamed { known: name }, folded || !by_pass, vec![renamed]);
        }
        match (row.born, born) {
            (Some(Birth::On(day)), known) if known != Some(day) && !entered => {
                let noted = Statement::BornOn { person, born: day };
                self.change(row, What::Born { known, born: day }, false, vec![noted]);
            }
            (Some(Birth::In(year)), Some(known)) if known.year() != year => {
                self.remark(row, Why::OtherYear { known, year });
            }
            (Some(Birth::In(year)), None) if !entered => self.remark(row, Why::OnlyYear(year)),
            (Some(_) | None, _) => {}
        }
        if !entered {
            self.particulars(row, person);
        }
        self.belongs(row, person, place);
        if self.before() == before {
            self.told.same += 1;
        }
    }

    fn particulars(&mut self, row: &Row, person: PersonId) {
        let registry = &self.state.registry;
        let sex = registry.sex(person, self.as_of).map(|sex| sex.value);
        let german = registry.german(person, self.as_of).is_none_or(|german| german.value);
        if let Some(noted) = row.sex.filter(|noted| sex != Some(*noted)) {
            self.change(row, What::SexNoted(noted), false, vec![Statement::SexNoted { person, sex: noted }]);
        }
        if let Some(noted) = row.german.filter(|noted| german != *noted) {
            let from = self.reading.on;
            let statement = Statement::NationalityNoted { person, german: noted, from };
            self.change(row, What::Nationality { german: noted }, false, vec![statement]);
        }
    }

    fn belongs(&mut self, row: &Row, person: PersonId, place: usize) {
        let Some(club) = row.club else {
            self.without_club(row);
            return;
        };
        let registry = &self.state.registry;
        let member = registry.member(person, club, self.as_of).is_some_and(|member| member.value);
        let since = {
            let records = registry.records(person, Date::MAX);
            records.iter().filter_map(|record| record.memberships.since(club, self.as_of)).min()
        };
        let from = row.from.unwrap_or(self.reading.on);
        let over = row.until.is_some_and(|until| until < self.reading.on);
        if !member && !over {
            let also = self.known[place].clubs.iter().copied().filter(|other| *other != club).collect();
            let joined = Statement::MemberJoined { person, club, from, ordinary: true };
            self.change(row, What::Joins { club, from, also }, false, vec![joined]);
        } else if member && let (Some(known), Some(from)) = (since, row.from) {
            if from < known {
                let joined = Statement::MemberJoined { person, club, from, ordinary: true };
                self.change(row, What::Since { club, known, from }, false, vec![joined]);
            } else if from > known {
                self.remark(row, Why::KnownLonger { club, known });
            }
        }
        if let Some(last_day) = row.until {
            let registry = &self.state.registry;
            let after = AsOf::today(last_day.tomorrow().unwrap_or(last_day));
            let stays = registry.member(person, club, after).is_some_and(|member| member.value);
            if stays {
                let left = Statement::MemberLeft { person, club, last_day };
                self.change(row, What::Leaves { club, last_day }, false, vec![left]);
            }
        }
        let Some(number) = row.pass else { return };
        let registry = &self.state.registry;
        match registry.holder_of(number).map(|holder| registry.identity(holder, Date::MAX)) {
            None => {
                let issued = Statement::PassIssued { person, club, number, from };
                self.change(row, What::Pass { club, number }, false, vec![issued]);
            }
            Some(holder) if holder == person => {
                let records = registry.records(person, Date::MAX);
                let held = records.iter().any(|record| {
                    let mut passes = record.passes.at(self.as_of);
                    passes.any(|(known, of, _)| known == number && *of == club)
                });
                if !held {
                    self.remark(row, Why::PassElsewhere(number));
                }
            }
            Some(holder) => self.remark(row, Why::PassOf(holder, number)),
        }
    }

    /// Members of the clubs of the list whom no line is about.
    fn missing(&mut self, rows: &[Row], doubt: bool) {
        let mut clubs: BTreeMap<ClubId, ()> = BTreeMap::new();
        clubs.extend(rows.iter().filter_map(|row| row.club).map(|club| (club, ())));
        let last_day = self.reading.on.yesterday().unwrap_or(self.reading.on);
        for club in clubs.into_keys() {
            for place in 0..self.known.len() {
                let one = &self.known[place];
                let (person, name) = (one.id, one.name.clone());
                let there = self.seen.iter().any(|(id, _, _)| *id == person);
                let member = self.state.registry.member(person, club, self.as_of);
                if there || !member.is_some_and(|member| member.value) {
                    continue;
                }
                let left = Statement::MemberLeft { person, club, last_day };
                let what = What::Missing { club, last_day };
                let statements = vec![left];
                self.told.changes.push(Change { number: 0, line: None, name, what, doubt, statements });
            }
        }
    }
}
