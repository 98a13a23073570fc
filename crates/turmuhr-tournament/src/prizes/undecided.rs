//! Players whom a prize may have passed over because a datum is missing.

use super::{Won, prizes};
use crate::{
    id::Party,
    section::Section,
    settings::{Datum, Prize},
    table::Table,
};

/// A prize, and the players placed before or beside its winners who may have a right to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undecided<'s> {
    pub prize: &'s Prize,
    /// What is missing.
    pub data: Vec<Datum>,
    /// From the top.
    pub players: Vec<Party>,
}

impl Section {
    /// Does a prize ask for this datum?
    pub fn prizes_ask_for(&self, datum: Datum) -> bool {
        !self.settings.format.is_of_teams()
            && self.settings.prizes.iter().any(|prize| prize.to.asks_for(datum))
    }
}

/// The prizes that missing data leave undecided.
pub fn undecided<'s>(section: &'s Section, table: &Table) -> Vec<Undecided<'s>> {
    let (won, _) = prizes(section, table);
    won.into_iter().filter_map(|won| of_prize(section, table, &won)).collect()
}

fn of_prize<'s>(section: &Section, table: &Table, won: &Won<'s>) -> Option<Undecided<'s>> {
    let order = section.settings.initial_order;
    let ranks = table.rows().filter(|(party, _)| won.winners.contains(party)).map(|(_, row)| row.rank);
    let last = ranks.max().unwrap_or(u32::MAX);
    let mut found = Undecided { prize: won.prize, data: Vec::new(), players: Vec::new() };
    for (party, _) in table.rows().filter(|(_, row)| row.rank <= last) {
        let Some(player) = section.player(party) else { continue };
        let missing = won.prize.to.undecided(&player.person, order);
        if !missing.is_empty() {
            found.players.push(party);
            found.data.extend(missing);
        }
    }
    found.data.sort_unstable();
    found.data.dedup();
    (!found.players.is_empty()).then_some(found)
}
