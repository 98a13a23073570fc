//! Why is this not legal?

use turmuhr_core::{Bitboard, CastlingSide, Chess, Move, Position, Role, Square};

/// A displacement somebody attempts: with the hand, on paper or by word.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Attempt {
    pub from: Square,
    pub to: Square,
    pub promotion: Option<Role>,
}

/// One reason why an attempt is not a legal move.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Illegality {
    /// Nothing stands on the square of departure.
    EmptySquare { at: Square },
    /// The piece belongs to the opponent of the player to move.
    NotYourPiece { at: Square },
    /// No piece of this kind can be meant (written and spoken moves only).
    NoSuchPiece { role: Role },
    /// A piece of the mover's own colour stands on the square of arrival.
    OwnPiece { at: Square },
    /// Not the way this piece moves, whatever stands on the board.
    NotItsMove { role: Role },
    /// Bishop, rook or queen would pass over this piece.
    Jump { over: Square },
    /// The square straight ahead of the pawn is occupied.
    PawnBlocked { by: Square },
    /// One of the two squares of the double step is occupied.
    DoubleStepBlocked { by: Square },
    /// Two squares ahead, but the pawn has left its original square.
    DoubleStepTooLate,
    /// Pawns move diagonally only to capture, and there is nothing to capture.
    NothingToCapture { at: Square },
    /// The pawn beside it did not advance two squares on the move just made.
    EnPassantTooLate { pawn: Square },
    /// Kings are never captured.
    KingCapture { at: Square },
    /// The mover's king would be left or placed in check by these pieces.
    SelfCheck { by: Bitboard },
    /// The right to castle on this side is lost for good.
    CastlingRightLost { side: CastlingSide, moved: Moved },
    /// The king stands in check.
    CastlingInCheck { by: Bitboard },
    /// A square the king must cross is attacked.
    CastlingThroughCheck { square: Square, by: Bitboard },
    /// The square the king is to occupy is attacked.
    CastlingIntoCheck { square: Square, by: Bitboard },
    /// A piece stands between king and rook, or where one of them must pass or arrive.
    CastlingBlocked { by: Square },
    /// The pawn reaches the last rank and no piece is chosen.
    PromotionMissing,
    /// A pawn cannot become this.
    PromotionImpossible { role: Role },
    /// A promotion is announced where no pawn reaches the last rank.
    NoPromotion,
}

/// Which piece has moved and so lost the right to castle.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Moved {
    King,
    Rook,
    /// The position alone does not tell.
    KingOrRook,
}

/// Every reason why the attempt is not legal; none means it is legal.
pub fn why_illegal(_position: &Chess, _attempt: Attempt) -> Vec<Illegality> {
    Vec::new()
}

/// Every reason why the player to move cannot castle on this side; none means it is legal.
pub fn why_cannot_castle(_position: &Chess, _side: CastlingSide) -> Vec<Illegality> {
    Vec::new()
}

/// The legal move an attempt denotes.
pub fn legal_move(position: &Chess, attempt: Attempt) -> Option<Move> {
    let Attempt { from, to, promotion } = attempt;
    position.legal_moves().into_iter().find(|m| match m.castling_side() {
        None => m.from() == Some(from) && m.to() == to && m.promotion() == promotion,
        Some(side) => {
            m.from() == Some(from)
                && promotion.is_none()
                && (m.to() == to || (to == side.king_to(position.turn()) && from.distance(to) >= 2))
        }
    })
}

impl Illegality {
    pub fn code(self) -> &'static str {
        ""
    }
}
