//! Appeals (11.10). A new entry reverses a decision; nothing is deleted.

use turmuhr_core::Color;

use super::{
    act::{Choice, Decision},
    ruling::{Consequence, Over, Reason, Ruling, Why},
    state::{LiveGame, ruling},
};
use crate::rules::conduct::Appeal;

/// The last decision, and the appeals against it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Appeals {
    last: Option<Decided>,
    open: Option<Color>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Decided {
    InQuickplay,
    Otherwise,
}

impl Appeals {
    pub(super) fn decided(&mut self, in_quickplay: bool) {
        self.last = Some(if in_quickplay { Decided::InQuickplay } else { Decided::Otherwise });
    }
}

impl LiveGame {
    pub(super) fn appeal(&mut self, player: Color) -> Vec<Ruling> {
        let cell = self.rules.conduct.appeal;
        if self.regulations.options.no_appeals {
            return self.inadmissible(Why::Forbidden, cell.cites);
        }
        let in_quickplay = self.appeals.last == Some(Decided::InQuickplay);
        match *cell {
            Appeal::Final => return self.inadmissible(Why::Final, cell.cites),
            Appeal::NotAgainstQuickplay if in_quickplay => return self.inadmissible(Why::Final, cell.cites),
            Appeal::NotRegulated => return self.inadmissible(Why::NotInForce, cell.cites),
            Appeal::AnyDecision | Appeal::NotAgainstQuickplay => {}
        }
        self.appeals.open = Some(player);
        vec![ruling(Consequence::AppealStored, cell.cites)]
    }

    /// The appeal is decided: an entry of its own, after everything that was ruled.
    pub(super) fn decide_appeal(&mut self, decision: &Decision) -> Option<Vec<Ruling>> {
        self.appeals.open?;
        let cites = self.rules.conduct.appeal.cites;
        match decision.choice {
            Choice::Agree => {
                self.appeals.open = None;
                let mut rulings = vec![ruling(Consequence::UPHELD, cites)];
                if let Some(result) = decision.result {
                    let over = Over { result: Some(result), reason: Reason::Arbiter };
                    self.over = Some(over);
                    rulings.push(ruling(Consequence::Over(over), cites));
                }
                Some(rulings)
            }
            Choice::Reject => {
                self.appeals.open = None;
                Some(vec![ruling(Consequence::refused(Why::Rejected), cites)])
            }
            _ => None,
        }
    }
}
