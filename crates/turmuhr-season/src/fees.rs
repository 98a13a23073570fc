//! The fees of remedies: paid, due back, forfeited (NRW 1987, 5.10, 5.15, 5.16).

use jiff::civil::Date;
use turmuhr_federation::{
    date::days_after,
    law::{
        remedy::{case::Outcome, refund_on_withdrawal},
        sanction::Sanction,
    },
};

use crate::{
    fact::{DecisionId, RemedyId},
    registry::Banned,
    state::State,
};

/// What becomes of the fee of a remedy. Amounts in hundredths.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Fee {
    /// The remedy is open.
    Held,
    /// As decided, but the ruling can still be contested, until this day, or is contested.
    NotFinal {
        back: u64,
        until: Option<Date>,
    },
    DueBack {
        back: u64,
        since: Option<Date>,
    },
    Forfeited,
}

impl State {
    /// The part of the fee that is paid back by what is decided so far; none while the remedy is open.
    pub fn refund(&self, remedy: RemedyId) -> Option<u64> {
        let one = self.remedies.get(&remedy)?;
        if let Some(expenses) = one.withdrawn {
            return Some(refund_on_withdrawal(one.lodged.fee, expenses));
        }
        let (outcome, ruling) = one.outcome?;
        let whole = u64::from(one.lodged.fee) * 100;
        Some(match (outcome, self.turned(ruling)) {
            // The fees of both remedies follow what is decided in the end.
            (Outcome::Dismissed, false) | (Outcome::Upheld, true) => 0,
            (Outcome::Upheld, false) => whole,
            // A remedy that was not admissible stays so.
            (Outcome::Dismissed, true) => {
                if one.lacks.is_empty() {
                    whole
                } else {
                    0
                }
            }
            (Outcome::Partly { refund_pf }, _) => refund_pf,
        })
    }

    /// Whether an appeal against a ruling was upheld as a whole, and that stands.
    fn turned(&self, ruling: DecisionId) -> bool {
        let against = self.remedies.values().filter(|one| one.contests(ruling) && one.withdrawn.is_none());
        against.filter_map(|one| one.outcome).any(|(outcome, by)| match outcome {
            Outcome::Upheld => !self.turned(by),
            Outcome::Dismissed => self.turned(by) && !self.upholds(by),
            Outcome::Partly { .. } => false,
        })
    }

    /// Fees are paid back or forfeited when the ruling is final (5.15).
    pub fn fee(&self, remedy: RemedyId, on: Date) -> Option<Fee> {
        let one = self.remedies.get(&remedy)?;
        let Some(back) = self.refund(remedy) else { return Some(Fee::Held) };
        let ruling = one.outcome.map(|(_, ruling)| ruling);
        let until = ruling.and_then(|ruling| self.contestable_until(ruling));
        Some(match ruling {
            Some(ruling) if !self.is_final(ruling, on) => {
                let contested = self.contested_by(ruling).is_some();
                Fee::NotFinal { back, until: until.filter(|_| !contested) }
            }
            Some(_) | None if back == 0 => Fee::Forfeited,
            Some(_) | None => Fee::DueBack { back, since: until.map(|until| days_after(until, 1)) },
        })
    }

    /// Fines that rest while a remedy is open (5.9): on whom, whole amount, article, decision.
    pub fn fines_suspended(&self) -> Vec<(Banned, u32, String, DecisionId)> {
        let resting = self.decisions.iter().filter(|(id, _)| self.suspended(**id));
        let fines = resting.flat_map(|(id, decision)| {
            decision.sanctions.iter().filter_map(|one| match one.sanction {
                Sanction::Fine(amount) => Some((one.on, amount, decision.article.clone(), *id)),
                Sanction::Warning
                | Sanction::Reprimand
                | Sanction::GamesLost
                | Sanction::PointDeduction(_)
                | Sanction::Ban { .. }
                | Sanction::Demotion => None,
            })
        });
        fines.collect()
    }

    /// Earlier remedies in the matter whose fee a ruling turns: from paid back to forfeited, or the other way.
    pub fn fees_turned_by(&self, remedy: RemedyId) -> Vec<RemedyId> {
        let contested = self.remedies.get(&remedy).and_then(|one| one.against.decision());
        let upheld = self.remedies.get(&remedy).and_then(|one| one.outcome);
        let (Some(contested), Some((Outcome::Upheld, _))) = (contested, upheld) else { return Vec::new() };
        let by = |outcome: Option<(Outcome, DecisionId)>| match outcome {
            Some((Outcome::Upheld | Outcome::Dismissed, by)) => by == contested,
            Some((Outcome::Partly { .. }, _)) | None => false,
        };
        let before = self.remedies.iter().filter(|(_, one)| by(one.outcome) && one.lacks.is_empty());
        before.map(|(id, _)| *id).collect()
    }
}
