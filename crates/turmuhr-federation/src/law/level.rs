//! The levels of play and the bodies that decide on them.

use serde::{Deserialize, Serialize};

/// Bezirk inside Verband inside Bund.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    Bezirk,
    Verband,
    Bund,
}

impl Level {
    pub const ALL: [Level; 3] = [Level::Bezirk, Level::Verband, Level::Bund];

    pub const fn above(self) -> Option<Level> {
        match self {
            Level::Bezirk => Some(Level::Verband),
            Level::Verband => Some(Level::Bund),
            Level::Bund => None,
        }
    }

    pub const fn word(self) -> &'static str {
        match self {
            Level::Bezirk => "bezirk",
            Level::Verband => "verband",
            Level::Bund => "bund",
        }
    }
}

/// Who decides a remedy.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Court {
    Bezirk,
    Verband,
    Bund,
    Turniergericht,
}

impl Court {
    /// The committee of a level.
    pub const fn committee(level: Level) -> Court {
        match level {
            Level::Bezirk => Court::Bezirk,
            Level::Verband => Court::Verband,
            Level::Bund => Court::Bund,
        }
    }

    /// `spielausschuss/verband`, `turniergericht/bund`.
    pub const fn word(self) -> &'static str {
        match self {
            Court::Bezirk => "spielausschuss/bezirk",
            Court::Verband => "spielausschuss/verband",
            Court::Bund => "spielausschuss/bund",
            Court::Turniergericht => "turniergericht/bund",
        }
    }

    pub const fn above(self) -> Option<Court> {
        match self {
            Court::Bezirk => Some(Court::Verband),
            Court::Verband => Some(Court::Bund),
            Court::Bund => Some(Court::Turniergericht),
            Court::Turniergericht => None,
        }
    }

    /// The level it belongs to.
    pub const fn level(self) -> Level {
        match self {
            Court::Bezirk => Level::Bezirk,
            Court::Verband => Level::Verband,
            Court::Bund | Court::Turniergericht => Level::Bund,
        }
    }
}

/// Who made a decision.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Office {
    Spielleiter,
    Spielausschuss,
    Turniergericht,
}
