//! What a position says about its past: castling rights, en passant square, move counters.

use turmuhr_core::{Bitboard, CastlingMode, Color, File, Rank, Role, Setup, Square};

use super::{EnPassantFault, Impossibility, last_move};

pub(super) fn castling_rights(setup: &Setup, mode: CastlingMode) -> Vec<Impossibility> {
    let mut reasons: Vec<Impossibility> = setup
        .castling_rights
        .into_iter()
        .filter(|rook| !right_can_exist(setup, *rook, mode))
        .map(|rook| Impossibility::CastlingRight { rook })
        .collect();
    // Two rights on one side of the king: one of the two rooks has come there.
    for color in Color::ALL {
        let Some(king) = setup.board.king_of(color) else { continue };
        let rooks = setup.castling_rights & Bitboard::from_rank(color.backrank());
        let (left, right): (Vec<Square>, Vec<Square>) = rooks.into_iter().partition(|rook| *rook < king);
        for side in [left, right] {
            reasons.extend(side.iter().skip(1).map(|rook| Impossibility::CastlingRight { rook: *rook }));
        }
    }
    reasons
}

/// Are king and rook where both must have stood since the game began?
pub(super) fn right_can_exist(setup: &Setup, rook: Square, mode: CastlingMode) -> bool {
    let Some(color) = Color::ALL.into_iter().find(|color| color.backrank() == rook.rank()) else {
        return false;
    };
    let own = setup.board.by_color(color);
    let Some(king) = setup.board.king_of(color) else { return false };
    if setup.board.role_at(rook) != Some(Role::Rook) || !own.contains(rook) || king.rank() != rook.rank() {
        return false;
    }
    match mode {
        CastlingMode::Standard => king.file() == File::E && matches!(rook.file(), File::A | File::H),
        // The king began between two rooks.
        CastlingMode::Chess960 => !matches!(king.file(), File::A | File::H),
    }
}

pub(super) fn en_passant(setup: &Setup) -> Option<Impossibility> {
    let square = setup.ep_square?;
    let fault = en_passant_fault(setup, square)?;
    Some(Impossibility::EnPassant { square, fault })
}

fn en_passant_fault(setup: &Setup, square: Square) -> Option<EnPassantFault> {
    let mover = !setup.turn;
    if square.rank() != mover.fold_wb(Rank::Third, Rank::Sixth) {
        return Some(EnPassantFault::Rank);
    }
    let Some(step) = last_move::DoubleStep::over(square, mover) else {
        return Some(EnPassantFault::Rank);
    };
    if setup.board.piece_at(step.to) != Some(mover.pawn()) {
        return Some(EnPassantFault::NoPawn);
    }
    if setup.board.occupied().contains(square) || setup.board.occupied().contains(step.from) {
        return Some(EnPassantFault::Occupied);
    }
    if setup.halfmoves > 0 {
        return Some(EnPassantFault::Clock);
    }
    last_move::check_before(&step.taken_back(&setup.board, mover), mover)
        .then_some(EnPassantFault::CheckBefore)
}

pub(super) fn counters(setup: &Setup) -> Option<Impossibility> {
    let moves = setup.fullmoves.get() - 1;
    let plies = moves.saturating_mul(2).saturating_add(setup.turn.fold_wb(0, 1));
    (setup.halfmoves > plies)
        .then_some(Impossibility::ClockAheadOfMoves { halfmoves: setup.halfmoves, plies })
}
