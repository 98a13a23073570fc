//! Random positions, and an oracle that uses only the move generator.
#![allow(dead_code, unreachable_pub, clippy::result_large_err)]

use std::collections::{HashSet, VecDeque};

pub use turmuhr_testkit::Dice;

use turmuhr_core::{
    Bitboard, Board, CastlingMode, Chess, Color, File, Piece, Position, Rank, Role, Setup, Square,
    shakmaty::FromSetup,
};

/// Random positions.
pub trait Positions {
    fn roll(&mut self, sides: usize) -> usize;

    fn square(&mut self, board: &Board, pawn: bool) -> Option<Square> {
        let ranks = Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth);
        let free = if pawn { !board.occupied() & !ranks } else { !board.occupied() };
        let count = free.count();
        (count > 0).then(|| free.into_iter().nth(self.roll(count))).flatten()
    }

    fn put(&mut self, board: &mut Board, piece: Piece) {
        if let Some(square) = self.square(board, piece.role == Role::Pawn) {
            board.set_piece_at(square, piece);
        }
    }

    fn color(&mut self) -> Color {
        Color::from_white(self.roll(2) == 0)
    }

    fn position(&mut self, board: Board) -> Option<Chess> {
        let setup = Setup { board, turn: self.color(), ..Setup::empty() };
        let position = Chess::from_setup(setup, CastlingMode::Standard);
        // Positions with impossible checks or material still need an answer.
        position
            .or_else(|error| error.ignore_too_much_material())
            .or_else(|error| error.ignore_impossible_check())
            .ok()
    }

    /// A few men anywhere.
    fn sparse(&mut self) -> Chess {
        loop {
            let mut board = Board::empty();
            self.put(&mut board, Role::King.of(Color::White));
            self.put(&mut board, Role::King.of(Color::Black));
            for _ in 0..1 + self.roll(3) {
                let role = [Role::Pawn, Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
                    [self.roll(6)];
                let color = self.color();
                self.put(&mut board, role.of(color));
            }
            if let Some(position) = self.position(board) {
                return position;
            }
        }
    }

    /// Pawns locked against each other, with a few men around them.
    fn blocked(&mut self) -> Chess {
        loop {
            let mut board = Board::empty();
            let density = 3 + self.roll(5);
            let level = 1 + self.roll(5);
            for file in File::ALL {
                if self.roll(8) < density {
                    let rank = Rank::new((level + self.roll(3)).clamp(2, 6) as u32 - 1);
                    board.set_piece_at(Square::from_coords(file, rank), Role::Pawn.of(Color::White));
                    let above = Rank::new(u32::from(rank) + 1);
                    board.set_piece_at(Square::from_coords(file, above), Role::Pawn.of(Color::Black));
                }
            }
            self.put(&mut board, Role::King.of(Color::White));
            self.put(&mut board, Role::King.of(Color::Black));
            for _ in 0..self.roll(4) {
                let role = [Role::Bishop, Role::Bishop, Role::Knight, Role::Pawn, Role::Rook, Role::Queen]
                    [self.roll(6)];
                let color = self.color();
                self.put(&mut board, role.of(color));
            }
            if let Some(position) = self.position(board) {
                return position;
            }
        }
    }

    /// A wall of pawns across the board, with or without a gap, and a few men around it.
    fn walled(&mut self) -> Chess {
        loop {
            let mut board = Board::empty();
            let mut rank = 2 + self.roll(3) as i32;
            let every_other = self.roll(2) == 0;
            let offset = self.roll(2);
            let gap = self.roll(16);
            for file in File::ALL {
                rank = (rank + self.roll(3) as i32 - 1).clamp(1, 5);
                let there = if every_other { usize::from(file) % 2 == offset } else { self.roll(5) > 0 };
                if there && usize::from(file) != gap {
                    if every_other {
                        rank = rank.clamp(2, 4);
                    }
                    board.set_piece_at(
                        Square::from_coords(file, Rank::new(rank as u32)),
                        Role::Pawn.of(Color::White),
                    );
                    board.set_piece_at(
                        Square::from_coords(file, Rank::new(rank as u32 + 1)),
                        Role::Pawn.of(Color::Black),
                    );
                }
            }
            self.put(&mut board, Role::King.of(Color::White));
            self.put(&mut board, Role::King.of(Color::Black));
            for _ in 0..self.roll(5) {
                let roles = [
                    Role::Bishop,
                    Role::Bishop,
                    Role::Bishop,
                    Role::Bishop,
                    Role::Knight,
                    Role::Pawn,
                    Role::Rook,
                ];
                let role = roles[self.roll(7)];
                let color = self.color();
                self.put(&mut board, role.of(color));
            }
            if let Some(position) = self.position(board) {
                return position;
            }
        }
    }

    /// A closed wall and few men: few enough positions to enumerate all.
    fn tight(&mut self) -> Chess {
        loop {
            let mut board = Board::empty();
            let mut rank = 2 + self.roll(3) as i32;
            let missing = self.roll(24);
            for file in File::ALL {
                // Neighbours on the same rank could capture each other.
                rank += if rank <= 1 || rank < 5 && self.roll(2) == 0 { 1 } else { -1 };
                if usize::from(file) != missing {
                    let square = |rank: i32| Square::from_coords(file, Rank::new(rank as u32));
                    board.set_piece_at(square(rank), Role::Pawn.of(Color::White));
                    board.set_piece_at(square(rank + 1), Role::Pawn.of(Color::Black));
                }
            }
            self.put(&mut board, Role::King.of(Color::White));
            self.put(&mut board, Role::King.of(Color::Black));
            if self.roll(4) == 0 {
                let color = self.color();
                let role = [Role::Bishop, Role::Knight, Role::Pawn][self.roll(3)];
                self.put(&mut board, role.of(color));
            }
            if let Some(position) = self.position(board) {
                return position;
            }
        }
    }

    /// The position with a man moved, added or removed, or with the other side to move.
    fn mutated(&mut self, position: &Chess) -> Option<Chess> {
        let mut board = position.board().clone();
        for _ in 0..1 + self.roll(3) {
            let men = board.occupied() & !board.kings();
            let man = men.into_iter().nth(self.roll(men.count().max(1)));
            match (self.roll(4), man) {
                (0, Some(from)) => {
                    board.discard_piece_at(from);
                }
                (1, _) => {
                    let role = [Role::Bishop, Role::Pawn, Role::Knight, Role::Pawn, Role::Rook][self.roll(5)];
                    let color = self.color();
                    self.put(&mut board, role.of(color));
                }
                (2, Some(from)) => {
                    if let Some(piece) = board.remove_piece_at(from) {
                        self.put(&mut board, piece);
                    }
                }
                (_, _) => {
                    let color = self.color();
                    if let Some(king) = board.king_of(color) {
                        board.discard_piece_at(king);
                    }
                    self.put(&mut board, Role::King.of(color));
                }
            }
        }
        self.position(board)
    }

    /// Crowded corners: kings shut in by men of both sides.
    fn cornered(&mut self) -> Chess {
        loop {
            let mut board = Board::empty();
            let corner = Bitboard(0x0707_0707 << [0, 5, 32, 37][self.roll(4)]);
            let near = |dice: &mut Self| corner.into_iter().nth(dice.roll(12)).unwrap_or(Square::A1);
            for color in Color::ALL {
                if self.roll(2) == 0 {
                    let square = near(self);
                    board.set_piece_at(square, Role::King.of(color));
                }
            }
            for _ in 0..4 + self.roll(7) {
                let square = near(self);
                let back = Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth);
                let roles = [
                    Role::Bishop,
                    Role::Pawn,
                    Role::Knight,
                    Role::Pawn,
                    Role::Rook,
                    Role::Pawn,
                    Role::Bishop,
                ];
                let role = roles[self.roll(7)];
                if board.piece_at(square).is_none() && !(role == Role::Pawn && back.contains(square)) {
                    let color = self.color();
                    board.set_piece_at(square, role.of(color));
                }
            }
            for color in Color::ALL {
                if board.king_of(color).is_none() {
                    self.put(&mut board, Role::King.of(color));
                }
            }
            if let Some(position) = self.position(board) {
                return position;
            }
        }
    }
}

impl Positions for Dice {
    fn roll(&mut self, sides: usize) -> usize {
        Dice::roll(self, sides)
    }
}

/// The result of complete enumeration.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Oracle {
    Mate,
    NoMate,
    /// More positions than allowed; no mate among those seen.
    TooMany,
}

/// Enumerates all reachable positions, breadth first.
pub fn enumerate(position: &Chess, side: Color, most: usize) -> Oracle {
    let mut seen: HashSet<Chess> = HashSet::new();
    let mut queue = VecDeque::from([position.clone()]);
    seen.insert(position.clone());
    while let Some(at) = queue.pop_front() {
        let moves = at.legal_moves();
        if moves.is_empty() && at.is_check() && at.turn() != side {
            return Oracle::Mate;
        }
        for m in moves {
            let mut next = at.clone();
            next.play_unchecked(m);
            if seen.insert(next.clone()) {
                if seen.len() > most {
                    return Oracle::TooMany;
                }
                queue.push_back(next);
            }
        }
    }
    Oracle::NoMate
}
