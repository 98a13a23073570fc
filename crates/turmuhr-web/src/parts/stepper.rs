//! A line of moves to step through on a board.

use maud::{Markup, html};
use serde_json::{Value, json};
use turmuhr_core::{Chess, Color, Move, Position, Square};
use turmuhr_laws::notation::{Language, Style, write_move};
use turmuhr_texts::Lang;

use super::{BoardView, board::men};
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
    /// Where else on the page moves can be chosen; or nothing.
    pub(crate) follows: &'a str,
    /// The address that shows the board after so many half-moves; `None` if buttons of a form do.
    pub(crate) address: Option<&'a dyn Fn(usize) -> String>,
}

/// One half-move as the page shows it.
pub(crate) struct Shown {
    /// «12. Sf3», «12… Sf6».
    pub(crate) written: String,
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
        let written = format!("{number}{dots} {}", write_move(&position, *m, style(lang)));
        let said = words::moved(&position, *m, lang);
        position.play_unchecked(*m);
        let squares = m.from().into_iter().chain([m.to()]).collect();
        Shown { written, after: position.clone(), said, squares }
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
        let first = json!({ "board": self.start.board().board_fen().to_string(), "said": words::before_the_first(lang), "squares": [], "note": note(0) });
        let rest = line.iter().enumerate().map(|(index, step)| {
            json!({ "note": note(index + 1), "board": step.after.board().board_fen().to_string(), "said": format!("{}: {}", step.written, step.said), "squares": step.squares.iter().map(Square::to_string).collect::<Vec<_>>() })
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
                nav.steps-to aria-label=(self.label) {
                    @for (go, to, label) in goals {
                        @match self.address {
                            Some(address) => a.button href=(address(to)) data-go=(go) { (label) },
                            None => button name="ply" value=(to) data-go=(go) { (label) },
                        }
                    }
                }
                @if !self.notes.is_empty() { p.note data-note { (note(at)) } }
                @if let Some(address) = self.address {
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
