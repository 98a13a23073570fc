//! Words of an ordinance that name a thing of the program: an edition, a tie-break, a play-off.
//!
//! They are read into the thing itself. An unknown word is refused together with the words that exist.

use std::{ops::Deref, sync::LazyLock};

use serde::{Deserialize, Deserializer, de::Error};
use turmuhr_core::Edition;
use turmuhr_standings::{
    Code, TieBreakEdition,
    code::Name,
    lists::OrdinanceList,
    playoff::{Rule, rules::RULES},
};

/// A thing with a word for it in the files.
pub trait Named: Sized {
    fn named(word: &str) -> Option<Self>;

    /// Every word there is.
    fn words() -> &'static [&'static str];
}

/// A thing that was read from its word.
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

type Words = LazyLock<Vec<&'static str>>;

impl Named for Edition {
    fn named(word: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|edition| edition.id() == word)
    }

    fn words() -> &'static [&'static str] {
        static WORDS: Words = LazyLock::new(|| Edition::ALL.map(Edition::id).to_vec());
        &WORDS
    }
}

impl Named for TieBreakEdition {
    fn named(word: &str) -> Option<TieBreakEdition> {
        TieBreakEdition::ALL.into_iter().find(|edition| edition.id() == word)
    }

    fn words() -> &'static [&'static str] {
        static WORDS: Words = LazyLock::new(|| TieBreakEdition::ALL.map(TieBreakEdition::id).to_vec());
        &WORDS
    }
}

impl Named for Code {
    fn named(word: &str) -> Option<Code> {
        word.parse().ok()
    }

    /// Without what may be added to a name, such as `/C1`.
    fn words() -> &'static [&'static str] {
        static WORDS: Words = LazyLock::new(|| Name::ALL.iter().map(|name| name.code()).collect());
        &WORDS
    }
}

impl Named for &'static Rule {
    fn named(word: &str) -> Option<&'static Rule> {
        RULES.iter().find(|rule| rule.id == word)
    }

    fn words() -> &'static [&'static str] {
        static WORDS: Words = LazyLock::new(|| RULES.iter().map(|rule| rule.id).collect());
        &WORDS
    }
}

impl Named for &'static OrdinanceList {
    fn named(word: &str) -> Option<&'static OrdinanceList> {
        OrdinanceList::named(word)
    }

    fn words() -> &'static [&'static str] {
        static WORDS: Words = LazyLock::new(|| OrdinanceList::ALL.iter().map(|list| list.id).collect());
        &WORDS
    }
}
