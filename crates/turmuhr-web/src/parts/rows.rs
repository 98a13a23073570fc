//! The games of a round, one row each, for any format.

use maud::{Markup, html};
use turmuhr_tournament::{
    BoardNo, EntryId, GameNo, Seating, Section,
    round::{Game, Pair, Played},
    seating::WhyMoved,
};

use super::View;
use crate::words::rounds as say;

pub(crate) struct GameRow<'s> {
    pub(crate) board: BoardNo,
    pub(crate) game: GameNo,
    pub(crate) pair: &'s Pair,
    pub(crate) of: &'s Game,
    /// The number on the table.
    pub(crate) table: u32,
    /// The table, in a match with the number of the game.
    pub(crate) label: String,
}

impl GameRow<'_> {
    pub(crate) fn players(&self) -> [Option<EntryId>; 2] {
        [self.of.white, self.of.black]
    }
}

/// In the order of the tables.
pub(crate) fn rows<'s>(section: &Section, round: &'s Played) -> Vec<GameRow<'s>> {
    let seating = section.seated(round);
    let several = round.has_matches();
    let mut rows = Vec::new();
    for board in seating.in_order() {
        let Some(pair) = round.pair(board) else { continue };
        let table = seating.table(board);
        for (of, game) in pair.games.iter().zip((1..).map(GameNo)) {
            let label = if several { format!("{table}.{game}") } else { table.to_string() };
            rows.push(GameRow { board, game, pair, of, table, label });
        }
    }
    rows
}

/// A sentence for everybody who cannot sit at their own table.
pub(crate) fn moved(view: &View<'_>, seating: &Seating) -> Markup {
    html! {
        @for moved in &seating.moved {
            @let name = view.section.name(moved.party);
            p.note.moved {
                @match moved.why {
                    WhyMoved::Opponent => (say::table_moved(view.lang, name, moved.own, moved.sits)),
                    WhyMoved::Taken => (say::table_taken_by_others(view.lang, name, moved.own, moved.sits)),
                    WhyMoved::Published => (say::table_after_publication(view.lang, name, moved.own, moved.sits)),
                }
            }
        }
    }
}
