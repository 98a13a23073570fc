//! Lots: drawn from a seed that can be published, and recorded so that anyone can repeat the draw.

use turmuhr_core::{
    PlayerId,
    chance::{SplitMix64, mixed},
};

/// The record of a drawn lot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lot {
    /// Published so that the draw can be repeated.
    pub seed: u64,
    /// Sorted by number, so that the order of entry does not matter.
    pub candidates: Vec<PlayerId>,
    /// The result of the lot, the best first.
    pub order: Vec<PlayerId>,
}

/// Puts the candidates in random order; all orders are equally likely.
pub fn draw(seed: u64, candidates: &[PlayerId]) -> Lot {
    let mut candidates = candidates.to_vec();
    candidates.sort_unstable();
    candidates.dedup();
    // Mixes the candidates into the seed, so that one group's lot says nothing about another's.
    let mut state = seed;
    for candidate in &candidates {
        state = mixed(state ^ u64::from(candidate.0));
    }
    let mut order = candidates.clone();
    SplitMix64::new(state).shuffle(&mut order);
    Lot { seed, candidates, order }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(numbers: &[u32]) -> Vec<PlayerId> {
        numbers.iter().copied().map(PlayerId).collect()
    }

    #[test]
    fn a_seed_gives_the_same_lot_for_ever() {
        // Published lots must stay reproducible: these orders may never change.
        assert_eq!(draw(1, &ids(&[1, 2, 3, 4, 5])).order, ids(&FROZEN));
        assert_eq!(draw(1, &ids(&[5, 3, 1, 2, 4])), draw(1, &ids(&[1, 2, 3, 4, 5])));
    }

    const FROZEN: [u32; 5] = [1, 5, 2, 3, 4];

    #[test]
    fn every_order_comes_up_about_as_often() {
        let mut seen = std::collections::BTreeMap::new();
        for seed in 0..6_000 {
            *seen.entry(draw(seed, &ids(&[7, 8, 9])).order).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 6);
        assert!(seen.values().all(|count| (850..1_150).contains(count)), "{seen:?}");
    }

    #[test]
    fn nobody_and_one_need_no_lot() {
        assert!(draw(3, &[]).order.is_empty());
        assert_eq!(draw(3, &ids(&[4])).order, ids(&[4]));
    }
}
