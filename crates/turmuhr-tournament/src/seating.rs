//! Which table a board has.
//!
//! Boards are numbered in pairing order, tables from the first one of the section. A player with a table of their own
//! (a wheelchair, the equipment of a blind player) stays there: the others take the tables that are left. Pairings and
//! files know boards alone.

use std::collections::BTreeSet;

use crate::{
    id::{At, BoardNo, Party, RoundNo},
    round::{Pair, Played},
    section::Section,
};

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

    /// A board added after the publication: its own table if it is free, else the next free one.
    pub(crate) fn add(&mut self, section: &Section, pair: &Pair) {
        let own = |party: Party| section.player(party)?.person.table;
        let free = |table: &u32| !self.tables.contains(table);
        let wanted = [pair.first, pair.second].into_iter().filter_map(own).filter(free).min();
        let table = wanted.or_else(|| (section.settings.first_board.max(1)..).find(free)).unwrap_or(u32::MAX);
        self.tables.push(table);
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
        let Some(Seating { tables, .. }) = round.tables.clone() else { return self.seats_of(&round.pairs) };
        let owners: Vec<Owners> =
            round.pairs.iter().map(|pair| owners(self, (pair.first, pair.second))).collect();
        Seating { moved: moved(&owners, &tables), tables }
    }

    pub(crate) fn seats_of(&self, pairs: &[Pair]) -> Seating {
        Seating::of(self, pairs.iter().map(|pair| (pair.first, pair.second)))
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
