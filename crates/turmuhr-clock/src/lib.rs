//! Time controls and the chess clock.
//!
//! A [`TimeControl`] says how much time there is for which moves; a [`Clock`] keeps it. Every operation
//! takes the time as an argument: nothing here looks at a watch, all times are whole milliseconds, and
//! a replayed game shows the same readings and the same flags.
//!
//! # What is where
//!
//! - `control`: what a control is. `code`, `human`, `presets`: controls as files, people and events write them.
//! - `class`: standard, rapid or blitz by an edition's bounds.
//! - `clock`: what each side has left at a moment, which flag fell when, what a press adds.
//! - `correct`: arithmetic for clocks that must be put right. `time`: spans and moments.
//!
//! ```
//! use turmuhr_clock::{Clock, Moment, Setting, code};
//! use turmuhr_core::Color;
//!
//! let control = code::read("40/5400+30:1800+30").unwrap();
//! let mut clock = Clock::new(Setting::of(control));
//! clock.start(Color::White, Moment::START).unwrap();
//! clock.press(Color::White, Moment::from_secs(39)).unwrap();
//! assert_eq!(clock.left(Color::White, Moment::from_secs(60)).to_string(), "1:29:51");
//! assert_eq!(clock.left(Color::Black, Moment::from_secs(60)).to_string(), "1:29:39");
//! ```

#![warn(missing_docs)]
pub mod class;
pub mod clock;
pub mod code;
pub mod control;
pub mod correct;
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
