//! The Index (1.7): the strength of the opposition, from the results of the tournament alone.

use std::collections::HashMap;

use turmuhr_core::{Bye, PlayerId, Points, Round};

use crate::field::{Attendance, Entrant, Field};

/// Ranks the players of a bracket after the seeding rounds (1.8), before their numbers. Greater is better.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Index {
    /// In tenths of a point.
    pub buchholz: i64,
    /// In hundredths of a point.
    pub sonneborn_berger: i64,
}

/// Readings of the exception in 1.7.2: a series of zero-point byes «up to the current round» counts as draws
/// for the player's former opponents.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Series {
    /// The series has to reach the last finished round.
    ToTheLastRound,
    /// In addition, the player is absent from the round to be paired.
    ToThisRound,
}

/// Every player's Index before the next round. Virtual points do not count (1.7.2).
pub(crate) fn indices(field: &Field, series: Series) -> HashMap<PlayerId, Index> {
    let done = field.rounds_done;
    let scores: HashMap<PlayerId, Points> =
        field.players.iter().map(|player| (player.id, player.score(&field.scoring, done))).collect();
    let seen: HashMap<PlayerId, Points> = field
        .players
        .iter()
        .map(|player| (player.id, scores[&player.id] + as_draws(field, player, series)))
        .collect();
    let tenths = |points: Points| i64::from(points.in_tenths());
    let index = |player: &Entrant| {
        let mut index = Index::default();
        for number in 1..=done {
            let round = player.round(number);
            // A round without a game counts as a game against oneself, for the points awarded.
            let met = round.opponent().filter(|_| round.is_played()).and_then(|opponent| seen.get(&opponent));
            let score = met.copied().unwrap_or(scores[&player.id]);
            index.buchholz += tenths(score);
            index.sonneborn_berger += tenths(field.scoring.worth(round)) * tenths(score);
        }
        index
    };
    field.players.iter().map(|player| (player.id, index(player))).collect()
}

/// The extra points that the player's zero-point byes give former opponents.
fn as_draws(field: &Field, player: &Entrant, series: Series) -> Points {
    let absent = matches!(player.next, Attendance::Away(Bye::Zero));
    if series == Series::ToThisRound && !absent {
        return Points::ZERO;
    }
    let byes =
        (1..=field.rounds_done).rev().take_while(|&number| player.round(number) == Round::Bye(Bye::Zero));
    byes.map(|_| field.scoring.draw - field.scoring.zero_bye).sum()
}

#[cfg(test)]
mod tests {
    use turmuhr_core::{Color, Rated, Score};

    use super::*;
    use crate::field::Scoring;

    /// `2w1` won with White against 2; `+`, `-` forfeits; `U`, `F`, `H`, `Z` byes.
    fn field(histories: &[&str], rounds: u32) -> Field {
        let round = |word: &str| match word {
            "U" => Round::Bye(Bye::PairingAllocated),
            "F" => Round::Bye(Bye::Full),
            "H" => Round::Bye(Bye::Half),
            "Z" => Round::Bye(Bye::Zero),
            _ => {
                let (opponent, rest) = word.split_at(1);
                let opponent = PlayerId(opponent.parse().unwrap());
                let colour = if rest.starts_with('w') { Color::White } else { Color::Black };
                let score = match &rest[1..] {
                    "1" => Score::Win,
                    "=" => Score::Draw,
                    "0" => Score::Loss,
                    "+" => return Round::ForfeitWin { opponent, colour: None },
                    _ => return Round::ForfeitLoss { opponent, colour: None },
                };
                Round::Played { opponent, colour, score, rated: Rated::Yes }
            }
        };
        Field {
            players: histories
                .iter()
                .zip(1..)
                .map(|(history, id)| Entrant {
                    history: history.split_whitespace().map(round).collect(),
                    ..Entrant::new(PlayerId(id))
                })
                .collect(),
            total_rounds: 9,
            rounds_done: rounds,
            initial_colour: Color::White,
            scoring: Scoring::STANDARD,
            prohibited: Vec::new(),
        }
    }

    #[test]
    fn article_1_7() {
        // Scores: 1 has 2, 2 has 1½, 3 has 2, 4 has 0 and left after round 1, 5 has 1 with a half-point bye.
        let field = field(&["2w1 3b0 5w1", "1b0 5w= 3w1", "4w1 1w1 2b0", "3b0 Z Z", "H 2b= 1b0"], 3);
        let told = indices(&field, Series::ToTheLastRound);
        let index = |id: u32| (told[&PlayerId(id)].buchholz, told[&PlayerId(id)].sonneborn_berger);
        // 15 + 20 + 10; 1·15 + 0·20 + 1·10.
        assert_eq!(index(1), (45, 250));
        // The two byes of 4 count as draws for 3: 10 + 20 + 15.
        assert_eq!(index(3), (45, 300));
        // Not for 4: 20, then twice its own 0.
        assert_eq!(index(4), (20, 0));
        // A half point against oneself: 10 + 15 + 20; ½·10 + ½·15.
        assert_eq!(index(5), (45, 125));
    }

    #[test]
    fn article_1_7_2_a_series_ends_with_a_game_or_another_bye() {
        let cases = [
            ("2b0 Z Z", 10),
            ("2b0 H Z", 10),
            ("Z 2b0 Z", 5),
            ("Z Z 2b0", 0),
            // A forfeit is no bye.
            ("2b0 Z 3w-", 0),
        ];
        for (history, seen) in cases {
            let at = history.split_whitespace().position(|word| word.starts_with('2')).unwrap();
            let mut own = ["H"; 3];
            own[at] = "1w1";
            let field = field(&[history, &own.join(" "), "H H H"], 3);
            let told = indices(&field, Series::ToTheLastRound);
            // Twice its own two points, and the value of 1.
            assert_eq!(told[&PlayerId(2)].buchholz, 40 + seen, "{history}");
            let mut away = field.clone();
            assert_eq!(indices(&field, Series::ToThisRound)[&PlayerId(2)].buchholz - 40, actual(&field));
            away.players[0].next = Attendance::Away(Bye::Zero);
            assert_eq!(indices(&away, Series::ToThisRound)[&PlayerId(2)].buchholz, 40 + seen, "{history}");
        }
    }

    fn actual(field: &Field) -> i64 {
        i64::from(field.players[0].score(&field.scoring, 3).in_tenths())
    }

    #[test]
    fn article_1_7_2_forfeits_are_games_against_oneself() {
        let field = field(&["2w+ 3w=", "1b- 3b1", "U 1b="], 2);
        let told = indices(&field, Series::ToTheLastRound);
        // 1 has 1½: a point against itself, and a draw against 3 with 1½.
        assert_eq!(told[&PlayerId(1)], Index { buchholz: 30, sonneborn_berger: 150 + 75 });
        assert_eq!(told[&PlayerId(2)].sonneborn_berger, 10 * 15);
    }
}
