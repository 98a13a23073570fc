//! Who does not meet whom in a Swiss: pairs the arbiter names, and clubs or federations kept apart.
//!
//! The members of a club are those entered today, so a late entry is covered.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{
    id::{Party, RoundNo},
    section::Section,
};

/// The setting of a section.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct KeptApart {
    pub by: Bond,
    /// The last round in which they do not meet; without it they never do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<RoundNo>,
}

impl KeptApart {
    /// As it works in a section of this many rounds: up to its last round is always.
    pub fn within(self, rounds: u32) -> KeptApart {
        KeptApart { until: self.until.filter(|until| until.up_to() < rounds), ..self }
    }
}

/// What the members of a group have in common.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Bond {
    Club,
    Federation,
}

impl Bond {
    pub const ALL: [Bond; 2] = [Bond::Club, Bond::Federation];

    /// The word in forms and the journal.
    pub const fn word(self) -> &'static str {
        match self {
            Bond::Club => "club",
            Bond::Federation => "federation",
        }
    }
}

/// A group that the arbiter named.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prohibited {
    pub members: Vec<Party>,
    /// Family, the same car; may be empty.
    pub why: String,
}

/// Why two do not meet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// Named by the arbiter, with the reason given.
    Named(String),
    /// The same club or federation, as written.
    Same(Bond, String),
}

/// Members of a group may not meet each other up to a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Apart {
    pub members: Vec<Party>,
    pub why: Why,
    pub until: RoundNo,
}

impl Apart {
    pub fn holds(&self, round: RoundNo, one: Party, other: Party) -> bool {
        round <= self.until && self.members.contains(&one) && self.members.contains(&other)
    }
}

impl Section {
    /// Named groups first, then clubs or federations with at least two entries.
    pub fn apart(&self) -> Vec<Apart> {
        let last = RoundNo(self.settings.rounds);
        let named = self.prohibited.iter().map(|group| Apart {
            members: group.members.clone(),
            why: Why::Named(group.why.clone()),
            until: last,
        });
        named.chain(self.of_a_kind(last)).collect()
    }

    fn of_a_kind(&self, last: RoundNo) -> Vec<Apart> {
        let kept = self.settings.kept_apart.filter(|_| self.settings.format.is_swiss());
        let Some(KeptApart { by, until }) = kept else { return Vec::new() };
        let mut groups: BTreeMap<String, (String, Vec<Party>)> = BTreeMap::new();
        for party in self.parties() {
            let Some(written) = self.bond(party, by) else { continue };
            let folded = written.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
            if !folded.is_empty() {
                groups.entry(folded).or_insert_with(|| (written.trim().to_owned(), Vec::new())).1.push(party);
            }
        }
        let until = until.map_or(last, |until| until.min(last));
        groups
            .into_values()
            .filter(|(_, members)| members.len() > 1)
            .map(|(name, members)| Apart { members, why: Why::Same(by, name), until })
            .collect()
    }

    fn bond(&self, party: Party, by: Bond) -> Option<&str> {
        if let Some((_, team)) = self.team(party) {
            return Some(match by {
                Bond::Club => &team.club,
                Bond::Federation => &team.federation,
            });
        }
        let person = &self.player(party)?.person;
        Some(match by {
            Bond::Club => &person.club,
            Bond::Federation => &person.federation,
        })
    }

    /// Why two may not meet in a round.
    pub fn why_apart(&self, round: RoundNo, one: Party, other: Party) -> Option<Why> {
        self.apart().into_iter().find(|group| group.holds(round, one, other)).map(|group| group.why)
    }
}
