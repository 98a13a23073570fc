//! Numbers: kings, pawns, pieces, and promotions enough to explain them.

use turmuhr_core::{Bitboard, Board, Color, Rank, Role, Setup, Square};

use super::{Impossibility, homes::Homes};

/// What is wrong whatever the history; the other questions need two kings and pawns on the board.
pub(super) fn counts(setup: &Setup) -> Vec<Impossibility> {
    let board = &setup.board;
    let mut reasons = Vec::new();
    for color in Color::ALL {
        let own = board.by_color(color);
        let kings = own & board.kings();
        if kings.count() != 1 {
            reasons.push(Impossibility::KingCount { color, kings });
        }
        if own.count() > 16 {
            reasons.push(Impossibility::TooManyPieces { color, count: own.count() });
        }
        let pawns = (own & board.pawns()).count();
        if pawns > 8 {
            reasons.push(Impossibility::TooManyPawns { color, count: pawns });
        }
    }
    let back_ranks = Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth);
    let pawns = board.pawns() & back_ranks;
    if pawns.any() {
        reasons.push(Impossibility::PawnsOnBackRank { pawns });
    }
    reasons
}

/// Pieces that are neither original nor promoted.
pub(super) fn promotions(board: &Board, homes: &Homes) -> Vec<Impossibility> {
    let mut reasons = Vec::new();
    for color in Color::ALL {
        let own = board.by_color(color);
        let missing = 8_usize.saturating_sub((own & board.pawns()).count());
        let surplus = surplus(board, color);
        if surplus > missing {
            reasons.push(Impossibility::TooManyPromotions { color, promoted: surplus, missing });
            continue;
        }
        let mut promoted = 0;
        let mut out_of_reach = Bitboard::EMPTY;
        for role in [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
            let pieces = own & board.by_role(role);
            let reaches: Vec<Bitboard> = homes
                .originals
                .get(color)
                .iter()
                .filter(|(kind, _)| *kind == role)
                .map(|(_, at)| *at)
                .collect();
            let by_promotion = if role == Role::King { Bitboard::EMPTY } else { homes.promoted(color, role) };
            match fewest_promoted(pieces, &reaches, by_promotion) {
                Some(fewest) => {
                    promoted += fewest;
                    if fewest > 0 {
                        out_of_reach |= strangers(pieces, &reaches);
                    }
                }
                None => {
                    reasons.push(Impossibility::OutOfReach { color, pieces: strangers(pieces, &reaches) });
                }
            }
        }
        if promoted > missing {
            reasons.push(Impossibility::OutOfReach { color, pieces: out_of_reach });
        }
    }
    reasons
}

/// Pieces beyond the original number; of bishops there is one for each colour of square.
fn surplus(board: &Board, color: Color) -> usize {
    let own = board.by_color(color);
    let bishops = own & board.bishops();
    (own & board.queens()).count().saturating_sub(1)
        + (own & board.rooks()).count().saturating_sub(2)
        + (own & board.knights()).count().saturating_sub(2)
        + (bishops & Bitboard::LIGHT_SQUARES).count().saturating_sub(1)
        + (bishops & Bitboard::DARK_SQUARES).count().saturating_sub(1)
}

/// The least number of promoted ones among `pieces`, each of the others being an original within its
/// reach; `None` if some piece can be neither.
fn fewest_promoted(pieces: Bitboard, originals: &[Bitboard], by_promotion: Bitboard) -> Option<usize> {
    let Some((reach, others)) = originals.split_first() else {
        return (pieces & !by_promotion).is_empty().then(|| pieces.count());
    };
    let captured = fewest_promoted(pieces, others, by_promotion);
    let standing = (pieces & *reach)
        .into_iter()
        .filter_map(|square: Square| fewest_promoted(pieces.without(square), others, by_promotion));
    standing.chain(captured).min()
}

/// The pieces no original can be; if each can be one but not all at once, all of them.
fn strangers(pieces: Bitboard, originals: &[Bitboard]) -> Bitboard {
    let known = originals.iter().fold(Bitboard::EMPTY, |known, reach| known | *reach);
    if (pieces & !known).any() { pieces & !known } else { pieces }
}
