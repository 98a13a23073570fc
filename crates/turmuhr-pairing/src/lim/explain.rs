//! Answers a player's question. Lim takes the first admissible choice at every step, so the answer is a step,
//! not a comparison.

use turmuhr_core::PlayerId;

use super::{roster, work};
use crate::{
    field::Field,
    outcome::NoPairing,
    question::{Asked, ask, forfeited_in, not_paired, outcome},
    reasons::{ExchangeReason, Why, WhyNot},
    system::LimEvent,
};

/// Why the proposed opponent was passed over. `kept_from`: `Some(false)` if the two are not compatible,
/// `Some(true)` if the rest of the group could not be paired, `None` if nothing prevented the pair.
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
        by_order: None,
        forfeited_in: forfeited_in(field, player, outcome),
        passed_over: None,
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
    Ok(match ask(field, &roster, &boards, worked.bye, player, other) {
        Err(answer) => answer,
        Ok(Asked::Bye(one)) => match worked.bye {
            Some(bye) if roster.score(bye) < roster.score(one) => {
                WhyNot::ByeTooHigh { now: roster.score(bye), then: roster.score(one) }
            }
            _ => WhyNot::BySteps,
        },
        Ok(Asked::Two(..)) => WhyNot::BySteps,
    })
}
