//! Displays in the hall. A display has a fixed address; the desk decides what it shows.

use serde::{Deserialize, Serialize};

use crate::id::SectionId;

/// A view that a screen can show.
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

/// The content of a display; without any it is dark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Shows {
    pub section: SectionId,
    /// Several views rotate.
    pub views: Vec<View>,
    /// Seconds until the next page.
    pub seconds: u32,
    /// A long list can span several displays: this is number `part` of `parts`, from 1.
    #[serde(default = "one")]
    pub part: u32,
    #[serde(default = "one")]
    pub parts: u32,
}

const fn one() -> u32 {
    1
}

/// Is the name valid in an address?
pub fn is_display_name(name: &str) -> bool {
    (1..=40).contains(&name.len())
        && name.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-')
}
