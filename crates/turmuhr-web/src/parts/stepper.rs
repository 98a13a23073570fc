//! A line of moves to step through on a board.

use maud::{Markup, html};
use serde_json::{Value, json};
use turmuhr_core::{Board, Chess, Color, Move, Position, Square};
use turmuhr_laws::notation::{Language, Style, write_move};
use turmuhr_texts::{Lang, board as say};

use super::{
    BoardView,
    board::{king_in_check, men},
};
use crate::words::board as words;

/// A line that begins with `start`; each move was checked to be legal.
pub(crate) struct Stepper<'a> {
    pub(crate) start: &'a Chess,
    pub(crate) moves: &'a [Move],
    /// The half-moves made on the board shown.
    pub(crate) at: usize,
    pub(crate) bottom: Color,
    pub(crate) label: String,
    /// A sentence for each board, beginning with the start; or none.
    pub(crate) notes: &'a [String],
    /// Both clocks at each board, beginning with the start; or none.
    pub(crate) clocks: &'a [Clocks],
    /// Where else on the page the moves are listed; or nothing.
    pub(crate) follows: &'a str,
    /// The address that shows the board after so many half-moves; `None` if buttons of a form do.
    pub(crate) address: Option<&'a dyn Fn(usize) -> String>,
}

/// The clocks of both sides as text; empty where the game does not say.
#[derive(Clone, Default)]
pub(crate) struct Clocks {
    pub(crate) white: String,
    pub(crate) black: String,
}

impl Clocks {
    pub(crate) fn of(&self, side: Color) -> &str {
        side.fold_wb(&self.white, &self.black)
    }

    fn shown(&self, side: Color) -> &str {
        match self.of(side) {
            "" => "–",
            time => time,
        }
    }
}

/// One half-move as the page shows it.
pub(crate) struct Shown {
    /// «12. Sf3», «12… Sf6».
    pub(crate) written: String,
    /// «Sf3».
    pub(crate) bare: String,
    pub(crate) after: Chess,
    said: String,
    squares: Vec<Square>,
}

/// The style of moves in a language.
pub(crate) const fn style(lang: Lang) -> Style {
    Style::SHORT.in_language(match lang {
        Lang::De => Language::De,
        Lang::En => Language::En,
    })
}

/// Every half-move of a line.
pub(crate) fn shown(start: &Chess, moves: &[Move], lang: Lang) -> Vec<Shown> {
    let mut position = start.clone();
    let step = |m: &Move| {
        let number = position.fullmoves();
        let dots = position.turn().fold_wb(".", "…");
        let bare = write_move(&position, *m, style(lang));
        let written = format!("{number}{dots} {bare}");
        let said = words::moved(&position, *m, lang);
        position.play_unchecked(*m);
        let squares = m.from().into_iter().chain([m.to()]).collect();
        Shown { written, bare, after: position.clone(), said, squares }
    };
    moves.iter().map(step).collect()
}

impl Stepper<'_> {
    pub(crate) fn markup(&self, lang: Lang) -> Markup {
        let line = shown(self.start, self.moves, lang);
        let at = self.at.min(line.len());
        let seen = at.checked_sub(1).and_then(|index| line.get(index));
        let board = seen.map_or(self.start, |step| &step.after).board();
        let marked = seen.map_or(&[][..], |step| &step.squares);
        let note = |index: usize| self.notes.get(index).map_or("", String::as_str);
        let clocks = |index: usize| self.clocks.get(index).cloned().unwrap_or_default();
        let step_of = |board: &Board, said: String, squares: &[Square], index: usize| {
            let squares: Vec<String> = squares.iter().map(Square::to_string).collect();
            let check = king_in_check(board).map(|king| king.to_string());
            let faces = Color::ALL.map(|side| clocks(index).shown(side).to_owned());
            json!({ "board": board.board_fen().to_string(), "said": said, "squares": squares, "check": check, "note": note(index), "clocks": faces })
        };
        let first = step_of(self.start.board(), words::before_the_first(lang), &[], 0);
        let rest = line.iter().enumerate().map(|(index, step)| {
            let mut said = format!("{}: {}", step.written, step.said);
            let face = clocks(index + 1);
            let time = face.of(!step.after.turn());
            if !time.is_empty() {
                said.push_str(&words::clock_said(lang, time));
            }
            step_of(step.after.board(), said, &step.squares, index + 1)
        });
        let steps: Vec<Value> = std::iter::once(first).chain(rest).collect();
        let goals = [
            ("first", 0, words::first(lang)),
            ("back", at.saturating_sub(1), words::back(lang)),
            ("forward", (at + 1).min(line.len()), words::forward(lang)),
            ("last", line.len(), words::last(lang)),
        ];
        html! {
            div.stepper data-stepper data-at=(at) data-steps=(Value::from(steps)) data-follows=(self.follows) {
                (men(lang))
                (BoardView { board, bottom: self.bottom, marked, label: self.label.clone() }.markup(lang))
                @if !self.clocks.is_empty() { (faces(&clocks(at), self.bottom, lang)) }
                nav.steps-to aria-label=(self.label) {
                    @for (go, to, label) in goals {
                        @match self.address {
                            Some(address) => a.button href=(address(to)) data-go=(go) { (label) },
                            None => button name="ply" value=(to) data-go=(go) { (label) },
                        }
                    }
                }
                @if !self.notes.is_empty() { p.note data-note { (note(at)) } }
                @if let Some(address) = self.address.filter(|_| self.follows.is_empty()) {
                    ol.line {
                        @for (index, step) in line.iter().enumerate() {
                            li { a href=(address(index + 1)) data-step=(index + 1) aria-current=[(index + 1 == at).then_some("step")] { (step.written) } }
                        }
                    }
                }
            }
        }
    }
}

/// Both clocks below the board; the side at the bottom comes first.
fn faces(clocks: &Clocks, bottom: Color, lang: Lang) -> Markup {
    html! {
        dl.faces {
            @for side in [bottom, !bottom] {
                div { dt { span.disc.(side.fold_wb("white", "black")) aria-hidden="true" {} " " (words::clock_of(lang, say::color(side, lang))) } dd data-face=(side.fold_wb(0, 1)) { (clocks.shown(side)) } }
            }
        }
    }
}
