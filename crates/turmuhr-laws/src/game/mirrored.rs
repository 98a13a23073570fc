//! Castling with king and queen on each other's squares: «long» on the side of the king's rook, «short» on the
//! other (6 of the blitz of 1993).

use turmuhr_core::{CastlingSide, Chess, Color, File, Position, Role, Square, shakmaty::attacks::between};

use super::{
    ruling::Ruling,
    state::{Deed, LiveGame},
};
use crate::{
    board::{attack, legality::Attempt},
    rules::setup::CastlingIfMisplaced,
};

/// The squares of such a castling.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Mirrored {
    pub(super) king: Attempt,
    pub(super) rook: Attempt,
}

/// Whether king and queen of this colour stood on each other's squares at the start.
pub(super) fn swapped_at_start(start: &Chess, color: Color) -> bool {
    let on = |file, role: Role| {
        start.board().piece_at(Square::from_coords(file, color.backrank())) == Some(role.of(color))
    };
    on(File::D, Role::King) && on(File::E, Role::Queen)
}

/// The castling on this side, if nothing stands between and the king passes no attacked square.
pub(super) fn mirrored(position: &Chess, side: CastlingSide) -> Option<Mirrored> {
    let us = position.turn();
    let at = |file| Square::from_coords(file, us.backrank());
    let king = at(File::D);
    let (corner, crossed, to) = match side {
        CastlingSide::KingSide => (at(File::H), at(File::E), at(File::F)),
        CastlingSide::QueenSide => (at(File::A), at(File::C), at(File::B)),
    };
    let board = position.board();
    let there = board.piece_at(king) == Some(Role::King.of(us))
        && board.piece_at(corner) == Some(Role::Rook.of(us))
        && (between(king, corner) & board.occupied()).is_empty();
    let safe = [king, crossed, to].into_iter().all(|square| attack::attackers(board, square, !us).is_empty());
    let attempt = |from, to| Attempt { from, to, promotion: None };
    (there && safe).then(|| Mirrored { king: attempt(king, to), rook: attempt(corner, crossed) })
}

impl LiveGame {
    /// The king's squares of a castling that rule 6 of the blitz of 1993 allows to the side to move.
    pub fn mirrored_castling(&self, side: CastlingSide) -> Option<Attempt> {
        self.mirrored_now(side).map(|castling| castling.king)
    }

    fn mirrored_now(&self, side: CastlingSide) -> Option<Mirrored> {
        let allowed = *self.rules.setup.castling_if_misplaced == CastlingIfMisplaced::Mirrored
            && swapped_at_start(&self.regulations.start, self.turn());
        let castling = mirrored(self.position().filter(|_| allowed)?, side)?;
        let moved = |square: Square| {
            self.plies.iter().any(|made| match made.deed {
                Deed::Legal(m) => m.from() == Some(square),
                Deed::Illegal(attempt) | Deed::PawnLeft(attempt) => attempt.from == square,
            })
        };
        (!moved(castling.king.from) && !moved(castling.rook.from)).then_some(castling)
    }

    /// Castles so, if that is what the king's squares mean.
    pub(super) fn castle_mirrored(&mut self, player: Color, king: Attempt) -> Option<Vec<Ruling>> {
        if player != self.turn() {
            return None;
        }
        let castling = CastlingSide::ALL
            .into_iter()
            .find_map(|side| self.mirrored_now(side).filter(|castling| castling.king == king))?;
        let rulings = self.moved_with_intent(player);
        let mode = self.regulations.start.castles().mode();
        let after = self.table.after_castling(castling.king, castling.rook, mode);
        self.record(player, Deed::Illegal(king), after, None);
        self.count_position();
        Some(rulings)
    }
}
