//! Tournaments written out by hand.

use turmuhr_core::{Bye, Color, PlayerId, Rated, Round, Score};
use turmuhr_pairing::{Attendance, Entrant, Field, Scoring};

/// One line a player: `4w1` a game, `5b-` and `3b+` forfeits, `U` the bye of a pairing, `F`, `H`, `Z` the other
/// byes. One more round than `done` is the attendance in the next round.
pub(crate) fn field(total_rounds: u32, done: u32, initial_colour: Color, table: &str) -> Field {
    let players: Vec<Entrant> = table
        .lines()
        .filter(|line| !line.trim().is_empty())
        .map(|line| {
            let mut words = line.split_whitespace();
            let id = PlayerId(words.next().unwrap().parse().unwrap());
            let mut history: Vec<Round> = words.map(round).collect();
            let next = match history.get(done as usize) {
                Some(&Round::Bye(bye)) => Attendance::Away(bye),
                _ => Attendance::Present,
            };
            history.truncate(done as usize);
            // The list is in order of strength.
            Entrant { history, next, rating: 2500 - 10 * id.0, ..Entrant::new(id) }
        })
        .collect();
    Field {
        players,
        total_rounds,
        rounds_done: done,
        initial_colour,
        scoring: Scoring::STANDARD,
        prohibited: Vec::new(),
    }
}

fn round(word: &str) -> Round {
    match word {
        "U" => return Round::Bye(Bye::PairingAllocated),
        "F" => return Round::Bye(Bye::Full),
        "H" => return Round::Bye(Bye::Half),
        "Z" => return Round::Bye(Bye::Zero),
        _ => {}
    }
    let (opponent, rest) = word.split_at(word.len() - 2);
    let opponent = PlayerId(opponent.parse().unwrap());
    let colour = if rest.starts_with('w') { Color::White } else { Color::Black };
    let played = |score| Round::Played { opponent, colour, score, rated: Rated::Yes };
    match &rest[1..] {
        "1" => played(Score::Win),
        "=" => played(Score::Draw),
        "0" => played(Score::Loss),
        "+" => Round::ForfeitWin { opponent, colour: Some(colour) },
        _ => Round::ForfeitLoss { opponent, colour: Some(colour) },
    }
}
