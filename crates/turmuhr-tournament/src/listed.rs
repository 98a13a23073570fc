//! How lists write a board: White first. In a match of teams the first-named team is first, whatever its colours, and its
//! points are too: on screen as on paper.

use turmuhr_core::Color;

use crate::{At, EntryId, GameResult, Section, round::Game};

impl Section {
    /// Black is written first.
    pub fn is_turned(&self, game: &Game) -> bool {
        self.settings.format.is_of_teams() && !game.first_has_white
    }

    /// Both seats with their colours, in the order of the lists.
    pub fn sides(&self, game: &Game) -> [(Color, Option<EntryId>); 2] {
        let mut sides = [(Color::White, game.white), (Color::Black, game.black)];
        if self.is_turned(game) {
            sides.reverse();
        }
        sides
    }

    /// A result with the points of the side that is written first in front.
    #[must_use]
    pub fn as_listed(&self, at: At, result: GameResult) -> GameResult {
        let turned = self.game(at).is_some_and(|game| self.is_turned(game));
        if turned { result.turned() } else { result }
    }
}
