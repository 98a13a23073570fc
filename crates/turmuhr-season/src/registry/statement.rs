//! What can be said about persons and clubs. Every statement has the day from which it holds; the day it became known
//! and its author are those of its entry.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use turmuhr_federation::{
    matches::lineup::Rank,
    office::{licence::LicenceEvent, roles::Role},
    persons::{
        age::Sex,
        person::{ClubId, PersonId},
    },
};

use super::Note;
use crate::{
    arbiters::ArbiterAct,
    fact::{ClassId, DecisionId, TeamId},
};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident)*) => {
        $(
            $(#[$doc])*
            #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
            #[serde(transparent)]
            pub struct $name(pub u32);
        )*
    };
}

ids! {
    /// The number printed in a pass.
    PassNumber
    BanId
    OfficeId
    TransferId
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    pub surname: String,
    pub first_name: String,
}

/// Whom a ban concerns.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Banned {
    Player(PersonId),
    Club(ClubId),
    Team(TeamId),
}

/// Where an office counts.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    Everywhere,
    Level(turmuhr_federation::law::level::Level),
    Class(ClassId),
    Club(ClubId),
    Team(TeamId),
}

/// Why a pass ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PassEnd {
    Lost,
    Transfer,
    Returned,
    Mistake,
}

/// A club keeps a list for its senior teams and one for its youth teams.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ListKind {
    #[default]
    Senior,
    Youth,
}

/// A line of a ranking list.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    pub rank: Rank,
    pub person: PersonId,
    /// A guest: her own club (youth ordinance 9.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guest_of: Option<ClubId>,
}

const fn yes() -> bool {
    true
}

fn is_yes(value: &bool) -> bool {
    *value
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Statement {
    PersonEntered {
        person: PersonId,
        name: Name,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        born: Option<Date>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sex: Option<Sex>,
        #[serde(default = "yes", skip_serializing_if = "is_yes")]
        german: bool,
    },
    Renamed {
        person: PersonId,
        name: Name,
        from: Date,
    },
    /// A correction: it was so all along.
    BornOn {
        person: PersonId,
        born: Date,
    },
    SexNoted {
        person: PersonId,
        sex: Sex,
    },
    NationalityNoted {
        person: PersonId,
        german: bool,
        from: Date,
    },
    /// Two records of one person.
    SamePerson {
        person: PersonId,
        other: PersonId,
        reason: String,
    },
    MemberJoined {
        person: PersonId,
        club: ClubId,
        from: Date,
        #[serde(default = "yes", skip_serializing_if = "is_yes")]
        ordinary: bool,
    },
    MemberLeft {
        person: PersonId,
        club: ClubId,
        last_day: Date,
    },
    /// An earlier pass of the person ends: only one is valid (annex 1, 13.6).
    PassIssued {
        person: PersonId,
        club: ClubId,
        number: PassNumber,
        from: Date,
    },
    PassEnded {
        number: PassNumber,
        from: Date,
        why: PassEnd,
    },
    /// A provisional permit; it ends with the season (13.7).
    PermitGranted {
        person: PersonId,
        club: ClubId,
        from: Date,
        until: Date,
    },
    /// The new club asks the old one for the pass, by the postmark (13.6).
    TransferAsked {
        transfer: TransferId,
        person: PersonId,
        from_club: ClubId,
        to_club: ClubId,
        postmark: Date,
    },
    TransferRefused {
        transfer: TransferId,
        postmark: Date,
        /// The player owes the old club money or material; no other ground counts.
        debt: bool,
        ground: String,
    },
    TransferReleased {
        transfer: TransferId,
        on: Date,
    },
    BanNoted {
        ban: BanId,
        on: Banned,
        from: Date,
        until: Date,
        /// Of the committee; without it the ban has no effect (4.5).
        consent: bool,
        article: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        decision: Option<DecisionId>,
    },
    BanLifted {
        ban: BanId,
        from: Date,
        reason: String,
    },
    /// A course, an exam, a match led: what an arbiter's licence rests on.
    LicenceNoted {
        person: PersonId,
        event: LicenceEvent,
    },
    OfficeGiven {
        office: OfficeId,
        person: PersonId,
        role: Role,
        scope: Scope,
        from: Date,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Date>,
    },
    OfficeEnded {
        office: OfficeId,
        last_day: Date,
    },
    CaptainNamed {
        team: TeamId,
        person: PersonId,
        from: Date,
    },
    /// The list of a club, handed in by the closing date that the director has set (16.1).
    ListRegistered {
        club: ClubId,
        #[serde(default)]
        list: ListKind,
        closing: Date,
        handed_in: Date,
        lines: Vec<Line>,
    },
    /// A late addition: appended, never inserted (16.3).
    ListAppended {
        club: ClubId,
        #[serde(default)]
        list: ListKind,
        line: Line,
        /// When pass or permit was applied for.
        applied: Date,
        from: Date,
        /// The director admits a player who was left out of the list.
        #[serde(default)]
        admitted: bool,
    },
    /// What offices note besides.
    Noted {
        note: Note,
    },
    /// About arbiters, by guidelines on licences.
    Arbiter {
        #[serde(default, skip_serializing_if = "String::is_empty")]
        under: String,
        act: ArbiterAct,
    },
}
