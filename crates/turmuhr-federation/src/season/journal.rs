//! The journal of a season.

use turmuhr_journal::{NoUndo, Story};

use super::{
    fact::{Fact, SeasonEntry},
    refuse::{Refusal, refuse},
    state::{Report, State},
};
use crate::{
    law::sanction::{FineCause, fine_case},
    matches::lineup::{Violation, ViolationKind},
    ordinance::Cite,
};

/// All entries of a season, and the season they make.
pub type Journal = turmuhr_journal::Journal<State>;

/// A journal that cannot have been written by this program.
pub type Broken = turmuhr_journal::Broken<Refusal>;

/// A warning to confirm before a fact is appended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Concern {
    /// The report breaks the ordinance; these consequences follow when it is confirmed.
    Violations(Vec<Violation>),
    /// A fine case opens.
    FineCase(Cite),
    UndoesEntry(u64),
}

impl Story for State {
    type Fact = Fact;
    type Refusal = Refusal;
    type Concern = Concern;

    fn judge(&self, fact: &Fact) -> Result<Vec<Concern>, Refusal> {
        refuse(self, fact)?;
        let mut concerns = Vec::new();
        let ordinance = self.ordinance.as_ref();
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
                let found = self.findings_of(*id, &report);
                if found.iter().any(|violation| violation.kind == ViolationKind::NotAppeared) {
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

    fn judge_undo(entry: u64) -> Vec<Concern> {
        vec![Concern::UndoesEntry(entry)]
    }

    fn take(&mut self, entry: &SeasonEntry) -> Result<(), Refusal> {
        refuse(self, &entry.fact)?;
        self.apply(&entry.fact);
        self.read_to(entry.number);
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
            // Every fact of a season can be undone.
            NoUndo::NoEntry { entry } | NoUndo::ForGood { entry } => Refusal::NoEntry(entry),
            NoUndo::Needed { entry, needed_by } => Refusal::Needed { entry, needed_by },
        }
    }
}
