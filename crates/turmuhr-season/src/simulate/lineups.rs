//! Random line-ups and results, a few of them illegal.

use std::collections::BTreeSet;

use turmuhr_pairing::lot::Lot;

use super::BOARDS;
use turmuhr_federation::{
    matches::lineup::{BoardResult, Rank, Seat},
    persons::person::{ClubId, TeamNumber},
};

use crate::state::Team;

/// Players already used on this day.
#[derive(Default)]
pub(super) struct Busy(BTreeSet<(ClubId, u32)>);

#[derive(Default)]
pub(super) struct Lined {
    pub(super) seats: Vec<Seat>,
    pub(super) substitutes: u32,
}

/// Substitutes come from behind the regular players of the lowest team.
const SUBSTITUTES: std::ops::RangeInclusive<u32> = 25..=30;

pub(super) fn line_up(team: &Team, busy: &mut Busy, lot: &mut Lot) -> Lined {
    let mut ranks: Vec<u32> = (team.ranks[0]..).take(BOARDS).collect();
    let mut lined = Lined::default();
    let mut absent = None;
    match lot.one_of(12) {
        // A player is missing: the first team takes a substitute, the others name the absentee.
        0 | 1 => {
            let out = lot.one_of(BOARDS);
            let free = SUBSTITUTES.filter(|rank| !busy.0.contains(&(team.club, *rank)));
            let free: Vec<u32> = free.collect();
            if team.number == TeamNumber(1) && !free.is_empty() {
                let substitute = free[lot.one_of(free.len().min(2))];
                ranks.remove(out);
                ranks.push(substitute);
                busy.0.insert((team.club, substitute));
                lined.substitutes += 1;
            } else {
                absent = Some(out);
            }
        }
        // Two neighbours have changed places.
        2 if lot.one_of(3) == 0 => {
            let first = lot.one_of(BOARDS - 1);
            ranks.swap(first, first + 1);
        }
        // A board is empty without a name.
        3 if lot.one_of(8) == 0 => {
            ranks.pop();
        }
        _ => {}
    }
    lined.seats = ranks
        .into_iter()
        .enumerate()
        .map(|(index, rank)| Seat {
            board: index + 1,
            rank: Rank::Listed(rank),
            absent: absent == Some(index),
        })
        .collect();
    lined
}

pub(super) fn results(home: &[Seat], guest: &[Seat], lot: &mut Lot) -> Vec<Option<BoardResult>> {
    let there = |seats: &[Seat], board: usize| seats.iter().any(|seat| seat.board == board && !seat.absent);
    let result = |lot: &mut Lot| match lot.one_of(20) {
        0..=6 => BoardResult::HomeWins,
        7..=12 => BoardResult::GuestWins,
        _ => BoardResult::Drawn,
    };
    (1..=BOARDS).map(|board| (there(home, board) && there(guest, board)).then(|| result(lot))).collect()
}
