//! Attacks of many men at once: whole sets are shifted, so a set costs as little as one man.

use turmuhr_core::{Bitboard, Board, Color, Role, shakmaty::attacks};

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
const NOT_AB: u64 = 0xfcfc_fcfc_fcfc_fcfc;
const NOT_GH: u64 = 0x3f3f_3f3f_3f3f_3f3f;

/// Squares attacked by men of this role from any of these squares.
pub(super) fn by_role(role: Role, color: Color, from: Bitboard, occupied: Bitboard) -> Bitboard {
    if let Some(square) = from.single_square() {
        return attacks::attacks(square, role.of(color), occupied);
    }
    match role {
        Role::Pawn => by_pawns(color, from),
        Role::Knight => by_knights(from),
        Role::Bishop => by_bishops(from, occupied),
        Role::Rook => by_rooks(from, occupied),
        Role::Queen => by_bishops(from, occupied) | by_rooks(from, occupied),
        Role::King => by_kings(from),
    }
}

/// Squares attacked by these men of one colour, kings included.
pub(super) fn by_men(board: &Board, color: Color, men: Bitboard, occupied: Bitboard) -> Bitboard {
    let mut attacked = by_pawns(color, board.pawns() & men)
        | by_knights(board.knights() & men)
        | by_kings(board.kings() & men);
    // These are so few that single lookups are faster.
    for square in board.bishops_and_queens() & men {
        attacked |= attacks::bishop_attacks(square, occupied);
    }
    for square in board.rooks_and_queens() & men {
        attacked |= attacks::rook_attacks(square, occupied);
    }
    attacked
}

pub(super) fn by_pawns(color: Color, from: Bitboard) -> Bitboard {
    let from = from.0;
    Bitboard(
        color.fold_wb((from << 7) & NOT_H | (from << 9) & NOT_A, (from >> 7) & NOT_A | (from >> 9) & NOT_H),
    )
}

pub(super) fn by_knights(from: Bitboard) -> Bitboard {
    let from = from.0;
    Bitboard(
        (from << 17 | from >> 15) & NOT_A
            | (from << 15 | from >> 17) & NOT_H
            | (from << 10 | from >> 6) & NOT_AB
            | (from << 6 | from >> 10) & NOT_GH,
    )
}

pub(super) fn by_kings(from: Bitboard) -> Bitboard {
    let from = from.0;
    let beside = (from << 1) & NOT_A | (from >> 1) & NOT_H;
    let row = from | beside;
    Bitboard(beside | row << 8 | row >> 8)
}

fn by_rooks(from: Bitboard, occupied: Bitboard) -> Bitboard {
    let (from, empty) = (from.0, !occupied.0);
    Bitboard(
        up::<8>(from, empty, u64::MAX)
            | down::<8>(from, empty, u64::MAX)
            | up::<1>(from, empty, NOT_A)
            | down::<1>(from, empty, NOT_H),
    )
}

fn by_bishops(from: Bitboard, occupied: Bitboard) -> Bitboard {
    let (from, empty) = (from.0, !occupied.0);
    Bitboard(
        up::<9>(from, empty, NOT_A)
            | up::<7>(from, empty, NOT_H)
            | down::<9>(from, empty, NOT_H)
            | down::<7>(from, empty, NOT_A),
    )
}

/// Seven steps in one direction by three doublings, then the step onto the first man.
fn up<const BY: u32>(mut from: u64, empty: u64, mask: u64) -> u64 {
    let mut open = empty & mask;
    from |= open & (from << BY);
    open &= open << BY;
    from |= open & (from << (2 * BY));
    open &= open << (2 * BY);
    from |= open & (from << (4 * BY));
    (from << BY) & mask
}

fn down<const BY: u32>(mut from: u64, empty: u64, mask: u64) -> u64 {
    let mut open = empty & mask;
    from |= open & (from >> BY);
    open &= open >> BY;
    from |= open & (from >> (2 * BY));
    open &= open >> (2 * BY);
    from |= open & (from >> (4 * BY));
    (from >> BY) & mask
}

#[cfg(test)]
mod tests {
    use turmuhr_core::Square;
    use turmuhr_testkit::Dice;

    use super::*;

    #[test]
    fn a_set_attacks_what_its_men_attack() {
        let mut dice = Dice(1);
        let mut chance = || dice.number();
        for _ in 0..2_000 {
            let occupied = Bitboard(chance() & chance());
            let from = Bitboard(chance() & chance() & chance());
            for color in Color::ALL {
                for role in Role::ALL {
                    let one = |square: Square| attacks::attacks(square, role.of(color), occupied);
                    let all = from.into_iter().fold(Bitboard::EMPTY, |all, square| all | one(square));
                    assert_eq!(by_role(role, color, from, occupied), all, "{role:?} {color} {from:?}");
                }
            }
        }
    }
}
