//! Whose turn it must be.

use turmuhr_core::{Bitboard, Board, Color, Piece, Rank, Role, Setup, Square};

use super::Impossibility;

/// With all thirty-two on the board and every pawn unmoved, only knights can have moved, and the rooks
/// between corner and knight's square. Each such move changes the colour of a knight's square, or takes a
/// rook out of its corner or back. So the parity of each side's moves is known, and both together tell whose
/// turn it is.
pub(super) fn wrong_turn(setup: &Setup) -> Option<Impossibility> {
    let board = &setup.board;
    let unmoved = Bitboard::from_rank(Rank::Second) & board.by_color(Color::White)
        | Bitboard::from_rank(Rank::Seventh) & board.by_color(Color::Black);
    if board.occupied().count() != 32 || board.pawns() != unmoved {
        return None;
    }
    let plies = Color::ALL.into_iter().map(|color| moves_of(board, color)).sum::<usize>();
    let turn = if plies.is_multiple_of(2) { Color::White } else { Color::Black };
    (setup.turn != turn).then_some(Impossibility::WrongTurn { turn: setup.turn })
}

/// The number of moves a side has made, but for an even number more.
fn moves_of(board: &Board, color: Color) -> usize {
    // At the start one knight stands on a light square and one on a dark one.
    let on_light = board.by_piece(Piece { color, role: Role::Knight }) & Bitboard::LIGHT_SQUARES;
    let corners = [Square::A1, Square::H1].map(|corner| color.fold_wb(corner, corner.flip_vertical()));
    let rooks_away =
        corners.into_iter().filter(|corner| board.piece_at(*corner) != Some(color.rook())).count();
    on_light.count() + 1 + rooks_away
}
