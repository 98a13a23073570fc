//! Pairs a small tournament round by round, then explains one pairing.
//!
//! `cargo run -p turmuhr-pairing --example next_round`

use turmuhr_pairing::{
    Board, Color, Entrant, Field, NoPairing, PlayerId, Rated, Round, Score, Scoring, System, pair, why,
    why_not,
};

fn main() -> Result<(), NoPairing> {
    let mut field = Field {
        players: (1..=8).map(|number| Entrant::new(PlayerId(number))).collect(),
        total_rounds: 5,
        rounds_done: 0,
        initial_colour: Color::White,
        scoring: Scoring::STANDARD,
        prohibited: Vec::new(),
    };
    for _ in 0..3 {
        let pairing = pair(&field, System::DUTCH)?;
        println!("Round {}", pairing.round);
        for board in &pairing.boards {
            println!("  {} – {}", board.white, board.black);
            play(&mut field, *board);
        }
        field.rounds_done += 1;
    }
    let pairing = pair(&field, System::DUTCH)?;
    let board = pairing.boards[0];
    println!("Why does {} play {}?", board.white, board.black);
    println!("  {:?}", why(&field, System::DUTCH, board.white)?.outcome);
    let other = pairing.boards[1].white;
    println!("Why not {other}?");
    println!("  {:?}", why_not(&field, System::DUTCH, board.white, Some(other))?);
    Ok(())
}

/// The stronger player wins.
fn play(field: &mut Field, board: Board) {
    let result = |own: PlayerId, opponent: PlayerId, colour: Color| {
        let score = if own < opponent { Score::Win } else { Score::Loss };
        Round::Played { opponent, colour, score, rated: Rated::Yes }
    };
    for player in &mut field.players {
        if player.id == board.white {
            player.history.push(result(board.white, board.black, Color::White));
        } else if player.id == board.black {
            player.history.push(result(board.black, board.white, Color::Black));
        }
    }
}
