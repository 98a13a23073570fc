//! Lots, rounds from draft to publication, hand pairing, the end of a section.

use std::collections::BTreeSet;

use super::{known, unfinished};
use crate::{
    concern::Refusal,
    fact::Paired,
    id::{At, Party, RoundNo},
    round::{Played, Status},
    section::Section,
};

pub(super) fn lots_drawn(section: &Section, numbers: &[Party]) -> Result<(), Refusal> {
    if section.has_begun() {
        return Err(Refusal::AfterStart);
    }
    numbers.iter().try_for_each(|party| known(section, *party))
}

pub(super) fn paired(section: &Section, round: RoundNo, paired: &Paired) -> Result<(), Refusal> {
    next_round(section, round)?;
    once(section, round, paired)
}

/// Line-ups of teams are handed in round by round, so only tables of players are paired as a whole.
pub(super) fn all_paired(section: &Section, rounds: &[Paired]) -> Result<(), Refusal> {
    let format = &section.settings.format;
    if !format.is_fixed() || format.is_of_teams() {
        return Err(Refusal::NoTableOfPlayers);
    }
    let next = section.next_round();
    next_round(section, next)?;
    let last = section.current_round().saturating_add(u32::try_from(rounds.len()).unwrap_or(u32::MAX));
    if rounds.is_empty() || last > section.settings.rounds {
        return Err(Refusal::RoundsOver { total: section.settings.rounds });
    }
    rounds.iter().try_for_each(|paired| once(section, next, paired))
}

fn next_round(section: &Section, round: RoundNo) -> Result<(), Refusal> {
    unfinished(section)?;
    no_hand_pairing(section)?;
    let next = section.next_round();
    if round < next {
        return Err(Refusal::RoundPaired { round });
    }
    if round.up_to() > section.settings.rounds {
        return Err(Refusal::RoundsOver { total: section.settings.rounds });
    }
    if round != next {
        return Err(Refusal::NotNext { round, next });
    }
    let draft = |round: &RoundNo| section.round(*round).is_some_and(|open| open.status == Status::Draft);
    section.current().filter(draft).map_or(Ok(()), |round| Err(Refusal::NotPublic { round }))
}

/// Everyone is paired, has the bye or is away, exactly once.
fn once(section: &Section, round: RoundNo, paired: &Paired) -> Result<(), Refusal> {
    let mut seen = BTreeSet::new();
    let all = paired
        .pairs
        .iter()
        .flat_map(|&(one, other)| [one, other])
        .chain(paired.bye)
        .chain(paired.away.iter().map(|(party, _)| *party));
    for party in all {
        known(section, party)?;
        if !seen.insert(party) {
            return Err(Refusal::NotOnce { party });
        }
    }
    // Losers of a cup match, and leavers of a table, may be missing.
    if section.settings.format.is_swiss() {
        let out = section
            .parties()
            .into_iter()
            .find(|party| !seen.contains(party) && section.attendance(*party, round).is_ok());
        if let Some(party) = out {
            return Err(Refusal::NotOnce { party });
        }
    }
    Ok(())
}

pub(super) fn discarded(section: &Section, round: RoundNo) -> Result<(), Refusal> {
    let open = last_round(section, round)?;
    no_hand_pairing(section)?;
    no_results(open, round)
}

pub(super) fn published(section: &Section, round: RoundNo) -> Result<(), Refusal> {
    no_hand_pairing(section)?;
    let open = last_round(section, round)?;
    if open.status == Status::Published { Err(Refusal::AlreadyPublic { round }) } else { Ok(()) }
}

pub(super) fn withheld(section: &Section, round: RoundNo) -> Result<(), Refusal> {
    let open = last_round(section, round)?;
    if open.status == Status::Draft { Err(Refusal::NotPublic { round }) } else { Ok(()) }
}

/// The draft, or the next round if the rules give no pairing.
pub(super) fn hand_begun(section: &Section, round: RoundNo) -> Result<(), Refusal> {
    no_hand_pairing(section)?;
    if section.settings.format.is_swiss() && round == section.next_round() {
        return next_round(section, round);
    }
    no_results(last_round(section, round)?, round)
}

pub(super) fn hand_paired(section: &Section, round: RoundNo, paired: &Paired) -> Result<(), Refusal> {
    hand_pairing(section, round)?;
    once(section, round, paired)
}

/// A board for a latecomer, only in the round that is being played (C.04.2, 4.4 c and d).
pub(super) fn latecomer_paired(
    section: &Section,
    round: RoundNo,
    pair: (Party, Party),
) -> Result<(), Refusal> {
    let open = last_round(section, round)?;
    no_hand_pairing(section)?;
    if !section.settings.format.is_swiss() {
        return Err(Refusal::NotSwiss);
    }
    if open.status == Status::Draft {
        return Err(Refusal::NotPublic { round });
    }
    let (one, other) = pair;
    if one == other {
        return Err(Refusal::NotOnce { party: one });
    }
    for party in [one, other] {
        known(section, party)?;
        if section.withdrawn_from(party).is_some_and(|from| from <= round) {
            return Err(Refusal::HasLeft { party });
        }
    }
    let mut seated = [one, other].into_iter().filter_map(|party| Some((party, open.board_of(party)?)));
    match (seated.next(), seated.next()) {
        (None, _) => Ok(()),
        (Some((party, (_, pair))), None) if pair.one_waiting().is_some_and(|(waits, _)| waits == party) => {
            Ok(())
        }
        (Some((_, (board, _))), _) => Err(Refusal::BoardTaken { round, board }),
    }
}

pub(super) fn finished(section: &Section) -> Result<(), Refusal> {
    unfinished(section)?;
    let last = RoundNo::first(section.current_round());
    let last = last.filter(|round| section.whole || Some(*round) == section.current());
    let missing = last.filter_map(|round| Some(section.missing(round).first()?.of(round))).next();
    missing.map_or(Ok(()), |At { round, board, game }| Err(Refusal::NoGame { round, board, game }))
}

fn last_round(section: &Section, round: RoundNo) -> Result<&Played, Refusal> {
    unfinished(section)?;
    let open = section.round(round).ok_or(Refusal::NotPaired { round })?;
    if Some(round) == section.current() { Ok(open) } else { Err(Refusal::RoundOver { round }) }
}

pub(super) fn no_results(open: &Played, round: RoundNo) -> Result<(), Refusal> {
    let games = open.entered_results();
    if games > 0 { Err(Refusal::HasResults { round, games }) } else { Ok(()) }
}

pub(super) fn no_hand_pairing(section: &Section) -> Result<(), Refusal> {
    section.hand.as_ref().map_or(Ok(()), |hand| Err(Refusal::HandPairingOpen { round: hand.round }))
}

pub(super) fn hand_pairing(section: &Section, round: RoundNo) -> Result<(), Refusal> {
    match &section.hand {
        Some(hand) if hand.round == round => Ok(()),
        _ => Err(Refusal::NoHandPairing { round }),
    }
}
