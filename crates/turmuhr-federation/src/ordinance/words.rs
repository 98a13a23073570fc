//! Words of an ordinance that name a value of the program: an edition, a tie-break, a play-off.
//!
//! They are read as that value. An unknown word is refused with the list of known words.

use std::ops::Deref;

use serde::{Deserialize, Deserializer, de::Error};
use turmuhr_core::Named;

/// A value read from its word.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Word<T>(pub T);

impl<T> Deref for Word<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<'de, T: Named> Deserialize<'de> for Word<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Word<T>, D::Error> {
        let word = String::deserialize(deserializer)?;
        T::named(&word).map(Word).ok_or_else(|| D::Error::unknown_variant(&word, T::words()))
    }
}
