//! Prints the table of a small round robin with the arithmetic of its Sonneborn-Berger.
//!
//! `cargo run -p turmuhr-standings --example sonneborn_berger`

use turmuhr_standings::{
    ByMeasure, Code, Color, Entry, Event, Form, Measure, Participant, PlayerId, Points, Rated, Round, Score,
    TieBreakEdition, Worth, standings,
};

/// A row a player: the score against each of the others, round by round.
const ROUNDS: [[(u32, Score); 3]; 4] = [
    [(4, Score::Win), (3, Score::Draw), (2, Score::Loss)],
    [(3, Score::Draw), (4, Score::Draw), (1, Score::Win)],
    [(2, Score::Draw), (1, Score::Draw), (4, Score::Win)],
    [(1, Score::Loss), (2, Score::Draw), (3, Score::Loss)],
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let worth = Worth { win: Points::ONE, draw: Points::HALF, loss: Points::ZERO };
    let participants = (1..).zip(ROUNDS).map(|(number, rounds)| Participant {
        id: PlayerId(number),
        rating: None,
        rounds: rounds.map(|(opponent, score)| entry(number, opponent, score, &worth)).to_vec(),
        adjustments: Vec::new(),
    });
    let event = Event {
        form: Form::RoundRobin,
        participants: participants.collect(),
        rounds: 3,
        total_rounds: 3,
        primary: Measure::Game,
        worth: ByMeasure::both(worth),
        boards: None,
    };
    let codes: Vec<Code> = vec!["DE".parse()?, "SB".parse()?];
    let table = standings(&event, TieBreakEdition::CURRENT.rules(), &codes)?;
    for row in &table.rows {
        let Some(berger) = &row.values[1] else { continue };
        let terms: Vec<String> = berger.terms.iter().map(|term| term.product().to_string()).collect();
        println!(
            "{}. player {}: {} points, Sonneborn-Berger {} = {}",
            row.rank,
            row.id,
            row.points.amount,
            terms.join(" + "),
            berger.amount
        );
    }
    Ok(())
}

/// The smaller number has White.
fn entry(own: u32, opponent: u32, score: Score, worth: &Worth) -> Entry {
    let points = match score {
        Score::Win => worth.win,
        Score::Draw => worth.draw,
        Score::Loss => worth.loss,
    };
    let colour = if own < opponent { Color::White } else { Color::Black };
    let opponent = PlayerId(opponent);
    Entry::of_player(Round::Played { opponent, colour, score, rated: Rated::Yes }, points)
}
