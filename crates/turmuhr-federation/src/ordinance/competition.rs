//! The competitions of a year: size, system, places, who is entitled, titles.

use serde::Deserialize;
use turmuhr_standings::{Code, lists::OrdinanceList, playoff::Rule};

use super::{Bilingual, Word, rules::At};

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Competition {
    #[serde(flatten)]
    pub at: At,
    pub name: Bilingual,
    pub title: Title,
    pub of: Of,
    #[serde(default)]
    pub female: bool,
    pub system: System,
    pub rounds: Option<u32>,
    /// Allowed numbers of entrants; empty: any.
    #[serde(default)]
    pub sizes: Vec<usize>,
    /// Also allowed by decision of the committee.
    #[serde(default)]
    pub by_decision: Vec<usize>,
    pub target: Option<usize>,
    pub round_robin_most: Option<usize>,
    pub places: Option<Places>,
    pub entitled: Option<Entitled>,
    pub groups: Option<Groups>,
    pub boards: Option<usize>,
    #[serde(default)]
    pub substitutes: usize,
    pub order_article: Option<String>,
    pub control: Option<String>,
    pub control_article: Option<String>,
    pub age: Option<String>,
    pub list: Option<Word<&'static OrdinanceList>>,
    pub title_list: Option<Word<&'static OrdinanceList>>,
    /// Tie-breaks of its own.
    pub ties: Option<Ties>,
    pub playoff: Option<Word<&'static Rule>>,
    /// The play-off for the last qualifying place, if it has its own rule.
    pub qualifier_playoff: Option<Word<&'static Rule>>,
    pub smoke_free: Option<String>,
    pub second_qualifies: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Ties {
    #[serde(flatten)]
    pub at: At,
    pub codes: Vec<Word<Code>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Title {
    #[serde(flatten)]
    pub at: At,
    pub de: String,
    pub en: String,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Of {
    Players,
    Teams,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum System {
    RoundRobin,
    Swiss,
    /// A round robin up to a number, a Swiss above it.
    ByNumber,
    KnockOut,
    League,
}

/// Places by Verband, Bezirk and host.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Places {
    #[serde(default)]
    pub each: usize,
    pub largest: Option<Largest>,
    #[serde(default)]
    pub bezirk: usize,
    #[serde(default)]
    pub host: usize,
    #[serde(default)]
    pub free: usize,
    /// Free places may fill up an allowed number of entrants.
    #[serde(default, rename = "free-within-size")]
    pub free_within_size: bool,
    /// One more where the number of entrants is odd.
    #[serde(default)]
    pub odd: usize,
}

/// Rights to start, each with its article; a right without an article does not exist.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Entitled {
    pub verband: Option<String>,
    /// From the championship above.
    pub relegated: Option<String>,
    pub first: Option<First>,
    pub cup_winner: Option<String>,
    pub host: Option<String>,
    pub free: Option<String>,
    pub champion: Option<Champion>,
}

/// The first of last year, unless entitled above.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct First {
    #[serde(flatten)]
    pub at: At,
    pub most: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Champion {
    #[serde(flatten)]
    pub at: At,
    #[serde(default)]
    pub unless_above: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Groups {
    #[serde(flatten)]
    pub at: At,
    pub count: usize,
    pub size: usize,
    pub to_final: usize,
    pub relegated: usize,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Largest {
    pub count: usize,
    pub more: usize,
}
