//! A budget of steps, counted and never timed: the same question stops at the same step on every machine.

use std::{cell::Cell, rc::Rc};

/// The remaining steps, shared by all work on one question.
#[derive(Clone, Debug)]
pub(crate) struct Steps(Rc<Cell<u64>>);

/// The budget is used up; the question stays unanswered.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spent;

impl Steps {
    pub(crate) fn unlimited() -> Steps {
        Steps(Rc::new(Cell::new(u64::MAX)))
    }

    /// Sets the limit from here on.
    pub(crate) fn limit(&self, steps: u64) {
        self.0.set(steps);
    }

    pub(crate) fn take(&self, steps: usize) -> Result<(), Spent> {
        let left = self.0.get();
        if left == u64::MAX {
            return Ok(());
        }
        self.0.set(left.saturating_sub(steps as u64));
        if left < steps as u64 { Err(Spent) } else { Ok(()) }
    }
}
