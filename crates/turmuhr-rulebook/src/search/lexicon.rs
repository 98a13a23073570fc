//! The known words, and how a typed word is recognised as one of them.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

use turmuhr_core::{Citation, Edition, Lang};

use super::{
    subjects::SUBJECTS,
    thesaurus::Thesaurus,
    words::{folded_words, stem},
};
use crate::{
    articles::text,
    duties::{self, Duty},
};

/// A stem or a concept.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Term(u32);

/// What one word may mean, with the weight of each meaning.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Meaning {
    pub(super) terms: Vec<(Term, f32)>,
    /// A word of many subjects.
    pub(super) common: bool,
}

/// Weights of a meaning: the word itself, another word of its concept.
const SAME: f32 = 1.0;
const CONCEPT: f32 = 0.95;
/// A queen is a piece.
const OF_A_KIND: f32 = 0.5;

/// The meanings of words of one language.
pub(super) type KnownWords = BTreeMap<String, Vec<Meaning>>;

pub(super) struct Lexicon {
    pub(super) fillers: BTreeSet<String>,
    everyday: BTreeSet<String>,
    /// Stems.
    common: BTreeSet<String>,
    /// Folded words as they are written.
    pub(super) written: BTreeMap<String, Written>,
    pub(super) stems: BTreeMap<String, Meaning>,
    terms: u32,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Written {
    pub(super) meaning: Meaning,
    /// The thesaurus lists it: a compound with a meaning of its own.
    pub(super) listed: bool,
    pub(super) german: bool,
    /// A bit for each letter it has.
    pub(super) letters: u32,
    pub(super) count: u32,
}

/// Their articles are gathered from all rules, which takes a moment.
pub(super) static DUTIES: LazyLock<Vec<Duty>> = LazyLock::new(|| duties::all().collect());

pub(super) static LEXICON: LazyLock<Lexicon> = LazyLock::new(Lexicon::build);

impl Lexicon {
    fn build() -> Lexicon {
        let Thesaurus { fillers, everyday, common, kinds, concepts } = Thesaurus::read();
        let stems_of = |word: &String| Lang::ALL.map(|lang| stem(word, lang));
        let common = common.iter().chain(&everyday).flat_map(stems_of).collect();
        let mut lexicon =
            Lexicon { fillers, everyday, common, written: BTreeMap::new(), stems: BTreeMap::new(), terms: 0 };
        for words in concepts {
            let concept = lexicon.new_term();
            for (word, lang) in words {
                lexicon.learn(&word, lang, Some(concept));
            }
        }
        for (whole, kinds) in kinds {
            let whole = lexicon.written.get(&whole).map(|known| known.meaning.clone()).unwrap_or_default();
            for kind in kinds {
                lexicon.written.entry(kind).or_default().meaning.add(&whole, OF_A_KIND);
            }
        }
        for lang in Lang::ALL {
            for subject in SUBJECTS.iter() {
                subject.headings(lang).for_each(|heading| lexicon.learn_text(heading, lang));
            }
            for duty in DUTIES.iter() {
                lexicon.learn_text(duty.sentence.told(lang), lang);
            }
            // Editions share most of their texts.
            let mut learnt = BTreeSet::new();
            for told in
                Edition::ALL.into_iter().flat_map(Citation::all).filter_map(|article| text(article, lang))
            {
                if learnt.insert(told.as_ptr()) {
                    lexicon.learn_text(told, lang);
                }
            }
        }
        lexicon
    }

    fn new_term(&mut self) -> Term {
        self.terms += 1;
        Term(self.terms)
    }

    fn learn_text(&mut self, text: &str, lang: Lang) {
        for word in folded_words(text) {
            match self.written.get_mut(&word) {
                Some(known) => known.count += 1,
                None => self.learn(&word, lang, None),
            }
        }
    }

    fn learn(&mut self, word: &str, lang: Lang, concept: Option<Term>) {
        let stem = stem(word, lang);
        // A number means something only where the thesaurus says so: 40 minutes, 50 moves.
        let number = concept.is_none() && word.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
        let common = number || self.common.contains(&stem);
        if !self.stems.contains_key(&stem) {
            let own = self.new_term();
            self.stems.insert(stem.clone(), Meaning { terms: vec![(own, SAME)], common });
        }
        let of_stem = self.stems.entry(stem).or_default();
        if let Some(concept) = concept {
            of_stem.terms.push((concept, CONCEPT));
        }
        let written = self.written.entry(word.to_owned()).or_default();
        for term in &of_stem.terms {
            if !written.meaning.terms.contains(term) {
                written.meaning.terms.push(*term);
            }
        }
        written.meaning.common |= common;
        written.listed |= concept.is_some();
        written.german |= lang == Lang::De;
        written.letters = letters_of(word);
        written.count += 1;
    }

    /// The meanings of a text's words. Fillers count only in a text of nothing else.
    pub(super) fn meanings(&self, text: &str, lang: Lang, typed: Typed) -> Vec<Meaning> {
        self.telling(text).iter().flat_map(|word| self.recognised(word, lang, typed)).collect()
    }

    /// The same for one of many texts: `known` keeps the words already recognised.
    pub(super) fn meanings_of_many(&self, text: &str, lang: Lang, known: &mut KnownWords) -> Vec<Meaning> {
        let recognised = self.telling(text).into_iter().flat_map(|word| {
            let meanings =
                known.entry(word).or_insert_with_key(|word| self.recognised(word, lang, Typed::Carefully));
            meanings.clone()
        });
        recognised.collect()
    }

    fn telling(&self, text: &str) -> Vec<String> {
        let words = self.with_prefixes(self.joined(folded_words(text)));
        let any = words.iter().any(|word| !self.fillers.contains(word));
        words.into_iter().filter(|word| !any || !self.fillers.contains(word)).collect()
    }

    /// «chess 960» and «j adoube» are one word each.
    fn joined(&self, words: Vec<String>) -> Vec<String> {
        let mut joined: Vec<String> = Vec::new();
        for word in words {
            if let Some(last) = joined.last_mut() {
                let both = format!("{last}{word}");
                if self.written.get(&both).is_some_and(|known| known.listed) {
                    *last = both;
                    continue;
                }
            }
            joined.push(word);
        }
        joined
    }

    /// «deckt das Formular ab» is said of «abdecken».
    fn with_prefixes(&self, mut words: Vec<String>) -> Vec<String> {
        let mut at = 1;
        while at < words.len() {
            // «auf die Uhr» is no «aufschlagen».
            let preposition = words.get(at + 1).is_some_and(|next| DETERMINERS.contains(&next.as_str()));
            if preposition || !SEPARABLE.contains(&words[at].as_str()) {
                at += 1;
                continue;
            }
            let whole = |verb: &String| format!("{}{verb}", words[at]);
            let listed = |word: &str| self.written.get(word).is_some_and(|known| known.listed);
            let has_synonyms =
                |stem: &String| self.stems.get(stem).is_some_and(|known| known.terms.len() > 1);
            // «Bauer auf» is no «aufbauen».
            let is_verb = |verb: &String| {
                let whole = whole(verb);
                !self.fillers.contains(verb)
                    && (listed(&whole) || !listed(verb) && has_synonyms(&stem(&whole, Lang::De)))
            };
            let verb = words[..at].iter().rposition(is_verb);
            match verb {
                Some(verb) => {
                    words[verb] = whole(&words[verb]);
                    words.remove(at);
                }
                None => at += 1,
            }
        }
        words
    }

    pub(super) fn recognised(&self, word: &str, lang: Lang, typed: Typed) -> Vec<Meaning> {
        if let Some(known) = self.written.get(word) {
            if known.listed || !known.german {
                return vec![known.meaning.clone()];
            }
            let parts = self.parts(word);
            return if parts.len() > 1 {
                parts.into_iter().cloned().collect()
            } else {
                vec![known.meaning.clone()]
            };
        }
        let mut languages = Lang::ALL;
        languages.sort_by_key(|other| *other != lang);
        if let Some(meaning) = languages.iter().find_map(|lang| self.stems.get(&stem(word, *lang))) {
            return vec![meaning.clone()];
        }
        let parts = self.parts(word);
        if !parts.is_empty() {
            return parts.into_iter().cloned().collect();
        }
        match typed {
            Typed::Carefully => Vec::new(),
            Typed::InAHurry if word.len() > LONGEST => Vec::new(),
            Typed::InAHurry if self.everyday.contains(word) => Vec::new(),
            Typed::InAHurry => self.guessed(word, lang),
        }
    }

    /// The parts of a compound: Stellungswiederholung, touchmove. Empty if it cannot be split into known words.
    fn parts(&self, word: &str) -> Vec<&Meaning> {
        if word.len() < 7 || word.len() > LONGEST || !word.is_ascii() {
            return Vec::new();
        }
        // The last part says what the thing is; the longest known one is the safest.
        for cut in 3..=word.len() - 3 {
            let (head, tail) = word.split_at(cut);
            let Some(last) = self.part(tail) else { continue };
            let bare = ["", "s", "es", "n", "en", "e"]
                .iter()
                .find_map(|joint| head.strip_suffix(joint).and_then(|bare| self.part(bare)));
            if let Some(first) = bare {
                return vec![first, last];
            }
            let rest = self.parts(head.strip_suffix('s').unwrap_or(head));
            if !rest.is_empty() {
                return rest.into_iter().chain([last]).collect();
            }
        }
        Vec::new()
    }

    /// A word that may be part of a compound.
    pub(super) fn part(&self, word: &str) -> Option<&Meaning> {
        const SHORT: [&str; 9] = ["zug", "uhr", "end", "not", "elo", "rad", "weg", "see", "arm"];
        if word.len() < 4 && !SHORT.contains(&word) || NO_PARTS.contains(&word) {
            return None;
        }
        // Shortened verbs stand in compounds too.
        self.written.get(word).map(|known| &known.meaning).or_else(|| self.stems.get(word))
    }
}

/// Letters of the longest word that is worth a guess.
const LONGEST: usize = 60;

/// Prefixes that a German verb leaves at the end of the sentence.
const SEPARABLE: &[&str] = &[
    "ab",
    "an",
    "auf",
    "aus",
    "ein",
    "los",
    "mit",
    "nach",
    "um",
    "vor",
    "weg",
    "zu",
    "zuruck",
    "zurecht",
    "raus",
    "rein",
    "dazwischen",
];

/// A word before one of these is a preposition.
const DETERMINERS: &[&str] = &[
    "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "meine", "meiner",
    "seine", "seiner", "dieser", "diesem",
];

/// Endings that look like words.
const NO_PARTS: &[&str] =
    &["lich", "liche", "ende", "unge", "keit", "heit", "schaft", "bare", "isch", "ander", "ieren", "ment"];

pub(super) fn letters_of(word: &str) -> u32 {
    word.bytes().filter(u8::is_ascii_lowercase).fold(0, |letters, byte| letters | 1 << (byte - b'a'))
}

/// How a text was written.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    /// Only known words and their compounds.
    Carefully,
    /// With errors and unfinished words.
    InAHurry,
}

impl Meaning {
    pub(super) fn add(&mut self, other: &Meaning, weight: f32) {
        for (term, own) in &other.terms {
            if !self.terms.iter().any(|(known, _)| known == term) {
                self.terms.push((*term, own * weight));
            }
        }
    }

    /// How well two words mean the same, 0 to 1.
    pub(super) fn agreement(&self, other: &Meaning) -> f32 {
        let pairs = self.terms.iter().flat_map(|(term, weight)| {
            other.terms.iter().filter(move |(known, _)| known == term).map(move |(_, own)| weight.min(*own))
        });
        pairs.fold(0.0, f32::max)
    }
}
