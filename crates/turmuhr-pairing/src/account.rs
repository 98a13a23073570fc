//! Record and explanations for the systems that assign the bye first and then pair bracket by bracket.

use std::cmp::Reverse;

use turmuhr_core::{PlayerId, Points};

use crate::{
    bye,
    colours::{self, Allocate, ColourRule},
    dutch::Effort,
    field::Field,
    matching::{bits::Bits, steps::Spent},
    outcome::{Board, NoPairing, Pairing, Stop},
    question::{Budget, ask, changed, forfeited_in, not_paired, outcome},
    reasons::{
        BracketKind, BracketRecord, ByeRecord, ColourReason, Outcome, Record, Value, Weighed, Why, WhyFloat,
        WhyNot,
    },
    roster::Roster,
    system::System,
};

/// A system, with its own data on the players beyond the roster.
pub(crate) trait Procedure {
    fn system(&self) -> System;

    /// The whole round: the bye first, then all brackets from the top. Stops early once `until` is true.
    fn work(&self, roster: &Roster, effort: Effort, until: Until<'_>) -> Result<Account, Stop> {
        let bye = bye::assign(roster, |place| self.bye_order(roster, place))?;
        let others = bye.map(|place| bye::without(roster, place));
        let mut stop = |part: &Part| until(bye, part);
        let parts = self.brackets(others.as_ref().unwrap_or(roster), bye, effort, &mut stop)?;
        let pairs = parts.iter().flat_map(|part| part.pairs.iter().copied()).collect();
        Ok(Account { bye, boards: colours::boards(roster, pairs, self.allocation()), parts })
    }

    /// Pairs all players but the one with the bye; their number is even. Each bracket is passed to `stop`, and
    /// its places are renumbered for the roster that includes the bye.
    fn brackets(
        &self,
        roster: &Roster,
        bye: Option<usize>,
        effort: Effort,
        stop: &mut dyn FnMut(&Part) -> bool,
    ) -> Result<Vec<Part>, Stop>;

    /// Who has White in a pair, the higher ranked first.
    fn allocation(&self) -> Allocate;

    /// The order for the bye within the lowest score: most games first, then the rule of the system. The
    /// smallest key gets the bye.
    fn bye_order(&self, roster: &Roster, place: usize) -> ByeOrder;

    /// Values of a criterion that looks at the next bracket; its place is after the first two criteria.
    fn ahead(&self, _roster: &Roster, _bye: Option<usize>, _part: &Part) -> Result<Vec<Weighed>, Spent> {
        Ok(Vec::new())
    }
}

/// Called after every bracket with the player who has the bye; `true` stops the pairing.
pub(crate) type Until<'a> = &'a mut dyn FnMut(Option<usize>, &Part) -> bool;

/// Games played, then up to three numbers.
pub(crate) type ByeOrder = (Reverse<u32>, [i64; 3]);

/// A paired round; players are places of the roster.
#[derive(Clone, Debug)]
pub(crate) struct Account {
    pub(crate) bye: Option<usize>,
    /// From the top.
    pub(crate) parts: Vec<Part>,
    /// Each board with its pair, the higher ranked first.
    pub(crate) boards: Vec<(Board, (usize, usize), ColourRule)>,
}

/// One bracket.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    pub(crate) score: Points,
    pub(crate) residents: Vec<usize>,
    /// Players moved in from another scoregroup, from above or from below.
    pub(crate) moved: Vec<usize>,
    pub(crate) pairs: Vec<(usize, usize)>,
    pub(crate) floaters: Vec<usize>,
    /// The pairs in plain order, before any criterion interferes.
    pub(crate) plain: Vec<(usize, usize)>,
    /// Every criterion in order, ideal ones included.
    pub(crate) weighed: Vec<Weighed>,
    /// White seekers moved to the Black seekers, and Black seekers moved to the White seekers.
    pub(crate) shifted: (Vec<usize>, Vec<usize>),
}

impl Part {
    /// Renumbers the places for the roster that includes the player with the bye.
    pub(crate) fn around(mut self, bye: Option<usize>) -> Part {
        let Some(bye) = bye else { return self };
        let mend = |place: &mut usize| *place += usize::from(*place >= bye);
        for list in [
            &mut self.residents,
            &mut self.moved,
            &mut self.floaters,
            &mut self.shifted.0,
            &mut self.shifted.1,
        ] {
            list.iter_mut().for_each(mend);
        }
        for (one, other) in self.pairs.iter_mut().chain(&mut self.plain) {
            mend(one);
            mend(other);
        }
        self
    }

    fn holds(&self, place: usize) -> bool {
        self.residents.contains(&place) || self.moved.contains(&place)
    }

    /// Equality of pairs regardless of the order inside a pair.
    fn same_pairs(&self, other: &Part) -> bool {
        let set = |part: &Part| {
            let mut pairs: Vec<(usize, usize)> =
                part.pairs.iter().map(|&(one, other)| (one.min(other), one.max(other))).collect();
            pairs.sort_unstable();
            pairs
        };
        set(self) == set(other)
    }
}

fn to_the_end(_: Option<usize>, _: &Part) -> bool {
    false
}

pub(crate) fn pair(
    field: &Field,
    roster: &Roster,
    procedure: &dyn Procedure,
    effort: Effort,
) -> Result<Pairing, NoPairing> {
    let round = field.next_round();
    let account =
        procedure.work(roster, effort, &mut to_the_end).map_err(|stop| stop.without_limit(round))?;
    Ok(Pairing {
        round,
        bye: account.bye.map(|place| roster.players[place].id),
        record: record(roster, procedure.system(), &account),
        boards: account.boards.iter().map(|&(board, ..)| board).collect(),
    })
}

fn record(roster: &Roster, system: System, account: &Account) -> Record {
    let id = |place: usize| roster.players[place].id;
    let ids = |places: &[usize]| places.iter().map(|&place| id(place)).collect::<Vec<_>>();
    let last = account.parts.len().saturating_sub(1);
    let bracket = |(at, part): (usize, &Part)| {
        let from_above = part.moved.first().is_some_and(|&place| roster.score(place) > part.score);
        let (moved_down, moved_up) =
            if from_above { (ids(&part.moved), Vec::new()) } else { (Vec::new(), ids(&part.moved)) };
        let mut weighed = part.weighed.clone();
        weighed.retain(|Weighed { value, .. }| match value {
            Value::Count(count) => *count > 0,
            Value::Points(all) => !all.is_empty(),
        });
        BracketRecord {
            kind: if at == last { BracketKind::Last } else { BracketKind::Ordinary },
            score: part.score,
            moved_down,
            moved_up,
            residents: ids(&part.residents),
            pairs: part.pairs.iter().map(|&(one, other)| (id(one), id(other))).collect(),
            floaters: ids(&part.floaters),
            weighed,
            exchanged: (ids(&part.shifted.0), ids(&part.shifted.1)),
        }
    };
    Record {
        system,
        brackets: account.parts.iter().enumerate().map(bracket).collect(),
        colours: account
            .boards
            .iter()
            .map(|&(_, (higher, lower), rule)| ColourReason {
                rule,
                system,
                higher: id(higher),
                preferences: [roster.players[higher].preference, roster.players[lower].preference],
            })
            .collect(),
        bye: account.bye.map(|place| {
            let score = roster.score(place);
            let barred = roster.players.iter().filter(|player| player.score <= score && !player.may_have_bye);
            ByeRecord { player: id(place), score, barred: barred.map(|player| player.id).collect() }
        }),
        notes: Vec::new(),
    }
}

/// Why does this player have this opponent, this colour, this float, the bye?
pub(crate) fn why(
    field: &Field,
    roster: &Roster,
    procedure: &dyn Procedure,
    player: PlayerId,
    budget: Budget,
) -> Result<Why, NoPairing> {
    let round = field.next_round();
    let account =
        procedure.work(roster, Effort::Least, &mut to_the_end).map_err(|stop| stop.without_limit(round))?;
    roster.steps.limit(budget.0);
    let Some(place) = roster.players.iter().position(|other| other.id == player) else {
        return Ok(not_paired(field, player));
    };
    let id = |place: usize| roster.players[place].id;
    let part = account.parts.iter().rfind(|part| part.holds(place));
    let outcome = outcome(roster, &account.boards, place);
    let left: Vec<&Part> = account.parts.iter().filter(|part| part.floaters.contains(&place)).collect();
    let float = match (left.first(), part) {
        (Some(part), _) => Some(float_down(roster, procedure, &account, part, place)),
        (None, Some(part)) if roster.score(place) < part.score => {
            Some(float_up(roster, procedure, &account, place))
        }
        _ => None,
    };
    let plain = part.and_then(|part| {
        part.plain.iter().find_map(|&(one, other)| match place {
            _ if place == one => Some(id(other)),
            _ if place == other => Some(id(one)),
            _ => None,
        })
    });
    let lowest =
        (0..roster.len()).min_by_key(|&other| (roster.score(other), procedure.bye_order(roster, other)));
    let instead_of = match (outcome, plain, lowest) {
        (Outcome::Bye, _, Some(lowest)) if lowest != place => {
            Some((id(lowest), answer(field, roster, procedure, &account, id(lowest), None)))
        }
        (Outcome::Game { opponent, .. }, Some(other), _) if other != opponent => {
            Some((other, answer(field, roster, procedure, &account, player, Some(other))))
        }
        _ => None,
    };
    Ok(Why {
        player,
        score: roster.score(place),
        preference: roster.players[place].preference,
        through: left.iter().map(|part| part.score).collect(),
        float,
        outcome,
        by_order: None,
        forfeited_in: forfeited_in(field, player, outcome),
        passed_over: None,
        instead_of,
    })
}

/// Why the player floats out of this bracket: the round is paired again with an opponent here forced.
fn float_down(
    roster: &Roster,
    procedure: &dyn Procedure,
    now: &Account,
    part: &Part,
    place: usize,
) -> WhyFloat {
    let mut here = Bits::empty(roster.len());
    part.residents.iter().chain(&part.moved).for_each(|&other| here.insert(other));
    only(roster, procedure, now, place, &here)
}

/// Why the player was upfloated: the round is paired again with that forbidden.
fn float_up(roster: &Roster, procedure: &dyn Procedure, now: &Account, place: usize) -> WhyFloat {
    let mut here = Bits::empty(roster.len());
    (0..roster.len())
        .filter(|&other| roster.score(other) <= roster.score(place))
        .for_each(|other| here.insert(other));
    only(roster, procedure, now, place, &here)
}

/// What gets worse if the player has to meet one of `here`.
fn only(roster: &Roster, procedure: &dyn Procedure, now: &Account, place: usize, here: &Bits) -> WhyFloat {
    if roster.allowed[place].first_common(here).is_none() {
        return WhyFloat::NobodyThere;
    }
    let mut forced = roster.clone();
    for other in (0..roster.len()).filter(|&other| !here.has(other)) {
        forced.allowed[place].remove(other);
        forced.allowed[other].remove(place);
    }
    forced.players[place].may_have_bye = false;
    WhyFloat::Otherwise(compare(roster, procedure, now, &forced))
}

/// Why do the two not meet, or, without `other`, why does the player not have the bye? The round is paired
/// again with that forced, and the first criterion that gets worse is the answer.
pub(crate) fn why_not(
    field: &Field,
    roster: &Roster,
    procedure: &dyn Procedure,
    player: PlayerId,
    other: Option<PlayerId>,
    budget: Budget,
) -> Result<WhyNot, NoPairing> {
    let round = field.next_round();
    let now =
        procedure.work(roster, Effort::Least, &mut to_the_end).map_err(|stop| stop.without_limit(round))?;
    roster.steps.limit(budget.0);
    Ok(answer(field, roster, procedure, &now, player, other))
}

fn answer(
    field: &Field,
    roster: &Roster,
    procedure: &dyn Procedure,
    now: &Account,
    player: PlayerId,
    other: Option<PlayerId>,
) -> WhyNot {
    match ask(field, roster, &now.boards, now.bye, player, other) {
        Ok(asked) => compare(roster, procedure, now, &asked.forced(roster)),
        Err(answer) => answer,
    }
}

/// The first difference of the forced round, and the criterion that gets worse.
fn compare(roster: &Roster, procedure: &dyn Procedure, now: &Account, forced: &Roster) -> WhyNot {
    held_against(roster, procedure, now, forced).unwrap_or(WhyNot::TooLarge)
}

fn held_against(
    roster: &Roster,
    procedure: &dyn Procedure,
    now: &Account,
    forced: &Roster,
) -> Result<WhyNot, Spent> {
    let mut at = 0;
    let mut differs = |bye: Option<usize>, part: &Part| {
        at += 1;
        bye != now.bye || now.parts.get(at - 1).is_none_or(|one| !one.same_pairs(part))
    };
    let then = match procedure.work(forced, Effort::Least, &mut differs) {
        Ok(then) => then,
        Err(Stop::Impossible(_)) => return Ok(WhyNot::LeavesNoPairing),
        Err(Stop::Spent) => return Err(Spent),
    };
    apart(roster, procedure, now, &then)
}

/// The reference for [`why_not`]: pairs both rounds completely and weighs each bracket with everyone below.
/// Slow.
#[cfg(feature = "oracle")]
pub(crate) fn why_not_slowly(
    field: &Field,
    roster: &Roster,
    procedure: &dyn Procedure,
    player: PlayerId,
    other: Option<PlayerId>,
) -> Result<WhyNot, NoPairing> {
    let work = |roster: &Roster| procedure.work(roster, Effort::Most, &mut to_the_end);
    let now = work(roster).map_err(|stop| stop.without_limit(field.next_round()))?;
    let forced = match ask(field, roster, &now.boards, now.bye, player, other) {
        Ok(asked) => asked.forced(roster),
        Err(answer) => return Ok(answer),
    };
    let Ok(then) = work(&forced) else { return Ok(WhyNot::LeavesNoPairing) };
    Ok(apart(roster, procedure, &now, &then).unwrap_or(WhyNot::TooLarge))
}

/// The first difference between two pairings.
fn apart(roster: &Roster, procedure: &dyn Procedure, now: &Account, then: &Account) -> Result<WhyNot, Spent> {
    if let (Some(one), Some(other)) = (now.bye, then.bye)
        && one != other
    {
        let (first, second) = (&roster.players[one], &roster.players[other]);
        if first.score != second.score {
            return Ok(WhyNot::ByeTooHigh { now: first.score, then: second.score });
        }
        if first.games != second.games {
            return Ok(WhyNot::ByeFewerGames { now: first.games, then: second.games });
        }
        return Ok(WhyNot::ByeHigherRanked { now: first.id, then: second.id });
    }
    for (one, other) in now.parts.iter().zip(&then.parts) {
        if one.same_pairs(other) {
            continue;
        }
        let bracket = one.score;
        let mut weighed: Vec<(Weighed, Weighed)> =
            one.weighed.iter().cloned().zip(other.weighed.iter().cloned()).collect();
        let rest = weighed.split_off(weighed.len().min(2));
        let differ = |(before, after): &(Weighed, Weighed)| before.value != after.value;
        let mut found = weighed.into_iter().find(differ);
        if found.is_none() {
            let ahead = |part: &Part, bye: Option<usize>| procedure.ahead(roster, bye, part);
            found = ahead(one, now.bye)?.into_iter().zip(ahead(other, then.bye)?).find(differ);
        }
        return Ok(match found.or_else(|| rest.into_iter().find(differ)) {
            Some((before, after)) => {
                WhyNot::Worse { bracket, criterion: before.criterion, now: before.value, then: after.value }
            }
            None => WhyNot::Later { bracket, first: changed(roster, &one.pairs, &other.pairs) },
        });
    }
    Ok(WhyNot::Later { bracket: Points::ZERO, first: None })
}
