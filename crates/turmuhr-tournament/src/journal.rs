//! The event as what its journal comes to.

use turmuhr_journal::{NoUndo, Story};

use crate::{
    concern::{Concern, ConcernKind, Level, Refusal},
    event::Event,
    fact::{Entry, Fact},
    judge::judge,
    refuse::refuse,
};

/// All entries of one event, and the event they make.
pub type Journal = turmuhr_journal::Journal<Event>;

/// A journal that cannot have been written by this program.
pub type Broken = turmuhr_journal::Broken<Refusal>;

impl Story for Event {
    type Fact = Fact;
    type Refusal = Refusal;
    type Concern = Concern;

    fn judge(&self, fact: &Fact) -> Result<Vec<Concern>, Refusal> {
        refuse(self, fact)?;
        Ok(judge(self, fact))
    }

    fn judge_undo(entry: u64) -> Vec<Concern> {
        vec![Concern { level: Level::Confirm, kind: ConcernKind::UndoesEntry { entry } }]
    }

    fn take(&mut self, entry: &Entry) -> Result<(), Refusal> {
        refuse(self, &entry.fact)?;
        self.apply(entry);
        Ok(())
    }

    fn read_to(&mut self, number: u64) {
        self.position = number;
    }

    fn undoes(fact: &Fact) -> Option<u64> {
        match fact {
            Fact::Undone { entry, .. } => Some(*entry),
            _ => None,
        }
    }
}

impl From<NoUndo> for Refusal {
    fn from(why: NoUndo) -> Refusal {
        match why {
            NoUndo::NoEntry { entry } => Refusal::NoEntry { entry },
            NoUndo::Needed { entry, needed_by } => Refusal::Needed { entry, needed_by },
        }
    }
}
