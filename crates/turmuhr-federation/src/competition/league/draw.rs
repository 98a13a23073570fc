//! Groups by lot, evenly; pairing numbers by lot, club mates early (NRW 1987, 26; youth ordinance 8.2).

use std::collections::BTreeMap;

use turmuhr_pairing::lot::Lot;
use turmuhr_round_robin::{
    berger,
    draw::{self, Restriction},
};

/// Where a team comes from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing {
    Stayed,
    Promoted,
    Relegated,
    /// Played in last year's final.
    Finalist,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Newcomer {
    pub club: String,
    pub verband: String,
    pub standing: Standing,
}

/// Teams by group, and the marks that could not be spread evenly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grouped {
    /// Positions of the teams.
    pub groups: Vec<Vec<usize>>,
    pub uneven: Vec<String>,
}

/// Attempts of a draw. The most even one counts, the first among equals.
const TRIES: usize = 60;

/// Draws groups: of promoted and relegated teams, of those of a Verband and of a club, each as evenly as possible.
pub fn groups(teams: &[Newcomer], count: usize, seed: u64) -> Grouped {
    let count = count.max(1);
    let mut lot = Lot::new(seed);
    let marks: Vec<Vec<String>> = teams.iter().map(marks).collect();
    let mut best: Option<(usize, Vec<usize>)> = None;
    for _ in 0..TRIES {
        let mut order: Vec<usize> = (0..teams.len()).collect();
        lot.shuffle(&mut order);
        let mut group_of = vec![0; teams.len()];
        for (place, team) in order.iter().enumerate() {
            group_of[*team] = place % count;
        }
        improve(&marks, count, &mut group_of);
        let cost = cost(&marks, count, &group_of);
        if best.as_ref().is_none_or(|(known, _)| cost < *known) {
            let even = cost == 0;
            best = Some((cost, group_of));
            if even {
                break;
            }
        }
    }
    let group_of = best.map(|(_, group_of)| group_of).unwrap_or_default();
    let members = |group: usize| (0..teams.len()).filter(|team| group_of[*team] == group).collect();
    let uneven = spreads(&marks, count, &group_of).into_iter().filter(|(_, excess)| *excess > 0);
    Grouped { groups: (0..count).map(members).collect(), uneven: uneven.map(|(mark, _)| mark).collect() }
}

/// The marks of a team that are spread evenly.
fn marks(team: &Newcomer) -> Vec<String> {
    let mut marks = vec![format!("club {}", team.club), format!("verband {}", team.verband)];
    match team.standing {
        Standing::Stayed => {}
        Standing::Promoted => marks.push("promoted".to_owned()),
        Standing::Relegated => marks.push("relegated".to_owned()),
        Standing::Finalist => marks.push("finalist".to_owned()),
    }
    marks
}

/// For every mark: the difference between fullest and emptiest group beyond one.
fn spreads(marks: &[Vec<String>], count: usize, group_of: &[usize]) -> BTreeMap<String, usize> {
    let mut counts: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (team, marks) in marks.iter().enumerate() {
        for mark in marks {
            counts.entry(mark).or_insert_with(|| vec![0; count])[group_of[team]] += 1;
        }
    }
    let excess = |counts: &[usize]| {
        let (most, fewest) = (counts.iter().max().unwrap_or(&0), counts.iter().min().unwrap_or(&0));
        (most - fewest).saturating_sub(1)
    };
    counts.into_iter().map(|(mark, counts)| (mark.to_owned(), excess(&counts))).collect()
}

fn cost(marks: &[Vec<String>], count: usize, group_of: &[usize]) -> usize {
    spreads(marks, count, group_of).values().sum()
}

/// Swaps teams of different groups while that makes the groups more even.
fn improve(marks: &[Vec<String>], count: usize, group_of: &mut [usize]) {
    let mut now = cost(marks, count, group_of);
    'again: while now > 0 {
        for one in 0..group_of.len() {
            for other in one + 1..group_of.len() {
                if group_of[one] == group_of[other] {
                    continue;
                }
                group_of.swap(one, other);
                let then = cost(marks, count, group_of);
                if then < now {
                    now = then;
                    continue 'again;
                }
                group_of.swap(one, other);
            }
        }
        return;
    }
}

/// Rounds of a group: pairs of positions, the host first. Numbers by lot, teams of one club in the first rounds (26.2).
pub fn schedule(clubs: &[&str], seed: u64) -> Vec<Vec<(usize, usize)>> {
    let drawn = draw::draw(clubs, Restriction::Early, seed);
    let team = |number: u32| drawn.numbers.iter().position(|known| *known == number);
    let table = berger(u32::try_from(clubs.len()).unwrap_or(u32::MAX));
    let pairs = |round: &turmuhr_round_robin::TableRound| {
        let both = round.boards.iter().filter_map(|(host, guest)| Some((team(*host)?, team(*guest)?)));
        both.collect()
    };
    table.iter().map(pairs).collect()
}
