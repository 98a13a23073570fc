//! Time controls and their completeness (6.3.1, L-151).

use std::{fmt, num::NonZeroU32};

use turmuhr_core::{ByColor, Color};

use crate::time::Span;

/// The time per move in addition to the main time (6.3.1, 6.3.2).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum PerMove {
    /// Main time alone.
    #[default]
    None,
    /// Added with every move and kept (L-153).
    Fischer(Span),
    /// Runs down before the main time and is lost if unused (L-154).
    Delay(Span),
    /// Like a delay with another display: the used part is added back (T-01).
    Bronstein(Span),
}

impl PerMove {
    /// The most time a move adds, in any mode.
    pub const fn span(self) -> Span {
        match self {
            PerMove::None => Span::ZERO,
            PerMove::Fischer(span) | PerMove::Delay(span) | PerMove::Bronstein(span) => span,
        }
    }

    /// The time a press adds; zero for a delay.
    pub const fn increment(self) -> Span {
        match self {
            PerMove::Fischer(span) => span,
            PerMove::None | PerMove::Delay(_) | PerMove::Bronstein(_) => Span::ZERO,
        }
    }

    /// The part of each move that costs no main time.
    pub const fn delay(self) -> Span {
        match self {
            PerMove::Delay(span) | PerMove::Bronstein(span) => span,
            PerMove::None | PerMove::Fischer(_) => Span::ZERO,
        }
    }
}

/// A part of the game with its own main time.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Period {
    /// The moves to complete; `None` for all remaining ones.
    pub moves: Option<NonZeroU32>,
    /// The main time, without the time per move.
    pub main: Span,
    /// The time per move while the period lasts.
    pub per_move: PerMove,
}

/// What follows the last period of a schedule.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Nothing: the flag falls.
    #[default]
    Flag,
    /// The last period repeats.
    Repeat,
    /// Byo-yomi: a move within the moment restores it; a used-up moment is lost.
    ByoYomi {
        /// How many moments a side has.
        moments: NonZeroU32,
        /// The length of one moment.
        moment: Span,
    },
    /// Canadian byo-yomi: a block of time for some moves, reloaded by hand once they are played.
    Canadian {
        /// Moves to play in each block.
        moves: NonZeroU32,
        /// The time for one block.
        block: Span,
    },
}

/// The periods of one side.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Schedule {
    /// In order of play; empty if byo-yomi begins with the first move.
    pub periods: Vec<Period>,
    /// What follows the last period.
    pub ending: Ending,
}

impl Schedule {
    /// The period at this index; a repeating one is returned for every later index.
    pub fn period(&self, index: u32) -> Option<&Period> {
        let periods = self.periods.get(index as usize);
        match self.ending {
            Ending::Repeat => periods.or(self.periods.last()),
            Ending::Flag | Ending::ByoYomi { .. } | Ending::Canadian { .. } => periods,
        }
    }

    /// Whether no period follows the one at this index.
    pub fn is_last(&self, index: u32) -> bool {
        self.period(index.saturating_add(1)).is_none()
    }

    /// The number of the first move of each written period, counted from 1.
    pub fn first_moves(&self) -> impl Iterator<Item = u32> {
        self.periods.iter().scan(1u32, |next, period| {
            let first = *next;
            *next = first.saturating_add(period.moves.map_or(0, NonZeroU32::get));
            Some(first)
        })
    }

    /// The main times of the periods that this many moves reach, plus the time each move adds.
    pub fn brought_by(&self, moves: u32) -> Span {
        let (mut total, mut rest) = (Span::ZERO, moves);
        for index in 0.. {
            let Some(period) = self.period(index).filter(|_| rest > 0) else { break };
            let here = period.moves.map_or(rest, |moves| moves.get().min(rest));
            total += period.main + period.per_move.span().times(here);
            rest -= here;
        }
        total
    }
}

/// The modes of a clock.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ControlKind {
    /// The form of the Laws; White and Black may differ (handicap, Armageddon).
    Periods(ByColor<Schedule>),
    /// Hourglass: time used by one side is added to the other.
    Hourglass(ByColor<Span>),
    /// Gong: each move lasts this long, then the turn passes.
    Gong(Span),
    /// Down to zero, then the overrun counts up; from zero it only counts up.
    Upcount(ByColor<Span>),
}

/// A complete time control.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    kind: ControlKind,
}

impl TimeControl {
    /// The most periods of a side; more is a typing error.
    pub const MAX_PERIODS: usize = 16;

    /// The longest time in a control, ten thousand hours; sums cannot overflow.
    pub const MAX_SPAN: Span = Span::from_mins(600_000);

    /// Refuses a control that leaves a move without a rule (L-151).
    pub fn new(kind: ControlKind) -> Result<TimeControl, ControlError> {
        TimeControl::checked(kind, false)
    }

    /// The setting of a clock that does not count moves: a period without a move count ends when a side
    /// reaches zero, and the next one begins for both (T-05).
    pub fn on_device(kind: ControlKind) -> Result<TimeControl, ControlError> {
        TimeControl::checked(kind, true)
    }

    /// The same periods for both sides.
    pub fn both(schedule: Schedule) -> Result<TimeControl, ControlError> {
        TimeControl::new(ControlKind::Periods(ByColor { white: schedule.clone(), black: schedule }))
    }

    /// The mode and its times.
    pub const fn kind(&self) -> &ControlKind {
        &self.kind
    }

    /// The periods of a side; `None` in modes without periods.
    pub fn schedule(&self, color: Color) -> Option<&Schedule> {
        match &self.kind {
            ControlKind::Periods(sides) => Some(sides.get(color)),
            ControlKind::Hourglass(_) | ControlKind::Gong(_) | ControlKind::Upcount(_) => None,
        }
    }

    /// Does a move add time in any period of either side (III.2.2: games without increment)?
    pub fn has_increment(&self) -> bool {
        let brings = |schedule: &Schedule| schedule.periods.iter().any(|p| !p.per_move.span().is_zero());
        Color::ALL.into_iter().filter_map(|color| self.schedule(color)).any(brings)
    }

    fn checked(mut kind: ControlKind, on_device: bool) -> Result<TimeControl, ControlError> {
        let positive = |span: Span| match span {
            Span::ZERO => Err(ControlError::NoTime { period: 1 }),
            span => short_enough(span, 1),
        };
        match &mut kind {
            ControlKind::Periods(sides) => {
                // One representation: no time per move is `None`.
                for period in sides.white.periods.iter_mut().chain(&mut sides.black.periods) {
                    if period.per_move.span().is_zero() {
                        period.per_move = PerMove::None;
                    }
                }
                check(&sides.white, on_device)?;
                check(&sides.black, on_device)?;
            }
            ControlKind::Hourglass(sides) => {
                positive(sides.white)?;
                positive(sides.black)?;
            }
            ControlKind::Gong(each) => positive(*each)?,
            // Zero is allowed: the clock then only counts up.
            ControlKind::Upcount(sides) => {
                short_enough(sides.white, 1)?;
                short_enough(sides.black, 1)?;
            }
        }
        Ok(TimeControl { kind })
    }
}

/// Why a control is incomplete or invalid. Periods are counted from 1; `at` is a byte offset in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ControlError {
    /// The text is empty.
    Empty,
    /// PGN `?`: the control is not known.
    NotKnown,
    /// PGN `-`: the game had no time control.
    Untimed,
    /// A part of the text is no time control.
    Unreadable {
        /// Byte offset of the part.
        at: usize,
        /// The part, as written.
        text: String,
    },
    /// A number without a unit that may mean minutes or seconds, or moves or minutes (T-73).
    Ambiguous {
        /// The ambiguous part.
        text: String,
        /// Every control it may mean.
        readings: Vec<TimeControl>,
    },
    /// A period without main time and without increment.
    NoTime {
        /// Counted from 1.
        period: usize,
    },
    /// A period followed by another needs a move count.
    MovesMissing {
        /// Counted from 1.
        period: usize,
    },
    /// A repeating period needs a move count.
    RepeatsWithoutMoves,
    /// Byo-yomi begins when the main time is used up, so the period before it has no move count.
    MovesBeforeByoYomi,
    /// More than [`TimeControl::MAX_PERIODS`].
    TooManyPeriods,
    /// More than [`TimeControl::MAX_SPAN`], or more than 9999 moments of byo-yomi.
    TooLong {
        /// The number of the period; 1 in modes without periods.
        period: usize,
    },
    /// The move number where a time per move begins is not the first of a period.
    NotAFirstMove {
        /// The move number in the text.
        number: u32,
    },
    /// The form cannot express this: TRF has no delay, a code no byo-yomi.
    NotExpressible,
}

impl fmt::Display for ControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ControlError::Unreadable { at, text } => write!(f, "unreadable from byte {at}: {text:?}"),
            ControlError::Ambiguous { text, readings } => {
                write!(f, "{} readings of {text:?}", readings.len())
            }
            other => write!(f, "{other:?}"),
        }
    }
}

impl std::error::Error for ControlError {}

fn short_enough(span: Span, period: usize) -> Result<(), ControlError> {
    if span > TimeControl::MAX_SPAN { Err(ControlError::TooLong { period }) } else { Ok(()) }
}

fn check(schedule: &Schedule, on_device: bool) -> Result<(), ControlError> {
    let Schedule { periods, ending } = schedule;
    if periods.len() > TimeControl::MAX_PERIODS {
        return Err(ControlError::TooManyPeriods);
    }
    for (index, period) in periods.iter().enumerate() {
        // A period may consist of its increment alone; a delay never adds to the main time.
        if period.main.is_zero() && period.per_move.increment().is_zero() {
            return Err(ControlError::NoTime { period: index + 1 });
        }
        short_enough(period.main.max(period.per_move.span()), index + 1)?;
        if period.moves.is_none() && index + 1 < periods.len() && !on_device {
            return Err(ControlError::MovesMissing { period: index + 1 });
        }
    }
    let last_moves = periods.last().map(|last| last.moves);
    match *ending {
        Ending::Flag if periods.is_empty() => Err(ControlError::Empty),
        Ending::Flag => Ok(()),
        Ending::Repeat => match last_moves {
            None => Err(ControlError::Empty),
            Some(None) => Err(ControlError::RepeatsWithoutMoves),
            Some(Some(_)) => Ok(()),
        },
        Ending::ByoYomi { moment: span, .. } | Ending::Canadian { block: span, .. } => {
            short_enough(span, periods.len() + 1)?;
            if matches!(ending, Ending::ByoYomi { moments, .. } if moments.get() > 9999) {
                return Err(ControlError::TooLong { period: periods.len() + 1 });
            }
            if span.is_zero() {
                Err(ControlError::NoTime { period: periods.len() + 1 })
            } else if let Some(Some(_)) = last_moves {
                Err(ControlError::MovesBeforeByoYomi)
            } else {
                Ok(())
            }
        }
    }
}
