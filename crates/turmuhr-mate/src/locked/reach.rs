//! Where every man could ever get: an upper bound.
//!
//! All sets start with where the men stand and grow until no rule adds a square. A rule may refuse a
//! square only for reasons that hold in every position inside the bound; then the first move of a game
//! that left the bound cannot exist, because all reasons still hold before it.

use turmuhr_core::{
    Bitboard, ByColor, Chess, Color, Piece, Position, Rank, Role, Square,
    shakmaty::attacks::{self, king_attacks, pawn_attacks},
};

use super::Confined;

#[derive(Clone, Debug)]
pub(super) struct Man {
    pub(super) piece: Piece,
    pub(super) from: Square,
    pub(super) reach: Bitboard,
}

#[derive(Clone, Debug)]
pub(super) struct Men {
    pub(super) men: Vec<Man>,
    /// Squares of men that never move and are never taken, so far.
    steady: ByColor<Bitboard>,
    /// Squares where a colour might take something, so far.
    takes: ByColor<Bitboard>,
    /// Squares where a colour might have a man other than the king, so far.
    visits: ByColor<Bitboard>,
    /// Squares a colour attacks whatever happens, so far.
    always: ByColor<Bitboard>,
    king: ByColor<Bitboard>,
}

impl Men {
    /// None where castling or en passant is possible: both move men in ways the bound does not know.
    pub(super) fn of(position: &Chess) -> Option<Men> {
        if position.castles().any() || position.maybe_ep_square().is_some() && position.legal_ep_square().is_some() {
            return None;
        }
        let men = position
            .board()
            .iter()
            .map(|(from, piece)| Man { piece, from, reach: Bitboard::from_square(from) })
            .collect();
        let none = || ByColor { white: Bitboard::EMPTY, black: Bitboard::EMPTY };
        Some(Men { men, steady: none(), takes: none(), visits: none(), always: none(), king: none() })
    }

    /// Grows all sets to the end. None if a pawn might promote: a new piece has no bound.
    pub(super) fn closed(mut self) -> Option<Men> {
        loop {
            self.take_stock();
            let mut grown = false;
            for index in 0..self.men.len() {
                let before = self.men[index].reach;
                let after = match self.men[index].piece.role {
                    Role::Pawn => self.pawn(index)?,
                    Role::King => self.king(index),
                    role => self.piece(index, role),
                };
                grown |= after != before;
                self.men[index].reach = after;
            }
            if !grown {
                return Some(self);
            }
        }
    }

    pub(super) fn steady(&self) -> Bitboard {
        self.steady.white | self.steady.black
    }

    pub(super) fn confined(&self) -> Vec<Confined> {
        self.men.iter().map(|man| Confined { piece: man.piece, from: man.from, reach: man.reach }).collect()
    }

    fn may_be_taken(&self, man: &Man) -> bool {
        man.piece.role != Role::King && !(man.reach & *self.takes.get(!man.piece.color)).is_empty()
    }

    /// What follows from the sets as they are.
    fn take_stock(&mut self) {
        for color in Color::ALL {
            let (mut takes, mut visits) = (Bitboard::EMPTY, Bitboard::EMPTY);
            for man in self.men.iter().filter(|man| man.piece.color == color) {
                match man.piece.role {
                    Role::Pawn => man.reach.into_iter().for_each(|square| takes |= pawn_attacks(color, square)),
                    _ => takes |= man.reach,
                }
                if man.piece.role == Role::King {
                    *self.king.get_mut(color) = man.reach;
                } else {
                    visits |= man.reach;
                }
            }
            *self.takes.get_mut(color) = takes;
            *self.visits.get_mut(color) = visits;
        }
        for color in Color::ALL {
            let (mut steady, mut always) = (Bitboard::EMPTY, Bitboard::EMPTY);
            for man in self.men.iter().filter(|man| man.piece.color == color) {
                if self.may_be_taken(man) {
                    continue;
                }
                if man.reach.count() == 1 {
                    steady |= man.reach;
                }
                let mut attacked = Bitboard::FULL;
                for square in man.reach {
                    attacked &= beside(man.piece, square);
                    if attacked.is_empty() {
                        break;
                    }
                }
                always |= attacked;
            }
            *self.steady.get_mut(color) = steady;
            *self.always.get_mut(color) = always;
        }
    }

    /// A piece goes where its lines lead: past everything that may go away, not onto a steady friend.
    fn piece(&self, index: usize, role: Role) -> Bitboard {
        let man = &self.men[index];
        let piece = Piece { color: man.piece.color, role };
        let open = !*self.steady.get(piece.color);
        flood(man.reach, |square| attacks::attacks(square, piece, self.steady()) & open)
    }

    /// A king goes nowhere that is attacked whatever happens, nor beside the other king wherever he is.
    fn king(&self, index: usize) -> Bitboard {
        let man = &self.men[index];
        let color = man.piece.color;
        let mut open = !*self.steady.get(color) & !*self.always.get(!color);
        let other = *self.king.get(!color);
        if other.count() <= 9 {
            for square in open {
                if (other & !king_attacks(square) & !Bitboard::from_square(square)).is_empty() {
                    open.discard(square);
                }
            }
        }
        flood(man.reach, |square| king_attacks(square) & open)
    }

    fn pawn(&self, index: usize) -> Option<Bitboard> {
        let man = &self.men[index];
        let color = man.piece.color;
        let last = Bitboard::from_rank(color.fold_wb(Rank::Eighth, Rank::First));
        let start = color.fold_wb(Rank::Second, Rank::Seventh);
        let ahead = color.fold_wb(8, -8);
        let open = !self.steady() & !self.behind_opponents(man);
        let prey = *self.visits.get(!color) & !*self.steady.get(color);
        let reach = flood(man.reach, |square| {
            let mut to = pawn_attacks(color, square) & prey;
            if let Some(step) = square.offset(ahead).filter(|step| open.contains(*step)) {
                to |= Bitboard::from_square(step);
                if square.rank() == start
                    && let Some(double) = step.offset(ahead).filter(|double| open.contains(*double))
                {
                    to |= Bitboard::from_square(double);
                }
            }
            to
        });
        (reach & last).is_empty().then_some(reach)
    }

    /// Two pawns that face each other on a file never pass, as long as both stay there and live: the
    /// squares from the opponent's start on.
    fn behind_opponents(&self, man: &Man) -> Bitboard {
        let file = Bitboard::from_file(man.from.file());
        if !(man.reach & !file).is_empty() {
            return Bitboard::EMPTY;
        }
        let mut behind = Bitboard::EMPTY;
        for other in &self.men {
            let facing = other.piece.role == Role::Pawn
                && other.piece.color != man.piece.color
                && other.from.file() == man.from.file()
                && man.piece.color.fold_wb(other.from.rank() > man.from.rank(), other.from.rank() < man.from.rank());
            if facing && (other.reach & !file).is_empty() && !self.may_be_taken(other) {
                let upwards = man.piece.color.is_white();
                for square in file {
                    let beyond = if upwards { square.rank() >= other.from.rank() } else { square.rank() <= other.from.rank() };
                    if beyond {
                        behind |= Bitboard::from_square(square);
                    }
                }
            }
        }
        behind
    }
}

/// The squares a man attacks from here however the board is filled: its nearest ones.
fn beside(piece: Piece, square: Square) -> Bitboard {
    match piece.role {
        Role::Pawn | Role::Knight | Role::King => attacks::attacks(square, piece, Bitboard::EMPTY),
        _ => attacks::attacks(square, piece, Bitboard::EMPTY) & king_attacks(square),
    }
}

/// All squares that steps lead to.
fn flood(start: Bitboard, step: impl Fn(Square) -> Bitboard) -> Bitboard {
    let (mut reached, mut fresh) = (start, start);
    while let Some(square) = fresh.pop_front() {
        let new = step(square) & !reached;
        reached |= new;
        fresh |= new;
    }
    reached
}
