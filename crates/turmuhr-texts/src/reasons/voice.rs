//! The language of a reason, and the form of players' names in it.

use turmuhr_core::PlayerId;

use crate::Lang;

/// A language and a way to name players: by number, or by name.
#[derive(Copy, Clone)]
pub struct Voice<'a> {
    pub lang: Lang,
    called: Option<&'a dyn Fn(PlayerId) -> String>,
}

/// A language alone names players by number.
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
