#![doc = include_str!("../README.md")]
//!
//! # What is where
//!
//! - [`control`]: periods and times per move. [`code`], [`human`], [`presets`]: controls as files, people and events write them.
//! - [`clock`]: the running clock, and corrections by the arbiter. [`correct`]: the arithmetic behind them.
//! - [`class`]: standard, rapid or blitz. [`time`]: spans and moments.
//!
//! Ids in comments name rules of clocks (`T-05`), duties (`L-151`), rows of the rule pages (`P-001`) and readings of open
//! articles (`D-23`). The program explains them: `turmuhr rules T-05`.

#![warn(missing_docs)]

pub mod class;
pub mod clock;
pub mod code;
pub mod control;
pub mod correct;
#[cfg(any(test, feature = "fuzz"))]
pub mod fuzz;
pub mod human;
pub mod presets;
pub mod time;

pub use class::{Class, ClassBounds};
pub use clock::{Clock, ClockError, Freeze, Options, PeriodChange, Setting};
pub use control::{ControlError, ControlKind, PerMove, Period, Schedule, TimeControl};
pub use human::Lang;
pub use presets::{PRESETS, Preset};
pub use time::{Moment, Span};
