//! Values that files and forms name by a word.

use std::sync::LazyLock;

use crate::Edition;

/// A value that files and forms name by a word.
pub trait Named: Sized {
    /// The value this word names.
    fn named(word: &str) -> Option<Self>;

    /// Every valid word, for error messages.
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
