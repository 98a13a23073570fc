//! What stands on the board, lawful or not.

use turmuhr_core::{
    CastlingMode, Chess, Color, EnPassantMode, Move, Piece, Position, Rank, Role, Setup, Square,
    shakmaty::PositionError,
};

use crate::board::legality::Attempt;

/// The pieces on the table. After an illegal move the position may be unlawful; play often goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Table {
    /// A position the rules of movement can be asked about.
    Playable(Chess),
    /// A king is missing or can be taken, a pawn stands on the last rank.
    Broken(Box<Setup>),
}

impl Table {
    /// The position; `None` if the pieces stand unlawfully.
    pub fn position(&self) -> Option<&Chess> {
        match self {
            Table::Playable(position) => Some(position),
            Table::Broken(_) => None,
        }
    }

    /// Who has the move.
    pub fn turn(&self) -> Color {
        match self {
            Table::Playable(position) => position.turn(),
            Table::Broken(setup) => setup.turn,
        }
    }

    /// Pieces, turn and castling rights, lawful or not.
    pub fn setup(&self) -> Setup {
        match self {
            Table::Playable(position) => position.to_setup(EnPassantMode::Legal),
            Table::Broken(setup) => (**setup).clone(),
        }
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        match self {
            Table::Playable(position) => position.board().piece_at(square),
            Table::Broken(setup) => setup.board.piece_at(square),
        }
    }

    /// The table after a legal move.
    pub fn after(&self, m: Move) -> Table {
        match self {
            Table::Playable(position) => {
                let mut position = position.clone();
                position.play_unchecked(m);
                Table::Playable(position)
            }
            Table::Broken(_) => self.clone(),
        }
    }

    /// The table after a displacement nobody checked. A pawn on the last rank stays what was put there.
    pub fn after_displacement(&self, attempt: Attempt, mode: CastlingMode) -> Table {
        let mut setup = self.setup();
        let Attempt { from, to, promotion } = attempt;
        if let Some(mut piece) = setup.board.remove_piece_at(from) {
            piece.role = promotion.unwrap_or(piece.role);
            setup.board.set_piece_at(to, piece);
        }
        setup.castling_rights = setup.castling_rights.without(from).without(to);
        // A king that has left its square has no right left.
        for color in Color::ALL {
            let king = setup.board.king_of(color);
            if king.is_none_or(|king| king == to) {
                setup.castling_rights =
                    setup.castling_rights.without(turmuhr_core::Bitboard::from_rank(color.backrank()));
            }
        }
        setup.ep_square = None;
        if setup.turn == Color::Black {
            setup.fullmoves = setup.fullmoves.saturating_add(1);
        }
        setup.halfmoves = setup.halfmoves.saturating_add(1);
        setup.turn = !setup.turn;
        Table::from_setup(setup, mode)
    }

    /// The table of a set-up, playable if it can be.
    pub fn from_setup(setup: Setup, mode: CastlingMode) -> Table {
        let position = setup
            .clone()
            .position::<Chess>(mode)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)
            .or_else(PositionError::ignore_invalid_castling_rights);
        match position {
            Ok(position) => Table::Playable(position),
            Err(_) => Table::Broken(Box::new(setup)),
        }
    }

    /// Whether this displacement takes a king.
    pub fn takes_king(&self, attempt: Attempt) -> bool {
        self.piece_at(attempt.to).is_some_and(|piece| piece.role == Role::King)
    }

    /// Both kings attacked at once.
    pub fn both_kings_in_check(&self) -> bool {
        let setup = self.setup();
        Color::ALL.into_iter().all(|color| {
            let king = setup.board.king_of(color);
            king.is_some_and(|king| setup.board.attacks_to(king, !color, setup.board.occupied()).any())
        })
    }

    /// A pawn on the last rank of its way.
    pub fn unpromoted_pawn(&self) -> Option<(Square, Color)> {
        let setup = self.setup();
        Color::ALL.into_iter().find_map(|color| {
            let last = color.relative_rank(Rank::Eighth);
            let pawns = setup.board.by_piece(Role::Pawn.of(color)) & last;
            pawns.first().map(|square| (square, color))
        })
    }
}
