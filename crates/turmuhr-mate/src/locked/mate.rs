//! Can a king be mated anywhere inside the bounds?

use std::ops::ControlFlow;

use turmuhr_core::{
    Bitboard, Role, Square,
    shakmaty::attacks::{self, king_attacks},
};

use super::{
    Safe,
    reach::{Man, Men},
};

/// A mate that the bounds allow.
#[derive(Debug)]
pub(super) struct Picture<'a> {
    pub(super) loser_king: Square,
    /// The checking man and its possible squares.
    pub(super) checker: &'a Man,
    pub(super) checks_from: Bitboard,
    /// The square of the winner's king, if it must help.
    pub(super) winner_king: Option<Square>,
    /// The loser's men that block their king, with their squares.
    pub(super) guards: Vec<(&'a Man, Square)>,
    /// Squares that another man of the winner must cover.
    pub(super) helped: Bitboard,
}

/// For every square in reach of the losing king, the reason against a mate there; `None` if one is possible.
pub(super) fn safe_everywhere(men: &Men) -> Option<Vec<(Square, Safe)>> {
    let hall = Hall::new(men)?;
    let mut safe = Vec::with_capacity(hall.region.count());
    for square in hall.region {
        if !hall.attacked.contains(square) {
            safe.push((square, Safe::NeverAttacked));
        } else if hall.pictures_on(square, &mut |_| ControlFlow::Break(())).is_break() {
            return None;
        } else {
            safe.push((square, Safe::Escapes { among: king_attacks(square) & hall.region }));
        }
    }
    Some(safe)
}

/// The men and squares that matter for a mate of the losing king.
#[derive(Debug)]
pub(super) struct Hall<'a> {
    /// Squares in reach of the losing king.
    pub(super) region: Bitboard,
    pub(super) attacked: Bitboard,
    winner_king: Bitboard,
    steady: Bitboard,
    guards: Vec<&'a Man>,
    /// The winner's men with every square they might ever attack.
    attackers: Vec<(&'a Man, Bitboard)>,
}

/// With this few attackers it pays to check what a checking man covers from its square.
const FEW: usize = 2;

impl<'a> Hall<'a> {
    pub(super) fn new(men: &'a Men) -> Option<Hall<'a>> {
        let winner = men.winner;
        let king = |color| men.of(color).find(|man| man.piece.role == Role::King).map(|man| man.reach);
        let others = |color| men.of(color).filter(|man| man.piece.role != Role::King);
        let steady = men.steady();
        let attackers: Vec<_> = others(winner).map(|man| (man, ever_attacked(man, steady))).collect();
        let attacked = attackers.iter().fold(Bitboard::EMPTY, |all, (_, attacked)| all | *attacked);
        // Light men first: they are less likely to capture the checking man.
        let mut guards: Vec<_> = others(!winner).collect();
        guards.sort_by_key(|man| man.piece.role);
        // Set-up positions may have more men than a game; the matching below uses 32 bits.
        if guards.len() > 32 {
            return None;
        }
        Some(Hall { region: king(!winner)?, attacked, winner_king: king(winner)?, steady, guards, attackers })
    }

    /// Visits all mates on this square that the bounds allow.
    pub(super) fn pictures_on(
        &self,
        square: Square,
        visit: &mut dyn FnMut(Picture<'a>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        // The king cannot go outside the region anyway.
        let beside = king_attacks(square) & self.region;
        let here = Bitboard::from_square(square);
        let near = self.attackers.iter().filter(|(_, attacked)| (*attacked & (beside | here)).any()).count();
        for (index, (man, attacked)) in self.attackers.iter().enumerate() {
            if !attacked.contains(square) {
                continue;
            }
            let from = man
                .reach
                .into_iter()
                .filter(|from| attacks::attacks(*from, man.piece, self.steady).contains(square));
            if near > FEW {
                self.with_cover(square, beside, self.attacked, man, from.collect(), visit)?;
                continue;
            }
            let others = self.attackers.iter().enumerate().filter(|(other, _)| *other != index);
            let covered = others.fold(Bitboard::EMPTY, |all, (_, (_, attacked))| all | *attacked);
            for from in from {
                let rest = beside & !attacks::attacks(from, man.piece, self.steady);
                self.with_cover(square, rest, covered, man, Bitboard::from_square(from), visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// All squares of `beside` that are not covered otherwise must be blocked at once: by the winner's king, or
    /// by different men of the loser.
    fn with_cover(
        &self,
        square: Square,
        beside: Bitboard,
        covered: Bitboard,
        checker: &'a Man,
        checks_from: Bitboard,
        visit: &mut dyn FnMut(Picture<'a>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (open, helped) = (beside & !covered, beside & covered);
        let alone = if checks_from.count() == 1 { checks_from } else { Bitboard::EMPTY };
        if let Some(guards) = self.blocked(open, alone) {
            visit(Picture { loser_king: square, checker, checks_from, winner_king: None, guards, helped })?;
        }
        let near = self.winner_king & !king_attacks(square) & !Bitboard::from_square(square) & !alone;
        for king in near {
            let left = open & !king_attacks(king);
            if (king_attacks(king) & beside).any()
                && let Some(guards) = self.blocked(left, alone)
            {
                let helped = helped & !king_attacks(king);
                visit(Picture {
                    loser_king: square,
                    checker,
                    checks_from,
                    winner_king: Some(king),
                    guards,
                    helped,
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Assigns a different guard to every square, none on `taken`: a matching by augmenting paths.
    fn blocked(&self, squares: Bitboard, taken: Bitboard) -> Option<Vec<(&'a Man, Square)>> {
        if squares.count() > self.guards.len() || (squares & taken).any() {
            return None;
        }
        if squares.is_empty() {
            return Some(Vec::new());
        }
        let mut holds = [None; 32];
        for square in squares {
            if !self.place(square, &mut holds, &mut 0) {
                return None;
            }
        }
        Some(self.guards.iter().zip(holds).filter_map(|(guard, held)| Some((*guard, held?))).collect())
    }

    fn place(&self, square: Square, holds: &mut [Option<Square>; 32], tried: &mut u32) -> bool {
        for (index, guard) in self.guards.iter().enumerate() {
            if *tried & 1 << index != 0 || !guard.reach.contains(square) {
                continue;
            }
            *tried |= 1 << index;
            if holds[index].is_none_or(|held| self.place(held, holds, tried)) {
                holds[index] = Some(square);
                return true;
            }
        }
        false
    }
}

/// Every square a man might ever attack.
fn ever_attacked(man: &Man, steady: Bitboard) -> Bitboard {
    let mut attacked = Bitboard::EMPTY;
    for square in man.reach {
        attacked |= attacks::attacks(square, man.piece, steady);
    }
    attacked
}
