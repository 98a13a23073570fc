//! A perfect matching of least cost. The cost is a list of counts in order of importance.

use super::{
    classes::Classes,
    steps::{Spent, Steps},
    weight::{Weight, Wide},
    weighted::Weighted,
};

/// The matching and its total cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cheapest {
    pub(crate) mate: Vec<usize>,
    pub(crate) cost: Vec<u32>,
}

/// Matches all vertices with the least total cost. `most` bounds each count of the whole matching; `cost` is the
/// cost of a pair, which depends only on the classes of the two; `together` says whether two may be a pair. `None`: no
/// perfect matching exists.
pub(crate) fn cheapest(
    classes: &Classes,
    most: &[usize],
    steps: &Steps,
    together: impl Fn(usize, usize) -> bool,
    cost: impl Fn(usize, usize) -> Vec<u32>,
) -> Result<Option<Cheapest>, Spent> {
    let size = classes.vertices();
    if !size.is_multiple_of(2) {
        return Ok(None);
    }
    if size == 0 {
        return Ok(Some(Cheapest { mate: Vec::new(), cost: vec![0; most.len()] }));
    }
    let widths: u32 = most.iter().map(|&most| bits(most)).sum();
    // Room for the number of pairs, for twice the weight and for the sign.
    let mate = match widths + bits(size) + 4 {
        0..=64 => solve::<i64>(classes, most, steps, &together, &cost),
        65..=128 => solve::<i128>(classes, most, steps, &together, &cost),
        129..=512 => solve::<Wide<8>>(classes, most, steps, &together, &cost),
        513..=2048 => solve::<Wide<32>>(classes, most, steps, &together, &cost),
        _ => solve::<Wide<256>>(classes, most, steps, &together, &cost),
    }?;
    let mut total = vec![0; most.len()];
    for (one, &other) in mate.iter().enumerate().filter(|&(one, &other)| one < other) {
        if !together(one, other) {
            return Ok(None);
        }
        for (sum, part) in total.iter_mut().zip(cost(one, other)) {
            *sum += part;
        }
    }
    Ok(Some(Cheapest { mate, cost: total }))
}

fn bits(most: usize) -> u32 {
    usize::BITS - most.leading_zeros()
}

fn solve<W: Weight>(
    classes: &Classes,
    most: &[usize],
    steps: &Steps,
    together: impl Fn(usize, usize) -> bool,
    cost: impl Fn(usize, usize) -> Vec<u32>,
) -> Result<Vec<usize>, Spent> {
    let widths: u32 = most.iter().map(|&most| bits(most)).sum();
    // An additional pair outweighs its cost.
    let pair = W::digit(1, widths);
    let mut solver = Weighted::<W>::by_class(classes, steps, together, |one, other| {
        let mut at = widths;
        let mut weight = pair;
        for (&most, part) in most.iter().zip(cost(one, other)) {
            at -= bits(most);
            weight = weight.minus(W::digit(part, at));
        }
        weight
    })?;
    solver.solve()?;
    Ok((0..classes.vertices()).map(|vertex| solver.mate(vertex)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The least cost by trying every perfect matching.
    fn by_hand(free: &[usize], cost: &dyn Fn(usize, usize) -> Option<Vec<u32>>) -> Option<Vec<u32>> {
        let Some((&one, rest)) = free.split_first() else { return Some(vec![0, 0]) };
        let mut best: Option<Vec<u32>> = None;
        for &other in rest {
            let others: Vec<usize> = rest.iter().copied().filter(|&left| left != other).collect();
            if let (Some(own), Some(more)) = (cost(one, other), by_hand(&others, cost)) {
                let sum: Vec<u32> = own.iter().zip(more).map(|(own, more)| own + more).collect();
                best = Some(best.map_or(sum.clone(), |best| best.min(sum)));
            }
        }
        best
    }

    proptest! {
        #[test]
        fn nothing_is_cheaper(
            half in 1..5_usize,
            costs in proptest::collection::vec(proptest::option::weighted(0.6, (0..4_u32, 0..4_u32)), 64),
            room in prop_oneof![Just(12_usize), Just(usize::MAX >> 1)],
        ) {
            let size = 2 * half;
            let cost = |one: usize, other: usize| costs[one * 8 + other].map(|(a, b)| vec![a, b]);
            let all: Vec<usize> = (0..size).collect();
            let together = |one: usize, other: usize| cost(one, other).is_some();
            let sure = |one: usize, other: usize| cost(one, other).unwrap();
            let found = cheapest(&Classes::by(0..size), &[room, 12], &Steps::unlimited(), together, sure).unwrap();
            prop_assert_eq!(found.map(|found| found.cost), by_hand(&all, &cost));
        }
    }
}
