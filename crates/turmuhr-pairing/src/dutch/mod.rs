//! The FIDE (Dutch) system (C.04.3): bracket by bracket from the top.

pub(crate) mod against;
pub(crate) mod bracket;
mod criteria;
pub(crate) mod earlier;
mod exact;
mod order;
mod swift;
mod transposition;
pub(crate) mod weigh;

use against::Against;
use bracket::{Bracket, Solved};
use criteria::{Digits, Scope};

use std::ops::Range;

use crate::{completion::Completion, matching::steps::Spent, reasons::BracketKind, roster::Roster};

/// How a bracket is solved. Every way gives the same pairs; the shorter ones are tried first.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Effort {
    /// The fastest way that is proved right.
    Least,
    /// Always weighs everything: the reference for the faster ways.
    #[cfg_attr(not(feature = "oracle"), expect(dead_code, reason = "only tests ask for it"))]
    Most,
}

/// A paired bracket.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) movers: Vec<usize>,
    pub(crate) residents: Range<usize>,
    pub(crate) kind: BracketKind,
    pub(crate) bye_from_here: bool,
    pub(crate) solved: Solved,
}

/// All brackets from the top; with `against`, only those up to the first that differs.
pub(crate) fn pair<'a>(
    roster: &'a Roster,
    completion: &mut Completion<'a>,
    effort: Effort,
    against: &mut Option<Against<'_>>,
) -> Result<Vec<Step>, Spent> {
    let mut steps = Vec::new();
    let mut movers = Vec::new();
    let mut start = 0;
    let bye = completion.bye.clone();
    while start < roster.len() {
        let residents = roster.scoregroup(start);
        let next = if residents.end < roster.len() {
            roster.scoregroup(residents.end)
        } else {
            residents.end..residents.end
        };
        let rest = next.end..roster.len();
        let mut bracket = Bracket {
            roster,
            movers: std::mem::take(&mut movers),
            residents,
            next,
            rest,
            bye: &bye,
            bye_score: completion.bye_score,
            bye_from_here: false,
        };
        start = bracket.residents.end;
        if against.as_mut().is_some_and(|against| against.leaves_more_over(steps.len(), &bracket, completion))
        {
            return Ok(steps);
        }
        let solved = solve(&mut bracket, completion, effort)?;
        movers = solved.floaters.clone();
        let kind = if bracket.is_last() { BracketKind::Last } else { BracketKind::Ordinary };
        let Bracket { movers: moved, residents, bye_from_here, .. } = bracket;
        steps.push(Step { movers: moved, residents, kind, bye_from_here, solved });
        if against.as_ref().is_some_and(|against| against.differs(&steps)) {
            return Ok(steps);
        }
    }
    debug_assert!(movers.len() <= 1);
    Ok(steps)
}

/// Solves one bracket.
fn solve(
    bracket: &mut Bracket<'_>,
    completion: &mut Completion<'_>,
    effort: Effort,
) -> Result<Solved, Spent> {
    let own_score = bracket.roster.score(bracket.residents.start);
    let bye_not_below = bracket.bye_score.is_some_and(|score| score >= own_score);
    bracket.bye_from_here =
        bye_not_below && (bracket.is_last() || 2 * exact::most_pairs(bracket)? + 1 == bracket.len());
    if effort == Effort::Least
        && (!bye_not_below || bracket.is_last())
        && let Some(solved) = shorter(bracket, completion)?
    {
        return Ok(solved);
    }
    let solved =
        exact::solve(bracket, Scope::All, effort, |order| Digits::of(bracket, Scope::All, order, &[]))?;
    let complete = completion.without(&solved.pairs);
    debug_assert!(complete, "a bracket weighed with everyone below leaves everyone below pairable");
    Ok(solved)
}

/// Weighs only a part, then proves that no solution of the whole is better.
fn shorter(bracket: &Bracket<'_>, completion: &mut Completion<'_>) -> Result<Option<Solved>, Spent> {
    let odd_bye = bracket.is_last() && bracket.bye_score.is_some();
    let stranded = if bracket.is_last() && !odd_bye {
        Vec::new()
    } else {
        completion.stranded(bracket.players(), &bracket.next)
    };
    let solved = match swift::solve(bracket, &stranded) {
        Some(solved) => solved,
        None => exact::solve(bracket, Scope::Bracket, Effort::Least, |order| {
            Digits::of(bracket, Scope::Bracket, order, &stranded)
        })?,
    };
    let ideal = solved.floaters.iter().all(|&floater| bracket.must_leave(floater))
        || (solved.floaters.iter().all(|floater| !stranded.contains(floater))
            && (bracket.is_last() || completion.absorbs(&solved.floaters, &bracket.next, &bracket.rest)));
    if ideal && completion.without(&solved.pairs) {
        return Ok(Some(solved));
    }
    if bracket.is_last() || bracket.rest.is_empty() {
        return Ok(None);
    }
    let solved = exact::solve(bracket, Scope::Next, Effort::Least, |order| {
        Digits::of(bracket, Scope::Next, order, &[])
    })?;
    let completes =
        completion.completes(&solved.left_over, &bracket.rest) && completion.without(&solved.pairs);
    Ok(completes.then_some(solved))
}
