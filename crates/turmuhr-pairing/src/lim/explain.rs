//! A player's question. Lim takes the first that will do at every step, so the answer is a step, not a comparison.

use turmuhr_core::{Bye, PlayerId, Round};

use super::{roster, work};
use crate::{
    explain::{forbidden, not_paired, outcome},
    field::{Attendance, Field},
    outcome::NoPairing,
    reasons::{ExchangeReason, Why, WhyNot},
    system::LimEvent,
};

/// Why the one proposed was passed over. `kept_from`: nothing stood in the way, or the rest of the group (`true`), or the two
/// are not compatible.
pub(super) fn reason(kept_from: Option<bool>, for_colour: bool) -> ExchangeReason {
    match kept_from {
        Some(false) => ExchangeReason::NotCompatible,
        Some(true) => ExchangeReason::OthersWouldBeLeft,
        None if for_colour => ExchangeReason::Colours,
        None => ExchangeReason::OthersWouldBeLeft,
    }
}

pub(crate) fn why(field: &Field, event: LimEvent, player: PlayerId) -> Result<Why, NoPairing> {
    let roster = roster(field)?;
    let (worked, boards) = work(field, &roster, event)?;
    let Some(place) = roster.players.iter().position(|other| other.id == player) else {
        return Ok(not_paired(field, player));
    };
    let outcome = outcome(&roster, &boards, place);
    let through = worked
        .brackets
        .iter()
        .filter(|bracket| bracket.floaters.contains(&player))
        .map(|bracket| bracket.score)
        .collect();
    let contender = &roster.players[place];
    Ok(Why {
        player,
        score: contender.score,
        preference: contender.preference,
        through,
        float: None,
        outcome,
        by_order: false,
        instead_of: None,
    })
}

pub(crate) fn why_not(
    field: &Field,
    event: LimEvent,
    player: PlayerId,
    other: Option<PlayerId>,
) -> Result<WhyNot, NoPairing> {
    let roster = roster(field)?;
    let (worked, boards) = work(field, &roster, event)?;
    let entrant = |id: PlayerId| field.players.iter().find(|entrant| entrant.id == id);
    for id in [Some(player), other].into_iter().flatten() {
        match entrant(id) {
            None => return Ok(WhyNot::Unknown(id)),
            Some(one) if one.next != Attendance::Present => return Ok(WhyNot::Away(id)),
            Some(_) => {}
        }
    }
    let find = |id: PlayerId| roster.players.iter().position(|contender| contender.id == id);
    let (Some(one), Some(own)) = (find(player), entrant(player)) else { return Ok(WhyNot::Unknown(player)) };
    let Some(other) = other else {
        return Ok(match worked.bye {
            None => WhyNot::NoBye,
            Some(bye) if bye == one => WhyNot::TheyMeet,
            Some(_) if !roster.players[one].may_have_bye => {
                let bars = |round: Round| match round {
                    Round::Bye(Bye::PairingAllocated) => true,
                    round => !round.is_played() && field.scoring.worth(round) >= field.scoring.win,
                };
                let round = (1..=field.rounds_done).find(|&round| bars(own.round(round))).unwrap_or(0);
                WhyNot::BarredFromBye { round }
            }
            Some(bye) if roster.score(bye) < roster.score(one) => {
                WhyNot::ByeTooHigh { now: roster.score(bye), then: roster.score(one) }
            }
            Some(_) => WhyNot::BySteps,
        });
    };
    let Some(two) = find(other) else { return Ok(WhyNot::Unknown(other)) };
    if one == two {
        return Ok(WhyNot::Prohibited);
    }
    if boards.iter().any(|&(_, pair, _)| pair == (one.min(two), one.max(two))) {
        return Ok(WhyNot::TheyMeet);
    }
    if !roster.may_meet(one, two) {
        return Ok(forbidden(field, &roster, own, one, two));
    }
    Ok(WhyNot::BySteps)
}
