//! A journal at one moment, with what was worked out from it. When the journal grows there is a new snapshot, so nothing
//! that is kept here can be out of date.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use turmuhr_texts::{Lang, web::facts};
use turmuhr_tournament::{Entry, Event, Fact, Journal, NoTable, Section, SectionId, Table, table};

#[derive(Debug)]
pub struct Snapshot {
    stream: String,
    journal: Journal,
    tables: Kept<(SectionId, u32), Result<Table, NoTable>>,
    fragments: Kept<String, String>,
}

/// Whatever is asked for twice is worked out once, also by five hundred who ask at the same moment.
type Kept<K, V> = Mutex<HashMap<K, Arc<OnceLock<Arc<V>>>>>;

fn kept<K: std::hash::Hash + Eq, V>(all: &Kept<K, V>, key: K, make: impl FnOnce() -> V) -> Arc<V> {
    let cell = all.lock().unwrap_or_else(PoisonError::into_inner).entry(key).or_default().clone();
    cell.get_or_init(|| Arc::new(make())).clone()
}

impl Snapshot {
    pub(crate) fn new(stream: &str, journal: Journal) -> Snapshot {
        let (tables, fragments) = (Mutex::default(), Mutex::default());
        Snapshot { stream: stream.to_owned(), journal, tables, fragments }
    }

    pub fn stream(&self) -> &str {
        &self.stream
    }

    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    pub fn event(&self) -> &Event {
        self.journal.state()
    }

    /// The number of the last entry.
    pub fn position(&self) -> u64 {
        self.journal.next() - 1
    }

    /// A fact as a sentence.
    pub(crate) fn told(&self, fact: &Fact, lang: Lang) -> String {
        facts::fact(fact, self.section_of(fact), lang)
    }

    /// The section a fact is of, where several play.
    pub(crate) fn told_of(&self, fact: &Fact) -> Option<&str> {
        let section = self.section_of(fact).filter(|_| self.event().sections.len() > 1);
        section.map(|section| section.settings.name.as_str()).filter(|name| !name.is_empty())
    }

    fn section_of(&self, fact: &Fact) -> Option<&Section> {
        fact.section().and_then(|id| self.event().section(id))
    }

    /// The standings of a section after a round.
    pub fn table(&self, section: &Section, after: u32) -> Arc<Result<Table, NoTable>> {
        kept(&self.tables, (section.id, after), || table(self.event(), section, after))
    }

    /// Who entered the results of a round that stand now, by board and game.
    pub(crate) fn sources(&self, section: SectionId, round: u32) -> HashMap<(u32, u32), &Entry> {
        let undone = self.journal.undone();
        let mut sources = HashMap::new();
        for entry in self.journal.entries().iter().filter(|entry| !undone.contains(&entry.number)) {
            match &entry.fact {
                Fact::ResultEntered { section: of, round: at, board, game, .. }
                    if (*of, *at) == (section, round) =>
                {
                    sources.insert((*board, *game), entry);
                }
                // A pairing that was thrown away takes its results along.
                Fact::RoundPaired { section: of, round: at, .. } if (*of, *at) == (section, round) => {
                    sources.clear();
                }
                _ => {}
            }
        }
        sources
    }

    /// A piece of a page that looks the same for everybody who has this key.
    pub(crate) fn fragment(&self, key: String, render: impl FnOnce() -> String) -> Arc<String> {
        kept(&self.fragments, key, render)
    }
}
