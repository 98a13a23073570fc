//! Checks the initial position (2.1, 2.3).

use turmuhr_core::{Board, Color, File, Piece, Role, Square};

/// One thing that is wrong with a set-up.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ArrayFault {
    /// A dark corner lies at the players' right hand.
    BoardTurned,
    /// King and queen of one side have changed places.
    KingAndQueenSwapped {
        /// The side.
        color: Color,
    },
    /// A square whose piece differs from the array.
    Misplaced {
        /// The square.
        square: Square,
        /// The piece of the array.
        wanted: Option<Piece>,
        /// The piece that stands there.
        found: Option<Piece>,
    },
}

/// Every fault of a set-up. Swapped king and queen are one fault, not two misplaced pieces.
pub fn array_faults(board: &Board, light_corner_at_right: bool) -> Vec<ArrayFault> {
    let array = Board::new();
    let mut faults = Vec::new();
    if !light_corner_at_right {
        faults.push(ArrayFault::BoardTurned);
    }
    let mut told = Vec::new();
    for color in Color::ALL {
        let (d, e) =
            (Square::from_coords(File::D, color.backrank()), Square::from_coords(File::E, color.backrank()));
        let swapped = board.piece_at(d) == Some(Role::King.of(color))
            && board.piece_at(e) == Some(Role::Queen.of(color));
        if swapped {
            faults.push(ArrayFault::KingAndQueenSwapped { color });
            told.extend([d, e]);
        }
    }
    for square in Square::ALL {
        let (wanted, found) = (array.piece_at(square), board.piece_at(square));
        if wanted != found && !told.contains(&square) {
            faults.push(ArrayFault::Misplaced { square, wanted, found });
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    /// L-022.
    #[test]
    fn art_2_3_every_fault_of_a_set_up_is_told() {
        let mut board = Board::new();
        assert_eq!(array_faults(&board, true), []);
        assert_eq!(array_faults(&board, false), [ArrayFault::BoardTurned]);
        board.set_piece_at(Square::D8, Role::King.of(Color::Black));
        board.set_piece_at(Square::E8, Role::Queen.of(Color::Black));
        board.discard_piece_at(Square::A2);
        let wanted = Some(Role::Pawn.of(Color::White));
        assert_eq!(
            array_faults(&board, true),
            [
                ArrayFault::KingAndQueenSwapped { color: Color::Black },
                ArrayFault::Misplaced { square: Square::A2, wanted, found: None },
            ]
        );
    }
}
