//! Awards prizes: each to the best eligible party, and at most one to each.

use crate::{id::Party, section::Section, settings::Prize, table::Table};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Won<'s, Who = Party> {
    pub prize: &'s Prize,
    /// Several if they share the place; empty if nobody is eligible.
    pub winners: Vec<Who>,
}

impl Section {
    /// Are prize winners shown after this round? Before the end only from the round the organiser chose.
    pub fn shows_winners(&self, after: u32) -> bool {
        self.finished || self.settings.prizes_from.is_some_and(|from| from.up_to() <= after)
    }
}

/// The prizes of a section.
pub fn prizes<'s>(section: &'s Section, table: &Table) -> Vec<Won<'s>> {
    let places: Vec<(u32, Party)> = table.places().collect();
    award(&section.settings.prizes, &places, |prize, party| {
        section
            .player(party)
            .is_none_or(|player| prize.to.admits(&player.person, section.settings.initial_order))
    })
}

/// Prizes are awarded by descending value, so that a party eligible for two gets the higher one; equal prizes
/// in listed order. `places` starts at the top; shared places have the same number.
pub fn award<'s, Who: Copy + PartialEq>(
    prizes: &'s [Prize],
    places: &[(u32, Who)],
    admits: impl Fn(&Prize, Who) -> bool,
) -> Vec<Won<'s, Who>> {
    let mut taken: Vec<Who> = Vec::new();
    let mut order: Vec<usize> = (0..prizes.len()).collect();
    order.sort_by_key(|at| std::cmp::Reverse(prizes[*at].cents));
    let mut won: Vec<(usize, Won<'s, Who>)> = Vec::new();
    for at in order {
        let prize = &prizes[at];
        // The place of a prize is counted among all eligible parties, including winners of other prizes.
        let eligible: Vec<(u32, Who)> =
            places.iter().copied().filter(|(_, party)| admits(prize, *party)).collect();
        let wanted = eligible.get((prize.place as usize).saturating_sub(1)..).unwrap_or(&[]);
        let open: Vec<(u32, Who)> =
            wanted.iter().copied().filter(|(_, party)| !taken.contains(party)).collect();
        let best = open.first().map(|(rank, _)| *rank);
        let winners: Vec<Who> =
            open.iter().filter(|(rank, _)| Some(*rank) == best).map(|(_, party)| *party).collect();
        taken.extend(winners.iter().copied());
        won.push((at, Won { prize, winners }));
    }
    won.sort_by_key(|(at, _)| *at);
    won.into_iter().map(|(_, won)| won).collect()
}
