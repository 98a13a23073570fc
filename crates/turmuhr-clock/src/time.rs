//! Spans of time and moments of the venue clock, in whole milliseconds.

use std::{
    fmt,
    ops::{Add, AddAssign, Sub},
    str::FromStr,
};

/// A length of time. It is never negative: subtraction stops at zero.
///
/// ```
/// use turmuhr_clock::Span;
///
/// let left: Span = "1:29:51".parse().unwrap();
/// assert_eq!(left, Span::from_secs(5391));
/// assert_eq!((left - Span::from_millis(500)).to_string(), "1:29:50.5");
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span(u64);

impl Span {
    /// No time.
    pub const ZERO: Span = Span(0);

    /// A span of so many milliseconds.
    pub const fn from_millis(millis: u64) -> Span {
        Span(millis)
    }

    /// A span of so many seconds.
    pub const fn from_secs(secs: u32) -> Span {
        Span(secs as u64 * 1000)
    }

    /// A span of so many minutes.
    pub const fn from_mins(mins: u32) -> Span {
        Span(mins as u64 * 60_000)
    }

    /// The length in milliseconds.
    pub const fn millis(self) -> u64 {
        self.0
    }

    /// Whether no time is left.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// The difference, or zero if `other` is longer.
    pub const fn saturating_sub(self, other: Span) -> Span {
        Span(self.0.saturating_sub(other.0))
    }

    /// So many times this span.
    pub const fn times(self, count: u32) -> Span {
        Span(self.0.saturating_mul(count as u64))
    }

    /// The share `part / whole`, truncated to milliseconds; all of it if `whole` is zero.
    pub fn share(self, part: u32, whole: u32) -> Span {
        if whole == 0 {
            return self;
        }
        let share = u128::from(self.0) * u128::from(part) / u128::from(whole);
        Span(u64::try_from(share).unwrap_or(u64::MAX))
    }
}

impl Add for Span {
    type Output = Span;

    fn add(self, other: Span) -> Span {
        Span(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Span {
    fn add_assign(&mut self, other: Span) {
        *self = *self + other;
    }
}

impl Sub for Span {
    type Output = Span;

    fn sub(self, other: Span) -> Span {
        self.saturating_sub(other)
    }
}

/// `h:mm:ss`, with a fraction only if there is one.
impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let secs = self.0 / 1000;
        write!(f, "{}:{:02}:{:02}", secs / 3600, secs / 60 % 60, secs % 60)?;
        match self.0 % 1000 {
            0 => Ok(()),
            millis => write!(f, ".{}", format!("{millis:03}").trim_end_matches('0')),
        }
    }
}

/// The text is not of the form `h:mm:ss` or `h:mm:ss.fff`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotATime(pub String);

impl fmt::Display for NotATime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a time in h:mm:ss: {:?}", self.0)
    }
}

impl std::error::Error for NotATime {}

impl FromStr for Span {
    type Err = NotATime;

    fn from_str(text: &str) -> Result<Span, NotATime> {
        clock_text(text).ok_or_else(|| NotATime(text.to_owned()))
    }
}

/// A moment of the venue clock: the time since the scheduled start of the round.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Moment(u64);

impl Moment {
    /// The scheduled start of the round.
    pub const START: Moment = Moment(0);

    /// So many milliseconds after the scheduled start.
    pub const fn from_millis(millis: u64) -> Moment {
        Moment(millis)
    }

    /// So many seconds after the scheduled start.
    pub const fn from_secs(secs: u32) -> Moment {
        Moment(secs as u64 * 1000)
    }

    /// Milliseconds since the scheduled start.
    pub const fn millis(self) -> u64 {
        self.0
    }

    /// The time from `earlier` to this moment; zero if `earlier` is later.
    pub const fn since(self, earlier: Moment) -> Span {
        Span(self.0.saturating_sub(earlier.0))
    }
}

impl Add<Span> for Moment {
    type Output = Moment;

    fn add(self, span: Span) -> Moment {
        Moment(self.0.saturating_add(span.0))
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Span(self.0).fmt(f)
    }
}

impl FromStr for Moment {
    type Err = NotATime;

    fn from_str(text: &str) -> Result<Moment, NotATime> {
        text.parse().map(|Span(millis)| Moment(millis))
    }
}

/// Seconds with at most three decimals, as `30` or `0.5`.
pub(crate) fn decimal_secs(text: &str) -> Option<Span> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let secs = digits(whole)?;
    if !matches!(fraction.len(), 1..=3) {
        return None;
    }
    let millis = digits(fraction)? * 10u32.pow(3 - fraction.len() as u32);
    Some(Span(u64::from(secs) * 1000 + u64::from(millis)))
}

/// Only digits, no sign, within 32 bits.
pub(crate) fn digits(text: &str) -> Option<u32> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

fn clock_text(text: &str) -> Option<Span> {
    let mut parts = text.splitn(3, ':');
    let (hours, mins, secs) = (parts.next()?, parts.next()?, parts.next()?);
    let two_digits = |text: &str| text.len() == 2;
    if !two_digits(mins) || !two_digits(secs.split('.').next()?) {
        return None;
    }
    let (hours, mins, secs) = (digits(hours)?, digits(mins)?, decimal_secs(secs)?);
    (mins < 60 && secs < Span::from_mins(1))
        .then(|| Span(u64::from(hours) * 3_600_000 + u64::from(mins) * 60_000) + secs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_read_as_they_are_written() {
        for (text, millis) in [
            ("0:00:00", 0),
            ("0:02:00", 120_000),
            ("1:29:51", 5_391_000),
            ("0:00:01.5", 1_500),
            ("0:00:00.001", 1),
            ("100:00:00", 360_000_000),
        ] {
            assert_eq!(text.parse(), Ok(Span(millis)));
            assert_eq!(Span(millis).to_string(), text);
        }
        assert_eq!("0:00:01.500".parse(), Ok(Span(1_500)));
    }

    #[test]
    fn what_is_no_time_is_refused() {
        for text in ["", "5", "5:00", "0:60:00", "0:00:60", "0:1:00", "0:00:1", "-0:00:01", "+1:00:00"] {
            assert_eq!(text.parse::<Span>(), Err(NotATime(text.to_owned())));
        }
        for text in ["0:00:00.", "0:00:00.0001", "0:00:00,5", "0:00:00:00", " 0:00:00", "99999999999:00:00"] {
            assert!(text.parse::<Span>().is_err(), "{text}");
        }
    }

    #[test]
    fn shares_are_cut_to_the_millisecond() {
        assert_eq!(Span(7_170_000).share(38, 39), Span(6_986_153));
        assert_eq!(Span(5).share(1, 0), Span(5));
    }
}
