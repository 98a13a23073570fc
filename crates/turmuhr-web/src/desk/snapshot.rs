//! A journal at one moment, with cached results. A longer journal gets a new snapshot, so the cache is never
//! outdated.

use std::{
    collections::HashMap,
    sync::{Arc, OnceLock},
};

use turmuhr_store::BadEntry;
use turmuhr_texts::Lang;
use turmuhr_tournament::{
    Entry, EntryId, Event, Fact, InRound, Journal, NoTable, RoundNo, Section, SectionId, Table, remembered,
    table,
};

use super::{Shelved, kept::Kept};

use crate::words::{events, facts};

/// Cache limits of each snapshot: tables, parts of pages, answers. Keys consist of checked values only.
const TABLES: usize = 16;
const FRAGMENTS: (usize, usize) = (256, 32 << 20);
const ANSWERS: (usize, usize) = (512, 8 << 20);

#[derive(Debug)]
pub struct Snapshot {
    stream: String,
    journal: Journal,
    tables: Kept<(SectionId, u32), Result<Table, NoTable>>,
    fragments: Kept<String, String>,
    answers: Kept<String, String>,
    /// With the names of people who are not there any more.
    remembered: OnceLock<Event>,
}

impl Shelved for Snapshot {
    type Fact = Fact;

    const HOME: &'static str = "/e";

    fn stream(&self) -> &str {
        &self.stream
    }

    fn entries(&self) -> &[Entry] {
        self.journal.entries()
    }

    fn position(&self) -> u64 {
        self.journal.next() - 1
    }

    fn read(stream: &str, entries: Vec<Entry>) -> Result<Snapshot, BadEntry> {
        Ok(Snapshot::new(stream, Journal::open(entries)?))
    }

    fn grown(&self, entries: Vec<Entry>) -> Result<Snapshot, BadEntry> {
        let mut journal = self.journal.clone();
        for entry in entries {
            journal.append(entry)?;
        }
        Ok(Snapshot::new(&self.stream, journal))
    }
}

impl Snapshot {
    pub(crate) fn new(stream: &str, journal: Journal) -> Snapshot {
        Snapshot {
            stream: stream.to_owned(),
            journal,
            tables: Kept::new(TABLES, usize::MAX),
            fragments: Kept::new(FRAGMENTS.0, FRAGMENTS.1),
            answers: Kept::new(ANSWERS.0, ANSWERS.1),
            remembered: OnceLock::new(),
        }
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

    /// The entries of one act, up to this one: an act writes all of its entries with one name and one time.
    pub(crate) fn act_until(&self, number: u64) -> &[Entry] {
        let end = usize::try_from(number).unwrap_or(usize::MAX).min(self.journal.entries().len());
        let entries = &self.journal.entries()[..end];
        let Some(last) = entries.last() else { return entries };
        let alike =
            entries.iter().rev().take_while(|entry| entry.at == last.at && entry.by == last.by).count();
        &entries[end - alike..]
    }

    /// A fact as a sentence; an undo with what it takes back.
    pub(crate) fn told(&self, fact: &Fact, lang: Lang) -> String {
        let (at_last, times) = self.at_last(fact);
        let names = self.remembered.get_or_init(|| remembered(&self.journal));
        let said = || facts::fact(at_last, names, lang);
        match fact {
            Fact::Undone { entry, .. } if times % 2 == 1 => facts::taken_back(lang, said(), entry),
            Fact::Undone { entry, .. } if times > 0 => facts::valid_again(lang, said(), entry),
            _ => said(),
        }
    }

    /// An entry by its number, as a sentence.
    pub(crate) fn told_entry(&self, number: u64, lang: Lang) -> Option<String> {
        Some(self.told(&self.entry(number)?.fact, lang))
    }

    fn entry(&self, number: u64) -> Option<&Entry> {
        self.journal.entries().iter().find(|entry| entry.number == number)
    }

    /// What undos of undos are about at last, and how many they are.
    fn at_last<'f>(&'f self, fact: &'f Fact) -> (&'f Fact, u32) {
        let (mut last, mut times) = (fact, 0);
        // An entry can only be undone by a later one, so this terminates.
        while let Fact::Undone { entry, .. } = last {
            let Some(target) = self.entry(*entry) else { break };
            (last, times) = (&target.fact, times + 1);
        }
        (last, times)
    }

    /// The name of a fact's section, if there are several.
    pub(crate) fn told_of(&self, fact: &Fact, lang: Lang) -> Option<String> {
        let section = self.section_of(fact).filter(|_| self.event().sections.len() > 1);
        section.map(|section| events::name_of(self.event(), section, lang))
    }

    /// The section of a fact, or of what it takes back.
    pub(crate) fn section_of(&self, fact: &Fact) -> Option<&Section> {
        self.at_last(fact).0.section().and_then(|id| self.event().section(id))
    }

    /// The standings of a section after a round.
    pub fn table(&self, section: &Section, after: u32) -> Arc<Result<Table, NoTable>> {
        self.tables.get((section.id, after), |_| 0, || table(self.event(), section, after))
    }

    /// The next number for a player. Numbers are never reused, not even those of removed players: a link would then
    /// open the page of somebody else.
    pub(crate) fn next_entry(&self, section: SectionId) -> EntryId {
        let here = self.journal.entries().iter().filter(|entry| entry.fact.section() == Some(section));
        let used = here.filter_map(|entry| {
            if let Fact::PlayerRegistered { player, .. } = &entry.fact {
                return Some(player.0);
            }
            let Fact::PlayersEntered { players, .. } = &entry.fact else { return None };
            players.iter().map(|(player, _)| player.0).max()
        });
        EntryId(used.max().unwrap_or(0).saturating_add(1))
    }

    /// The entries of the current results of a round.
    pub(crate) fn sources(&self, section: SectionId, round: RoundNo) -> HashMap<InRound, &Entry> {
        let undone = self.journal.undone();
        let mut sources = HashMap::new();
        for entry in self.journal.entries().iter().filter(|entry| !undone.contains(&entry.number)) {
            let is_here = |of: &SectionId, at: &RoundNo| (*of, *at) == (section, round);
            if let Fact::ResultEntered { section, round, board, game, .. } = &entry.fact
                && is_here(section, round)
            {
                sources.insert(InRound { board: *board, game: *game }, entry);
            }
            // A discarded pairing removes its results.
            if let Fact::RoundPaired { section, round, .. } = &entry.fact
                && is_here(section, round)
            {
                sources.clear();
            }
        }
        sources
    }

    /// A part of a page that is the same for everyone with this key. Free input must not be in a key: numbers
    /// are checked against the event first.
    pub(crate) fn fragment(&self, key: String, render: impl FnOnce() -> String) -> Arc<String> {
        self.fragments.get(key, String::len, render)
    }

    /// The cached answer to a question. `may` is called only if there is none yet.
    pub(crate) fn answer<E>(
        &self,
        key: String,
        may: impl FnOnce() -> Result<(), E>,
        work: impl FnOnce() -> String,
    ) -> Result<Arc<String>, E> {
        if let Some(known) = self.answers.find(&key) {
            return Ok(known);
        }
        may()?;
        Ok(self.answers.get(key, String::len, work))
    }
}
