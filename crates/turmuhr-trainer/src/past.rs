//! What the board does not show about castling.

use turmuhr_core::{CastlingMode, CastlingSide, Chess, Color, File, Position, Role, Square};
use turmuhr_laws::{
    board::legality::Attempt,
    game::{Act, Consequence, Intent, Ruling},
};

use crate::Situation;

/// Whether king and rook have moved.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Past {
    /// Neither this king nor this rook has moved.
    Neither { king: Square, rook: Square },
    /// The king has moved and come back.
    King { king: Square },
    /// The rook has moved and come back.
    Rook { rook: Square },
    /// One of the two has moved and come back.
    Either { king: Square, rook: Square },
}

impl Past {
    /// The past of each king and rook of this colour that stand on their first squares.
    pub fn of(position: &Chess, color: Color) -> Vec<Past> {
        let Some(king) = position.board().king_of(color) else { return Vec::new() };
        let past = |side: CastlingSide| match position.castles().rook(color, side) {
            Some(rook) => Some(Past::Neither { king, rook }),
            None => home_rook(position, color, side).map(|rook| Past::Either { king, rook }),
        };
        CastlingSide::ALL.into_iter().filter_map(past).collect()
    }
}

/// The rook with which a king on its first square could castle if neither had moved. The first squares of a Chess960 game
/// are not known.
fn home_rook(position: &Chess, color: Color, side: CastlingSide) -> Option<Square> {
    let board = position.board();
    let rank = color.backrank();
    let king = Square::from_coords(File::E, rank);
    let file = match side {
        CastlingSide::KingSide => File::H,
        CastlingSide::QueenSide => File::A,
    };
    let rook = Square::from_coords(file, rank);
    let home = position.castles().mode() == CastlingMode::Standard
        && board.piece_at(king) == Some(Role::King.of(color))
        && board.piece_at(rook) == Some(Role::Rook.of(color));
    home.then_some(rook)
}

/// Whether the displacement is a castling, legal or not.
pub(crate) fn castles(position: &Chess, Attempt { from, to, .. }: Attempt) -> bool {
    let board = position.board();
    let Some(color) = board.color_at(from).filter(|_| board.role_at(from) == Some(Role::King)) else {
        return false;
    };
    let own_rook = board.piece_at(to) == Some(Role::Rook.of(color));
    from.rank() == to.rank() && (own_rook || from.distance(to) == 2)
}

/// What must be known about castling where a player castles, touches the king, or may have to castle.
pub(crate) fn of_situation(situation: &Situation) -> Vec<Past> {
    let Some(board) = situation.board() else { return Vec::new() };
    let castlers = Color::ALL.into_iter().filter(|color| {
        situation.played.events.iter().any(|event| {
            let position = event.before.as_ref().unwrap_or(board);
            let castles = |ruling: &Ruling| may_castle(&ruling.what);
            position.turn() == *color
                && (is_about_castling(&event.event.act, position) || event.rulings.iter().any(castles))
        })
    });
    castlers.flat_map(|color| Past::of(board, color)).collect()
}

fn is_about_castling(act: &Act, position: &Chess) -> bool {
    let is_king = |square: Square| position.our(Role::King).contains(square);
    match act {
        Act::Move(m) | Act::TwoHands(m) => m.is_castle(),
        Act::Illegal(attempt) | Act::Unlawful(attempt) => castles(position, *attempt),
        Act::CastleTouch { .. } => true,
        Act::Touch { square, intent: Intent::Move } => is_king(*square),
        Act::TouchBoth { own, .. } => is_king(*own),
        _ => false,
    }
}

/// A duty that castling fulfils.
fn may_castle(what: &Consequence) -> bool {
    matches!(what, Consequence::Must(must) if must.castle.is_some() || must.moves.iter().any(|m| m.is_castle()))
}
