//! Entries that crossed: an act is sent late, and somebody else has recorded something about the same thing.

use jiff::Timestamp;
use turmuhr_tournament::{Entry, Event, Fact, Journal};

use super::{Sending, Snapshot, may_say, subject};
use crate::accounts::Visitor;

/// An act and the entry it crossed.
#[derive(Clone, Debug)]
pub struct Meanwhile {
    pub mine: Fact,
    pub theirs: Entry,
    /// May the visitor replace the entry?
    pub replaces: bool,
    /// The act takes something away, or replaces all of it.
    pub takes: bool,
    /// If it is about fields of a form: those that both changed.
    pub fields: Option<BothChanged>,
}

/// Fields that two people changed.
#[derive(Clone, Debug)]
pub struct BothChanged {
    pub names: Vec<String>,
    /// The thing with its fields of now.
    pub standing: Fact,
}

/// What a later entry means for an act.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Crossing {
    /// The same value for the same thing.
    Agrees,
    /// Another value for the same thing: the visitor may choose.
    Value,
    /// The thing that the act takes away was changed: the visitor may still take it away.
    Taken,
    /// The thing itself is another one, such as a round that was paired again.
    Gone,
}

/// The last entry after position `seen` that crosses the fact; not one that the visitor made from the same page. `may`: the visitor may record the fact now.
pub(super) fn find(
    before: &Snapshot,
    visitor: &Visitor,
    sending: &Sending,
    mine: &Fact,
    may: bool,
    now: Timestamp,
) -> Option<Meanwhile> {
    let from = usize::try_from(sending.seen?).ok()?;
    let entries = before.journal().entries();
    let taken = subject::taken(mine, before.journal());
    let surprising = |entry: &&Entry| !(sending.own.contains(&entry.number) && entry.by == visitor.name);
    let mut crossed = entries.get(from..)?.iter().rev().filter(surprising).filter_map(|entry| {
        let crossing = crossing(mine, &entry.fact, before.event())
            .or_else(|| taking(mine, &taken, entry, from, before.journal()))?;
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
        replaces: may && matches!(crossing, Crossing::Value | Crossing::Taken),
        takes: crossing == Crossing::Taken,
        fields: None,
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
        takes: false,
        fields: None,
    })
}

const fn value(agrees: bool) -> Crossing {
    if agrees { Crossing::Agrees } else { Crossing::Value }
}

/// An entry about a thing that the act takes away. `from` entries were on the visitor's page.
fn taking(
    mine: &Fact,
    taken: &[subject::Subject],
    theirs: &Entry,
    from: usize,
    journal: &Journal,
) -> Option<Crossing> {
    let on_page = |number: u64| usize::try_from(number).is_ok_and(|number| number <= from);
    // The undo of an entry that the page did not show leaves what the page shows.
    if let Fact::Undone { entry, .. } = &theirs.fact
        && !on_page(*entry)
    {
        return None;
    }
    // The visitor names this entry.
    if let Fact::Undone { entry, .. } = mine
        && *entry == theirs.number
    {
        return None;
    }
    let same = subject::overlap(taken, &subject::subjects(&theirs.fact, journal));
    same.then(|| if says_the_same(mine, &theirs.fact) { Crossing::Agrees } else { Crossing::Taken })
}

/// Two people do the same; their reasons may differ. The judge says what becomes of the second.
fn says_the_same(mine: &Fact, theirs: &Fact) -> bool {
    match (mine, theirs) {
        (Fact::RoundDiscarded { .. }, Fact::RoundDiscarded { .. })
        | (Fact::RoundPublished { .. }, Fact::RoundPublished { .. })
        | (Fact::RoundWithheld { .. }, Fact::RoundWithheld { .. })
        | (Fact::HandPairingBegun { .. }, Fact::HandPairingBegun { .. })
        | (Fact::HandPairingEnded { .. }, Fact::HandPairingEnded { .. }) => true,
        (Fact::Undone { entry, .. }, Fact::Undone { entry: other, .. }) => entry == other,
        // The same sum is two payments if two people took it.
        (Fact::FeePaid { cents, .. }, Fact::FeePaid { cents: other, .. }) => *cents == 0 && *other == 0,
        _ => mine == theirs,
    }
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
