//! Checks, and the one move that must have come before.

use turmuhr_core::{
    Bitboard, Board, CastlingMode, CastlingSide, Color, File, Piece, Rank, Role, Setup, Square,
    shakmaty::attacks::{attacks, king_attacks, pawn_attacks},
};

use super::{super::chess960::StartNumber, Impossibility, homes::Homes};

/// Checks that nobody can have left standing.
pub(super) fn checks(setup: &Setup) -> Vec<Impossibility> {
    let board = &setup.board;
    let (Some(white), Some(black)) = (board.king_of(Color::White), board.king_of(Color::Black)) else {
        return Vec::new();
    };
    if king_attacks(white).contains(black) {
        return vec![Impossibility::KingsAdjacent { white, black }];
    }
    let white_by = board.attacks_to(white, Color::Black, board.occupied());
    let black_by = board.attacks_to(black, Color::White, board.occupied());
    let opponent_by = setup.turn.fold_wb(black_by, white_by);
    if white_by.any() && black_by.any() {
        vec![Impossibility::BothKingsInCheck { white_by, black_by }]
    } else if opponent_by.any() {
        vec![Impossibility::OpponentInCheck { by: opponent_by }]
    } else {
        Vec::new()
    }
}

/// Takes back every move the player not to move can have made. After one of them, at least, the player
/// to move was not in check before it; otherwise the check, or the position, cannot have arisen.
pub(super) fn last_move(setup: &Setup, homes: &Homes, mode: CastlingMode) -> Option<Impossibility> {
    let board = &setup.board;
    let mover = !setup.turn;
    // Nobody has moved yet. Everywhere else the player not to move has.
    if setup.turn == Color::White && StartNumber::of_board(board).is_some() {
        return None;
    }
    if before(board, mover, homes, mode).iter().any(|earlier| !check_before(earlier, mover)) {
        return None;
    }
    let king = board.king_of(setup.turn)?;
    let by = board.attacks_to(king, mover, board.occupied());
    Some(if by.any() {
        Impossibility::ImpossibleCheck { by }
    } else {
        Impossibility::NoLastMove { color: mover }
    })
}

/// Was the opponent of `mover` in check although `mover` was to move?
pub(super) fn check_before(board: &Board, mover: Color) -> bool {
    board.king_of(!mover).is_none_or(|king| board.attacks_to(king, mover, board.occupied()).any())
}

/// A pawn's first move over two squares.
pub(super) struct DoubleStep {
    pub(super) from: Square,
    pub(super) to: Square,
}

impl DoubleStep {
    /// The step that passes over a square of the mover's third rank.
    pub(super) fn over(square: Square, mover: Color) -> Option<DoubleStep> {
        let forward = forward(mover);
        Some(DoubleStep { from: square.offset(-forward)?, to: square.offset(forward)? })
    }

    pub(super) fn taken_back(&self, board: &Board, mover: Color) -> Board {
        moved(board, self.to, self.from, mover.pawn())
    }
}

/// Every board from which one move of `mover` leads to this one, and perhaps others. Which piece was captured
/// stays open; it matters only that it stood in the way.
fn before(board: &Board, mover: Color, homes: &Homes, mode: CastlingMode) -> Vec<Board> {
    let mut boards = Vec::new();
    let pawn_missing = (board.pawns() & board.by_color(mover)).count() < 8;
    for to in board.by_color(mover) & !homes.permanent {
        let Some(piece) = board.piece_at(to) else { continue };
        match piece.role {
            Role::Pawn => pawn_moves(board, to, mover, &mut boards),
            _ => {
                let without = board.occupied().without(to);
                let came_from = attacks(to, piece, without) & !board.occupied();
                boards.extend(came_from.into_iter().flat_map(|from| with_capture(board, to, from, piece)));
                if to.rank() == mover.fold_wb(Rank::Eighth, Rank::First)
                    && piece.role != Role::King
                    && pawn_missing
                {
                    advances(board, to, mover, &mut boards);
                }
            }
        }
    }
    castling(board, mover, homes, mode, &mut boards);
    boards
}

fn pawn_moves(board: &Board, to: Square, mover: Color, boards: &mut Vec<Board>) {
    let (home, third) = mover.fold_wb((Rank::Second, Rank::Third), (Rank::Seventh, Rank::Sixth));
    if to.rank() == home {
        return;
    }
    advances(board, to, mover, boards);
    let passed = to.offset(-forward(mover));
    if let Some(passed) = passed.filter(|square| square.rank() == third)
        && let Some(step) = DoubleStep::over(passed, mover)
        && (board.occupied() & (Bitboard::from_square(passed) | Bitboard::from_square(step.from))).is_empty()
    {
        boards.push(step.taken_back(board, mover));
    }
    // En passant: the captured pawn stood beside the capturing one and had just left its original square.
    let (Some(victim), Some(origin)) = (passed, to.offset(forward(mover))) else { return };
    let gone = (board.pawns() & board.by_color(!mover)).count() < 8;
    let free = Bitboard::from_square(victim) | Bitboard::from_square(origin);
    if gone && to.rank() == mover.fold_wb(Rank::Sixth, Rank::Third) && (board.occupied() & free).is_empty() {
        for from in pawn_attacks(!mover, to) & !board.occupied() {
            let mut earlier = moved(board, to, from, mover.pawn());
            earlier.set_piece_at(victim, (!mover).pawn());
            boards.push(earlier);
        }
    }
}

/// A pawn's step forward, or its capture.
fn advances(board: &Board, to: Square, mover: Color, boards: &mut Vec<Board>) {
    if let Some(from) = to.offset(-forward(mover)).filter(|from| !board.occupied().contains(*from)) {
        boards.push(moved(board, to, from, mover.pawn()));
    }
    if something_captured(board, mover) {
        for from in pawn_attacks(!mover, to) & !board.occupied() {
            boards.push(captured(board, to, from, mover.pawn()));
        }
    }
}

/// Castling taken back. Both kinds of chess end on the same squares. In Chess960 king and rook can have begun
/// anywhere on the rank, the rook on the side of castling.
fn castling(board: &Board, mover: Color, homes: &Homes, mode: CastlingMode, boards: &mut Vec<Board>) {
    let rank = Bitboard::from_rank(mover.backrank());
    for side in CastlingSide::ALL {
        let (king_to, rook_to) = (side.king_to(mover), side.rook_to(mover));
        let castled = board.piece_at(king_to) == Some(mover.king())
            && board.piece_at(rook_to) == Some(mover.rook())
            && !homes.permanent.contains(king_to)
            && !homes.permanent.contains(rook_to);
        if !castled {
            continue;
        }
        let mut bare = board.clone();
        bare.discard_piece_at(king_to);
        bare.discard_piece_at(rook_to);
        for king in rank & !bare.occupied() {
            for rook in rank & !bare.occupied() {
                if could_castle(king, rook, side, mode) {
                    let mut earlier = bare.clone();
                    earlier.set_piece_at(king, mover.king());
                    earlier.set_piece_at(rook, mover.rook());
                    boards.push(earlier);
                }
            }
        }
    }
}

fn could_castle(king: Square, rook: Square, side: CastlingSide, mode: CastlingMode) -> bool {
    match (mode, side) {
        (CastlingMode::Standard, CastlingSide::KingSide) => (king.file(), rook.file()) == (File::E, File::H),
        (CastlingMode::Standard, CastlingSide::QueenSide) => (king.file(), rook.file()) == (File::E, File::A),
        (CastlingMode::Chess960, CastlingSide::KingSide) => king < rook,
        (CastlingMode::Chess960, CastlingSide::QueenSide) => rook < king,
    }
}

/// The move taken back, without a capture, and with one if a piece is missing.
fn with_capture(board: &Board, to: Square, from: Square, piece: Piece) -> Vec<Board> {
    let mut boards = vec![moved(board, to, from, piece)];
    if something_captured(board, piece.color) {
        boards.push(captured(board, to, from, piece));
    }
    boards
}

fn something_captured(board: &Board, by: Color) -> bool {
    board.by_color(!by).count() < 16
}

fn moved(board: &Board, to: Square, from: Square, piece: Piece) -> Board {
    let mut earlier = board.clone();
    earlier.discard_piece_at(to);
    earlier.set_piece_at(from, piece);
    earlier
}

/// A knight stands for whatever was captured: here it only matters that it stood in the way.
fn captured(board: &Board, to: Square, from: Square, piece: Piece) -> Board {
    let mut earlier = moved(board, to, from, piece);
    earlier.set_piece_at(to, (!piece.color).knight());
    earlier
}

fn forward(mover: Color) -> i32 {
    mover.fold_wb(8, -8)
}
