//! One function for each kind: read the input, ask the rule.

mod arena;
mod deadline;
mod events;
mod matches;
mod matter;
mod persons;

use serde::Deserialize;
use turmuhr_core::Points;

use super::{Case, CaseKind, Fault, Worked};
use crate::ordinance::Ordinance;

pub(super) fn work(kind: CaseKind, ordinance: &Ordinance, case: &Case) -> Result<Worked, Fault> {
    match kind {
        CaseKind::Lineup => matches::lineup(ordinance, case),
        CaseKind::Berlin => matches::berlin(ordinance, case),
        CaseKind::Withdrawal => events::withdrawal(ordinance, case),
        CaseKind::Dhondt => events::dhondt(ordinance, case),
        CaseKind::Deadline => deadline::deadline(ordinance, case),
        CaseKind::SonnebornBerger => events::sonneborn_berger(ordinance, case),
        CaseKind::Age => persons::age(ordinance, case),
        CaseKind::Licence => persons::licence(ordinance, case),
        CaseKind::CupDraw => events::cup_draw(ordinance, case),
        CaseKind::Announcement => arena::announcement(ordinance, case),
        CaseKind::Penalty => arena::penalty(ordinance, case),
        CaseKind::RatingAverage => arena::rating_average(case),
        CaseKind::Matter => matter::matter(ordinance, case),
    }
}

/// The results a case can have.
const RESULTS: [&str; 9] = ["1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2", "+/-", "-/+", "-/-"];

/// A result: both sides' points, and whether it is a forfeit.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Written {
    points: [Points; 2],
    forfeit: bool,
}

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Written, D::Error> {
        let text = String::deserialize(deserializer)?;
        let (points, forfeit) = match text.as_str() {
            "1-0" => ([Points::ONE, Points::ZERO], false),
            "0-1" => ([Points::ZERO, Points::ONE], false),
            "1/2-1/2" => ([Points::HALF; 2], false),
            "0-0" => ([Points::ZERO; 2], false),
            "1/2-0" => ([Points::HALF, Points::ZERO], false),
            "0-1/2" => ([Points::ZERO, Points::HALF], false),
            "+/-" => ([Points::ONE, Points::ZERO], true),
            "-/+" => ([Points::ZERO, Points::ONE], true),
            "-/-" => ([Points::ZERO; 2], true),
            _ => return Err(serde::de::Error::unknown_variant(&text, &RESULTS)),
        };
        Ok(Written { points, forfeit })
    }
}
