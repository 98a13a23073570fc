//! The printed texts, by id.
//!
//! An edition here is a name and a list of articles. What it *says* is data of the crates with the rules; no
//! code decides by an edition's name.

use std::{fmt, str::FromStr};

use crate::citation::articles;

/// A printed text that can be cited.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Edition {
    /// Five-minute blitz, FIDE Central Committee 1977.
    FideBlitz1977,
    /// Laws of Chess 1984 with the amendments of 1988.
    Fide1984,
    /// Sighted against visually impaired players, German federation 1987.
    DsbVi1987,
    /// Rapid and active chess, 1 July 1990.
    FideRapid1990,
    /// Laws of Chess, 1 January 1993.
    Fide1993,
    /// Five-minute blitz, 1 January 1993.
    FideBlitz1993,
    /// Laws of Chess, July 2001, as taught in an arbiters' course.
    Fide2001,
    /// Notes of the German federation on reading the Laws, laid over those of 2017.
    Dsb2014,
    /// Laws of Chess, 1 July 2017.
    Fide2017,
    /// Laws of Chess, 1 January 2018.
    Fide2018,
    /// Laws of Chess, 1 January 2023.
    Fide2023,
}

impl Edition {
    /// Every edition, by year.
    pub const ALL: [Edition; 11] = [
        Edition::FideBlitz1977,
        Edition::Fide1984,
        Edition::DsbVi1987,
        Edition::FideRapid1990,
        Edition::Fide1993,
        Edition::FideBlitz1993,
        Edition::Fide2001,
        Edition::Dsb2014,
        Edition::Fide2017,
        Edition::Fide2018,
        Edition::Fide2023,
    ];

    /// The Laws in force today.
    pub const CURRENT: Edition = Edition::Fide2023;

    /// The name in files and commands, such as `fide-2023`; it never changes.
    pub const fn id(self) -> &'static str {
        match self {
            Edition::FideBlitz1977 => "fide-blitz-1977",
            Edition::Fide1984 => "fide-1984",
            Edition::DsbVi1987 => "dsb-vi-1987",
            Edition::FideRapid1990 => "fide-rapid-1990",
            Edition::Fide1993 => "fide-1993",
            Edition::FideBlitz1993 => "fide-blitz-1993",
            Edition::Fide2001 => "fide-2001",
            Edition::Dsb2014 => "dsb-2014",
            Edition::Fide2017 => "fide-2017",
            Edition::Fide2018 => "fide-2018",
            Edition::Fide2023 => "fide-2023",
        }
    }

    /// The text that applies where this one is silent; `None` for a complete text.
    pub const fn base(self) -> Option<Edition> {
        match self {
            Edition::FideBlitz1977 | Edition::DsbVi1987 => Some(Edition::Fide1984),
            Edition::FideRapid1990 | Edition::FideBlitz1993 => Some(Edition::Fide1993),
            Edition::Dsb2014 => Some(Edition::Fide2017),
            Edition::Fide1984
            | Edition::Fide1993
            | Edition::Fide2001
            | Edition::Fide2017
            | Edition::Fide2018
            | Edition::Fide2023 => None,
        }
    }

    /// The edition itself, or the complete text behind it.
    pub const fn complete(self) -> Edition {
        match self.base() {
            Some(base) => base,
            None => self,
        }
    }

    /// Every article of the text by number, in reading order.
    pub const fn articles(self) -> &'static [&'static str] {
        match self {
            Edition::FideBlitz1977 => articles::FIDE_BLITZ_1977,
            Edition::Fide1984 => articles::FIDE_1984,
            Edition::DsbVi1987 => articles::DSB_VI_1987,
            Edition::FideRapid1990 => articles::FIDE_RAPID_1990,
            Edition::Fide1993 => articles::FIDE_1993,
            Edition::FideBlitz1993 => articles::FIDE_BLITZ_1993,
            Edition::Fide2001 => articles::FIDE_2001,
            Edition::Dsb2014 => articles::DSB_2014,
            Edition::Fide2017 => articles::FIDE_2017,
            Edition::Fide2018 => articles::FIDE_2018,
            Edition::Fide2023 => articles::FIDE_2023,
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The id names no edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownEdition(pub String);

impl fmt::Display for UnknownEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no edition is called {:?}", self.0)
    }
}

impl std::error::Error for UnknownEdition {}

impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(id: &str) -> Result<Edition, UnknownEdition> {
        Edition::ALL
            .into_iter()
            .find(|edition| edition.id() == id)
            .ok_or_else(|| UnknownEdition(id.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_is_found_by_its_id() {
        for edition in Edition::ALL {
            assert_eq!(edition.id().parse(), Ok(edition));
        }
        assert_eq!("fide-1066".parse::<Edition>(), Err(UnknownEdition("fide-1066".to_owned())));
    }

    #[test]
    fn every_edition_rests_on_a_complete_text() {
        for edition in Edition::ALL {
            assert_eq!(edition.complete().base(), None, "{edition}");
        }
    }
}
