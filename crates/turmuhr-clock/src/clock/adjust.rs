//! Adjustments by an arbiter (6.10.2, 12.9, T-05b). Each takes the moment; a running side keeps running.

use turmuhr_core::{ByColor, Color};

use super::{Clock, ClockError, state::State};
use crate::{
    control::{ControlKind, Ending, PerMove},
    correct::period_of_next_move,
    time::{Moment, Span},
};

/// What happens to the increment when a completed move is taken back (T-82).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum TakenBack {
    /// The increment of the taken-back move is subtracted.
    WithIncrement,
    /// The player keeps it.
    CountOnly,
}

impl Clock {
    /// Adds time to a side. A side at zero has its flag up again.
    pub fn add(&mut self, color: Color, amount: Span, at: Moment) -> Result<(), ClockError> {
        self.change(at, |clock, state| {
            let side = state.sides.get_mut(color);
            let overrun = side.overrun;
            side.overrun = overrun - amount;
            side.left += amount - overrun;
            state.judge_zero(&clock.setting, color, at);
            Ok(())
        })
    }

    /// Subtracts time from a side; at zero its flag falls (10.11b of 1984 lets a claimant overstep).
    pub fn take(&mut self, color: Color, amount: Span, at: Moment) -> Result<(), ClockError> {
        self.change(at, |clock, state| {
            let side = state.sides.get_mut(color);
            if let ControlKind::Upcount(_) = clock.setting.control.kind() {
                side.overrun += amount - side.left;
            }
            side.left = side.left - amount;
            state.judge_zero(&clock.setting, color, at);
            Ok(())
        })
    }

    /// Sets one display. A move in progress continues without a fresh delay; the next move has its full delay
    /// (T-09).
    pub fn set(&mut self, color: Color, left: Span, at: Moment) -> Result<(), ClockError> {
        self.change(at, |clock, state| {
            let side = state.sides.get_mut(color);
            (side.left, side.overrun) = (left, Span::ZERO);
            let running = state.running.is_some_and(|(running, _)| running == color);
            let begun = state.free < state.per_move(&clock.setting, color).delay();
            if state.mover == Some(color) && (running || begun) {
                state.free = Span::ZERO;
            }
            state.judge_zero(&clock.setting, color, at);
            Ok(())
        })
    }

    /// Sets both displays.
    pub fn set_both(&mut self, left: ByColor<Span>, at: Moment) -> Result<(), ClockError> {
        let mut clock = self.clone();
        clock.set(Color::White, left.white, at)?;
        clock.set(Color::Black, left.black, at)?;
        *self = clock;
        Ok(())
    }

    /// Corrects the counter to this many completed moves, and the period accordingly. The display stays
    /// (T-05b).
    pub fn set_moves(&mut self, color: Color, completed: u32, at: Moment) -> Result<(), ClockError> {
        self.change(at, |clock, state| {
            let side = state.sides.get_mut(color);
            side.moves = completed;
            side.in_period = completed;
            if let Some(schedule) = clock.setting.control.schedule(color) {
                (side.period, side.in_period) = period_of_next_move(schedule, completed);
            }
            Ok(())
        })
    }

    /// Corrects the period and the moves completed in it, for a game whose count was lost (8.6).
    pub fn set_period(
        &mut self,
        color: Color,
        period: u32,
        in_period: u32,
        at: Moment,
    ) -> Result<(), ClockError> {
        self.change(at, |clock, state| {
            let schedule = clock.setting.control.schedule(color).ok_or(ClockError::NotInThisMode)?;
            if schedule.period(period).is_none() {
                return Err(ClockError::NoNextPeriod);
            }
            let side = state.sides.get_mut(color);
            (side.period, side.in_period) = (period, in_period);
            Ok(())
        })
    }

    /// Moves both sides into the next period at once and adds its time to each display, a fallen flag
    /// counting as zero (8.6; 11.9 and 12.8 of 1984 and 1993; L-201, D-44).
    ///
    /// The next period follows that of the side further behind; a side already in it gets no more time. The
    /// next move is the first of the period for both.
    pub fn enter_next_period(&mut self, at: Moment) -> Result<(), ClockError> {
        self.change(at, |clock, state| {
            let target = state.sides.white.period.min(state.sides.black.period).saturating_add(1);
            for color in Color::ALL {
                let schedule = clock.setting.control.schedule(color).ok_or(ClockError::NotInThisMode)?;
                let next = schedule.period(target).ok_or(ClockError::NoNextPeriod)?;
                let side = state.sides.get_mut(color);
                if side.period < target {
                    side.left += next.main;
                    side.period = target;
                }
                side.in_period = 0;
                state.judge_zero(&clock.setting, color, at);
            }
            Ok(())
        })
    }

    /// Takes back the last completed move of a side, as when a position is restored (T-82). The counter goes
    /// back, together with a period that began with the press, and the increment depending on `what`. Used
    /// time stays used (7.1).
    pub fn take_back(&mut self, color: Color, what: TakenBack, at: Moment) -> Result<(), ClockError> {
        self.change(at, |clock, state| {
            let control = &clock.setting.control;
            let side = state.sides.get_mut(color);
            if side.moves == 0 || matches!(control.kind(), ControlKind::Gong(_)) {
                return Err(ClockError::NothingToTakeBack);
            }
            let flagged = side.flag.is_some();
            let after = side.period;
            let mut taken = Span::ZERO;
            if let Some(schedule) = control.schedule(color) {
                // A period that did not begin with its press (8.6, T-05) stays.
                let began_by_press = period_of_next_move(schedule, side.moves) == (after, 0);
                let before = after.checked_sub(1).and_then(|index| schedule.period(index)?.moves);
                match before {
                    Some(moves) if side.in_period == 0 && began_by_press => {
                        taken += schedule.period(after).map_or(Span::ZERO, |period| period.main);
                        (side.period, side.in_period) = (after - 1, moves.get() - 1);
                    }
                    _ => side.in_period = side.in_period.saturating_sub(1),
                }
                let credited_in = if clock.setting.options.increment_at_start { after } else { side.period };
                let per_move = schedule.period(credited_in).map_or(PerMove::None, |period| period.per_move);
                match what {
                    TakenBack::WithIncrement => taken += per_move.increment(),
                    TakenBack::CountOnly => {}
                }
            } else {
                side.in_period = side.in_period.saturating_sub(1);
            }
            side.moves -= 1;
            // A press with a fallen flag added nothing.
            if !flagged {
                side.left = side.left - taken;
                state.judge_zero(&clock.setting, color, at);
            }
            Ok(())
        })
    }

    /// Canadian byo-yomi: reloads the block by hand once its moves are played.
    pub fn reload(&mut self, color: Color, at: Moment) -> Result<(), ClockError> {
        self.change(at, |clock, state| {
            let schedule = clock.setting.control.schedule(color).ok_or(ClockError::NotInThisMode)?;
            let side = state.sides.get_mut(color);
            match schedule.ending {
                Ending::Canadian { moves, block } if side.period as usize == schedule.periods.len() => {
                    if side.in_period < moves.get() {
                        return Err(ClockError::BlockNotPlayed { due: moves.get() - side.in_period });
                    }
                    if side.flag.is_none() {
                        (side.left, side.in_period) = (block, 0);
                    }
                    Ok(())
                }
                _ => Err(ClockError::NotInThisMode),
            }
        })
    }

    fn change(
        &mut self,
        at: Moment,
        change: impl FnOnce(&Clock, &mut State) -> Result<(), ClockError>,
    ) -> Result<(), ClockError> {
        let mut state = self.at(at)?;
        change(self, &mut state)?;
        self.state = state;
        Ok(())
    }
}
