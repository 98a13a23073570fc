//! Words of the settings that name a value of the program. They are parsed into that value; an unknown word is
//! refused together with the list of known ones.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use turmuhr_clock::{ControlError, TimeControl, code};
use turmuhr_core::Named;

/// A time control, kept as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pace {
    text: String,
    control: TimeControl,
}

impl Pace {
    pub const fn control(&self) -> &TimeControl {
        &self.control
    }

    /// In the notation of TRF and PGN: `40/6000+30:20/3000+30:1500+30`.
    pub fn as_str(&self) -> &str {
        &self.text
    }
}

impl FromStr for Pace {
    type Err = ControlError;

    fn from_str(text: &str) -> Result<Pace, ControlError> {
        let control = code::read_trf(text).or_else(|_| code::read(text))?;
        Ok(Pace { text: text.to_owned(), control })
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

impl Named for Pace {
    fn named(text: &str) -> Option<Pace> {
        text.parse().ok()
    }

    fn words() -> &'static [&'static str] {
        &["5400+30", "40/5400+30:1800+30", "300+3"]
    }
}

fn known<'d, T: Named, D: Deserializer<'d>>(word: &str) -> Result<T, D::Error> {
    T::named(word).ok_or_else(|| D::Error::unknown_variant(word, T::words()))
}

/// One word.
pub(super) mod word {
    use super::*;

    pub(crate) fn serialize<T: fmt::Display, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub(crate) fn deserialize<'d, T: Named, D: Deserializer<'d>>(from: D) -> Result<T, D::Error> {
        known::<T, D>(&String::deserialize(from)?)
    }
}

/// One word, or nothing.
pub(super) mod maybe {
    use super::*;

    pub(crate) fn serialize<T: fmt::Display, S: Serializer>(
        value: &Option<T>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => to.collect_str(value),
            None => to.serialize_str(""),
        }
    }

    pub(crate) fn deserialize<'d, T: Named, D: Deserializer<'d>>(from: D) -> Result<Option<T>, D::Error> {
        match String::deserialize(from)?.as_str() {
            "" => Ok(None),
            word => known::<T, D>(word).map(Some),
        }
    }
}

/// A list of words.
pub(super) mod list {
    use super::*;

    pub(crate) fn serialize<T: fmt::Display, S: Serializer>(values: &[T], to: S) -> Result<S::Ok, S::Error> {
        values.iter().map(ToString::to_string).collect::<Vec<String>>().serialize(to)
    }

    pub(crate) fn deserialize<'d, T: Named, D: Deserializer<'d>>(from: D) -> Result<Vec<T>, D::Error> {
        let words = Vec::<String>::deserialize(from)?;
        words.iter().map(|word| known::<T, D>(word)).collect()
    }
}
