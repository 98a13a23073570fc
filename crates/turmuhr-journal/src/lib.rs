//! A journal of facts, whatever they are about: an event, a season.
//!
//! Facts are never changed. They are folded in order into a state (a [`Story`]). An undo is a fact too: it leaves another
//! one out of the fold, unless a later fact needs that one. Facts carry the version of their schema ([`schema`]), so that
//! a journal outlives the version of the program that wrote it: older facts are lifted when they are read, newer ones refused.
//! [`unfit`] gives the reason why a value does not fit a type, as a value that any language can word.

pub mod schema;
pub mod unfit;

use std::collections::BTreeSet;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

pub use schema::{Schema, Unread};
pub use unfit::Unfit;

/// A line of the journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "F: Schema", deserialize = "F: Schema"))]
pub struct Entry<F> {
    /// From 1, without gaps.
    pub number: u64,
    pub at: Timestamp,
    /// Who said so: a name, a device.
    pub by: String,
    #[serde(with = "schema")]
    pub fact: F,
}

impl<F: Schema> Entry<F> {
    /// An entry as it stands in a file; why it cannot be read is a value, not only a sentence.
    pub fn read(written: serde_json::Value) -> Result<Entry<F>, Unread> {
        #[derive(Deserialize)]
        struct Written {
            number: u64,
            at: Timestamp,
            by: String,
            fact: serde_json::Value,
        }
        let Written { number, at, by, fact } = unfit::fit(written)?;
        Ok(Entry { number, at, by, fact: schema::read(fact)? })
    }
}

/// The state facts are folded into.
pub trait Story: Clone + Default {
    type Fact;
    /// Why a fact cannot be.
    type Refusal: From<NoUndo>;
    /// What somebody must have read before a fact is taken in.
    type Concern;

    /// Limits that hold for an entry whatever came before it, undos included.
    fn within_limits(number: u64, fact: &Self::Fact) -> Result<(), Self::Refusal> {
        let _ = (number, fact);
        Ok(())
    }

    /// Whether an entry may come after another one, for example in the order of time.
    fn follows(before: &Entry<Self::Fact>, entry: &Entry<Self::Fact>) -> Result<(), Self::Refusal> {
        let _ = (before, entry);
        Ok(())
    }

    /// A fact that no later entry may undo.
    fn is_for_good(fact: &Self::Fact) -> bool {
        let _ = fact;
        false
    }

    /// Concerns to confirm before a fact is appended. An undo is not asked for here.
    fn judge(&self, fact: &Self::Fact) -> Result<Vec<Self::Concern>, Self::Refusal>;

    /// Concerns to confirm before an entry is undone.
    fn judge_undo(entry: u64) -> Vec<Self::Concern>;

    /// An undo judged as the change it makes.
    fn judge_change(change: &Change<'_, Self>) -> Result<Vec<Self::Concern>, Self::Refusal> {
        Ok(Self::judge_undo(change.undone))
    }

    /// Would a fact that was told in this state mean something else in `other`? Then an undo may not move it from the one
    /// to the other: a result would go to people who never played.
    fn means_other(&self, other: &Self, fact: &Self::Fact) -> bool {
        let _ = (other, fact);
        false
    }

    /// Takes an entry in, or says why it cannot be. Nothing changes where it is refused.
    fn take(&mut self, entry: &Entry<Self::Fact>) -> Result<(), Self::Refusal>;

    /// The journal was read up to here, whether or not the last entries were left out.
    fn read_to(&mut self, number: u64);

    /// The entry a fact takes back, if it is an undo.
    fn undoes(fact: &Self::Fact) -> Option<u64>;
}

/// What an undo makes of a state.
#[derive(Clone, Copy, Debug)]
pub struct Change<'j, S> {
    pub before: &'j S,
    pub after: &'j S,
    /// The entry that is taken back; it may be an undo itself.
    pub undone: u64,
    /// Nothing was entered since.
    pub is_last: bool,
}

/// Why an entry cannot be taken back.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NoUndo {
    /// The opening, an entry that was undone already, or none at all.
    NoEntry {
        entry: u64,
    },
    Needed {
        entry: u64,
        needed_by: u64,
    },
    ForGood {
        entry: u64,
    },
}

/// A journal that cannot have been written by this program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken<R> {
    #[error("entry {found} stands where entry {expected} should")]
    Gap { expected: u64, found: u64 },
    #[error("entry {entry} cannot be: {why}")]
    Entry { entry: u64, why: R },
}

/// All entries, and the state they give.
#[derive(Clone, Debug)]
pub struct Journal<S: Story> {
    entries: Vec<Entry<S::Fact>>,
    state: S,
}

impl<S: Story> Default for Journal<S> {
    fn default() -> Journal<S> {
        Journal { entries: Vec::new(), state: S::default() }
    }
}

impl<S: Story> Journal<S> {
    /// Reads entries from the first on.
    pub fn open(entries: Vec<Entry<S::Fact>>) -> Result<Journal<S>, Broken<S::Refusal>> {
        for (entry, expected) in entries.iter().zip(1..) {
            in_order(entry, expected)?;
            S::within_limits(expected, &entry.fact).map_err(|why| Broken::Entry { entry: expected, why })?;
        }
        for pair in entries.windows(2) {
            let entry = pair[1].number;
            S::follows(&pair[0], &pair[1]).map_err(|why| Broken::Entry { entry, why })?;
        }
        let state = fold(&entries, &undone::<S>(&entries, None))?;
        Ok(Journal { entries, state })
    }

    pub fn state(&self) -> &S {
        &self.state
    }

    pub fn entries(&self) -> &[Entry<S::Fact>] {
        &self.entries
    }

    /// The number of the next entry.
    pub fn next(&self) -> u64 {
        self.entries.len() as u64 + 1
    }

    /// Concerns to confirm before a fact is appended.
    pub fn judge(&self, fact: &S::Fact) -> Result<Vec<S::Concern>, S::Refusal> {
        S::within_limits(self.next(), fact)?;
        let Some(entry) = S::undoes(fact) else { return self.state.judge(fact) };
        let after = self.without(entry)?;
        let is_last = entry + 1 == self.next();
        let change = Change { before: &self.state, after: &after, undone: entry, is_last };
        let concerns = S::judge_change(&change)?;
        match self.misread_without(entry) {
            Some(needed_by) => Err(NoUndo::Needed { entry, needed_by }.into()),
            None => Ok(concerns),
        }
    }

    /// The first entry that stays and would mean something else without `number`. Only a new undo is judged so: an older
    /// one stays as it was decided then.
    fn misread_without(&self, number: u64) -> Option<u64> {
        let (dead, dead_then) = (undone::<S>(&self.entries, None), undone::<S>(&self.entries, Some(number)));
        let (mut now, mut then) = (S::default(), S::default());
        for entry in self.entries.iter().filter(|entry| S::undoes(&entry.fact).is_none()) {
            let (told, told_then) = (!dead.contains(&entry.number), !dead_then.contains(&entry.number));
            if told && told_then && now.means_other(&then, &entry.fact) {
                return Some(entry.number);
            }
            let taken = (!told || now.take(entry).is_ok()) && (!told_then || then.take(entry).is_ok());
            if !taken {
                return Some(entry.number);
            }
        }
        None
    }

    /// Takes an entry in. Nothing changes where it is refused.
    pub fn append(&mut self, entry: Entry<S::Fact>) -> Result<(), Broken<S::Refusal>> {
        in_order(&entry, self.next())?;
        let number = entry.number;
        S::within_limits(number, &entry.fact).map_err(|why| Broken::Entry { entry: number, why })?;
        if let Some(before) = self.entries.last() {
            S::follows(before, &entry).map_err(|why| Broken::Entry { entry: number, why })?;
        }
        match S::undoes(&entry.fact) {
            Some(target) => {
                self.state = self.without(target).map_err(|why| Broken::Entry { entry: number, why })?;
                self.state.read_to(number);
            }
            None => self.state.take(&entry).map_err(|why| Broken::Entry { entry: number, why })?,
        }
        self.entries.push(entry);
        Ok(())
    }

    /// The state as it was after an entry.
    pub fn at(&self, number: u64) -> Result<S, Broken<S::Refusal>> {
        let until = usize::try_from(number).unwrap_or(usize::MAX).min(self.entries.len());
        let entries = &self.entries[..until];
        fold(entries, &undone::<S>(entries, None))
    }

    /// Entries that were undone and not done again.
    pub fn undone(&self) -> BTreeSet<u64> {
        undone::<S>(&self.entries, None)
    }

    /// The state without an entry. Whatever was built on it stands in the way. If the entry is an undo, what it took back is
    /// valid again, or says itself why it no longer can be.
    fn without(&self, number: u64) -> Result<S, S::Refusal> {
        let dead = self.undone();
        let known = number > 1 && number < self.next() && !dead.contains(&number);
        if !known {
            return Err(NoUndo::NoEntry { entry: number }.into());
        }
        if self.entries.iter().any(|entry| entry.number == number && S::is_for_good(&entry.fact)) {
            return Err(NoUndo::ForGood { entry: number }.into());
        }
        fold(&self.entries, &undone::<S>(&self.entries, Some(number))).map_err(|broken| match broken {
            Broken::Entry { entry, why } if dead.contains(&entry) => why,
            Broken::Entry { entry, .. } | Broken::Gap { found: entry, .. } => {
                NoUndo::Needed { entry: number, needed_by: entry }.into()
            }
        })
    }
}

fn in_order<F, R>(entry: &Entry<F>, expected: u64) -> Result<(), Broken<R>> {
    if entry.number == expected { Ok(()) } else { Err(Broken::Gap { expected, found: entry.number }) }
}

/// An undo may itself be undone, so the last word comes first.
fn undone<S: Story>(entries: &[Entry<S::Fact>], also: Option<u64>) -> BTreeSet<u64> {
    let mut dead: BTreeSet<u64> = also.into_iter().collect();
    for entry in entries.iter().rev() {
        if let Some(target) = S::undoes(&entry.fact)
            && !dead.contains(&entry.number)
        {
            dead.insert(target);
        }
    }
    dead
}

fn fold<S: Story>(entries: &[Entry<S::Fact>], dead: &BTreeSet<u64>) -> Result<S, Broken<S::Refusal>> {
    let mut state = S::default();
    let told =
        entries.iter().filter(|entry| S::undoes(&entry.fact).is_none() && !dead.contains(&entry.number));
    for entry in told {
        state.take(entry).map_err(|why| Broken::Entry { entry: entry.number, why })?;
    }
    state.read_to(entries.last().map_or(0, |entry| entry.number));
    Ok(state)
}
