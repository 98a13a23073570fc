//! Which ties lead to a play-off.

use turmuhr_core::PlayerId;

use crate::{code::Name, standings::Standings};

use super::rules::{Rule, Stake};

/// A tie that has to be played off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The tied.
    pub participants: Vec<PlayerId>,
    /// The place they share.
    pub place: u32,
    /// Places inside the group that must be separated.
    pub boundaries: Vec<u32>,
}

/// The ties in final standings that a rule wants played off. `cuts` are the last places that give a right: to
/// qualify, to be promoted, or not to be relegated.
///
/// Ties are those in the primary score, whatever the tie-breaks say. In the blitz team championship board
/// points come first (11.8) and must be the first tie-break.
pub fn called_for(rule: &Rule, standings: &Standings, cuts: &[u32]) -> Vec<Call> {
    let has_boards = standings.codes.first().is_some_and(|code| code.name == Name::Secondary);
    let key = |row: &crate::standings::Row| {
        let boards = row.values.first().filter(|_| rule.board_points_first && has_boards);
        let boards = boards.and_then(Option::as_ref);
        (row.points.amount, boards.map(|value| value.amount))
    };
    let rows: Vec<_> = standings.rows.iter().map(|row| (row.id, key(row))).collect();
    called_among(rule, &rows, cuts)
}

/// The same among participants in their final order, each with what must be equal in a tie.
pub fn called_among<K: PartialEq>(rule: &Rule, rows: &[(PlayerId, K)], cuts: &[u32]) -> Vec<Call> {
    let mut wanted: Vec<u32> = match rule.stake {
        Stake::First => vec![1],
        Stake::Cut => cuts.to_vec(),
        Stake::FirstAndCut => std::iter::once(1).chain(cuts.iter().copied()).collect(),
        Stake::FirstPlaces(places) => (1..=places).collect(),
        Stake::DrawnEncounter => Vec::new(),
    };
    wanted.sort_unstable();
    wanted.dedup();
    let mut calls = Vec::new();
    let mut before = 0;
    for group in rows.chunk_by(|one, other| one.1 == other.1) {
        let count = u32::try_from(group.len()).unwrap_or(u32::MAX);
        let boundaries: Vec<u32> = wanted
            .iter()
            .filter(|place| (before + 1..before + count).contains(place))
            .map(|place| place - before)
            .collect();
        if !boundaries.is_empty() {
            let mut participants: Vec<PlayerId> = group.iter().map(|(id, _)| *id).collect();
            participants.sort_unstable();
            calls.push(Call { participants, place: before + 1, boundaries });
        }
        before += count;
    }
    calls
}
