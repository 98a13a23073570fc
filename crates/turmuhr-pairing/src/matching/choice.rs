//! All best matchings at once: each choice is kept if a best matching still exists with it.
//!
//! If no odd set binds, a matching has the greatest weight exactly if all its edges are tight. A choice then only
//! asks whether the others can be matched. If an odd set binds, each choice is weighed.

use super::{
    bits::Bits,
    cardinality::{Graph, Matching, NOBODY},
    classes::Classes,
    steps::{Spent, Steps},
    weight::{Weight, Wide},
    weighted::Weighted,
};

/// A best matching, narrowed by choices.
pub(crate) trait Choices {
    fn mate(&self, one: usize) -> usize;

    /// Fixes the first possible mate of `wanted` for `one`; if none is possible, excludes all of `wanted`.
    fn first(&mut self, one: usize, wanted: &[usize]) -> Result<Option<usize>, Spent>;

    /// Gives `one` some mate of `wanted`; if none is possible, excludes all of `wanted`.
    fn among(&mut self, one: usize, wanted: &Bits) -> Result<bool, Spent>;
}

/// Which mate to try first if the order does not matter; it only affects speed.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Hint {
    /// The greatest of those below this number.
    Greatest(usize),
    Smallest,
}

/// Matchings of greatest weight of all vertices, an even number. `most` bounds each count over the whole
/// matching, the first count being the most important. `gain` fills in what a pair adds to each count, which
/// depends only on the classes of the two; `false` means no pair, and no gain.
pub(crate) fn best(
    classes: &Classes,
    most: &[usize],
    hint: Hint,
    steps: &Steps,
    gain: impl Fn(usize, usize, &mut [u32]) -> bool,
) -> Result<Box<dyn Choices>, Spent> {
    let size = classes.vertices();
    let widths: u32 = most.iter().map(|&most| bits(most)).sum();
    // Bits: the order of choices below the counts; above them a digit that outweighs everything, and room for
    // sums and the sign.
    match widths + 2 * bits(size) + 8 {
        0..=64 => weigh::<i64>(classes, most, hint, steps, gain),
        65..=128 => weigh::<i128>(classes, most, hint, steps, gain),
        129..=256 => weigh::<Wide<4>>(classes, most, hint, steps, gain),
        257..=512 => weigh::<Wide<8>>(classes, most, hint, steps, gain),
        513..=2048 => weigh::<Wide<32>>(classes, most, hint, steps, gain),
        _ => weigh::<Wide<256>>(classes, most, hint, steps, gain),
    }
}

fn bits(most: usize) -> u32 {
    usize::BITS - most.leading_zeros()
}

fn weigh<W: Weight + 'static>(
    classes: &Classes,
    most: &[usize],
    hint: Hint,
    steps: &Steps,
    gain: impl Fn(usize, usize, &mut [u32]) -> bool,
) -> Result<Box<dyn Choices>, Spent> {
    let size = classes.vertices();
    let order = bits(size) + 1;
    let widths: u32 = most.iter().map(|&most| bits(most)).sum();
    let counted = |one: usize, other: usize| -> Option<Vec<u32>> {
        let mut counts = vec![0; most.len()];
        gain(one, other, &mut counts).then_some(counts)
    };
    let weight = |one: usize, other: usize| {
        let mut at = widths + order;
        let mut weight = W::ZERO;
        for (&most, count) in most.iter().zip(counted(one, other).unwrap_or_default()) {
            at -= bits(most);
            if count > 0 {
                weight = weight.plus(W::digit(count, at));
            }
        }
        weight
    };
    let mut scratch = vec![0; most.len()];
    let mut together = |one: usize, other: usize| {
        scratch.fill(0);
        gain(one, other, &mut scratch)
    };
    let mut solver = Weighted::<W>::by_class(classes, steps, &mut together, weight)?;
    solver.solve()?;
    if solver.is_bound() {
        let never = W::ZERO.minus(W::digit(1, widths + order + bits(size)));
        return Ok(Box::new(Bound { solver, never, settled: Bits::empty(size) }));
    }
    let rows = solver.tight_rows();
    let mate: Vec<usize> = (0..size).map(|one| solver.mate(one)).collect();
    Ok(Box::new(Free::of(rows, hint).unwrap_or_else(|rows| Free::with(rows, mate))))
}

/// An unweighted graph, or the tight edges of a weighted one, with a perfect matching.
#[derive(Clone, Debug)]
pub(crate) struct Free {
    rows: Vec<Bits>,
    /// Members are the vertices not yet settled.
    matching: Matching,
    nobody: Bits,
}

impl Free {
    /// A perfect matching along these rows; the rows come back as the error if there is none.
    pub(crate) fn of(rows: Vec<Bits>, hint: Hint) -> Result<Free, Vec<Bits>> {
        let size = rows.len();
        let mut free = Free::with(rows, vec![NOBODY; size]);
        let mut open = Bits::full(size);
        for one in 0..size {
            if !open.has(one) {
                continue;
            }
            let mate = match hint {
                Hint::Smallest => None,
                Hint::Greatest(limit) => {
                    (0..limit).rev().find(|&other| open.has(other) && free.rows[one].has(other))
                }
            };
            if let Some(other) = mate.or_else(|| free.rows[one].first_common(&open)) {
                open.remove(one);
                open.remove(other);
                free.matching.mate[one] = other;
                free.matching.mate[other] = one;
            }
        }
        let graph = Graph { allowed: &free.rows, bye: &free.nobody };
        match free.matching.complete(graph) {
            None => Ok(free),
            Some(_) => Err(free.rows),
        }
    }

    /// From a known perfect matching.
    pub(crate) fn with(rows: Vec<Bits>, mut mate: Vec<usize>) -> Free {
        let size = rows.len();
        mate.push(NOBODY);
        let mut members = Bits::full(size + 1);
        members.remove(size);
        Free { rows, matching: Matching { mate, members }, nobody: Bits::empty(size) }
    }

    pub(crate) fn size(&self) -> usize {
        self.rows.len()
    }

    /// Not yet settled.
    pub(crate) fn is_open(&self, one: usize) -> bool {
        self.matching.members.has(one)
    }

    pub(crate) fn may_match(&self, one: usize, other: usize) -> bool {
        self.rows[one].has(other)
    }

    /// Every unsettled vertex that `one` may be matched with.
    pub(crate) fn open_row(&self, one: usize) -> impl Iterator<Item = usize> + '_ {
        self.rows[one].common(&self.matching.members)
    }

    /// The graph reduced to these edges among unsettled vertices, if a perfect matching remains.
    pub(crate) fn only(&self, keep: impl Fn(usize, usize) -> bool) -> Option<Free> {
        let mut part = self.clone();
        let open: Vec<usize> = (0..self.size()).filter(|&one| self.is_open(one)).collect();
        for &one in &open {
            let gone: Vec<usize> = self.open_row(one).filter(|&other| !keep(one, other)).collect();
            for other in gone {
                part.rows[one].remove(other);
            }
            part.rows[one].first_common(&self.matching.members)?;
        }
        for one in open {
            let mate = part.matching.mate[one];
            if mate != NOBODY && !part.rows[one].has(mate) {
                part.matching.mate[one] = NOBODY;
                part.matching.mate[mate] = NOBODY;
            }
        }
        let graph = Graph { allowed: &part.rows, bye: &part.nobody };
        part.matching.complete(graph).is_none().then_some(part)
    }

    fn augment(&mut self, root: usize) -> Option<super::cardinality::Forest> {
        self.matching.augment(Graph { allowed: &self.rows, bye: &self.nobody }, root)
    }

    fn settle(&mut self, one: usize, other: usize) {
        self.matching.drop(one);
        self.matching.drop(other);
        self.matching.mate[one] = other;
        self.matching.mate[other] = one;
    }

    /// Settles the two as a pair if everyone else can still be matched; otherwise changes nothing.
    fn force(&mut self, one: usize, other: usize) -> bool {
        let (left, right) = (self.matching.mate[one], self.matching.mate[other]);
        self.settle(one, other);
        if left == other || self.augment(left).is_none() {
            return true;
        }
        for (this, that) in [(one, left), (other, right)] {
            self.matching.members.insert(this);
            self.matching.mate[this] = that;
            self.matching.mate[that] = this;
        }
        false
    }

    /// Every partner `one` can have in some valid matching.
    fn options(&mut self, one: usize) -> Bits {
        let mate = self.matching.mate[one];
        self.matching.drop(one);
        let found = self.augment(mate);
        self.matching.members.insert(one);
        self.matching.mate[one] = mate;
        self.matching.mate[mate] = one;
        found.map_or_else(|| Bits::empty(self.rows.len() + 1), |forest| forest.outer)
    }

    fn part(&mut self, one: usize, others: impl Iterator<Item = usize>) {
        for other in others {
            self.rows[one].remove(other);
            self.rows[other].remove(one);
        }
    }
}

impl Free {
    pub(crate) fn mate(&self, one: usize) -> usize {
        self.matching.mate[one]
    }

    /// As [`Choices::first`]; here it needs no budget.
    pub(crate) fn first(&mut self, one: usize, wanted: &[usize]) -> Option<usize> {
        if !self.matching.members.has(one) {
            return wanted.iter().copied().find(|&other| other == self.mate(one));
        }
        let open: Vec<usize> = wanted
            .iter()
            .copied()
            .filter(|&other| self.matching.members.has(other) && self.rows[one].has(other))
            .collect();
        // The first one usually works.
        if let Some(&other) = open.first() {
            if self.force(one, other) {
                return Some(other);
            }
            let options = self.options(one);
            if let Some(&other) = open.iter().find(|&&other| options.has(other)) {
                let done = self.force(one, other);
                debug_assert!(done, "an option can be had");
                return Some(other);
            }
        }
        self.part(one, open.into_iter());
        None
    }

    /// As [`Choices::among`].
    pub(crate) fn among(&mut self, one: usize, wanted: &Bits) -> bool {
        let row: Vec<usize> =
            self.rows[one].iter().filter(|&other| self.matching.members.has(other)).collect();
        let mate = self.matching.mate[one];
        let (inside, outside): (Vec<usize>, Vec<usize>) = row.iter().partition(|&&other| wanted.has(other));
        if !self.matching.members.has(one) {
            return wanted.has(mate);
        }
        if wanted.has(mate) {
            self.part(one, outside.into_iter());
            return true;
        }
        if !inside.is_empty() {
            self.part(one, outside.iter().copied());
            self.matching.mate[one] = NOBODY;
            self.matching.mate[mate] = NOBODY;
            if self.augment(one).is_none() {
                return true;
            }
            for other in outside {
                self.rows[one].insert(other);
                self.rows[other].insert(one);
            }
            self.matching.mate[one] = mate;
            self.matching.mate[mate] = one;
        }
        self.part(one, inside.into_iter());
        false
    }
}

impl Choices for Free {
    fn mate(&self, one: usize) -> usize {
        Free::mate(self, one)
    }

    fn first(&mut self, one: usize, wanted: &[usize]) -> Result<Option<usize>, Spent> {
        Ok(Free::first(self, one, wanted))
    }

    fn among(&mut self, one: usize, wanted: &Bits) -> Result<bool, Spent> {
        Ok(Free::among(self, one, wanted))
    }
}

/// Weights with an odd set that binds: each choice repairs or recomputes the solution.
struct Bound<W> {
    solver: Weighted<W>,
    /// Less than anything a choice could gain.
    never: W,
    settled: Bits,
}

impl<W: Weight> Bound<W> {
    /// Adds a small bonus to the pairs of `one` with `wanted`, in their order or equal; `true` if one of them
    /// is now the mate.
    fn prefer(&mut self, one: usize, wanted: &[usize], in_order: bool) -> Result<bool, Spent> {
        let open: Vec<usize> = wanted
            .iter()
            .copied()
            .filter(|&other| other != one && !self.settled.has(other) && self.solver.is_tight(one, other))
            .collect();
        let mate = self.solver.mate(one);
        if open.first() == Some(&mate) || (!in_order && open.contains(&mate)) {
            return Ok(true);
        }
        if open.is_empty() {
            return Ok(false);
        }
        for (rank, &other) in open.iter().enumerate() {
            let more = if in_order { open.len() - rank } else { 1 };
            let weight = self.solver.weight(one, other).plus(W::digit(more as u32, 0));
            self.solver.set_weight(one, other, weight);
        }
        self.solver.mend(one)?;
        Ok(open.contains(&self.solver.mate(one)))
    }

    fn forbid(&mut self, one: usize, others: impl Iterator<Item = usize>) {
        for other in others.filter(|&other| other != one) {
            self.solver.set_weight(one, other, self.never);
        }
    }
}

impl<W: Weight> Choices for Bound<W> {
    fn mate(&self, one: usize) -> usize {
        self.solver.mate(one)
    }

    fn first(&mut self, one: usize, wanted: &[usize]) -> Result<Option<usize>, Spent> {
        if self.settled.has(one) {
            return Ok(wanted.iter().copied().find(|&other| other == self.mate(one)));
        }
        if self.prefer(one, wanted, true)? {
            let other = self.solver.mate(one);
            self.solver.settle(one, other);
            self.settled.insert(one);
            self.settled.insert(other);
            return Ok(Some(other));
        }
        let open: Vec<usize> = wanted.iter().copied().filter(|&other| !self.settled.has(other)).collect();
        self.forbid(one, open.into_iter());
        Ok(None)
    }

    fn among(&mut self, one: usize, wanted: &Bits) -> Result<bool, Spent> {
        if self.settled.has(one) {
            return Ok(wanted.has(self.mate(one)));
        }
        let size = self.solver.len();
        let open = |inside: bool| -> Vec<usize> {
            (0..size)
                .filter(|&other| other != one && !self.settled.has(other) && wanted.has(other) == inside)
                .collect()
        };
        let (inside, outside) = (open(true), open(false));
        let done = self.prefer(one, &inside, false)?;
        self.forbid(one, if done { outside } else { inside }.into_iter());
        Ok(done)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    type Pairs = Vec<(usize, usize)>;

    fn all(free: &[usize]) -> Vec<Pairs> {
        let Some((&one, rest)) = free.split_first() else { return vec![Vec::new()] };
        let mut found = Vec::new();
        for &other in rest {
            let others: Vec<usize> = rest.iter().copied().filter(|&left| left != other).collect();
            for mut pairs in all(&others) {
                pairs.push((one, other));
                found.push(pairs);
            }
        }
        found
    }

    fn mate(pairs: &Pairs, one: usize) -> usize {
        let pair = pairs.iter().find(|&&(a, b)| a == one || b == one).unwrap();
        if pair.0 == one { pair.1 } else { pair.0 }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(1500))]

        /// Choices of both kinds, one after the other, compared with all matchings.
        #[test]
        fn a_choice_is_kept_exactly_if_the_best_can_be_had(
            half in 1..5_usize,
            gains in prop::collection::vec(prop::option::weighted(0.8, (0..2_u32, 0..3_u32)), 64),
            choices in prop::collection::vec((any::<bool>(), 0..8_usize, prop::collection::vec(0..8_usize, 0..6)), 8),
            room in prop_oneof![Just(8_usize), Just(usize::MAX >> 1)],
        ) {
            let size = 2 * half;
            let gain = |one: usize, other: usize| gains[one.min(other) * 8 + one.max(other)];
            let worth = |pairs: &Pairs| {
                let told = |&(one, other): &(usize, usize)| gain(one, other).unwrap_or((0, 0));
                pairs.iter().map(told).fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1))
            };
            let everyone: Vec<usize> = (0..size).collect();
            let mut left = all(&everyone);
            let most = left.iter().map(worth).max().unwrap();
            left.retain(|pairs| worth(pairs) == most);
            let mut choice = best(&Classes::by(0..size), &[room, 16], Hint::Greatest(size), &Steps::unlimited(), |one, other, counts| {
                gain(one, other).is_some_and(|(first, second)| {
                    counts.copy_from_slice(&[first, second]);
                    true
                })
            }).unwrap();
            for (ordered, one, wanted) in choices {
                let one = one % size;
                let mut seen = vec![one];
                let wanted: Vec<usize> = wanted
                    .into_iter()
                    .filter(|&other| {
                        let fresh = other < size && !seen.contains(&other);
                        seen.push(other);
                        fresh
                    })
                    .collect();
                let can = |left: &[Pairs], other: usize| left.iter().any(|pairs| mate(pairs, one) == other);
                if ordered {
                    let first = wanted.iter().copied().find(|&other| can(&left, other));
                    prop_assert_eq!(choice.first(one, &wanted), Ok(first));
                    match first {
                        Some(first) => left.retain(|pairs| mate(pairs, one) == first),
                        None => left.retain(|pairs| !wanted.contains(&mate(pairs, one))),
                    }
                } else {
                    let mut set = Bits::empty(size);
                    wanted.iter().for_each(|&other| set.insert(other));
                    let any = wanted.iter().any(|&other| can(&left, other));
                    prop_assert_eq!(choice.among(one, &set), Ok(any));
                    left.retain(|pairs| set.has(mate(pairs, one)) == any);
                }
                let found: Pairs = (0..size)
                    .filter(|&one| one < choice.mate(one))
                    .map(|one| (one, choice.mate(one)))
                    .collect();
                let known = left.iter().any(|pairs| found.iter().all(|&(one, other)| mate(pairs, one) == other));
                prop_assert!(known, "{:?}", found);
            }
        }
    }
}
