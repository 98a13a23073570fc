//! The table of the German federation in a pasted list, by the reader of the rating lists: `ZPS` and `Mgl-Nr` name a person
//! together, and `Spielberechtigung` is no club.

use turmuhr_exchange::{
    lists::{Listed as Entry, RowFaultKind, german},
    trf::records::player::Sex as Letter,
};
use turmuhr_tournament::{
    Person,
    person::{Sex, titled},
    sense::tidy,
};

use super::{Column, Imported, Listed, Unread, Why};

/// The players of the table; none if it cannot be read to its end.
pub(super) fn players(text: &str) -> Option<Imported> {
    let rows = german::rows(text).ok()?;
    let lines: Vec<&str> = text.lines().collect();
    let mut imported = Imported::default();
    imported.headings.extend(lines.iter().position(|line| !line.trim().is_empty()).map(|at| at + 1));
    for row in rows {
        match row.player {
            Ok(entry) => {
                let mut person = person(&entry);
                let odd = tidy(&mut person, None).into_iter().map(|text| (Column::Ignored, text)).collect();
                imported.players.push(Listed { line: row.line, person, odd, guessed: None, board: None });
            }
            Err(kind) => {
                let why = match kind {
                    RowFaultKind::NoName => Why::NoName,
                    RowFaultKind::BadNumber | RowFaultKind::BadFigure | RowFaultKind::Broken => {
                        Why::BadFigure
                    }
                };
                let text = lines.get(row.line.saturating_sub(1)).map_or("", |line| line.trim());
                imported.unread.push(Unread { line: row.line, text: text.chars().take(200).collect(), why });
            }
        }
    }
    Some(imported)
}

fn person(entry: &Entry) -> Person {
    let number = |rating: Option<u16>| rating.map(u32::from).filter(|rating| *rating > 0);
    Person {
        name: entry.name.to_string(),
        title: titled(&entry.title),
        sex: entry.sex.map(|sex| match sex {
            Letter::Female => Sex::Female,
            Letter::Male => Sex::Male,
        }),
        birth: entry.birth_year.map(|year| year.to_string()).unwrap_or_default(),
        federation: entry.federation.to_string(),
        club: entry.club.to_string(),
        fide_number: if entry.fide_id > 0 { entry.fide_id.to_string() } else { String::new() },
        national_number: entry.national_id.to_string(),
        fide_rating: number(entry.standard.rating),
        national_rating: number(entry.dwz),
        ..Person::default()
    }
}
