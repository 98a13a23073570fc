//! The rounds as a calendar that phones understand (RFC 5545), for everybody or for one player.

use turmuhr_texts::values;
use turmuhr_tournament::{EntryId, Party};

use crate::{
    http::{Answer, Ask, Fault, file},
    parts::View,
    words::rounds,
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
    let title = match section.settings.name.as_str() {
        "" => details.name.clone(),
        section => format!("{}, {section}", details.name),
    };
    let stamp = jiff::Timestamp::now().strftime("%Y%m%dT%H%M%SZ").to_string();
    let mut lines =
        vec!["BEGIN:VCALENDAR".to_owned(), "VERSION:2.0".to_owned(), "PRODID:-//Turmuhr//DE".to_owned()];
    for (number, start) in
        section.settings.starts.iter().filter(|(number, _)| **number <= section.settings.rounds)
    {
        let Some(at) = ask.instant(*start) else { continue };
        let mut summary = format!("{title}: {}", rounds::round(lang, number));
        if let Some(seat) = player.and_then(|id| seat(&view, id, *number)) {
            summary = format!("{summary}, {seat}");
        }
        lines.push("BEGIN:VEVENT".to_owned());
        let whose = player.map(|id| format!("-{}", id.0)).unwrap_or_default();
        lines.push(format!("UID:{}-{}-{number}{whose}@turmuhr", snapshot.stream(), section.id));
        lines.push(format!("DTSTAMP:{stamp}"));
        // A day without an hour is a day.
        if start.time() == jiff::civil::Time::midnight() {
            lines.push(format!("DTSTART;VALUE=DATE:{}", start.strftime("%Y%m%d")));
        } else {
            lines.push(format!("DTSTART:{}", at.strftime("%Y%m%dT%H%M%SZ")));
        }
        lines.push(format!("SUMMARY:{}", escaped(&summary)));
        if !details.place.is_empty() {
            lines.push(format!("LOCATION:{}", escaped(&details.place)));
        }
        lines.push("END:VEVENT".to_owned());
    }
    lines.push("END:VCALENDAR".to_owned());
    let text: String = lines.iter().map(|line| folded(line)).collect();
    Ok(file("text/calendar; charset=utf-8", &format!("{}-{}.ics", snapshot.stream(), section.id), text))
}

/// Where somebody sits in a round everybody may see: the board, the colour, the opponent.
fn seat(view: &View<'_>, id: EntryId, number: u32) -> Option<String> {
    let (section, lang) = (view.section, view.lang);
    if view.of_teams() || number > section.public_rounds() {
        return None;
    }
    let party = Party(id.0);
    let round = section.round(number)?;
    let Some(at) = round.pairs.iter().position(|pair| pair.has(party)) else {
        return (round.bye == Some(party)).then(|| rounds::bye(lang));
    };
    let pair = &round.pairs[at];
    let white = pair.games.first().is_none_or(|game| game.first_has_white) == (party == pair.first);
    let board = rounds::board(lang, at as u32 + section.settings.first_board);
    let colour = values::colour(turmuhr_core::Color::from_white(white), lang);
    Some(format!("{board}, {colour} – {}", section.name(pair.other(party))))
}

fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' | ';' | ',' => {
                escaped.push('\\');
                escaped.push(letter);
            }
            '\n' => escaped.push_str("\\n"),
            letter if letter.is_control() => {}
            letter => escaped.push(letter),
        }
    }
    escaped
}

/// Lines have at most 75 bytes; what is more goes on in the next, after a blank.
fn folded(line: &str) -> String {
    let (mut text, mut width) = (String::with_capacity(line.len() + 2), 0);
    for letter in line.chars() {
        if width + letter.len_utf8() > 74 {
            text.push_str("\r\n ");
            width = 1;
        }
        text.push(letter);
        width += letter.len_utf8();
    }
    text.push_str("\r\n");
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
        assert_eq!(long.replace("\r\n ", "").trim_end(), "ü".repeat(60));
    }
}
