//! An upper bound on the squares each man could reach before a mate by the winner.
//!
//! All sets start with the current squares and grow until no rule adds a square. A rule excludes a square only
//! for a reason that holds in every position inside the bounds. Consider the first move of a game that leaves
//! the bounds: all reasons hold before it, so it cannot be played, or it ends the game without the winner's
//! mate.

use turmuhr_core::{
    Bitboard, Chess, Color, Piece, Position, Rank, Role, Square,
    shakmaty::attacks::{self, king_attacks},
};

use super::{
    Confined,
    facts::{Facts, PawnBoard, pawn_moves},
};

#[derive(Clone, Debug)]
pub(super) struct Man {
    pub(super) piece: Piece,
    pub(super) from: Square,
    pub(super) reach: Bitboard,
    /// Squares attacked wherever the man is; empty if it may be captured.
    pub(super) always: Bitboard,
}

#[derive(Clone, Debug)]
pub(super) struct Men {
    pub(super) men: Vec<Man>,
    pub(super) winner: Color,
    /// Facts derived from the sets at the last update.
    pub(super) facts: Facts,
}

impl Men {
    /// `None` if castling or en passant is possible: the bounds do not cover these moves.
    pub(super) fn of_position(position: &Chess, winner: Color) -> Option<Men> {
        if position.castles().any()
            || position.maybe_ep_square().is_some() && position.legal_ep_square().is_some()
        {
            return None;
        }
        let man =
            |(from, piece): (Square, Piece)| Man { piece, from, reach: from.into(), always: Bitboard::EMPTY };
        Some(Men { men: position.board().iter().map(man).collect(), winner, facts: Facts::none() })
    }

    /// Grows all sets to the limit. `None` if a pawn might promote: a new piece has no bound.
    pub(super) fn closed(mut self) -> Option<Men> {
        loop {
            self.facts = Facts::new(&mut self.men, false);
            let mut grown = false;
            for index in 0..self.men.len() {
                let man = &self.men[index];
                let reach = match man.piece.role {
                    Role::Pawn => self.pawn(man)?,
                    Role::King => self.king(man),
                    _ => self.piece(man),
                };
                grown |= reach != man.reach;
                self.men[index].reach = reach;
            }
            if !grown {
                return Some(self);
            }
        }
    }

    /// The squares in reach without captures: no bound, but a good guess.
    pub(super) fn tame(mut self) -> Men {
        loop {
            self.facts = Facts::new(&mut self.men, true);
            let steady = self.facts.all_steady();
            let mut grown = false;
            for index in 0..self.men.len() {
                let man = &self.men[index];
                let reach = match man.piece.role {
                    Role::Pawn => {
                        let open = !steady & !self.facts.behind_opponents(&self.men, man);
                        let board = PawnBoard { open, prey: Bitboard::EMPTY, barred: Bitboard::EMPTY };
                        flood(man.reach, |square| pawn_moves(man.piece.color, square, board))
                    }
                    Role::King => self.king(man) & (!steady | man.reach),
                    _ => flood(man.reach, |square| attacks::attacks(square, man.piece, steady) & !steady),
                };
                grown |= reach != man.reach;
                self.men[index].reach = reach;
            }
            if !grown {
                return self;
            }
        }
    }

    pub(super) fn of(&self, color: Color) -> impl Iterator<Item = &Man> {
        self.men.iter().filter(move |man| man.piece.color == color)
    }

    pub(super) fn steady(&self) -> Bitboard {
        self.facts.all_steady()
    }

    pub(super) fn confined(&self) -> Vec<Confined> {
        self.men.iter().map(|man| Confined { piece: man.piece, from: man.from, reach: man.reach }).collect()
    }

    /// Line pieces pass everything that may move away, but cannot enter a steady friend's square.
    fn piece(&self, man: &Man) -> Bitboard {
        let mut open = !*self.facts.steady.get(man.piece.color);
        if man.piece.color != self.winner {
            open &= !self.mates_winner(man);
        }
        let steady = self.facts.all_steady();
        flood(man.reach, |square| attacks::attacks(square, man.piece, steady) & open)
    }

    /// A king avoids squares that are always attacked, and squares always adjacent to the other king.
    fn king(&self, man: &Man) -> Bitboard {
        let color = man.piece.color;
        let always = self.of(!color).fold(Bitboard::EMPTY, |all, man| all | man.always);
        let mut open = !*self.facts.steady.get(color) & *self.facts.apart.get(color) & !always;
        if !*self.facts.mobile.get(!color) {
            for square in open & !man.reach {
                if self.stalemates(color, square) {
                    open.discard(square);
                }
            }
        }
        flood(man.reach, |square| king_attacks(square) & open)
    }

    fn pawn(&self, man: &Man) -> Option<Bitboard> {
        let color = man.piece.color;
        let last = Bitboard::from_rank(color.fold_wb(Rank::Eighth, Rank::First));
        let open = !self.facts.all_steady() & !self.facts.behind_opponents(&self.men, man);
        let prey = *self.facts.visits.get(!color) & !*self.facts.steady.get(color);
        let barred = if color == self.winner { Bitboard::EMPTY } else { self.mates_winner(man) };
        let board = PawnBoard { open, prey, barred };
        let reach = flood(man.reach, |square| pawn_moves(color, square, board));
        (reach & last).is_empty().then_some(reach)
    }
}

/// The start, and all squares reachable by steps.
fn flood(start: Bitboard, step: impl Fn(Square) -> Bitboard) -> Bitboard {
    let (mut reached, mut fresh) = (start, start);
    while let Some(square) = fresh.pop_front() {
        let new = step(square) & !reached;
        reached |= new;
        fresh |= new;
    }
    reached
}
