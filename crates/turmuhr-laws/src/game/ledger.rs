//! Every change of the clocks by a ruling, with its author and articles (6.10.2, 7.1, 12.9).

use turmuhr_clock::{Moment, Span};
use turmuhr_core::{Citation, Color};

use super::{
    act::Actor,
    ruling::{Consequence, Ruling},
    state::LiveGame,
};

/// One change of a display by a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockChange {
    /// When, on the venue clock.
    pub at: Moment,
    /// The side whose display changed.
    pub of: Color,
    /// The display before the ruling.
    pub before: Span,
    /// The display after the ruling.
    pub after: Span,
    /// The articles of the ruling.
    pub cites: Vec<Citation>,
    /// Whose act led to it: an arbiter's decision, a player's claim or offence.
    pub by: Actor,
}

impl LiveGame {
    /// Every change of a clock by a ruling, in order.
    pub fn clock_changes(&self) -> &[ClockChange] {
        &self.ledger
    }

    /// All time a player was given.
    pub fn awarded(&self, color: Color) -> Span {
        let given = self.ledger.iter().filter(|change| change.of == color);
        given.fold(Span::ZERO, |sum, change| sum + (change.after - change.before))
    }

    pub(super) fn note_clock_changes(&mut self, by: Actor, rulings: &[Ruling]) {
        for ruling in rulings {
            match ruling.what {
                Consequence::AddTime { to, amount } => {
                    let after = *self.shown.get(to) + amount;
                    self.note_change(to, after, by, ruling);
                }
                Consequence::TakeTime { from, amount } => {
                    let after = *self.shown.get(from) - amount;
                    self.note_change(from, after, by, ruling);
                }
                Consequence::SetClock { white, black } => {
                    self.note_change(Color::White, white, by, ruling);
                    self.note_change(Color::Black, black, by, ruling);
                }
                _ => {}
            }
        }
    }

    fn note_change(&mut self, of: Color, after: Span, by: Actor, ruling: &Ruling) {
        let before = std::mem::replace(self.shown.get_mut(of), after);
        if before != after {
            let cites = ruling.cites.clone();
            self.ledger.push(ClockChange { at: self.now, of, before, after, cites, by });
        }
    }
}
