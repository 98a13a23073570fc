//! The numbers of a clock, and the effect of time on them.

use std::num::NonZeroU32;

use turmuhr_core::{ByColor, Color};

use super::{Freeze, PeriodChange, Setting};
use crate::{
    control::{ControlKind, Ending, PerMove, Schedule},
    time::{Moment, Span},
};

/// One side's display and counters.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct SideReading {
    /// Main time left, or the time left in byo-yomi; zero with a fallen flag.
    pub left: Span,
    /// Time beyond zero, if the clock counts on.
    pub overrun: Span,
    /// Counted from 0; byo-yomi is the one after the last period.
    pub period: u32,
    /// Moves completed in the period.
    pub in_period: u32,
    /// Moves completed in the game.
    pub moves: u32,
    /// The moment the time reached zero.
    pub flag: Option<Moment>,
}

#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct State {
    pub(super) sides: ByColor<SideReading>,
    pub(super) running: Option<(Color, Moment)>,
    pub(super) started: bool,
    pub(super) latest: Moment,
    /// The side whose move is in progress, or was when the clock was stopped.
    pub(super) mover: Option<Color>,
    /// The unused delay of that move. A period entered during the move adds none.
    pub(super) free: Span,
    pub(super) steady: Option<(Color, Moment)>,
}

impl Ending {
    /// The time added when the last period is used up.
    pub(super) fn time(self) -> Span {
        match self {
            Ending::Flag | Ending::Repeat => Span::ZERO,
            Ending::ByoYomi { moments, moment } => moment.times(moments.get()),
            Ending::Canadian { block, .. } => block,
        }
    }
}

/// What happens to a side at zero.
enum AtZero {
    Flag,
    NextPeriod { main: Span, again_and_again: bool },
    ByoYomi,
}

impl State {
    /// Begins a move of `color`.
    pub(super) fn begin_move(&mut self, setting: &Setting, color: Color, at: Moment) {
        self.running = Some((color, at));
        self.mover = Some(color);
        self.free = self.per_move(setting, color).delay();
        if let ControlKind::Gong(each) = setting.control.kind() {
            self.sides.get_mut(color).left = *each;
        }
    }

    /// The state at a later moment if the clock is not touched until then.
    pub(super) fn advanced(mut self, setting: &Setting, at: Moment) -> State {
        self.latest = self.latest.max(at);
        let Some((color, since)) = self.running else { return self };
        let elapsed = at.since(since);
        self.running = Some((color, at));
        match setting.control.kind() {
            ControlKind::Periods(sides) => self.run_down(setting, sides, color, since, elapsed),
            ControlKind::Hourglass(_) => {
                // Hourglass: at zero the clock stops.
                if self.sides.iter().all(|side| side.flag.is_none()) {
                    let used = elapsed.min(self.sides.get(color).left);
                    self.sides.get_mut(!color).left += used;
                    let side = self.sides.get_mut(color);
                    side.left = side.left - used;
                    if side.left.is_zero() {
                        side.flag = Some(since + used);
                    }
                }
            }
            ControlKind::Gong(each) => self.pass_turns(*each, color, at, elapsed),
            ControlKind::Upcount(_) => {
                let side = self.sides.get_mut(color);
                side.overrun += elapsed - side.left;
                side.left = side.left - elapsed;
            }
        }
        self
    }

    fn run_down(
        &mut self,
        setting: &Setting,
        schedules: &ByColor<Schedule>,
        color: Color,
        since: Moment,
        elapsed: Span,
    ) {
        if self.sides.get(color).flag.is_some() {
            return;
        }
        let free = self.free.min(elapsed);
        self.free = self.free - free;
        let (mut now, mut burn) = (since + free, elapsed - free);
        loop {
            let side = self.sides.get_mut(color);
            if burn < side.left {
                side.left = side.left - burn;
                return;
            }
            now = now + side.left;
            burn = burn - side.left;
            side.left = Span::ZERO;
            match at_zero(setting, schedules.get(color), side) {
                AtZero::Flag => {
                    side.flag = Some(now);
                    return;
                }
                AtZero::ByoYomi => {
                    let schedule = schedules.get(color);
                    side.period = schedule.periods.len() as u32;
                    side.in_period = 0;
                    side.left = schedule.ending.time();
                }
                AtZero::NextPeriod { main, again_and_again } => {
                    let times = if again_and_again { burn.millis() / main.millis() + 1 } else { 1 };
                    let target = u32::try_from(u64::from(side.period).saturating_add(times));
                    self.steady.get_or_insert((color, now));
                    let Ok(target) = target else {
                        // The period counter is full; only the time left matters now.
                        side.left = main - Span::from_millis(burn.millis() % main.millis());
                        return;
                    };
                    for color in Color::ALL {
                        self.enter(schedules.get(color), color, target);
                    }
                }
            }
        }
    }

    /// Moves a side into a later period with the main times up to there (T-05). Moves beyond the count of a
    /// period belong to the next.
    fn enter(&mut self, schedule: &Schedule, color: Color, target: u32) {
        let side = self.sides.get_mut(color);
        while side.period < target {
            let following = side.period + 1;
            let Some(next) = schedule.period(following) else { return };
            let required = schedule.period(side.period).and_then(|period| period.moves);
            side.in_period = required.map_or(0, |moves| side.in_period.saturating_sub(moves.get()));
            let written = schedule.periods.len() as u32;
            // From the last written period on, all are equal.
            let steps = if following >= written { target - side.period } else { 1 };
            side.left += next.main.times(steps);
            side.flag = side.flag.filter(|_| side.left.is_zero());
            side.period += steps;
        }
    }

    fn pass_turns(&mut self, each: Span, color: Color, at: Moment, elapsed: Span) {
        let total = (each - self.sides.get(color).left + elapsed).millis();
        let turns = u32::try_from(total / each.millis()).unwrap_or(u32::MAX);
        let rest = Span::from_millis(total % each.millis());
        let own = self.sides.get_mut(color);
        own.moves = own.moves.saturating_add(turns.div_ceil(2));
        let other = self.sides.get_mut(!color);
        other.moves = other.moves.saturating_add(turns / 2);
        let mover = if turns % 2 == 1 { !color } else { color };
        self.sides.get_mut(mover).left = each - rest;
        self.sides.get_mut(!mover).left = each;
        self.running = Some((mover, at));
        self.mover = Some(mover);
    }

    pub(super) fn complete_move(&mut self, setting: &Setting, color: Color) {
        let side = self.sides.get_mut(color);
        side.moves = side.moves.saturating_add(1);
        side.in_period = side.in_period.saturating_add(1);
        if side.flag.is_some() {
            return;
        }
        let Some(schedule) = setting.control.schedule(color) else { return };
        let Some(period) = schedule.period(side.period) else {
            if let Ending::ByoYomi { moment, .. } = schedule.ending {
                // A moment not used up is restored.
                let begun = side.left.millis().div_ceil(moment.millis());
                side.left = Span::from_millis(begun * moment.millis());
            }
            return;
        };
        let mut credits = *period;
        let complete = period.moves.is_some_and(|moves| side.in_period >= moves.get());
        if complete
            && setting.options.change == PeriodChange::AtMoves
            && let Some(next) = schedule.period(side.period.saturating_add(1))
        {
            // 6.3.2: time saved in a period is added to the next.
            side.left += next.main;
            side.period = side.period.saturating_add(1);
            side.in_period = 0;
            if setting.options.increment_at_start {
                // T-02: the press adds the increment of the next move.
                credits = *next;
            }
        }
        side.left += credits.per_move.increment();
    }

    pub(super) fn per_move(&self, setting: &Setting, color: Color) -> PerMove {
        let side = self.sides.get(color);
        let schedule = setting.control.schedule(color);
        schedule.and_then(|schedule| schedule.period(side.period)).map_or(PerMove::None, |p| p.per_move)
    }

    pub(super) fn delay_left(&self, setting: &Setting, color: Color) -> Span {
        if self.mover == Some(color) { self.free } else { self.per_move(setting, color).delay() }
    }

    /// A side at zero loses its flag, unless the clock continues from zero.
    pub(super) fn judge_zero(&mut self, setting: &Setting, color: Color, at: Moment) {
        let flags = match setting.control.kind() {
            ControlKind::Periods(sides) => {
                matches!(at_zero(setting, sides.get(color), self.sides.get(color)), AtZero::Flag)
            }
            ControlKind::Hourglass(_) => true,
            ControlKind::Gong(_) | ControlKind::Upcount(_) => false,
        };
        let side = self.sides.get_mut(color);
        if !side.left.is_zero() {
            side.flag = None;
        } else if flags {
            side.flag.get_or_insert(at);
        }
    }

    pub(super) fn frozen(&self, setting: &Setting) -> bool {
        let control = &setting.control;
        if matches!(control.kind(), ControlKind::Hourglass(_)) {
            return self.sides.iter().any(|side| side.flag.is_some());
        }
        Color::ALL.into_iter().any(|color| {
            let side = self.sides.get(color);
            let last = control.schedule(color).is_none_or(|schedule| schedule.is_last(side.period));
            let freezes = match setting.options.freeze {
                Freeze::Off => false,
                Freeze::On => true,
                Freeze::AsTheMode => self.per_move(setting, color) != PerMove::None,
            };
            side.flag.is_some() && last && freezes
        })
    }

    pub(super) fn next_flag(&self, setting: &Setting) -> Option<Moment> {
        let (color, since) = self.running?;
        let mut side = *self.sides.get(color);
        let mut left = side.left;
        match setting.control.kind() {
            _ if side.flag.is_some() || self.frozen(setting) => None,
            ControlKind::Gong(_) | ControlKind::Upcount(_) => None,
            ControlKind::Hourglass(_) => Some(since + left),
            ControlKind::Periods(sides) => {
                let schedule = sides.get(color);
                loop {
                    match at_zero(setting, schedule, &side) {
                        AtZero::Flag => {
                            return Some(since + self.free + left);
                        }
                        AtZero::ByoYomi => {
                            left += schedule.ending.time();
                            side.period = schedule.periods.len() as u32;
                        }
                        AtZero::NextPeriod { again_and_again: true, .. } => return None,
                        AtZero::NextPeriod { main, again_and_again: false } => {
                            left += main;
                            side.period += 1;
                        }
                    }
                }
            }
        }
    }
}

fn at_zero(setting: &Setting, schedule: &Schedule, side: &SideReading) -> AtZero {
    let Some(period) = schedule.period(side.period) else { return AtZero::Flag };
    match schedule.period(side.period.saturating_add(1)) {
        None if schedule.ending.time().is_zero() => AtZero::Flag,
        None => AtZero::ByoYomi,
        Some(next) => {
            let counted = period.moves.map(NonZeroU32::get).is_some();
            let at_moves = counted && setting.options.change == PeriodChange::AtMoves;
            if at_moves || next.main.is_zero() {
                return AtZero::Flag;
            }
            let again_and_again =
                schedule.ending == Ending::Repeat && side.period as usize + 1 >= schedule.periods.len();
            AtZero::NextPeriod { main: next.main, again_and_again }
        }
    }
}
