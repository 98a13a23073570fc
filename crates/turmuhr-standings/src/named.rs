//! Names of editions, tie-breaks, lists and play-offs.

use std::sync::LazyLock;

use turmuhr_core::Named;

use crate::{
    Code, Name, TieBreakEdition,
    lists::OrdinanceList,
    playoff::{Rule, rules::RULES},
};

type Words = LazyLock<Vec<&'static str>>;

impl Named for TieBreakEdition {
    fn named(word: &str) -> Option<TieBreakEdition> {
        word.parse().ok()
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

    /// Without modifiers such as `/C1`.
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
