//! Games recorded in parts, as an arbiter walking past notes them.

use turmuhr_clock::Span;
use turmuhr_core::{ByColor, Color};

use super::{regulations::Regulations, state::LiveGame};
use crate::rules::illegal::Counter;

impl LiveGame {
    /// A later part of the same game, from another position. Offences of the players are kept; moves and
    /// positions are not.
    pub fn later(&self, regulations: Regulations) -> LiveGame {
        LiveGame {
            counts: self.counts,
            refused: self.refused,
            postponed: self.postponed,
            ..LiveGame::new(regulations)
        }
    }

    /// Sets the clocks to what the arbiter reads on the displays, if the used time is not on record.
    pub fn read_clocks(&mut self, white: Span, black: Span) {
        // Displays of a clock that is not frozen can always be read.
        let _ = self.clock.set_both(ByColor { white, black }, self.now);
    }

    /// Completed illegal moves of a player. With a common counter, two hands and empty presses count too.
    pub fn illegal_moves(&self, color: Color) -> u32 {
        let counts = self.counts(color);
        let pooled =
            self.regulations.options.pooled_counter || *self.rules.illegal.counter == Counter::Common;
        if pooled { counts.illegal + counts.two_hands + counts.empty_press } else { counts.illegal }
    }
}
