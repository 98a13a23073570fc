//! The journal and what it comes to.

use std::collections::BTreeSet;

use super::{
    fact::{Entry, Fact},
    refuse::{Refusal, refuse},
    state::{Report, State},
};
use crate::{
    lineup::{Kind, Violation},
    ordinance::Cite,
    sanction::{FineCause, fine_case},
};

/// What somebody must have read before a fact is taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Concern {
    /// The report breaks the ordinance; confirmed, that follows.
    Violations(Vec<Violation>),
    /// A fine case opens.
    FineCase(Cite),
    UndoesEntry(u64),
}

/// A journal that cannot have been written by this program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    #[error("entry {found} stands where entry {expected} should")]
    Gap { expected: u64, found: u64 },
    #[error("entry {entry} cannot be: {why}")]
    Entry { entry: u64, why: Refusal },
}

/// All entries of a season, and the season they make.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    entries: Vec<Entry>,
    state: State,
}

impl Journal {
    /// Reads entries from the first on.
    pub fn open(entries: Vec<Entry>) -> Result<Journal, Broken> {
        for (entry, expected) in entries.iter().zip(1..) {
            if entry.number != expected {
                return Err(Broken::Gap { expected, found: entry.number });
            }
        }
        let state = fold(&entries, &undone(&entries, None))?;
        Ok(Journal { entries, state })
    }

    pub fn state(&self) -> &State {
        &self.state
    }

    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The number of the next entry.
    pub fn next(&self) -> u64 {
        self.entries.len() as u64 + 1
    }

    /// What speaks against a fact, before it is one.
    pub fn judge(&self, fact: &Fact) -> Result<Vec<Concern>, Refusal> {
        if let Fact::Undone { entry, .. } = fact {
            self.without(*entry)?;
            return Ok(vec![Concern::UndoesEntry(*entry)]);
        }
        refuse(&self.state, fact)?;
        let mut concerns = Vec::new();
        let ordinance = self.state.ordinance.as_ref();
        let fine = |cause| ordinance.and_then(|ordinance| fine_case(ordinance, cause)).map(Concern::FineCase);
        match fact {
            Fact::MatchReported { id, home, guest, results } => {
                let report = Report {
                    home: home.clone(),
                    guest: guest.clone(),
                    results: results.clone(),
                    confirmed: false,
                    waived: Vec::new(),
                };
                let found = self.state.findings_of(*id, &report);
                if found.iter().any(|violation| violation.kind == Kind::NotAppeared) {
                    concerns.extend(fine(FineCause::NotAppeared));
                }
                if !found.is_empty() {
                    concerns.push(Concern::Violations(found));
                }
            }
            Fact::TeamWithdrawn { .. } => concerns.extend(fine(FineCause::WithdrawnAfterStart)),
            _ => {}
        }
        Ok(concerns)
    }

    /// Takes an entry in. Nothing changes where it is refused.
    pub fn append(&mut self, entry: Entry) -> Result<(), Broken> {
        let expected = self.next();
        if entry.number != expected {
            return Err(Broken::Gap { expected, found: entry.number });
        }
        let number = entry.number;
        let broken = |why| Broken::Entry { entry: number, why };
        if let Fact::Undone { entry: target, .. } = entry.fact {
            self.state = self.without(target).map_err(broken)?;
            self.state.position = number;
        } else {
            self.state.take(&entry).map_err(broken)?;
        }
        self.entries.push(entry);
        Ok(())
    }

    /// The season as it was after an entry.
    pub fn at(&self, number: u64) -> Result<State, Broken> {
        let until = usize::try_from(number).unwrap_or(usize::MAX).min(self.entries.len());
        let entries = &self.entries[..until];
        fold(entries, &undone(entries, None))
    }

    fn without(&self, number: u64) -> Result<State, Refusal> {
        let dead = undone(&self.entries, None);
        if number <= 1 || number >= self.next() || dead.contains(&number) {
            return Err(Refusal::NoEntry(number));
        }
        fold(&self.entries, &undone(&self.entries, Some(number))).map_err(|broken| match broken {
            Broken::Entry { entry, .. } | Broken::Gap { found: entry, .. } => {
                Refusal::Needed { entry: number, needed_by: entry }
            }
        })
    }
}

/// An undo may itself be undone, so the last word comes first.
fn undone(entries: &[Entry], also: Option<u64>) -> BTreeSet<u64> {
    let mut dead: BTreeSet<u64> = also.into_iter().collect();
    for entry in entries.iter().rev() {
        if let Fact::Undone { entry: target, .. } = entry.fact
            && !dead.contains(&entry.number)
        {
            dead.insert(target);
        }
    }
    dead
}

fn fold(entries: &[Entry], dead: &BTreeSet<u64>) -> Result<State, Broken> {
    let mut state = State::default();
    for entry in entries.iter().filter(|entry| !dead.contains(&entry.number)) {
        if matches!(entry.fact, Fact::Undone { .. }) {
            continue;
        }
        state.take(entry).map_err(|why| Broken::Entry { entry: entry.number, why })?;
    }
    state.position = entries.last().map_or(0, |entry| entry.number);
    Ok(state)
}
