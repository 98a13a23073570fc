//! Flags: who may call them and what follows (6.8, 6.9).

use turmuhr_core::{ByColor, Citation, Color};

use super::{
    ruling::{Consequence, Reason, Ruling, Score, Why},
    state::{Citations, LiveGame, ruling},
};
use crate::{
    mate::{self, Mate},
    rules::{
        Supervision,
        clock::{BothFlags, FlagClaim, StuckFlag},
        draws::Dead,
        powers::Acts,
    },
};

impl LiveGame {
    pub(super) fn claim_flag(&mut self, player: Color) -> Vec<Ruling> {
        if let Some(rulings) = self.flag_while_claim_is_open() {
            return rulings;
        }
        let clock = self.rules.clock;
        let opponents = self.clock.flag(!player, self.now).is_some();
        let own = self.clock.flag(player, self.now).is_some();
        if !opponents {
            return vec![ruling(Consequence::refused(Why::FlagUp), clock.flag_claim.cites)];
        }
        if own && *clock.flag_claim == FlagClaim::OwnTimeLeft {
            let both = if self.in_last_period() { clock.both_flags_last } else { clock.both_flags };
            return match *both {
                BothFlags::Draw => vec![
                    ruling(Consequence::refused(Why::OwnFlagDown), clock.flag_claim.cites),
                    self.end(Score::Draw, Reason::BothFlags, both.cites),
                ],
                _ => vec![ruling(Consequence::refused(Why::OwnFlagDown), clock.flag_claim.cites)],
            };
        }
        // 6.10.1: both are down and the clock shows which fell first: that one has lost.
        let loser = self.clock.first_flag(self.now).map_or(!player, |(first, _)| first);
        let claim =
            if loser == player { Consequence::refused(Why::OwnFlagDown) } else { Consequence::UPHELD };
        vec![ruling(claim, clock.flag_claim.cites), self.lost_on_time(loser)]
    }

    pub(super) fn observe_flag(&mut self, against: Option<Color>) -> Vec<Ruling> {
        let acts = self.rules.powers.sees_flag;
        if !matches!(*acts, Acts::Yes | Acts::May | Acts::InTime) {
            return self.inadmissible(Why::ArbiterMayNot, acts.cites);
        }
        let fallen = |color: &Color| self.clock.flag(*color, self.now).is_some();
        let loser =
            against.filter(fallen).or_else(|| self.clock.first_flag(self.now).map(|(color, _)| color));
        match loser {
            Some(color) => {
                if let Some(rulings) = self.flag_while_claim_is_open() {
                    return rulings;
                }
                if self.rules.supervision == Supervision::Full {
                    return vec![self.lost_on_time(color)];
                }
                // A.4.5: the arbiter calls it; A.4.3 is about a player's claim.
                let clock = self.rules.clock;
                let lost = [acts.cites, clock.flag_loss.cites.but_first()].into();
                let drawn = [acts.cites, clock.flag_draw.cites.but_first()].into();
                vec![self.lost_on_time_by(color, lost, drawn)]
            }
            None => self.inadmissible(Why::NothingHappened, acts.cites),
        }
    }

    /// 12.2 of 1984 and 1993: the hands count even if a defective flag stays up. Other texts treat the clock
    /// as defective.
    pub(super) fn observe_stuck_flag(&mut self, against: Option<Color>) -> Vec<Ruling> {
        let cell = self.rules.clock.stuck_flag;
        let acts = self.rules.powers.sees_flag;
        if !matches!(*acts, Acts::Yes | Acts::May | Acts::InTime) {
            return self.inadmissible(Why::ArbiterMayNot, acts.cites);
        }
        match *cell {
            StuckFlag::ArbiterEstablishes => self.observe_flag(against),
            StuckFlag::NotRegulated => vec![self.ask_for_clock_setting(self.rules.clock.faulty_clock.cites)],
        }
    }

    /// 5.2.2: the arbiter declares a position dead, even without a proof. 10.7 of 1984 and 10.4 of 1993 know
    /// listed endings only.
    pub(super) fn observe_dead_position(&mut self) -> Vec<Ruling> {
        let (acts, dead) = (self.rules.powers.sees_dead_position, self.rules.draws.dead);
        if *acts != Acts::Yes {
            return self.inadmissible(Why::ArbiterMayNot, acts.cites);
        }
        let is_dead = self.position().is_some_and(|position| match *dead {
            Dead::AnySeries => mate::is_dead(position) != Mate::Possible,
            Dead::ListedEndings => mate::listed_ending(position),
            Dead::OnClaim => false,
        });
        if !is_dead {
            return self.inadmissible(Why::NothingHappened, dead.cites);
        }
        vec![self.end(Score::Draw, Reason::DeadPosition, [dead.cites, acts.cites])]
    }

    /// 6.9: lost, unless the opponent cannot win by the criterion of the text.
    pub(super) fn lost_on_time(&mut self, loser: Color) -> Ruling {
        let clock = self.rules.clock;
        let drawn = [clock.flag_draw.cites, clock.flag_loss.cites];
        self.lost_on_time_by(loser, clock.flag_loss.cites.into(), drawn.into())
    }

    /// The same by other articles: of the loss, and of the draw.
    pub(super) fn lost_on_time_by(&mut self, loser: Color, lost: Citations, drawn: Citations) -> Ruling {
        let clock = self.rules.clock;
        let answer = match self.position().cloned() {
            Some(position) => self.can_win(!loser, &position, *clock.flag_draw),
            None => Mate::Possible,
        };
        match answer {
            Mate::Possible => self.end(Score::win(!loser), Reason::Time, lost),
            Mate::Impossible => self.end(Score::Draw, Reason::TimeNoMate, drawn),
            Mate::Undecided => self.ask_win_or_draw(!loser, Reason::Time, Reason::TimeNoMate, drawn),
        }
    }

    /// Both flags are down and nobody can tell which fell first.
    pub(super) fn both_flags(&mut self) -> Vec<Ruling> {
        let last = self.in_last_period();
        let cell = if last { self.rules.clock.both_flags_last } else { self.rules.clock.both_flags };
        // 6.8: a flag that is up has not fallen, whatever was reported.
        if !self.a_flag_is_down() {
            return self.inadmissible(Why::NothingHappened, self.rules.powers.sees_flag.cites);
        }
        let announced = self.regulations.options.quickplay_guidelines && self.quickplay_known();
        match *cell {
            BothFlags::Continue => vec![ruling(Consequence::Continue, cell.cites)],
            BothFlags::NextPeriod => {
                // Both flags are down: nothing is left of this period. The last one has no next one.
                let before = ByColor { white: self.left(Color::White), black: self.left(Color::Black) };
                let _ = self.clock.set_both(ByColor::default(), self.now);
                let _ = self.clock.enter_next_period(self.now);
                let after = ByColor { white: self.left(Color::White), black: self.left(Color::Black) };
                let mut rulings = Vec::new();
                if before != after {
                    let what = Consequence::SetClock { white: after.white, black: after.black };
                    rulings.push(ruling(what, cell.cites));
                }
                rulings.push(ruling(Consequence::Continue, cell.cites));
                rulings
            }
            BothFlags::Draw => vec![self.end(Score::Draw, Reason::BothFlags, cell.cites)],
            BothFlags::OnlyByGuidelines if announced && last => {
                vec![self.end(Score::Draw, Reason::BothFlags, cell.cites)]
            }
            BothFlags::OnlyByGuidelines if announced => vec![ruling(Consequence::Continue, cell.cites)],
            BothFlags::NobodyCanClaim if announced && last => {
                // The guidelines draw; a text without this number cites the article on claims.
                let guideline = Citation::find(self.rules.edition, "III.3.1.2");
                let cites = guideline.map_or_else(|| Citations::from(cell.cites), Citations::from);
                vec![self.end(Score::Draw, Reason::BothFlags, cites)]
            }
            BothFlags::OnlyByGuidelines | BothFlags::NobodyCanClaim => vec![self.ask_both_flags(cell.cites)],
        }
    }

    /// The period of all remaining moves, for the side further behind.
    pub(super) fn in_last_period(&self) -> bool {
        Color::ALL.into_iter().all(|color| {
            let period = self.clock.side(color, self.now).period;
            let schedule = self.clock.setting().control.schedule(color);
            schedule.is_none_or(|schedule| schedule.is_last(period))
        })
    }

    pub(super) fn a_flag_is_down(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.clock.flag(color, self.now).is_some())
    }
}
