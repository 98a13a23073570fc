//! A game of which only some moments are on record: what an arbiter walking past notes down.

use turmuhr_clock::Span;
use turmuhr_core::{ByColor, Color};

use super::{regulations::Regulations, state::LiveGame};
use crate::rules::illegal::Counter;

impl LiveGame {
    /// A later stretch of the same game, which begins in another position: what the players have to answer for goes
    /// with them, what lay on the board does not.
    pub fn later(&self, regulations: Regulations) -> LiveGame {
        LiveGame {
            counts: self.counts,
            refused: self.refused,
            postponed: self.postponed,
            ..LiveGame::new(regulations)
        }
    }

    /// What the arbiter reads on the displays now, where the record does not know the time that was used.
    pub fn read_clocks(&mut self, white: Span, black: Span) {
        // Displays of a clock that is not frozen can always be read.
        let _ = self.clock.set_both(ByColor { white, black }, self.now);
    }

    /// Completed illegal moves of a player, as the text counts them: with what counts as one where they have a
    /// counter in common, alone where each has its own.
    pub fn illegal_moves(&self, color: Color) -> u32 {
        let counts = self.counts(color);
        let pooled =
            self.regulations.options.pooled_counter || *self.rules.illegal.counter == Counter::Common;
        if pooled { counts.illegal + counts.two_hands + counts.empty_press } else { counts.illegal }
    }
}
