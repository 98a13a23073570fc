//! The games of a round, one row each, for any format.

use turmuhr_tournament::{
    BoardNo, EntryId, GameNo, Section,
    round::{Game, Pair, Played},
};

pub(crate) struct GameRow<'s> {
    pub(crate) board: BoardNo,
    pub(crate) game: GameNo,
    pub(crate) pair: &'s Pair,
    pub(crate) of: &'s Game,
    /// The number on the table.
    pub(crate) label: String,
}

impl GameRow<'_> {
    pub(crate) fn players(&self) -> [Option<EntryId>; 2] {
        [self.of.white, self.of.black]
    }
}

pub(crate) fn rows<'s>(section: &Section, round: &'s Played) -> Vec<GameRow<'s>> {
    let first = section.settings.first_board.max(1);
    let several = round.pairs.iter().any(|pair| pair.games.len() > 1);
    let mut rows = Vec::new();
    for ((pair, board), table) in round.pairs.iter().zip((1..).map(BoardNo)).zip(first..) {
        for (of, game) in pair.games.iter().zip((1..).map(GameNo)) {
            let label = if several { format!("{table}.{game}") } else { table.to_string() };
            rows.push(GameRow { board, game, pair, of, label });
        }
    }
    rows
}
