//! Scheveningen: everybody of one team against everybody of the other.

use crate::lot::Lot;

/// A game: the number in team A, the number in team B, and whether A has White.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    pub a: u32,
    pub b: u32,
    pub a_is_white: bool,
}

/// The table of six, which no rule gives: opponents of A1 to A6 round by round, negative where A has Black.
const SIX: [[i32; 6]; 6] = [
    [1, -2, -3, 4, -5, 6],
    [-2, 3, 5, -6, 4, -1],
    [3, -5, -1, 2, 6, -4],
    [-4, -6, 2, 1, -3, 5],
    [5, 4, 6, -3, -1, -2],
    [-6, 1, -4, -5, 2, 3],
];

/// The rounds for two teams of so many; `None` for 14, 18, 22 …, for which no table with balanced colours is known here.
pub fn table(players: u32) -> Option<Vec<Vec<Game>>> {
    match players {
        0 => None,
        1 => Some(vec![vec![Game { a: 1, b: 1, a_is_white: true }]]),
        6 => Some(SIX.iter().map(|round| signed(round)).collect()),
        // A1 and A2 have opposite colours, and change them: the blocks of one.
        2 => Some(vec![signed(&[1, 2]), signed(&[-2, -1])]),
        _ if players.is_multiple_of(4) => Some(in_blocks(players)),
        _ if players % 2 == 1 => Some(turning(players)),
        10 => searched(players),
        // 14, 18 …: the search finds none in reasonable time.
        _ => None,
    }
}

fn signed(round: &[i32]) -> Vec<Game> {
    (1..).zip(round).map(|(a, b)| Game { a, b: b.unsigned_abs(), a_is_white: *b > 0 }).collect()
}

/// n divisible by four: halves of A meet halves of B, and change colours every round.
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

/// Odd n: opponents turn, and the smaller half has one colour, as a block that moves up.
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

/// Ten: colours are looked for. The search begins the same every time.
///
/// Opponents turn, except that two players of A exchange theirs in two rounds: where everybody only turns, an even
/// team of twice an odd number cannot be balanced.
fn searched(players: u32) -> Option<Vec<Vec<Game>>> {
    const BEGINNINGS: u64 = 60;
    const STEPS: usize = 40_000;
    let size = players as usize;
    let mut opponents: Vec<Vec<usize>> =
        (0..size).map(|round| (0..size).map(|a| (a + round) % size).collect()).collect();
    for round in [0, size / 2] {
        opponents[round].swap(0, size / 2);
    }
    for beginning in 0..BEGINNINGS {
        let mut lot = Lot::new(beginning);
        // Half of A has White in every round; only two of a round change colours with each other.
        let mut white: Vec<Vec<bool>> =
            (0..size).map(|round| (0..size).map(|a| (a + round) % 2 == 0).collect()).collect();
        white.iter_mut().for_each(|round| lot.shuffle(round));
        let mut faults = colour_faults(&white, &opponents);
        for step in 0..STEPS {
            if faults == 0 {
                return Some(games(&white, &opponents));
            }
            let (round, one, other) = (lot.one_of(size), lot.one_of(size), lot.one_of(size));
            if white[round][one] == white[round][other] {
                continue;
            }
            white[round].swap(one, other);
            let now = colour_faults(&white, &opponents);
            // A step for the worse now and then leads out of a dead end.
            if now <= faults || (now <= faults + 2 && step % 40 == 0) {
                faults = now;
            } else {
                white[round].swap(one, other);
            }
        }
    }
    None
}

fn games(white: &[Vec<bool>], opponents: &[Vec<usize>]) -> Vec<Vec<Game>> {
    let size = white.len();
    let game = |round: usize, a: usize| Game {
        a: a as u32 + 1,
        b: opponents[round][a] as u32 + 1,
        a_is_white: white[round][a],
    };
    (0..size).map(|round| (0..size).map(|a| game(round, a)).collect()).collect()
}

/// How far from balance, and how often three in a row, over both teams.
fn colour_faults(white: &[Vec<bool>], opponents: &[Vec<usize>]) -> usize {
    let size = white.len();
    let mut of_a = vec![vec![false; size]; size];
    let mut of_b = of_a.clone();
    for (round, colours) in white.iter().enumerate() {
        for (a, &is_white) in colours.iter().enumerate() {
            of_a[a][round] = is_white;
            of_b[opponents[round][a]][round] = is_white;
        }
    }
    let faults = |colours: &Vec<bool>| {
        let count = colours.iter().filter(|&&is_white| is_white).count();
        let triples = colours.windows(3).filter(|three| three[0] == three[1] && three[1] == three[2]).count();
        count.abs_diff(size / 2) + triples
    };
    of_a.iter().chain(&of_b).map(faults).sum()
}
