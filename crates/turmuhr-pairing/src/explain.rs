//! Why a round was paired as it was: the record, a player's question, and what would happen otherwise.

use turmuhr_core::{Bye, Color, PlayerId, Points, Round};

use crate::{
    colours::{self, ColourRule},
    completion::Completion,
    dutch::{self, Effort, Step, weigh},
    field::{Attendance, Entrant, Field},
    matching::bits::Bits,
    outcome::{Board, NoPairing},
    reasons::{
        BracketRecord, ByeRecord, ColourReason, Criterion, Outcome, Record, Value, Weighed, Why, WhyFloat,
        WhyNot,
    },
    roster::{Float, Roster, Strength},
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
    let lowest = roster.players[roster.len() - 1].id;
    let instead_of = match (outcome, plain) {
        (Outcome::Bye, _) if lowest != player => Some((lowest, why_not(field, edition, lowest, None)?)),
        (Outcome::Game { .. }, Some(other)) if !is_it => {
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
        by_order: is_it,
        instead_of,
    })
}

/// The answer to someone who is not there.
pub(crate) fn not_paired(field: &Field, player: PlayerId) -> Why {
    let entrant = field.players.iter().find(|entrant| entrant.id == player);
    let score =
        entrant.map_or(Points::ZERO, |entrant| entrant.pairing_score(&field.scoring, field.next_round()));
    Why {
        player,
        score,
        preference: crate::roster::preference(0, &[]),
        through: Vec::new(),
        float: None,
        outcome: if entrant.is_some() { Outcome::Away } else { Outcome::Unknown },
        by_order: false,
        instead_of: None,
    }
}

/// Nobody may meet the player any more.
pub(crate) fn isolate(roster: &mut Roster, place: usize) {
    roster.allowed[place] = Bits::empty(roster.len());
    for row in &mut roster.allowed {
        row.remove(place);
    }
}

/// What a player has in this round.
pub(crate) fn outcome(
    roster: &Roster,
    boards: &[(Board, (usize, usize), ColourRule)],
    place: usize,
) -> Outcome {
    let Some(&(board, (one, other), rule)) =
        boards.iter().find(|(_, (one, other), _)| *one == place || *other == place)
    else {
        return Outcome::Bye;
    };
    let (own, theirs) = (&roster.players[place], &roster.players[if one == place { other } else { one }]);
    Outcome::Game {
        opponent: theirs.id,
        opponent_score: theirs.score,
        opponent_preference: theirs.preference,
        colour: if board.white == own.id { Color::White } else { Color::Black },
        rule,
        float: match own.score.cmp(&theirs.score) {
            std::cmp::Ordering::Greater => Some(Float::Down),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Less => Some(Float::Up),
        },
    }
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
    let entrant = |id: PlayerId| field.players.iter().find(|entrant| entrant.id == id);
    for id in [Some(player), other].into_iter().flatten() {
        match entrant(id) {
            None => return Ok(WhyNot::Unknown(id)),
            Some(one) if one.next != Attendance::Present => return Ok(WhyNot::Away(id)),
            Some(_) => {}
        }
    }
    let find = |id: PlayerId| roster.players.iter().position(|contender| contender.id == id);
    let (Some(one), Some(own)) = (find(player), entrant(player)) else { return Ok(WhyNot::Unknown(player)) };
    let mut forced = roster.clone();
    match other {
        None => {
            if worked.left_over == Some(one) {
                return Ok(WhyNot::TheyMeet);
            }
            if worked.left_over.is_none() {
                return Ok(WhyNot::NoBye);
            }
            if !roster.players[one].may_have_bye {
                return Ok(WhyNot::BarredFromBye { round: barring_round(field, own) });
            }
            forced.allowed[one] = Bits::empty(roster.len());
            for row in &mut forced.allowed {
                row.remove(one);
            }
        }
        Some(id) => {
            let Some(two) = find(id) else { return Ok(WhyNot::Unknown(id)) };
            if worked.boards.iter().any(|&(_, pair, _)| pair == (one.min(two), one.max(two))) {
                return Ok(WhyNot::TheyMeet);
            }
            if one == two {
                return Ok(WhyNot::Prohibited);
            }
            if !roster.may_meet(one, two) {
                return Ok(forbidden(field, &roster, own, one, two));
            }
            for (this, that) in [(one, two), (two, one)] {
                for row in &mut forced.allowed {
                    row.remove(this);
                }
                forced.allowed[this] = Bits::empty(roster.len());
                forced.allowed[this].insert(that);
                forced.players[this].may_have_bye = false;
            }
            forced.allowed[one].insert(two);
            forced.allowed[two].insert(one);
        }
    }
    Ok(compare(&worked, &forced))
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
            None => WhyNot::Later { bracket },
        };
    }
    WhyNot::Later { bracket: Points::ZERO }
}

pub(crate) fn forbidden(field: &Field, roster: &Roster, own: &Entrant, one: usize, two: usize) -> WhyNot {
    let (first, second) = (&roster.players[one], &roster.players[two]);
    let met = own
        .history
        .iter()
        .take(field.rounds_done as usize)
        .position(|round| round.is_played() && round.opponent() == Some(second.id));
    if let Some(round) = met {
        return WhyNot::AlreadyMet { round: round as u32 + 1 };
    }
    let next = field.next_round();
    let together = field.prohibited.iter().any(|prohibition| {
        (prohibition.first_round..=prohibition.last_round).contains(&next)
            && prohibition.players.contains(&first.id)
            && prohibition.players.contains(&second.id)
    });
    match first.preference.colour {
        Some(colour) if !together && first.preference.strength == Strength::Absolute => {
            WhyNot::SameAbsoluteColour(colour)
        }
        _ => WhyNot::Prohibited,
    }
}

/// The round whose points without a game bar from the bye.
pub(crate) fn barring_round(field: &Field, entrant: &Entrant) -> u32 {
    (1..=field.rounds_done)
        .find(|&round| match entrant.round(round) {
            Round::Bye(Bye::PairingAllocated) | Round::ForfeitWin { .. } => true,
            other => !other.is_played() && field.scoring.worth(other) >= field.scoring.win,
        })
        .unwrap_or(0)
}
