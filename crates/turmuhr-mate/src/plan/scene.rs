//! The board without the waiting men. Pessimistic: enemy lines count as open, helpful lines as blocked.

use turmuhr_core::{
    Bitboard, Board, Chess, Color, Piece, Position, Role, Square,
    shakmaty::attacks::{self, king_attacks, knight_attacks},
};

use super::{Shuttle, fill};

/// Data shared by all plans with the same waiting piece.
#[derive(Copy, Clone, Debug)]
pub(super) struct Scene<'a> {
    pub(super) board: &'a Board,
    pub(super) winner: Color,
    pub(super) ours: Bitboard,
    /// The loser's men, without king and waiting piece.
    pub(super) theirs: Bitboard,
    /// All men except these two.
    pub(super) occupied: Bitboard,
    pub(super) king: Square,
    pub(super) loser: Square,
    pub(super) waiter: Role,
    pub(super) waiting: Shuttle,
}

/// A supporter and its post.
pub(super) type Support = Option<(Traveller, Square)>;

/// A man of the winner on its way.
#[derive(Copy, Clone, Debug)]
pub(super) struct Traveller {
    pub(super) role: Role,
    pub(super) from: Square,
    /// Its possible squares when it starts.
    pub(super) home: Bitboard,
}

impl<'a> Scene<'a> {
    /// `None` if the piece cannot wait like this.
    pub(super) fn new(position: &'a Chess, winner: Color, waiting: Shuttle) -> Option<Scene<'a>> {
        let board = position.board();
        let (king, loser) = (board.king_of(winner)?, board.king_of(!winner)?);
        let waiter = match board.piece_at(waiting.home) {
            Some(piece) if piece.color != winner && piece.role != Role::Pawn => piece.role,
            // A king waits on the square he will have walked to.
            _ => Role::King,
        };
        if !steps(waiter, waiting.home).contains(waiting.away) {
            return None;
        }
        let both = Bitboard::from(waiting.home) | Bitboard::from(waiting.away);
        let lifted = Bitboard::from(loser) | Bitboard::from(waiting.home);
        let lifted = if waiter == Role::King { Bitboard::from(loser) } else { lifted };
        let occupied = board.occupied() & !lifted;
        // A piece cannot wait on its king's square.
        let taken = if waiter == Role::King { occupied } else { occupied | Bitboard::from(loser) };
        (taken & both).is_empty().then_some(Scene {
            board,
            winner,
            ours: board.by_color(winner),
            theirs: board.by_color(!winner) & !lifted,
            occupied,
            king,
            loser,
            waiter,
            waiting,
        })
    }

    /// Both squares of the waiting man.
    pub(super) fn shuttle(&self) -> Bitboard {
        Bitboard::from(self.waiting.home) | Bitboard::from(self.waiting.away)
    }

    /// Possible squares of the losing king when he is mated.
    pub(super) fn targets(&self, walked_to: Option<Square>) -> Bitboard {
        match self.waiter {
            Role::King => self.shuttle(),
            _ => Bitboard::from(walked_to.unwrap_or(self.loser)),
        }
    }

    /// Squares the loser's men, without the king, may attack while these squares are empty.
    pub(super) fn threats(&self, gone: Bitboard) -> Bitboard {
        let open = self.occupied & !gone;
        let threats = fill::by_men(self.board, !self.winner, self.theirs, open);
        match self.waiter {
            Role::King => threats,
            waiter => threats | fill::by_role(waiter, !self.winner, self.shuttle(), open),
        }
    }

    /// Squares from which a man of the winner attacks one of these squares.
    pub(super) fn checks(&self, role: Role, targets: Bitboard, open: Bitboard) -> Bitboard {
        // For a pawn: the attacks of the other colour's pawns from the targets.
        fill::by_role(role, !self.winner, targets, open)
    }

    /// Squares the losing king may walk on while the checker shuttles between its squares.
    pub(super) fn walk(&self, checker: Traveller) -> Ground {
        let open = self.occupied.without(checker.from);
        let stay = self.ours.without(checker.from);
        let attacked = fill::by_men(self.board, self.winner, stay, open)
            | fill::by_role(checker.role, self.winner, checker.home, open);
        let mut barred = open | checker.home | attacked;
        if self.waiter != Role::King {
            barred |= self.shuttle();
        }
        // A king in check may not walk at all.
        let stops = if attacked.contains(self.loser) { Bitboard::EMPTY } else { !barred };
        Ground { piece: Role::King.of(!self.winner), closed: Bitboard::EMPTY, stops }
    }

    /// Squares a supporter can reach before the checker starts.
    pub(super) fn support(&self, man: Traveller, checker: Traveller, targets: Bitboard) -> Ground {
        let rest = self.occupied.without(man.from).without(checker.from);
        let closed = rest | self.shuttle() | checker.home | targets;
        let barred = match man.role {
            Role::King => self.threats(man.home | Bitboard::from(checker.from)) | fill::by_kings(targets),
            role => self.checks(role, targets, rest),
        };
        Ground { piece: man.role.of(self.winner), closed, stops: !(closed | barred) }
    }

    /// Squares the checker can reach before it gives check, with the supporter on its post.
    pub(super) fn check(&self, man: Traveller, targets: Bitboard, support: Support) -> Ground {
        let (rest, post) = self.without_movers(man, support);
        let checks = self.checks(man.role, targets, rest);
        self.up_to(checks, man, rest | post, targets)
    }

    /// Squares from which the checker can give check next.
    pub(super) fn goals(&self, man: Traveller, targets: Bitboard, support: Support) -> Bitboard {
        let (rest, post) = self.without_movers(man, support);
        let checks = self.checks(man.role, targets, rest);
        let (_, touched) = self.up_to(checks, man, rest | post, targets).spread(man.home);
        touched & checks & !(self.ours & rest | post | self.shuttle() | targets)
    }

    fn up_to(&self, checks: Bitboard, man: Traveller, men: Bitboard, targets: Bitboard) -> Ground {
        let closed = men | self.shuttle() | targets;
        Ground { piece: man.role.of(self.winner), closed, stops: !(closed | checks) }
    }

    /// The men that do not move, and the supporter's post.
    fn without_movers(&self, checker: Traveller, support: Support) -> (Bitboard, Bitboard) {
        let rest = self.occupied.without(checker.from);
        match support {
            Some((supporter, post)) => (rest.without(supporter.from), post.into()),
            None => (rest, Bitboard::EMPTY),
        }
    }

    /// Squares the loser's pawns may step to.
    pub(super) fn pawn_steps(&self, men: Bitboard, occupied: Bitboard) -> Bitboard {
        let ahead = (!self.winner).fold_wb(8, -8);
        let one = (self.board.pawns() & men).shift(ahead) & !occupied;
        one | one.shift(ahead) & !occupied
    }
}

/// A single step, which nothing can block.
pub(super) fn steps(role: Role, from: Square) -> Bitboard {
    match role {
        Role::Knight => knight_attacks(from),
        _ => attacks::attacks(from, role.of(Color::White), Bitboard::EMPTY) & king_attacks(from),
    }
}

/// The squares of a man in one part of a plan.
#[derive(Copy, Clone, Debug)]
pub(super) struct Ground {
    piece: Piece,
    /// Squares that may be occupied.
    closed: Bitboard,
    /// Squares it may stop on.
    stops: Bitboard,
}

impl Ground {
    fn next(&self, from: Bitboard) -> Bitboard {
        fill::by_role(self.piece.role, self.piece.color, from, self.closed)
    }

    /// All squares in reach.
    pub(super) fn reach(&self, home: Bitboard) -> Bitboard {
        self.spread(home).0
    }

    /// All squares in reach, and all squares of a next step.
    fn spread(&self, home: Bitboard) -> (Bitboard, Bitboard) {
        let (mut reached, mut fresh, mut touched) = (home, home, Bitboard::EMPTY);
        while fresh.any() {
            let next = self.next(fresh);
            touched |= next;
            fresh = next & self.stops & !reached;
            reached |= fresh;
        }
        (reached, touched)
    }

    /// The squares of a shortest path.
    pub(super) fn route(&self, from: Square, to: Square) -> Option<Vec<Square>> {
        let end = Bitboard::from(to);
        let mut rings = vec![Bitboard::from(from)];
        let mut met = rings[0];
        while !met.contains(to) {
            let ring = self.next(rings[rings.len() - 1]) & (self.stops | end) & !met;
            if ring.is_empty() {
                return None;
            }
            met |= ring;
            rings.push(ring);
        }
        let mut route = Vec::new();
        let mut at = to;
        for ring in rings.iter().rev().skip(1) {
            route.push(at);
            at = ring.into_iter().find(|before| self.next((*before).into()).contains(at))?;
        }
        route.reverse();
        Some(route)
    }
}
