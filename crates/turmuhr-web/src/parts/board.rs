//! The chessboard: one component for every page.
//!
//! A grid of buttons, so that it can be used by finger, mouse and keyboard, and read aloud square by square. The pieces
//! are our own drawings. What a script has to say stands in `data-` attributes, in the visitor's language.

use maud::{Markup, html};
use turmuhr_core::{Board, Color, File, Piece, Rank, Role, Square};
use turmuhr_laws::board::attack::in_check;
use turmuhr_texts::{Lang, board as say};

use crate::words::board as words;

/// How a board is shown.
pub(crate) struct BoardView<'a> {
    pub(crate) board: &'a Board,
    /// The side at the bottom.
    pub(crate) bottom: Color,
    /// Squares to point out: the last move, a touched piece.
    pub(crate) marked: &'a [Square],
    /// The name of the whole, for screen readers.
    pub(crate) label: String,
}

impl BoardView<'_> {
    pub(crate) fn markup(&self, lang: Lang) -> Markup {
        let ranks: Vec<Rank> = match self.bottom {
            Color::White => Rank::ALL.into_iter().rev().collect(),
            Color::Black => Rank::ALL.to_vec(),
        };
        let files: Vec<File> = match self.bottom {
            Color::White => File::ALL.to_vec(),
            Color::Black => File::ALL.into_iter().rev().collect(),
        };
        html! {
            div.on-board data-on-board {
                div.chessboard role="grid" aria-label=(self.label) data-chessboard
                    data-on=(words::on(lang, "{square}", "{piece}"))
                    data-empty=(words::empty(lang, "{square}"))
                    data-stands=(words::stands(lang, "{piece}", "{square}"))
                    data-cleared=(words::cleared(lang, "{square}"))
                    data-lifted=(words::lifted(lang, "{piece}", "{square}"))
                    data-goes=(words::goes(lang, "{piece}", "{from}", "{to}"))
                {
                    @for (row, rank) in ranks.iter().enumerate() {
                        div role="row" {
                            @for (column, file) in files.iter().enumerate() {
                                (self.square(Square::from_coords(*file, *rank), row, column, lang))
                            }
                        }
                    }
                }
                p.hidden role="status" aria-live="polite" data-said {}
            }
        }
    }

    fn in_check(&self, square: Square) -> bool {
        king_in_check(self.board) == Some(square)
    }

    fn square(&self, square: Square, row: usize, column: usize, lang: Lang) -> Markup {
        let piece = self.board.piece_at(square);
        let shade = if square.is_light() { "light" } else { "dark" };
        // One stop for the tabulator; arrows go on from there.
        let stop = if (row, column) == (7, 0) { "0" } else { "-1" };
        html! {
            span role="gridcell" {
                button.square.(shade).marked[self.marked.contains(&square)].check[self.in_check(square)] type="button" tabindex=(stop)
                    data-square=(square) data-piece=[piece.map(Piece::char)] data-name=[piece.map(|piece| say::colored_piece(piece, lang))]
                    data-rank=[(column == 0).then(|| square.rank().char())] data-file=[(row == 7).then(|| square.file().char())]
                    aria-label={ (words::square(square, piece, lang)) @if self.in_check(square) { (words::check(lang)) } }
                {
                    @if let Some(piece) = piece { (drawing(piece)) }
                }
            }
        }
    }
}

/// The square of a king that is attacked.
pub(super) fn king_in_check(board: &Board) -> Option<Square> {
    let attacked = |color: &Color| in_check(board, *color);
    Color::ALL.into_iter().find(attacked).and_then(|color| board.king_of(color))
}

/// Every piece, for scripts that put pieces on a board: once a page.
pub(crate) fn men(lang: Lang) -> Markup {
    html! {
        template data-men {
            @for piece in pieces() {
                span data-man=(piece.char()) data-name=(say::colored_piece(piece, lang)) data-key=(words::key(piece, lang)) {
                    (drawing(piece))
                }
            }
        }
    }
}

/// White's pieces, then Black's, from the king down.
pub(super) fn pieces() -> impl Iterator<Item = Piece> {
    let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    Color::ALL.into_iter().flat_map(move |color| roles.map(|role| Piece { color, role }))
}

/// Plain and flat, recognisable at 20 pixels; the same outline for both colours.
pub(super) fn drawing(piece: Piece) -> Markup {
    let path = match piece.role {
        Role::Pawn => {
            "M20 8a5 5 0 0 1 3.3 8.8c2.6 2.2 4 5.6 4.2 10.2h-15c.2-4.6 1.6-8 4.2-10.2A5 5 0 0 1 20 8zM10 29h20v4H10z"
        }
        Role::Rook => "M10 8h4v3h4V8h4v3h4V8h4v7l-3 3v9H13v-9l-3-3zM9 29h22v4H9z",
        Role::Knight => {
            "M13 27c0-5 5-7 5-11-2 .4-4 2-6 4l-3.5-2L12 11l5-4V4.5l3 2c6.5 1 10 6 10 13.5v7zM9 29h22v4H9z"
        }
        Role::Bishop => {
            "M20 5.5a2 2 0 0 1 1.6 3.2C26 12.5 28 17 26.5 21c-.6 1.7-2 3-3.2 4H27v2H13v-2h3.7c-1.2-1-2.6-2.3-3.2-4-1.5-4 .5-8.5 4.9-12.3A2 2 0 0 1 20 5.5zM9 29h22v4H9z"
        }
        Role::Queen => "M7.5 11.5l5 6.5 2.5-10 5 9 5-9 2.5 10 5-6.5L29 27H11zM10 29h20v4H10z",
        Role::King => {
            "M18.5 4.5h3v3h3v3h-3V14c5-1.2 9.5 1 9.5 6 0 3-2 5-4 7H13c-2-2-4-4-4-7 0-5 4.5-7.2 9.5-6v-3.5h-3v-3h3zM10 29h20v4H10z"
        }
    };
    let colour = if piece.color.is_white() { "white" } else { "black" };
    html! {
        svg.piece.(colour) viewBox="4 2 32 34" aria-hidden="true" { path d=(path) {} }
    }
}
