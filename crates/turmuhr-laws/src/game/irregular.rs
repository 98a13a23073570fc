//! Irregularities (Article 7), claimed by players or noticed by the arbiter.

use turmuhr_core::Color;

use super::{
    act::{Claim, Observation},
    ruling::{Consequence, Ruling, Why},
    state::{LiveGame, OffenceKind, ruling},
};
use crate::rules::{clock::NextIsFirst, powers::Acts};

impl LiveGame {
    pub(super) fn claim(&mut self, player: Color, claim: &Claim) -> Vec<Ruling> {
        match claim {
            Claim::Repetition { intended } => self.claim_repetition(player, intended.as_deref()),
            Claim::Fifty { intended } => self.claim_fifty(player, intended.as_deref()),
            Claim::Flag => self.claim_flag(player),
            Claim::IllegalMove => self.claim_illegal_move(player),
            Claim::TouchMove => self.claim_touch_move(player),
            Claim::InsufficientEffort => self.claim_no_effort(player),
            Claim::CannotWin => self.claim_cannot_win(player),
            Claim::Increment => self.claim_increment(player),
            Claim::WrongSetup => self.wrong_setup(Some(player)),
            Claim::WrongClock => self.claim_wrong_clock(player),
            Claim::ColoursReversed => self.colours_reversed(Some(player)),
            Claim::DisplacedPiece => self.displaced_found(Some(player)),
            Claim::ByAssistant(claim) => self.claim_by_assistant(player, claim),
            Claim::RestingOn { evidence, claim } => self.claim_resting_on(player, *evidence, claim),
        }
    }

    pub(super) fn observe(&mut self, what: Observation, against: Option<Color>) -> Vec<Ruling> {
        let powers = self.rules.powers;
        match what {
            Observation::IllegalMove => self.observe_offence(powers.sees_illegal_move, against, None),
            Observation::TwoHands => {
                self.observe_offence(powers.sees_illegal_move, against, Some(OffenceKind::TwoHands))
            }
            Observation::PressEarly => {
                self.observe_offence(powers.sees_illegal_move, against, Some(OffenceKind::EmptyPress))
            }
            Observation::PawnOnLastRank => self.observe_pawn(against),
            Observation::BothKingsInCheck => self.observe_both_kings(against),
            Observation::Flag => self.observe_flag(against),
            Observation::StuckFlag => self.observe_stuck_flag(against),
            Observation::DeadPosition => self.observe_dead_position(),
            Observation::BothFlags => self.both_flags(),
            Observation::TouchMove => self.observe_touch_move(against),
            Observation::WrongSetup => match *powers.sees_wrong_setup {
                Acts::Yes | Acts::May | Acts::InTime => self.wrong_setup(None),
                Acts::No | Acts::OnCall | Acts::Silent => {
                    self.inadmissible(Why::ArbiterMayNot, powers.sees_wrong_setup.cites)
                }
            },
            Observation::WrongBoard => self.wrong_board(),
            Observation::ColoursReversed => self.colours_reversed(None),
            Observation::DisplacedPiece => self.displaced_found(None),
            Observation::PositionUnknown { ply } => self.position_unknown(ply),
            Observation::MovesUnknown => self.moves_unknown(),
            Observation::BoardsDiffer => self.boards_differ(),
        }
    }

    /// 8.6 and its ancestors: the next move is the first of the next period, for both.
    fn moves_unknown(&mut self) -> Vec<Ruling> {
        let cell = self.rules.clock.next_is_first;
        if !self.a_flag_is_down() {
            // L-504: before a flag has fallen nobody may ask for the number of moves.
            return self.inadmissible(Why::ArbiterMayNot, cell.cites);
        }
        if *cell == NextIsFirst::OnePeriod || self.clock.enter_next_period(self.now).is_err() {
            return self.inadmissible(Why::NotInForce, cell.cites);
        }
        vec![ruling(Consequence::Continue, cell.cites)]
    }
}
