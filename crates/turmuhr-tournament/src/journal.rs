//! The journal and what it comes to.

use std::collections::BTreeSet;

use crate::{
    concern::{Concern, ConcernKind, Level, Refusal},
    event::Event,
    fact::{Entry, Fact},
    incident::{Decided, Ruled, consult},
    judge::judge,
    refuse::refuse,
};

/// All entries of one event, and the event they make.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    entries: Vec<Entry>,
    event: Event,
}

/// A journal that cannot have been written by this program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    #[error("entry {found} stands where entry {expected} should")]
    Gap { expected: u64, found: u64 },
    #[error("entry {entry} cannot be: {why}")]
    Entry { entry: u64, why: Refusal },
}

impl Journal {
    /// Reads entries from the first on.
    pub fn open(entries: Vec<Entry>) -> Result<Journal, Broken> {
        for (entry, expected) in entries.iter().zip(1..) {
            if entry.number != expected {
                return Err(Broken::Gap { expected, found: entry.number });
            }
        }
        let event = fold(&entries)?;
        Ok(Journal { entries, event })
    }

    pub fn event(&self) -> &Event {
        &self.event
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
            let kind = ConcernKind::UndoesEntry { entry: *entry };
            return Ok(vec![Concern { level: Level::Confirm, kind }]);
        }
        refuse(&self.event, fact)?;
        made_by_the_machine(&self.event, fact)?;
        Ok(judge(&self.event, fact))
    }

    /// Takes an entry in. Nothing changes where it is refused.
    pub fn append(&mut self, entry: Entry) -> Result<(), Broken> {
        let expected = self.next();
        if entry.number != expected {
            return Err(Broken::Gap { expected, found: entry.number });
        }
        let number = entry.number;
        let broken = |why| Broken::Entry { entry: number, why };
        if let Fact::Undone { entry: undone, .. } = entry.fact {
            self.event = self.without(undone).map_err(broken)?;
            self.event.position = number;
        } else {
            self.event.take(&entry).map_err(broken)?;
        }
        self.entries.push(entry);
        Ok(())
    }

    /// The event as it was after an entry.
    pub fn at(&self, number: u64) -> Result<Event, Broken> {
        let until = usize::try_from(number).unwrap_or(usize::MAX).min(self.entries.len());
        fold(&self.entries[..until])
    }

    /// Entries that were undone and not done again.
    pub fn undone(&self) -> BTreeSet<u64> {
        undone(&self.entries, None)
    }

    /// The event without an entry. Whatever was built on it stands in the way.
    fn without(&self, number: u64) -> Result<Event, Refusal> {
        let known = number > 1 && number < self.next() && !self.undone().contains(&number);
        if !known {
            return Err(Refusal::NoEntry { entry: number });
        }
        fold_living(&self.entries, &undone(&self.entries, Some(number))).map_err(|broken| match broken {
            Broken::Entry { entry, .. } | Broken::Gap { found: entry, .. } => {
                Refusal::Needed { entry: number, needed_by: entry }
            }
        })
    }
}

/// A ruling that is new must be one the laws machine makes of what was seen, whoever says it. What the journal holds
/// already was ruled by the machine of its day, and stays.
fn made_by_the_machine(event: &Event, fact: &Fact) -> Result<(), Refusal> {
    let Fact::IncidentRecorded { section, round, board, game, incident } = fact else { return Ok(()) };
    let known = event.section(*section).and_then(|section| {
        let game = section.round(*round)?.game(*board, *game)?;
        Some((&section.settings, game))
    });
    let Some((settings, game)) = known else { return Ok(()) };
    let as_ruled = incident.decided == Decided::Ruled;
    let same = match consult(settings, game, &incident.seen) {
        Ok(answer) => answer.ruled() == incident.ruled && (answer.is_final() || !as_ruled),
        // Where nothing can be asked, nothing was ruled: the arbiter decides.
        Err(_) => incident.ruled == Ruled::default() && !as_ruled,
    };
    if same { Ok(()) } else { Err(Refusal::NotRuled) }
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

fn fold(entries: &[Entry]) -> Result<Event, Broken> {
    fold_living(entries, &undone(entries, None))
}

fn fold_living(entries: &[Entry], dead: &BTreeSet<u64>) -> Result<Event, Broken> {
    let mut event = Event::default();
    for entry in entries.iter().filter(|entry| !dead.contains(&entry.number)) {
        event.take(entry).map_err(|why| Broken::Entry { entry: entry.number, why })?;
    }
    event.position = entries.last().map_or(0, |entry| entry.number);
    Ok(event)
}
