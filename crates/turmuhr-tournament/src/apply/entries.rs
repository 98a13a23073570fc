//! Entries that are merged or removed.

use crate::{
    id::{EntryId, Party},
    section::{Absence, Section},
};

impl Section {
    /// Replaces the removed entry by the kept one everywhere.
    pub(super) fn merge(&mut self, kept: EntryId, gone: EntryId) {
        let Some(other) = self.players.remove(&gone) else { return };
        self.edit(kept, |competitor| {
            competitor.person.take_over(other.person);
            competitor.present |= other.present;
            competitor.paid = competitor.paid.saturating_add(other.paid);
            competitor.withdrawn_from = competitor.withdrawn_from.and(other.withdrawn_from);
            competitor.wishes.extend(other.wishes);
            for (round, bye) in other.byes {
                competitor.byes.entry(round).or_insert(bye);
            }
        });
        let teams = self.settings.format.is_of_teams();
        if let Some(lots) = self.lots.as_mut().filter(|_| !teams) {
            lots.numbers.retain(|party| *party != Party::player(gone));
        }
        for absence in self.returned.iter_mut().filter(|one| !teams && one.party == Party::player(gone)) {
            absence.party = Party::player(kept);
        }
        for group in self.prohibited.iter_mut().filter(|_| !teams) {
            rename(&mut group.members, Party::player(gone), Party::player(kept));
        }
        for team in self.teams.values_mut() {
            rename(&mut team.players, gone, kept);
        }
        for seats in self.line_ups.values_mut() {
            let already = seats.contains(&Some(kept));
            for seat in seats.iter_mut().filter(|seat| **seat == Some(gone)) {
                *seat = (!already).then_some(kept);
            }
        }
    }

    /// A withdrawal that took effect stays known after the return.
    pub(super) fn note_return(&mut self, party: Party) {
        let back = self.next_round();
        if let Some(from) = self.withdrawn_from(party).filter(|from| *from < back) {
            self.returned.push(Absence { party, from, back });
        }
    }

    /// Removes a player from the list and from everything that names players.
    pub(super) fn forget(&mut self, player: EntryId) {
        self.players.remove(&player);
        for team in self.teams.values_mut() {
            team.players.retain(|member| *member != player);
        }
        for seat in self.line_ups.values_mut().flatten() {
            *seat = seat.filter(|seated| *seated != player);
        }
        if self.settings.format.is_of_teams() {
            return;
        }
        let party = Party::player(player);
        if let Some(lots) = &mut self.lots {
            lots.numbers.retain(|number| *number != party);
        }
        self.table_numbers.retain(|number| *number != party);
        for group in &mut self.prohibited {
            group.members.retain(|member| *member != party);
        }
        self.prohibited.retain(|group| group.members.len() > 1);
        self.adjustments.retain(|change| change.party != party);
        self.returned.retain(|absence| absence.party != party);
    }
}

/// Replaces a removed identity by the kept one, which stays once in the list.
fn rename<Id: Copy + PartialEq>(list: &mut Vec<Id>, gone: Id, kept: Id) {
    let already = list.contains(&kept);
    list.retain(|one| *one != gone || !already);
    for one in list.iter_mut().filter(|one| **one == gone) {
        *one = kept;
    }
}
