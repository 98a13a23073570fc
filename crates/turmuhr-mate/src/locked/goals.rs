//! Mates that the bounds allow, as goals for the search.

use std::{ops::ControlFlow, rc::Rc};

use turmuhr_core::{
    Bitboard, Board, Color, File, Move, Piece, Role, Square,
    shakmaty::attacks::{self, pawn_attacks},
};

use super::{mate, reach::Men};

/// The number of goals kept.
const KEPT: usize = 6;
/// The number of mates examined for each king square.
const LOOKED_AT: usize = 40;
const NEVER: u8 = 24;

/// A piece of this kind should reach certain squares.
#[derive(Clone, Debug)]
struct Wish {
    piece: Piece,
    /// The number of moves from each square.
    moves: [u8; 64],
}

#[derive(Clone, Debug)]
struct Goal {
    /// The square where the losing king is mated.
    king: Square,
    wishes: Vec<Rc<Wish>>,
    /// The cost of squares that other men must cover.
    help: u32,
}

#[derive(Clone, Debug)]
pub(crate) struct Goals {
    winner: Color,
    goals: Vec<Goal>,
}

impl Wish {
    fn distance(&self, men: Bitboard) -> u32 {
        men.into_iter().map(|square| self.moves[square.to_usize()]).min().unwrap_or(NEVER).into()
    }
}

impl Goal {
    fn distance(&self, board: &Board) -> u32 {
        self.help + self.wishes.iter().map(|wish| wish.distance(board.by_piece(wish.piece))).sum::<u32>()
    }
}

impl Goal {
    /// The winner's men that already attack or occupy the square keep the losing king away.
    fn early(&self, board: &Board, winner: Color) -> u32 {
        let lines =
            |role: Role| attacks::attacks(self.king, role.of(winner), Bitboard::EMPTY).with(self.king);
        [Role::Bishop, Role::Rook, Role::Queen]
            .into_iter()
            .map(|role| (board.by_piece(role.of(winner)) & lines(role)).count() as u32)
            .sum()
    }
}

fn aims_at(piece: Piece, from: Square, target: Square) -> bool {
    matches!(piece.role, Role::Bishop | Role::Rook | Role::Queen)
        && (from == target || attacks::attacks(target, piece, Bitboard::EMPTY).contains(from))
}

impl Goals {
    pub(super) fn of(men: &Men, board: &Board) -> Option<Goals> {
        let winner = men.winner;
        let hall = mate::Hall::new(men)?;
        let mut ways = Ways { steady: men.steady(), found: Vec::new() };
        let mut best: Vec<(u32, Goal)> = Vec::new();
        for square in hall.region & hall.attacked {
            let mut looked_at = 0;
            let _ = hall.pictures_on(square, &mut |picture| {
                looked_at += 1;
                if holds(&picture) {
                    let king = picture.winner_king.map(|king| (Role::King.of(winner), king.into()));
                    let guards = picture.guards.iter().map(|(guard, square)| (guard.piece, (*square).into()));
                    let wishes = [
                        (Role::King.of(!winner), picture.loser_king.into()),
                        (picture.checker.piece, picture.checks_from),
                    ];
                    let wishes =
                        wishes.into_iter().chain(king).chain(guards).map(|(piece, to)| ways.wish(piece, to));
                    let help = 2 * picture.helped.count() as u32;
                    let goal = Goal { king: square, wishes: wishes.collect(), help };
                    keep(&mut best, goal.distance(board), goal);
                }
                if looked_at < LOOKED_AT { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
        }
        best.sort_by_key(|(cost, _)| *cost);
        best.truncate(KEPT);
        let goals: Vec<Goal> = best.into_iter().map(|(_, goal)| goal).collect();
        (!goals.is_empty()).then_some(Goals { winner, goals })
    }

    pub(crate) fn aim<'a>(&'a self, board: &'a Board) -> GoalAim<'a> {
        let walk = Walk::of(board, !self.winner);
        let loser_king = board.king_of(!self.winner);
        let sum = |goal: &Goal| {
            let early = if loser_king == Some(goal.king) { 0 } else { goal.early(board, self.winner) };
            (goal.distance(board) + walk.to(goal.king) + early, early)
        };
        let sums = self.goals.iter().map(sum).collect();
        GoalAim { goals: self, board, sums }
    }
}

/// Would the guards leave the checking man alone? Only a preference: goals prove nothing.
fn holds(picture: &mate::Picture<'_>) -> bool {
    let mut from = picture.checks_from.into_iter();
    let (Some(checker), None) = (from.next(), from.next()) else { return true };
    let mut occupied = Bitboard::from_square(checker).with(picture.loser_king);
    occupied.extend(picture.winner_king);
    occupied.extend(picture.guards.iter().map(|(_, square)| *square));
    let way = attacks::between(checker, picture.loser_king).with(checker);
    picture
        .guards
        .iter()
        .all(|(guard, square)| (attacks::attacks(*square, guard.piece, occupied) & way).is_empty())
}

/// Keeps the best goal for each king square.
fn keep(best: &mut Vec<(u32, Goal)>, cost: u32, goal: Goal) {
    match best.iter_mut().find(|(_, held)| held.king == goal.king) {
        Some(held) if cost < held.0 => *held = (cost, goal),
        Some(_) => {}
        None => best.push((cost, goal)),
    }
}

/// How far the losing king can currently walk: attacked and occupied squares cost more.
#[derive(Debug)]
struct Walk {
    rings: [Bitboard; Walk::RINGS],
}

impl Walk {
    const RINGS: usize = 16;
    const DETOUR: usize = 3;

    fn of(board: &Board, color: Color) -> Walk {
        let mut rings = [Bitboard::EMPTY; Walk::RINGS];
        let Some(king) = board.king_of(color) else { return Walk { rings } };
        let occupied = board.occupied().without(king);
        let mut closed = board.by_color(color);
        for square in board.by_color(!color) {
            if let Some(piece) = board.piece_at(square) {
                closed |= attacks::attacks(square, piece, occupied);
            }
        }
        rings[0] = king.into();
        let mut done = Bitboard::EMPTY;
        for ring in 0..Walk::RINGS {
            rings[ring] &= !done;
            done |= rings[ring];
            let next = around(rings[ring]) & !done;
            if ring + 1 < Walk::RINGS {
                rings[ring + 1] |= next & !closed;
            }
            if ring + Walk::DETOUR < Walk::RINGS {
                rings[ring + Walk::DETOUR] |= next & closed;
            }
        }
        Walk { rings }
    }

    fn to(&self, square: Square) -> u32 {
        self.rings.iter().position(|ring| ring.contains(square)).unwrap_or(Walk::RINGS) as u32
    }
}

/// The squares adjacent to one of these.
fn around(squares: Bitboard) -> Bitboard {
    let row = squares
        | squares.shift(1) & !Bitboard::from_file(File::A)
        | squares.shift(-1) & !Bitboard::from_file(File::H);
    row | row.shift(8) | row.shift(-8)
}

/// The goals from the view of one position.
#[derive(Debug)]
pub(crate) struct GoalAim<'a> {
    goals: &'a Goals,
    board: &'a Board,
    /// The moves missing for each goal, and the part of them that vanishes when the king arrives.
    sums: Vec<(u32, u32)>,
}

impl GoalAim<'_> {
    /// Moves missing after this one, for the nearest goal.
    pub(crate) fn after(&self, mover: Color, m: Move) -> u32 {
        let Some(from) = m.from() else { return 0 };
        let moved = m.role().of(mover);
        let taken = m.capture().map(|role| role.of(!mover));
        let mut best = u32::MAX;
        for (goal, (sum, early)) in self.goals.goals.iter().zip(&self.sums) {
            let mut sum = *sum;
            if mover == self.goals.winner {
                sum = sum + u32::from(*early > 0 && aims_at(moved, m.to(), goal.king))
                    - u32::from(*early > 0 && aims_at(moved, from, goal.king));
            } else if moved.role == Role::King && m.to() == goal.king {
                sum -= early;
            }
            for wish in &goal.wishes {
                let men = self.board.by_piece(wish.piece);
                let after = if wish.piece == moved {
                    men.toggled(from).with(m.to())
                } else if Some(wish.piece) == taken {
                    men.without(m.to())
                } else {
                    continue;
                };
                sum = sum + wish.distance(after) - wish.distance(men);
            }
            best = best.min(sum);
        }
        best
    }
}

/// Distances on a board where only steady men block.
struct Ways {
    steady: Bitboard,
    found: Vec<(Piece, Bitboard, Rc<Wish>)>,
}

impl Ways {
    fn wish(&mut self, piece: Piece, targets: Bitboard) -> Rc<Wish> {
        if let Some((_, _, wish)) = self.found.iter().find(|(known, to, _)| *known == piece && *to == targets)
        {
            return wish.clone();
        }
        let mut moves = [NEVER; 64];
        let (mut reached, mut fresh, mut count) = (targets, targets, 0);
        while fresh.any() && count < NEVER {
            let mut next = Bitboard::EMPTY;
            for square in fresh {
                moves[square.to_usize()] = count;
                next |= self.back(piece, square);
            }
            fresh = next & !reached;
            reached |= next;
            count += 1;
        }
        let wish = Rc::new(Wish { piece, moves });
        self.found.push((piece, targets, wish.clone()));
        wish
    }

    /// Squares from which a move leads here.
    fn back(&self, piece: Piece, square: Square) -> Bitboard {
        if piece.role == Role::Pawn {
            let behind = square.offset(piece.color.fold_wb(-8, 8));
            return behind.map_or(Bitboard::EMPTY, Bitboard::from_square)
                | pawn_attacks(!piece.color, square);
        }
        attacks::attacks(square, piece, self.steady)
    }
}
