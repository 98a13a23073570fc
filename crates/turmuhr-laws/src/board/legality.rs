//! Why an attempted move is not legal (3.10.1, 3.10.2).

use turmuhr_core::{
    Bitboard, CastlingSide, Chess, Citation, Edition, Move, Piece, Position, Rank, Role, Square,
    shakmaty::attacks,
};

use super::{
    articles::board_articles,
    castling::{Castling, recall},
};

pub use super::castling::{why_cannot_castle, why_cannot_castle_in_game};

/// A displacement somebody attempts: with the hand, on paper or by word.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Attempt {
    /// The square the piece leaves.
    pub from: Square,
    /// The square the piece goes to; in Chess960 castling may name the rook's square.
    pub to: Square,
    /// The piece a pawn becomes.
    pub promotion: Option<Role>,
}

/// One reason why an attempt is not a legal move.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Illegality {
    /// Nothing stands on the square of departure.
    EmptySquare {
        /// The square of departure.
        at: Square,
    },
    /// The piece belongs to the opponent of the player to move.
    NotYourPiece {
        /// The square of departure.
        at: Square,
    },
    /// No piece of this kind can be meant (written and spoken moves only).
    NoSuchPiece {
        /// The piece that was written or said.
        role: Role,
    },
    /// A piece of the mover's own colour stands on the square of arrival.
    OwnPiece {
        /// The square of arrival.
        at: Square,
    },
    /// Not the way this piece moves, whatever stands on the board.
    NotItsMove {
        /// The piece that was moved.
        role: Role,
    },
    /// Bishop, rook or queen would pass over this piece.
    Jump {
        /// The nearest piece in the way.
        over: Square,
    },
    /// The square straight ahead of the pawn is occupied.
    PawnBlocked {
        /// The occupied square.
        by: Square,
    },
    /// One of the two squares of the double step is occupied.
    DoubleStepBlocked {
        /// The occupied square.
        by: Square,
    },
    /// Two squares ahead, but the pawn has left its original square.
    DoubleStepTooLate,
    /// Pawns move diagonally only to capture, and there is nothing to capture.
    NothingToCapture {
        /// The empty square.
        at: Square,
    },
    /// The pawn beside it did not advance two squares on the move just made.
    EnPassantTooLate {
        /// The pawn that would be captured.
        pawn: Square,
    },
    /// Kings are never captured.
    KingCapture {
        /// The square of the king.
        at: Square,
    },
    /// The mover's king would be left or placed in check by these pieces.
    SelfCheck {
        /// The pieces that would give check.
        by: Bitboard,
    },
    /// The right to castle on this side is lost for good.
    CastlingRightLost {
        /// The side of castling.
        side: CastlingSide,
        /// The piece whose move lost the right.
        moved: Moved,
    },
    /// The king stands in check.
    CastlingInCheck {
        /// The pieces that give check.
        by: Bitboard,
    },
    /// A square the king must cross is attacked.
    CastlingThroughCheck {
        /// The attacked square.
        square: Square,
        /// The pieces that attack it.
        by: Bitboard,
    },
    /// The square the king is to occupy is attacked.
    CastlingIntoCheck {
        /// The attacked square.
        square: Square,
        /// The pieces that attack it.
        by: Bitboard,
    },
    /// A piece stands between king and rook, or where one of them must pass or arrive.
    CastlingBlocked {
        /// The nearest piece in the way.
        by: Square,
    },
    /// The pawn reaches the last rank and no piece is chosen.
    PromotionMissing,
    /// A pawn cannot become this.
    PromotionImpossible {
        /// The piece that was asked for.
        role: Role,
    },
    /// A promotion is announced where no pawn reaches the last rank.
    NoPromotion,
}

/// Which piece has moved and so lost the right to castle.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Moved {
    /// The king: both rights are lost.
    King,
    /// The rook of this side.
    Rook,
    /// The position alone does not tell.
    KingOrRook,
}

impl Illegality {
    /// The short name that machines read; it never changes.
    pub const fn code(self) -> &'static str {
        match self {
            Illegality::EmptySquare { .. } => "empty-square",
            Illegality::NotYourPiece { .. } => "not-your-piece",
            Illegality::NoSuchPiece { .. } => "no-such-piece",
            Illegality::OwnPiece { .. } => "own-piece",
            Illegality::NotItsMove { .. } => "not-its-move",
            Illegality::Jump { .. } => "jump",
            Illegality::PawnBlocked { .. } => "pawn-blocked",
            Illegality::DoubleStepBlocked { .. } => "double-step-blocked",
            Illegality::DoubleStepTooLate => "double-step-too-late",
            Illegality::NothingToCapture { .. } => "nothing-to-capture",
            Illegality::EnPassantTooLate { .. } => "ep-too-late",
            Illegality::KingCapture { .. } => "king-capture",
            Illegality::SelfCheck { .. } => "self-check",
            Illegality::CastlingRightLost { .. } => "castle-right-lost",
            Illegality::CastlingInCheck { .. } => "castle-in-check",
            Illegality::CastlingThroughCheck { .. } => "castle-through-check",
            Illegality::CastlingIntoCheck { .. } => "castle-into-check",
            Illegality::CastlingBlocked { .. } => "castle-blocked",
            Illegality::PromotionMissing => "promotion-missing",
            Illegality::PromotionImpossible { .. } => "promotion-impossible",
            Illegality::NoPromotion => "no-promotion",
        }
    }

    /// The article the attempt breaks.
    pub fn cites(self, edition: Edition) -> Citation {
        let articles = board_articles(edition);
        match self {
            Illegality::EmptySquare { .. } | Illegality::NoSuchPiece { .. } => articles.moving,
            Illegality::NotYourPiece { .. } => articles.turn,
            Illegality::OwnPiece { .. } => articles.own_piece,
            Illegality::NotItsMove { role } => match role {
                Role::Pawn => articles.pawn_step,
                Role::Knight => articles.knight,
                Role::Bishop => articles.bishop,
                Role::Rook => articles.rook,
                Role::Queen => articles.queen,
                Role::King => articles.king,
            },
            Illegality::Jump { .. } => articles.no_jump,
            Illegality::PawnBlocked { .. } => articles.pawn_step,
            Illegality::DoubleStepBlocked { .. } | Illegality::DoubleStepTooLate => articles.double_step,
            Illegality::NothingToCapture { .. } => articles.pawn_capture,
            Illegality::EnPassantTooLate { .. } => articles.en_passant_too_late,
            Illegality::KingCapture { .. } => articles.king_capture,
            Illegality::SelfCheck { .. } => articles.self_check,
            Illegality::CastlingRightLost { moved, .. } => match moved {
                Moved::King => articles.castling_king_moved,
                Moved::Rook => articles.castling_rook_moved,
                Moved::KingOrRook => articles.castling_right_lost,
            },
            Illegality::CastlingInCheck { .. }
            | Illegality::CastlingThroughCheck { .. }
            | Illegality::CastlingIntoCheck { .. } => articles.castling_attacked,
            Illegality::CastlingBlocked { .. } => articles.castling_blocked,
            Illegality::PromotionMissing
            | Illegality::PromotionImpossible { .. }
            | Illegality::NoPromotion => articles.promotion,
        }
    }
}

/// Every reason why the attempt is not legal, the most basic first; none means it is legal.
///
/// An empty square or a piece of the opponent ends the list. Self-check is examined only if the piece can
/// reach the square.
pub fn why_illegal(position: &Chess, attempt: Attempt) -> Vec<Illegality> {
    let Attempt { from, to, promotion } = attempt;
    let Some(piece) = position.board().piece_at(from) else {
        return vec![Illegality::EmptySquare { at: from }];
    };
    if piece.color != position.turn() {
        return vec![Illegality::NotYourPiece { at: from }];
    }
    if piece.role == Role::King
        && let Some(castling) = Castling::read(position, from, to)
    {
        let mut reasons = castling.why_not(position);
        reasons.extend(promotion.map(|_| Illegality::NoPromotion));
        return reasons;
    }

    let mut reasons = Vec::new();
    reasons.extend(arrival(position, attempt));
    match piece.role {
        Role::Pawn => way_of_the_pawn(position, attempt, &mut reasons),
        _ => reasons.extend(way_of_the_piece(position, piece, attempt)),
    }
    let gets_there = reasons.is_empty();
    let goes_its_way = !reasons.contains(&Illegality::NotItsMove { role: piece.role });
    reasons.extend(promotion_fault(piece, attempt).filter(|fault| {
        // A pawn that cannot reach the last rank this way needs no choice of piece.
        goes_its_way || *fault != Illegality::PromotionMissing
    }));
    if gets_there {
        let by = exposed_to(position, piece, attempt);
        reasons.extend(by.any().then_some(Illegality::SelfCheck { by }));
    }
    reasons
}

/// The legal move an attempt denotes; `None` exactly if [`why_illegal`] gives a reason.
pub fn legal_move(position: &Chess, attempt: Attempt) -> Option<Move> {
    let Attempt { from, to, promotion } = attempt;
    let Piece { role, .. } =
        position.board().piece_at(from).filter(|piece| piece.color == position.turn())?;
    if role == Role::King
        && let Some(castling) = Castling::read(position, from, to)
    {
        let declared = castling.side().filter(|_| promotion.is_none())?;
        return position.castling_moves(declared).first().copied();
    }
    let candidates = position.san_candidates(role, to);
    candidates.into_iter().find(|m| m.from() == Some(from) && m.promotion() == promotion)
}

/// As [`why_illegal`]; the moves played since `start` show which piece lost the right to castle.
pub fn why_illegal_in_game(
    position: &Chess,
    attempt: Attempt,
    played: &[Move],
    start: &Chess,
) -> Vec<Illegality> {
    recall(why_illegal(position, attempt), position.turn(), played, start)
}

/// What stands on the square of arrival (3.1, 1.4.1).
fn arrival(position: &Chess, Attempt { from, to, .. }: Attempt) -> Option<Illegality> {
    if position.us().contains(to) {
        // A piece put back on its own square blocks nothing; it has not moved.
        (from != to).then_some(Illegality::OwnPiece { at: to })
    } else {
        position.their(Role::King).contains(to).then_some(Illegality::KingCapture { at: to })
    }
}

/// 3.2 to 3.6 and 3.8.1: how the pieces move, and that only the knight jumps.
fn way_of_the_piece(position: &Chess, piece: Piece, Attempt { from, to, .. }: Attempt) -> Option<Illegality> {
    if !attacks::attacks(from, piece, Bitboard::EMPTY).contains(to) {
        return Some(Illegality::NotItsMove { role: piece.role });
    }
    let over = nearest(attacks::between(from, to) & position.board().occupied(), from)?;
    Some(Illegality::Jump { over })
}

/// 3.7: one step, two steps, the capture, and the capture in passing.
fn way_of_the_pawn(position: &Chess, Attempt { from, to, .. }: Attempt, reasons: &mut Vec<Illegality>) {
    let color = position.turn();
    let board = position.board();
    let ahead = color.fold_wb(8, -8);
    if from.offset(ahead) == Some(to) {
        if board.occupied().contains(to) {
            reasons.push(Illegality::PawnBlocked { by: to });
        }
    } else if from.offset(2 * ahead) == Some(to) {
        if from.rank() != color.relative_rank(Rank::Second) {
            reasons.push(Illegality::DoubleStepTooLate);
        }
        let squares = attacks::between(from, to).with(to);
        reasons
            .extend(nearest(squares & board.occupied(), from).map(|by| Illegality::DoubleStepBlocked { by }));
    } else if attacks::pawn_attacks(color, from).contains(to) {
        if board.occupied().contains(to) || position.maybe_ep_square() == Some(to) {
            return;
        }
        let beside = pawn_beside(from, to);
        let fifth = from.rank() == color.relative_rank(Rank::Fifth);
        reasons.push(if fifth && position.their(Role::Pawn).contains(beside) {
            Illegality::EnPassantTooLate { pawn: beside }
        } else {
            Illegality::NothingToCapture { at: to }
        });
    } else {
        reasons.push(Illegality::NotItsMove { role: Role::Pawn });
    }
}

/// 3.7.5.1: the last rank asks for a piece, and nothing else does.
fn promotion_fault(piece: Piece, Attempt { to, promotion, .. }: Attempt) -> Option<Illegality> {
    let promotes = piece.role == Role::Pawn && to.rank() == piece.color.relative_rank(Rank::Eighth);
    match promotion {
        None => promotes.then_some(Illegality::PromotionMissing),
        Some(_) if !promotes => Some(Illegality::NoPromotion),
        Some(role @ (Role::Pawn | Role::King)) => Some(Illegality::PromotionImpossible { role }),
        Some(Role::Knight | Role::Bishop | Role::Rook | Role::Queen) => None,
    }
}

/// 3.9.2: the pieces that would give check to the mover's king once the piece has arrived.
fn exposed_to(position: &Chess, piece: Piece, Attempt { from, to, .. }: Attempt) -> Bitboard {
    let board = position.board();
    let king = if piece.role == Role::King { Some(to) } else { board.king_of(piece.color) };
    let Some(king) = king else { return Bitboard::EMPTY };
    let mut captured = Bitboard::from(to);
    if piece.role == Role::Pawn && from.file() != to.file() && !board.occupied().contains(to) {
        captured.add(pawn_beside(from, to));
    }
    let occupied = board.occupied().without(from).without(captured).with(to);
    board.attacks_to(king, !piece.color, occupied).without(captured)
}

/// Where the pawn captured in passing stands: beside the capturing one.
fn pawn_beside(from: Square, to: Square) -> Square {
    Square::from_coords(to.file(), from.rank())
}

/// The first of these squares, all of them on one line from `from`.
fn nearest(squares: Bitboard, from: Square) -> Option<Square> {
    squares.into_iter().min_by_key(|square| square.distance(from))
}
