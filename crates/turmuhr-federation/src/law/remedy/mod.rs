//! Protest and appeal: instance, last day, form and fee (NRW 1987, 5).

pub mod case;
pub mod panel;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::{
    law::{
        deadline::{self, Deadline, NoPeriod, Rule},
        level::{Court, Level, Office},
    },
    ordinance::{Cite, Ordinance},
};

/// A contested decision.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contested {
    pub by: Office,
    pub level: Level,
    pub stage: Stage,
    /// None for inaction: a requested decision was not made.
    pub postmark: Option<Date>,
}

/// What kind of decision it is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    First,
    Protest,
    Appeal,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Remedy {
    Protest,
    Appeal,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sent {
    Registered,
    /// Against a receipt.
    Receipt,
    Letter,
}

/// A remedy as it was lodged.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lodged {
    pub postmark: Date,
    pub sent: Sent,
    /// A whole amount in the currency of the ordinance.
    #[serde(default)]
    pub fee: u32,
    #[serde(default)]
    pub fee_paid: Option<Date>,
    #[serde(default)]
    pub reasons: bool,
    #[serde(default)]
    pub copies: bool,
    #[serde(default)]
    pub envelope: bool,
    /// What its author calls it. Older seasons do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub named: Option<Remedy>,
}

/// What a remedy lacks, sorted by name.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lack {
    Copies,
    /// The envelope of the contested decision, as proof of its postmark.
    Envelope,
    /// Short, late or not paid.
    Fee,
    /// An ordinary letter.
    Form,
    Reasons,
}

/// The way a decision can be contested.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    pub remedy: Remedy,
    pub court: Court,
    pub fee: u32,
    /// None against inaction.
    pub deadline: Option<Deadline>,
    pub cites: Vec<Cite>,
}

/// Why there is no way to contest a decision.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoWay {
    #[error(transparent)]
    Period(#[from] NoPeriod),
    #[error("{0} has no fees for remedies")]
    NoFees(String),
    #[error("a director of play decides first, not on a protest or appeal")]
    NotTheirs,
}

/// How a decision can be contested; `None` where it is final.
pub fn way(ordinance: &Ordinance, contested: &Contested) -> Result<Option<Way>, NoWay> {
    let period = deadline::period(ordinance, Rule::Remedy)?;
    let fees = ordinance.rules.fees.as_ref().ok_or_else(|| NoWay::NoFees(ordinance.id.clone()))?;
    let committee = Court::committee(contested.level);
    let (remedy, court) = match (contested.stage, contested.by) {
        (Stage::First, Office::Spielleiter) => (Remedy::Protest, Some(committee)),
        (Stage::First, Office::Spielausschuss) => (Remedy::Protest, committee.above()),
        (Stage::Protest, Office::Spielausschuss) => (Remedy::Appeal, committee.above()),
        (Stage::Protest | Stage::Appeal, Office::Spielleiter) => return Err(NoWay::NotTheirs),
        // The court is the highest instance, and an appeal is the last remedy.
        (_, Office::Turniergericht) | (Stage::Appeal, Office::Spielausschuss) => (Remedy::Appeal, None),
    };
    let Some(court) = court else { return Ok(None) };
    let fee = match remedy {
        Remedy::Protest => fees.protest.get(&court.level()).copied(),
        Remedy::Appeal => fees.appeal.get(&court).copied(),
    };
    let fee = fee.ok_or_else(|| NoWay::NoFees(ordinance.id.clone()))?;
    let deadline =
        contested.postmark.map(|day| deadline::deadline(ordinance, Rule::Remedy, day)).transpose()?;
    let route = if remedy == Remedy::Protest { &period.protest } else { &period.appeal };
    let route =
        route.iter().map(|article| Cite { ordinance: period.at.source.clone(), article: article.clone() });
    let cites = route.chain([period.at.cite(), fees.at.cite()]).collect();
    Ok(Some(Way { remedy, court, fee, deadline, cites }))
}

/// An examined remedy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Examined {
    pub way: Way,
    pub in_time: bool,
    pub missing: Vec<Lack>,
}

impl Examined {
    pub fn admissible(&self) -> bool {
        self.in_time && self.missing.is_empty()
    }
}

/// Examines what was lodged; `None` where the decision is final.
pub fn examine(
    ordinance: &Ordinance,
    contested: &Contested,
    lodged: &Lodged,
) -> Result<Option<Examined>, NoWay> {
    let Some(way) = way(ordinance, contested)? else { return Ok(None) };
    let last_day = way.deadline.as_ref().map(|deadline| deadline.last_day);
    // Against inaction there is no day to count from.
    let by = |day: Date| last_day.is_none_or(|last_day| day <= last_day);
    let paid = lodged.fee >= way.fee && lodged.fee_paid.is_some_and(by);
    let lacks = [
        (Lack::Copies, !lodged.copies),
        (Lack::Envelope, contested.postmark.is_some() && !lodged.envelope),
        (Lack::Fee, !paid),
        (Lack::Form, lodged.sent == Sent::Letter),
        (Lack::Reasons, !lodged.reasons),
    ];
    let missing = lacks.into_iter().filter(|(_, lacks)| *lacks).map(|(lack, _)| lack).collect();
    Ok(Some(Examined { in_time: by(lodged.postmark), way, missing }))
}

/// The refund, in hundredths of the currency, of a remedy withdrawn in time: the fee less all expenses, at least 0.
pub const fn refund_on_withdrawal(fee: u32, expenses_pf: u64) -> u64 {
    (fee as u64 * 100).saturating_sub(expenses_pf)
}
