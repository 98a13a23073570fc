//! The systems a round can be paired by.

use std::{fmt, str::FromStr};

use crate::roster::Reading;

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum System {
    /// FIDE (Dutch), C.04.3, in one of its editions.
    Dutch(DutchEdition),
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DutchEdition {
    /// In force until 31 January 2026.
    Of2017,
    /// In force since 1 February 2026.
    Of2026,
}

impl System {
    pub const DUTCH: System = System::Dutch(DutchEdition::Of2026);
}

impl DutchEdition {
    /// What a past round means (1.4, and C.04.1 art. 4).
    pub(crate) const fn reading(self) -> Reading {
        match self {
            DutchEdition::Of2017 => Reading { every_unplayed_round_floats: true, full_bye_bars: false },
            DutchEdition::Of2026 => Reading { every_unplayed_round_floats: false, full_bye_bars: true },
        }
    }
}

impl fmt::Display for DutchEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DutchEdition::Of2017 => "2017",
            DutchEdition::Of2026 => "2026",
        })
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct UnknownEdition;

impl FromStr for DutchEdition {
    type Err = UnknownEdition;

    fn from_str(text: &str) -> Result<DutchEdition, UnknownEdition> {
        match text {
            "2017" => Ok(DutchEdition::Of2017),
            "2026" | "2025" => Ok(DutchEdition::Of2026),
            _ => Err(UnknownEdition),
        }
    }
}
