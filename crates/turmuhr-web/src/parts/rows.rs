//! The games of a round, one row each, for any format.

use maud::{Markup, html};
use turmuhr_core::Color;
use turmuhr_texts::{Lang, values};
use turmuhr_tournament::{
    BoardNo, EntryId, GameNo, GameResult, Seating, Section,
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
    /// Both seats in the order of the lists: in a match of teams the first-named team is on the left.
    pub(crate) sides: [(Color, Option<EntryId>); 2],
}

impl GameRow<'_> {
    pub(crate) fn players(&self) -> [Option<EntryId>; 2] {
        [self.of.white, self.of.black]
    }

    /// Black is on the left.
    pub(crate) fn turned(&self) -> bool {
        self.sides[0].0 == Color::Black
    }

    /// A result as the row shows it, and the other way round.
    pub(crate) fn seen(&self, result: GameResult) -> GameResult {
        if self.turned() { result.turned() } else { result }
    }

    /// As people write it: the points of the left side first.
    pub(crate) fn written(&self, result: GameResult, lang: Lang) -> String {
        values::result(self.seen(result), lang)
    }

    /// The results of the three keys, for the side on the left: won, drawn, lost.
    pub(crate) fn keys(&self) -> [GameResult; 3] {
        [GameResult::WHITE_WINS, GameResult::DRAW, GameResult::BLACK_WINS].map(|result| self.seen(result))
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
            rows.push(GameRow { board, game, pair, of, table, label, sides: section.sides(of) });
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
