//! Identifiers inside an event.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A section of an event: one tournament with its own list and prizes.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct SectionId(pub u32);

/// A player of a section, assigned at entry. Not the starting number, which depends on the other entries.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct EntryId(pub u32);

/// A team of a section, assigned at entry.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct TeamId(pub u32);

/// A paired unit: a player in a section of individuals, a team in a section of teams. Only the section knows
/// which: ask [`crate::Section::unit`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Party(u32);

impl Party {
    /// In a section of individuals.
    pub(crate) const fn player(player: EntryId) -> Party {
        Party(player.0)
    }

    /// In a section of teams.
    pub(crate) const fn team(team: TeamId) -> Party {
        Party(team.0)
    }

    pub(crate) const fn unit(self, of_teams: bool) -> Unit {
        if of_teams { Unit::Team(TeamId(self.0)) } else { Unit::Player(EntryId(self.0)) }
    }
}

/// What a party stands for in its section.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Unit {
    Player(EntryId),
    Team(TeamId),
}

impl Unit {
    pub const fn player(self) -> Option<EntryId> {
        match self {
            Unit::Player(player) => Some(player),
            Unit::Team(_) => None,
        }
    }
}

impl fmt::Display for SectionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
