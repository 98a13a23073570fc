//! The rounds as a calendar for phones (RFC 5545), for everyone or for one player.

use turmuhr_exchange::icalendar::{self, CalendarEvent, When};
use turmuhr_texts::values;
use turmuhr_tournament::{BoardNo, EntryId, RoundNo};

use crate::{
    http::{Answer, Ask, Fault, file},
    parts::View,
    words::{events, rounds},
};

pub(crate) async fn rounds(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lang = ask.lang;
    let view = View::new(&ask, &snapshot, section);
    let player = ask.query.number("player").map(EntryId);
    if player.is_some_and(|id| !section.players.contains_key(&id)) {
        return Err(Fault::NotFound);
    }
    let details = &snapshot.event().details;
    let title = match events::name_beside(snapshot.event(), section, lang) {
        None => details.name.clone(),
        Some(section) => format!("{}, {section}", details.name),
    };
    let stamp = jiff::Timestamp::now();
    let of_section =
        section.settings.starts.iter().filter(|(number, _)| number.is_among(section.settings.rounds));
    let events = of_section.filter_map(|(number, start)| {
        let at = ask.instant(*start)?;
        let mut summary = format!("{title}: {}", rounds::round(lang, number));
        if let Some(seat) = player.and_then(|id| seat(&view, id, *number)) {
            summary = format!("{summary}, {seat}");
        }
        let whose = player.map(|id| format!("-{}", id.0)).unwrap_or_default();
        // A start at midnight means a whole day.
        let midnight = start.time() == jiff::civil::Time::midnight();
        Some(CalendarEvent {
            uid: format!("{}-{}-{number}{whose}@turmuhr", snapshot.stream(), section.id),
            stamp,
            when: if midnight { When::Day(start.date()) } else { When::At(at) },
            summary,
            description: String::new(),
            place: details.place.clone(),
            free: false,
        })
    });
    let text = icalendar::write(&events.collect::<Vec<_>>());
    Ok(file("text/calendar; charset=utf-8", &format!("{}-{}.ics", snapshot.stream(), section.id), text))
}

/// A player's seat in a public round: the board, the colour, the opponent.
fn seat(view: &View<'_>, id: EntryId, number: RoundNo) -> Option<String> {
    let (section, lang) = (view.section, view.lang);
    if view.of_teams() || number.up_to() > section.public_rounds() {
        return None;
    }
    let party = section.party_of(id)?;
    let round = section.round(number)?;
    let Some(at) = round.pairs.iter().position(|pair| pair.has(party)) else {
        let without = round.bye == Some(party) || section.is_free(party, number);
        return without.then(|| view.bye(party, number, &rounds::bye(lang)));
    };
    let pair = &round.pairs[at];
    let white = pair.games.first().is_none_or(|game| game.first_has_white) == (party == pair.first);
    let board = rounds::board(lang, section.table(number, BoardNo(at as u32 + 1)));
    let colour = values::colour(turmuhr_core::Color::from_white(white), lang);
    Some(format!("{board}, {colour} – {}", section.name(pair.other(party))))
}
