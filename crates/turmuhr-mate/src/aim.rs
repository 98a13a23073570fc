//! Estimates which move leads towards mate. The estimate orders the search and never affects a verdict.
//!
//! The target picture: the losing king in a corner, the winning king near it, a piece that gives check. A small
//! number measures the distance from that picture; a move is rated by the change.

use turmuhr_core::{Bitboard, Board, Chess, Color, Move, Position, Rank, Role, Square, shakmaty::attacks};

/// The bonus for a check, by the number of flights.
const CHECK: [i32; 5] = [12, 7, 4, 3, 3];

/// The cost of an enemy pawn on the file.
const FACING: i32 = 6;

const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];

/// Data shared by all moves of one position.
#[derive(Debug)]
pub(crate) struct Aim {
    winner: Color,
    turn: Color,
    occupied: Bitboard,
    winner_king: Square,
    loser_king: Square,
    winner_pawns: Bitboard,
    loser_men: Bitboard,
    loser_pawns: Bitboard,
    loser_heavy: Bitboard,
    /// The loser's bishops on the square colour of the winner's only bishops.
    no_blockers: Bitboard,
    /// Corners where the winner's pieces can mate.
    corners: [bool; 4],
    majors: usize,
    minors: usize,
    kings: i32,
    pawns: i32,
    blockers: i32,
    /// Squares the losing king could go to with the move.
    flights: i32,
}

impl Aim {
    pub(crate) fn new(position: &Chess, winner: Color) -> Aim {
        let board = position.board();
        let ours = board.by_color(winner);
        let theirs = board.by_color(!winner);
        let majors = (board.rooks_and_queens() & ours).count();
        let pawns = board.pawns() & ours;
        let knights = board.knights() & ours;
        let bishops = board.bishops() & ours;
        let mut corners = [true; 4];
        if majors == 0 && pawns.is_empty() && knights.is_empty() {
            // Bishops only: the corner must have their colour.
            for (allowed, corner) in corners.iter_mut().zip(CORNERS) {
                *allowed = if corner.is_dark() {
                    (bishops & Bitboard::DARK_SQUARES).any()
                } else {
                    (bishops & Bitboard::LIGHT_SQUARES).any()
                };
            }
        }
        let alike = [Bitboard::DARK_SQUARES, Bitboard::LIGHT_SQUARES]
            .into_iter()
            .find(|squares| knights.is_empty() && bishops.any() && bishops.is_subset(*squares));
        let king = |color| board.king_of(color).unwrap_or(Square::A1);
        let mut aim = Aim {
            winner,
            turn: position.turn(),
            occupied: board.occupied(),
            winner_king: king(winner),
            loser_king: king(!winner),
            winner_pawns: pawns,
            loser_men: theirs & !board.kings(),
            loser_pawns: theirs & board.pawns(),
            loser_heavy: theirs & board.rooks_and_queens(),
            no_blockers: alike.map_or(Bitboard::EMPTY, |squares| board.bishops() & theirs & squares),
            corners,
            majors,
            minors: (knights | bishops).count(),
            kings: 0,
            pawns: 0,
            blockers: 0,
            flights: 0,
        };
        aim.flights = aim.flights(board);
        aim.kings = aim.kings_apart(aim.winner_king, aim.loser_king);
        aim.pawns = aim.pawns_to_go(pawns, aim.loser_pawns, majors);
        aim.blockers = aim.blockers_to_come(aim.loser_men);
        aim
    }

    fn flights(&self, board: &Board) -> i32 {
        let occupied = self.occupied.without(self.loser_king);
        let mut open = attacks::king_attacks(self.loser_king) & !self.loser_men;
        for role in Role::ALL {
            for square in board.by_piece(role.of(self.winner)) {
                open &= !attacks::attacks(square, role.of(self.winner), occupied);
            }
        }
        open.count() as i32
    }

    fn kings_apart(&self, winner_king: Square, loser_king: Square) -> i32 {
        let mut best = 99;
        for (allowed, corner) in self.corners.iter().zip(CORNERS) {
            if *allowed {
                let distance = 2 * loser_king.distance(corner) as i32
                    + 2 * (winner_king.distance(corner) as i32 - 2).max(0);
                best = best.min(distance);
            }
        }
        best
    }

    /// The distance of the foremost pawn; an enemy pawn on its file must be removed.
    fn pawns_to_go(&self, pawns: Bitboard, against: Bitboard, majors: usize) -> i32 {
        if majors > 0 {
            return 0;
        }
        let mut best = 24;
        for pawn in pawns {
            let rank = i32::from(pawn.rank());
            let (steps, ahead) = if self.winner.is_white() {
                (7 - rank, Bitboard::FULL.shift(8 * (rank + 1)))
            } else {
                (rank, Bitboard(!(u64::MAX << (8 * rank))))
            };
            let file = Bitboard::from_file(pawn.file()) & ahead;
            let in_the_way = (against & file).count() as i32;
            let own = (pawns & file).count() as i32;
            best = best.min(2 * steps + FACING * in_the_way + 2 * own);
        }
        best + 2
    }

    /// Minor pieces alone need enemy men beside the enemy king.
    fn blockers_to_come(&self, men: Bitboard) -> i32 {
        if self.majors > 0 || self.winner_pawns.any() {
            return men.count() as i32;
        }
        // A queen or rook would capture the checking man.
        let heavy = 3 * (men & self.loser_heavy).count() as i32;
        if self.minors > 1 {
            return men.count() as i32 + heavy;
        }
        let mut best = i32::MAX;
        for man in men & !self.loser_pawns & !self.no_blockers {
            for (allowed, corner) in self.corners.iter().zip(CORNERS) {
                if *allowed {
                    best = best.min((man.distance(corner) as i32 - 1).max(0));
                }
            }
        }
        if best == i32::MAX {
            // A pawn must promote to the blocking piece.
            let last = self.winner.fold_wb(Rank::First, Rank::Eighth);
            let steps = |pawn: Square| i32::from(pawn.rank()).abs_diff(i32::from(last)) as i32;
            best = 8 + (men & self.loser_pawns).into_iter().map(|pawn| 2 * steps(pawn)).min().unwrap_or(6);
        }
        best + heavy
    }

    /// The estimated distance from mate after this move.
    pub(crate) fn after(&self, m: Move) -> usize {
        let role = m.role();
        let to = m.to();
        let mut kings = self.kings;
        let mut pawns = self.pawns;
        let mut others = self.blockers;
        if self.turn == self.winner {
            match role {
                Role::King => kings = self.kings_apart(to, self.loser_king),
                Role::Pawn => {
                    if let Some(promotion) = m.promotion() {
                        pawns = if matches!(promotion, Role::Queen | Role::Rook) { 0 } else { self.pawns };
                    } else if self.majors == 0
                        && let Some(from) = m.from()
                    {
                        let moved =
                            (self.winner_pawns & !Bitboard::from_square(from)) | Bitboard::from_square(to);
                        pawns = self.pawns_to_go(moved, self.loser_pawns.without(to), 0);
                    }
                }
                _ => {}
            }
            if m.is_capture() {
                let taken = if m.is_en_passant() {
                    self.loser_men
                } else {
                    self.loser_men & !Bitboard::from_square(to)
                };
                others = self.blockers_to_come(taken) - i32::from(m.is_en_passant());
            }
            let lands = m.promotion().unwrap_or(role);
            let checks = role != Role::King && {
                let occupied =
                    m.from().map_or(self.occupied, |from| self.occupied & !Bitboard::from_square(from));
                attacks::attacks(to, lands.of(self.winner), occupied).contains(self.loser_king)
            };
            if checks {
                others -= CHECK[self.flights.min(4) as usize];
            }
        } else {
            if role == Role::King {
                kings = self.kings_apart(self.winner_king, to);
            } else if let Some(from) = m.from() {
                let men = (self.loser_men & !Bitboard::from_square(from)) | Bitboard::from_square(to);
                others = self.blockers_to_come(men);
            }
            match m.capture() {
                Some(Role::Queen | Role::Rook) if self.majors <= 1 => {
                    pawns = self.pawns_to_go(self.winner_pawns, self.loser_pawns, 0)
                }
                Some(Role::Pawn) if self.majors == 0 => {
                    pawns = self.pawns_to_go(self.winner_pawns.without(to), self.loser_pawns, 0);
                }
                Some(_) => others += 2,
                None => {}
            }
        }
        (kings + pawns + others + self.flights.min(4) + 12).max(0) as usize
    }
}
