//! A budget of steps, counted and never timed: the same question ends at the same step on every machine.

use std::{cell::Cell, rc::Rc};

/// Steps that may still be taken, shared by everything that works on one question. Without a limit it never ends.
#[derive(Clone, Debug)]
pub(crate) struct Steps(Rc<Cell<u64>>);

/// The budget is used up; what was asked is not answered.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spent;

impl Steps {
    pub(crate) fn unlimited() -> Steps {
        Steps(Rc::new(Cell::new(u64::MAX)))
    }

    /// From here on no more than these.
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
