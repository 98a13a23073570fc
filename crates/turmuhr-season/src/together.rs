//! Several remedies about one match. The ordinance says nothing about it (NRW 1987, 5), so: remedies against one decision
//! have one ruling, and what was decided since is not passed over.

use jiff::civil::Date;
use turmuhr_core::Points;
use turmuhr_federation::{
    competition::league::table::Played,
    law::remedy::{Lack, case::Outcome},
};

use crate::{
    fact::{Decision, DecisionId, Part, RemedyAct, RemedyId},
    refuse::Refusal,
    slip::Slip,
    state::{RemedyLack, State},
};

impl State {
    /// Another remedy against the same decision that was decided on its merits, and the ruling on it.
    fn ruled_beside(&self, remedy: RemedyId) -> Option<(RemedyId, DecisionId)> {
        let against = self.remedies.get(&remedy)?.against;
        let mut beside = self.remedies.iter().filter(|(id, one)| **id != remedy && one.against == against);
        beside.find_map(|(id, one)| {
            let (_, ruling) = one.outcome.filter(|_| one.lacks.is_empty())?;
            Some((*id, ruling))
        })
    }

    /// The ruling that decides this remedy too.
    pub(crate) fn joinable(&self, remedy: RemedyId) -> Option<DecisionId> {
        let admissible = self.remedies.get(&remedy)?.lacks.is_empty();
        self.ruled_beside(remedy).map(|(_, ruling)| ruling).filter(|_| admissible)
    }

    /// Whether a remedy is decided by a ruling that is there already.
    pub(crate) fn joins(&self, remedy: RemedyId, ruling: DecisionId, result: &Decision) -> bool {
        self.joinable(remedy) == Some(ruling) && self.decisions.get(&ruling) == Some(result)
    }

    /// Whether a remedy has succeeded by this ruling, as a whole or in part.
    pub(crate) fn upholds(&self, ruling: DecisionId) -> bool {
        self.remedies.values().any(|one| match one.outcome {
            Some((Outcome::Upheld | Outcome::Partly { .. }, by)) => by == ruling,
            Some((Outcome::Dismissed, _)) | None => false,
        })
    }

    /// The decision whose sanctions a ruling ends without saying anything about them.
    pub(crate) fn sanctions_end(
        &self,
        remedy: RemedyId,
        outcome: Outcome,
        result: &Decision,
    ) -> Option<DecisionId> {
        let contested = self.remedies.get(&remedy)?.against.decision()?;
        let sanctions = &self.decisions.get(&contested)?.sanctions;
        let replaced = match outcome {
            Outcome::Upheld | Outcome::Partly { .. } => !sanctions.is_empty() && result.sanctions.is_empty(),
            Outcome::Dismissed => false,
        };
        replaced.then_some(contested)
    }

    /// Whether a decision, or one it rules on, sets a score.
    fn about_score(&self, decision: DecisionId) -> bool {
        let mut next = Some(decision);
        // Every ruling is younger than what it rules on, so this ends.
        while let Some(id) = next {
            if self.decisions.get(&id).is_some_and(|one| one.sets.is_some()) {
                return true;
            }
            let ruled = self.remedies.values().find(|one| one.outcome.is_some_and(|(_, by)| by == id));
            next = ruled.and_then(|one| one.against.decision()).filter(|before| *before != id);
        }
        false
    }

    /// Other open remedies against the same decision.
    pub(crate) fn open_beside(&self, remedy: RemedyId) -> Vec<RemedyId> {
        let Some(against) = self.remedies.get(&remedy).map(|one| one.against) else { return Vec::new() };
        let beside = self.remedies.iter().filter(|(id, one)| **id != remedy && one.against == against);
        beside.filter(|(_, one)| one.is_open()).map(|(id, _)| *id).collect()
    }

    /// Whether an act completes the fee within the period (5.5).
    pub(crate) fn fee_completed(&self, remedy: RemedyId, act: &RemedyAct) -> bool {
        let RemedyAct::FeePaid { amount, on } = act else { return false };
        let Some(one) = self.remedies.get(&remedy) else { return false };
        let Some(way) = self.way_against(one.against) else { return false };
        // Against inaction there is no last day.
        let in_time = way.deadline.is_none_or(|deadline| *on <= deadline.last_day);
        in_time && one.lodged.fee.saturating_add(*amount) >= way.fee
    }

    /// What a remedy lacks after a payment.
    pub(crate) fn lacks_after_fee(&self, remedy: RemedyId, amount: u32, on: Date) -> Vec<RemedyLack> {
        let mut lacks = self.remedies.get(&remedy).map(|one| one.lacks.clone()).unwrap_or_default();
        if self.fee_completed(remedy, &RemedyAct::FeePaid { amount, on }) {
            lacks.retain(|lack| *lack != RemedyLack::Missing(Lack::Fee));
        }
        lacks
    }
}

/// A second remedy against a decision is decided with the first. What is not admissible has a ruling of its own, which
/// changes nothing; and a ruling leaves a score that was decided since.
pub(crate) fn one_ruling(
    state: &State,
    remedy: RemedyId,
    decision: DecisionId,
    result: &Decision,
) -> Result<(), Refusal> {
    let Some(one) = state.remedies.get(&remedy) else { return Ok(()) };
    match state.ruled_beside(remedy) {
        Some((_, ruling)) if ruling == decision && one.lacks.is_empty() => return Ok(()),
        Some((other, ruling)) => {
            let idle = result.sets.is_none() && result.sanctions.is_empty();
            if one.lacks.is_empty() || !idle {
                return Err(Slip::RuledAlready { remedy, other, ruling }.into());
            }
        }
        None => {}
    }
    let (Some(contested), Some(sets)) = (one.against.decision(), result.sets) else { return Ok(()) };
    let game = result.about.game().and_then(|id| state.matches.get(&id));
    let decided = game.map(|game| game.decisions.as_slice()).unwrap_or_default();
    let since = decided.iter().rev().take_while(|id| **id != contested).find(|id| {
        let other = state.decisions.get(id).and_then(|other| other.sets);
        !state.is_ruling(**id) && other.is_some_and(|other| other != sets) && state.counts(**id, Part::Score)
    });
    since.map_or(Ok(()), |id| Err(Slip::DecidedSince(*id).into()))
}

/// While a remedy about the score of a match is open, no other score is decided beside it: the instance decides, or the
/// decision is revoked. What became known later is decided all the same.
pub(crate) fn not_beside_a_remedy(state: &State, decision: &Decision) -> Result<(), Refusal> {
    let (Some(game), Some(sets)) = (decision.about.game(), decision.sets) else { return Ok(()) };
    if decision.settles.is_some() {
        return Ok(());
    }
    let open = state.remedies.iter().filter(|(_, one)| one.is_open() && one.lacks.is_empty());
    let mut contested = open.filter_map(|(id, one)| Some((*id, one.against.decision()?)));
    let other = contested.find(|(_, contested)| {
        let known = state.decisions.get(contested).filter(|known| known.about.game() == Some(game));
        let scored = known.is_some_and(|known| known.sets.is_some_and(|before| before != sets));
        scored && !state.revoked.contains_key(contested)
    });
    match other {
        Some((remedy, decision)) => Err(Slip::RemedyOpen { remedy, decision }.into()),
        None => Ok(()),
    }
}

/// A ruling of a higher instance about the score of a match binds the lower ones (5.2, 5.3): the way on is the appeal, and
/// a final ruling stays. What became known later is decided all the same.
pub(crate) fn not_against_a_ruling(state: &State, decision: &Decision) -> Result<(), Refusal> {
    let (Some(id), Some(sets)) = (decision.about.game(), decision.sets) else { return Ok(()) };
    if decision.settles.is_some() {
        return Ok(());
    }
    let ruled = state.remedies.values().filter_map(|one| {
        let (_, ruling) = one.outcome.filter(|_| one.lacks.is_empty() && one.withdrawn.is_none())?;
        let made = state.decisions.get(&ruling).filter(|made| made.about.game() == Some(id))?;
        let contested = one.against.decision();
        let revoked = contested.is_some_and(|contested| state.revoked.contains_key(&contested));
        // Sanctions alone, or a director who had decided nothing, leave the score open.
        let about_score = made.sets.is_some() || contested.is_some_and(|id| state.about_score(id));
        (about_score && !revoked).then_some(ruling)
    });
    let Some(ruling) = ruled.max() else { return Ok(()) };
    let (boards, matches) = sets;
    let now = match crate::tables::marked(state, id).0 {
        Played::Open => None,
        Played::Decided { boards, matches } => Some((boards.map(Points::in_tenths), Some(matches))),
        Played::Score { boards, .. } => Some((boards.map(Points::in_tenths), None)),
    };
    let same = now.is_some_and(|(now, won)| now == boards && won.is_none_or(|won| won == matches));
    if same { Ok(()) } else { Err(Slip::RuledAbove(ruling).into()) }
}

/// What a dismissed remedy contests stays as it is, so its ruling says no other score.
pub(crate) fn dismissed_sets_nothing(
    state: &State,
    remedy: RemedyId,
    (outcome, ruling): (Outcome, DecisionId),
    result: &Decision,
) -> Result<(), Refusal> {
    let dismissed = match outcome {
        Outcome::Dismissed => !state.joins(remedy, ruling, result),
        Outcome::Upheld | Outcome::Partly { .. } => false,
    };
    let contested = state.remedies.get(&remedy).and_then(|one| one.against.decision());
    let before = contested.and_then(|id| state.decisions.get(&id)).and_then(|one| one.sets);
    if dismissed && result.sets.is_some() && result.sets != before {
        return Err(Slip::DismissedScore(remedy).into());
    }
    Ok(())
}
