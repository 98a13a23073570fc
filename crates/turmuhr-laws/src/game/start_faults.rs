//! Faults of the start and displaced pieces: set-up, board, clocks, colours.

use turmuhr_core::Color;

use super::{
    ruling::{Consequence, Ruling, Why},
    state::{Displaced, LiveGame, ruling},
};
use crate::rules::{
    act::ClaimsLost,
    illegal::{Displaced as Put, DisplacedFound},
    setup::{BoardTurned, ClockSetWrong, ColoursReversed, Limit, WrongResumed},
};

impl LiveGame {
    pub(super) fn wrong_setup(&mut self, claimant: Option<Color>) -> Vec<Ruling> {
        let resumed = self.rules.setup.wrong_resumed;
        if let (WrongResumed::Rebuilt, Some(ply)) = (*resumed, self.resumed_at()) {
            return self.restore(ply, resumed.cites);
        }
        let limit = self.rules.setup.setup_limit;
        if !self.within(*limit, claimant) {
            return self.inadmissible(Why::TooLate, limit.cites);
        }
        vec![self.annul(Why::WrongSetup, self.rules.setup.wrong_initial.cites)]
    }

    pub(super) fn wrong_board(&mut self) -> Vec<Ruling> {
        let limit = self.rules.setup.board_limit;
        if !self.within(*limit, None) {
            return self.inadmissible(Why::TooLate, limit.cites);
        }
        let BoardTurned::Transferred = *self.rules.setup.board_turned;
        vec![ruling(Consequence::Continue, [self.rules.setup.board_turned.cites, limit.cites])]
    }

    pub(super) fn claim_wrong_clock(&mut self, player: Color) -> Vec<Ruling> {
        if let Some(rulings) = self.wrong_clock_at_resumption(player) {
            return rulings;
        }
        let limit = self.rules.setup.clock_limit;
        if !self.within(*limit, Some(player)) {
            return self.inadmissible(Why::TooLate, limit.cites);
        }
        if let Some(refusal) = self.defect_alleged_too_late(player) {
            return refusal;
        }
        // 12.4 of 1984 and 1993 names defects only; it also covers a wrong setting.
        let ClockSetWrong::ArbiterSets = *self.rules.setup.clock_set_wrong;
        vec![self.ask_for_clock_setting([self.rules.setup.clock_set_wrong.cites, limit.cites])]
    }

    fn within(&self, limit: Limit, claimant: Option<Color>) -> bool {
        let both = |count: &dyn Fn(Color) -> u32, moves: u32| {
            Color::ALL.into_iter().all(|color| count(color) >= moves)
        };
        match limit {
            Limit::AnyTime | Limit::NotRegulated => true,
            Limit::CompletedByEach(moves) => !both(&|color| self.completed_by(color), moves),
            Limit::MadeByEach(moves) => !both(&|color| self.made_by(color), moves),
            Limit::ObjectorsFirstMove => match claimant {
                Some(player) => self.made_by(player) == 0,
                None => Color::ALL.into_iter().any(|color| self.made_by(color) == 0),
            },
        }
    }

    pub(super) fn colours_reversed(&mut self, claimant: Option<Color>) -> Vec<Ruling> {
        if claimant.is_some_and(|player| self.lost_claim_by_touching(player, 0)) {
            return self.inadmissible(Why::Touched, self.rules.act.claims_lost.cites);
        }
        let cell = self.rules.setup.colours_reversed;
        match *cell {
            ColoursReversed::NewGameBelow(moves) => {
                if Color::ALL.into_iter().all(|color| self.made_by(color) >= moves) {
                    return vec![ruling(Consequence::Continue, cell.cites)];
                }
                vec![self.annul(Why::ColoursReversed, cell.cites)]
            }
            ColoursReversed::ContinueUnlessArbiter => vec![self.ask_continue_or_new_game(cell.cites)],
            ColoursReversed::QuarterOfTime => {
                if self.quarter_of_time_gone() {
                    return vec![ruling(Consequence::Continue, cell.cites)];
                }
                vec![self.ask_continue_or_new_game(cell.cites)]
            }
        }
    }

    /// 8.6 of 1984 and 1993: whether a quarter of both players' time for the first control is used (D-07).
    fn quarter_of_time_gone(&self) -> bool {
        let (mut used, mut allotted) = (0_u64, 0_u64);
        for color in Color::ALL {
            let first =
                self.regulations.setting.control.schedule(color).and_then(|schedule| schedule.period(0));
            let main = first.map_or(0, |period| period.main.millis());
            allotted += main;
            used += main.saturating_sub(self.left(color).millis());
        }
        used * 4 >= allotted
    }

    /// 7.6: the position before the displacement, with no entry on the ladder.
    pub(super) fn displaced_found(&mut self, claimant: Option<Color>) -> Vec<Ruling> {
        let cell = self.rules.illegal.displaced_found;
        let Some(displaced) = self.displaced.clone() else {
            return match claimant {
                Some(_) => vec![ruling(Consequence::refused(Why::NothingHappened), cell.cites)],
                None => self.inadmissible(Why::NothingHappened, cell.cites),
            };
        };
        if claimant.is_some_and(|player| self.lost_claim_by_touching(player, displaced.ply)) {
            return self.inadmissible(Why::Touched, self.rules.act.claims_lost.cites);
        }
        if displaced.ply >= self.plies.len() {
            return self.put_back_on_own_time(&displaced);
        }
        self.displaced = None;
        match *cell {
            DisplacedFound::RestoreElseLast | DisplacedFound::RestoreElseAnnul => {
                self.restore(displaced.ply, cell.cites)
            }
        }
    }

    /// 7.4.1, 7.4.3: nobody has moved since. The clock of the player who displaced the pieces runs until they
    /// are back.
    fn put_back_on_own_time(&mut self, displaced: &Displaced) -> Vec<Ruling> {
        let cell = self.rules.illegal.displaced;
        self.take_back_press(displaced.by);
        self.run(displaced.by);
        let what = Consequence::Restore { ply: displaced.ply };
        let mut rulings = vec![ruling(what, cell.cites.only(0))];
        match *cell {
            Put::OwnTimeMayPenalise => {
                let article = cell.cites.only(cell.cites.articles().len() - 1);
                rulings.push(self.ask_for_possible_penalty(displaced.by, article));
            }
            Put::OpponentMayRestartOrGet(minutes) => {
                rulings.push(self.ask_for_minutes(displaced.by, minutes, cell.cites));
            }
            Put::OwnTime | Put::OpponentMayRestart | Put::NotToPressBefore => {}
        }
        rulings
    }

    /// Appendix B of 2001: who has touched a piece since has lost these claims.
    fn lost_claim_by_touching(&self, player: Color, since: usize) -> bool {
        let moved = self.has_moved_since(player, since);
        let touched = player == self.turn() && !self.touches.is_empty();
        *self.rules.act.claims_lost == ClaimsLost::ColoursAndDisplaced && (moved || touched)
    }
}
