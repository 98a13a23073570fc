//! The Dutch system until January 2026 (Baku 2016 and Göynük 2017).
//!
//! Brackets are paired without regard to the players below. If the floaters leave these without a legal
//! pairing, the bracket is paired again as the penultimate one. Everyone below then forms one last bracket with
//! mixed scores.

use turmuhr_core::Points;

use super::{
    Effort, Step,
    against::Against,
    bracket::{Bracket, Solved, denied, floated, passes_difference, strong_denied, third_in_a_row},
    criteria::{Builder, Criteria, Scope},
    exact, swift,
};
use crate::{
    completion::Completion,
    matching::{steps::Spent, weight::Weight},
    reasons::BracketKind,
    roster::{Float, Roster},
};

/// All brackets, from the top.
pub(crate) fn pair<'a>(
    roster: &'a Roster,
    completion: &mut Completion<'a>,
    effort: Effort,
    against: &Option<Against<'_>>,
) -> Result<Vec<Step>, Spent> {
    let bye = completion.bye.clone();
    let (mut steps, mut movers, mut start) = (Vec::new(), Vec::new(), 0);
    let mut collapsed = false;
    while start < roster.len() {
        let residents = if collapsed { start..roster.len() } else { roster.scoregroup(start) };
        let end = residents.end;
        let next = if end < roster.len() { roster.scoregroup(end) } else { end..end };
        let mut bracket = Bracket {
            roster,
            movers: std::mem::take(&mut movers),
            residents,
            rest: next.end..roster.len(),
            next,
            bye: &bye,
            bye_score: completion.bye_score,
            bye_from_here: false,
        };
        start = end;
        let mut kind = match (bracket.is_last(), collapsed) {
            (true, true) => BracketKind::Collapsed,
            (true, false) => BracketKind::Last,
            (false, _) => BracketKind::Ordinary,
        };
        let solved = if bracket.is_last() {
            let short =
                if effort == Effort::Least && !collapsed { shorter(&bracket, completion)? } else { None };
            match short {
                Some(solved) => solved,
                None => whole(&bracket, completion, effort)?,
            }
        } else {
            let mut found = if effort == Effort::Least { shorter(&bracket, completion)? } else { None };
            if found.is_none() {
                found = plain(&bracket, completion, effort)?;
            }
            if let Some(solved) = found {
                solved
            } else {
                // The penultimate bracket: C.4 comes first, and the next bracket is not weighed.
                collapsed = true;
                kind = BracketKind::Penultimate;
                bracket.rest = bracket.next.start..roster.len();
                bracket.next = bracket.next.start..bracket.next.start;
                whole(&bracket, completion, effort)?
            }
        };
        movers = solved.floaters.clone();
        let Bracket { movers: moved, residents, bye_from_here, .. } = bracket;
        steps.push(Step { movers: moved, residents, kind, bye_from_here, solved });
        if against.as_ref().is_some_and(|against| against.differs(&steps)) {
            break;
        }
    }
    Ok(steps)
}

/// By counting, if everything is ideal and the editions agree; or by weighing the bracket alone, if the next
/// bracket cannot be served better.
fn shorter(bracket: &Bracket<'_>, completion: &mut Completion<'_>) -> Result<Option<Solved>, Spent> {
    let even = bracket.is_last() && bracket.bye_score.is_none();
    let stranded = if even { Vec::new() } else { completion.stranded(bracket.players(), &bracket.next) };
    let solved = match swift::solve(bracket, &stranded) {
        Some(solved) => solved,
        None if bracket.is_last() => return Ok(None),
        None => exact::solve(bracket, Scope::Bracket, Effort::Least, |order| {
            Digits::of(bracket, Scope::Bracket, order)
        })?,
    };
    let ideal = bracket.is_last()
        || solved.floaters.iter().all(|&floater| bracket.must_leave(floater))
        || completion.absorbs(&solved.floaters, &bracket.next, &bracket.rest);
    Ok((ideal && completion.without(&solved.pairs)).then_some(solved))
}

/// Weighs the bracket and the next one. `None`: the players below would have no legal pairing.
fn plain(
    bracket: &Bracket<'_>,
    completion: &mut Completion<'_>,
    effort: Effort,
) -> Result<Option<Solved>, Spent> {
    let solved = exact::solve(bracket, Scope::Next, effort, |order| Digits::of(bracket, Scope::Next, order))?;
    Ok(completion.without(&solved.pairs).then_some(solved))
}

/// Weighs the last bracket, or the penultimate one with everyone below.
fn whole(bracket: &Bracket<'_>, completion: &mut Completion<'_>, effort: Effort) -> Result<Solved, Spent> {
    let solved = exact::solve(bracket, Scope::All, effort, |order| Digits::of(bracket, Scope::All, order))?;
    let complete = completion.without(&solved.pairs);
    debug_assert!(complete, "a bracket weighed with everyone below leaves everyone below pairable");
    Ok(solved)
}

/// A digit for each score difference, the greatest difference in the highest digit.
type Differences = Vec<(Points, u32)>;

/// C.5 to C.19 of 2017, and C.4 above them if it applies.
#[derive(Clone, Debug, Default)]
struct Digits {
    width: u32,
    /// One point less than the lowest score of the bracket: the reference for the score difference of floaters.
    bottom: Points,
    completion: Option<u32>,
    pairs: u32,
    scores: Differences,
    next_pairs: Option<u32>,
    /// The next bracket is the last: players barred from the bye must not be left over.
    next_is_last: bool,
    next_scores: Differences,
    difference: Option<u32>,
    third: Option<u32>,
    preference: u32,
    strong: u32,
    down: [u32; 2],
    up: [u32; 2],
    down_scores: [Differences; 2],
    up_scores: [Differences; 2],
}

impl Digits {
    fn of(bracket: &Bracket<'_>, scope: Scope, order: u32) -> Digits {
        let size = bracket.len();
        let bottom = bracket.roster.score(bracket.residents.end - 1) - Points::ONE;
        let mut scores: Vec<Points> = bracket.players().map(|place| bracket.roster.score(place)).collect();
        scores.dedup();
        let mut differences: Vec<Points> = scores.iter().map(|&score| score - bottom).collect();
        for (at, &high) in scores.iter().enumerate() {
            differences.extend(scores[at..].iter().map(|&low| high - low));
        }
        differences.sort_unstable_by_key(|&difference| -difference);
        differences.dedup();
        let any =
            |back, float| bracket.players().any(|place| floated(&bracket.roster.players[place], back, float));

        // Differences are also subtracted, so sums can be negative.
        let both_sides = 4 * size;
        let mut to = Builder { at: order };
        let mut digits = Digits { bottom, ..Digits::default() };
        for back in [1, 0] {
            digits.up_scores[back] = to.each(any(back, Float::Up), &differences, both_sides);
            digits.down_scores[back] = to.each(any(back, Float::Down), &differences, both_sides);
        }
        for back in [1, 0] {
            digits.up[back] = to.digit(size);
            digits.down[back] = to.digit(size);
        }
        digits.strong = to.digit(size);
        digits.preference = to.digit(size);
        digits.third = to.when(bracket.roster.last_round, size);
        digits.difference = to.when(bracket.roster.last_round, size);
        let looks_below = scope == Scope::Next;
        let everyone = size + bracket.next.len();
        digits.next_scores = to.each(looks_below, &differences, both_sides);
        digits.next_pairs = to.when(looks_below, 3 * everyone);
        digits.next_is_last = bracket.rest.is_empty();
        digits.scores = to.each(true, &differences, both_sides);
        digits.pairs = to.digit(size);
        digits.completion = to.when(scope == Scope::All, everyone + bracket.rest.len() + 1);
        digits.width = to.at + 14;
        digits
    }

    fn next_worth(&self, bracket: &Bracket<'_>, higher: usize, lower: usize) -> u32 {
        let barred = |place: usize| u32::from(!bracket.roster.players[place].may_have_bye);
        if self.next_is_last {
            1 + barred(higher) + barred(lower)
        } else {
            u32::from(bracket.next.contains(&lower))
        }
    }
}

fn at(digits: &Differences, difference: Points) -> Option<u32> {
    digits.iter().find(|(of, _)| *of == difference).map(|&(_, bits)| bits)
}

fn unit<W: Weight>(bits: Option<u32>) -> W {
    bits.map_or(W::ZERO, |bits| W::digit(1, bits))
}

impl Criteria for Digits {
    fn width(&self) -> u32 {
        self.width
    }

    fn is_stranded(&self, _: usize) -> bool {
        false
    }

    fn inside<W: Weight>(&self, bracket: &Bracket<'_>, higher: usize, lower: usize) -> W {
        let (one, other) = (&bracket.roster.players[higher], &bracket.roster.players[lower]);
        let apart = one.score - other.score;
        let (high, low) = (one.score - self.bottom, other.score - self.bottom);
        let when = |bits: Option<u32>, kept: bool| if kept { unit(bits) } else { W::ZERO };
        let gap = |digits: &Differences| unit::<W>(at(digits, apart));
        // C.6: one pair more means two floaters fewer.
        let mut weight = self.only_completion::<W>().plus(W::digit(1, self.pairs));
        weight = weight
            .plus(unit(at(&self.scores, high)))
            .plus(unit(at(&self.scores, low)))
            .minus(gap(&self.scores));
        if let Some(bits) = self.next_pairs {
            weight = weight.plus(W::digit(self.next_worth(bracket, higher, lower), bits));
            weight = weight.plus(unit(at(&self.next_scores, high))).plus(unit(at(&self.next_scores, low)));
        }
        weight = weight.plus(when(self.difference, !passes_difference(one, other)));
        weight = weight.plus(when(self.third, !third_in_a_row(one, other)));
        weight = weight.plus(when(Some(self.preference), !denied(one, other)));
        weight = weight.plus(when(Some(self.strong), !strong_denied(one, other)));
        let uneven = apart > Points::ZERO;
        for back in [0, 1] {
            let down = |player| floated(player, back, Float::Down);
            let again = uneven && floated(other, back, Float::Up);
            weight = weight.plus(when(Some(self.down[back]), down(other)));
            weight = weight.plus(when(Some(self.down[back]), !uneven && down(one)));
            weight = weight.plus(when(Some(self.up[back]), !again));
            weight = weight.plus(when(at(&self.down_scores[back], low), down(other)));
            if down(one) {
                weight = weight.plus(unit(at(&self.down_scores[back], high)));
                if uneven {
                    weight = weight.minus(gap(&self.down_scores[back]));
                }
            }
            if again {
                weight = weight.minus(gap(&self.up_scores[back]));
            }
        }
        weight
    }

    fn below<W: Weight>(&self, bracket: &Bracket<'_>, higher: usize, lower: usize) -> W {
        let mut weight = self.only_completion::<W>();
        if let Some(bits) = self.next_pairs {
            weight = weight.plus(W::digit(self.next_worth(bracket, higher, lower), bits));
            if higher < bracket.next.start {
                weight = weight.plus(unit(at(&self.next_scores, bracket.roster.score(higher) - self.bottom)));
            }
        }
        weight
    }

    fn only_completion<W: Weight>(&self) -> W {
        unit(self.completion)
    }
}
