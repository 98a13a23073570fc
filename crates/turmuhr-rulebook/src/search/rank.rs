//! The ranking: articles that rule a subject before articles that mention it.

use turmuhr_core::{Citation, Lang};

use super::{
    index::{Entry, Heading, Index, TermCounts, side},
    lexicon::{LEXICON, Meaning, Typed},
    subjects::gap,
};

/// Shares of a score: what the article rules, says, and answers for.
const RULES: f32 = 1.0;
const SAYS: f32 = 0.2;
const ANSWERS_FOR: f32 = 0.1;
/// A word in the text of an article above, of one below, or in the other language.
const FROM_ABOVE: f32 = 0.5;
const FROM_BELOW: f32 = 0.8;
const OTHER_LANGUAGE: f32 = 0.8;
/// The Laws come before an appendix whose subject is not asked for.
const UNASKED_APPENDIX: f32 = 0.9;
/// The query is the heading, in the same words or in synonyms.
const EXACT: f32 = 1.15;
/// A heading that has the words in another order: «Turm, dann König» is not «König, dann Turm».
const OUT_OF_ORDER: f32 = 0.96;
/// Hits below this share of the best are left out, unless they say every word.
const WORTH_SHOWING: f32 = 0.3;

/// Words of a query that are looked at.
const MOST_WORDS: usize = 60;

impl Index {
    /// The articles for a query, the best first. Among equals the reading order decides.
    pub(super) fn find(&self, query: &str, lang: Lang) -> Vec<Citation> {
        let mut words = LEXICON.meanings(query, lang, Typed::InAHurry);
        words.truncate(MOST_WORDS);
        if words.is_empty() {
            return Vec::new();
        }
        let weights: Vec<f32> = words.iter().map(|word| self.spread.rarity(word)).collect();
        let mut hits: Vec<(f32, &Entry)> = self
            .entries
            .iter()
            .map(|entry| (self.score(entry, &words, &weights, lang), entry))
            .filter(|(score, _)| *score > 0.0)
            .collect();
        hits.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        if hits.is_empty() {
            return gap(self.edition);
        }
        let best = hits.first().map_or(0.0, |(score, _)| *score);
        hits.into_iter()
            .filter(|(score, entry)| *score >= best * WORTH_SHOWING || entry.says_all(&words))
            .map(|(_, entry)| entry.citation)
            .collect()
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

impl Entry {
    /// Whether its text or a heading has the word.
    fn names(&self, word: &Meaning) -> bool {
        !word.common && self.own_terms().any(|term| word.terms.iter().any(|(own, _)| *own == term))
    }

    fn says_all(&self, words: &[Meaning]) -> bool {
        words.iter().all(|word| self.said.iter().any(|said| frequency(said, word) > 0.0))
    }

    /// BM25: more of a word counts less each time, and a long text has to say it more often.
    fn saturated(&self, word: &Meaning, place: usize, average: [f32; 2]) -> f32 {
        let often = frequency(&self.said[place], word);
        let length = 0.25 + 0.75 * self.length[place] / average[place].max(1.0);
        (often * 1.6 / (often + 0.6 * length)).min(1.0)
    }
}

fn frequency(said: &TermCounts, word: &Meaning) -> f32 {
    let found = word.terms.iter().filter_map(|(term, weight)| said.get(term).map(|often| often * weight));
    found.fold(0.0, f32::max)
}
