//! Which table a board has.
//!
//! Boards are numbered in pairing order, tables from the first one of the section. A player with a table of their own
//! (a wheelchair, the equipment of a blind player) stays there: the others take the tables that are left. Pairings and
//! files know boards alone.

use std::collections::BTreeSet;

use crate::{
    event::Event,
    id::{At, BoardNo, Party, RoundNo, SectionId},
    round::{Pair, Played},
    section::Section,
};

/// Another section that uses some of the same tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shared {
    pub section: SectionId,
    /// In order.
    pub tables: Vec<u32>,
}

/// Sections of the event that are still played and use some of the section's tables. They may play in another hall: nobody
/// but the director knows.
pub fn shared_tables(event: &Event, section: &Section) -> Vec<Shared> {
    let own = section.tables_in_use();
    let others = event.sections.values().filter(|other| other.id != section.id);
    let shared = others.map(|other| Shared {
        section: other.id,
        tables: other.tables_in_use().intersection(&own).copied().collect(),
    });
    shared.filter(|shared| !shared.tables.is_empty()).collect()
}

/// The tables of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seating {
    /// By board.
    tables: Vec<u32>,
    /// Players who cannot sit at their own table in this round.
    pub moved: Vec<Moved>,
}

/// A player whose own table is not used.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    pub party: Party,
    pub own: u32,
    pub sits: u32,
    pub why: WhyMoved,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum WhyMoved {
    /// The opponent has a table of their own too.
    Opponent,
    /// Another pair sits there.
    Taken,
    /// The table was entered after the publication of the round.
    Published,
}

impl Seating {
    /// The tables of these pairs, in pairing order. Of two tables the lower is used; a table that two pairs need goes to
    /// the higher board.
    pub fn of(section: &Section, pairs: impl IntoIterator<Item = (Party, Party)>) -> Seating {
        let owners: Vec<Owners> = pairs.into_iter().map(|pair| owners(section, pair)).collect();
        let mut taken = BTreeSet::new();
        let wanted: Vec<Option<u32>> = owners
            .iter()
            .map(|owners| owners.iter().map(|(_, table)| *table).min().filter(|table| taken.insert(*table)))
            .collect();
        let mut free = (section.settings.first_board.max(1)..).filter(|table| !taken.contains(table));
        let tables: Vec<u32> =
            wanted.into_iter().map(|table| table.or_else(|| free.next()).unwrap_or(u32::MAX)).collect();
        Seating { moved: moved(&owners, &tables), tables }
    }

    /// The number on the table.
    pub fn table(&self, board: BoardNo) -> u32 {
        let place = (board.0 as usize).checked_sub(1);
        place.and_then(|place| self.tables.get(place)).copied().unwrap_or(board.0)
    }

    /// The tables of all boards, in pairing order.
    pub fn tables(&self) -> &[u32] {
        &self.tables
    }

    /// The boards in the order of their tables, as lists show them.
    pub fn in_order(&self) -> Vec<BoardNo> {
        let mut boards: Vec<BoardNo> = (1..).map(BoardNo).take(self.tables.len()).collect();
        boards.sort_by_key(|board| self.table(*board));
        boards
    }
}

/// The players of a pair with a table of their own.
type Owners = Vec<(Party, u32)>;

fn owners(section: &Section, (one, other): (Party, Party)) -> Owners {
    let own = |party: Party| Some((party, section.player(party)?.person.table?));
    [own(one), own(other)].into_iter().flatten().collect()
}

fn moved(owners: &[Owners], tables: &[u32]) -> Vec<Moved> {
    let elsewhere = owners.iter().zip(tables).flat_map(|(pair, &sits)| {
        let why = move |own: u32| match pair.len() {
            _ if tables.contains(&own) => WhyMoved::Taken,
            2 => WhyMoved::Opponent,
            _ => WhyMoved::Published,
        };
        let away = pair.iter().filter(move |(_, own)| *own != sits);
        away.map(move |&(party, own)| Moved { party, own, sits, why: why(own) })
    });
    elsewhere.collect()
}

impl Section {
    /// The tables of a round that is drafted or played.
    pub fn seating(&self, round: RoundNo) -> Seating {
        self.round(round).map(|played| self.seated(played)).unwrap_or_default()
    }

    /// The tables of a published round stay, also if a player gets another fixed table later.
    pub fn seated(&self, round: &Played) -> Seating {
        let Some(tables) = round.tables.clone() else { return self.seats_of(&round.pairs) };
        let owners: Vec<Owners> =
            round.pairs.iter().map(|pair| owners(self, (pair.first, pair.second))).collect();
        Seating { moved: moved(&owners, &tables), tables }
    }

    /// The tables of the round being played; before the first, those that all pairs would take. None after the end.
    fn tables_in_use(&self) -> BTreeSet<u32> {
        if self.finished {
            return BTreeSet::new();
        }
        if let Some(round) = self.running() {
            return self.seating(round).tables.into_iter().collect();
        }
        let boards = u32::try_from(self.parties().len() / 2).unwrap_or(u32::MAX);
        let first = self.settings.first_board.max(1);
        let own = self.players.values().filter_map(|player| player.person.table);
        (first..first.saturating_add(boards)).chain(own).collect()
    }

    pub(crate) fn seats_of(&self, pairs: &[Pair]) -> Seating {
        Seating::of(self, pairs.iter().map(|pair| (pair.first, pair.second)))
    }

    /// The table of a board added after the publication: its own if it is free, else the next free one.
    pub(crate) fn free_table(&self, tables: &[u32], pair: &Pair) -> u32 {
        let own = |party: Party| self.player(party)?.person.table;
        let free = |table: &u32| !tables.contains(table);
        let wanted = [pair.first, pair.second].into_iter().filter_map(own).filter(free).min();
        wanted.or_else(|| (self.settings.first_board.max(1)..).find(free)).unwrap_or(u32::MAX)
    }

    /// The number on the table of a board.
    pub fn table(&self, round: RoundNo, board: BoardNo) -> u32 {
        self.seating(round).table(board)
    }

    /// A game as people call it: the table, in a match with the number of the game (2.3).
    pub fn called(&self, at: At) -> String {
        let table = self.table(at.round, at.board);
        let several = self.round(at.round).is_some_and(Played::has_matches);
        if several { format!("{table}.{}", at.game) } else { table.to_string() }
    }
}
