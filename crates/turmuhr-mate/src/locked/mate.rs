//! Can a king be mated anywhere inside the bounds?

use turmuhr_core::{
    Bitboard, Color, Role, Square,
    shakmaty::attacks::{self, king_attacks},
};

use super::{
    Safe,
    reach::{Man, Men},
};

/// For every square the losing king can get to, why he is not mated there; None if he might be.
pub(super) fn safe_everywhere(men: &Men, winner: Color) -> Option<Vec<(Square, Safe)>> {
    let of = |color: Color, king: bool| {
        men.men.iter().filter(move |man| man.piece.color == color && (man.piece.role == Role::King) == king)
    };
    let region = of(!winner, true).next()?.reach;
    let winner_king = of(winner, true).next()?.reach;
    let guards: Vec<Bitboard> = of(!winner, false).map(|man| man.reach).collect();
    let steady = men.steady();
    let mut attacked = Bitboard::EMPTY;
    for man in of(winner, false) {
        attacked |= ever_attacked(man, steady);
    }
    let mut safe = Vec::with_capacity(region.count());
    for square in region {
        if !attacked.contains(square) {
            safe.push((square, Safe::NeverAttacked));
            continue;
        }
        // Squares outside the region are barred to him anyway; attacked ones may be barred at the time.
        let open = king_attacks(square) & region & !attacked;
        if mated_on(square, open, winner_king, &guards) {
            return None;
        }
        safe.push((square, Safe::Escapes { among: open }));
    }
    Some(safe)
}

/// Every square a man might attack some day.
fn ever_attacked(man: &Man, steady: Bitboard) -> Bitboard {
    let mut attacked = Bitboard::EMPTY;
    for square in man.reach {
        attacked |= attacks::attacks(square, man.piece, steady);
    }
    attacked
}

/// Can all squares of `open` be taken from the king at once, by the winner's king or by distinct men of
/// his own beside him?
fn mated_on(square: Square, open: Bitboard, winner_king: Bitboard, guards: &[Bitboard]) -> bool {
    if open.is_empty() || blocked(open, guards) {
        return true;
    }
    let near = winner_king & !king_attacks(square) & !Bitboard::from_square(square);
    let mut tried = [Bitboard::EMPTY; 64];
    let mut count = 0;
    for king in near {
        let left = open & !king_attacks(king);
        if left == open || tried[..count].contains(&left) {
            continue;
        }
        tried[count] = left;
        count += 1;
        if blocked(left, guards) {
            return true;
        }
    }
    false
}

/// A different guard for every square: a matching, found by augmenting paths.
fn blocked(squares: Bitboard, guards: &[Bitboard]) -> bool {
    if squares.count() > guards.len() {
        return false;
    }
    let mut holds: Vec<Option<Square>> = vec![None; guards.len()];
    squares.into_iter().all(|square| place(square, guards, &mut holds, &mut vec![false; guards.len()]))
}

fn place(square: Square, guards: &[Bitboard], holds: &mut [Option<Square>], tried: &mut [bool]) -> bool {
    for guard in 0..guards.len() {
        if tried[guard] || !guards[guard].contains(square) {
            continue;
        }
        tried[guard] = true;
        if holds[guard].is_none_or(|held| place(held, guards, holds, tried)) {
            holds[guard] = Some(square);
            return true;
        }
    }
    false
}
