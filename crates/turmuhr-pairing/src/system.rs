//! The systems a round can be paired by.

use std::{fmt, str::FromStr};

use crate::{
    burstein,
    field::Field,
    roster::{Bars, Reading, Unplayed, Wishes},
};

/// A Swiss system of FIDE, with its edition or variant.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum System {
    /// FIDE (Dutch), C.04.3, in one of its editions.
    Dutch(DutchEdition),
    /// C.04.4.1.
    Dubov,
    /// C.04.4.2.
    Burstein,
    /// Teams, C.04.6.
    Team(TeamPreferences),
    /// Matches of two games, C.04.5. A round of the field is a match.
    DoubleSwiss,
    /// C.04.4.3.
    Lim(LimEvent),
}

/// Has the organiser declared a Lim event a maxi-tournament? The text does not define the term (C.04.4.3,
/// 3.2.3, 3.8, 5.7).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum LimEvent {
    /// Colours may outweigh any difference of ratings.
    Ordinary,
    /// Choices for the sake of colours only between players within 100 rating points.
    Maxi,
}

/// The type of colour preference of teams (C.04.6, 1.7).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TeamPreferences {
    /// A preference after two games more of one colour, or the same colour twice.
    TypeA,
    /// The preferences of type A are strong, and there are also mild ones.
    TypeB,
    /// No team prefers a colour.
    None,
}

/// An edition of the Dutch system (C.04.3).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DutchEdition {
    /// In force until 31 January 2026.
    Of2017,
    /// In force since 1 February 2026.
    Of2026,
}

impl System {
    /// The Dutch system in force.
    pub const DUTCH: System = System::Dutch(DutchEdition::Of2026);

    /// The name of the system in calls and answers.
    pub const fn name(self) -> &'static str {
        match self {
            System::Dutch(_) => "dutch",
            System::Dubov => "dubov",
            System::Burstein => "burstein",
            System::Team(_) => "team",
            System::DoubleSwiss => "double-swiss",
            System::Lim(_) => "lim",
        }
    }

    /// The system the next round is paired by: the seeding rounds of Burstein are Dutch (C.04.4.2, 1.6).
    #[must_use]
    pub fn in_next_round(self, field: &Field) -> System {
        match self {
            System::Burstein if field.next_round() <= burstein::seeding_rounds(field) => System::DUTCH,
            other => other,
        }
    }

    /// How many rounds are seeding rounds, in the system that has them.
    pub fn seeding_rounds(self, field: &Field) -> Option<u32> {
        (self == System::Burstein).then(|| burstein::seeding_rounds(field))
    }

    /// The edition of the text; the systems other than Dutch have only that of 2026.
    pub const fn edition(self) -> DutchEdition {
        match self {
            System::Dutch(edition) => edition,
            System::Dubov | System::Burstein | System::Team(_) | System::DoubleSwiss | System::Lim(_) => {
                DutchEdition::Of2026
            }
        }
    }
}

impl DutchEdition {
    /// How past rounds are interpreted (1.4, and C.04.1 art. 4).
    pub(crate) const fn reading(self) -> Reading {
        match self {
            DutchEdition::Of2017 => {
                Reading { unplayed: Unplayed::Every, wishes: Wishes::Dutch, bars: Bars::ForfeitWin }
            }
            DutchEdition::Of2026 => {
                Reading { unplayed: Unplayed::Gain, wishes: Wishes::Dutch, bars: Bars::GainOfWin }
            }
        }
    }
}

impl DutchEdition {
    /// Is the score of the bye fixed for the whole round, before any bracket is paired (C5 of 2026)?
    pub(crate) const fn bye_comes_first(self) -> bool {
        match self {
            DutchEdition::Of2017 => false,
            DutchEdition::Of2026 => true,
        }
    }

    /// Do all floaters count, weighted by the score difference (2017), or only residents who leave the bracket
    /// (2026)?
    pub(crate) const fn weighs_distances(self) -> bool {
        match self {
            DutchEdition::Of2017 => true,
            DutchEdition::Of2026 => false,
        }
    }
}

impl TeamPreferences {
    pub(crate) const fn reading(self) -> Reading {
        Reading { unplayed: Unplayed::Never, wishes: Wishes::Team(self), bars: Bars::ForfeitWinOrFullBye }
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

/// The text names no edition of the Dutch system.
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
