//! Tournaments written out by hand.

mod words;

use turmuhr_core::{Color, PlayerId, Round};
use turmuhr_pairing::{Attendance, Entrant, Field, Scoring};

/// One line a player, the rounds as in [`words::round`]. One more round than `done` is the attendance in the next round.
pub(crate) fn field(total_rounds: u32, done: u32, initial_colour: Color, table: &str) -> Field {
    let players: Vec<Entrant> = table
        .lines()
        .filter(|line| !line.trim().is_empty())
        .map(|line| {
            let mut parts = line.split_whitespace();
            let id = PlayerId(parts.next().unwrap().parse().unwrap());
            let mut history: Vec<Round> = parts.map(words::round).collect();
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
