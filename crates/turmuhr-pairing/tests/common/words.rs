//! One round of a player, written as a word.

use turmuhr_core::{Bye, Color, PlayerId, Rated, Round, Score};

/// `4w1` is a game won with White against 4, `=` drawn, `0` lost, `+` and `-` forfeited; `U` is the bye of a
/// pairing; `F`, `H`, `Z` are the other byes.
pub(crate) fn round(word: &str) -> Round {
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
