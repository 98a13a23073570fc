//! Explains a Dutch round: its record, answers to a player's question, and what a forced change would make
//! worse.

use turmuhr_core::{PlayerId, Points};

use crate::{
    colours::{self, ColourRule},
    completion::Completion,
    dutch::{self, Effort, Step, against::Against, weigh},
    field::Field,
    matching::{bits::Bits, steps::Spent},
    outcome::{Board, NoPairing, Stop},
    question::Budget,
    question::{ask, changed, forbidden, forfeited_in, not_paired, outcome},
    reasons::{
        BracketRecord, ByeRecord, ColourReason, Criterion, Outcome, PassedOver, PlainOrder, Record, Value,
        Weighed, Why, WhyFloat, WhyNot,
    },
    roster::Roster,
    system::{DutchEdition, System},
};

/// A paired round with the data that explanations need.
pub(crate) struct Worked<'a> {
    pub(crate) roster: &'a Roster,
    pub(crate) completion: Completion<'a>,
    pub(crate) edition: DutchEdition,
    pub(crate) steps: Vec<Step>,
    pub(crate) boards: Vec<(Board, (usize, usize), ColourRule)>,
    pub(crate) left_over: Option<usize>,
}

pub(crate) fn work<'a>(
    roster: &'a Roster,
    edition: DutchEdition,
    effort: Effort,
) -> Result<Worked<'a>, Stop> {
    let mut completion = Completion::of(roster, edition.bye_comes_first())?;
    let steps = brackets(roster, edition, &mut completion, effort, &mut None)?;
    let pairs = steps.iter().flat_map(|step| step.solved.pairs.iter().copied()).collect();
    let left_over = completion.left_over();
    Ok(Worked {
        roster,
        completion,
        edition,
        steps,
        boards: colours::boards(roster, pairs, colours::allocate),
        left_over,
    })
}

fn brackets<'a>(
    roster: &'a Roster,
    edition: DutchEdition,
    completion: &mut Completion<'a>,
    effort: Effort,
    against: &mut Option<Against<'_>>,
) -> Result<Vec<Step>, Spent> {
    match edition {
        DutchEdition::Of2026 => dutch::pair(roster, completion, effort, against),
        DutchEdition::Of2017 => dutch::earlier::pair(roster, completion, effort, against),
    }
}

impl Worked<'_> {
    fn id(&self, place: usize) -> PlayerId {
        self.roster.players[place].id
    }

    pub(crate) fn record(&self) -> Record {
        let bye = self.left_over.map(|place| {
            let score = self.roster.score(place);
            let barred =
                self.roster.players.iter().filter(|player| player.score <= score && !player.may_have_bye);
            ByeRecord { player: self.id(place), score, barred: barred.map(|player| player.id).collect() }
        });
        let colours = self.boards.iter().map(|&(_, (higher, lower), rule)| ColourReason {
            rule,
            system: System::Dutch(self.edition),
            higher: self.id(higher),
            preferences: [self.roster.players[higher].preference, self.roster.players[lower].preference],
        });
        Record {
            system: System::Dutch(self.edition),
            brackets: self.steps.iter().map(|step| self.bracket(step)).collect(),
            colours: colours.collect(),
            bye,
            notes: Vec::new(),
        }
    }

    fn bracket(&self, step: &Step) -> BracketRecord {
        let ids = |places: &[usize]| places.iter().map(|&place| self.id(place)).collect::<Vec<_>>();
        let residents: Vec<usize> = step.residents.clone().collect();
        let mut weighed = weigh::weigh(self.roster, step, self.edition);
        weighed.retain(|Weighed { value, .. }| match value {
            Value::Count(count) => *count > 0,
            Value::Points(all) => all.iter().any(|&points| points > Points::ZERO),
        });
        let (upper, _) = halves(step);
        // Both lists are in order.
        let mut leads: Vec<usize> = within(step).map(|(one, _)| one).collect();
        leads.sort_unstable();
        let missing = |from: &[usize], of: &[usize]| -> Vec<usize> {
            of.iter().copied().filter(|place| from.binary_search(place).is_err()).collect()
        };
        let (gone, come) = (missing(&leads, &upper), missing(&upper, &leads));
        BracketRecord {
            kind: step.kind,
            score: self.roster.score(step.residents.start),
            moved_down: ids(&step.movers),
            moved_up: Vec::new(),
            residents: ids(&residents),
            pairs: step.solved.pairs.iter().map(|&(one, other)| (self.id(one), self.id(other))).collect(),
            floaters: ids(&step.solved.floaters),
            weighed,
            exchanged: (ids(&gone), ids(&come)),
        }
    }

    /// The opponent in plain order: the first of S1 meets the first of S2, and so on.
    fn plain_opponent(&self, step: &Step, place: usize) -> Option<usize> {
        let crossing = |one: &[usize], other: &[usize]| {
            one.iter().position(|&of| of == place).and_then(|at| other.get(at).copied())
        };
        let paired: Vec<usize> =
            step.movers.iter().copied().filter(|mover| !step.solved.floaters.contains(mover)).collect();
        let residents: Vec<usize> = step.residents.clone().collect();
        let taken =
            step.solved.pairs.iter().any(|&(one, other)| one < step.residents.start && other == place);
        if place < step.residents.start || taken {
            return crossing(&paired, &residents)
                .or_else(|| crossing(&residents[..paired.len().min(residents.len())], &paired));
        }
        let (upper, lower) = halves(step);
        crossing(&upper, &lower).or_else(|| crossing(&lower, &upper))
    }
}

/// Pairs of the remainder: residents left once the players moved down have opponents.
fn within(step: &Step) -> impl Iterator<Item = (usize, usize)> + '_ {
    step.solved.pairs.iter().copied().filter(|&(one, _)| one >= step.residents.start)
}

/// S1 and S2 of the remainder, before any exchange.
fn halves(step: &Step) -> (Vec<usize>, Vec<usize>) {
    let mut taken = vec![false; step.residents.len()];
    for &(one, other) in &step.solved.pairs {
        if one < step.residents.start {
            taken[other - step.residents.start] = true;
        }
    }
    let mut remainder: Vec<usize> =
        step.residents.clone().filter(|place| !taken[place - step.residents.start]).collect();
    let lower = remainder.split_off(within(step).count());
    (remainder, lower)
}

/// Why does this player have this opponent, this colour, this float, the bye?
pub(crate) fn why(
    field: &Field,
    edition: DutchEdition,
    player: PlayerId,
    budget: Budget,
) -> Result<Why, NoPairing> {
    let roster = Roster::of(field, edition.reading())?;
    let worked =
        work(&roster, edition, Effort::Least).map_err(|stop| stop.without_limit(field.next_round()))?;
    roster.steps.limit(budget.0);
    let Some(place) = roster.players.iter().position(|other| other.id == player) else {
        return Ok(not_paired(field, player));
    };
    let through: Vec<Points> = worked
        .steps
        .iter()
        .filter(|step| step.solved.floaters.contains(&place))
        .map(|step| roster.score(step.residents.start))
        .collect();
    let outcome = outcome(&roster, &worked.boards, place);
    let last =
        worked.steps.iter().rfind(|step| step.movers.contains(&place) || step.residents.contains(&place));
    let plain = last.and_then(|step| worked.plain_opponent(step, place)).map(|other| worked.id(other));
    let is_it = matches!(outcome, Outcome::Game { opponent, .. } if Some(opponent) == plain);
    let by_order = last.map(|step| {
        let met_from_above =
            |pair: &(usize, usize)| pair.0 < step.residents.start && [pair.0, pair.1].contains(&place);
        if step.solved.pairs.iter().any(met_from_above) {
            PlainOrder::FromAbove
        } else if step.solved.pairs.iter().any(|&(one, _)| one < step.residents.start) {
            PlainOrder::HalvesOfTheRest
        } else {
            PlainOrder::Halves
        }
    });
    let passed_over = match (last, by_order) {
        (Some(step), Some(PlainOrder::FromAbove)) if !is_it => passed_over(field, &worked, step, place),
        _ => None,
    };
    let lowest = roster.players[roster.len() - 1].id;
    let instead_of = match (outcome, plain) {
        (Outcome::Bye, _) if lowest != player => Some((lowest, answer(field, &worked, lowest, None))),
        (Outcome::Game { .. }, Some(other)) if !is_it && passed_over.is_none() => {
            Some((other, answer(field, &worked, player, Some(other))))
        }
        _ => None,
    };
    let float = worked
        .steps
        .iter()
        .find(|step| step.solved.floaters.contains(&place))
        .map(|step| float(field, &worked, step, place));
    let Some(contender) = roster.players.get(place) else { unreachable!("found above") };
    Ok(Why {
        player,
        score: contender.score,
        preference: contender.preference,
        through,
        float,
        outcome,
        by_order: by_order.filter(|_| is_it),
        forfeited_in: forfeited_in(field, player, outcome),
        passed_over,
        instead_of,
    })
}

/// Residents ranked before the opponent of the player moved down, each with the reason they were passed over.
/// `None` if there are none, or more than `FEW`.
fn passed_over(field: &Field, worked: &Worked<'_>, step: &Step, place: usize) -> Option<PassedOver> {
    const FEW: usize = 4;
    let pair = step.solved.pairs.iter().find(|(one, other)| *one == place || *other == place);
    let &(mover, met) = pair?;
    let before: Vec<usize> = step.residents.clone().take_while(|other| *other != met).collect();
    if before.is_empty() || before.len() > FEW {
        return None;
    }
    let mover = worked.id(mover);
    let why = |other: &usize| {
        let other = worked.id(*other);
        (other, answer(field, worked, mover, Some(other)))
    };
    Some(PassedOver { mover, others: before.iter().map(why).collect() })
}

/// Why the player floats out of this bracket: the round is paired again with an opponent here forced.
fn float(field: &Field, worked: &Worked<'_>, step: &Step, place: usize) -> WhyFloat {
    let roster = worked.roster;
    let mut here = Bits::empty(roster.len());
    for other in step.movers.iter().copied().chain(step.residents.clone()) {
        // Players moved down do not meet each other.
        if other >= step.residents.start || place >= step.residents.start {
            here.insert(other);
        }
    }
    if roster.allowed[place].first_common(&here).is_none() {
        return nobody_there(field, roster, place, here);
    }
    let mut forced = roster.clone();
    for other in 0..roster.len() {
        if !here.has(other) {
            forced.allowed[place].remove(other);
            forced.allowed[other].remove(place);
        }
    }
    forced.players[place].may_have_bye = false;
    WhyFloat::Otherwise(compare(worked, &forced))
}

/// Why no meeting in this bracket is legal; a reason for each player if there are at most `FEW`.
fn nobody_there(field: &Field, roster: &Roster, place: usize, mut here: Bits) -> WhyFloat {
    const FEW: usize = 3;
    here.remove(place);
    let own = field.players.iter().find(|entrant| entrant.id == roster.players[place].id);
    match (here.iter().count(), own) {
        (0, _) => WhyFloat::Alone,
        (few, Some(own)) if few <= FEW => {
            let why = |other: usize| (roster.players[other].id, forbidden(field, roster, own, place, other));
            WhyFloat::OnlyThese(here.iter().map(why).collect())
        }
        _ => WhyFloat::NobodyThere,
    }
}

/// Why do the two not meet, or, without `other`, why does the player not have the bye? The round is paired
/// again with that forced, and the first criterion that gets worse is the answer.
pub(crate) fn why_not(
    field: &Field,
    edition: DutchEdition,
    player: PlayerId,
    other: Option<PlayerId>,
    budget: Budget,
) -> Result<WhyNot, NoPairing> {
    let roster = Roster::of(field, edition.reading())?;
    let worked =
        work(&roster, edition, Effort::Least).map_err(|stop| stop.without_limit(field.next_round()))?;
    roster.steps.limit(budget.0);
    Ok(answer(field, &worked, player, other))
}

fn answer(field: &Field, worked: &Worked<'_>, player: PlayerId, other: Option<PlayerId>) -> WhyNot {
    match ask(field, worked.roster, &worked.boards, worked.left_over, player, other) {
        Ok(asked) => compare(worked, &asked.forced(worked.roster)),
        Err(answer) => answer,
    }
}

/// The first bracket that changes in the forced round, and the criterion that gets worse.
fn compare(worked: &Worked<'_>, forced: &Roster) -> WhyNot {
    held_against(worked, forced).unwrap_or(WhyNot::TooLarge)
}

fn held_against(worked: &Worked<'_>, forced: &Roster) -> Result<WhyNot, Spent> {
    let (roster, edition) = (worked.roster, worked.edition);
    let Ok(mut completion) = Completion::of(forced, edition.bye_comes_first()) else {
        return Ok(WhyNot::LeavesNoPairing);
    };
    if let (Some(now), Some(then)) = (worked.completion.bye_score, completion.bye_score)
        && edition.bye_comes_first()
        && now != then
    {
        return Ok(WhyNot::ByeTooHigh { now, then });
    }
    let mut against = Some(Against::of(&worked.steps));
    let then = brackets(forced, edition, &mut completion, Effort::Least, &mut against)?;
    if let Some(left_over) = against.and_then(|against| against.left_over)
        && let Some(step) = worked.steps.get(then.len())
    {
        let now = Value::Count(step.solved.floaters.len());
        return Ok(worse(roster, step, Criterion::Floaters, now, Value::Count(left_over)));
    }
    apart(worked, &then)
}

/// The reference for [`why_not`]: pairs both rounds completely and weighs every bracket. Slow.
#[cfg(feature = "oracle")]
pub(crate) fn why_not_slowly(
    field: &Field,
    edition: DutchEdition,
    player: PlayerId,
    other: Option<PlayerId>,
) -> Result<WhyNot, NoPairing> {
    let roster = Roster::of(field, edition.reading())?;
    let now = work(&roster, edition, Effort::Most).map_err(|stop| stop.without_limit(field.next_round()))?;
    let forced = match ask(field, &roster, &now.boards, now.left_over, player, other) {
        Ok(asked) => asked.forced(&roster),
        Err(answer) => return Ok(answer),
    };
    let Ok(then) = work(&forced, edition, Effort::Most) else { return Ok(WhyNot::LeavesNoPairing) };
    if let (Some(now), Some(then)) = (now.completion.bye_score, then.completion.bye_score)
        && edition.bye_comes_first()
        && now != then
    {
        return Ok(WhyNot::ByeTooHigh { now, then });
    }
    Ok(apart(&now, &then.steps).unwrap_or(WhyNot::TooLarge))
}

/// The first bracket in which two pairings differ.
fn apart(worked: &Worked<'_>, then: &[Step]) -> Result<WhyNot, Spent> {
    let roster = worked.roster;
    for (one, other) in worked.steps.iter().zip(then) {
        if one.solved.pairs == other.solved.pairs && one.kind == other.kind {
            continue;
        }
        if one.kind != other.kind {
            return Ok(worse(roster, one, Criterion::Completion, Value::Count(0), Value::Count(1)));
        }
        return Ok(match first_worse(worked, one, other)? {
            Some((now, then)) => worse(roster, one, now.criterion, now.value, then.value),
            None => WhyNot::Later {
                bracket: roster.score(one.residents.start),
                first: changed(roster, &one.solved.pairs, &other.solved.pairs),
            },
        });
    }
    Ok(WhyNot::Later { bracket: Points::ZERO, first: None })
}

fn worse(roster: &Roster, step: &Step, criterion: Criterion, now: Value, then: Value) -> WhyNot {
    WhyNot::Worse { bracket: roster.score(step.residents.start), criterion, now, then }
}

/// The first criterion that differs. The criterion on the next bracket is third in order and costly, so it is
/// computed only if the first two are equal.
fn first_worse(worked: &Worked<'_>, one: &Step, other: &Step) -> Result<Option<(Weighed, Weighed)>, Spent> {
    let differ = |(now, then): &(Weighed, Weighed)| now.value != then.value;
    let weigh = |step: &Step| weigh::weigh(worked.roster, step, worked.edition);
    let next = |step: &Step| weigh::next_bracket(worked.roster, &worked.completion, step);
    let mut pairs: Vec<(Weighed, Weighed)> = weigh(one).into_iter().zip(weigh(other)).collect();
    let rest = pairs.split_off(pairs.len().min(2));
    if let Some(found) = pairs.into_iter().find(differ) {
        return Ok(Some(found));
    }
    if let Some(found) = next(one)?.into_iter().zip(next(other)?).find(differ) {
        return Ok(Some(found));
    }
    Ok(rest.into_iter().find(differ))
}
