//! The clock: pressed, pressed too early, stopped, restarted, mishandled (Article 6).

use turmuhr_clock::clock::TakenBack;
use turmuhr_core::Color;

use super::{
    ruling::{Consequence, Ruling, Why},
    state::{Game, Offence, OffenceKind, ruling},
};
use crate::rules::{
    Supervision,
    act::TwoHands,
    clock::{Handling, PlayerStops, StopWithoutReason},
    illegal::{Displaced, PressWithoutMove},
    visual::StartClock,
};

impl Game {
    /// 6.2.1: the press completes the move.
    pub(super) fn press(&mut self, player: Color) -> Vec<Ruling> {
        if let Some(sealing) = self.press_after_sealed_reply(player) {
            return sealing;
        }
        if self.clock.running(self.now) != Some(player) {
            return Vec::new();
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
        if self.clock.press(player, self.now).is_err() {
            return Vec::new();
        }
        let ply = self.plies.iter().rposition(|made| made.by == player);
        if let Some(ply) = ply {
            self.plies[ply].completed = true;
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
            return Vec::new();
        }
        if self.may_restart_opponents_clock(player) {
            // The press did not count: the pieces are put back first, then it is pressed again.
            if let Some(made) = self.plies.iter_mut().rev().find(|made| made.by != player) {
                made.completed = false;
            }
            let _ = self.clock.take_back(!player, TakenBack::WithIncrement, self.now);
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

    /// R90 17, B93 10, B77 8.15: the opponent who knocked pieces over and pressed gets the clock back.
    fn may_restart_opponents_clock(&self, player: Color) -> bool {
        *self.rules.illegal.displaced == Displaced::OpponentMayRestart
            && self.displaced.as_ref().is_some_and(|displaced| displaced.by != player)
    }

    /// 6.11.2: only to seek help; some reasons speak for themselves.
    pub(super) fn player_stops_clock(&mut self, player: Color) -> Vec<Ruling> {
        if let Some(sealed) = self.sealed_and_stopped(player) {
            return sealed;
        }
        self.halt();
        let evident = self.piece_wanted || self.displaced.is_some();
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
            StopWithoutReason::Penalty => self.rules.clock.stop_without_reason.cites,
            StopWithoutReason::NotRegulated => cell.cites,
        };
        vec![self.ask_whether_reason_was_valid(player, cites)]
    }

    /// 6.11.1, 8.5.1: the arbiter interrupts the game.
    pub(super) fn arbiter_stops_clock(&mut self) -> Vec<Ruling> {
        self.halt();
        Vec::new()
    }

    /// 6.11.3: only the arbiter has the game go on.
    pub(super) fn restart(&mut self) -> Vec<Ruling> {
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

    /// B93 7: pressing or moving with the wrong hand; warning, a minute, loss.
    pub(super) fn wrong_hand(&mut self, player: Color) -> Vec<Ruling> {
        let cites = self.rules.act.two_hands.cites;
        if *self.rules.act.touch_sanction != crate::rules::act::TouchSanction::Ladder {
            return vec![self.ask_for_penalty(player, cites)];
        }
        let count = &mut self.counts.get_mut(player).hand;
        *count += 1;
        match *count {
            1 => vec![ruling(Consequence::Warning { to: player }, cites)],
            2 => vec![self.give_minutes(!player, 1, cites)],
            _ => vec![self.lose(player, super::ruling::Reason::Arbiter, cites)],
        }
    }
}
