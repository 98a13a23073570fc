//! What stands on the board, lawful or not.

use turmuhr_core::{
    CastlingMode, Chess, Color, EnPassantMode, File, Move, Piece, Position, Rank, Role, Setup, Square,
    shakmaty::{PositionError, attacks::between},
};

use crate::{
    board::{attack, legality::Attempt},
    notation::unlawful,
};

/// The pieces on the table. After an illegal move the position may be unlawful; play often goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Table {
    /// A position the rules of movement can be asked about.
    Playable(Chess),
    /// A king is missing or can be taken, a pawn stands on the last rank.
    Broken(Box<Setup>),
}

/// Why the side to move has no lawful move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Stuck {
    Mated,
    Stalemated,
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
        let rook = castling_rook(&setup, attempt);
        if let Some(mut piece) = setup.board.remove_piece_at(from) {
            piece.role = promotion.unwrap_or(piece.role);
            setup.board.set_piece_at(to, piece);
        }
        if let Some((rook, crossed)) = rook
            && let Some(piece) = setup.board.remove_piece_at(rook)
        {
            setup.board.set_piece_at(crossed, piece);
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

    /// The table after a castling that the board does not know as one.
    pub(super) fn after_castling(&self, king: Attempt, rook: Attempt, mode: CastlingMode) -> Table {
        let mut setup = self.after_displacement(king, mode).setup();
        if let Some(piece) = setup.board.remove_piece_at(rook.from) {
            setup.board.set_piece_at(rook.to, piece);
        }
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

    /// Whether the piece moves that way and its own king is safe after it (3.10.1), on any board.
    pub(super) fn obeys(&self, attempt: Attempt) -> bool {
        let setup = self.setup();
        setup.board.color_at(attempt.from) == Some(setup.turn) && unlawful::obeys(&setup, attempt)
    }

    /// No lawful move is left to the side to move, on any board with both kings.
    pub(super) fn stuck(&self) -> Option<Stuck> {
        let setup = self.setup();
        let (us, board) = (setup.turn, &setup.board);
        if Color::ALL.into_iter().any(|color| board.king_of(color).is_none()) {
            return None;
        }
        let can_move = board.by_color(us).into_iter().any(|from| {
            Square::ALL.into_iter().any(|to| unlawful::obeys(&setup, Attempt { from, to, promotion: None }))
        });
        match (can_move, attack::in_check(board, us)) {
            (true, _) => None,
            (false, true) => Some(Stuck::Mated),
            (false, false) => Some(Stuck::Stalemated),
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

/// The rook that goes along when the king is put two squares towards it, and the square it goes to.
fn castling_rook(setup: &Setup, Attempt { from, to, .. }: Attempt) -> Option<(Square, Square)> {
    let king = setup.board.piece_at(from).filter(|piece| piece.role == Role::King)?;
    let aside = from.rank() == king.color.backrank() && to.rank() == from.rank() && from.distance(to) == 2;
    let corner = if from < to { File::H } else { File::A };
    let rook = Square::from_coords(corner, from.rank());
    let crossed = Square::from_coords(if from < to { File::F } else { File::D }, from.rank());
    let own = setup.board.piece_at(rook) == Some(Role::Rook.of(king.color));
    let free = (between(from, rook) & setup.board.occupied()).is_empty();
    (aside && from.file() == File::E && own && free).then_some((rook, crossed))
}
