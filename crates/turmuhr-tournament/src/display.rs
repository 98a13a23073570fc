//! What hangs in the hall. A display has an address of its own that never changes; what it shows is decided at the desk.

use serde::{Deserialize, Serialize};

use crate::id::SectionId;

/// One thing a screen can show.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum View {
    Boards,
    Names,
    Results,
    Standings,
    Clock,
}

impl View {
    pub const ALL: [View; 5] = [View::Boards, View::Names, View::Results, View::Standings, View::Clock];

    pub const fn word(self) -> &'static str {
        match self {
            View::Boards => "boards",
            View::Names => "names",
            View::Results => "results",
            View::Standings => "standings",
            View::Clock => "clock",
        }
    }

    pub fn named(word: &str) -> Option<View> {
        View::ALL.into_iter().find(|view| view.word() == word)
    }
}

/// What a display shows; nothing at all is dark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Shows {
    pub section: SectionId,
    /// In rotation, if there are several.
    pub views: Vec<View>,
    /// Until the next page.
    pub seconds: u32,
    /// A long list over several displays: this is number `part` of `parts`, from 1.
    #[serde(default = "one")]
    pub part: u32,
    #[serde(default = "one")]
    pub parts: u32,
}

const fn one() -> u32 {
    1
}

/// Words that can stand in an address.
pub fn is_display_name(name: &str) -> bool {
    (1..=40).contains(&name.len())
        && name.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-')
}
