//! Reports are checked: no ruling rests on a fact that board or clock contradicts; a sentence names it.

use turmuhr_core::{Color, Position, Rank, Role, Square};

use super::{
    act::{Act, TimedAct},
    ruling::{Consequence, Ruling, Why},
    state::{Citations, LiveGame, ruling},
};
use crate::board::{
    articles::board_articles,
    legality::{Attempt, legal_move},
};

impl LiveGame {
    /// An event `Start` is to come: until then nobody moves or presses.
    pub fn await_start(&mut self) {
        self.awaits_start = true;
    }

    /// The facts that can be checked before anything else is asked.
    pub(super) fn contradicted(&self, player: Color, act: &Act) -> Option<Vec<Ruling>> {
        let stands = |square: &Square| self.table.piece_at(*square).is_some();
        let of = |square: &Square, color: Color| {
            self.table.piece_at(*square).is_some_and(|piece| piece.color == color)
        };
        let there = match act {
            Act::Touch { square, .. } => stands(square),
            Act::TouchBoth { own, enemy } => of(own, player) && of(enemy, !player),
            Act::Displace { squares } => squares.iter().all(stands),
            Act::CastleTouch { side, .. } => {
                self.position().is_none() || self.castling_pieces(player, *side).is_some()
            }
            _ => true,
        };
        (!there).then(|| self.untrue(Why::NoSuchPiece, Citations::default()))
    }

    /// Nobody moves or presses before the start that is to come.
    pub(super) fn before_the_start(&self, event: &TimedAct) -> Option<Vec<Ruling>> {
        (self.awaits_start && event.is_played_on_the_clock())
            .then(|| self.untrue(Why::NotStarted, Citations::default()))
    }

    /// 3.10.1: a move reported as illegal is legal. It has been made all the same.
    pub(super) fn legal_after_all(&mut self, player: Color, attempt: Attempt) -> Option<Vec<Ruling>> {
        if let Some(made) = self.castle_mirrored(player, attempt) {
            let cites = self.rules.setup.castling_if_misplaced.cites;
            let mut rulings = self.untrue(Why::LegalMove, cites.into());
            rulings.extend(made);
            return Some(rulings);
        }
        let m = self.position().and_then(|position| legal_move(position, attempt))?;
        let mut rulings = self.untrue(Why::LegalMove, board_articles(self.rules.edition).legal_move.into());
        rulings.extend(self.make_move(player, m));
        Some(rulings)
    }

    /// 3.7.5.1: a pawn of the player that goes from the last rank but one to the last.
    pub(super) fn no_promotion(&self, player: Color, attempt: Attempt) -> Option<Vec<Ruling>> {
        let Attempt { from, to, .. } = attempt;
        let promotes = self.table.piece_at(from) == Some(Role::Pawn.of(player))
            && from.rank() == player.relative_rank(Rank::Seventh)
            && to.rank() == player.relative_rank(Rank::Eighth)
            && from.distance(to) == 1;
        (!promotes)
            .then(|| self.untrue(Why::NoPromotion, board_articles(self.rules.edition).promotion.into()))
    }

    /// Whether the pawn may go there, whatever it becomes.
    pub(super) fn may_promote(&self, attempt: Attempt) -> bool {
        let queen = Attempt { promotion: Some(Role::Queen), ..attempt };
        self.position().is_none_or(|position| {
            legal_move(position, queen).is_some() || position.board().piece_at(attempt.from).is_none()
        })
    }

    pub(super) fn untrue(&self, why: Why, cites: Citations) -> Vec<Ruling> {
        vec![ruling(Consequence::Inadmissible { why }, cites)]
    }
}
