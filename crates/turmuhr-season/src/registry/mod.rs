//! The registry: who belongs to whom, who may play, who holds which office, with two times.
//!
//! | Question | Module |
//! |---|---|
//! | what can be said | [`statement`] |
//! | what offices note besides | [`note`] |
//! | when it held, and since when it was known | [`history`] |
//! | which statements cannot be | [`refuse`] |
//! | what was so on a day | [`questions`] |

mod apply;
mod carry;
pub mod history;
pub mod note;
pub mod questions;
mod refuse;
pub mod statement;

use std::collections::BTreeMap;

use jiff::civil::Date;
use turmuhr_federation::{
    matches::lineup::{Player, Rank},
    office::{licence::LicenceEvent, roles::Role},
    persons::{
        age::Sex,
        person::{ClubId, PersonId},
    },
};

pub use history::{AsOf, History, Holds, Ledger, Source, Stated};
pub use note::{Note, Notes};
pub(crate) use refuse::refuse;
pub use refuse::{OnRecord, Unsaid};
pub use statement::{
    BanId, Banned, Line, ListKind, Name, OfficeId, PassEnd, PassNumber, Scope, Statement, TransferId,
};

use crate::fact::{DecisionId, TeamId};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Registry {
    pub persons: BTreeMap<PersonId, PersonRecord>,
    pub lists: BTreeMap<(ClubId, ListKind), ListRecord>,
    pub captains: BTreeMap<TeamId, History<PersonId>>,
    pub offices: Ledger<OfficeId, Office>,
    /// Bans on clubs and teams; those on players are with the person.
    pub club_bans: Ledger<BanId, Banned>,
    pub transfers: BTreeMap<TransferId, Transfer>,
    /// Particulars of ranks without a person, as older seasons have them.
    pub noted: BTreeMap<(ClubId, Rank), History<Player>>,
    /// What offices note besides.
    pub notes: Notes,
    pub arbiters: crate::arbiters::Arbiters,
    bans: BTreeMap<BanId, BanRecord>,
    passes: BTreeMap<PassNumber, PersonId>,
    /// Passes that were lost: since when, and when that became known.
    lost: Vec<(PassNumber, Date, Date)>,
}

/// Everything said about one person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonRecord {
    pub name: History<Name>,
    pub born: History<Date>,
    pub sex: History<Sex>,
    pub german: History<bool>,
    /// Ordinary member or not.
    pub memberships: Ledger<ClubId, bool>,
    /// The club of each pass.
    pub passes: Ledger<PassNumber, ClubId>,
    /// The club of each permit, by the entry that granted it.
    pub permits: Ledger<u64, ClubId>,
    pub bans: Ledger<BanId, ()>,
    pub licence: Vec<Stated<LicenceEvent>>,
    /// Another record of the same person.
    pub same_as: History<PersonId>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListRecord {
    pub closing: Date,
    pub source: Source,
    /// In their order; each with the day from which it holds.
    pub lines: Vec<Stated<Line>>,
    /// The last application for a late addition.
    pub last_applied: Option<Date>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Office {
    pub person: PersonId,
    pub role: Role,
    pub scope: Scope,
}

/// A ban as it was noted.
#[derive(Clone, Debug, PartialEq, Eq)]
struct BanRecord {
    on: Banned,
    from: Date,
    article: String,
    decision: Option<DecisionId>,
}

/// A change of clubs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transfer {
    pub person: PersonId,
    pub from_club: ClubId,
    pub to_club: ClubId,
    pub asked: Date,
    /// The postmark of a refusal, whether it rests on a debt, and its words.
    pub refused: Option<(Date, bool, String)>,
    pub released: Option<Date>,
}
