//! The known words, and how a typed word is recognised as one of them.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

use turmuhr_core::{Citation, Edition, Lang};

use super::{
    spelling,
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

/// Weights of a meaning: the word itself, another word of its concept, a word spelled nearly so.
const SAME: f32 = 1.0;
const CONCEPT: f32 = 0.95;
const NEAR: f32 = 0.85;
/// A queen is a piece.
const OF_A_KIND: f32 = 0.5;
/// Words taken for a misspelt or unfinished one.
const FEW: usize = 4;

/// The meanings of words of one language.
pub(super) type KnownWords = BTreeMap<String, Vec<Meaning>>;

pub(super) struct Lexicon {
    fillers: BTreeSet<String>,
    everyday: BTreeSet<String>,
    /// Stems.
    common: BTreeSet<String>,
    /// Folded words as they are written.
    written: BTreeMap<String, Written>,
    stems: BTreeMap<String, Meaning>,
    terms: u32,
}

#[derive(Clone, Debug, Default)]
struct Written {
    meaning: Meaning,
    /// The thesaurus lists it: a compound with a meaning of its own.
    listed: bool,
    german: bool,
    /// A bit for each letter it has.
    letters: u32,
    count: u32,
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
            if !SEPARABLE.contains(&words[at].as_str()) {
                at += 1;
                continue;
            }
            let whole = |verb: &String| format!("{}{verb}", words[at]);
            let is_verb = |verb: &String| {
                !self.fillers.contains(verb)
                    && self
                        .stems
                        .get(&stem(&whole(verb), Lang::De))
                        .is_some_and(|known| known.terms.len() > 1)
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

    fn recognised(&self, word: &str, lang: Lang, typed: Typed) -> Vec<Meaning> {
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
            Typed::InAHurry if self.everyday.contains(word) => Vec::new(),
            Typed::InAHurry => self.guessed(word, lang),
        }
    }

    /// A misspelt word, a compound with a misspelt part, or the beginning of a word.
    fn guessed(&self, word: &str, lang: Lang) -> Vec<Meaning> {
        if let Some(meant) = self.near(word, lang) {
            return meant;
        }
        let cuts = word.char_indices().map(|(place, _)| place).filter(|place| *place >= 3);
        for cut in cuts.filter(|cut| word.len() - cut >= 4).collect::<Vec<_>>().into_iter().rev() {
            let (head, tail) = word.split_at(cut);
            let tail_of = |tail: &str| self.near(tail.strip_prefix('s').unwrap_or(tail), lang);
            if let Some(first) = self.part(head)
                && let Some(rest) = self.near(tail, lang).or_else(|| tail_of(tail))
            {
                return std::iter::once(first.clone()).chain(rest).collect();
            }
            if let Some(last) = self.part(tail)
                && let Some(mut first) = self.near(head, lang)
            {
                first.push(last.clone());
                return first;
            }
        }
        if word.chars().count() < 4 {
            return Vec::new();
        }
        let begun = self.written.range(word.to_owned()..).take_while(|(known, _)| known.starts_with(word));
        let mut all = Meaning::default();
        for (_, known) in begun.take(2 * FEW) {
            all.add(&known.meaning, NEAR);
        }
        if all.terms.is_empty() { self.half(word) } else { vec![all] }
    }

    /// The known half of a compound: «Remisofferte» speaks of «Remis» at least.
    fn half(&self, word: &str) -> Vec<Meaning> {
        let cuts = (4..word.len()).rev().filter(|cut| word.is_char_boundary(*cut));
        let halves =
            cuts.flat_map(|cut| [&word[..cut], &word[word.len() - cut..]].map(|half| self.part(half)));
        halves.flatten().take(1).cloned().collect()
    }

    /// The words a misspelt one may stand for.
    fn near(&self, word: &str, lang: Lang) -> Option<Vec<Meaning>> {
        let most = match word.chars().count() {
            0..=3 => return None,
            4 => 1,
            5..=8 => 1,
            _ => 2,
        };
        let letters: Vec<char> = word.chars().collect();
        let own_letters = letters_of(word);
        let mut lines = spelling::Lines::default();
        let mut nearest: Vec<(usize, bool, bool, u32, &String)> = Vec::new();
        for (known, written) in &self.written {
            // One error changes two letters at most.
            let differing = (written.letters ^ own_letters).count_ones() as usize;
            if known.len().abs_diff(word.len()) > most || differing > 2 * most || self.fillers.contains(known)
            {
                continue;
            }
            // Two errors, one of them in the first letter, make another word.
            let most = if known.starts_with(letters[0]) { most } else { 1 };
            if let Some(distance) = lines.distance(&letters, known, most) {
                // A four-letter word has too many neighbours for anything but swapped letters.
                let swapped = letters.len() == known.chars().count();
                if letters.len() == 4 && !(swapped && spelling::swapped(&letters, known)) {
                    continue;
                }
                let foreign = written.german != (lang == Lang::De);
                nearest.push((distance, !written.listed, foreign, u32::MAX - written.count, known));
            }
        }
        nearest.sort();
        let best = nearest.first()?;
        let alike = nearest.iter().filter(|other| (other.0, other.1) == (best.0, best.1)).take(FEW);
        let mut all: Vec<Vec<Meaning>> =
            alike.map(|(.., known)| self.recognised(known, lang, Typed::Carefully)).collect();
        let mut meant = all.remove(0);
        // Several candidates are alternatives of one word; a compound stands for itself.
        if let [only] = &mut meant[..] {
            let mut merged = Meaning::default();
            merged.add(only, NEAR);
            for other in all {
                if let [other] = &other[..] {
                    merged.add(other, NEAR * NEAR);
                }
            }
            merged.common = only.common;
            *only = merged;
        }
        Some(meant)
    }

    /// The parts of a compound: Stellungswiederholung, touchmove. Empty if it cannot be split into known words.
    fn parts(&self, word: &str) -> Vec<&Meaning> {
        if word.len() < 7 || !word.is_ascii() {
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
    fn part(&self, word: &str) -> Option<&Meaning> {
        const SHORT: [&str; 9] = ["zug", "uhr", "end", "not", "elo", "rad", "weg", "see", "arm"];
        if word.len() < 4 && !SHORT.contains(&word) || NO_PARTS.contains(&word) {
            return None;
        }
        // Shortened verbs stand in compounds too.
        self.written.get(word).map(|known| &known.meaning).or_else(|| self.stems.get(word))
    }
}

/// Prefixes that a German verb leaves at the end of the sentence.
const SEPARABLE: &[&str] = &[
    "ab", "an", "auf", "aus", "ein", "los", "mit", "nach", "um", "vor", "weg", "zu", "zuruck", "zurecht",
    "raus",
];

/// Endings that look like words.
const NO_PARTS: &[&str] = &[
    "lich", "liche", "ende", "ende", "unge", "keit", "heit", "schaft", "bare", "isch", "ander", "ieren",
    "ment",
];

fn letters_of(word: &str) -> u32 {
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
    fn add(&mut self, other: &Meaning, weight: f32) {
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
