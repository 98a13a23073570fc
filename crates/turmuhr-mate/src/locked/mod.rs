//! Positions in which nothing that matters can ever be unlocked.
//!
//! First an upper bound: every man gets the squares it could ever stand on if everybody helped
//! ([`reach`]). Then the question whether, with these generous powers, the king can be mated on any
//! square he can get to ([`mate`]). If not, no game can.

mod ends;
mod facts;
mod goals;
mod mate;
mod reach;

use turmuhr_core::{Bitboard, Board, Chess, Color, Piece, Position, Square};

use self::reach::Men;

pub(crate) use goals::Goals;

/// The argument of a locked position, square by square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lock {
    /// Men that never move and are never taken.
    pub steady: Bitboard,
    /// Every man and all squares it can ever stand on.
    pub men: Vec<Confined>,
    /// For every square the king can ever stand on, why he is not mated there.
    pub king: Vec<(Square, Safe)>,
}

/// A man and the squares it can ever stand on.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Confined {
    /// The man.
    pub piece: Piece,
    /// Its square now.
    pub from: Square,
    /// Every square it can ever stand on.
    pub reach: Bitboard,
}

/// Why a king is not mated on a square.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Safe {
    /// Nothing can ever attack it.
    NeverAttacked,
    /// Some of these squares always stay open: no man that could take them away from the king gets
    /// there, or too few at a time.
    Escapes {
        /// The squares.
        among: Bitboard,
    },
}

/// Proves that `winner` can never mate, or says nothing.
pub(crate) fn lock(position: &Chess, winner: Color) -> Option<Box<Lock>> {
    if has_free_pawn(position.board(), winner) {
        return None;
    }
    proof(&Men::of_position(position, winner)?.closed()?)
}

/// A pawn with no man before it may promote whatever else is locked.
pub(crate) fn has_free_pawn(board: &Board, color: Color) -> bool {
    let mut behind = board.occupied();
    let back = color.fold_wb(-8, 8);
    // Every square behind a man, in three doublings.
    for step in [1, 2, 4] {
        behind |= behind.shift(step * back);
    }
    (board.pawns() & board.by_color(color) & !behind.shift(back)).any()
}

fn proof(men: &Men) -> Option<Box<Lock>> {
    let king = mate::safe_everywhere(men)?;
    Some(Box::new(Lock { steady: men.steady(), men: men.confined(), king }))
}

/// If there is a mate, it may look like one of these.
pub(crate) fn goals(position: &Chess, winner: Color) -> Option<Goals> {
    let men = Men::of_position(position, winner)?;
    let tame = Goals::of(&men.clone().tame(), position.board());
    tame.or_else(|| Goals::of(&men.closed()?, position.board()))
}
