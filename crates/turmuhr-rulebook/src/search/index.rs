//! The index of one edition: what each article says and rules, in terms.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::OnceLock,
};

use turmuhr_core::{Citation, Edition, Lang};

use super::{
    lexicon::{DUTIES, KnownWords, LEXICON, Meaning, Term},
    subjects::SUBJECTS,
};
use crate::articles::text;

/// How often each term stands in a text.
pub(super) type TermCounts = BTreeMap<Term, f32>;

/// One article.
pub(super) struct Entry {
    pub(super) citation: Citation,
    /// Terms of the text, by language.
    pub(super) said: [TermCounts; 2],
    /// Words of the text, by language.
    pub(super) length: [f32; 2],
    /// Terms of the articles below: many articles are only a heading.
    pub(super) below: TermCounts,
    /// Terms of the articles above: «Hängepartien» above «Remisangebot».
    pub(super) above: TermCounts,
    pub(super) headings: Vec<Heading>,
    /// Sentences of the duties that rest on the article, with the article's share of each.
    pub(super) duties: Vec<(TermCounts, f32)>,
    /// The appendix it belongs to, by its place.
    pub(super) appendix: Option<usize>,
}

/// A heading of a subject that an article rules.
pub(super) struct Heading {
    pub(super) words: Vec<Meaning>,
    /// The rarity of each word.
    pub(super) rarities: Vec<f32>,
    /// How surely the article rules it.
    pub(super) weight: f32,
}

pub(super) struct Index {
    pub(super) edition: Edition,
    pub(super) entries: Vec<Entry>,
    pub(super) spread: Spread,
    /// Words of a text, by language.
    pub(super) average: [f32; 2],
}

/// In how many articles each term stands, in the text or in a heading.
pub(super) struct Spread {
    articles: f32,
    with: TermCounts,
}

/// The weight of a word of many subjects; the others have 1 to 6.
const COMMON: f32 = 0.5;

impl Index {
    /// Built at the first question.
    pub(super) fn of(edition: Edition) -> &'static Index {
        static INDEXES: [OnceLock<Index>; Edition::ALL.len()] =
            [const { OnceLock::new() }; Edition::ALL.len()];
        let place = Edition::ALL.iter().position(|other| *other == edition).unwrap_or(0);
        INDEXES[place].get_or_init(|| Index::build(edition))
    }

    fn build(edition: Edition) -> Index {
        let mut draft = Draft::of(edition);
        draft.add_headings();
        draft.add_duties();
        draft.add_family();
        let mut entries = draft.entries;
        let spread = Spread::of(&entries);
        for heading in entries.iter_mut().flat_map(|entry| &mut entry.headings) {
            heading.rarities = heading.words.iter().map(|word| spread.rarity(word)).collect();
        }
        let average = [0, 1]
            .map(|side: usize| entries.iter().map(|entry| entry.length[side]).sum::<f32>() / spread.articles);
        Index { edition, entries, spread, average }
    }
}

impl Spread {
    fn of(entries: &[Entry]) -> Spread {
        let mut with = TermCounts::new();
        for entry in entries {
            let own: BTreeSet<Term> = entry.own_terms().collect();
            own.into_iter().for_each(|term| *with.entry(term).or_insert(0.0) += 1.0);
        }
        Spread { articles: entries.len() as f32, with }
    }

    /// The weight of a word: rare words tell more.
    pub(super) fn rarity(&self, word: &Meaning) -> f32 {
        if word.common {
            return COMMON;
        }
        let known = word.terms.iter().filter_map(|(term, _)| self.with.get(term));
        let with = known.copied().fold(0.0, f32::max);
        (1.0 + (self.articles - with + 0.5) / (with + 0.5)).ln()
    }
}

/// An index under construction.
struct Draft {
    edition: Edition,
    entries: Vec<Entry>,
    places: BTreeMap<&'static str, usize>,
    /// Words already recognised, by language.
    known: [KnownWords; 2],
}

impl Draft {
    fn of(edition: Edition) -> Draft {
        let mut known = [KnownWords::new(), KnownWords::new()];
        let entries: Vec<Entry> =
            Citation::all(edition).map(|citation| Entry::new(citation, &mut known)).collect();
        let places = entries.iter().enumerate().map(|(place, entry)| (entry.citation.article(), place));
        Draft { edition, places: places.collect(), entries, known }
    }

    fn place(&self, citation: Citation) -> Option<usize> {
        self.places.get(citation.article()).copied()
    }

    fn meanings(&mut self, text: &str, lang: Lang) -> Vec<Meaning> {
        LEXICON.meanings_of_many(text, lang, &mut self.known[side(lang)])
    }

    fn add_headings(&mut self) {
        for subject in SUBJECTS.iter() {
            let ruling = subject.articles(self.edition);
            for (lang, heading) in Lang::ALL
                .into_iter()
                .flat_map(|lang| subject.headings(lang).map(move |heading| (lang, heading)))
            {
                let words = self.meanings(heading, lang);
                for (citation, weight) in &ruling {
                    if let Some(place) = self.place(*citation) {
                        let heading = Heading { words: words.clone(), rarities: Vec::new(), weight: *weight };
                        self.entries[place].headings.push(heading);
                    }
                }
            }
        }
    }

    fn add_duties(&mut self) {
        for duty in DUTIES.iter() {
            let places: Vec<usize> =
                duty.articles_of(self.edition).filter_map(|citation| self.place(citation)).collect();
            if places.is_empty() {
                continue;
            }
            // A duty of many articles says little about each.
            let share = 1.0 / (places.len() as f32).sqrt();
            let mut said = TermCounts::new();
            for lang in Lang::ALL {
                count(&self.meanings(duty.sentence.told(lang), lang), &mut said);
            }
            for place in places {
                self.entries[place].duties.push((said.clone(), share));
            }
        }
    }

    /// What the articles above and below say.
    fn add_family(&mut self) {
        for at in 0..self.entries.len() {
            let citation = self.entries[at].citation;
            let ancestors = std::iter::successors(citation.parent(), |above| above.parent());
            let above: Vec<usize> = ancestors.filter_map(|above| self.place(above)).collect();
            let below: Vec<usize> = match citation.parent() {
                Some(_) => citation.below().filter_map(|below| self.place(below)).collect(),
                // A chapter would say everything.
                None => Vec::new(),
            };
            let top = above.last().copied().unwrap_or(at);
            let entries = &self.entries;
            let appendix = is_appendix(entries[top].citation).then_some(top);
            let above = above.iter().flat_map(|place| entries[*place].own_terms());
            let above = above.map(|term| (term, 1.0)).collect();
            let below = below.iter().flat_map(|place| &entries[*place].said).flat_map(TermCounts::keys);
            let below = below.map(|term| (*term, 1.0)).collect();
            let entry = &mut self.entries[at];
            (entry.above, entry.below, entry.appendix) = (above, below, appendix);
        }
    }
}

/// The place of a language in pairs.
pub(super) fn side(lang: Lang) -> usize {
    match lang {
        Lang::De => 0,
        Lang::En => 1,
    }
}

/// Appendices and guidelines have letters or Roman numbers.
fn is_appendix(citation: Citation) -> bool {
    citation.article().len() <= 3 && citation.article().chars().all(|ch| ch.is_ascii_uppercase())
}

impl Entry {
    fn new(citation: Citation, known: &mut [KnownWords; 2]) -> Entry {
        let words = [Lang::De, Lang::En].map(|lang| {
            let told = text(citation, lang).unwrap_or_default();
            LEXICON.meanings_of_many(told, lang, &mut known[side(lang)])
        });
        let said = [0, 1].map(|place| {
            let mut said = TermCounts::new();
            count(&words[place], &mut said);
            said
        });
        let length = [0, 1].map(|place: usize| words[place].len() as f32);
        Entry {
            citation,
            said,
            length,
            below: TermCounts::new(),
            above: TermCounts::new(),
            headings: Vec::new(),
            duties: Vec::new(),
            appendix: None,
        }
    }

    pub(super) fn own_terms(&self) -> impl Iterator<Item = Term> {
        let headings = self.headings.iter().flat_map(|heading| &heading.words);
        let of_headings = headings.flat_map(|word| &word.terms).map(|(term, _)| *term);
        self.said.iter().flat_map(TermCounts::keys).copied().chain(of_headings)
    }
}

fn count(words: &[Meaning], said: &mut TermCounts) {
    for word in words {
        for (term, weight) in &word.terms {
            *said.entry(*term).or_insert(0.0) += weight;
        }
    }
}
