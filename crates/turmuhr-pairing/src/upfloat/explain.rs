//! Explains a round of these systems: the round is paired again with the asked change forced, and the first
//! criterion that gets worse is the answer.

use turmuhr_core::{PlayerId, Points};

use super::{
    Step, bye, floaters,
    round::{Laws, Told, of_pairs, of_upfloaters, tell},
    step,
};
use crate::{
    field::Field,
    matching::{bits::Bits, steps::Spent},
    outcome::NoPairing,
    question::{Budget, ask, changed, forfeited_in, not_paired, outcome},
    reasons::{Criterion, Outcome, Value, Weighed, Why, WhyFloat, WhyNot},
    roster::{Float, Roster},
};

/// Why does the player have this opponent, this colour, this float, the bye?
pub(crate) fn why(field: &Field, laws: Laws, player: PlayerId, budget: Budget) -> Result<Why, NoPairing> {
    let roster = Roster::of(field, laws.reading)?;
    let told = told(field, &roster, laws)?;
    roster.steps.limit(budget.0);
    let Some(place) = find(&roster, player) else {
        return Ok(not_paired(field, player));
    };
    let outcome = outcome(&roster, &told.boards, place);
    let step = told.worked.steps.iter().find(|step| members(step).any(|member| member == place));
    let float = step.and_then(|step| float(&told, step, place, outcome));
    let instead_of = match (outcome, step) {
        (Outcome::Bye, _) => {
            let next = first_for_the_bye(&roster);
            if next == place {
                None
            } else {
                let next = roster.players[next].id;
                Some((next, answer(field, &told, next, None)))
            }
        }
        (Outcome::Game { opponent, .. }, Some(step)) => match plain_opponent(&roster, step, place) {
            Some(plain) if roster.players[plain].id != opponent => {
                let plain = roster.players[plain].id;
                Some((plain, answer(field, &told, player, Some(plain))))
            }
            _ => None,
        },
        _ => None,
    };
    let contender = &roster.players[place];
    Ok(Why {
        player,
        score: contender.score,
        preference: contender.preference,
        through: Vec::new(),
        float,
        outcome,
        by_order: None,
        forfeited_in: forfeited_in(field, player, outcome),
        passed_over: None,
        instead_of,
    })
}

/// Why do the two not meet, or, without `other`, why does the player not have the bye?
pub(crate) fn why_not(
    field: &Field,
    laws: Laws,
    player: PlayerId,
    other: Option<PlayerId>,
    budget: Budget,
) -> Result<WhyNot, NoPairing> {
    let roster = Roster::of(field, laws.reading)?;
    let told = told(field, &roster, laws)?;
    roster.steps.limit(budget.0);
    Ok(answer(field, &told, player, other))
}

fn answer(field: &Field, told: &Told<'_>, player: PlayerId, other: Option<PlayerId>) -> WhyNot {
    match ask(field, told.roster, &told.boards, told.worked.bye, player, other) {
        Ok(asked) => compare(told, &asked.forced(told.roster)),
        Err(answer) => answer,
    }
}

fn told<'a>(field: &Field, roster: &'a Roster, laws: Laws) -> Result<Told<'a>, NoPairing> {
    let round = field.next_round();
    tell(roster, laws).map_err(|stop| stop.without_limit(round))
}

fn find(roster: &Roster, id: PlayerId) -> Option<usize> {
    roster.players.iter().position(|contender| contender.id == id)
}

fn members(step: &Step) -> impl Iterator<Item = usize> + '_ {
    step.group.iter().chain(&step.upfloaters).copied()
}

fn keep_apart(roster: &mut Roster, place: usize, others: impl Iterator<Item = usize>) {
    for other in others {
        roster.allowed[place].remove(other);
        roster.allowed[other].remove(place);
    }
}

/// Why the player was upfloated, or meets an upfloater.
fn float(told: &Told<'_>, step: &Step, place: usize, outcome: Outcome) -> Option<WhyFloat> {
    let Outcome::Game { float: Some(float), .. } = outcome else { return None };
    let roster = told.roster;
    let mut forced = roster.clone();
    match float {
        Float::Up => keep_apart(&mut forced, place, step.group.iter().copied()),
        Float::Down => {
            let mut equals = Bits::empty(roster.len());
            for &member in &step.group {
                equals.insert(member);
            }
            if roster.allowed[place].first_common(&equals).is_none() {
                return Some(WhyFloat::NobodyThere);
            }
            let score = roster.score(place);
            keep_apart(&mut forced, place, (0..roster.len()).filter(|&other| roster.score(other) != score));
            forced.players[place].may_have_bye = false;
        }
    }
    Some(WhyFloat::Otherwise(compare(told, &forced)))
}

/// The opponent in the first identifier of the bracket: the smaller half of the numbers meets the greater half.
fn plain_opponent(roster: &Roster, step: &Step, place: usize) -> Option<usize> {
    let mut all: Vec<usize> = members(step).collect();
    all.sort_by_key(|&member| roster.players[member].number);
    let half = all.len() / 2;
    let at = all.iter().position(|&member| member == place)?;
    all.get(if at < half { at + half } else { at - half }).copied()
}

/// The player who would have the bye if nobody were barred (3.4).
fn first_for_the_bye(roster: &Roster) -> usize {
    let rank = |place: usize| {
        let one = &roster.players[place];
        (one.score, std::cmp::Reverse(one.games), std::cmp::Reverse(one.number))
    };
    (0..roster.len()).min_by_key(|&place| rank(place)).unwrap_or(0)
}

/// What gets worse. The system could have chosen the forced round, so something does.
fn compare(now: &Told<'_>, forced: &Roster) -> WhyNot {
    held_against(now, forced).unwrap_or(WhyNot::TooLarge)
}

fn held_against(now: &Told<'_>, forced: &Roster) -> Result<WhyNot, Spent> {
    let Ok(bye) = bye(forced) else { return Ok(WhyNot::LeavesNoPairing) };
    if let Some(answer) = other_bye(now, bye) {
        return Ok(answer);
    }
    let mut left: Vec<usize> = (0..forced.len()).filter(|&place| Some(place) != bye).collect();
    for one in &now.worked.steps {
        // Usually C4 alone gets worse, and it is quick to compute.
        if !one.pairs.iter().all(|&(first, second)| forced.may_meet(first, second))
            && let Some(fewest) = floaters::fewest(forced, &left)?.map(|fewest| fewest as usize)
            && fewest > one.upfloaters.len()
        {
            return Ok(WhyNot::Worse {
                bracket: now.roster.score(one.group[0]),
                criterion: Criterion::Floaters,
                now: Value::Count(one.upfloaters.len()),
                then: Value::Count(fewest),
            });
        }
        let before = left.clone();
        let other = step(forced, now.laws.rules(forced), &mut left)?;
        if let Some(answer) = apart(now.roster, &before, one, &other)? {
            return Ok(answer);
        }
    }
    Ok(WhyNot::Later { bracket: Points::ZERO, first: None })
}

/// The reference for [`why_not`]: pairs the forced round completely. Slow.
#[cfg(feature = "oracle")]
pub(crate) fn why_not_slowly(
    field: &Field,
    laws: Laws,
    player: PlayerId,
    other: Option<PlayerId>,
) -> Result<WhyNot, NoPairing> {
    let roster = Roster::of(field, laws.reading)?;
    let now = told(field, &roster, laws)?;
    let forced = match ask(field, &roster, &now.boards, now.worked.bye, player, other) {
        Ok(asked) => asked.forced(&roster),
        Err(answer) => return Ok(answer),
    };
    let Ok(then) = tell(&forced, laws) else { return Ok(WhyNot::LeavesNoPairing) };
    if let Some(answer) = other_bye(&now, then.worked.bye) {
        return Ok(answer);
    }
    let mut left: Vec<usize> = (0..roster.len()).filter(|&place| Some(place) != now.worked.bye).collect();
    for (one, other) in now.worked.steps.iter().zip(&then.worked.steps) {
        match apart(&roster, &left, one, other) {
            Ok(None) => left.retain(|&place| members(one).all(|member| member != place)),
            Ok(Some(answer)) => return Ok(answer),
            Err(Spent) => return Ok(WhyNot::TooLarge),
        }
    }
    Ok(WhyNot::Later { bracket: Points::ZERO, first: None })
}

/// Compares the byes, which come before every bracket.
fn other_bye(now: &Told<'_>, then: Option<usize>) -> Option<WhyNot> {
    let roster = now.roster;
    let (Some(one), Some(other)) = (now.worked.bye, then) else { return None };
    if one == other {
        return None;
    }
    let (one, other) = (&roster.players[one], &roster.players[other]);
    if one.score != other.score {
        return Some(WhyNot::ByeTooHigh { now: one.score, then: other.score });
    }
    if one.games != other.games {
        let missed = |games: u32| Value::Count((roster.round - 1).saturating_sub(games) as usize);
        return Some(WhyNot::Worse {
            bracket: one.score,
            criterion: Criterion::ByeGames,
            now: missed(one.games),
            then: missed(other.games),
        });
    }
    Some(WhyNot::ByeNumber { now: one.id })
}

/// What gets worse in a bracket; `left` are the players not paired before it. `None`: the brackets are equal.
fn apart(roster: &Roster, left: &[usize], one: &Step, other: &Step) -> Result<Option<WhyNot>, Spent> {
    if one.upfloaters == other.upfloaters && one.pairs == other.pairs {
        return Ok(None);
    }
    let bracket = roster.score(one.group[0]);
    let (is, would) = (all(roster, left, one)?, all(roster, left, other)?);
    // Other upfloaters of equal quality come later, whatever their pairs (3.5.4).
    let asked = if one.upfloaters == other.upfloaters { is.len() } else { OF_UPFLOATERS };
    let differs = is.into_iter().zip(would).take(asked).find(|(now, then)| now.value != then.value);
    Ok(Some(match differs {
        Some((now, then)) => {
            WhyNot::Worse { bracket, criterion: now.criterion, now: now.value, then: then.value }
        }
        None => WhyNot::Later { bracket, first: changed(roster, &one.pairs, &other.pairs) },
    }))
}

/// How many criteria concern the upfloaters; the others concern the pairs.
const OF_UPFLOATERS: usize = 4;

/// Every criterion of the bracket in order.
fn all(roster: &Roster, left: &[usize], step: &Step) -> Result<Vec<Weighed>, Spent> {
    let mut all = of_upfloaters(roster, step);
    let unserved = !floaters::serves_next(roster, left, &step.upfloaters)?;
    all.push(Weighed { criterion: Criterion::NextBracket, value: Value::Count(usize::from(unserved)) });
    all.extend(of_pairs(step));
    Ok(all)
}
