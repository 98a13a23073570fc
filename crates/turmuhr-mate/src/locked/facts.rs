//! Facts that hold in every position inside the bounds.

use turmuhr_core::{
    Bitboard, ByColor, Color, Piece, Rank, Role, Square,
    shakmaty::attacks::{self, king_attacks, pawn_attacks},
};

use super::reach::Man;

#[derive(Clone, Debug)]
pub(super) struct Facts {
    /// Squares where a colour might capture.
    takes: ByColor<Bitboard>,
    /// Squares of men that never move and are never captured.
    pub(super) steady: ByColor<Bitboard>,
    /// Squares each king may be on.
    pub(super) king: ByColor<Bitboard>,
    /// All squares but those adjacent to (or on) every square the other king may be on.
    pub(super) apart: ByColor<Bitboard>,
    /// Squares where a colour might have a man other than the king.
    pub(super) visits: ByColor<Bitboard>,
    /// Colours with a man other than the king that might move.
    pub(super) mobile: ByColor<bool>,
}

fn none() -> ByColor<Bitboard> {
    ByColor { white: Bitboard::EMPTY, black: Bitboard::EMPTY }
}

impl Facts {
    pub(super) fn none() -> Facts {
        Facts {
            takes: none(),
            steady: none(),
            king: none(),
            apart: none(),
            visits: none(),
            mobile: ByColor { white: false, black: false },
        }
    }

    /// Derives the facts from the current sets of the men, and updates what each man always attacks. In a tame
    /// game there are no captures.
    pub(super) fn new(men: &mut [Man], tame: bool) -> Facts {
        let mut facts = Facts::none();
        for man in &*men {
            let color = man.piece.color;
            let takes = facts.takes.get_mut(color);
            match man.piece.role {
                Role::Pawn => man.reach.into_iter().for_each(|square| *takes |= pawn_attacks(color, square)),
                _ => *takes |= man.reach,
            }
            if man.piece.role == Role::King {
                *facts.king.get_mut(color) = man.reach;
            } else {
                *facts.visits.get_mut(color) |= man.reach;
                *facts.mobile.get_mut(color) |= man.reach.count() > 1;
            }
        }
        if tame {
            facts.takes = none();
        }
        for man in men {
            man.always = Bitboard::EMPTY;
            if !facts.may_be_taken(man) {
                if man.reach.count() == 1 {
                    *facts.steady.get_mut(man.piece.color) |= man.reach;
                }
                man.always = always_attacked(man.piece, man.reach);
            }
        }
        for color in Color::ALL {
            let other = *facts.king.get(!color);
            let beside_all =
                other.into_iter().fold(Bitboard::FULL, |all, square| all & king_attacks(square).with(square));
            *facts.apart.get_mut(color) = !beside_all;
        }
        facts
    }

    pub(super) fn all_steady(&self) -> Bitboard {
        self.steady.white | self.steady.black
    }

    fn may_be_taken(&self, man: &Man) -> bool {
        man.piece.role != Role::King && (man.reach & *self.takes.get(!man.piece.color)).any()
    }

    /// Two pawns that face each other on a file never pass while both stay there and survive: the squares from
    /// the opponent's start on.
    pub(super) fn behind_opponents(&self, men: &[Man], man: &Man) -> Bitboard {
        let file = Bitboard::from_file(man.from.file());
        let mut behind = Bitboard::EMPTY;
        if !(man.reach & !file).is_empty() {
            return behind;
        }
        for other in men {
            if other.piece != Role::Pawn.of(!man.piece.color) || other.from.file() != man.from.file() {
                continue;
            }
            let ahead = man.piece.color.fold_wb(other.from > man.from, other.from < man.from);
            if ahead && (other.reach & !file).is_empty() && !self.may_be_taken(other) {
                let rank = other.from.rank();
                let beyond =
                    |square: &Square| man.piece.color.fold_wb(square.rank() >= rank, square.rank() <= rank);
                behind |= file.into_iter().filter(beyond).collect::<Bitboard>();
            }
        }
        behind
    }
}

/// The board from a pawn's view.
#[derive(Copy, Clone, Debug)]
pub(super) struct PawnBoard {
    /// Squares it may step to.
    pub(super) open: Bitboard,
    /// Squares where it may capture.
    pub(super) prey: Bitboard,
    /// Squares it cannot reach by a single step or a capture. A double step is different: it can be answered en
    /// passant.
    pub(super) barred: Bitboard,
}

/// The moves of a pawn from one square.
pub(super) fn pawn_moves(color: Color, square: Square, board: PawnBoard) -> Bitboard {
    let ahead = color.fold_wb(8, -8);
    let mut to = pawn_attacks(color, square) & board.prey;
    if let Some(step) = square.offset(ahead).filter(|step| board.open.contains(*step)) {
        to |= Bitboard::from_square(step);
        if square.rank() == color.fold_wb(Rank::Second, Rank::Seventh)
            && let Some(double) = step.offset(ahead).filter(|double| board.open.contains(*double))
        {
            return to & !board.barred | Bitboard::from_square(double);
        }
    }
    to & !board.barred
}

/// Squares attacked from every square of `reach`.
fn always_attacked(piece: Piece, reach: Bitboard) -> Bitboard {
    let mut attacked = Bitboard::FULL;
    for square in reach {
        attacked &= beside(piece, square);
        if attacked.is_empty() {
            break;
        }
    }
    attacked
}

/// The squares a man attacks from here on any board: for line pieces, only the adjacent ones.
pub(super) fn beside(piece: Piece, square: Square) -> Bitboard {
    let attacked = attacks::attacks(square, piece, Bitboard::EMPTY);
    match piece.role {
        Role::Bishop | Role::Rook | Role::Queen => attacked & king_attacks(square),
        Role::Pawn | Role::Knight | Role::King => attacked,
    }
}
