//! Counts some legal moves without move generation: enough to know that a game is not over.

use shakmaty::{
    Bitboard, Chess, Position,
    attacks::{knight_attacks, queen_attacks},
};

/// A lower bound of the number of legal moves; zero in check. It counts steps of pawns and knights that share
/// no line with their king: they cannot be pinned.
pub fn moves_at_a_glance(position: &Chess) -> usize {
    let board = position.board();
    let Some(king) = board.king_of(position.turn()) else { return 0 };
    if position.is_check() {
        return 0;
    }
    let free = position.us() & !queen_attacks(king, Bitboard::EMPTY);
    let ahead = position.turn().fold_wb(8, -8);
    let steps = (board.pawns() & free).shift(ahead) & !board.occupied();
    let jumps = |square| (knight_attacks(square) & !position.us()).count();
    steps.count() + (board.knights() & free).into_iter().map(jumps).sum::<usize>()
}

/// Whether the side to move has a legal move.
pub fn has_legal_move(position: &Chess) -> bool {
    moves_at_a_glance(position) > 0 || !position.legal_moves().is_empty()
}

#[cfg(test)]
mod tests {
    use turmuhr_testkit::{Dice, game};

    use super::*;

    #[test]
    fn never_more_than_there_are() {
        let (mut dice, mut seen) = (Dice(3), 0);
        for _ in 0..100 {
            game(&mut dice, 200, |_, _, at| {
                let (glance, moves) = (moves_at_a_glance(at), at.legal_moves());
                assert!(glance <= moves.len(), "{at:?}");
                assert_eq!(has_legal_move(at), !moves.is_empty());
                seen += usize::from(glance > 0);
                true
            });
        }
        assert!(seen > 1_000);
    }
}
