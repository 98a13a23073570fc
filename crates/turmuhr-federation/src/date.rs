//! Days, seasons and spans of time. Nothing here reads today's date.

use std::{fmt, str::FromStr};

use jiff::{ToSpan, civil::Date};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A day of the year, such as 1 September.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MonthDay {
    pub month: i8,
    pub day: i8,
}

impl MonthDay {
    /// In a year; 29 February is the 28th in a common year.
    pub fn of(self, year: i16) -> Date {
        let of_month = |day| Date::new(year, self.month, day);
        // After the end of the calendar: its last day.
        of_month(self.day).or_else(|_| of_month(1).map(Date::last_of_month)).unwrap_or(Date::MAX)
    }
}

/// A text that is no date of the wanted kind.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no {1}")]
pub struct NoDate(pub String, pub &'static str);

impl FromStr for MonthDay {
    type Err = NoDate;

    fn from_str(text: &str) -> Result<MonthDay, NoDate> {
        // 2000 is a leap year: every day of the year exists in it.
        let date: Result<Date, _> = format!("2000-{text}").parse();
        let date = date.map_err(|_| NoDate(text.to_owned(), "day of the year"))?;
        Ok(MonthDay { month: date.month(), day: date.day() })
    }
}

impl<'de> Deserialize<'de> for MonthDay {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<MonthDay, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// A playing year by the year in which it begins.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Season {
    pub begins: i16,
}

impl Season {
    /// The season of a day, where seasons begin on a day of the year.
    pub fn of(date: Date, start: MonthDay) -> Season {
        let begins = if date >= start.of(date.year()) { date.year() } else { date.year() - 1 };
        Season { begins }
    }

    pub fn first_day(self, start: MonthDay) -> Date {
        start.of(self.begins)
    }

    /// The day before the next one begins.
    pub fn last_day(self, start: MonthDay) -> Date {
        start.of(self.begins + 1).yesterday().unwrap_or(Date::MAX)
    }

    #[must_use]
    pub const fn next(self) -> Season {
        Season { begins: self.begins + 1 }
    }
}

/// `1989/90`.
impl fmt::Display for Season {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{:02}", self.begins, (self.begins + 1).rem_euclid(100))
    }
}

impl FromStr for Season {
    type Err = NoDate;

    fn from_str(text: &str) -> Result<Season, NoDate> {
        let wrong = || NoDate(text.to_owned(), "season such as 1989/90");
        let (begins, ends) = text.split_once('/').ok_or_else(wrong)?;
        let year: i16 = begins.parse().map_err(|_| wrong())?;
        if begins.len() != 4 || !(1000..9000).contains(&year) {
            return Err(wrong());
        }
        let season = Season { begins: year };
        let long = (year + 1).to_string();
        if ends == long || season.to_string().ends_with(&format!("/{ends}")) {
            Ok(season)
        } else {
            Err(wrong())
        }
    }
}

impl<'de> Deserialize<'de> for Season {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Season, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

impl Serialize for Season {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The last day of a period: the first day is not counted, and no Sunday makes it longer.
pub fn days_after(date: Date, days: i64) -> Date {
    date.saturating_add(days.days())
}

/// The last day that is this many days before.
pub fn days_before(date: Date, days: i64) -> Date {
    date.saturating_sub(days.days())
}

/// The same day so many months later, or the last of that month.
pub fn months_after(date: Date, months: i32) -> Date {
    date.saturating_add(months.months())
}

/// The same day so many years later; 29 February becomes the 28th in a common year.
pub fn years_after(date: Date, years: i16) -> Date {
    date.saturating_add(i32::from(years).years())
}

/// The first day on which a person has completed these years of life. A person born on 29 February completes them with
/// 28 February in a common year and is older from 1 March.
pub fn birthday(born: Date, years: i16) -> Date {
    let year = born.year() + years;
    Date::new(year, born.month(), born.day()).or_else(|_| Date::new(year, 3, 1)).unwrap_or(Date::MAX)
}

/// Completed years of life on a day.
pub fn age_on(born: Date, day: Date) -> i16 {
    let years = day.year() - born.year();
    if birthday(born, years) <= day { years } else { years - 1 }
}

/// 1 January of the year after.
pub fn new_year_after(date: Date) -> Date {
    Date::new(date.year() + 1, 1, 1).unwrap_or(Date::MAX)
}
