//! The clock: pressed, pressed too early, stopped, restarted, mishandled (Article 6).

use turmuhr_clock::{Span, clock::TakenBack, correct::LowerLimit};
use turmuhr_core::Color;

use super::{
    act::{Claim, Decision, Evidence},
    ruling::{Consequence, Reason, Ruling, Why},
    state::{Citations, Counted, LiveGame, Offence, OffenceKind, ruling},
};
use crate::rules::{
    Supervision,
    act::{NoPiece, SameHand, TwoHands},
    clock::{
        DefectClaim, Displays, DisturbanceTime, FaultyClock, Handling, Interruption, MinLeft, PlayerStops,
        StopWithoutReason,
    },
    illegal::{Displaced, PressWithoutMove},
    visual::StartClock,
};

impl LiveGame {
    /// 6.2.1: the press completes the move.
    pub(super) fn press(&mut self, player: Color) -> Vec<Ruling> {
        if let Some(sealing) = self.press_after_sealed_reply(player) {
            return sealing;
        }
        if self.clock.running(self.now) != Some(player) {
            return self.inadmissible_plainly(Why::ClockNotRunning);
        }
        if !self.has_made_move(player) {
            return self.press_early(player);
        }
        if self.unannounced.is_some()
            && *self.rules.visual.start_clock == StartClock::OnlyThen
            && self.regulations.options.visually_impaired == Some(player)
        {
            return self.inadmissible(Why::NotAnnounced, self.rules.visual.start_clock.cites);
        }
        let own_mess = self.displaced.as_ref().is_some_and(|displaced| displaced.by == player);
        if own_mess && *self.rules.illegal.displaced == Displaced::NotToPressBefore {
            return self.inadmissible(Why::NotRestored, self.rules.illegal.displaced.cites);
        }
        let opponents = self.left(!player);
        if self.clock.press(player, self.now).is_err() {
            return Vec::new();
        }
        if self.clock.flag(player, self.now).is_some() {
            *self.pressed_under_flag.get_mut(player) = true;
        }
        let ply = self.plies.iter().rposition(|made| made.by == player);
        if let Some(ply) = ply {
            self.plies[ply].completed = true;
            self.plies[ply].counted = Counted::ByPress;
            self.plies[ply].pressed_at = Some(opponents);
        }
        let mut rulings = Vec::new();
        for index in 0..self.offences.len() {
            let offence = &mut self.offences[index];
            if offence.by != player || offence.completed || Some(offence.ply) != ply {
                continue;
            }
            offence.completed = true;
            // 7.5.4: with an arbiter at the board two hands are ruled on as soon as they count.
            let seen = offence.kind == OffenceKind::TwoHands
                && *self.rules.act.two_hands == TwoHands::IllegalWhenPressed
                && self.rules.supervision == Supervision::Full;
            if seen {
                rulings.extend(self.rule_on_offence(index));
            }
        }
        rulings
    }

    /// 6.2.4, 7.8 of 2017, 7.5.3 since: the clock pressed without a move.
    pub(super) fn press_early(&mut self, player: Color) -> Vec<Ruling> {
        if self.clock.running(self.now) != Some(player) {
            return self.inadmissible_plainly(Why::ClockNotRunning);
        }
        if self.may_restart_opponents_clock(player) {
            self.take_back_press(!player);
            self.run(!player);
            return Vec::new();
        }
        let cell = self.rules.illegal.press_without_move;
        match *cell {
            PressWithoutMove::IllegalAtOnce => {
                self.offences.push(Offence::new(player, OffenceKind::EmptyPress, self.plies.len(), true));
                self.rule_on_offence(self.offences.len() - 1)
            }
            PressWithoutMove::IllegalWhenFound => {
                self.offences.push(Offence::new(player, OffenceKind::EmptyPress, self.plies.len(), true));
                self.run(!player);
                Vec::new()
            }
            PressWithoutMove::Penalty => vec![self.ask_for_penalty(player, cell.cites)],
            PressWithoutMove::NotRegulated => vec![self.ask_by_analogy(player, cell.cites)],
        }
    }

    /// The press did not count: the pieces are put back first, then it is pressed again.
    pub(super) fn take_back_press(&mut self, player: Color) {
        let Some(made) = self.plies.iter_mut().rev().find(|made| made.by == player) else { return };
        if made.counted != Counted::ByPress {
            return;
        }
        made.completed = false;
        made.counted = Counted::No;
        let _ = self.clock.take_back(player, TakenBack::WithIncrement, self.now);
    }

    /// A player who knocked pieces over and pressed gets the running clock back (17 of the rapid of 1990; 10
    /// of the blitz of 1993; 8.15 of the blitz of 1977).
    fn may_restart_opponents_clock(&self, player: Color) -> bool {
        matches!(
            *self.rules.illegal.displaced,
            Displaced::OpponentMayRestart | Displaced::OpponentMayRestartOrGet(_)
        ) && self.displaced.as_ref().is_some_and(|displaced| displaced.by != player)
    }

    /// 6.11.2: only to seek help; some reasons are known to be valid.
    pub(super) fn player_stops_clock(&mut self, player: Color) -> Vec<Ruling> {
        if let Some(sealed) = self.sealed_and_stopped(player) {
            return sealed;
        }
        self.halt();
        let either = *self.rules.act.no_piece == NoPiece::MayLeavePawn;
        let piece_wanted = self.piece_wanted && (either || player == self.turn());
        let evident = piece_wanted || self.displaced.is_some();
        if evident {
            return Vec::new();
        }
        let cell = self.rules.clock.player_stops;
        let allowed = match *cell {
            PlayerStops::Dispute => true,
            PlayerStops::ArbiterAbsent => !self.regulations.options.arbiter_present,
            PlayerStops::ToSeekHelp => false,
        };
        if allowed {
            return Vec::new();
        }
        let cites = match *self.rules.clock.stop_without_reason {
            StopWithoutReason::Penalty | StopWithoutReason::PenaltyNotLoss => {
                self.rules.clock.stop_without_reason.cites
            }
            StopWithoutReason::NotRegulated => cell.cites,
        };
        vec![self.ask_whether_reason_was_valid(player, cites)]
    }

    /// 6.11.1, 8.5.1: the arbiter interrupts the game.
    pub(super) fn arbiter_stops_clock(&mut self) -> Vec<Ruling> {
        let cell = self.rules.clock.interruption;
        match *cell {
            Interruption::DisputeOnly if !self.in_dispute() => {
                return self.inadmissible(Why::ArbiterMayNot, cell.cites);
            }
            Interruption::WheneverNeeded | Interruption::DisputeOnly => self.halt(),
        }
        Vec::new()
    }

    /// A player has stopped the clocks, or something waits for the arbiter.
    fn in_dispute(&self) -> bool {
        self.stopped.is_some() || self.question.is_some()
    }

    /// 6.11.3: only the arbiter has the game go on.
    pub(super) fn restart(&mut self) -> Vec<Ruling> {
        if let Some(refusal) = self.sheets_before_restart() {
            return refusal;
        }
        let side = self.stopped.unwrap_or(self.turn());
        self.run(side);
        self.question = None;
        Vec::new()
    }

    /// 6.2.4: striking, lifting, knocking over.
    pub(super) fn hit_clock(&mut self, player: Color) -> Vec<Ruling> {
        let cell = self.rules.clock.handling;
        match *cell {
            Handling::Penalty => vec![self.ask_for_penalty(player, cell.cites)],
            Handling::Minutes(minutes) => vec![self.give_minutes(!player, minutes, cell.cites)],
            Handling::MayAddMinutes(minutes) => vec![self.ask_for_minutes(player, minutes, cell.cites)],
            Handling::Forbidden => vec![self.ask_for_penalty(player, cell.cites)],
            Handling::NotRegulated => vec![self.ask_by_analogy(player, cell.cites)],
        }
    }

    /// 6.2.3 and its ancestors: pressing or moving with the wrong hand.
    pub(super) fn wrong_hand(&mut self, player: Color) -> Vec<Ruling> {
        let cell = self.rules.act.same_hand;
        let count = &mut self.counts.get_mut(player).hand;
        *count += 1;
        let (count, cites) = (*count, cell.cites);
        match (*cell, count) {
            (SameHand::Penalised, _) => vec![self.ask_for_penalty(player, cites)],
            (SameHand::MayBePenalised, _) => vec![self.ask_for_possible_penalty(player, cites)],
            (SameHand::Ladder, 1) => vec![ruling(Consequence::Warning { to: player }, cites)],
            (SameHand::Ladder, 2) => vec![self.give_minutes(!player, 1, cites)],
            (SameHand::Ladder, _) => vec![self.lose(player, Reason::Arbiter, cites)],
            (SameHand::MayAddMinutesFromSecond(_), 1) => Vec::new(),
            (SameHand::MayAddMinutesFromSecond(minutes), _) => {
                vec![self.ask_for_minutes(player, minutes, cites)]
            }
            (SameHand::NotRegulated, _) => {
                vec![self.ask_by_analogy(player, self.rules.conduct.analogy.cites)]
            }
        }
    }

    /// 12.4 of 1984 and 1993: a defect must be alleged at once, at the latest right after the own flag fell.
    pub(super) fn defect_alleged_too_late(&self, player: Color) -> Option<Vec<Ruling>> {
        let cell = self.rules.clock.defect_claim;
        match *cell {
            DefectClaim::RightAfterTheFlag if *self.pressed_under_flag.get(player) => {
                Some(self.inadmissible(Why::TooLate, cell.cites))
            }
            DefectClaim::RightAfterTheFlag | DefectClaim::NotRegulated => None,
        }
    }

    /// The least time a deduction must leave, if the text names one.
    pub(super) fn lower_limit(&self) -> Option<LowerLimit> {
        match *self.rules.clock.min_left {
            MinLeft::FiveMinutesAndOneAMove => Some(LowerLimit::FIDE_1984),
            MinLeft::FiveMinutes => Some(LowerLimit::DSB_2014),
            MinLeft::NotRegulated => None,
        }
    }

    /// 12.4, 12.6: no deduction may leave less than the text protects.
    pub(super) fn deduction_refused(&self, color: Color, left: Span) -> Option<Vec<Ruling>> {
        let limit = self.lower_limit()?;
        let due = self.clock.moves_due(color, self.now).unwrap_or(0);
        let refused = left < self.left(color) && left < limit.of(due);
        refused.then(|| self.inadmissible(Why::BelowLimit, self.rules.clock.min_left.cites))
    }

    /// One display set anew by the arbiter (6.10, 12.4).
    pub(super) fn set_clock(&mut self, color: Color, left: Span, cites: impl Into<Citations>) -> Vec<Ruling> {
        if let Some(refusal) = self.deduction_refused(color, left) {
            return refusal;
        }
        let _ = self.clock.set(color, left, self.now);
        let (white, black) = (self.left(Color::White), self.left(Color::Black));
        vec![ruling(Consequence::SetClock { white, black }, cites)]
    }

    /// 6.10.1: the arbiter replaces a defective clock and sets the times.
    pub(super) fn replace_clock(&mut self, decision: &Decision) -> Vec<Ruling> {
        let cell = self.rules.clock.faulty_clock;
        let (Some(color), Some(left)) = (decision.to, decision.amount) else {
            return self.inadmissible(Why::NothingOpen, cell.cites);
        };
        match *cell {
            FaultyClock::InDispute if !self.in_dispute() => self.inadmissible(Why::ArbiterMayNot, cell.cites),
            FaultyClock::Replaced | FaultyClock::InDispute => {
                let mut rulings = self.set_clock(color, left, cell.cites);
                // 7.1: the arbiter also sets the times of a restored position.
                for ruling in &mut rulings {
                    ruling.cites.extend(self.rules.clock.restored_times.cites.iter());
                }
                rulings
            }
        }
    }

    /// 12.5: a disturbance from outside; both players get the time.
    pub(super) fn time_for_both(&mut self, amount: Span) -> Vec<Ruling> {
        let cell = self.rules.clock.disturbance_time;
        if *cell == DisturbanceTime::NotRegulated {
            return self.inadmissible_plainly(Why::NothingOpen);
        }
        let mut rulings = Vec::new();
        for to in Color::ALL {
            let _ = self.clock.add(to, amount, self.now);
            rulings.push(ruling(Consequence::AddTime { to, amount }, cell.cites));
        }
        rulings
    }

    /// 6.12.2: no claim on a display alone; 2001 lets the arbiter accept an electronic record.
    pub(super) fn claim_resting_on(
        &mut self,
        player: Color,
        evidence: Evidence,
        claim: &Claim,
    ) -> Vec<Ruling> {
        let cell = self.rules.clock.displays;
        match (*cell, evidence) {
            (Displays::NoEvidence | Displays::NoEvidenceButRecords, Evidence::Display)
            | (Displays::NoEvidenceButRecords, Evidence::Video) => {
                self.inadmissible(Why::NoEvidence, cell.cites)
            }
            (Displays::NoEvidenceButRecords | Displays::NoEvidence, _) => {
                vec![self.ask_about_evidence(player, claim, cell.cites)]
            }
            (Displays::NotRegulated, _) => {
                vec![self.ask_about_evidence(player, claim, self.rules.conduct.analogy.cites)]
            }
        }
    }
}
