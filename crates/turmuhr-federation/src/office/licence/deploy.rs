//! Where arbiters may serve, and how the commission decides (framework guidelines I, II.3, II.4, IV).

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::Status;
use crate::date::years_after;

/// What an arbiter holds, from below.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Title {
    Regional,
    National,
    Fide,
    International,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventLevel {
    Club,
    District,
    Association,
    StateFederation,
    /// Of the German federation.
    National,
    Bundesliga,
    TitleTournament,
}

impl EventLevel {
    /// From below.
    pub const ALL: [EventLevel; 7] = [
        EventLevel::Club,
        EventLevel::District,
        EventLevel::Association,
        EventLevel::StateFederation,
        EventLevel::National,
        EventLevel::Bundesliga,
        EventLevel::TitleTournament,
    ];
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum NotDeployed {
    /// No member of a club of the federation.
    NoMember,
    LevelTooHigh,
    /// In events of the federation only a valid national licence serves.
    NoValidNational,
    LicenceNotActive,
    /// Barred by the chair for the time being.
    Barred,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Arbiter {
    pub member: bool,
    pub title: Title,
    pub regional: Status,
    pub national: Status,
    pub barred: bool,
}

/// May this arbiter serve there?
pub fn may_serve(arbiter: &Arbiter, event: EventLevel) -> Result<(), NotDeployed> {
    if !arbiter.member {
        return Err(NotDeployed::NoMember);
    }
    if arbiter.barred {
        return Err(NotDeployed::Barred);
    }
    let highest = match arbiter.title {
        Title::Regional => EventLevel::StateFederation,
        Title::National => EventLevel::National,
        Title::Fide | Title::International => EventLevel::TitleTournament,
    };
    if event > highest {
        return Err(NotDeployed::LevelTooHigh);
    }
    if event >= EventLevel::National && arbiter.national != Status::Active {
        return Err(NotDeployed::NoValidNational);
    }
    if arbiter.regional != Status::Active && arbiter.national != Status::Active {
        return Err(NotDeployed::LicenceNotActive);
    }
    Ok(())
}

/// Clubs with fewer licensed arbiters than registered teams, and by how many.
pub fn shortfall(clubs: &[(String, u32, u32)]) -> Vec<(String, u32)> {
    let short = clubs.iter().filter(|(_, arbiters, teams)| arbiters < teams);
    short.map(|(name, arbiters, teams)| (name.clone(), teams - arbiters)).collect()
}

/// A vote of the commission.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vote {
    pub voting_members: u32,
    pub yes: u32,
    pub no: u32,
}

impl Vote {
    /// Two thirds of all voting members: proposals for titles, and taking one away.
    pub const fn two_thirds(self) -> bool {
        3 * self.yes >= 2 * self.voting_members
    }

    /// More yes than no: a higher category.
    pub const fn simple(self) -> bool {
        self.yes > self.no
    }
}

/// A norm for a title.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Norm {
    pub on: Date,
    pub domestic: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NormCheck {
    /// Only those after the national licence.
    pub counted: usize,
    /// Two of them should be domestic; exceptions are the commission's.
    pub too_few_domestic: bool,
}

pub fn norms(national_since: Date, norms: &[Norm]) -> NormCheck {
    let counted: Vec<&Norm> = norms.iter().filter(|norm| norm.on > national_since).collect();
    let domestic = counted.iter().filter(|norm| norm.domestic).count();
    NormCheck { counted: counted.len(), too_few_domestic: domestic < 2 }
}

/// An application for a title or licence needs secured fees and the required licence.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Application {
    /// Title with its licence: needs the national licence.
    Title,
    /// The FIDE licence «National Arbiter»: needs a regional or national one; minors too.
    NationalArbiter,
    /// An inactive FIDE licence made active again: needs the national one.
    Reactivation,
    HigherCategory,
}

pub fn may_apply(application: Application, regional: Status, national: Status, fees_secured: bool) -> bool {
    let licensed = match application {
        Application::NationalArbiter => regional == Status::Active || national == Status::Active,
        Application::Title | Application::Reactivation | Application::HigherCategory => {
            national == Status::Active
        }
    };
    licensed && fees_secured
}

/// Licences of tournament directors acquired in 2014 or before run for five years; until the end of 2014 they could be
/// turned into «National Arbiter» (IV).
pub fn old_licence_until(acquired: Date) -> Option<Date> {
    (acquired.year() <= 2014).then(|| years_after(acquired, 5))
}

pub fn old_licence_convertible(acquired: Date, applied: Date) -> bool {
    acquired.year() <= 2014 && applied <= Date::constant(2014, 12, 31)
}
