//! Conduct: devices, refusal, leaving, interference (Articles 11 and 12).

use turmuhr_core::Color;

use super::{
    act::{Choice, Decision, Misconduct, Place},
    ruling::{Reason, Ruling, Score},
    state::{Citations, LiveGame},
};
use crate::rules::conduct::{Device, Finished, Interference, Leaving, Offends, OpponentScore, Refusal};

impl LiveGame {
    pub(super) fn device(&mut self, player: Color) -> Vec<Ruling> {
        let cell = self.rules.conduct.device;
        match *cell {
            Device::Loss if self.regulations.options.device_penalty.is_some() => {
                self.milder_than_loss(player)
            }
            Device::Loss => vec![self.lose(player, Reason::Device, cell.cites)],
            Device::NotRegulated => vec![self.ask_by_analogy(player, cell.cites)],
        }
    }

    /// 11.3.2.2: the regulations of the event are milder.
    fn milder_than_loss(&mut self, player: Color) -> Vec<Ruling> {
        let choice = self.regulations.options.device_penalty.unwrap_or(Choice::Warning);
        let mut cites = Citations::from(self.rules.conduct.device.cites);
        cites.0.extend(self.penalty_article(choice).0);
        let decision = Decision { choice, to: None, amount: None, result: None, by_analogy: false };
        vec![self.penalise(choice, player, &decision, cites)]
    }

    /// Articles 11 and 12, 15.1 of the older Laws.
    pub(super) fn misconduct(&mut self, player: Color, how: Misconduct) -> Vec<Ruling> {
        let conduct = self.rules.conduct;
        let cell = match how {
            Misconduct::OtherHand => return self.wrong_hand(player),
            Misconduct::FingerOnClock => self.rules.clock.finger,
            Misconduct::Disrepute => conduct.disrepute,
            Misconduct::ForbiddenAid => conduct.aids,
            Misconduct::SearchRefused => conduct.search,
            Misconduct::Smoking => conduct.smoking,
            Misconduct::Disturbance => conduct.disturbance,
            Misconduct::NoHelp => conduct.cooperation,
        };
        vec![match *cell {
            Offends::Penalised => self.ask_for_penalty(player, cell.cites),
            Offends::MayBePenalised => self.ask_for_possible_penalty(player, cell.cites),
            Offends::MayAddMinutes(minutes) => self.ask_for_minutes(player, minutes, cell.cites),
            Offends::NotRegulated => self.ask_by_analogy(player, conduct.analogy.cites),
        }]
    }

    /// 11.7, 11.8: lost without a choice; only the opponent's score may be the arbiter's to fix.
    pub(super) fn refuse(&mut self, player: Color) -> Vec<Ruling> {
        if let Some(rulings) = self.refuses_to_record(player) {
            return rulings;
        }
        *self.refused.get_mut(player) = true;
        let cell = self.rules.conduct.refusal;
        match *cell {
            Refusal::Loss => vec![self.lost_by_refusal(player)],
            Refusal::NotRegulated => vec![self.ask_by_analogy(player, cell.cites)],
        }
    }

    fn lost_by_refusal(&mut self, player: Color) -> Ruling {
        let conduct = self.rules.conduct;
        let both = self.refused.white && self.refused.black;
        match *conduct.refusal_opponent {
            _ if both => {
                let cites = [conduct.both_refuse.cites, conduct.refusal.cites];
                self.end(Score::BothLose, Reason::Refusal, cites)
            }
            OpponentScore::Win => self.lose(player, Reason::Refusal, conduct.refusal.cites),
            OpponentScore::ArbiterDecides | OpponentScore::WinIfMatePossible => {
                self.ask_about_refusal(player)
            }
        }
    }

    /// Lost by one player's refusal; the other one refused too (10.17 of 1993, 10.15 of 1984).
    pub(super) fn other_refuses_too(&mut self, player: Color) -> Option<Vec<Ruling>> {
        let by_refusal = self.over.is_some_and(|over| over.reason == Reason::Refusal);
        if !by_refusal || !*self.refused.get(!player) || *self.refused.get(player) {
            return None;
        }
        *self.refused.get_mut(player) = true;
        Some(vec![self.lost_by_refusal(player)])
    }

    /// 11.2.3: the venue needs permission, the playing area only with the move.
    pub(super) fn leave(&mut self, player: Color, place: Place) -> Vec<Ruling> {
        let cell = self.rules.conduct.leaving;
        if place == Place::PlayingArea && player != self.turn() {
            return Vec::new();
        }
        match *cell {
            Leaving::ByPermission => vec![self.ask_for_penalty(player, cell.cites)],
            Leaving::NotRegulated => vec![self.ask_by_analogy(player, cell.cites)],
        }
    }

    pub(super) fn interference(&mut self) -> Vec<Ruling> {
        let cell = self.rules.conduct.interference;
        match *cell {
            Interference::Expel | Interference::ExpelOrNewGame | Interference::NotRegulated => {
                vec![self.ask_about_interference(cell)]
            }
        }
    }

    /// 11.4: who has finished is a spectator, and may not interfere in other games.
    pub(super) fn interference_after_the_end(&mut self) -> Vec<Ruling> {
        let conduct = self.rules.conduct;
        match *conduct.finished {
            Finished::Spectator => {
                vec![self.ask_about_finished_player([conduct.interference.cites, conduct.finished.cites])]
            }
            Finished::NotRegulated => self.game_is_over(),
        }
    }

    /// The game is lost for a player by a rule that asks nothing about the position.
    pub(super) fn lose(&mut self, player: Color, reason: Reason, cites: impl Into<Citations>) -> Ruling {
        self.end(Score::win(!player), reason, cites)
    }
}
