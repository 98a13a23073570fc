//! Things of the program that files and forms call by a word.

use std::sync::LazyLock;

use crate::Edition;

/// A thing with a word for it.
pub trait Named: Sized {
    /// The value this word names.
    fn named(word: &str) -> Option<Self>;

    /// Every word there is, for those who wrote another one.
    fn words() -> &'static [&'static str];
}

impl Named for Edition {
    fn named(word: &str) -> Option<Edition> {
        word.parse().ok()
    }

    fn words() -> &'static [&'static str] {
        static WORDS: LazyLock<Vec<&'static str>> = LazyLock::new(|| Edition::ALL.map(Edition::id).to_vec());
        &WORDS
    }
}
