//! Scheveningen: every member of one team meets every member of the other.

use turmuhr_core::chance::SplitMix64 as Lot;

/// A game: the number in team A, the number in team B, and whether A has White.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    /// From 1.
    pub a: u32,
    /// From 1.
    pub b: u32,
    /// Otherwise B has White.
    pub a_is_white: bool,
}

/// The table for six boards, which follows no rule: opponents of A1 to A6 by round, negative if A has Black.
const SIX: [[i32; 6]; 6] = [
    [1, -2, -3, 4, -5, 6],
    [-2, 3, 5, -6, 4, -1],
    [3, -5, -1, 2, 6, -4],
    [-4, -6, 2, 1, -3, 5],
    [5, 4, 6, -3, -1, -2],
    [-6, 1, -4, -5, 2, 3],
];

/// The rounds for two teams of this size: colours balance, and nobody has one colour three times running.
/// `None` for 0 and for more than a hundred boards.
pub fn table(players: u32) -> Option<Vec<Vec<Game>>> {
    match players {
        0 | 101.. => None,
        1 => Some(vec![vec![Game { a: 1, b: 1, a_is_white: true }]]),
        6 => Some(SIX.iter().map(|round| signed(round)).collect()),
        // A1 and A2 have opposite colours and alternate: blocks of one.
        2 => Some(vec![signed(&[1, 2]), signed(&[-2, -1])]),
        _ if players.is_multiple_of(4) => Some(in_blocks(players)),
        _ if players % 2 == 1 => Some(turning(players)),
        _ => in_pairs(players),
    }
}

fn signed(round: &[i32]) -> Vec<Game> {
    (1..).zip(round).map(|(a, b)| Game { a, b: b.unsigned_abs(), a_is_white: *b > 0 }).collect()
}

/// n divisible by four: halves of A meet halves of B, with colours alternating every round.
fn in_blocks(players: u32) -> Vec<Vec<Game>> {
    let half = players / 2;
    (0..players)
        .map(|shift| {
            let (block, step) = (shift / half, shift % half);
            (1..=players)
                .map(|a| {
                    let upper = a <= half;
                    let place = if upper { a } else { a - half };
                    let other = (place + step - 1) % half + 1;
                    let b = if upper { block * half } else { (1 - block) * half } + other;
                    Game { a, b, a_is_white: upper == (shift % 2 == 0) }
                })
                .collect()
        })
        .collect()
}

/// Odd n: opponents rotate, and the smaller half has one colour, as a block that moves up.
fn turning(players: u32) -> Vec<Vec<Game>> {
    let half = (players - 1) / 2;
    (0..players)
        .map(|shift| {
            let moved = if half % 2 == 1 { shift.div_ceil(2) } else { shift / 2 };
            let block = half + 2 - moved..half + 2 - moved + half;
            let game = |a: u32| Game {
                a,
                b: (a + shift - 1) % players + 1,
                a_is_white: block.contains(&a) == (shift % 2 == 1),
            };
            (1..=players).map(game).collect()
        })
        .collect()
}

/// Twice an odd number, for which no rule is printed: rounds form pairs, and in the second round of a pair
/// everyone has the other colour. So colours balance, and nobody has one colour three times running.
///
/// Players of A with White in the first round of a pair must meet the same set of opponents in the second.
/// Between the two rounds opponents are exchanged along cycles, so half of the players must consist of whole
/// cycles. A plain rotation does not allow that for all rounds at once. So two rounds at a time exchange
/// opponents along one of their cycles, in a fixed order, until it works.
fn in_pairs(players: u32) -> Option<Vec<Vec<Game>>> {
    const EXCHANGES: usize = 20_000;
    let size = players as usize;
    let mut opponents: Square =
        (0..size).map(|round| (0..size).map(|a| (a + round) % size).collect()).collect();
    let mut lot = Lot::new(u64::from(players));
    for exchange in 0..EXCHANGES {
        let (one, other) = (lot.one_of(size), lot.one_of(size));
        if one == other {
            continue;
        }
        let all = cycles(&opponents[one], &opponents[other]);
        for &a in &all[lot.one_of(all.len())] {
            let kept = opponents[one][a];
            opponents[one][a] = opponents[other][a];
            opponents[other][a] = kept;
        }
        if exchange % size == 0
            && let Some(pairs) = paired_rounds(&opponents)
        {
            return Some(games(&opponents, &pairs));
        }
    }
    None
}

/// By round, the opponent of each player of A: a Latin square.
type Square = Vec<Vec<usize>>;

/// Two rounds, and which players of A have White in the first.
type PairOfRounds = (usize, usize, Vec<bool>);

/// The smallest sets of players of A that meet the same opponents in both rounds.
fn cycles(one: &[usize], other: &[usize]) -> Vec<Vec<usize>> {
    let mut who = vec![0; one.len()];
    for (a, &b) in one.iter().enumerate() {
        who[b] = a;
    }
    let mut seen = vec![false; one.len()];
    let mut all = Vec::new();
    for start in 0..one.len() {
        let (mut cycle, mut at) = (Vec::new(), start);
        while !seen[at] {
            seen[at] = true;
            cycle.push(at);
            at = who[other[at]];
        }
        if !cycle.is_empty() {
            all.push(cycle);
        }
    }
    all
}

/// A half of A made of whole cycles.
fn half(one: &[usize], other: &[usize]) -> Option<Vec<bool>> {
    let (cycles, wanted) = (cycles(one, other), one.len() / 2);
    // The sums reachable with the first `count` cycles.
    let mut sums = vec![vec![false; wanted + 1]; cycles.len() + 1];
    sums[0][0] = true;
    for (count, cycle) in cycles.iter().enumerate() {
        for sum in 0..=wanted {
            sums[count + 1][sum] = sums[count][sum] || (sum >= cycle.len() && sums[count][sum - cycle.len()]);
        }
    }
    if !sums[cycles.len()][wanted] {
        return None;
    }
    let (mut white, mut left) = (vec![false; one.len()], wanted);
    for (count, cycle) in cycles.iter().enumerate().rev() {
        if !sums[count][left] {
            left -= cycle.len();
            cycle.iter().for_each(|&a| white[a] = true);
        }
    }
    Some(white)
}

/// All rounds in pairs that have such a half, if a bounded search finds them.
fn paired_rounds(opponents: &Square) -> Option<Vec<PairOfRounds>> {
    const TRIES: usize = 2_000;
    let (mut taken, mut pairs, mut left) = (vec![false; opponents.len()], Vec::new(), TRIES);
    match_rounds(opponents, &mut taken, &mut pairs, &mut left).then_some(pairs)
}

fn match_rounds(
    opponents: &Square,
    taken: &mut [bool],
    pairs: &mut Vec<PairOfRounds>,
    left: &mut usize,
) -> bool {
    let Some(first) = taken.iter().position(|taken| !taken) else { return true };
    taken[first] = true;
    for second in first + 1..taken.len() {
        if taken[second] || *left == 0 {
            continue;
        }
        *left -= 1;
        if let Some(white) = half(&opponents[first], &opponents[second]) {
            taken[second] = true;
            pairs.push((first, second, white));
            if match_rounds(opponents, taken, pairs, left) {
                return true;
            }
            pairs.pop();
            taken[second] = false;
        }
    }
    taken[first] = false;
    false
}

/// The rounds in pairs. B is numbered so that in the first round A1 meets B1, A2 meets B2, and so on; A1 begins
/// with White.
fn games(opponents: &Square, pairs: &[PairOfRounds]) -> Vec<Vec<Game>> {
    let mut number = vec![0; opponents.len()];
    let first = pairs.first().map_or(0, |pair| pair.0);
    for (a, &b) in opponents[first].iter().enumerate() {
        number[b] = a as u32 + 1;
    }
    let mut rounds = Vec::with_capacity(opponents.len());
    for (one, other, white) in pairs {
        for (round, turned) in [(*one, !white[0]), (*other, white[0])] {
            let game = |a: usize| Game {
                a: a as u32 + 1,
                b: number[opponents[round][a]],
                a_is_white: white[a] != turned,
            };
            rounds.push((0..opponents.len()).map(game).collect());
        }
    }
    rounds
}
