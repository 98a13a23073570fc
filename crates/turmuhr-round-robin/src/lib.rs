#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

pub mod draw;
pub mod scheveningen;
pub mod team;
mod varma;
pub mod withdrawal;

/// A round of a table, in pairing numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRound {
    /// White first.
    pub boards: Vec<(u32, u32)>,
    /// The number without an opponent if the number of players is odd.
    pub free: Option<u32>,
}

impl TableRound {
    #[must_use]
    fn reversed(&self) -> TableRound {
        let boards = self.boards.iter().map(|&(white, black)| (black, white)).collect();
        TableRound { boards, free: self.free }
    }

    /// The opponent of a number in this round.
    pub fn opponent(&self, number: u32) -> Option<u32> {
        self.boards.iter().find_map(|&(white, black)| match number {
            _ if number == white => Some(black),
            _ if number == black => Some(white),
            _ => None,
        })
    }
}

/// The Berger table; empty for fewer than two players.
pub fn berger(players: u32) -> Vec<TableRound> {
    (1..=circle(players)).map(|round| berger_round(players, round)).collect()
}

/// Rounds of one cycle.
const fn circle(players: u32) -> u32 {
    if players < 2 { 0 } else { players + players % 2 - 1 }
}

fn berger_round(players: u32, round: u32) -> TableRound {
    let even = players + players % 2;
    let circle = even - 1;
    let wrap = |number: u32| (number + 2 * circle - 1) % circle + 1;
    let odd = round % 2 == 1;
    let turning = if odd { round.div_ceil(2) } else { (round + even) / 2 };
    let first = if odd { (turning, even) } else { (even, turning) };
    let others = (1..even / 2).map(|step| (wrap(turning + step), wrap(turning + circle - step)));
    if players < even {
        return TableRound { boards: others.collect(), free: Some(turning) };
    }
    TableRound { boards: std::iter::once(first).chain(others).collect(), free: None }
}

/// One round of [`cycles`]; the error is the number of rounds.
pub fn table_round(players: u32, count: u32, round: u32) -> Result<TableRound, u32> {
    let circle = circle(players);
    let total = circle.saturating_mul(count);
    if !(1..=total).contains(&round) {
        return Err(total);
    }
    let (cycle, at) = ((round - 1) / circle, (round - 1) % circle + 1);
    if cycle % 2 == 1 {
        return Ok(berger_round(players, at).reversed());
    }
    let swapped = cycle + 1 < count && circle >= 2;
    let at = match circle - at {
        0 if swapped => at - 1,
        1 if swapped => at + 1,
        _ => at,
    };
    Ok(berger_round(players, at))
}

/// Several cycles, every second one with colours reversed. The last two rounds of the first of two cycles are
/// swapped: otherwise a player would have the same colour three times running.
pub fn cycles(players: u32, count: u32) -> Vec<TableRound> {
    let table = berger(players);
    let mut rounds = Vec::new();
    for cycle in 0..count {
        if cycle % 2 == 1 {
            rounds.extend(table.iter().map(TableRound::reversed));
            continue;
        }
        let begin = rounds.len();
        rounds.extend(table.iter().cloned());
        let end = rounds.len();
        if cycle + 1 < count && end - begin >= 2 {
            rounds.swap(end - 2, end - 1);
        }
    }
    rounds
}

/// The round of a single cycle in which two numbers meet.
pub fn meeting(players: u32, one: u32, other: u32) -> Option<u32> {
    let even = players + players % 2;
    if one == other || one == 0 || other == 0 || one.max(other) > even {
        return None;
    }
    let circle = even - 1;
    // In round r the numbers of a pair add up to r + 1; the opponent of the last number counts twice.
    let sum = if one == even {
        2 * other
    } else if other == even {
        2 * one
    } else {
        one + other
    };
    Some((sum + circle - 2) % circle + 1)
}
