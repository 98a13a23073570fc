//! Pairing by hand: violated rules, and differences from the computed pairing.

use std::collections::BTreeSet;

use turmuhr_core::{Bye, Color, Round};

use crate::{
    concern::ConcernKind,
    event::Event,
    fact::Paired,
    id::{Party, RoundNo},
    propose::{NoProposal, propose_round},
    section::Section,
};

/// Rematches, prohibited pairs, an inadmissible bye, inadmissible colours (checklist 64 to 69).
pub fn breaks(section: &Section, round: RoundNo, paired: &Paired) -> Vec<ConcernKind> {
    let mut found = Vec::new();
    if !section.settings.format.is_swiss() {
        return found;
    }
    let apart = section.apart();
    for &(first, second) in &paired.pairs {
        let met = round.earlier().find(|number| {
            let seen = section.seen_by(first, *number);
            seen.is_some_and(|seen| seen.is_played() && seen.opponent() == Some(second))
        });
        if let Some(round) = met {
            found.push(ConcernKind::Rematch { first, second, round });
        }
        if let Some(group) = apart.iter().find(|group| group.holds(round, first, second)) {
            found.push(ConcernKind::Prohibited { first, second, why: group.why.clone() });
        }
        let due = [first, second].map(|party| due(&colours(section, party, round)));
        if due[0] == Some(Color::Black) && due[1] == Some(Color::White) {
            found.push(ConcernKind::BothColoursWrong { first, second });
        }
        for (party, colour) in [(first, Color::White), (second, Color::Black)] {
            if let [last, before, ..] = colours(section, party, round)[..]
                && last == colour
                && before == colour
            {
                found.push(ConcernKind::ThirdColour { party });
            }
        }
    }
    if let Some(party) = paired.bye {
        let had = round.earlier().filter_map(|number| section.seen_by(party, number)).any(|seen| {
            matches!(seen, Round::Bye(Bye::PairingAllocated | Bye::Full) | Round::ForfeitWin { .. })
        });
        if had {
            found.push(ConcernKind::WrongBye { party });
        }
    }
    found
}

/// The latest first.
fn colours(section: &Section, party: Party, round: RoundNo) -> Vec<Color> {
    round.earlier().rev().filter_map(|number| section.seen_by(party, number)?.colour()).collect()
}

fn due(colours: &[Color]) -> Option<Color> {
    let whites = colours.iter().filter(|colour| colour.is_white()).count();
    match (2 * whites).cmp(&colours.len()) {
        std::cmp::Ordering::Greater => Some(Color::Black),
        std::cmp::Ordering::Less => Some(Color::White),
        std::cmp::Ordering::Equal => colours.first().map(|last| !*last),
    }
}

/// White and Black of two who meet outside the pairing: each the colour due, else the higher ranked the one due.
pub(crate) fn colours_for(section: &Section, round: RoundNo, one: Party, other: Party) -> (Party, Party) {
    let list = section.starting_list();
    let (higher, lower) = if list.number(one) <= list.number(other) { (one, other) } else { (other, one) };
    let wishes = [higher, lower].map(|party| due(&colours(section, party, round)));
    let white = match wishes {
        [Some(wish), _] => wish.is_white(),
        [None, Some(wish)] => !wish.is_white(),
        // Nobody has played: the first colour of the lots goes to odd numbers.
        [None, None] => {
            let first = section.lots.as_ref().is_none_or(|lots| lots.initial_colour.is_white());
            let odd = list.number(higher).is_none_or(|number| number.0 % 2 == 1);
            first == odd
        }
    };
    if white { (higher, lower) } else { (lower, higher) }
}

/// Pairs and byes of the round that differ from the computed pairing; the reason if the rules give none to compare with.
pub fn differences(section: &Section, round: RoundNo) -> Result<Vec<(Party, Option<Party>)>, NoProposal> {
    let Some(played) = section.round(round) else { return Ok(Vec::new()) };
    let sets = |paired: &Paired| -> BTreeSet<(Party, Option<Party>)> {
        let pairs = paired.pairs.iter().map(|&(white, black)| (white, Some(black)));
        pairs.chain(paired.bye.map(|party| (party, None))).collect()
    };
    let made = propose_round(&Event::default(), section, round).map(|proposal| sets(&proposal.paired))?;
    Ok(sets(&played.paired()).difference(&made).copied().collect())
}
