//! Games without increment: requests for one, and claims that the opponent cannot or does not try to win.

use turmuhr_clock::{
    Clock, PerMove, Period, Schedule, Setting, Span, TimeControl,
    control::{ControlKind, Ending},
};
use turmuhr_core::{ByColor, Color};

use super::{
    offers::OfferKind,
    question::Question,
    ruling::{Consequence, Debt, OfferState, Reason, Ruling, Score, Why},
    state::{LiveGame, ruling},
};
use crate::rules::{
    Cites,
    draws::Dead,
    quickplay::{Applies, DecidedLater, IncrementRequest, NoArbiter, Threshold},
};

impl LiveGame {
    /// The rule exists in this text and mode at all.
    pub(super) fn quickplay_known(&self) -> bool {
        *self.rules.quickplay.quickplay != Applies::Never
    }

    /// In force now: announced where that is needed, no increment, all remaining moves.
    fn quickplay_in_force(&self) -> bool {
        let announced = match *self.rules.quickplay.quickplay {
            Applies::IfAnnounced => self.regulations.options.quickplay_guidelines,
            Applies::Always => true,
            Applies::Never => false,
        };
        let plain = Color::ALL.into_iter().all(|color| {
            let schedule = self.clock.setting().control.schedule(color);
            schedule.is_some_and(|schedule| {
                schedule.periods.iter().all(|period| period.per_move == PerMove::None)
            })
        });
        announced && plain && self.in_last_period()
    }

    /// III.6, D of 2001: no arbiter is at the event, and a claim goes to one designated for it.
    fn unsupervised(&self) -> bool {
        !self.regulations.options.arbiter_present
            && *self.rules.quickplay.no_arbiter == NoArbiter::ToDesignatedArbiter
    }

    fn refuse_quickplay(&self, player: Color, cites: Cites) -> Option<Vec<Ruling>> {
        let rules = self.rules.quickplay;
        let unsupervised = self.unsupervised();
        let cites = if unsupervised { rules.no_arbiter.cites } else { cites };
        if !self.quickplay_in_force() {
            return Some(self.inadmissible(Why::NotInForce, rules.quickplay.cites));
        }
        // III.6.1 does not ask who has the move.
        if player != self.turn() && *rules.threshold != Threshold::BeforeFlag && !unsupervised {
            return Some(self.inadmissible(Why::NotHavingTheMove, cites));
        }
        if self.clock.flag(player, self.now).is_some() {
            return Some(self.inadmissible(Why::OwnFlagDown, cites));
        }
        match *rules.threshold {
            Threshold::Minutes(minutes) if self.left(player) >= Span::from_mins(minutes) => {
                Some(self.inadmissible(Why::TooMuchTime, cites))
            }
            Threshold::Minutes(_) | Threshold::BeforeFlag | Threshold::None => None,
        }
    }

    /// III.4: five seconds for both; the request is a draw offer.
    pub(super) fn claim_increment(&mut self, player: Color) -> Vec<Ruling> {
        let cell = self.rules.quickplay.increment_request;
        if *cell == IncrementRequest::None {
            return self.inadmissible(Why::NotInForce, self.rules.quickplay.quickplay.cites);
        }
        if let Some(refusal) = self.refuse_quickplay(player, cell.cites) {
            return refusal;
        }
        self.halt();
        self.note_offer(player, OfferKind::WithIncrement);
        vec![ruling(Consequence::Offer(OfferState::Stands), cell.cites)]
    }

    /// III.5, III.6; 10.2 and Appendix D of 2001; rules 11 and 12 of 1990.
    pub(super) fn claim_cannot_win(&mut self, player: Color) -> Vec<Ruling> {
        let rules = self.rules.quickplay;
        if !self.quickplay_known() && *self.rules.draws.dead == Dead::OnClaim {
            return self.claim_dead_position(player);
        }
        if let Some(refusal) = self.refuse_quickplay(player, rules.cannot_win.cites) {
            return refusal;
        }
        self.halt();
        if self.unsupervised() {
            return vec![self.ask_designated_arbiter(player)];
        }
        vec![self.ask_about_cannot_win(player)]
    }

    /// III.6.1.2: without an arbiter the sheet must show that the opponent makes no effort.
    pub(super) fn claim_no_effort(&mut self, player: Color) -> Vec<Ruling> {
        let cell = self.rules.quickplay.no_arbiter;
        let unsupervised = self.unsupervised();
        let may_claim = self.refuse_quickplay(player, self.rules.quickplay.cannot_win.cites).is_none();
        if unsupervised && may_claim && self.notes.is_behind(player) {
            let what = Consequence::Owes { who: player, what: Debt::Scoresheet };
            return vec![ruling(what, cell.cites)];
        }
        self.claim_cannot_win(player)
    }

    /// III.5.2: a claim put off is granted later in the game; 10.2b of 2001 waits for a flag.
    pub(super) fn postponed_claim_granted(&mut self) -> Option<Vec<Ruling>> {
        self.postponed?;
        let cell = self.rules.quickplay.decided_later;
        match *cell {
            DecidedLater::DuringTheGame => Some(vec![self.end(Score::Draw, Reason::CannotWin, cell.cites)]),
            DecidedLater::AfterTheFlag if self.a_flag_is_down() => {
                Some(vec![self.end(Score::Draw, Reason::CannotWin, cell.cites)])
            }
            DecidedLater::AfterTheFlag => Some(self.inadmissible(Why::TooEarly, cell.cites)),
            DecidedLater::None => None,
        }
    }

    /// III.5.2, 10.2b: after a claim was put off, the flag of either player makes the arbiter decide whether
    /// the opponent of that player can win and tried to.
    pub(super) fn flag_while_claim_is_open(&mut self) -> Option<Vec<Ruling>> {
        self.postponed?;
        let (flagged, _) = self.clock.first_flag(self.now)?;
        Some(vec![self.ask_after_postponing(flagged)])
    }

    /// III.4: the clock is set anew with five seconds a move for both.
    pub(super) fn introduce_increment(&mut self) {
        let schedule = |left: Span| Schedule {
            periods: vec![Period { moves: None, main: left, per_move: PerMove::Fischer(Span::from_secs(5)) }],
            ending: Ending::Flag,
        };
        let left = ByColor { white: self.left(Color::White), black: self.left(Color::Black) };
        let sides = ByColor { white: schedule(left.white), black: schedule(left.black) };
        let Ok(control) = TimeControl::new(ControlKind::Periods(sides)) else { return };
        let running = self.stopped.unwrap_or(self.turn());
        let mut clock = Clock::new(Setting { control, options: self.regulations.setting.options });
        if clock.set_both(left, self.now).is_ok() && clock.start(running, self.now).is_ok() {
            self.clock = clock;
            self.stopped = None;
        }
    }

    pub(super) fn awaits_decision(&self) -> bool {
        matches!(self.question, Some(Question::DesignatedArbiter { .. }))
    }

    /// III.6.1: the claim has ended the game.
    pub(super) fn while_awaiting(&self) -> Vec<Ruling> {
        self.inadmissible(Why::AwaitsDecision, self.rules.quickplay.no_arbiter.cites)
    }
}
