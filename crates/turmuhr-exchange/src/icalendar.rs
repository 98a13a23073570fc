//! iCalendar (RFC 5545) for the calendars of phones and desktops. Write only.
//!
//! Written by hand: the program needs one component of the whole standard, and a library would add a second
//! crate for dates.

use jiff::{Timestamp, civil::Date};

/// The time of an event: a whole day, or a moment.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum When {
    /// A whole day.
    Day(Date),
    /// A moment, written in UTC.
    At(Timestamp),
}

/// One event of a calendar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalendarEvent {
    /// Stable for the same event, so that a calendar read twice contains it once.
    pub uid: String,
    /// When the calendar was written.
    pub stamp: Timestamp,
    /// A day or a moment.
    pub when: When,
    /// One line.
    pub summary: String,
    /// May have several lines.
    pub description: String,
    /// Left out if empty.
    pub place: String,
    /// Shown as free: the event does not block time.
    pub free: bool,
}

/// A calendar of these events.
pub fn write(events: &[CalendarEvent]) -> String {
    let mut text = String::new();
    let mut line = |content: &str| {
        text.push_str(&folded(content));
        text.push_str("\r\n");
    };
    line("BEGIN:VCALENDAR");
    line("VERSION:2.0");
    line("PRODID:-//Turmuhr//Turmuhr//EN");
    line("CALSCALE:GREGORIAN");
    for event in events {
        let CalendarEvent { uid, stamp, when, summary, description, place, free } = event;
        line("BEGIN:VEVENT");
        line(&format!("UID:{}", escaped(uid)));
        line(&format!("DTSTAMP:{}", moment(*stamp)));
        match when {
            When::Day(date) => {
                line(&format!("DTSTART;VALUE=DATE:{}", day(*date)));
                line(&format!("DTEND;VALUE=DATE:{}", day(date.tomorrow().unwrap_or(*date))));
            }
            When::At(at) => line(&format!("DTSTART:{}", moment(*at))),
        }
        for (name, words) in [("SUMMARY", summary), ("DESCRIPTION", description), ("LOCATION", place)] {
            if !words.is_empty() {
                line(&format!("{name}:{}", escaped(words)));
            }
        }
        if *free {
            line("TRANSP:TRANSPARENT");
        }
        line("END:VEVENT");
    }
    line("END:VCALENDAR");
    text
}

fn day(date: Date) -> String {
    format!("{:04}{:02}{:02}", date.year(), date.month(), date.day())
}

fn moment(at: Timestamp) -> String {
    at.strftime("%Y%m%dT%H%M%SZ").to_string()
}

/// Commas, semicolons, backslashes and line ends are special in this format.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' | ',' | ';' => escaped.extend(['\\', letter]),
            '\n' => escaped.push_str("\\n"),
            letter if letter.is_control() => {}
            other => escaped.push(other),
        }
    }
    escaped
}

/// Lines have at most 75 bytes; continuation lines start with a blank.
fn folded(content: &str) -> String {
    let (mut text, mut width) = (String::with_capacity(content.len()), 0);
    for letter in content.chars() {
        if width + letter.len_utf8() > 75 {
            text.push_str("\r\n ");
            width = 1;
        }
        text.push(letter);
        width += letter.len_utf8();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_calendar_keeps_its_lines() {
        assert_eq!(escaped("Müller, Eva; A\\B\r\nBEGIN:VEVENT"), "Müller\\, Eva\\; A\\\\B\\nBEGIN:VEVENT");
        let long = folded(&"ü".repeat(60));
        assert!(long.split("\r\n").all(|line| line.len() <= 75), "{long}");
        assert_eq!(long.replace("\r\n ", ""), "ü".repeat(60));
    }

    #[test]
    fn a_day_and_a_moment() {
        let event = |when| CalendarEvent {
            uid: "1@turmuhr".to_owned(),
            stamp: Timestamp::UNIX_EPOCH,
            when,
            summary: "Runde 1".to_owned(),
            description: String::new(),
            place: "Bonn".to_owned(),
            free: false,
        };
        let date = Date::constant(1988, 2, 29);
        let text = write(&[event(When::Day(date)), event(When::At(Timestamp::UNIX_EPOCH))]);
        assert!(text.starts_with("BEGIN:VCALENDAR\r\n") && text.ends_with("END:VCALENDAR\r\n"));
        assert!(text.contains("DTSTART;VALUE=DATE:19880229\r\nDTEND;VALUE=DATE:19880301\r\n"), "{text}");
        assert!(text.contains("DTSTART:19700101T000000Z\r\nSUMMARY:Runde 1\r\nLOCATION:Bonn\r\n"), "{text}");
        assert!(!text.contains("DESCRIPTION") && !text.contains("TRANSP"));
        let free = write(&[CalendarEvent { free: true, ..event(When::Day(date)) }]);
        assert!(free.contains("TRANSP:TRANSPARENT"));
    }
}
