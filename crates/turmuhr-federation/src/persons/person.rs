//! People, clubs, passes and permits.

use std::fmt;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::persons::age::Sex;

#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ClubId(pub u32);

#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub u32);

/// The number of a team inside its club: 1 is the highest. Not the id of a team in a season.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TeamNumber(pub u32);

impl fmt::Display for TeamNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Club {
    pub name: String,
    pub bezirk: String,
    pub verband: String,
    /// Affiliated to the federation.
    #[serde(default = "yes")]
    pub affiliated: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bans: Vec<ClubBan>,
}

/// A ban on a club, or on some of its teams only (4.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClubBan {
    pub ban: Ban,
    /// None: all teams.
    #[serde(default)]
    pub teams: Vec<TeamNumber>,
}

impl Club {
    pub fn banned(&self, team: TeamNumber, on: Date) -> bool {
        let lies_on = |one: &ClubBan| one.teams.is_empty() || one.teams.contains(&team);
        self.bans.iter().any(|one| lies_on(one) && one.ban.in_force(on))
    }
}

const fn yes() -> bool {
    true
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    pub surname: String,
    pub first_name: String,
    pub born: Date,
    pub sex: Sex,
    pub german: bool,
    #[serde(default)]
    pub memberships: Vec<Membership>,
    #[serde(default)]
    pub passes: Vec<Pass>,
    #[serde(default)]
    pub permits: Vec<Permit>,
    #[serde(default)]
    pub bans: Vec<Ban>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Membership {
    pub club: ClubId,
    pub from: Date,
    pub to: Option<Date>,
    pub ordinary: bool,
    /// Takes part in championships.
    pub plays: bool,
    /// Contribution or material still owed.
    #[serde(default)]
    pub owes: bool,
    /// The record was deleted.
    #[serde(default)]
    pub deleted: Option<Date>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pass {
    pub number: u32,
    pub club: ClubId,
    pub issued: Date,
    #[serde(default)]
    pub invalid_from: Option<Date>,
    /// Not in order: a reservation, not a refusal.
    #[serde(default)]
    pub defective: bool,
}

/// A provisional permit; it ends with its season at the latest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Permit {
    pub club: ClubId,
    pub from: Date,
    pub until: Date,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ban {
    pub from: Date,
    pub to: Date,
    /// Without the committee's consent a ban has no effect (4.5).
    pub consent: bool,
}

impl Ban {
    pub fn in_force(&self, on: Date) -> bool {
        self.consent && (self.from..=self.to).contains(&on)
    }
}

impl Person {
    pub fn member_of(&self, club: ClubId, on: Date) -> bool {
        self.memberships
            .iter()
            .any(|one| one.club == club && one.ordinary && one.from <= on && one.to.is_none_or(|to| on <= to))
    }

    pub fn pass_for(&self, club: ClubId, on: Date) -> Option<&Pass> {
        let valid = |pass: &&Pass| {
            pass.club == club && pass.issued <= on && pass.invalid_from.is_none_or(|from| on < from)
        };
        self.passes.iter().find(valid)
    }

    pub fn permit_for(&self, club: ClubId, on: Date) -> Option<&Permit> {
        self.permits.iter().find(|permit| permit.club == club && (permit.from..=permit.until).contains(&on))
    }

    pub fn banned(&self, on: Date) -> bool {
        self.bans.iter().any(|ban| ban.in_force(on))
    }
}
