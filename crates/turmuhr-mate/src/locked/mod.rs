//! Positions that are locked for good.
//!
//! First an upper bound: each man gets all squares it could ever reach if everybody helped ([`reach`]). Then
//! the test whether the king could be mated on any of his squares under these generous assumptions ([`mate`]).
//! If not, no game leads to mate.

mod ends;
mod facts;
mod goals;
mod mate;
mod reach;

use turmuhr_core::{Bitboard, Board, Chess, Color, Piece, Position, Square};

use self::reach::Men;

pub(crate) use goals::Goals;

/// The proof of a locked position, square by square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lock {
    /// Men that never move and are never captured.
    pub steady: Bitboard,
    /// Every man with all squares it can ever reach.
    pub men: Vec<Confined>,
    /// For every square in reach of the king, the reason against a mate there.
    pub king: Vec<(Square, Safe)>,
}

/// A man with all squares it can ever reach.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Confined {
    /// The man.
    pub piece: Piece,
    /// Its square now.
    pub from: Square,
    /// Every square it can ever reach.
    pub reach: Bitboard,
}

/// Why a king cannot be mated on a square.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Safe {
    /// Nothing can ever attack it.
    NeverAttacked,
    /// Some of these squares always stay open: no man that could block or attack them gets there, or too few at
    /// a time.
    Escapes {
        /// The squares.
        among: Bitboard,
    },
}

/// Proves that `winner` can never mate; `None` proves nothing.
pub(crate) fn lock(position: &Chess, winner: Color) -> Option<Box<Lock>> {
    if has_free_pawn(position.board(), winner) {
        return None;
    }
    proof(&Men::of_position(position, winner)?.closed()?)
}

/// A pawn with no man in front may promote, whatever else is locked.
pub(crate) fn has_free_pawn(board: &Board, color: Color) -> bool {
    let mut behind = board.occupied();
    let back = color.fold_wb(-8, 8);
    // All squares behind a man, in three doublings.
    for step in [1, 2, 4] {
        behind |= behind.shift(step * back);
    }
    (board.pawns() & board.by_color(color) & !behind.shift(back)).any()
}

fn proof(men: &Men) -> Option<Box<Lock>> {
    let king = mate::safe_everywhere(men)?;
    Some(Box::new(Lock { steady: men.steady(), men: men.confined(), king }))
}

/// Possible mates as goals for the search.
pub(crate) fn goals(position: &Chess, winner: Color) -> Option<Goals> {
    let men = Men::of_position(position, winner)?;
    let tame = Goals::of(&men.clone().tame(), position.board());
    tame.or_else(|| Goals::of(&men.closed()?, position.board()))
}
