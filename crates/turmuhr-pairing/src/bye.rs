//! The bye in the systems that assign it first (C.04.4.1 and C.04.4.2, 3.1).

use crate::{completion::Completion, matching::bits::Bits, outcome::Witness, roster::Roster};

/// 3.1: of the players who may have the bye and leave the others a legal pairing, the lowest score; of those,
/// the first by `rank`.
pub(crate) fn assign<K: Ord>(roster: &Roster, rank: impl Fn(usize) -> K) -> Result<Option<usize>, Witness> {
    let completion = Completion::of(roster, true)?;
    let Some(score) = completion.bye_score else { return Ok(None) };
    let mut able: Vec<usize> = completion.bye.iter().filter(|&place| roster.score(place) == score).collect();
    able.sort_by_key(|&place| rank(place));
    let spared = completion.spared();
    Ok(able.into_iter().find(|&place| spared.has(place)))
}

/// The roster without the player at `place`, in the same order.
pub(crate) fn without(roster: &Roster, place: usize) -> Roster {
    let mut players = roster.players.clone();
    players.remove(place);
    let row = |row: &Bits| {
        let mut shorter = Bits::empty(players.len());
        for other in row.iter().filter(|&other| other != place) {
            shorter.insert(if other > place { other - 1 } else { other });
        }
        shorter
    };
    let rows = roster.allowed.iter().enumerate().filter(|&(at, _)| at != place);
    let allowed = rows.map(|(_, allowed)| row(allowed)).collect();
    Roster {
        players,
        allowed,
        initial_colour: roster.initial_colour,
        last_round: roster.last_round,
        round: roster.round,
        rounds_to_come: roster.rounds_to_come,
        steps: roster.steps.clone(),
    }
}
