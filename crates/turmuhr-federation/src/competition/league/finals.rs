//! The final of group winners and runners-up, with the result between two of one group carried over (youth ordinance
//! 8.2).

use turmuhr_round_robin::berger;

/// Rounds of the final: pairs of positions, host first. Round 1 was already played in the groups.
///
/// Teams come group by group, two each: they get numbers that meet in round 1 of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Final {
    pub carried: Vec<(usize, usize)>,
    pub rounds: Vec<Vec<(usize, usize)>>,
}

/// The final of so many groups.
pub fn final_round(groups: usize) -> Final {
    let teams = 2 * groups;
    let table = berger(u32::try_from(teams).unwrap_or(u32::MAX));
    // Group g has the numbers of the g-th pair of round 1: its winner the first, the other the second.
    let mut team_of = vec![0; teams + 1];
    if let Some(first) = table.first() {
        for (group, (one, other)) in first.boards.iter().enumerate() {
            team_of[*one as usize] = 2 * group;
            team_of[*other as usize] = 2 * group + 1;
        }
    }
    let mut rounds: Vec<Vec<(usize, usize)>> = table
        .iter()
        .map(|round| {
            round
                .boards
                .iter()
                .map(|(one, other)| (team_of[*one as usize], team_of[*other as usize]))
                .collect()
        })
        .collect();
    let carried = if rounds.is_empty() { Vec::new() } else { rounds.remove(0) };
    Final { carried, rounds }
}

/// The host of a play-off: the club that travelled in the regular match (8.4).
pub const fn playoff_host(regular_home: usize, regular_guest: usize) -> (usize, usize) {
    (regular_guest, regular_home)
}
