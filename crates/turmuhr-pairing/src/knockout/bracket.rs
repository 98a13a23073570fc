//! Seeding and drawing of a bracket.

use crate::lot::Lot;

/// A place of the first round: the index of an entrant, or `None`, which gives the other a bye.
pub type Slot = Option<usize>;

/// The first round from top to bottom; the winners of neighbouring pairs meet in the next round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// From top to bottom.
    pub pairs: Vec<(Slot, Slot)>,
}

impl Bracket {
    /// The pairs of the next round from the winners of this one, in order.
    pub fn next(winners: &[usize]) -> Bracket {
        let pair = |two: &[usize]| (two.first().copied(), two.get(1).copied());
        Bracket { pairs: winners.chunks(2).map(pair).collect() }
    }

    /// Entrants who advance without playing.
    pub fn byes(&self) -> impl Iterator<Item = usize> {
        self.pairs.iter().filter_map(|pair| match *pair {
            (Some(one), None) | (None, Some(one)) => Some(one),
            _ => None,
        })
    }
}

/// Seeds from top to bottom for a bracket of `size` places, a power of two: 1 and 2 can only meet in the final.
pub fn seeding(size: usize) -> Vec<usize> {
    let mut seeds = vec![1];
    while seeds.len() < size {
        let sum = 2 * seeds.len() + 1;
        seeds = seeds.into_iter().flat_map(|seed| [seed, sum - seed]).collect();
    }
    seeds
}

/// The bracket of entrants in order of strength; the strongest get the byes.
pub fn seeded(entrants: usize) -> Bracket {
    let slot = |seed: usize| (seed <= entrants).then(|| seed - 1);
    let seeds = seeding(entrants.next_power_of_two());
    Bracket { pairs: seeds.chunks(2).map(|two| (slot(two[0]), two.get(1).copied().and_then(slot))).collect() }
}

/// Can two members of a group meet before the final? In a fixed bracket: are two in one half?
pub fn same_group_meets_early(bracket: &Bracket, groups: &[&str]) -> bool {
    let half = bracket.pairs.len() / 2;
    let members = |pairs: &[(Slot, Slot)]| -> Vec<usize> {
        pairs.iter().flat_map(|&(one, other)| [one, other]).flatten().collect()
    };
    let clash = |members: Vec<usize>| {
        members.iter().enumerate().any(|(place, &one)| {
            let same = |&other: &usize| !groups[one].is_empty() && groups[one] == groups[other];
            members[place + 1..].iter().any(same)
        })
    };
    half > 0 && (clash(members(&bracket.pairs[..half])) || clash(members(&bracket.pairs[half..])))
}

/// How often a draw is repeated until it is admissible; repeating makes all admissible draws equally likely.
const TRIES: usize = 100_000;

/// Draws a fixed bracket. Members of a group (empty for none) can only meet in the final; `fixed` pairs meet in
/// the first round. `None` if no draw was admissible.
pub fn draw_bracket(groups: &[&str], fixed: &[(usize, usize)], seed: u64) -> Option<Bracket> {
    let mut lot = Lot::new(seed);
    let size = groups.len().max(2).next_power_of_two();
    for _ in 0..TRIES {
        let mut others: Vec<Slot> = (0..groups.len())
            .filter(|player| !fixed.iter().any(|(one, other)| one == player || other == player))
            .map(Some)
            .collect();
        lot.shuffle(&mut others);
        let boards = size / 2 - fixed.len().min(size / 2);
        if others.len() < boards {
            return None;
        }
        // Byes are distributed so that no board is empty.
        let seconds = others.split_off(boards);
        let mut seconds: Vec<Slot> =
            seconds.into_iter().chain(std::iter::repeat(None)).take(boards).collect();
        lot.shuffle(&mut seconds);
        let drawn = others.into_iter().zip(seconds);
        let mut pairs: Vec<(Slot, Slot)> =
            fixed.iter().map(|&(one, other)| (Some(one), Some(other))).chain(drawn).collect();
        lot.shuffle(&mut pairs);
        let bracket = Bracket { pairs };
        if !same_group_meets_early(&bracket, groups) {
            return Some(bracket);
        }
    }
    None
}

/// Draws one round among the remaining entrants; members of a group are kept apart except in the final. With an
/// odd number one entrant advances without playing.
pub fn draw_round(groups: &[&str], seed: u64) -> Option<Bracket> {
    let mut lot = Lot::new(seed);
    let mut order: Vec<Slot> = (0..groups.len()).map(Some).collect();
    if order.len() % 2 == 1 {
        order.push(None);
    }
    let is_final = groups.len() <= 2;
    for _ in 0..TRIES {
        lot.shuffle(&mut order);
        let same = |two: &[Slot]| match two {
            [Some(one), Some(other)] => !groups[*one].is_empty() && groups[*one] == groups[*other],
            _ => false,
        };
        if is_final || !order.chunks(2).any(same) {
            let pair = |two: &[Slot]| if two[0].is_some() { (two[0], two[1]) } else { (two[1], None) };
            return Some(Bracket { pairs: order.chunks(2).map(pair).collect() });
        }
    }
    None
}
