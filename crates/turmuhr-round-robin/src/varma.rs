//! The groups of C.05, annex 2: players with numbers of one group do not meet in the last three rounds. For
//! twelve players the printed groups break this: 6 and 12 meet in the last round, so the draw avoids them
//! together.

/// The groups for 9–10, 11–12 … 23–24 players.
const GROUPS: [[&[u32]; 4]; 8] = [
    [&[3, 4, 8], &[5, 7, 9], &[1, 6], &[2, 10]],
    [&[4, 5, 9, 10], &[1, 2, 7], &[6, 8, 12], &[3, 11]],
    [&[4, 5, 6, 11, 12], &[1, 2, 8, 9], &[7, 10, 13], &[3, 14]],
    [&[5, 6, 7, 12, 13, 14], &[1, 2, 3, 9, 10], &[8, 11, 15], &[4, 16]],
    [&[5, 6, 7, 8, 14, 15, 16], &[1, 2, 3, 10, 11, 12], &[9, 13, 17], &[4, 18]],
    [&[6, 7, 8, 9, 15, 16, 17, 18], &[1, 2, 3, 11, 12, 13, 14], &[5, 10, 19], &[4, 20]],
    [&[6, 7, 8, 9, 10, 17, 18, 19, 20], &[1, 2, 3, 4, 12, 13, 14, 15], &[11, 16, 21], &[5, 22]],
    [&[6, 7, 8, 9, 10, 11, 19, 20, 21, 22], &[1, 2, 3, 4, 13, 14, 15, 16, 17], &[12, 18, 23], &[5, 24]],
];

/// The groups for this number of players; if it is odd, the last number is in none.
pub(crate) fn groups(players: u32) -> Option<[Vec<u32>; 4]> {
    let row = players.checked_sub(9)? / 2;
    let groups = GROUPS.get(row as usize)?;
    Some(groups.map(|group| group.iter().copied().filter(|&number| number <= players).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::meeting;

    #[test]
    fn c05_annex_2_every_number_once_and_no_meeting_in_the_last_three_rounds() {
        for players in 9..=24_u32 {
            let groups = groups(players).expect("a row");
            let mut all: Vec<u32> = groups.iter().flatten().copied().collect();
            all.sort_unstable();
            assert_eq!(all, (1..=players).collect::<Vec<_>>(), "{players}");
            let last = players + players % 2 - 1;
            for group in &groups {
                for (place, &one) in group.iter().enumerate() {
                    for &other in &group[place + 1..] {
                        let round = meeting(players, one, other).expect("they meet");
                        let printed_so = (players, one, other) == (12, 6, 12);
                        assert_eq!(
                            round + 3 > last,
                            printed_so,
                            "{one} and {other} of {players} meet in round {round}"
                        );
                    }
                }
            }
        }
        assert!(groups(8).is_none() && groups(25).is_none());
    }
}
