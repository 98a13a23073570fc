//! The start of each round: one field each, and a helper that fills them.

use std::collections::BTreeMap;

use jiff::{
    ToSpan,
    civil::{Date, DateTime, Time},
};
use maud::{Markup, html};
use turmuhr_texts::values;
use turmuhr_tournament::{Details, RoundNo, Settings};

use super::Sheet;
use crate::{
    http::Ask,
    parts::{Door, Takes, Troubles},
    words::{events, limits, rounds, wizard as say},
};

/// The most rounds with start fields on one page.
const MOST: u32 = 60;

pub(super) fn fields(sheet: &Sheet<'_>, settings: &Settings, wanted: u32) -> Markup {
    let lang = sheet.ask.lang;
    let known = |round: RoundNo| {
        settings.starts.get(&round).map(|at| at.strftime("%Y-%m-%dT%H:%M").to_string()).unwrap_or_default()
    };
    html! {
        fieldset {
            legend { (events::starts(lang)) }
            p.note { (say::every_explained(lang)) }
            (sheet.line("every_from", &say::every_from(lang), String::new(), Takes::Day))
            (sheet.line("every_times", &say::every_times(lang), String::new(), Takes::Words))
            (sheet.line("every_days", &say::every_days(lang), "1".to_owned(), Takes::Range(1, 366)))
            p { button.quiet name="do" value={ "fill-" (sheet.at) } formnovalidate { (say::every_round(lang)) } }
            @for round in RoundNo::first(wanted.min(MOST)) {
                @let name = format!("start_{round}");
                (sheet.line(&name, &rounds::round(lang, round), known(round), Takes::Moment))
            }
        }
    }
}

/// The typed starts: one after the other, and within the days of the event. Starts that stay as they were are not judged.
pub(super) fn read(
    door: &mut Door<'_>,
    wanted: u32,
    before: &Settings,
    details: &Details,
) -> BTreeMap<RoundNo, DateTime> {
    let lang = door.lang();
    let mut all: BTreeMap<RoundNo, DateTime> = BTreeMap::new();
    for round in RoundNo::first(wanted.min(MOST)) {
        let name = format!("start_{round}");
        let Some(at) = door.moment(&name) else { continue };
        let shown = |at: DateTime| values::moment(at, lang);
        let earlier = all.last_key_value().map(|(earlier, known)| (*earlier, *known));
        let pair = |starts: &BTreeMap<RoundNo, DateTime>, earlier: RoundNo| {
            Some((*starts.get(&earlier)?, *starts.get(&round)?))
        };
        if let Some((earlier, known)) = earlier.filter(|(_, known)| at < *known)
            && pair(&before.starts, earlier) != Some((known, at))
        {
            door.wrong(&name, say::starts_before(lang, round, earlier, shown(known)));
        } else if before.starts.get(&round) != Some(&at) {
            let (first, last) = (details.start, details.end);
            if let Some(first) = first.filter(|first| at.date() < *first) {
                door.wrong(&name, say::before_event(lang, round, values::day(first, lang)));
            } else if let Some(last) = last.filter(|last| at.date() > *last) {
                door.wrong(&name, say::after_event(lang, round, values::day(last, lang)));
            }
        }
        all.insert(round, at);
    }
    all
}

/// Fills every round from the helper's three fields; the default first day is that of the event.
pub(super) fn fill(ask: &mut Ask, at: u32) -> Result<(), Troubles> {
    let lang = ask.lang;
    let sheet = Sheet { at, ..Sheet::new(ask) };
    let wrong = |name: &str, sentence| Troubles::one(&sheet.name(name), sentence);
    let day = match sheet.text("every_from") {
        "" => ask.form.text("start"),
        typed => typed,
    };
    let first: Date = day.parse().map_err(|_| wrong("every_from", limits::no_day(lang, day)))?;
    let times = times(sheet.text("every_times"))
        .ok_or_else(|| wrong("every_times", say::no_times(lang, sheet.text("every_times"))))?;
    let step = sheet.number("every_days").unwrap_or(1).clamp(1, 366);
    let wanted = sheet.number("rounds").unwrap_or(0).min(MOST);
    let made = timetable(first, &times, step, wanted);
    let fields: Vec<(String, String)> = made
        .into_iter()
        .zip(1..)
        .map(|(at, round)| (sheet.name(&format!("start_{round}")), at.strftime("%Y-%m-%dT%H:%M").to_string()))
        .collect();
    for (name, value) in fields {
        ask.form.set(&name, value);
    }
    Ok(())
}

fn times(text: &str) -> Option<Vec<Time>> {
    let words = text.split([',', ';', ' ']).map(str::trim).filter(|word| !word.is_empty());
    let times: Vec<Time> = words
        .map(|word| {
            let (hour, minute) = word.split_once([':', '.']).unwrap_or((word, "0"));
            Time::new(hour.parse().ok()?, minute.parse().ok()?, 0, 0).ok()
        })
        .collect::<Option<_>>()?;
    (!times.is_empty()).then_some(times)
}

fn timetable(first: Date, times: &[Time], step: u32, rounds: u32) -> Vec<DateTime> {
    let mut all = Vec::new();
    let mut day = first;
    while all.len() < rounds as usize {
        all.extend(times.iter().map(|time| day.to_datetime(*time)));
        let Ok(next) = day.checked_add(i64::from(step).days()) else { break };
        day = next;
    }
    all.truncate(rounds as usize);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_timetable_is_filled_day_by_day() {
        let clock = times("10:00, 15.30").expect("two times");
        let made = timetable(jiff::civil::date(2026, 5, 1), &clock, 1, 3);
        let shown: Vec<String> = made.iter().map(DateTime::to_string).collect();
        assert_eq!(shown, ["2026-05-01T10:00:00", "2026-05-01T15:30:00", "2026-05-02T10:00:00"]);
        let weekly = timetable(jiff::civil::date(2026, 5, 1), &times("19").expect("one"), 7, 2);
        assert_eq!(weekly[1].to_string(), "2026-05-08T19:00:00");
        assert_eq!((times(""), times("25:00"), times("abends")), (None, None, None));
    }
}
