//! Moves that leave the bounds but end the game at once, without the winner's mate.
//!
//! After such a move all other men are still inside the bounds, and at most one was captured. Reasons here may
//! use only that, never what the mover or the captured man did before; otherwise two rules could depend on each
//! other.

use turmuhr_core::{
    Bitboard, Color, Role, Square,
    shakmaty::attacks::{self, king_attacks, pawn_attacks},
};

use super::{
    facts::{PawnBoard, beside, pawn_moves},
    reach::{Man, Men},
};

impl Men {
    /// Squares from which this man of the loser would mate the winner: a check from beside a king that cannot
    /// move, by a man that cannot be captured.
    pub(super) fn mates_winner(&self, man: &Man) -> Bitboard {
        let mut mates = Bitboard::EMPTY;
        let Some(king) = self.facts.king.get(self.winner).single_square() else { return mates };
        // Attack squares are symmetric, except that a pawn needs the other colour.
        let candidates = beside(man.piece.role.of(self.winner), king) & !man.reach;
        if candidates.is_empty() {
            return mates;
        }
        let left = if man.reach.count() == 1 { man.reach } else { Bitboard::EMPTY };
        let mut always = Bitboard::EMPTY;
        for other in self.of(!self.winner).filter(|other| other.from != man.from) {
            always |= other.always;
        }
        for square in candidates {
            let here = Bitboard::from_square(square);
            let steady = self.facts.all_steady() & !left & !here;
            let flights = king_attacks(king)
                & !(*self.facts.steady.get(self.winner) & !here)
                & *self.facts.apart.get(self.winner)
                & !always;
            let taken = || {
                self.of(self.winner).filter(|other| other.piece.role != Role::King).any(|other| {
                    other.reach.into_iter().any(|from| match other.piece.role {
                        Role::Pawn => pawn_attacks(self.winner, from).contains(square),
                        _ => attacks::attacks(from, other.piece, steady).contains(square),
                    })
                })
            };
            if flights.is_empty() && !taken() {
                mates |= here;
            }
        }
        mates
    }

    /// Does the king of this colour, stepping to `square`, leave the other side without a move, and not by a
    /// mate of the winner?
    pub(super) fn stalemates(&self, color: Color, square: Square) -> bool {
        let facts = &self.facts;
        if *facts.mobile.get(!color) {
            return false;
        }
        let here = Bitboard::from_square(square);
        let steady = facts.all_steady() & !here & !*facts.king.get(color);
        let own = *facts.steady.get(!color) & !here;
        for man in self.of(!color).filter(|man| man.piece.role != Role::King && man.from != square) {
            let moves = match man.piece.role {
                Role::Pawn => {
                    let open = !steady & !here & !facts.behind_opponents(&self.men, man);
                    let prey = *facts.visits.get(color);
                    pawn_moves(!color, man.from, PawnBoard { open, prey, barred: Bitboard::EMPTY })
                }
                _ => attacks::attacks(man.from, man.piece, steady) & !own & !here,
            };
            if moves.any() {
                return false;
            }
        }
        let mut always = Bitboard::EMPTY;
        for man in self.of(color).filter(|man| man.piece.role != Role::King) {
            always |= man.always;
        }
        let near = king_attacks(square);
        let others = *facts.king.get(!color) & !near & !here;
        others.into_iter().all(|other| {
            (king_attacks(other) & !own & !always & !near).is_empty()
                && !(color == self.winner && self.may_discover(steady, square, other))
        })
    }

    /// Might the winner's king, stepping to `to`, open a line to a king on `target`?
    fn may_discover(&self, steady: Bitboard, to: Square, target: Square) -> bool {
        let steps = king_attacks(to) & *self.facts.king.get(self.winner);
        steps.into_iter().any(|from| {
            let line = attacks::ray(target, from);
            (attacks::between(target, from) & steady).is_empty()
                && self.of(self.winner).any(|man| {
                    matches!(man.piece.role, Role::Bishop | Role::Rook | Role::Queen)
                        && (man.reach & line).any()
                        && attacks::attacks(target, man.piece, Bitboard::EMPTY).contains(from)
                })
        })
    }
}
