//! A matter from its first decision to the final one, as a state machine over dates (NRW 1987, 5).
//!
//! Steps come in order; a refused step changes nothing. The next due step and its last day follow from the steps so far.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::{Contested, Examined, Lack, Lodged, NoWay, examine, panel::Basis, refund_on_withdrawal, way};
use crate::{
    date::days_after,
    law::deadline::{self, Deadline, Rule},
    ordinance::Ordinance,
};

/// A decision as sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Issued {
    pub decision: Contested,
    pub reasons: bool,
    /// The remedy notice: how many copies are wanted. A decision without it cannot be issued.
    pub notice: Option<u32>,
    pub announced: Option<Date>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "kebab-case")]
pub enum Step {
    Lodged {
        lodged: Lodged,
        basis: Basis,
        entitled: bool,
    },
    Received {
        on: Date,
    },
    Confirmed {
        on: Date,
    },
    /// Entitled clubs may state their view until this day.
    StatementsAsked {
        until: Date,
        of: u32,
    },
    Stated {
        on: Date,
    },
    HearingSet {
        on: Date,
    },
    Withdrawn {
        on: Date,
        expenses_pf: u64,
    },
    /// The chair of the former or the new instance may suspend execution.
    ExecutionSuspended {
        on: Date,
    },
    Decided {
        on: Date,
        outcome: Outcome,
        issued: Issued,
    },
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    Dismissed,
    Upheld,
    /// Granted in part; this much of the fee is refunded, in hundredths.
    Partly {
        refund_pf: u64,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// Until the last day; nothing has been lodged.
    Open,
    Inadmissible {
        late: bool,
        missing: Vec<Lack>,
        entitled: bool,
    },
    Lodged,
    Received {
        on: Date,
    },
    Confirmed,
    Scheduled {
        hearing: Date,
    },
    Withdrawn {
        refund_pf: u64,
    },
    Decided {
        outcome: Outcome,
        refund_pf: u64,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotNow {
    #[error("the decision carries no remedy notice")]
    NoNotice,
    #[error("the decision carries no reasons")]
    NoReasons,
    #[error("the decision is final")]
    Final,
    #[error("that cannot happen in this state")]
    Order,
    #[error("statements are open until {0}")]
    Statements(Date),
    #[error("the last day was {0}")]
    TooLate(Date),
    #[error("at most {0} Pfennig were paid")]
    RefundTooHigh(u64),
    #[error(transparent)]
    Way(#[from] NoWay),
}

/// One decision, and the remedy against it.
#[derive(Clone, Debug, PartialEq)]
pub struct Matter<'a> {
    ordinance: &'a Ordinance,
    issued: Issued,
    state: State,
    examined: Option<Examined>,
    lodged: Option<Lodged>,
    suspended: bool,
    statements: Option<(Date, u32)>,
    next: Option<Issued>,
}

impl<'a> Matter<'a> {
    /// A decision needs its reasons and its remedy notice; inaction has neither.
    pub fn new(ordinance: &'a Ordinance, issued: Issued) -> Result<Matter<'a>, NotNow> {
        if issued.decision.postmark.is_some() {
            if issued.notice.is_none() {
                return Err(NotNow::NoNotice);
            }
            if !issued.reasons {
                return Err(NotNow::NoReasons);
            }
        }
        Ok(Matter {
            ordinance,
            issued,
            state: State::Open,
            examined: None,
            lodged: None,
            suspended: false,
            statements: None,
            next: None,
        })
    }

    pub fn state(&self) -> &State {
        &self.state
    }

    /// Remedies do not suspend: the decision counts while the case is open, unless a chair has ordered otherwise.
    pub const fn decision_counts(&self) -> bool {
        !self.suspended
    }

    /// The decision on the remedy, which may be contested in its turn.
    pub fn next(&self) -> Option<&Issued> {
        self.next.as_ref()
    }

    /// Whether the decision is final on a day.
    pub fn is_final(&self, on: Date) -> Result<bool, NotNow> {
        let Some(way) = way(self.ordinance, &self.issued.decision)? else { return Ok(true) };
        Ok(match &self.state {
            State::Open => way.deadline.is_some_and(|deadline| on > deadline.last_day),
            State::Inadmissible { .. } => way.deadline.is_none_or(|deadline| on > deadline.last_day),
            State::Withdrawn { .. } => true,
            State::Decided { .. } => match &self.next {
                Some(next) => super::way(self.ordinance, &next.decision)?
                    .is_none_or(|way| way.deadline.is_some_and(|deadline| on > deadline.last_day)),
                None => false,
            },
            _ => false,
        })
    }

    pub fn take(&mut self, step: Step) -> Result<&State, NotNow> {
        let state = match (&self.state, step) {
            (State::Open | State::Inadmissible { .. }, Step::Lodged { lodged, basis: _, entitled }) => {
                let examined =
                    examine(self.ordinance, &self.issued.decision, &lodged)?.ok_or(NotNow::Final)?;
                let state = if examined.admissible() && entitled {
                    State::Lodged
                } else {
                    State::Inadmissible {
                        late: !examined.in_time,
                        missing: examined.missing.clone(),
                        entitled,
                    }
                };
                self.examined = Some(examined);
                self.lodged = Some(lodged);
                state
            }
            (State::Lodged, Step::Received { on }) => State::Received { on },
            (State::Received { .. }, Step::Confirmed { .. }) => State::Confirmed,
            (State::Confirmed | State::Scheduled { .. }, Step::StatementsAsked { until, of }) => {
                self.statements = Some((until, of));
                self.state.clone()
            }
            (State::Confirmed | State::Scheduled { .. }, Step::Stated { .. }) => {
                let (_, open) = self.statements.as_mut().ok_or(NotNow::Order)?;
                *open = open.saturating_sub(1);
                self.state.clone()
            }
            (State::Confirmed | State::Scheduled { .. }, Step::HearingSet { on }) => {
                State::Scheduled { hearing: on }
            }
            (State::Scheduled { hearing }, Step::Withdrawn { on, expenses_pf }) => {
                let last =
                    deadline::deadline(self.ordinance, Rule::Withdraw, *hearing).map_err(NoWay::Period)?;
                if !last.met(Some(on)) {
                    return Err(NotNow::TooLate(last.last_day));
                }
                State::Withdrawn { refund_pf: refund_on_withdrawal(self.paid(), expenses_pf) }
            }
            // Before a hearing is fixed no day limits the withdrawal.
            (
                State::Lodged | State::Received { .. } | State::Confirmed,
                Step::Withdrawn { expenses_pf, .. },
            ) => State::Withdrawn { refund_pf: refund_on_withdrawal(self.paid(), expenses_pf) },
            (
                State::Lodged | State::Received { .. } | State::Confirmed | State::Scheduled { .. },
                Step::ExecutionSuspended { .. },
            ) => {
                self.suspended = true;
                self.state.clone()
            }
            (State::Confirmed | State::Scheduled { .. }, Step::Decided { on, outcome, issued }) => {
                match self.statements {
                    // 5.12: no decision before the end of the period for statements.
                    None => return Err(NotNow::Order),
                    Some((until, open)) if open > 0 && on <= until => return Err(NotNow::Statements(until)),
                    Some(_) => {}
                }
                if issued.notice.is_none() && way(self.ordinance, &issued.decision)?.is_some() {
                    return Err(NotNow::NoNotice);
                }
                if !issued.reasons {
                    return Err(NotNow::NoReasons);
                }
                let paid = u64::from(self.paid()) * 100;
                let refund_pf = match outcome {
                    Outcome::Dismissed => 0,
                    Outcome::Upheld => paid,
                    Outcome::Partly { refund_pf } if refund_pf > paid => {
                        return Err(NotNow::RefundTooHigh(paid));
                    }
                    Outcome::Partly { refund_pf } => refund_pf,
                };
                self.suspended = false;
                self.next = Some(issued);
                State::Decided { outcome, refund_pf }
            }
            _ => return Err(NotNow::Order),
        };
        self.state = state;
        Ok(&self.state)
    }

    fn paid(&self) -> u32 {
        self.lodged.map_or(0, |lodged| lodged.fee)
    }

    /// Until when statements are awaited, and from how many.
    pub const fn statements_open(&self) -> Option<(Date, u32)> {
        self.statements
    }

    /// What is due next.
    pub fn due(&self) -> Result<Vec<Deadline>, NotNow> {
        let mut due = Vec::new();
        let period = |rule, day| deadline::deadline(self.ordinance, rule, day).map_err(NoWay::Period);
        match &self.state {
            State::Open | State::Inadmissible { .. } => {
                due.extend(way(self.ordinance, &self.issued.decision)?.and_then(|way| way.deadline));
            }
            State::Received { on } => due.push(period(Rule::Confirm, *on)?),
            State::Scheduled { hearing } => due.push(period(Rule::Withdraw, *hearing)?),
            State::Decided { .. } => {
                let next = self.next.as_ref().map(|next| way(self.ordinance, &next.decision)).transpose()?;
                due.extend(next.flatten().and_then(|way| way.deadline));
            }
            State::Lodged | State::Confirmed | State::Withdrawn { .. } => {}
        }
        Ok(due)
    }
}

/// An unanswered request for a decision is overdue after these days. No right is lost.
pub const OVERDUE_AFTER: i64 = 30;

pub fn overdue(requested: Date, today: Date) -> bool {
    today > days_after(requested, OVERDUE_AFTER)
}

/// Whether the fee of a lost protest may be charged to its instance: the appeal succeeded, and the ordinance did not
/// cover the protest decision (5.16).
pub const fn may_charge_instance(appeal_upheld: bool, covered: bool) -> bool {
    appeal_upheld && !covered
}

/// What a remedy is lodged against. Only an ordinary decision is open to one.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Subject {
    #[default]
    Decision,
    /// Both adjudicators agreed (21.4).
    AgreedAdjudication,
    /// An objection to the director's adjudication: its own way, no fee (21.5).
    AdjudicationObjection,
    /// Of an appeals committee (FIDE 7.4).
    CommitteeDecision,
    /// A draw claim in the last phase, or any decision in blitz (FIDE 7.4).
    FinalPhaseClaim,
    BlitzDecision,
}

pub const fn open_to_remedy(subject: Subject) -> bool {
    matches!(subject, Subject::Decision)
}
