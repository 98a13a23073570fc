//! What tests share. A dev-dependency only: nothing of it is in the program.

pub mod cases;
pub mod demo;

pub use cases::{AtLeast, Cases, Source, on_cases, skipped};

use shakmaty::{Chess, Move, Position};

/// A small generator of numbers; tests must not depend on a crate's idea of randomness.
#[derive(Copy, Clone, Debug)]
pub struct Dice(pub u64);

impl Dice {
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 ^ self.0 >> 31
    }

    /// From zero to one less than the sides, which are not zero.
    pub fn roll(&mut self, sides: usize) -> usize {
        (self.number() >> 33) as usize % sides
    }
}

/// Legal moves by chance from the initial position, until there are none or so many were played. `each` sees the
/// position before, the move and the position after; the game ends where it returns false.
pub fn game(dice: &mut Dice, most: usize, mut each: impl FnMut(&Chess, Move, &Chess) -> bool) {
    let mut at = Chess::default();
    for _ in 0..most {
        let moves = at.legal_moves();
        if moves.is_empty() {
            return;
        }
        let (before, m) = (at.clone(), moves[dice.roll(moves.len())]);
        at.play_unchecked(m);
        if !each(&before, m, &at) {
            return;
        }
    }
}
