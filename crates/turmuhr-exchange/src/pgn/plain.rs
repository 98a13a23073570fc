//! Moves with an obvious reading: only one man can go there, it is not pinned, and there is no check.
//!
//! Most moves of an archive are like that, and need no list of legal moves.

use turmuhr_core::{
    Bitboard, Chess, Move, Position, Rank, Role, Square,
    shakmaty::{
        attacks::{self, pawn_attacks, queen_attacks},
        san::San,
    },
};

/// The move if it is obvious; `None` if all rules are needed.
pub(super) fn plain_move(position: &Chess, san: &San) -> Option<Move> {
    let San::Normal { role, file, rank, capture, to, promotion: None } = *san else { return None };
    let board = position.board();
    let (us, turn, occupied) = (position.us(), position.turn(), board.occupied());
    if position.is_check() || us.contains(to) || capture != occupied.contains(to) {
        return None;
    }
    let men = board.by_role(role) & us;
    let mut candidates: Bitboard = match role {
        Role::King => {
            let from = board.king_of(turn)?;
            if board.attacks_to(to, !turn, occupied.without(from)).any() {
                return None;
            }
            attacks::king_attacks(to) & men
        }
        Role::Pawn if Bitboard::BACKRANKS.contains(to) => return None,
        Role::Pawn if capture => pawn_attacks(!turn, to) & men,
        Role::Pawn => {
            let back = turn.fold_wb(-8, 8);
            let behind = to.offset(back)?;
            if occupied.contains(behind) {
                Bitboard::from(behind) & men
            } else {
                let double = turn.fold_wb(Rank::Fourth, Rank::Fifth);
                Bitboard::from_rank(double).contains(to).then(|| behind.offset(back)).flatten()?.into()
            }
        }
        _ => attacks::attacks(to, role.of(turn), occupied) & men,
    };
    if let Some(file) = file {
        candidates &= Bitboard::from_file(file);
    }
    if let Some(rank) = rank {
        candidates &= Bitboard::from_rank(rank);
    }
    let from = (candidates & men).single_square()?;
    if role != Role::King && is_pinned(position, from) {
        return None;
    }
    Some(Move::Normal { role, from, capture: board.role_at(to), to, promotion: None })
}

/// Would the king be attacked without this man?
fn is_pinned(position: &Chess, from: Square) -> bool {
    let board = position.board();
    let Some(king) = board.king_of(position.turn()) else { return true };
    // A pin needs a line with the king.
    if !queen_attacks(king, Bitboard::EMPTY).contains(from) {
        return false;
    }
    let (open, them) = (board.occupied().without(from), position.them());
    (attacks::rook_attacks(king, open) & board.rooks_and_queens() & them).any()
        || (attacks::bishop_attacks(king, open) & board.bishops_and_queens() & them).any()
}

#[cfg(test)]
mod tests {
    use turmuhr_core::shakmaty::san::SanPlus;
    use turmuhr_testkit::{Dice, game};

    use super::*;

    #[test]
    fn a_plain_move_is_the_one_the_rules_find() {
        let (mut dice, mut all, mut plain) = (Dice(9), 0, 0);
        for _ in 0..40 {
            game(&mut dice, 150, |_, _, at| {
                for m in &at.legal_moves() {
                    let written = SanPlus::from_move(at.clone(), *m).san;
                    // Also nonstandard forms: without file and rank, with the wrong capture sign.
                    let without = |change: bool| match written {
                        San::Normal { role, to, capture, promotion, .. } => {
                            let capture = capture != change;
                            San::Normal { role, file: None, rank: None, capture, to, promotion }
                        }
                        other => other,
                    };
                    for san in [written, without(true), without(false)] {
                        all += 1;
                        if let Some(found) = plain_move(at, &san) {
                            plain += 1;
                            assert_eq!(san.to_move(at), Ok(found), "{san} in {at:?}");
                        }
                    }
                }
                true
            });
        }
        assert!(plain * 4 > all, "{plain} of {all}");
    }
}
