mod board;
mod event;
mod game;

use super::ArticleText;

/// Articles 1 to 9, 10 to 12, 13 to 19.
pub(super) const ENTRIES: &[&[ArticleText]] = &[board::ENTRIES, game::ENTRIES, event::ENTRIES];
