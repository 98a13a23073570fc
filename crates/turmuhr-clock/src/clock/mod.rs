//! The clock: two displays, of which at most one runs (6.1, L-150).
//!
//! Every operation takes its moment; a refused operation changes nothing. Readings are computed, so reading a
//! clock never changes it.

mod adjust;
mod state;

use std::{fmt, sync::Arc};

use turmuhr_core::{ByColor, Color};

use crate::{
    control::{ControlKind, Ending, PerMove, TimeControl},
    correct::period_of_next_move,
    time::{Moment, Span},
};

pub use adjust::TakenBack;
pub use state::SideReading;
use state::State;

/// Whether a fallen flag of the last period blocks the clock (T-03).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Freeze {
    /// The game continues until the flag is established (6.8).
    #[default]
    Off,
    /// As devices do: freeze with increment or delay, otherwise not.
    AsTheMode,
    /// A fallen flag blocks the clock in every mode.
    On,
}

/// When the time of the next period is added (T-05).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum PeriodChange {
    /// For each side separately, with the press that completes the last move of the period.
    #[default]
    AtMoves,
    /// For both sides at once, when one side reaches zero: a clock that does not count moves.
    AtZero,
}

/// Properties of the clock that a time control does not define.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// The first increment is added before the start, as on a DGT clock (T-02, D-45).
    pub increment_at_start: bool,
    /// What a fallen flag of the last period does.
    pub freeze: Freeze,
    /// When the next period begins.
    pub change: PeriodChange,
}

/// A time control together with the properties of the device that runs it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setting {
    /// The periods and times per move.
    pub control: TimeControl,
    /// The properties of the device.
    pub options: Options,
}

impl Setting {
    /// A setting with the default options.
    pub fn of(control: TimeControl) -> Setting {
        Setting { control, options: Options::default() }
    }

    /// The same control with other options.
    pub fn with(self, options: Options) -> Setting {
        Setting { options, ..self }
    }
}

/// A running or stopped clock. Cloning shares the setting and copies a few numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    setting: Arc<Setting>,
    state: State,
}

/// Why an operation was refused. Nothing has changed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ClockError {
    /// The moment lies before the latest one.
    TimeRunsBack {
        /// The moment of the last accepted operation.
        latest: Moment,
        /// The moment that was given.
        at: Moment,
    },
    /// The operation needs a clock that has been started.
    NotStarted,
    /// A clock starts once; later it is restarted.
    AlreadyStarted,
    /// Neither side runs.
    Stopped,
    /// A side runs already.
    Running(Color),
    /// The other side runs.
    NotRunning(Color),
    /// A flag has fallen and the clock can no longer be operated (T-03).
    Frozen,
    /// Gong: the turn passes by itself.
    TurnPassesBySignal,
    /// There is no period after this one.
    NoNextPeriod,
    /// The time control has no such feature.
    NotInThisMode,
    /// Canadian byo-yomi: moves of the block are still to be played.
    BlockNotPlayed {
        /// Moves still to be played.
        due: u32,
    },
    /// The side has not completed a move.
    NothingToTakeBack,
}

impl fmt::Display for ClockError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClockError::TimeRunsBack { latest, at } => write!(f, "{at} lies before {latest}"),
            other => write!(f, "{other:?}"),
        }
    }
}

impl std::error::Error for ClockError {}

impl Clock {
    /// A clock set for the start of the game, not running yet.
    pub fn new(setting: Setting) -> Clock {
        Clock::at_move(setting, ByColor { white: 0, black: 0 })
    }

    /// A clock for a game resumed after this many completed moves of each side. Each display shows the full
    /// time of the period reached; the caller sets other readings.
    pub fn at_move(setting: Setting, completed: ByColor<u32>) -> Clock {
        let mut state = State::default();
        for color in Color::ALL {
            let side = state.sides.get_mut(color);
            side.moves = *completed.get(color);
            match setting.control.kind() {
                ControlKind::Hourglass(sides) | ControlKind::Upcount(sides) => side.left = *sides.get(color),
                ControlKind::Gong(each) => side.left = *each,
                ControlKind::Periods(sides) => {
                    let schedule = sides.get(color);
                    (side.period, side.in_period) = period_of_next_move(schedule, side.moves);
                    match schedule.period(side.period) {
                        Some(period) => {
                            side.left = period.main;
                            if setting.options.increment_at_start {
                                side.left += period.per_move.increment();
                            }
                        }
                        None => side.left = schedule.ending.time(),
                    }
                }
            }
        }
        Clock { setting: Arc::new(setting), state }
    }

    /// The control and the options it runs by.
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// Starts the game with White's clock at the scheduled time (6.6, L-155).
    pub fn start(&mut self, color: Color, at: Moment) -> Result<(), ClockError> {
        let mut state = self.at(at)?;
        if state.started {
            return Err(ClockError::AlreadyStarted);
        }
        state.started = true;
        state.begin_move(&self.setting, color, at);
        self.state = state;
        Ok(())
    }

    /// The player presses and completes a move (6.2.1). This adds the time per move, counts the move and may
    /// begin the next period. With a fallen flag the display stays at zero and the move counts, but no time is
    /// added.
    pub fn press(&mut self, color: Color, at: Moment) -> Result<(), ClockError> {
        let mut state = self.at(at)?;
        match state.running {
            None if state.started => return Err(ClockError::Stopped),
            None => return Err(ClockError::NotStarted),
            Some((running, _)) if running != color => return Err(ClockError::NotRunning(color)),
            Some(_) => {}
        }
        if matches!(self.setting.control.kind(), ControlKind::Gong(_)) {
            return Err(ClockError::TurnPassesBySignal);
        }
        if state.frozen(&self.setting) {
            return Err(ClockError::Frozen);
        }
        state.complete_move(&self.setting, color);
        state.begin_move(&self.setting, !color, at);
        self.state = state;
        Ok(())
    }

    /// Stops both displays (6.11.1, 6.11.2).
    pub fn stop(&mut self, at: Moment) -> Result<(), ClockError> {
        let mut state = self.at(at)?;
        match state.running {
            None if state.started => return Err(ClockError::Stopped),
            None => return Err(ClockError::NotStarted),
            Some(_) => state.running = None,
        }
        self.state = state;
        Ok(())
    }

    /// Restarts a stopped game (6.11.3). The side that was stopped continues its move; for the other side a new
    /// move begins.
    pub fn restart(&mut self, color: Color, at: Moment) -> Result<(), ClockError> {
        let mut state = self.at(at)?;
        match state.running {
            _ if !state.started => return Err(ClockError::NotStarted),
            Some((running, _)) => return Err(ClockError::Running(running)),
            None if state.frozen(&self.setting) => return Err(ClockError::Frozen),
            None => {}
        }
        if state.mover == Some(color) {
            state.running = Some((color, at));
        } else {
            state.begin_move(&self.setting, color, at);
        }
        self.state = state;
        Ok(())
    }

    /// The reading of one side at `at`. A moment before the last operation counts as that operation's moment.
    pub fn side(&self, color: Color, at: Moment) -> SideReading {
        *self.seen(at).sides.get(color)
    }

    /// The main time left, without the remaining delay.
    pub fn left(&self, color: Color, at: Moment) -> Span {
        self.side(color, at).left
    }

    /// The displayed time: with Bronstein it includes the delay of the move (T-01).
    pub fn shown(&self, color: Color, at: Moment) -> Span {
        let state = self.seen(at);
        let side = state.sides.get(color);
        let per_move = state.per_move(&self.setting, color);
        match per_move {
            PerMove::Bronstein(_) if side.flag.is_none() => {
                side.left + state.delay_left(&self.setting, color)
            }
            _ => side.left,
        }
    }

    /// The unused delay of the current move, or of the next one.
    pub fn delay_left(&self, color: Color, at: Moment) -> Span {
        self.seen(at).delay_left(&self.setting, color)
    }

    /// The exact moment the time reached zero, if the flag has fallen.
    pub fn flag(&self, color: Color, at: Moment) -> Option<Moment> {
        self.side(color, at).flag
    }

    /// Both flags: for each side the moment its time reached zero.
    pub fn flags(&self, at: Moment) -> ByColor<Option<Moment>> {
        let ByColor { white, black } = self.seen(at).sides;
        ByColor { white: white.flag, black: black.flag }
    }

    /// The flag that fell first, if the clock can tell (L-200).
    pub fn first_flag(&self, at: Moment) -> Option<(Color, Moment)> {
        match self.flags(at) {
            ByColor { white: Some(white), black: Some(black) } if white == black => None,
            ByColor { white: Some(white), black } if black.is_none_or(|black| white < black) => {
                Some((Color::White, white))
            }
            ByColor { black, .. } => black.map(|black| (Color::Black, black)),
        }
    }

    /// When the running side's flag falls if the clock is not touched.
    pub fn next_flag_at(&self) -> Option<Moment> {
        self.state.next_flag(&self.setting)
    }

    /// The running side; with a gong it changes by itself.
    pub fn running(&self, at: Moment) -> Option<Color> {
        self.seen(at).running.map(|(color, _)| color)
    }

    /// Whether the clock was ever started; a stopped clock counts too.
    pub fn has_started(&self) -> bool {
        self.state.started
    }

    /// The latest moment of an operation.
    pub fn latest(&self) -> Moment {
        self.state.latest
    }

    /// Whether a fallen flag blocks the clock (T-03).
    pub fn is_frozen(&self, at: Moment) -> bool {
        self.seen(at).frozen(&self.setting)
    }

    /// The moves due before the next control; `None` in a period for all remaining moves.
    pub fn moves_due(&self, color: Color, at: Moment) -> Option<u32> {
        let side = self.side(color, at);
        let schedule = self.setting.control.schedule(color)?;
        let required = match (schedule.period(side.period), schedule.ending) {
            (Some(period), _) => period.moves?.get(),
            (None, Ending::Canadian { moves, .. }) => moves.get(),
            (None, _) => return None,
        };
        required.checked_sub(side.in_period)
    }

    /// The steady flag of a clock that changes period at zero: the side that reached zero first, and when. It
    /// disappears after five minutes (T-04).
    pub fn steady_flag(&self, at: Moment) -> Option<(Color, Moment)> {
        self.seen(at).steady.filter(|(_, since)| at.since(*since) < Span::from_mins(5))
    }

    fn seen(&self, at: Moment) -> State {
        self.state.advanced(&self.setting, at.max(self.state.latest))
    }

    fn at(&self, at: Moment) -> Result<State, ClockError> {
        let latest = self.state.latest;
        if at < latest {
            return Err(ClockError::TimeRunsBack { latest, at });
        }
        Ok(self.state.advanced(&self.setting, at))
    }
}
