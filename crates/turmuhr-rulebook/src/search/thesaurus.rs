//! The thesaurus: words of both languages that mean the same, and words that mean little.

use std::collections::{BTreeMap, BTreeSet};

use turmuhr_core::Lang;

use super::words::{fold, folded_words};

const DATA: &str = include_str!("thesaurus.txt");

/// The parsed file, folded.
pub(super) struct Thesaurus {
    /// Words without a subject: articles, pronouns, auxiliary verbs.
    pub(super) fillers: BTreeSet<String>,
    /// Words of the day, which are no misspelt words of chess.
    pub(super) everyday: BTreeSet<String>,
    /// Words of many subjects: player, game, arbiter.
    pub(super) common: BTreeSet<String>,
    /// A word and the words for its kinds.
    pub(super) kinds: Vec<(String, Vec<String>)>,
    /// The words of each concept with their language.
    pub(super) concepts: Vec<Vec<(String, Lang)>>,
}

impl Thesaurus {
    pub(super) fn read() -> Thesaurus {
        let mut sections: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        let mut section = "";
        for line in lines(DATA) {
            match line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
                Some(title) => section = title,
                None => sections.entry(section).or_default().push(line),
            }
        }
        let lines_of = |title: &str| sections.get(title).cloned().unwrap_or_default();
        let set = |title: &str| lines_of(title).into_iter().flat_map(folded_words).collect();
        Thesaurus {
            fillers: set("fillers"),
            everyday: set("everyday"),
            common: set("common"),
            kinds: lines_of("kinds").into_iter().map(kinds).collect(),
            concepts: lines_of("concepts").into_iter().map(concept).collect(),
        }
    }
}

fn kinds(line: &str) -> (String, Vec<String>) {
    let (whole, kinds) = line.split_once('=').unwrap_or((line, ""));
    (fold(whole.trim()), folded_words(kinds))
}

fn concept(line: &str) -> Vec<(String, Lang)> {
    let (german, english) = line.split_once('=').unwrap_or((line, ""));
    let of = |words: &str, lang| words.split_whitespace().map(|word| (fold(word), lang)).collect::<Vec<_>>();
    let mut words = of(german, Lang::De);
    words.extend(of(english, Lang::En));
    words
}

/// The lines of a data file without comments and empty ones.
pub(super) fn lines(data: &'static str) -> impl Iterator<Item = &'static str> {
    data.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"))
}
