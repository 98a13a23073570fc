//! The paths of a section's pages.

use turmuhr_tournament::{At, EntryId, GameNo, Party, RoundNo, SectionId};

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

    pub(crate) fn round(&self, round: RoundNo) -> String {
        format!("{}/rounds/{round}", self.base)
    }

    pub(crate) fn board(&self, at: At) -> String {
        let At { round, board, game } = at;
        let game = if game == GameNo::FIRST { String::new() } else { format!("?game={game}") };
        format!("{}/rounds/{round}/boards/{board}{game}", self.base)
    }

    pub(crate) fn player(&self, player: EntryId) -> String {
        format!("{}/players/{}", self.base, player.0)
    }

    /// The derivation of a party's place.
    pub(crate) fn arithmetic(&self, party: Party, after: u32) -> String {
        format!("{}/standings/{party}?after={after}", self.base)
    }

    pub(crate) fn why(&self, party: Party, round: RoundNo) -> String {
        format!("{}/why/{party}?round={round}", self.base)
    }
}
