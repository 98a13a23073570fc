//! When the rounds of an event start: its days, their hours of play, and how many rounds each holds.

use std::collections::BTreeMap;

use jiff::{
    ToSpan,
    civil::{Date, DateTime, Time, Weekday},
};
use turmuhr_clock::class;
use turmuhr_core::Color;
use turmuhr_tournament::{RoundNo, settings::Pace};

/// Of a whole day, from the first start to the last end, without the pause for lunch.
const MORNING: Hours = Hours { from: Time::constant(10, 0, 0, 0), minutes: 10 * 60 };
/// Of a working day before a weekend: people come from work.
const EVENING: Hours = Hours { from: Time::constant(18, 0, 0, 0), minutes: 5 * 60 };
/// Of a club's evening in the week.
const CLUB_EVENING: Time = Time::constant(19, 0, 0, 0);
/// No round starts between these times on a day of short rounds: they leave no pause to eat.
const LUNCH: (Time, Time) = (Time::constant(12, 30, 0, 0), Time::constant(13, 30, 0, 0));
/// Rounds that take longer than this, in minutes, leave time to eat.
const SHORT: i64 = 3 * 60;
/// An event of more days fills the working days too: people have taken leave.
const DAYS_OF_A_WEEKEND: u32 = 4;

#[derive(Copy, Clone, Debug)]
struct Hours {
    from: Time,
    minutes: i64,
}

/// The days of an event, and how many rounds a day holds.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Plan {
    first: Option<Date>,
    days: u32,
    /// From one start to the next on the same day, in minutes.
    slot: i64,
}

fn is_weekend(day: Date) -> bool {
    matches!(day.weekday(), Weekday::Saturday | Weekday::Sunday)
}

impl Plan {
    pub(super) fn of(pace: &Pace, first: Date, last: Date) -> Plan {
        let days = first.until(last).map_or(0, |span| span.get_days());
        // Sixty moves of both players, a tenth more for longer games, and a pause; starts lie on a quarter of an hour.
        let total = class::total_for_60(pace.control(), Color::White);
        let minutes = total.map_or(240, |total| total.millis() / 30_000);
        let slot = ((minutes * 11 / 10 + 5).div_ceil(15) * 15) as i64;
        Plan { first: Some(first), days: u32::try_from(days).map_or(1, |days| days + 1), slot }
    }

    fn day(&self, at: u32) -> Option<Date> {
        self.first?.checked_add(i64::from(at).days()).ok()
    }

    /// An event of a few days with a Saturday or Sunday begins after work.
    fn hours(&self, at: u32) -> Hours {
        let weekend = |at: u32| self.day(at).is_some_and(is_weekend);
        let short = (2..=DAYS_OF_A_WEEKEND).contains(&self.days) && (0..self.days).any(weekend);
        if short && !weekend(at) && (at..self.days).any(weekend) { EVENING } else { MORNING }
    }

    /// All starts that the hours of a day hold; one at least.
    fn starts_of(&self, at: u32) -> Vec<Time> {
        let Hours { from, minutes } = self.hours(at);
        let mut starts = vec![from];
        let mut pause = 0;
        // A round of a day or more has no second start.
        while (1..minutes).contains(&self.slot) {
            let Some(mut next) = starts.last().and_then(|last| last.checked_add(self.slot.minutes()).ok())
            else {
                break;
            };
            if self.slot < SHORT && LUNCH.0 <= next && next < LUNCH.1 {
                pause = next.duration_until(LUNCH.1).as_mins();
                next = LUNCH.1;
            }
            let played = from.duration_until(next).as_mins() + self.slot - pause;
            if played > minutes {
                break;
            }
            starts.push(next);
        }
        starts
    }

    /// The most rounds that these days hold. A season of many months is counted by its first days alone.
    pub(super) fn most(&self) -> u32 {
        const COUNTED: u32 = 60;
        (0..self.days.min(COUNTED)).map(|at| self.starts_of(at).len() as u32).sum()
    }

    /// One round a week or a day where the days suffice, else several a day. Rounds beyond the last day get no start.
    pub(super) fn starts(&self, rounds: u32) -> BTreeMap<RoundNo, DateTime> {
        let Some(first) = self.first else { return BTreeMap::new() };
        let weeks = self.days.saturating_sub(1) / rounds.saturating_sub(1).max(1) / 7;
        if weeks > 0 && rounds > 1 {
            let from = if is_weekend(first) { MORNING.from } else { CLUB_EVENING };
            let day = |at: u32| Some(self.day(at * weeks * 7)?.to_datetime(from));
            return RoundNo::first(rounds).zip((0..).map_while(day)).collect();
        }
        let mut left = rounds as usize;
        let mut all = Vec::new();
        for at in 0..self.days.min(rounds) {
            let Some(day) = self.day(at) else { break };
            let times = self.starts_of(at);
            // As even as the hours allow, without overfilling the days to come.
            let to_come = (at + 1..self.days.min(rounds)).map(|at| self.starts_of(at).len()).sum::<usize>();
            let even = left.div_ceil((self.days - at) as usize);
            let here = even.max(left.saturating_sub(to_come)).min(times.len());
            all.extend(times.into_iter().take(here).map(|time| day.to_datetime(time)));
            left -= here;
        }
        RoundNo::first(rounds).zip(all).collect()
    }
}
