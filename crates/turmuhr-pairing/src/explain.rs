//! Why a round was paired as it was: the record, a player's question, and what would happen otherwise.

use turmuhr_core::{PlayerId, Points};

use crate::{
    colours::{self, ColourRule},
    completion::Completion,
    dutch::{self, Effort, Step, weigh},
    field::Field,
    matching::bits::Bits,
    outcome::{Board, NoPairing},
    question::{ask, changed, forbidden, forfeited_in, not_paired, outcome},
    reasons::{
        BracketRecord, ByeRecord, ColourReason, Criterion, Outcome, PassedOver, PlainOrder, Record, Value,
        Weighed, Why, WhyFloat, WhyNot,
    },
    roster::Roster,
    system::{DutchEdition, System},
};

/// A round worked out, with all that is needed to talk about it.
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
) -> Result<Worked<'a>, crate::outcome::Witness> {
    let mut completion = Completion::of(roster, edition.bye_comes_first())?;
    let steps = match edition {
        DutchEdition::Of2026 => dutch::pair(roster, &mut completion, effort),
        DutchEdition::Of2017 => dutch::earlier::pair(roster, &mut completion, effort),
    };
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

    /// The opponent by plain order: first of one half against first of the other.
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

/// Pairs among the residents left after those moved down have got opponents.
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
pub(crate) fn why(field: &Field, edition: DutchEdition, player: PlayerId) -> Result<Why, NoPairing> {
    let roster = Roster::of(field, edition.reading())?;
    let worked = work(&roster, edition, Effort::Least)
        .map_err(|witness| NoPairing::Impossible { round: field.next_round(), witness })?;
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
        (Some(step), Some(PlainOrder::FromAbove)) if !is_it => passed_over(field, &worked, step, place)?,
        _ => None,
    };
    let lowest = roster.players[roster.len() - 1].id;
    let instead_of = match (outcome, plain) {
        (Outcome::Bye, _) if lowest != player => Some((lowest, why_not(field, edition, lowest, None)?)),
        (Outcome::Game { .. }, Some(other)) if !is_it && passed_over.is_none() => {
            Some((other, why_not(field, edition, player, Some(other))?))
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

/// Whom the one who came down could have met before, as long as they are few.
fn passed_over(
    field: &Field,
    worked: &Worked<'_>,
    step: &Step,
    place: usize,
) -> Result<Option<PassedOver>, NoPairing> {
    const FEW: usize = 4;
    let pair = step.solved.pairs.iter().find(|(one, other)| *one == place || *other == place);
    let Some(&(mover, met)) = pair else { return Ok(None) };
    let before: Vec<usize> = step.residents.clone().take_while(|other| *other != met).collect();
    if before.is_empty() || before.len() > FEW {
        return Ok(None);
    }
    let mover = worked.id(mover);
    let why = |other: &usize| {
        let other = worked.id(*other);
        Ok((other, why_not(field, worked.edition, mover, Some(other))?))
    };
    let others = before.iter().map(why).collect::<Result<Vec<_>, NoPairing>>()?;
    Ok(Some(PassedOver { mover, others }))
}

/// Why the player left this bracket without an opponent: the round is paired again as if there had to be one.
fn float(field: &Field, worked: &Worked<'_>, step: &Step, place: usize) -> WhyFloat {
    let roster = worked.roster;
    let mut here = Bits::empty(roster.len());
    for other in step.movers.iter().copied().chain(step.residents.clone()) {
        // Those moved down do not meet each other.
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

/// Why none of these may be met: each by itself, as long as they are few.
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

/// Why do the two not meet, or, without the other, why does the player not have the bye? The round is paired again as
/// if it had to be so, and the first thing that comes out worse is named.
pub(crate) fn why_not(
    field: &Field,
    edition: DutchEdition,
    player: PlayerId,
    other: Option<PlayerId>,
) -> Result<WhyNot, NoPairing> {
    let roster = Roster::of(field, edition.reading())?;
    let worked = work(&roster, edition, Effort::Least)
        .map_err(|witness| NoPairing::Impossible { round: field.next_round(), witness })?;
    Ok(match ask(field, &roster, &worked.boards, worked.left_over, player, other) {
        Ok(asked) => compare(&worked, &asked.forced(&roster)),
        Err(answer) => answer,
    })
}

/// The first bracket that comes out otherwise, and by which criterion worse.
fn compare(worked: &Worked<'_>, forced: &Roster) -> WhyNot {
    let Ok(then) = work(forced, worked.edition, Effort::Least) else { return WhyNot::LeavesNoPairing };
    if let (Some(now), Some(then)) = (worked.completion.bye_score, then.completion.bye_score)
        && worked.edition.bye_comes_first()
        && now != then
    {
        return WhyNot::ByeTooHigh { now, then };
    }
    let roster = worked.roster;
    for (one, other) in worked.steps.iter().zip(&then.steps) {
        if one.solved.pairs == other.solved.pairs && one.kind == other.kind {
            continue;
        }
        let bracket = roster.score(one.residents.start);
        if one.kind != other.kind {
            let value = Value::Count;
            return WhyNot::Worse {
                bracket,
                criterion: Criterion::Completion,
                now: value(0),
                then: value(1),
            };
        }
        let all = |step: &Step| {
            let mut all = weigh::weigh(roster, step, worked.edition);
            let next = weigh::next_bracket(roster, &worked.completion, step);
            all.splice(2..2, next);
            all
        };
        let differs = all(one).into_iter().zip(all(other)).find(|(now, then)| now.value != then.value);
        return match differs {
            Some((now, then)) => {
                WhyNot::Worse { bracket, criterion: now.criterion, now: now.value, then: then.value }
            }
            None => WhyNot::Later { bracket, first: changed(roster, &one.solved.pairs, &other.solved.pairs) },
        };
    }
    WhyNot::Later { bracket: Points::ZERO, first: None }
}
