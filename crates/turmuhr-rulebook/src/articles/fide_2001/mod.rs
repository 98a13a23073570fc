mod board;
mod event;
mod game;

use super::ArticleText;

/// Articles 1 to 5, 6 to 10, 11 to the end.
pub(super) const ENTRIES: &[&[ArticleText]] = &[board::ENTRIES, game::ENTRIES, event::ENTRIES];
