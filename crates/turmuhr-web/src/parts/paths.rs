//! The paths of a section's pages.

use turmuhr_tournament::{EntryId, Party, SectionId};

#[derive(Clone, Debug)]
pub(crate) struct Paths {
    base: String,
}

impl Paths {
    pub(crate) fn new(stream: &str, section: SectionId) -> Paths {
        Paths { base: format!("/e/{stream}/s/{section}") }
    }

    /// A page of the whole event.
    pub(crate) fn event(&self, page: &str) -> String {
        let event = self.base.rsplit_once("/s/").map_or(self.base.as_str(), |(event, _)| event);
        format!("{event}/{page}")
    }

    /// A page of the section.
    pub(crate) fn to(&self, page: &str) -> String {
        format!("{}/{page}", self.base)
    }

    pub(crate) fn round(&self, round: u32) -> String {
        format!("{}/rounds/{round}", self.base)
    }

    pub(crate) fn board(&self, round: u32, board: u32, game: u32) -> String {
        let game = if game == 1 { String::new() } else { format!("?game={game}") };
        format!("{}/rounds/{round}/boards/{board}{game}", self.base)
    }

    pub(crate) fn player(&self, player: EntryId) -> String {
        format!("{}/players/{}", self.base, player.0)
    }

    /// The derivation of a party's place.
    pub(crate) fn arithmetic(&self, party: Party, after: u32) -> String {
        format!("{}/standings/{party}?after={after}", self.base)
    }

    pub(crate) fn why(&self, party: Party, round: u32) -> String {
        format!("{}/why/{party}?round={round}", self.base)
    }
}
