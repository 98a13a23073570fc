//! The index of one edition and its ranking.

use std::{collections::BTreeMap, sync::OnceLock};

use turmuhr_core::{Citation, Edition, Lang};

use super::{
    lexicon::{DUTIES, KnownWords, LEXICON, Meaning, Term, Typed},
    subjects::{SUBJECTS, gap},
};
use crate::articles::text;

/// What an article says and rules, in terms.
struct Entry {
    citation: Citation,
    /// How often each term stands in the text, by language.
    said: [BTreeMap<Term, f32>; 2],
    /// Words of the text, by language.
    length: [f32; 2],
    /// Terms of the articles below: many articles are only a heading.
    below: BTreeMap<Term, f32>,
    /// Terms of the articles above: «Hängepartien» above «Remisangebot».
    above: BTreeMap<Term, f32>,
    headings: Vec<Heading>,
    /// Sentences of the duties that rest on the article.
    duties: Vec<(BTreeMap<Term, f32>, f32)>,
    /// The appendix it belongs to, by its place.
    appendix: Option<usize>,
}

struct Heading {
    words: Vec<Meaning>,
    /// The rarity of each word.
    rarities: Vec<f32>,
    /// How surely the article rules it.
    weight: f32,
}

pub(super) struct Index {
    entries: Vec<Entry>,
    /// Articles that contain each term, in their text or headings.
    spread: BTreeMap<Term, f32>,
    average: [f32; 2],
}

/// Shares of a score: what the article rules, says, and answers for.
const RULES: f32 = 1.0;
const SAYS: f32 = 0.2;
const ANSWERS_FOR: f32 = 0.1;
/// A word in the text of an article above, of one below, or in the other language.
const FROM_ABOVE: f32 = 0.5;
const FROM_BELOW: f32 = 0.8;
const OTHER_LANGUAGE: f32 = 0.8;
/// The weight of a word of many subjects; the others have 1 to 6.
const COMMON: f32 = 0.5;
/// The Laws come before an appendix whose subject is not asked for.
const UNASKED_APPENDIX: f32 = 0.9;
/// The query is the heading, in the same words or in synonyms.
const EXACT: f32 = 1.15;
/// A heading that has the words in another order: «Turm, dann König» is not «König, dann Turm».
const OUT_OF_ORDER: f32 = 0.96;
/// Hits below this share of the best are left out.
const WORTH_SHOWING: f32 = 0.3;

impl Index {
    /// Built at the first question.
    pub(super) fn of(edition: Edition) -> &'static Index {
        static INDEXES: [OnceLock<Index>; Edition::ALL.len()] =
            [const { OnceLock::new() }; Edition::ALL.len()];
        let place = Edition::ALL.iter().position(|other| *other == edition).unwrap_or(0);
        INDEXES[place].get_or_init(|| Index::build(edition))
    }

    fn build(edition: Edition) -> Index {
        let mut known = [KnownWords::new(), KnownWords::new()];
        let mut entries: Vec<Entry> =
            Citation::all(edition).map(|citation| Entry::new(citation, &mut known)).collect();
        let places: BTreeMap<&str, usize> =
            entries.iter().enumerate().map(|(place, entry)| (entry.citation.article(), place)).collect();
        let place = |citation: Citation| places.get(citation.article()).copied();
        for subject in SUBJECTS.iter() {
            let ruling = subject.articles(edition);
            for lang in Lang::ALL {
                for heading in subject.headings(lang) {
                    let words = LEXICON.meanings_of_many(heading, lang, &mut known[side(lang)]);
                    for (citation, weight) in &ruling {
                        if let Some(place) = place(*citation) {
                            entries[place].headings.push(Heading {
                                words: words.clone(),
                                rarities: Vec::new(),
                                weight: *weight,
                            });
                        }
                    }
                }
            }
        }
        for duty in DUTIES.iter() {
            let articles: Vec<Citation> = duty.articles_of(edition).collect();
            let share = 1.0 / (articles.len().max(1) as f32).sqrt();
            if articles.is_empty() {
                continue;
            }
            let mut said = BTreeMap::new();
            for lang in Lang::ALL {
                let sentence = duty.sentence.told(lang);
                count(&LEXICON.meanings_of_many(sentence, lang, &mut known[side(lang)]), &mut said);
            }
            for place in articles.into_iter().filter_map(place) {
                entries[place].duties.push((said.clone(), share));
            }
        }
        for at in 0..entries.len() {
            let mut above = BTreeMap::new();
            let mut parent = entries[at].citation.parent();
            while let Some(citation) = parent {
                if let Some(place) = place(citation) {
                    entries[place].own_terms().for_each(|term| *above.entry(term).or_insert(0.0) = 1.0);
                }
                parent = citation.parent();
            }
            entries[at].above = above;
            entries[at].appendix =
                place(root(entries[at].citation)).filter(|root| is_appendix(entries[*root].citation));
            // A chapter has everything below it.
            if entries[at].citation.parent().is_some() {
                let below: Vec<usize> = entries[at].citation.below().filter_map(place).collect();
                let said = below.iter().flat_map(|place| &entries[*place].said).flat_map(BTreeMap::keys);
                entries[at].below = said.map(|term| (*term, 1.0)).collect();
            }
        }
        let mut spread = BTreeMap::new();
        let mut average = [0.0, 0.0];
        for entry in &entries {
            let own: std::collections::BTreeSet<Term> = entry.own_terms().collect();
            own.into_iter().for_each(|term| *spread.entry(term).or_insert(0.0) += 1.0);
            for (sum, length) in average.iter_mut().zip(entry.length) {
                *sum += length / entries_len(&entries);
            }
        }
        let mut index = Index { entries: Vec::new(), spread, average };
        let all = entries_len(&entries);
        for heading in entries.iter_mut().flat_map(|entry| &mut entry.headings) {
            heading.rarities = heading.words.iter().map(|word| index.rarity(word, all)).collect();
        }
        index.entries = entries;
        index
    }

    /// The articles for a query, the best first. Among equals the reading order decides.
    pub(super) fn find(&self, query: &str, lang: Lang) -> Vec<Citation> {
        let words = LEXICON.meanings(query, lang, Typed::InAHurry);
        if words.is_empty() {
            return Vec::new();
        }
        let all = entries_len(&self.entries);
        let weights: Vec<f32> = words.iter().map(|word| self.rarity(word, all)).collect();
        let mut hits: Vec<(f32, Citation)> = self
            .entries
            .iter()
            .map(|entry| (self.score(entry, &words, &weights, lang), entry.citation))
            .filter(|(score, _)| *score > 0.0)
            .collect();
        hits.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        if hits.is_empty() {
            return gap(self.entries[0].citation.edition());
        }
        let best = hits.first().map_or(0.0, |(score, _)| *score);
        hits.into_iter()
            .filter(|(score, _)| *score >= best * WORTH_SHOWING)
            .map(|(_, citation)| citation)
            .collect()
    }

    /// The weight of a word: rare words tell more.
    fn rarity(&self, word: &Meaning, all: f32) -> f32 {
        let known = word.terms.iter().filter_map(|(term, _)| self.spread.get(term));
        let with = known.copied().fold(0.0, f32::max);
        if word.common { COMMON } else { (1.0 + (all - with + 0.5) / (with + 0.5)).ln() }
    }

    fn score(&self, entry: &Entry, words: &[Meaning], weights: &[f32], lang: Lang) -> f32 {
        let asked: f32 = weights.iter().sum();
        let rules = entry.headings.iter().map(|heading| agreement(heading, entry, words, weights));
        let rules = rules.fold(0.0, f32::max);
        let own = side(lang);
        let mut says = 0.0;
        let mut any = rules > 0.0;
        for (word, weight) in words.iter().zip(weights) {
            let said = entry
                .saturated(word, own, self.average)
                .max(OTHER_LANGUAGE * entry.saturated(word, 1 - own, self.average));
            let said = said.max(FROM_BELOW * frequency(&entry.below, word).min(1.0));
            any |= said > 0.0;
            let above = FROM_ABOVE * frequency(&entry.above, word).min(1.0);
            says += weight * said.max(above);
        }
        if !any {
            return 0.0;
        }
        let answers = entry.duties.iter().map(|(said, share)| {
            let matched: f32 =
                words.iter().zip(weights).map(|(word, weight)| weight * frequency(said, word).min(1.0)).sum();
            share * matched / asked
        });
        let score = RULES * rules + SAYS * says / asked + ANSWERS_FOR * answers.fold(0.0, f32::max);
        let asked_for = |appendix: usize| words.iter().any(|word| self.entries[appendix].names(word));
        if entry.appendix.is_none_or(asked_for) { score } else { score * UNASKED_APPENDIX }
    }
}

/// How well a heading fits: the share of the query it covers, and its own share that the query covers.
fn agreement(heading: &Heading, entry: &Entry, words: &[Meaning], weights: &[f32]) -> f32 {
    let (mut covered, mut asked, mut own) = (0.0, 0.0, false);
    let mut places = Vec::new();
    // «Who has the move» has no other words.
    let all_common = words.iter().all(|word| word.common);
    for (word, weight) in words.iter().zip(weights) {
        let mut here = 0.0;
        let mut place = 0;
        for (at, other) in heading.words.iter().enumerate() {
            let agreement = word.agreement(other);
            if agreement > here {
                (here, place) = (agreement, at);
            }
        }
        if here > 0.0 {
            places.push(place);
        }
        own |= here > 0.0 && (all_common || !word.common);
        covered += weight * here.max(FROM_ABOVE * frequency(&entry.above, word).min(1.0));
        asked += weight;
    }
    if !own {
        return 0.0;
    }
    let (mut met, mut whole) = (0.0, 0.0);
    for (other, weight) in heading.words.iter().zip(&heading.rarities) {
        met += weight * words.iter().map(|word| word.agreement(other)).fold(0.0, f32::max);
        whole += weight;
    }
    let (covered, met) = (covered / asked, met / whole);
    let exact = if covered.min(met) > 0.9 { EXACT } else { 1.0 };
    let order = if places.is_sorted() { 1.0 } else { OUT_OF_ORDER };
    heading.weight * covered * (0.3 + 0.7 * met) * order * exact
}

/// The place of a language in pairs.
fn side(lang: Lang) -> usize {
    match lang {
        Lang::De => 0,
        Lang::En => 1,
    }
}

/// The article at the top: A for A.4.2.
fn root(citation: Citation) -> Citation {
    citation.parent().map_or(citation, root)
}

/// Appendices and guidelines have letters or Roman numbers.
fn is_appendix(citation: Citation) -> bool {
    citation.article().len() <= 3 && citation.article().chars().all(|ch| ch.is_ascii_uppercase())
}

fn entries_len(entries: &[Entry]) -> f32 {
    entries.len() as f32
}

impl Entry {
    fn new(citation: Citation, known: &mut [KnownWords; 2]) -> Entry {
        let words = [Lang::De, Lang::En].map(|lang| {
            let told = text(citation, lang).unwrap_or_default();
            LEXICON.meanings_of_many(told, lang, &mut known[side(lang)])
        });
        let said = [0, 1].map(|place| {
            let mut said = BTreeMap::new();
            count(&words[place], &mut said);
            said
        });
        let length = [0, 1].map(|place: usize| words[place].len() as f32);
        Entry {
            citation,
            said,
            length,
            below: BTreeMap::new(),
            above: BTreeMap::new(),
            headings: Vec::new(),
            duties: Vec::new(),
            appendix: None,
        }
    }

    /// Whether its text or a heading has the word.
    fn names(&self, word: &Meaning) -> bool {
        !word.common && self.own_terms().any(|term| word.terms.iter().any(|(own, _)| *own == term))
    }

    fn own_terms(&self) -> impl Iterator<Item = Term> {
        let headings = self.headings.iter().flat_map(|heading| &heading.words);
        let of_headings = headings.flat_map(|word| &word.terms).map(|(term, _)| *term);
        self.said.iter().flat_map(BTreeMap::keys).copied().chain(of_headings)
    }

    /// BM25: more of a word counts less each time, and a long text has to say it more often.
    fn saturated(&self, word: &Meaning, place: usize, average: [f32; 2]) -> f32 {
        let often = frequency(&self.said[place], word);
        let length = 0.25 + 0.75 * self.length[place] / average[place].max(1.0);
        (often * 1.6 / (often + 0.6 * length)).min(1.0)
    }
}

fn frequency(said: &BTreeMap<Term, f32>, word: &Meaning) -> f32 {
    let found = word.terms.iter().filter_map(|(term, weight)| said.get(term).map(|often| often * weight));
    found.fold(0.0, f32::max)
}

fn count(words: &[Meaning], said: &mut BTreeMap<Term, f32>) {
    for word in words {
        for (term, weight) in &word.terms {
            *said.entry(*term).or_insert(0.0) += weight;
        }
    }
}
