//! Folds the journal into the event.

use turmuhr_journal::{Change, NoUndo, Story};

use crate::{
    claims::verify,
    concern::{Concern, ConcernKind, Level, Refusal},
    event::Event,
    fact::{Entry, Fact},
    ground::means_other,
    judge::judge,
    refuse::{refuse, within_limits},
    sense::sense,
    undo,
};

/// All entries of one event, and its state.
pub type Journal = turmuhr_journal::Journal<Event>;

/// A journal that this program cannot have written.
pub type Broken = turmuhr_journal::Broken<Refusal>;

impl Story for Event {
    type Fact = Fact;
    type Refusal = Refusal;
    type Concern = Concern;

    fn within_limits(number: u64, fact: &Fact) -> Result<(), Refusal> {
        within_limits(number, fact)
    }

    /// Undone, the first would be missing from the report; the second leaves nothing to restore.
    fn is_for_good(fact: &Fact) -> bool {
        matches!(fact, Fact::FideModeLeft { .. } | Fact::MadeAnonymous {})
    }

    fn judge(&self, fact: &Fact) -> Result<Vec<Concern>, Refusal> {
        refuse(self, fact)?;
        sense(self, fact)?;
        verify(self, fact)?;
        self.keeps_closed(fact)?;
        Ok(judge(self, fact))
    }

    fn judge_undo(entry: u64) -> Vec<Concern> {
        vec![Concern { level: Level::Confirm, kind: ConcernKind::UndoesEntry { entry } }]
    }

    fn judge_change(change: &Change<'_, Event>) -> Result<Vec<Concern>, Refusal> {
        undo::judge(change)
    }

    fn means_other(&self, other: &Event, fact: &Fact) -> bool {
        means_other(self, other, fact)
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

impl Event {
    /// Nothing changes the outcome of a finished section but its reopening.
    fn keeps_closed(&self, fact: &Fact) -> Result<(), Refusal> {
        let closed = fact.section().and_then(|id| self.section(id)).filter(|section| section.finished);
        let Some(closed) = closed else { return Ok(()) };
        let after = self.with(fact);
        let same = after
            .section(closed.id)
            .is_some_and(|new| new == closed || !undo::changes_outcome((self, closed), (&after, new)));
        if same { Ok(()) } else { Err(Refusal::Finished) }
    }
}

impl From<NoUndo> for Refusal {
    fn from(why: NoUndo) -> Refusal {
        match why {
            NoUndo::NoEntry { entry } => Refusal::NoEntry { entry },
            NoUndo::Needed { entry, needed_by } => Refusal::Needed { entry, needed_by },
            NoUndo::ForGood { entry } => Refusal::ForGood { entry },
        }
    }
}
