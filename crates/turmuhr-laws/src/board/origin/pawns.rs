//! What the pawns must have captured to stand where they stand.

use turmuhr_core::{Bitboard, Board, Color, Rank, Square};

use super::{Impossibility, homes::Homes};

/// Pawns change files by capturing; there must be enough missing pieces for that.
pub(super) fn captures(board: &Board, homes: &Homes) -> Vec<Impossibility> {
    let mut reasons = Vec::new();
    for color in Color::ALL {
        let pawns = board.pawns() & board.by_color(color);
        let available = capturable(board, homes, color);
        match fewest_captures(pawns, color) {
            None => reasons.push(Impossibility::PawnsMisplaced { color, pawns }),
            Some(needed) if needed > available => {
                reasons.push(Impossibility::PawnCaptures { color, needed, available });
            }
            Some(_) => {}
        }
    }
    if board.occupied().count() == 32 && reasons.is_empty() {
        reasons.extend(passed(board));
    }
    reasons
}

/// How many enemy pieces pawns of this colour can have captured: those missing, less those that were
/// captured at home, out of every pawn's way.
fn capturable(board: &Board, homes: &Homes, color: Color) -> usize {
    let enemy = board.by_color(!color);
    let missing = 16_usize.saturating_sub(enemy.count());
    let targets = homes.pawn_targets(color);
    let captured_at_home = homes
        .originals
        .get(!color)
        .iter()
        .filter(|(role, reach)| {
            (enemy & board.by_role(*role) & *reach).is_empty() && (*reach & targets).is_empty()
        })
        .count();
    missing.saturating_sub(captured_at_home)
}

/// The least number of captures, over all ways to assign pawns to the files they came from.
fn fewest_captures(pawns: Bitboard, color: Color) -> Option<usize> {
    // For every set of files used up so far, the cheapest way to get there.
    let mut cheapest = [None; 256];
    cheapest[0] = Some(0);
    for pawn in pawns {
        let advanced = advanced(pawn, color);
        let mut next = [None; 256];
        for (taken, so_far) in cheapest.iter().enumerate() {
            let Some(so_far) = *so_far else { continue };
            for file in 0..8_usize {
                let captures = pawn.file().to_usize().abs_diff(file);
                if taken & (1 << file) != 0 || captures > advanced {
                    continue;
                }
                let total: usize = so_far + captures;
                let place = &mut next[taken | (1 << file)];
                if place.is_none_or(|best| total < best) {
                    *place = Some(total);
                }
            }
        }
        cheapest = next;
    }
    cheapest.into_iter().flatten().min()
}

/// Ranks between the pawn and its original rank; it moved forward that often at most.
fn advanced(pawn: Square, color: Color) -> usize {
    let home = color.fold_wb(Rank::Second, Rank::Seventh);
    pawn.rank().distance(home) as usize
}

/// With all thirty-two on the board, the two pawns of a file still face each other.
fn passed(board: &Board) -> Option<Impossibility> {
    let white_pawns = board.pawns() & board.by_color(Color::White);
    let black_pawns = board.pawns() & board.by_color(Color::Black);
    white_pawns.into_iter().find_map(|white| {
        let file = Bitboard::from_file(white.file());
        let black = (black_pawns & file).into_iter().find(|black| black.rank() < white.rank())?;
        Some(Impossibility::PawnsPassed { white, black })
    })
}
