//! Player passes: applied for, issued, transferred, lost, deleted (annex 1, 13.1 to 13.11).

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::{
    date::{MonthDay, Season, days_after},
    persons::person::{ClubId, Membership, Person},
};

/// What an application must say, in the order of 13.2.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Field {
    ClubNumber,
    Surname,
    FirstName,
    BirthDate,
    BirthPlace,
    Town,
    Street,
    HouseNumber,
    Sex,
    Nationality,
    Club,
    District,
    SubFederation,
    StateFederation,
    Function,
}

impl Field {
    pub const ALL: [Field; 15] = [
        Field::ClubNumber,
        Field::Surname,
        Field::FirstName,
        Field::BirthDate,
        Field::BirthPlace,
        Field::Town,
        Field::Street,
        Field::HouseNumber,
        Field::Sex,
        Field::Nationality,
        Field::Club,
        Field::District,
        Field::SubFederation,
        Field::StateFederation,
        Field::Function,
    ];
}

/// An application on its form; it travels through the state federation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Application {
    pub fields: Vec<(Field, String)>,
    pub via_state_federation: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotSent {
    Missing(Vec<Field>),
    /// Sent to the pass office directly.
    NotViaStateFederation,
}

impl Application {
    pub fn check(&self) -> Result<(), NotSent> {
        let given =
            |field: &Field| self.fields.iter().any(|(known, text)| known == field && !text.trim().is_empty());
        let missing: Vec<Field> = Field::ALL.into_iter().filter(|field| !given(field)).collect();
        if !missing.is_empty() {
            return Err(NotSent::Missing(missing));
        }
        if self.via_state_federation { Ok(()) } else { Err(NotSent::NotViaStateFederation) }
    }
}

/// Playing members without a pass for their club; all members, where an organisation wants passes for all (13.1).
pub fn without_pass(people: &[Person], on: Date, for_all: bool) -> Vec<&Person> {
    let lacks = |person: &&Person| {
        let plays =
            |one: &&Membership| (for_all || one.plays) && one.from <= on && one.to.is_none_or(|to| on <= to);
        let club = person.memberships.iter().find(plays).map(|one| one.club);
        club.is_some_and(|club| person.pass_for(club, on).is_none())
    };
    people.iter().filter(lacks).collect()
}

/// Who writes on the left inner page.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Writer {
    PassOffice,
    Club,
}

/// Only the pass office writes on the left inner page; the right one also takes the name of the new club.
pub const fn may_write(writer: Writer, left_page: bool) -> bool {
    matches!(writer, Writer::PassOffice) || !left_page
}

/// The two days of a year for new passes; an application after one is filed for the next (13.9).
pub fn filed_for(applied: Date) -> Date {
    let days = [MonthDay { month: 1, day: 15 }, MonthDay { month: 7, day: 15 }];
    let this_year = days.map(|day| day.of(applied.year()));
    this_year.into_iter().find(|day| applied <= *day).unwrap_or_else(|| days[0].of(applied.year() + 1))
}

/// Fees of passes by the season from which they hold, whole amounts; the congress sets them (13.9).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PassFees(pub Vec<(Season, u32)>);

impl PassFees {
    pub fn on(&self, season: Season) -> Option<u32> {
        self.0.iter().filter(|(from, _)| *from <= season).max_by_key(|(from, _)| *from).map(|(_, fee)| *fee)
    }
}

/// Persons who owe contributions: all records not yet deleted, member or not (13.10).
pub fn contributors(people: &[Person], club: ClubId, on: Date) -> Vec<&Person> {
    let owes = |person: &&Person| {
        let here = |one: &Membership| {
            one.club == club && one.from <= on && one.deleted.is_none_or(|deleted| on < deleted)
        };
        person.memberships.iter().any(here)
    };
    people.iter().filter(owes).collect()
}

/// The deletion of a record; the state federation alone is responsible (13.11).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deletion {
    pub on: Date,
    pub cleans_up: bool,
    pub no_double_play: bool,
    /// The person responsible at the state federation.
    pub responsible: String,
    /// Has played for another club in the running season.
    pub plays_elsewhere: bool,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum NotDeleted {
    /// Only 15 July and, on conditions, 15 January.
    WrongDay,
    NotConfirmed,
    DoublePlay,
    NobodyResponsible,
}

impl Deletion {
    pub fn check(&self) -> Result<(), NotDeleted> {
        if self.responsible.trim().is_empty() {
            return Err(NotDeleted::NobodyResponsible);
        }
        match (self.on.month(), self.on.day()) {
            (7, 15) => Ok(()),
            (1, 15) if self.plays_elsewhere => Err(NotDeleted::DoublePlay),
            (1, 15) if self.cleans_up && self.no_double_play => Ok(()),
            (1, 15) => Err(NotDeleted::NotConfirmed),
            _ => Err(NotDeleted::WrongDay),
        }
    }
}

/// The state of a pass release (13.6).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Release {
    Open,
    Released,
    /// Refused in time, for a debt.
    Withheld,
    /// Refused too late: the director of play decides, and a provisional permit is proposed.
    RefusedTooLate,
    /// Refused on a ground the ordinance does not know.
    NoGround,
}

/// A request for a pass by its postmark, and the old club's answer.
pub fn release(requested: Date, refused: Option<(Date, bool)>, released: Option<Date>) -> Release {
    match (refused, released) {
        (_, Some(_)) => Release::Released,
        (None, None) => Release::Open,
        (Some((_, false)), None) => Release::NoGround,
        (Some((on, true)), None) if on <= days_after(requested, 21) => Release::Withheld,
        (Some(_), None) => Release::RefusedTooLate,
    }
}
