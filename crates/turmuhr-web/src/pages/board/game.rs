//! A stored game on its board: every position, both clocks, the list of moves.

use std::time::Duration;

use maud::{Markup, html};
use turmuhr_core::{Color, Move, Position};
use turmuhr_exchange::pgn::{self, AnnotatedGame, Step};
use turmuhr_texts::{Lang, board as squares, incident};

use crate::{
    parts::{Clocks, Shown, Stepper, shown},
    words::{exchange, rounds as say},
};

/// Longer games are shown as text only: nobody plays so long.
const MOST_PLIES: usize = 1_000;

/// A stored game, ready to be shown.
pub(super) struct Stored {
    record: pgn::Record,
    moves: Vec<Move>,
    times: Option<Times>,
}

/// Both clocks at each position, beginning with the start.
struct Times {
    kind: Kind,
    at: Vec<Clocks>,
    /// The mover's clock after each half-move; empty where the game does not say.
    own: Vec<String>,
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Kind {
    /// `%clk`: the time left.
    Left,
    /// `%emt`: the time used so far.
    Used,
}

impl Stored {
    /// `None` if the text has no move.
    pub(super) fn read(text: &str) -> Option<Stored> {
        let record = pgn::read(text.as_bytes()).next()?;
        let step = |node: pgn::Node<'_>| match node.step() {
            Step::Move(m) => Some(m),
            Step::Null => None,
        };
        let moves: Vec<Move> = record.game.mainline().map_while(step).take(MOST_PLIES).collect();
        let times = Times::of(&record.game, moves.len());
        (!moves.is_empty()).then_some(Stored { record, moves, times })
    }

    /// The board after `ply` half-moves, the list of moves, and the doubts of the reader.
    pub(super) fn markup(
        &self,
        ply: Option<u32>,
        label: String,
        address: &dyn Fn(usize) -> String,
        lang: Lang,
    ) -> Markup {
        let start = self.record.game.start();
        let at = ply.map_or(self.moves.len(), |ply| (ply as usize).min(self.moves.len()));
        let notes = self.notes();
        let stepper = Stepper {
            start,
            moves: &self.moves,
            at,
            bottom: Color::White,
            label,
            notes: &notes,
            clocks: self.times.as_ref().map_or(&[], |times| &times.at),
            follows: "#game-moves",
            address: Some(address),
        };
        html! {
            @if let Some(broken) = exchange::game_broken(&self.record, lang) { p.warn { (broken) } }
            @if let Some(times) = exchange::bad_times(&self.record, lang) { p.warn #bad-times { (times) } }
            div.played #game {
                div.place {
                    (stepper.markup(lang))
                    @if self.times.as_ref().is_some_and(|times| times.kind == Kind::Used) { p.note { (say::time_used(lang)) } }
                    p.note.keyboard { (say::game_keys(lang)) }
                }
                div.list data-scrolls { (self.list(&shown(start, &self.moves, lang), at, address, lang)) }
            }
        }
    }

    /// The comments of each position; none if the game has none.
    fn notes(&self) -> Vec<String> {
        let after = self.record.game.mainline().take(self.moves.len());
        let before = self.record.game.comments().map(plain).collect::<Vec<_>>().join(" ");
        let all: Vec<String> = std::iter::once(before)
            .chain(after.map(|node| node.comments().map(plain).collect::<Vec<_>>().join(" ")))
            .map(|note| note.trim().to_owned())
            .collect();
        if all.iter().all(String::is_empty) { Vec::new() } else { all }
    }

    fn list(&self, line: &[Shown], at: usize, address: &dyn Fn(usize) -> String, lang: Lang) -> Markup {
        let start = self.record.game.start();
        // A game that begins with Black's move has an empty first cell.
        let skipped = start.turn().fold_wb(0, 1);
        let rows = (line.len() + skipped).div_ceil(2);
        let cells = |row: usize| [0, 1].map(|column| (row * 2 + column).checked_sub(skipped));
        html! {
            table.score #game-moves {
                caption.hidden { (say::moves(lang)) }
                thead { tr {
                    th.number scope="col" { (say::move_number(lang)) }
                    @for side in Color::ALL {
                        th scope="col" { (squares::color(side, lang)) }
                        @if self.times.is_some() { th.number scope="col" { (say::clock(lang)) } }
                    }
                } }
                tbody {
                    @for row in 0..rows {
                        tr {
                            th.number scope="row" { (start.fullmoves().get() as usize + row) }
                            @for cell in cells(row) {
                                @let step = cell.and_then(|index| Some((index + 1, line.get(index)?)));
                                td { @if let Some((ply, step)) = step {
                                    a href=(address(ply)) data-step=(ply) aria-current=[(ply == at).then_some("step")] { (step.bare) }
                                } }
                                @if let Some(times) = &self.times {
                                    td.number { (cell.and_then(|index| times.own.get(index)).map_or("", String::as_str)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

impl Times {
    fn of(game: &AnnotatedGame, plies: usize) -> Option<Times> {
        let left = game.mainline().any(|node| node.clock().is_some());
        let used = game.mainline().any(|node| node.elapsed().is_some());
        let kind = match (left, used) {
            (true, _) => Kind::Left,
            (false, true) => Kind::Used,
            (false, false) => return None,
        };
        let mut clocks = Clocks::default();
        let mut spent = [Duration::ZERO; 2];
        let mut side = game.start().turn();
        let mut at = vec![clocks.clone()];
        let mut own = Vec::new();
        for node in game.mainline().take(plies) {
            let total = &mut spent[side as usize];
            let face = match kind {
                Kind::Left => node.clock(),
                Kind::Used => node.elapsed().map(|time| {
                    *total = total.saturating_add(time);
                    *total
                }),
            };
            let face = face.map(written).unwrap_or_default();
            if !face.is_empty() {
                *side.fold_wb(&mut clocks.white, &mut clocks.black) = face.clone();
            }
            own.push(face);
            side = !side;
            at.push(clocks.clone());
        }
        Some(Times { kind, at, own })
    }
}

/// As a clock shows it: tenths under ten seconds.
fn written(time: Duration) -> String {
    let face = incident::reading(u32::try_from(time.as_secs()).unwrap_or(u32::MAX));
    match time.subsec_millis() / 100 {
        0 => face,
        tenths if time.as_secs() < 10 => format!("{face}.{tenths}"),
        _ => face,
    }
}

/// A comment without commands for programs: `[%clk …]`.
fn plain(comment: &str) -> String {
    let mut rest = comment;
    let mut kept = String::new();
    while let Some((before, command)) = rest.split_once("[%") {
        kept.push_str(before);
        rest = command.split_once(']').map_or("", |(_, after)| after);
    }
    kept.push_str(rest);
    kept.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clocks(text: &str) -> Vec<(String, String)> {
        let stored = Stored::read(text).expect("a game");
        let at = stored.times.map_or_else(Vec::new, |times| times.at);
        at.into_iter().map(|clocks| (clocks.white, clocks.black)).collect()
    }

    #[test]
    fn each_position_has_the_last_clock_of_each_side() {
        let read = clocks("1. e4 {[%clk 1:29:50]} e5 {[%clk 1:29:00]} 2. Nf3 Nc6 {[%clk 0:00:04.3]} *");
        let all = [
            ("", ""),
            ("1:29:50", ""),
            ("1:29:50", "1:29:00"),
            ("1:29:50", "1:29:00"),
            ("1:29:50", "0:04.3"),
        ];
        assert_eq!(read, all.map(|(white, black)| (white.to_owned(), black.to_owned())));
    }

    #[test]
    fn times_spent_add_up() {
        let read = clocks("1. e4 {[%emt 0:00:10]} e5 {[%emt 0:01:00]} 2. Nf3 {[%emt 0:00:30]} *");
        assert_eq!(read[3], ("0:40".to_owned(), "1:00".to_owned()));
    }

    #[test]
    fn a_comment_is_shown_without_commands() {
        assert_eq!(plain("[%clk 0:01:00] better [%eval 0.3] was d4"), "better  was d4");
        assert_eq!(plain("[%clk"), "");
    }
}
