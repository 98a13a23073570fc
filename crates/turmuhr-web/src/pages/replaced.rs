//! What stood at a board before an entry changed it.

use std::collections::{BTreeMap, BTreeSet};

use turmuhr_tournament::{BoardNo, Entry, Fact, GameNo, GameResult, RoundNo, SectionId};

type Place = (SectionId, RoundNo, BoardNo, GameNo);

/// By the number of an entry: the result that it replaced. Undone entries count for nothing while they are undone.
pub(super) fn results(entries: &[Entry]) -> BTreeMap<u64, GameResult> {
    let mut said: BTreeMap<Place, Vec<(u64, Option<GameResult>)>> = BTreeMap::new();
    let mut undone: BTreeSet<u64> = BTreeSet::new();
    let mut replaced = BTreeMap::new();
    for entry in entries {
        if let Fact::Undone { entry: number, .. } = entry.fact
            && !undone.remove(&number)
        {
            undone.insert(number);
        }
        // Another pairing: the boards begin anew.
        if let Fact::RoundDiscarded { section, round, .. } = entry.fact {
            said.retain(|(of, at, ..), _| (*of, *at) != (section, round));
        }
        let Fact::ResultEntered { section, round, board, game, result, .. } = entry.fact else { continue };
        let before = said.entry((section, round, board, game)).or_default();
        let last = before.iter().rev().find(|(number, _)| !undone.contains(number));
        if let Some(before) = last.and_then(|(_, last)| *last).filter(|last| Some(*last) != result) {
            replaced.insert(entry.number, before);
        }
        before.push((entry.number, result));
    }
    replaced
}
