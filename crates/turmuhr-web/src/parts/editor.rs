//! Setting up a position: a board, the pieces to choose from, and the position as FEN.
//!
//! The FEN field is what a form sends. Scripts write it from the board; without scripts it is typed.

use maud::{Markup, html};
use turmuhr_core::{Color, Piece, shakmaty::Setup};
use turmuhr_texts::{Lang, board as say};

use super::{
    BoardView,
    board::{drawing, men, pieces},
};
use crate::words::board as words;

/// A FEN longer than this is none.
pub(crate) const LONGEST_FEN: usize = 120;

pub(crate) struct Editor<'a> {
    /// What stands on the board.
    pub(crate) setup: &'a Setup,
    /// The FEN as typed, readable or not.
    pub(crate) fen: &'a str,
    pub(crate) bottom: Color,
    pub(crate) label: String,
    /// The address that judges a FEN, without its value; empty if no page does.
    pub(crate) judge: &'a str,
}

impl Editor<'_> {
    pub(crate) fn markup(&self, lang: Lang) -> Markup {
        let colours = [("w", Color::White), ("b", Color::Black)];
        let rights = [
            ("K", words::short_of(lang, say::color(Color::White, lang))),
            ("Q", words::long_of(lang, say::color(Color::White, lang))),
            ("k", words::short_of(lang, say::color(Color::Black, lang))),
            ("q", words::long_of(lang, say::color(Color::Black, lang))),
        ];
        html! {
            div.editor data-editor data-judge=(self.judge)
                data-all-cleared=(words::board_cleared(lang)) data-start-set=(words::start_set(lang)) data-taken-over=(words::taken_over(lang))
            {
                (men(lang))
                (BoardView { board: &self.setup.board, bottom: self.bottom, marked: &[], label: self.label.clone() }.markup(lang))
                // Useless without scripts, so scripts show it.
                div.scripted hidden {
                    fieldset.palette {
                        legend { (words::tools(lang)) }
                        @for piece in pieces() { (tool(piece, lang)) }
                        label.tool.word { input type="radio" name="tool" value="hand" checked; span { (words::hand(lang)) } }
                        label.tool.word { input type="radio" name="tool" value="eraser"; span { (words::eraser(lang)) } }
                    }
                    p.note { (words::keys(lang)) }
                    p.row {
                        button type="button" data-clear { (words::clear(lang)) }
                        button type="button" data-start { (words::start(lang)) }
                    }
                    fieldset.row {
                        legend { (words::to_move(lang)) }
                        @for (value, colour) in colours {
                            label.check {
                                input type="radio" name="turn" value=(value) data-turn checked[self.setup.turn == colour];
                                " " (say::color(colour, lang))
                            }
                        }
                    }
                    fieldset.row {
                        legend { (words::castling(lang)) }
                        @for (value, label) in rights {
                            label.check { input type="checkbox" value=(value) data-castle; " " (label) }
                        }
                    }
                    label.field.short { span { (words::en_passant(lang)) } select data-passant { option value="-" { (words::none(lang)) } } }
                }
                label.field {
                    span { (words::fen(lang)) }
                    input name="fen" value=(self.fen) maxlength=(LONGEST_FEN) autocomplete="off" autocapitalize="none" spellcheck="false";
                }
            }
        }
    }
}

fn tool(piece: Piece, lang: Lang) -> Markup {
    html! {
        label.tool title=(say::colored_piece(piece, lang)) {
            input type="radio" name="tool" value=(piece.char()) aria-label=(say::colored_piece(piece, lang));
            (drawing(piece))
        }
    }
}
