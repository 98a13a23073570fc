//! Confirmed results keep the findings they were confirmed with. Later knowledge changes none of them: it opens a matter,
//! and only a decision moves the table.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use turmuhr_core::Points;
use turmuhr_federation::matches::lineup::{
    self, MatchScore, NoJudgement, Rank, Violation, ViolationKind, Which,
};

use crate::{
    fact::MatchId,
    findings::Finding,
    state::{Report, State},
};

/// A score: board points in tenths and match points, home first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    pub boards: [i32; 2],
    pub matches: [u32; 2],
}

impl From<MatchScore> for Score {
    fn from(score: MatchScore) -> Score {
        Score { boards: score.boards.map(Points::in_tenths), matches: score.matches }
    }
}

/// A match as it was confirmed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frozen {
    pub findings: Vec<Finding>,
    pub score: Score,
    /// The points of each board in tenths, for tie-breaks by boards. Empty where both sides lost.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub each: Vec<[i32; 2]>,
}

/// What makes two findings the same one.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Point {
    pub side: Which,
    pub board: Option<usize>,
    pub rank: Option<Rank>,
    pub kind: ViolationKind,
}

impl From<&Violation> for Point {
    fn from(one: &Violation) -> Point {
        Point { side: one.side, board: one.board, rank: one.rank, kind: one.kind }
    }
}

/// The difference between confirmed and present findings that a decision was made on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Considered {
    pub appears: Vec<Point>,
    pub vanishes: Vec<Point>,
}

/// A confirmed match about which more is known today.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matter {
    pub about: MatchId,
    /// Findings that would be made today.
    pub appears: Vec<Finding>,
    /// Findings that would not be made any more.
    pub vanishes: Vec<Finding>,
    pub confirmed: Score,
    /// The score that these findings would give; none if the match cannot be judged today.
    pub would_be: Option<Score>,
}

impl Matter {
    pub fn considered(&self) -> Considered {
        let points = |found: &[Finding]| -> Vec<Point> {
            let mut points: Vec<Point> = found.iter().map(|one| Point::from(&one.violation)).collect();
            points.sort_unstable();
            points
        };
        Considered { appears: points(&self.appears), vanishes: points(&self.vanishes) }
    }

    /// The entries that were not known when the match was confirmed.
    pub fn because_of(&self) -> Vec<u64> {
        let mut entries: Vec<u64> = self.appears.iter().flat_map(|one| one.rests_on.clone()).collect();
        entries.sort_unstable();
        entries.dedup();
        entries
    }
}

impl State {
    /// Findings and score of a report as they stand now, for the confirmation.
    pub fn freeze(&self, id: MatchId, waived: &[(Which, ViolationKind)]) -> Result<Frozen, NotFrozen> {
        let report = self.matches.get(&id).and_then(|one| one.report.as_ref()).ok_or(NotFrozen::NoReport)?;
        self.freeze_report(id, report, waived, Date::MAX)
    }

    fn freeze_report(
        &self,
        id: MatchId,
        report: &Report,
        waived: &[(Which, ViolationKind)],
        known_by: Date,
    ) -> Result<Frozen, NotFrozen> {
        let open: Vec<usize> = report.open_boards();
        if !open.is_empty() {
            return Err(NotFrozen::Unfinished(open));
        }
        let lined = self.lined(id, report, known_by).ok_or(NotFrozen::NoReport)?;
        let findings = lined.findings()?;
        let counts: Vec<Violation> = findings
            .iter()
            .map(|one| one.violation.clone())
            .filter(|one| !waived.contains(&(one.side, one.kind)))
            .collect();
        let score = lineup::score(lined.ordinance, &lined.game, &counts)?.ok_or(NotFrozen::NoReport)?;
        let each = lineup::board_points(&lined.game, &counts)?;
        let each = each.into_iter().map(|board| board.map(Points::in_tenths)).collect();
        Ok(Frozen { findings, score: score.into(), each })
    }

    /// The matter of a confirmed match, if more is known today and nobody has decided on it.
    pub fn matter(&self, id: MatchId) -> Option<Matter> {
        let one = self.matches.get(&id)?;
        let report = one.report.as_ref()?;
        let frozen = report.frozen.as_ref()?;
        let now = self.freeze_report(id, report, &report.waived, Date::MAX).ok();
        let present = now.as_ref().map(|now| now.findings.as_slice()).unwrap_or_default();
        let points = |found: &[Finding]| -> Vec<Point> {
            found.iter().map(|one| Point::from(&one.violation)).collect()
        };
        let missing_in = |from: &[Finding], among: &[Point]| -> Vec<Finding> {
            from.iter().filter(|one| !among.contains(&Point::from(&one.violation))).cloned().collect()
        };
        let appears = missing_in(present, &points(&frozen.findings));
        let vanishes = missing_in(&frozen.findings, &points(present));
        if appears.is_empty() && vanishes.is_empty() {
            return None;
        }
        let would_be = now.map(|now| now.score);
        let matter = Matter { about: id, appears, vanishes, confirmed: frozen.score, would_be };
        let considered = matter.considered();
        // What was decided and revoked is open again.
        let stands = one.decisions.iter().filter(|decision| !self.revoked.contains_key(decision));
        let settled = stands.filter_map(|decision| self.decisions.get(decision));
        let mut settled = settled.filter_map(|decision| decision.settles.as_ref());
        (!settled.any(|known| *known == considered)).then_some(matter)
    }

    /// Every open matter.
    pub fn matters(&self) -> Vec<Matter> {
        self.matches.keys().filter_map(|id| self.matter(*id)).collect()
    }
}

/// Why a match cannot be confirmed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotFrozen {
    #[error("the match has no report")]
    NoReport,
    #[error("games are unfinished on boards {0:?}")]
    Unfinished(Vec<usize>),
    #[error("{0}")]
    Unjudged(#[from] NoJudgement),
}
