//! Helpers: they move pieces, press the clock or keep score for a player.

use turmuhr_clock::Span;
use turmuhr_core::Color;

use super::{
    act::{Choice, Help},
    ruling::{Consequence, Ruling},
    state::{LiveGame, ruling},
};
use crate::rules::clock::Assistant;

/// Somebody who helps a player and whom the arbiter has accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Helper {
    /// The player who is helped.
    pub player: Color,
    /// What the helper does.
    pub helps: Help,
    /// For the report; `None` if nobody noted it.
    pub name: Option<String>,
}

/// Accepted helpers, and the helper who waits for the arbiter's answer.
#[derive(Clone, Debug, Default)]
pub(super) struct Helpers {
    accepted: Vec<Helper>,
    asked: Option<Helper>,
}

impl Helpers {
    /// The arbiter has answered; a helper who is not rejected is accepted.
    pub(super) fn answered(&mut self, choice: Choice) {
        if let Some(helper) = self.asked.take()
            && matches!(choice, Choice::Agree | Choice::Continue | Choice::TakeTime)
        {
            self.accepted.push(helper);
        }
    }
}

impl LiveGame {
    /// The helpers the arbiter has accepted, for the report on the game (4.9, 6.2.6, 8.1.6, D.2.10).
    pub fn helpers(&self) -> &[Helper] {
        &self.helpers.accepted
    }

    pub(super) fn helper(&mut self, helper: Helper, disabled: bool) -> Vec<Ruling> {
        let rulings = self.assistant(helper.player, helper.helps, disabled);
        if rulings.iter().any(|ruling| matches!(ruling.what, Consequence::Choose { .. })) {
            self.helpers.asked = Some(helper);
        } else {
            self.helpers.accepted.push(helper);
        }
        rulings
    }

    /// 4.9, 6.2.6, 8.1.6: somebody moves the pieces, presses the clock or keeps score for a player.
    fn assistant(&mut self, player: Color, helps: Help, disabled: bool) -> Vec<Ruling> {
        if self.may_bring_one_unasked(player, helps) {
            return Vec::new();
        }
        if self.asks_for_one_of_two_boards() {
            return vec![self.ask_about_assistant(self.rules.visual.assistant.cites)];
        }
        let cell = match helps {
            Help::Clock => self.rules.clock.clock_assistant,
            Help::Score => self.rules.recording.score_assistant,
            Help::Pieces => self.rules.act.piece_assistant,
        };
        match *cell {
            Assistant::FairAdjustment | Assistant::TenMinutes if disabled => Vec::new(),
            Assistant::IfAcceptable => vec![self.ask_about_assistant(cell.cites)],
            Assistant::FairAdjustment => vec![self.ask_for_adjustment(player, cell.cites)],
            Assistant::TenMinutes => {
                let amount = Span::from_mins(10);
                let _ = self.clock.take(player, amount, self.now);
                vec![ruling(Consequence::TakeTime { from: player, amount }, cell.cites)]
            }
            Assistant::NotRegulated => vec![self.ask_by_analogy(player, cell.cites)],
        }
    }
}
