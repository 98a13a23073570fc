//! Entries that crossed: an act is sent late, and somebody else has recorded something about the same thing.

use jiff::Timestamp;
use turmuhr_tournament::{Entry, Event, Fact, Journal};

use super::{Snapshot, may_say};
use crate::accounts::Visitor;

/// An act and the entry it crossed.
#[derive(Clone, Debug)]
pub struct Meanwhile {
    pub mine: Fact,
    pub theirs: Entry,
    /// May the visitor replace the entry?
    pub replaces: bool,
    /// The fields that both changed, if it is about fields.
    pub clashes: Vec<String>,
    /// The thing with its fields of now.
    pub standing: Option<Fact>,
}

/// What a later entry means for an act.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Crossing {
    /// The same value for the same thing.
    Agrees,
    /// Another value for the same thing: the visitor may choose.
    Value,
    /// The thing itself is another one, such as a round that was paired again.
    Gone,
}

/// The last entry after position `seen` that crosses the fact. `may`: the visitor may record the fact now.
pub(super) fn find(
    before: &Snapshot,
    visitor: &Visitor,
    seen: Option<u64>,
    mine: &Fact,
    may: bool,
    now: Timestamp,
) -> Option<Meanwhile> {
    let from = usize::try_from(seen?).ok()?;
    let entries = before.journal().entries();
    let mut crossed = entries.get(from..)?.iter().rev().filter_map(|entry| {
        let crossing = crossing(mine, &entry.fact, before.event())?;
        Some((crossing, entry))
    });
    let first = crossed.next()?;
    let undone = before.journal().undone();
    let (crossing, theirs) =
        std::iter::once(first).chain(crossed).find(|(_, entry)| !undone.contains(&entry.number))?;
    if crossing == Crossing::Agrees {
        return None;
    }
    // Visitors who may no longer record it, because of the other entry, may see that entry.
    let could = || {
        let then = Journal::open(entries[..from].to_vec());
        then.is_ok_and(|then| may_say(visitor, before.stream(), &then, mine, now))
    };
    (may || could()).then(|| Meanwhile {
        mine: mine.clone(),
        theirs: theirs.clone(),
        replaces: may && crossing == Crossing::Value,
        clashes: Vec::new(),
        standing: None,
    })
}

/// The undo of an act, if one of its entries is undone. To answer «done» would be wrong then; to record it again would undo
/// the undo.
pub(super) fn taken_back(journal: &Journal, before: u64, after: u64) -> Option<Meanwhile> {
    let undone = journal.undone();
    let mine = journal
        .entries()
        .iter()
        .find(|entry| entry.number > before && entry.number <= after && undone.contains(&entry.number))?;
    let theirs = journal.entries().iter().rev().find(|entry| {
        matches!(entry.fact, Fact::Undone { entry, .. } if entry == mine.number)
            && !undone.contains(&entry.number)
    })?;
    Some(Meanwhile {
        mine: mine.fact.clone(),
        theirs: theirs.clone(),
        replaces: true,
        clashes: Vec::new(),
        standing: None,
    })
}

const fn value(agrees: bool) -> Crossing {
    if agrees { Crossing::Agrees } else { Crossing::Value }
}

/// Only entries of the hall that are typed in many places at once can cross. `event` has both players of a board that a
/// latecomer took over.
fn crossing(mine: &Fact, theirs: &Fact, event: &Event) -> Option<Crossing> {
    if let (
        Fact::ResultEntered { section, round, board, game, result, .. },
        Fact::ResultEntered {
            section: other_section,
            round: other_round,
            board: other_board,
            game: other_game,
            result: other,
            ..
        },
    ) = (mine, theirs)
    {
        let same = (section, round, board, game) == (other_section, other_round, other_board, other_game);
        return same.then_some(value(result == other));
    }
    // The board may have other players now.
    if let (
        Fact::ResultEntered { section, round, .. } | Fact::ResultReported { section, round, .. },
        Fact::RoundPaired { section: other_section, round: other_round, .. }
        | Fact::RoundDiscarded { section: other_section, round: other_round, .. }
        | Fact::HandPaired { section: other_section, round: other_round, .. },
    ) = (mine, theirs)
    {
        return ((section, round) == (other_section, other_round)).then_some(Crossing::Gone);
    }
    if let (
        Fact::ResultEntered { section, round, board, .. }
        | Fact::ResultReported { section, round, board, .. },
        Fact::LatecomerPaired { section: other_section, round: other_round, pair },
    ) = (mine, theirs)
    {
        let same = (section, round) == (other_section, other_round);
        let now = event.section(*section)?.round(*round)?.pair(*board)?;
        let taken_over = now.has(pair.0) && now.has(pair.1);
        return (same && taken_over).then_some(Crossing::Gone);
    }
    if let (
        Fact::LineUpSet { section, round, team, players },
        Fact::LineUpSet { section: other_section, round: other_round, team: other_team, players: others },
    ) = (mine, theirs)
    {
        let same = (section, round, team) == (other_section, other_round, other_team);
        return same.then_some(value(players == others));
    }
    if let (
        Fact::CheckedIn { section, players, present },
        Fact::CheckedIn { section: other_section, players: others, present: other },
    ) = (mine, theirs)
    {
        let same = section == other_section && players.iter().any(|player| others.contains(player));
        return same.then_some(value(present == other));
    }
    None
}
