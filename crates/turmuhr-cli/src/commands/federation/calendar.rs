//! `turmuhr federation calendar`: the days that follow from cases.

use clap::ArgMatches;
use jiff::{Timestamp, Zoned, civil::Date, tz::TimeZone};
use serde_json::{Value, json};
use turmuhr_exchange::icalendar::{self, CalendarEvent, When};
use turmuhr_federation::office::{
    calendar::{self, DueDay},
    roles::Role,
};
use turmuhr_texts::{Lang, federation::calendar as say, program};

use super::{cases, known, own_ordinances, print, wrong};
use crate::outcome::{Done, Outcome, Trouble};

pub(super) fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let mut entries = Vec::new();
    let own = own_ordinances(arguments, lang)?;
    for (path, case) in cases(arguments, lang) {
        entries.extend(
            calendar::entries_by(&case?, &|id| known(&own, id)).map_err(|fault| wrong(path, &fault, lang))?,
        );
    }
    let mut entries = calendar::sorted(entries);
    if let Some(days) = arguments.get_one::<u16>("within") {
        let today = arguments.get_one::<Date>("on").copied().unwrap_or_else(|| Zoned::now().date());
        let office = arguments.get_one::<String>("office").map(|word| office(word, lang)).transpose()?;
        entries =
            calendar::due_within(&entries, today, (*days).into(), office).into_iter().cloned().collect();
    }
    if arguments.get_flag("json") {
        let told: Vec<Value> = entries.iter().map(|entry| as_json(entry, lang)).collect();
        print(&format!("{}\n", json!({ "entries": told })), lang)?;
    } else if arguments.get_flag("ics") {
        let events: Vec<CalendarEvent> =
            entries.iter().zip(1..).map(|(entry, number)| event(entry, number, lang)).collect();
        print(&icalendar::write(&events), lang)?;
    } else {
        for entry in &entries {
            let matter = if entry.matter.is_empty() { String::new() } else { format!("  {}", entry.matter) };
            print(&format!("{}  {}{matter}\n", entry.on, say::entry(entry, lang)), lang)?;
        }
        if entries.is_empty() {
            eprintln!("{}", program::note(lang, say::nothing_due(lang)));
        }
    }
    Ok(Outcome::Done)
}

fn office(word: &str, lang: Lang) -> Result<Role, Trouble> {
    serde_json::from_value(json!(word))
        .map_err(|_| Trouble::Wrong(turmuhr_texts::season::acts::no_value(lang, "--office", word)))
}

/// A whole day. The stamp is the day itself, so that the same case gives the same file.
fn event(entry: &DueDay, number: usize, lang: Lang) -> CalendarEvent {
    let summary = say::entry(entry, lang);
    let midnight = entry.on.to_zoned(TimeZone::UTC).map(|zoned| zoned.timestamp());
    CalendarEvent {
        uid: entry.uid(number, &summary),
        stamp: midnight.unwrap_or(Timestamp::UNIX_EPOCH),
        when: When::Day(entry.on),
        summary,
        description: entry.matter.clone(),
        place: String::new(),
        free: true,
    }
}

fn as_json(entry: &DueDay, lang: Lang) -> Value {
    json!({
        "date": entry.on,
        "what": say::what(entry.what, lang),
        "matter": entry.matter,
        "ordinance": entry.cite.ordinance,
        "article": entry.cite.article,
    })
}
