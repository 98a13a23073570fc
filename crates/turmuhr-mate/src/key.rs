//! A position as 32 bytes, without loss.
//!
//! «Every reachable position was seen» is a proof only if two positions never share a key. So the
//! key is no hash: four planes spell out every square, and three facts hide in combinations that no
//! board has (a pawn on the first or last rank: a rook that may castle; colour without a piece: the
//! en passant square; two codes of a king: whose turn it is).

use turmuhr_core::{Bitboard, Chess, EnPassantMode, Position, Rank};

#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key([u64; 4]);

impl Key {
    /// Equal exactly where the positions are equal (9.2.2 for positions of one game).
    pub fn of(position: &Chess) -> Key {
        let board = position.board();
        let castling = position.castles().castling_rights();
        let to_move = board.kings() & position.us();
        let rooks = board.rooks() & !castling;
        // Codes: 1 pawn or castling rook, 2 knight, 3 bishop, 4 rook, 5 queen, 6 king, 7 king to move.
        let low = board.pawns() | castling | board.bishops() | board.queens() | to_move;
        let middle = board.knights() | board.bishops() | board.kings();
        let high = rooks | board.queens() | board.kings();
        let mut white = board.white();
        if position.maybe_ep_square().is_some()
            && let Some(square) = position.ep_square(EnPassantMode::Legal)
        {
            white |= Bitboard::from_square(square);
        }
        debug_assert!(
            (board.pawns() & (Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth)))
                .is_empty()
        );
        Key([white.into(), low.into(), middle.into(), high.into()])
    }

    pub fn hash(&self) -> u64 {
        let [a, b, c, d] = self.0;
        let mut mixed = 0_u64;
        for word in [a, b, c, d] {
            mixed = (mixed.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            mixed ^= mixed >> 29;
        }
        mixed
    }
}
