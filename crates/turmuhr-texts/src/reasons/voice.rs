//! In which language something is told, and what players are called in it.

use turmuhr_core::PlayerId;

use crate::Lang;

/// Files know players by number, people by name: whoever tells them hands in how to call them.
#[derive(Copy, Clone)]
pub struct Voice<'a> {
    pub lang: Lang,
    called: Option<&'a dyn Fn(PlayerId) -> String>,
}

/// A language alone speaks of numbers.
impl From<Lang> for Voice<'_> {
    fn from(lang: Lang) -> Self {
        Voice { lang, called: None }
    }
}

impl std::fmt::Debug for Voice<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Voice").field("lang", &self.lang).field("named", &self.called.is_some()).finish()
    }
}

impl<'a> Voice<'a> {
    pub const fn with_names(lang: Lang, called: &'a dyn Fn(PlayerId) -> String) -> Voice<'a> {
        Voice { lang, called: Some(called) }
    }

    pub(super) const fn has_names(self) -> bool {
        self.called.is_some()
    }

    pub(super) fn name(self, player: PlayerId) -> String {
        self.called.map_or_else(|| player.to_string(), |called| called(player))
    }

    /// «3–5», and with names, which may have spaces and hyphens of their own, «Weber – Roth».
    pub(super) fn pair(self, one: PlayerId, other: PlayerId) -> String {
        let dash = if self.called.is_some() { " – " } else { "–" };
        format!("{}{dash}{}", self.name(one), self.name(other))
    }

    /// Separated by commas, or, as names have commas, by semicolons.
    pub(super) fn list(self, players: &[PlayerId]) -> String {
        let all: Vec<String> = players.iter().map(|player| self.name(*player)).collect();
        all.join(if self.called.is_some() { "; " } else { ", " })
    }
}
