//! What does the arbiter decide in a case of the casebook?

use turmuhr_core::{Board, CastlingMode, Position, chance::SplitMix64};
use turmuhr_laws::game::{Act, Claim, Consequence, Fit, Observation, Options};
use turmuhr_scenario::{PlayedEvent, casebook};

use super::{Draft, knows_chess960, page_for, ruling::draft};
use crate::{Id, Situation, chance::pick};

/// Longer stories are no questions for a page.
const MOST_EVENTS: usize = 8;

/// A position comes back after two moves of each player.
const FEWEST_FOR_A_REPETITION: usize = 4;

/// Cases that are no questions, by the beginning of their names.
const NOT_ASKED: [&str; 2] = [
    // Whether the text means this is disputed.
    "irregularities/displaced-and-pressed",
    // The ruling restores the position before an illegal move, which no choice shows.
    "irregularities/king-taken",
];

pub(super) fn ask(dice: &mut SplitMix64, id: Id) -> Option<Draft> {
    let rules = page_for(dice, id)?;
    let is_asked = |case: &casebook::Case| !NOT_ASKED.iter().any(|name| case.id.starts_with(name));
    let cases: Vec<casebook::Case> = casebook::all().filter(is_asked).collect();
    let case = *pick(dice, &cases)?;
    let situation = Situation::of_case(case, rules)?;
    // What the event decided beforehand would have to be told, too.
    let options = &situation.scenario.regulations.options;
    let told = Options { times: None, ..options.clone() };
    if told != Options::default() {
        return None;
    }
    // A clock of another mode would confuse.
    let own_mode = case.scenario()?.regulations.rules.mode;
    match situation.scenario.regulations.fit() {
        Fit::Fits => {}
        Fit::Proposed | Fit::Unregulated if own_mode == rules.mode => {}
        Fit::Proposed | Fit::Unregulated | Fit::Is(_) | Fit::Differ => return None,
    }
    if situation.scenario.start().castles().mode() == CastlingMode::Chess960 && !knows_chess960(id.edition) {
        return None;
    }
    let events = &situation.played.events;
    // Whether Guidelines III were announced would have to be told.
    if events.iter().any(|event| rests_on_guidelines(&event.event.act)) {
        return None;
    }
    // The reader must see the moves that a repetition rests on.
    let is_move = |event: &&PlayedEvent| matches!(event.event.act, Act::Move(_));
    let moves = situation.scenario.moves.len() + events.iter().filter(is_move).count();
    if situation.claims_repetition() && moves < FEWEST_FOR_A_REPETITION {
        return None;
    }
    // The board shows a correct initial position.
    let of_setup = |event: &PlayedEvent| is_about_the_setup(&event.event.act);
    if events.iter().any(of_setup) && situation.scenario.start().board() == &Board::new() {
        return None;
    }
    // A decision of the arbiter gives the answer away.
    if events.iter().any(|event| matches!(event.event.act, Act::Decide(_) | Act::Write { .. })) {
        return None;
    }
    // How many moves are certain would have to be told.
    let unknown = |act: &Act| matches!(act, Act::Observe { what: Observation::PositionUnknown { .. }, .. });
    if events.iter().any(|event| unknown(&event.event.act)) {
        return None;
    }
    // A refusal on the way tells half of the answer; a claim of fifty moves in the first position tells it all.
    let refused = |what: &Consequence| {
        matches!(what, Consequence::Claim { upheld: false, .. } | Consequence::Inadmissible { .. })
    };
    let (_, before) = events.split_last()?;
    if before.iter().any(|event| event.rulings.iter().any(|ruling| refused(&ruling.what))) {
        return None;
    }
    // Which flag fell first would have to be told; and everybody knows what resigning means.
    let (white, black) = situation.clocks_before();
    let trivial = matches!(events.last()?.event.act, Act::Resign);
    if (white.millis() == 0 && black.millis() == 0) || trivial {
        return None;
    }
    let claims_fifty = events.iter().any(|event| matches!(event.event.act, Act::Claim(Claim::Fifty { .. })));
    if claims_fifty && situation.board().is_none_or(|board| board.halfmoves() < 90) {
        return None;
    }
    if events.len() > MOST_EVENTS || events.last()?.rulings.is_empty() {
        return None;
    }
    draft(dice, situation, rules)
}

/// Claims that the Laws know only where Guidelines III were announced (III.2.1).
const fn rests_on_guidelines(act: &Act) -> bool {
    matches!(act, Act::Claim(Claim::InsufficientEffort | Claim::CannotWin | Claim::Increment))
}

/// A claim or an observation that the initial position was wrong (7.2.1).
const fn is_about_the_setup(act: &Act) -> bool {
    matches!(act, Act::Claim(Claim::WrongSetup) | Act::Observe { what: Observation::WrongSetup, .. })
}
