//! Helpers shared by the clock's tests.
#![allow(dead_code)]

use turmuhr_clock::{Clock, Moment, Options, Setting, Span, code};
use turmuhr_core::Color;

pub(crate) fn clock(text: &str) -> Clock {
    with(text, Options::default())
}

pub(crate) fn with(text: &str, options: Options) -> Clock {
    Clock::new(Setting::of(code::read_setting(text).unwrap()).with(options))
}

/// A clock with White running from the scheduled start.
pub(crate) fn started(text: &str) -> Clock {
    start(clock(text))
}

pub(crate) fn start(mut clock: Clock) -> Clock {
    clock.start(Color::White, Moment::START).unwrap();
    clock
}

pub(crate) const fn at(secs: u32) -> Moment {
    Moment::from_secs(secs)
}

pub(crate) const fn secs(secs: u32) -> Span {
    Span::from_secs(secs)
}
