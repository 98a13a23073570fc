//! Attack in the sense of the Laws. A piece attacks where it could capture (3.1.2), even if the capture would
//! expose its own king (3.1.3). So pinned pieces give check too (3.9.1).

use turmuhr_core::{Bitboard, Board, Color, Square};

/// The pieces of `by` that attack the square, pinned or not, whatever stands on it.
pub fn attackers(board: &Board, square: Square, by: Color) -> Bitboard {
    board.attacks_to(square, by, board.occupied())
}

/// The squares the piece on `from` attacks; none if there is no piece.
pub fn attacks(board: &Board, from: Square) -> Bitboard {
    board.attacks_from(from)
}

/// The pieces that give check to the king of this colour.
pub fn checkers(board: &Board, color: Color) -> Bitboard {
    board.king_of(color).map_or(Bitboard::EMPTY, |king| attackers(board, king, !color))
}

/// Whether the king of this colour is attacked by one or more pieces.
pub fn in_check(board: &Board, color: Color) -> bool {
    checkers(board, color).any()
}

#[cfg(test)]
mod tests {
    use turmuhr_core::fen;

    use super::*;

    fn board(placement: &str) -> Board {
        fen::read_setup(&format!("{placement} w - - 0 1")).expect("readable").board
    }

    fn squares(names: &[Square]) -> Bitboard {
        names.iter().copied().collect()
    }

    /// L-042.
    #[test]
    fn art_3_1_2_a_piece_attacks_where_it_could_capture() {
        let board = board("4k3/8/8/3p4/4P3/8/4R3/4K3");
        assert_eq!(attackers(&board, Square::E4, Color::Black), squares(&[Square::D5]));
        assert_eq!(attackers(&board, Square::E4, Color::White), squares(&[Square::E2]), "it guards its own");
        assert_eq!(attackers(&board, Square::E5, Color::White), Bitboard::EMPTY, "ahead is no capture");
        assert_eq!(attacks(&board, Square::E4), squares(&[Square::D5, Square::F5]));
        assert_eq!(attacks(&board, Square::A1), Bitboard::EMPTY, "an empty square attacks nothing");
    }

    /// L-042.
    #[test]
    fn art_3_1_3_a_pinned_piece_attacks() {
        let board = board("4r1k1/8/8/8/8/8/4N3/4K3");
        assert!(attackers(&board, Square::C3, Color::White).contains(Square::E2));
    }

    /// L-053.
    #[test]
    fn art_3_9_1_pinned_pieces_give_check() {
        // The bishop may not leave the e-file, and still White stands in check.
        let board = board("4k3/4b3/8/8/7K/8/8/4R3");
        assert_eq!(checkers(&board, Color::White), squares(&[Square::E7]));
        assert!(in_check(&board, Color::White));
        assert!(!in_check(&board, Color::Black), "the bishop shields its king");
    }

    /// L-053.
    #[test]
    fn art_3_9_1_two_pieces_can_give_check_at_once() {
        let board = board("4k3/8/3N4/8/8/8/8/3KR3");
        assert_eq!(checkers(&board, Color::Black), squares(&[Square::D6, Square::E1]));
    }
}
