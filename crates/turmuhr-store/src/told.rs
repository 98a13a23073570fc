//! The kinds of streams: an event, a season. They share tables, statements, announcements and backups; each has its own facts.

use jiff::civil::Date;
use turmuhr_journal::{Entry, Schema};

/// What a list shows of a stream, read off its entries.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Description {
    pub name: String,
    pub place: String,
    pub starts: String,
    pub ends: String,
}

/// Facts that a stream can hold.
pub trait Told: Schema + Clone + Send + Sync + 'static {
    /// As the database names the kind of stream.
    const KIND: &'static str;

    /// The description, if one of the entries changes it.
    fn described(entries: &[Entry<Self>]) -> Option<Description>;
}

impl Told for turmuhr_tournament::Fact {
    const KIND: &'static str = "event";

    fn described(entries: &[Entry<Self>]) -> Option<Description> {
        let day = |day: Option<Date>| day.map_or_else(String::new, |day| day.to_string());
        entries.iter().rev().find_map(|entry| {
            let (Self::EventCreated { details } | Self::EventChanged { details }) = &entry.fact else {
                return None;
            };
            Some(Description {
                name: details.name.clone(),
                place: details.place.clone(),
                starts: day(details.start),
                ends: day(details.end),
            })
        })
    }
}

impl Told for turmuhr_season::Fact {
    const KIND: &'static str = "season";

    /// A season is called by its ordinance and the year it begins in.
    fn described(entries: &[Entry<Self>]) -> Option<Description> {
        entries.iter().rev().find_map(|entry| {
            let Self::SeasonOpened { season, ordinance, .. } = &entry.fact else { return None };
            let (name, starts) = (ordinance.clone(), season.begins.to_string());
            Some(Description { name, starts, ..Description::default() })
        })
    }
}
