//! Limits of a story told at a board.

use turmuhr_clock::Span;

use crate::{
    concern::Refusal,
    incident::{Conditions, Did, DrawRule, Ending, Happened, Story, Written},
    limits::{Count, Number, Text, count, number, text},
};

pub(super) fn of_story(story: &Story) -> Result<(), Refusal> {
    let Story { events, moves, turn: _, conditions } = story;
    count(Count::Events, events.len())?;
    events.iter().try_for_each(of_event)?;
    text(Text::Game, moves)?;
    of_conditions(conditions)
}

fn of_event(happened: &Happened) -> Result<(), Refusal> {
    let Happened { at, by: _, did } = happened;
    of_time(*at)?;
    match did {
        Did::Move { text: told }
        | Did::Illegal { text: told }
        | Did::TwoHands { text: told }
        | Did::Promote { text: told, fault: _ }
        | Did::Write { text: told }
        | Did::Announce { text: told }
        | Did::Seal { text: told } => text(Text::Told, told),
        Did::Offer { condition: told }
        | Did::Claim { intended: told, .. }
        | Did::Assistant { name: told, .. } => told.as_ref().map_or(Ok(()), |told| text(Text::Told, told)),
        Did::Displace { squares } => count(Count::Events, squares.len()),
        Did::Decide { amount: time, .. } | Did::Adjourn { early: time } => time.map_or(Ok(()), of_time),
        Did::Start
        | Did::Arrive
        | Did::Press
        | Did::PressEarly
        | Did::Touch { .. }
        | Did::TouchBoth { .. }
        | Did::Release { .. }
        | Did::CastleTouch { .. }
        | Did::Restore
        | Did::StopClock
        | Did::Restart
        | Did::HitClock
        | Did::Accept
        | Did::Decline
        | Did::Resign
        | Did::Sheet { .. }
        | Did::Sign { .. }
        | Did::Observe { .. }
        | Did::Misconduct { .. }
        | Did::Device
        | Did::Refuse
        | Did::Leave { .. }
        | Did::Interfere
        | Did::Envelope { .. }
        | Did::Resume { .. }
        | Did::Appeal
        | Did::Wait => Ok(()),
    }
}

fn of_conditions(conditions: &Conditions) -> Result<(), Refusal> {
    let Conditions {
        default_time,
        draws,
        no_arbiter: _,
        visually_impaired: _,
        hearing_impaired: _,
        basic_rules: _,
        device_penalty: _,
        no_fines: _,
        no_appeals: _,
        longer_endings,
        pooled_counter: _,
        restored_times: _,
        round_started,
        increment_at_start: _,
    } = conditions;
    [default_time, round_started].into_iter().flatten().try_for_each(|time| of_time(*time))?;
    if let Some(DrawRule::AfterMove(moves)) = draws {
        number(Number::Moves, *moves)?;
    }
    count(Count::Events, longer_endings.len())?;
    longer_endings.iter().try_for_each(|Ending { pieces, moves }| {
        text(Text::Told, pieces)?;
        number(Number::Moves, *moves)
    })
}

fn of_time(time: Written<Span>) -> Result<(), Refusal> {
    number(Number::ClockSeconds, u32::try_from(time.0.millis() / 1000).unwrap_or(u32::MAX))
}
