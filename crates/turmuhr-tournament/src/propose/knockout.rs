//! Cups: winners advance.

use turmuhr_pairing::knockout::{Bracket, draw_bracket, seeded};

use super::NoProposal;
use crate::{
    fact::{ByeKind, Paired},
    id::{Party, RoundNo},
    section::Section,
};

/// The bracket is fixed once, by the starting list or by lot; each round follows from the winners of the
/// previous one.
pub(super) fn round(section: &Section, round: RoundNo, drawn_by_lot: bool) -> Result<Paired, NoProposal> {
    let list = section.starting_list();
    let list = list.parties();
    if list.len() < 2 {
        return Err(NoProposal::TooFew { present: list.len() });
    }
    let mut bracket = first(section, list, drawn_by_lot);
    for number in round.earlier() {
        bracket = Bracket::next(&winners(section, list, &bracket, number)?);
    }
    if bracket.pairs.len() < 2 && bracket.pairs.iter().all(|(one, other)| one.is_none() || other.is_none()) {
        return Err(NoProposal::RoundsOver { total: round.before() });
    }
    let pairs = bracket.pairs.iter().filter_map(|&(one, other)| Some((list[one?], list[other?])));
    let free = bracket.byes().map(|place| (list[place], ByeKind::Full));
    Ok(Paired { pairs: pairs.collect(), bye: None, away: free.collect() })
}

fn first(section: &Section, list: &[Party], drawn_by_lot: bool) -> Bracket {
    let clubs: Vec<&str> = list
        .iter()
        .map(|party| section.player(*party).map_or("", |player| player.person.club.as_str()))
        .collect();
    let seed = section.lots.as_ref().map_or(0, |lots| lots.seed);
    let drawn = if drawn_by_lot { draw_bracket(&clubs, &[], seed) } else { None };
    drawn.unwrap_or_else(|| seeded(list.len()))
}

fn winners(
    section: &Section,
    list: &[Party],
    bracket: &Bracket,
    number: RoundNo,
) -> Result<Vec<usize>, NoProposal> {
    let mut undecided = Vec::new();
    let mut winners = Vec::new();
    for &slots in &bracket.pairs {
        let (one, other) = match slots {
            (Some(one), Some(other)) => (one, other),
            (Some(alone), None) | (None, Some(alone)) => {
                winners.push(alone);
                continue;
            }
            (None, None) => continue,
        };
        let played = section.round(number).map_or(&[][..], |round| &round.pairs);
        let at = played.iter().position(|pair| pair.has(list[one]) && pair.has(list[other]));
        let winner = at.and_then(|at| played[at].winner(&section.settings));
        match winner {
            Some(winner) => winners.push(if winner == list[one] { one } else { other }),
            None => undecided.push(at.map_or(0, |at| at as u32 + 1)),
        }
    }
    if undecided.is_empty() { Ok(winners) } else { Err(NoProposal::Undecided { boards: undecided }) }
}
