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

/// Substitutes come from behind the regular players of the lowest of so many teams of a club.
fn substitutes(teams: u32) -> std::ops::RangeInclusive<u32> {
    teams * 8 + 1..=teams * 8 + RESERVES
}

/// Players of a club behind those of its teams.
pub(super) const RESERVES: u32 = 6;

/// The regular players, each at the own board.
pub(super) fn regular(team: &Team) -> Vec<Seat> {
    let seat = |(rank, board)| Seat { board, rank: Rank::Listed(rank), absent: false };
    (team.ranks[0]..).zip(1..=BOARDS).map(seat).collect()
}

/// A youth team: rank and board are the same.
pub(super) fn youth() -> Vec<Seat> {
    let rank = |rank| Rank::Youth { team: TeamNumber(1), rank };
    (1..).zip(1..=BOARDS).map(|(number, board)| Seat { board, rank: rank(number), absent: false }).collect()
}

pub(super) fn line_up(team: &Team, teams: u32, busy: &mut Busy, lot: &mut Lot) -> Lined {
    let mut ranks: Vec<u32> = (team.ranks[0]..).take(BOARDS).collect();
    let mut lined = Lined::default();
    let mut absent = None;
    match lot.one_of(12) {
        // A player is missing: the first team takes a substitute, the others name the absentee.
        0 | 1 => {
            let out = lot.one_of(BOARDS);
            let free = substitutes(teams).filter(|rank| !busy.0.contains(&(team.club, *rank)));
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

/// A game of a play-off: drawn as a rule.
pub(super) fn drawn_or(lot: &mut Lot) -> BoardResult {
    match lot.one_of(6) {
        0 => BoardResult::HomeWins,
        1 => BoardResult::GuestWins,
        _ => BoardResult::Drawn,
    }
}
