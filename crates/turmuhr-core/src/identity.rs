//! When two positions are the same (9.2.2), as 32 bytes without loss.
//!
//! Two positions never share a key, so the key is not a hash. Four planes spell out every square. Three facts
//! use combinations that no board has. A pawn on the first or last rank is a rook that may castle. A colour
//! without a piece is the en passant square. The code of the king tells whose turn it is.

use std::hash::{BuildHasherDefault, Hash, Hasher};

use shakmaty::{Bitboard, Chess, EnPassantMode, Position, Rank};

/// A position as the Laws compare it: turn, pieces, rights to castle, capture in passing. A capture in
/// passing counts only if it is legal; a right to castle counts even while castling is prevented.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Identity([u64; 4]);

impl Identity {
    /// Equal if and only if the positions are the same.
    pub fn of(position: &Chess) -> Identity {
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
        Identity([white.into(), low.into(), middle.into(), high.into()])
    }

    /// A hash for tables; equal identities have equal hashes.
    pub fn mixed(&self) -> u64 {
        let [a, b, c, d] = self.0;
        let mut mixed = 0_u64;
        for word in [a, b, c, d] {
            mixed = (mixed.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            mixed ^= mixed >> 29;
        }
        mixed
    }
}

impl Hash for Identity {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.mixed());
    }
}

/// The hasher for maps by [`Identity`], whose hash is mixed already.
pub type Mixed = BuildHasherDefault<Ready>;

/// Takes a word that is mixed already as the hash.
#[derive(Copy, Clone, Debug, Default)]
pub struct Ready(u64);

impl Hasher for Ready {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }

    fn write_u64(&mut self, mixed: u64) {
        self.0 = mixed;
    }
}
