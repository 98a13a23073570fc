//! A decision and the remedy against it, step by step.

use jiff::civil::Date;
use serde::Deserialize;

use crate::{
    case::{Case, Fault, Followed, NoAnswer, Worked, input},
    law::remedy::{
        Stage,
        case::{self, Issued, Matter, Outcome, State, Step},
    },
    ordinance::Ordinance,
};

pub(super) fn matter(ordinance: &Ordinance, case: &Case) -> Result<Worked, Fault> {
    #[derive(Deserialize)]
    struct Asked {
        /// The decision; without a postmark: none was made.
        issued: Issued,
        #[serde(default)]
        steps: Vec<Step>,
        on: Date,
        /// When the decision was asked for, if none was made.
        requested: Option<Date>,
        /// Whether the ordinance covers the contested decision on a protest.
        covered: Option<bool>,
    }
    let asked: Asked = input(case)?;
    let appeal = asked.issued.decision.stage == Stage::Protest;
    let refused = |step, why| Fault::NoAnswer(NoAnswer::Step { step, why });
    let mut matter = Matter::new(ordinance, asked.issued).map_err(|why| refused(0, why))?;
    for (step, number) in asked.steps.into_iter().zip(1..) {
        matter.take(step).map_err(|why| refused(number, why))?;
    }
    let upheld = appeal && matches!(matter.state(), State::Decided { outcome: Outcome::Upheld, .. });
    Ok(Worked::Matter(Followed {
        on: asked.on,
        state: matter.state().clone(),
        counts: matter.decision_counts(),
        is_final: matter.is_final(asked.on).map_err(|why| refused(0, why))?,
        due: matter.due().map_err(|why| refused(0, why))?,
        statements: matter.statements_open().filter(|(_, of)| *of > 0),
        overdue: asked.requested.map(|requested| case::overdue(requested, asked.on)),
        may_charge: asked.covered.map(|covered| case::may_charge_instance(upheld, covered)),
    }))
}
