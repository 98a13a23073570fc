//! The starting list: who has which starting number.

use std::collections::BTreeMap;

use turmuhr_core::PlayerId;

use crate::id::Party;

/// Starting numbers go from 1 without gaps. They depend on all entries, so a list is made anew for each question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StartingList {
    parties: Vec<Party>,
    numbers: BTreeMap<Party, PlayerId>,
}

impl StartingList {
    pub(crate) fn new(parties: Vec<Party>) -> StartingList {
        let numbers = parties.iter().copied().zip((1..).map(PlayerId)).collect();
        StartingList { parties, numbers }
    }

    /// `None` for a party no longer in the section.
    pub fn number(&self, party: Party) -> Option<PlayerId> {
        self.numbers.get(&party).copied()
    }

    pub fn party(&self, number: PlayerId) -> Option<Party> {
        number.0.checked_sub(1).and_then(|place| self.parties.get(place as usize)).copied()
    }

    /// By starting number.
    pub fn parties(&self) -> &[Party] {
        &self.parties
    }

    pub fn iter(&self) -> impl Iterator<Item = (PlayerId, Party)> {
        (1..).map(PlayerId).zip(self.parties.iter().copied())
    }
}
