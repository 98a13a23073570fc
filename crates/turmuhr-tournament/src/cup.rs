//! Places of a cup: by the round reached, not by points. The winner of a decider has won the match.

use std::collections::BTreeMap;

use turmuhr_standings::Row;

use crate::{
    fact::ByeKind,
    id::{Party, RoundNo},
    section::Section,
    settings::Format,
    starting_list::StartingList,
};

/// Rounds survived by each party. A match without a winner keeps both in.
fn survived(section: &Section, after: u32) -> BTreeMap<Party, u32> {
    let survives = |party: Party, number: RoundNo| {
        let Some(round) = section.round(number) else { return false };
        match round.board_of(party) {
            Some((_, pair)) => pair.winner(&section.settings).is_none_or(|winner| winner == party),
            None => round.bye == Some(party) || round.away.contains(&(party, ByeKind::Full)),
        }
    };
    let count =
        |party: Party| RoundNo::first(after).take_while(|number| survives(party, *number)).count() as u32;
    section.parties().into_iter().map(|party| (party, count(party))).collect()
}

/// A match that decides otherwise who plays in the next round, although that round is paired already.
pub(crate) struct Otherwise {
    pub(crate) paired: RoundNo,
    /// Plays there.
    pub(crate) through: Party,
    /// Would play there; nobody while the match has no winner.
    pub(crate) instead: Option<Party>,
}

/// The first such match of a change.
pub(crate) fn advances_otherwise(old: &Section, new: &Section) -> Option<Otherwise> {
    if !matches!(old.settings.format, Format::Knockout { .. }) {
        return None;
    }
    RoundNo::first(old.current_round()).find_map(|round| {
        let paired = round.next();
        let (was, is) = (old.round(round)?, new.round(round)?);
        (old.round(paired).is_some() && new.round(paired).is_some()).then_some(())?;
        was.pairs.iter().zip(&is.pairs).find_map(|(was, is)| {
            let through = was.winner(&old.settings)?;
            let instead = is.winner(&new.settings);
            let same = (was.first, was.second) == (is.first, is.second);
            (same && instead != Some(through)).then_some(Otherwise { paired, through, instead })
        })
    })
}

/// Puts the rows of a table in the order of the cup. Losers of the same round share a place.
pub(crate) fn order(section: &Section, after: u32, list: &StartingList, rows: &mut [Row]) {
    let survived = survived(section, after);
    let reached = |row: &Row| list.party(row.id).and_then(|party| survived.get(&party)).copied().unwrap_or(0);
    rows.sort_by_key(|row| std::cmp::Reverse(reached(row)));
    let all: Vec<u32> = rows.iter().map(reached).collect();
    for (row, own) in rows.iter_mut().zip(&all) {
        row.rank = 1 + all.iter().filter(|other| *other > own).count() as u32;
        row.below_by = None;
        row.encounters.clear();
    }
}
