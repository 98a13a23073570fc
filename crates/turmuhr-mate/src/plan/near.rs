//! A plan in the position, or one move later.

use turmuhr_core::{Chess, Color, Move, Position, Role, shakmaty::attacks};

use super::Plan;

/// Replies to a check that are tried.
const ANSWERS: usize = 4;
/// Pawn moves that free the queen, tried.
const OPENINGS: usize = 6;

/// A plan in the position, or after one move.
#[derive(Clone, Debug)]
pub(crate) struct Near {
    pub(crate) via: Option<Move>,
    pub(crate) position: Chess,
    pub(crate) plan: Plan,
}

/// In check, after a reply; with the winner's queen shut in, as in an opening, after a pawn move that frees
/// her.
pub(crate) fn near(position: &Chess, winner: Color) -> Option<Near> {
    let after = |m: &Move| {
        let mut next = position.clone();
        next.play_unchecked(*m);
        let plan = Plan::find(&next, winner)?;
        Some(Near { via: Some(*m), position: next, plan })
    };
    if position.is_check() {
        return position.legal_moves().iter().take(ANSWERS).find_map(after);
    }
    if let Some(plan) = Plan::find(position, winner) {
        return Some(Near { via: None, position: position.clone(), plan });
    }
    if position.turn() != winner {
        return None;
    }
    let queen = (position.board().queens() & position.us()).single_square()?;
    if (attacks::queen_attacks(queen, position.board().occupied()) & !position.us()).any() {
        return None;
    }
    let moves = position.legal_moves();
    let makes_way = |m: &&Move| {
        m.role() == Role::Pawn
            && !m.is_capture()
            && m.from().is_some_and(|from| attacks::king_attacks(queen).contains(from))
    };
    moves.iter().filter(makes_way).take(OPENINGS).find_map(after)
}
