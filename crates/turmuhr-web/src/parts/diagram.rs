//! A position to look at: an image, read aloud as a list of its pieces.

use maud::{Markup, html};
use turmuhr_core::{Board, Chess, File, Position, Rank, Square};
use turmuhr_texts::{Lang, board as say};

use super::board::{drawing, king_in_check, pieces};
use crate::words::board as words;

pub(crate) fn diagram(position: &Chess, lang: Lang) -> Markup {
    let board = position.board();
    let check = king_in_check(board);
    let to_move = words::side_to_move(lang, say::color(position.turn(), lang));
    html! {
        figure.diagram {
            div.squares role="img" aria-label={ (placed(board, lang)) " " (to_move) } {
                @for rank in Rank::ALL.into_iter().rev() {
                    @for file in File::ALL {
                        @let square = Square::from_coords(file, rank);
                        span.light[square.is_light()].dark[!square.is_light()].check[check == Some(square)] {
                            @if let Some(piece) = board.piece_at(square) { (drawing(piece)) }
                        }
                    }
                }
            }
            figcaption aria-hidden="true" { (to_move) }
        }
    }
}

/// «Weißer König g1, weißer Bauer a2, g2; …» from the king down, White first.
fn placed(board: &Board, lang: Lang) -> String {
    let kinds = pieces().filter_map(|piece| {
        let squares: Vec<String> =
            board.by_piece(piece).into_iter().map(|square| square.to_string()).collect();
        (!squares.is_empty()).then(|| format!("{} {}", say::colored_piece(piece, lang), squares.join(", ")))
    });
    format!("{}.", kinds.collect::<Vec<_>>().join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_read_aloud_piece_by_piece() {
        let position =
            turmuhr_core::fen::read("4k3/8/8/8/8/8/P6P/4K3 w - - 0 1", turmuhr_core::CastlingMode::Standard);
        let position = position.expect("a position");
        assert_eq!(
            placed(position.board(), Lang::De),
            "weißer König e1; weißer Bauer a2, h2; schwarzer König e8."
        );
        let drawn = diagram(&position, Lang::En).into_string();
        assert!(drawn.contains("black king e8. White to move"), "{drawn}");
        assert_eq!(drawn.matches("<svg").count(), 4);
    }
}
