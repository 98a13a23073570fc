//! Breaches of touch-move: claimed or seen, and what they cost.

use turmuhr_core::Color;

use super::{
    ruling::{Consequence, Debt, Reason, Ruling, Why},
    state::{Answered, Citations, LiveGame, ruling},
    touch::{Duty, duty},
};
use crate::rules::{
    act::{TouchClaimLapses, TouchSanction},
    powers::Acts,
};

impl LiveGame {
    pub(super) fn claim_touch_move(&mut self, player: Color) -> Vec<Ruling> {
        let lapses = self.rules.act.touch_claim_lapses;
        let breach = self.open_breach(!player);
        let Some(ply) = breach else {
            let cites = self.rules.act.touch_sanction.cites.only(0);
            return vec![ruling(Consequence::refused(Why::NothingHappened), cites)];
        };
        let replied = self.plies.len() > ply + 1;
        let touched = match (self.plies[ply].breach.as_ref().map(|breach| breach.answered), *lapses) {
            (Some(Answered::WithIntent), _) | (Some(Answered::AnyTouch), TouchClaimLapses::AnyTouch) => true,
            (Some(Answered::AnyTouch | Answered::No) | None, _) => false,
        };
        if replied || touched {
            return self.inadmissible(Why::Touched, lapses.cites);
        }
        let sanction = self.rules.act.touch_sanction;
        let mut rulings = Vec::new();
        if *sanction != TouchSanction::Ladder {
            rulings.push(ruling(Consequence::UPHELD, self.breach_cites(ply)));
        }
        rulings.extend(self.punish_touch_move(!player, ply));
        rulings
    }

    pub(super) fn observe_touch_move(&mut self, against: Option<Color>) -> Vec<Ruling> {
        let acts = self.rules.powers.sees_touch_breach;
        let offender = against.unwrap_or(!self.turn());
        let breach = self.open_breach(offender);
        match (*acts, breach) {
            (Acts::No | Acts::OnCall, _) => self.inadmissible(Why::ArbiterMayNot, acts.cites),
            (_, None) => self.inadmissible(Why::NothingHappened, acts.cites),
            (Acts::Silent, Some(_)) => vec![self.ask_by_analogy(offender, acts.cites)],
            (Acts::Yes | Acts::May | Acts::InTime, Some(ply)) => {
                if self.plies.len() > ply + 1 {
                    return vec![ruling(Consequence::Continue, self.rules.act.touch_claim_lapses.cites)];
                }
                self.punish_touch_move(offender, ply)
            }
        }
    }

    fn open_breach(&self, offender: Color) -> Option<usize> {
        self.plies.iter().rposition(|made| made.by == offender && made.breach.is_some())
    }

    fn breach_cites(&self, ply: usize) -> Citations {
        let made = &self.plies[ply];
        let touches = made.breach.as_ref().map(|breach| &breach.touches);
        let duty =
            made.before.position().zip(touches).map(|(position, touches)| {
                duty(position, touches, &self.rules, Some(&self.regulations.start))
            });
        match duty {
            Some(Duty::Must { cites, .. } | Duty::Free { cites, .. } | Duty::Unsettled { cites }) => cites,
            Some(Duty::None) | None => self.rules.act.touch_sanction.cites.into(),
        }
    }

    fn punish_touch_move(&mut self, offender: Color, ply: usize) -> Vec<Ruling> {
        let sanction = self.rules.act.touch_sanction;
        let why = self.breach_cites(ply);
        let planned = self.plies[ply].breach.as_ref().and_then(|breach| breach.planned);
        let touches = self.plies[ply].breach.clone().map(|breach| breach.touches).unwrap_or_default();
        let mut rulings = Vec::new();
        match *sanction {
            TouchSanction::Corrected => {}
            TouchSanction::MayAddMinutes(minutes) => {
                rulings.push(self.ask_for_minutes(offender, minutes, sanction.cites));
            }
            TouchSanction::Ladder => {
                let flag_fell = self.clock.flag(!offender, self.now).is_some();
                let count = &mut self.counts.get_mut(offender).touch;
                *count += 1;
                match *count {
                    1 if flag_fell => rulings.push(self.give_minutes(!offender, 1, sanction.cites.only(1))),
                    1 => rulings.push(ruling(Consequence::Warning { to: offender }, sanction.cites.only(1))),
                    2 => rulings.push(self.give_minutes(!offender, 1, sanction.cites.only(2))),
                    _ => return vec![self.lose(offender, Reason::TouchMove, sanction.cites.only(3))],
                }
            }
        }
        // 11 of the blitz of 1993 demands the move, its letters the penalty.
        let ladder = *sanction == TouchSanction::Ladder;
        let demand = if ladder { sanction.cites.only(0) } else { sanction.cites };
        rulings.extend(self.restore(ply, demand));
        self.touches = touches;
        let cites = if ladder { demand.into() } else { why };
        rulings.extend(self.duty_ruling_by(cites));
        if planned.is_some() {
            self.planned = planned;
            let what = Consequence::Owes { who: offender, what: Debt::PlannedMove };
            rulings.push(ruling(what, self.rules.draws.intended_binds.cites));
        }
        rulings
    }
}
