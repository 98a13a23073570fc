//! A bracket (3.2.3 to 3.2.6): White seekers against Black seekers, with as few shifters as possible.

use super::Dubov;
use crate::{
    matching::{
        bits::Bits,
        choice::{Free, Hint, best},
        classes::Classes,
        steps::Spent,
    },
    roster::Roster,
};
use turmuhr_core::Color;

/// The pairs in the order of S1, the player of S1 first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Paired {
    pub(super) pairs: Vec<(usize, usize)>,
    /// S1 against G2 before any transposition.
    pub(super) plain: Vec<(usize, usize)>,
    /// Shifters from G1 into G2, and from G2 into G1.
    pub(super) shifted: (Vec<usize>, Vec<usize>),
}

pub(super) fn pair(system: &Dubov, roster: &Roster, members: &[usize]) -> Result<Paired, Spent> {
    let [upper, lower] = initial(system, roster, members);
    let (first, second) = shifters(roster, &upper, &lower)?;
    let moved = |from: &[usize], gone: &[usize], come: &[usize]| -> Vec<usize> {
        from.iter().copied().filter(|place| !gone.contains(place)).chain(come.iter().copied()).collect()
    };
    let mut s1 = moved(&upper, &first, &second);
    let mut g2 = moved(&lower, &second, &first);
    s1.sort_by_key(|&place| system.by_opposition(roster, place));
    g2.sort_by_key(|&place| roster.players[place].number);
    let plain = s1.iter().copied().zip(g2.iter().copied()).collect();
    Ok(Paired { pairs: transposition(roster, &s1, &g2), plain, shifted: (first, second) })
}

/// 3.2.3: G1 and G2, each in the order of 4.3.2.
pub(super) fn initial(system: &Dubov, roster: &Roster, members: &[usize]) -> [Vec<usize>; 2] {
    let mut players = members.to_vec();
    players.sort_by_key(|&place| roster.players[place].number);
    let nobody_played = players.iter().all(|&place| roster.players[place].colours.is_empty());
    let (mut upper, lower): (Vec<usize>, Vec<usize>) = if nobody_played {
        let half = players.len() / 2;
        (players[..half].to_vec(), players[half..].to_vec())
    } else {
        players.into_iter().partition(|&place| roster.players[place].preference.colour == Some(Color::White))
    };
    upper.sort_by_key(|&place| system.by_opposition(roster, place));
    [upper, lower]
}

/// 4.3.3: numbered from the middle outwards; of two middle players the upper one first.
pub(super) fn from_the_middle(list: &[usize]) -> Vec<usize> {
    let mut left = list.to_vec();
    let mut numbered = Vec::with_capacity(left.len());
    while !left.is_empty() {
        numbered.push(left.remove((left.len() - 1) / 2));
    }
    numbered
}

/// 3.2.4: the shifters of G1 and of G2.
///
/// A pair inside one subgroup needs exactly one shifter. The fewest such pairs leave the fewest preferences
/// unmet, so both shifts must keep a pairing with the most pairs across the subgroups possible.
fn shifters(roster: &Roster, upper: &[usize], lower: &[usize]) -> Result<(Vec<usize>, Vec<usize>), Spent> {
    let players: Vec<usize> = upper.iter().chain(lower).copied().collect();
    let (size, half) = (players.len(), upper.len());
    if half == lower.len() && Free::of(across(roster, upper, lower), Hint::Smallest).is_ok() {
        return Ok(Default::default());
    }
    let classes = Classes::by((0..size).map(|one| one < half));
    let mut choices =
        best(&classes, &[size, size], Hint::Greatest(size), &roster.steps, |one, other, counts| {
            counts[0] = 1;
            counts[1] = u32::from(one < half && other >= half);
            roster.may_meet(players[one], players[other])
        })?;
    let [upper_range, lower_range] = [0..half, half..size];
    let mut shift = |own: &std::ops::Range<usize>| -> Result<Vec<usize>, Spent> {
        let count =
            own.clone().filter(|&one| one < choices.mate(one) && own.contains(&choices.mate(one))).count();
        let mut open = Bits::empty(size);
        own.clone().for_each(|one| open.insert(one));
        let mut shifted = Vec::new();
        for one in from_the_middle(&own.clone().collect::<Vec<_>>()) {
            if shifted.len() == count {
                break;
            }
            // A shifter meets a player of the same subgroup who is not shifted.
            if choices.among(one, &open)? {
                open.remove(one);
                shifted.push(players[one]);
            }
        }
        Ok(shifted)
    };
    Ok(if half <= lower.len() {
        let first = shift(&upper_range)?;
        (first, shift(&lower_range)?)
    } else {
        let second = shift(&lower_range)?;
        (shift(&upper_range)?, second)
    })
}

/// Legal opponents in the other list; rows of the first list come first.
fn across(roster: &Roster, upper: &[usize], lower: &[usize]) -> Vec<Bits> {
    let size = upper.len() + lower.len();
    let mut rows = vec![Bits::empty(size); size];
    for (at, &one) in upper.iter().enumerate() {
        for (beside, &other) in lower.iter().enumerate() {
            if roster.may_meet(one, other) {
                rows[at].insert(upper.len() + beside);
                rows[upper.len() + beside].insert(at);
            }
        }
    }
    rows
}

/// 3.2.6: the first transposition (4.4) that is legal.
fn transposition(roster: &Roster, s1: &[usize], g2: &[usize]) -> Vec<(usize, usize)> {
    let Ok(mut choices) = Free::of(across(roster, s1, g2), Hint::Smallest) else {
        debug_assert!(false, "the shifts keep a pairing possible");
        return s1.iter().copied().zip(g2.iter().copied()).collect();
    };
    let wanted: Vec<usize> = (s1.len()..s1.len() + g2.len()).collect();
    s1.iter()
        .enumerate()
        .filter_map(|(at, &one)| choices.first(at, &wanted).map(|other| (one, g2[other - s1.len()])))
        .collect()
}
