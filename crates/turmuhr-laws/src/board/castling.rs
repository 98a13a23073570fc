//! Castling: how a displacement of the king is read, and why castling is not legal (3.8.2, Guidelines II).

use turmuhr_core::{
    Bitboard, CastlingMode, CastlingSide, Chess, Color, File, Move, Piece, Position, Role, Square,
    shakmaty::attacks::between,
};

use super::{
    attack::attackers,
    legality::{Illegality, Moved},
};

/// Every reason why the player to move cannot castle on this side; none means it is legal.
pub fn why_cannot_castle(position: &Chess, side: CastlingSide) -> Vec<Illegality> {
    let color = position.turn();
    let board = position.board();
    let (Some(king), Some(rook)) = (board.king_of(color), position.castles().rook(color, side)) else {
        // 3.8.2.1: lost for good, so what prevents castling for the moment is moot.
        return vec![Illegality::CastlingRightLost { side, moved: moved(position, side) }];
    };
    let (king_to, rook_to) = (side.king_to(color), side.rook_to(color));
    let mut reasons = Vec::new();

    // 3.8.2.2.1: the square the king stands on, those it crosses, the one it is to occupy.
    let checkers = attackers(board, king, !color);
    if checkers.any() {
        reasons.push(Illegality::CastlingInCheck { by: checkers });
    }
    let crossed = outward(between(king, king_to), king)
        .map(|square| (square, attackers(board, square, !color)))
        .find(|(_, by)| by.any());
    if let Some((square, by)) = crossed {
        reasons.push(Illegality::CastlingThroughCheck { square, by });
    }
    // The arrival is judged as the board will be: in Chess960 the rook may leave its king exposed.
    let afterwards = board.occupied().without(king).without(rook).with(rook_to);
    let mut by = board.attacks_to(king_to, !color, afterwards);
    if king_to == king {
        by = by.without(checkers);
    }
    if by.any() {
        reasons.push(Illegality::CastlingIntoCheck { square: king_to, by });
    }

    // 3.8.2.2.2; in Chess960 II.3.2.7.4 and II.3.2.7.5. The path leaves out this king and this rook.
    let in_the_way = position.castles().path(color, side) & board.occupied();
    if let Some(by) = outward(in_the_way, king).next() {
        reasons.push(Illegality::CastlingBlocked { by });
    }
    reasons
}

/// As [`why_cannot_castle`]; the moves played since `start` show which piece has moved.
pub fn why_cannot_castle_in_game(
    position: &Chess,
    side: CastlingSide,
    played: &[Move],
    start: &Chess,
) -> Vec<Illegality> {
    let reasons = why_cannot_castle(position, side);
    recall(reasons, position.turn(), played, start)
}

/// Which of king and rook moved first and lost the right on this side, by the moves of the game.
///
/// A rook captured on its square counts as moved: no other rook can take its place. `None` means that
/// neither has moved since `start`.
pub fn what_moved(start: &Chess, played: &[Move], color: Color, side: CastlingSide) -> Option<Moved> {
    let rook = start.castles().rook(color, side).or_else(|| original_rook(start, color, side));
    let mut mover = start.turn();
    for m in played {
        if mover == color && m.role() == Role::King {
            return Some(Moved::King);
        }
        let square = if mover == color { m.from() } else { Some(m.to()) };
        if square == rook {
            return Some(Moved::Rook);
        }
        mover = !mover;
    }
    None
}

/// What a displacement of the king means when it is read as castling.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Castling {
    To(CastlingSide),
    /// Towards a rook of Chess960 that is not the one from the starting position.
    WithMovedRook(CastlingSide),
}

impl Castling {
    /// Reads a displacement of the king of the player to move; `None` if it is not castling.
    ///
    /// Castling is two squares from e1 (e8) in standard chess. In Chess960 it is two or more along the rank
    /// to the c- or g-file; a single step never means castling (II.3.2.6). In both it can be onto the rook.
    pub(super) fn read(position: &Chess, from: Square, to: Square) -> Option<Castling> {
        let color = position.turn();
        if from.rank() != color.backrank() || to.rank() != color.backrank() {
            return None;
        }
        let castles = position.castles();
        if let Some(side) = CastlingSide::ALL.into_iter().find(|side| castles.rook(color, *side) == Some(to))
        {
            return Some(Castling::To(side));
        }
        let by_arrival = CastlingSide::ALL.into_iter().find(|side| side.king_to(color) == to);
        match castles.mode() {
            CastlingMode::Standard if from.file() == File::E => by_arrival.map(Castling::To),
            CastlingMode::Standard => None,
            CastlingMode::Chess960 => {
                by_arrival.filter(|_| from.distance(to) >= 2).map(Castling::To).or_else(|| {
                    let onto_rook = position.our(Role::Rook).contains(to);
                    onto_rook.then(|| Castling::WithMovedRook(CastlingSide::from_king_side(from < to)))
                })
            }
        }
    }

    /// The side on which this may be castling.
    pub(super) const fn side(self) -> Option<CastlingSide> {
        match self {
            Castling::To(side) => Some(side),
            Castling::WithMovedRook(_) => None,
        }
    }

    pub(super) fn why_not(self, position: &Chess) -> Vec<Illegality> {
        match self {
            Castling::To(side) => why_cannot_castle(position, side),
            // If the right is held, it is held with another rook: this one has moved.
            Castling::WithMovedRook(side) if position.castles().has(position.turn(), side) => {
                vec![Illegality::CastlingRightLost { side, moved: Moved::Rook }]
            }
            Castling::WithMovedRook(side) => why_cannot_castle(position, side),
        }
    }
}

/// Replaces what the position leaves open by what the moves show.
pub(super) fn recall(
    mut reasons: Vec<Illegality>,
    color: Color,
    played: &[Move],
    start: &Chess,
) -> Vec<Illegality> {
    for reason in &mut reasons {
        if let Illegality::CastlingRightLost { side, moved } = reason {
            *moved = what_moved(start, played, color, *side).unwrap_or(*moved);
        }
    }
    reasons
}

/// Which piece has moved, as exactly as the position alone allows.
fn moved(position: &Chess, side: CastlingSide) -> Moved {
    let color = position.turn();
    let king = position.board().king_of(color);
    let king_away = match position.castles().mode() {
        CastlingMode::Standard => king != Some(Square::from_coords(File::E, color.backrank())),
        // II.2: the king starts on the first rank between the rooks, so never in a corner.
        CastlingMode::Chess960 => !king
            .is_some_and(|king| king.rank() == color.backrank() && !matches!(king.file(), File::A | File::H)),
    };
    let rook = Piece { color, role: Role::Rook };
    let rook_away = original_rook(position, color, side)
        .is_some_and(|square| position.board().piece_at(square) != Some(rook));
    if king_away {
        Moved::King
    } else if rook_away || position.castles().has(color, !side) {
        // The right on the other side shows that the king has not moved.
        Moved::Rook
    } else {
        Moved::KingOrRook
    }
}

/// Where the rook stands at the start; in Chess960 without the right nobody knows.
fn original_rook(position: &Chess, color: Color, side: CastlingSide) -> Option<Square> {
    let file = match (position.castles().mode(), side) {
        (CastlingMode::Chess960, _) => return None,
        (CastlingMode::Standard, CastlingSide::KingSide) => File::H,
        (CastlingMode::Standard, CastlingSide::QueenSide) => File::A,
    };
    Some(Square::from_coords(file, color.backrank()))
}

/// The squares of one rank, the nearest to `from` first.
fn outward(squares: Bitboard, from: Square) -> impl Iterator<Item = Square> {
    let mut squares: Vec<Square> = squares.into_iter().collect();
    squares.sort_by_key(|square| square.distance(from));
    squares.into_iter()
}
