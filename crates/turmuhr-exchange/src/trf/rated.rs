//! A tournament file as a rating sees it.

use std::collections::BTreeMap;

use turmuhr_clock::{class::total_for_60, code};
use turmuhr_core::{Color, PlayerId};
use turmuhr_rating::{Date, Mode, Player, RatedEvent as Event, Time};

use super::{
    document::Document,
    record::Record,
    records::{
        event::Entry,
        player::{National, Person},
    },
    tournament::Tournament,
};
use crate::lists::Index;

/// Where national ratings come from.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NationalRatings {
    /// Records of the federation.
    Records,
    /// There are none: the ratings of records 001 stand for them.
    PlayerRecords,
}

/// What Elo is worked out from. The list is the one the thinking time belongs to, unless it is said.
pub fn for_elo(document: &Document, tournament: &Tournament, mode: Option<Mode>) -> Event {
    event(document, tournament, mode, |_, person| rating(person))
}

/// What a national rating is worked out from: the records of that federation. Players of other federations without one
/// count with their FIDE rating.
pub fn for_national(
    document: &Document,
    tournament: &Tournament,
    federation: &str,
) -> (Event, NationalRatings) {
    let records: BTreeMap<PlayerId, &National> = document
        .records()
        .filter_map(|record| match record {
            Record::National(national) if national.federation.eq_ignore_ascii_case(federation) => {
                Some((national.id, &**national))
            }
            _ => None,
        })
        .collect();
    if records.is_empty() {
        return (for_elo(document, tournament, None), NationalRatings::PlayerRecords);
    }
    let found = event(document, tournament, None, |id, person| {
        let own = records.get(&id).and_then(|national| rating(&national.person));
        let foreign = !person.federation.is_empty() && !person.federation.eq_ignore_ascii_case(federation);
        own.or_else(|| rating(person).filter(|_| foreign))
    });
    (found, NationalRatings::Records)
}

/// Which figure of a list counts.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Listing {
    /// FIDE's for the event's mode; for rapid and blitz the standard rating serves where there is none.
    Elo,
    Dwz,
}

/// Takes ratings from a list instead of the file. Players are found by their number at FIDE or at the federation, never
/// by name; whoever is not found keeps what the file says, and is returned.
pub fn take_from_list(
    event: &mut Event,
    document: &Document,
    tournament: &Tournament,
    index: &Index,
    listing: Listing,
) -> Vec<PlayerId> {
    let national: BTreeMap<PlayerId, &str> = document
        .records()
        .filter_map(|record| match record {
            Record::National(national) => Some((national.id, national.person.number.as_str())),
            _ => None,
        })
        .collect();
    let mut missing = Vec::new();
    for player in &mut event.players {
        let competitor = tournament.players.iter().find(|competitor| competitor.id() == player.id);
        let number = competitor.and_then(|competitor| competitor.record.person.number.trim().parse().ok());
        let by_federation = || national.get(&player.id).and_then(|number| index.by_national_id(number));
        let Some(listed) = number.and_then(|number| index.by_fide_id(number)).or_else(by_federation) else {
            missing.push(player.id);
            continue;
        };
        player.birth_year = player.birth_year.or(listed.birth_year.map(u32::from));
        match listing {
            Listing::Elo => {
                let own = match event.mode {
                    Mode::Standard => listed.standard,
                    Mode::Rapid => listed.rapid,
                    Mode::Blitz => listed.blitz,
                };
                player.rating = own.rating.or(listed.standard.rating).map(u32::from);
                player.record.coefficient = Some(u32::from(own.k)).filter(|k| *k > 0 && own.rating.is_some());
            }
            Listing::Dwz => {
                player.rating = listed.dwz.map(u32::from);
                player.record.index = listed.index.map(u32::from);
            }
        }
    }
    missing
}

fn event(
    document: &Document,
    tournament: &Tournament,
    mode: Option<Mode>,
    rating: impl Fn(PlayerId, &Person) -> Option<u32>,
) -> Event {
    let time = entry(document, Entry::TimeControl).and_then(time);
    let players = tournament
        .players
        .iter()
        .map(|competitor| {
            let person = &competitor.record.person;
            let mut player = Player::new(competitor.id(), rating(competitor.id(), person));
            player.birth_year = date(&person.birth).map(|date| date.year);
            player.rounds.clone_from(&competitor.history);
            player
        })
        .collect();
    let day = |wanted| entry(document, wanted).and_then(date);
    Event {
        players,
        mode: mode.or(time.and_then(Time::mode)).unwrap_or_default(),
        date: day(Entry::End).or_else(|| day(Entry::Start)),
        time,
    }
}

/// Rating 0 is none.
fn rating(person: &Person) -> Option<u32> {
    person.rating.filter(|&rating| rating > 0)
}

fn entry(document: &Document, wanted: Entry) -> Option<&str> {
    document.records().find_map(|record| match record {
        Record::Entry(entry, text) if *entry == wanted && !text.is_empty() => Some(text.as_str()),
        _ => None,
    })
}

/// Record 222.
fn time(text: &str) -> Option<Time> {
    let control = code::read_trf(text).ok()?;
    let seconds = |color| u32::try_from(total_for_60(&control, color)?.millis() / 1000).ok();
    let periods = &control.schedule(Color::White)?.periods;
    Some(Time {
        white: seconds(Color::White)?,
        black: seconds(Color::Black)?,
        first_control: periods.first()?.moves.map(std::num::NonZeroU32::get),
    })
}

/// `2026/11/01` as the standard has it, `2026-11-01`, `01.11.2026`, and a year alone.
fn date(text: &str) -> Option<Date> {
    let parts: Vec<&str> = text.trim().split(|sign: char| !sign.is_ascii_digit()).collect();
    let year = |part: &str| part.parse::<u32>().ok().filter(|_| part.len() == 4).filter(|&year| year > 0);
    let number = |part: &str, most: u32| part.parse::<u32>().ok().filter(|number| *number <= most);
    match parts[..] {
        [only] => Some(Date::new(year(only)?, 1, 1)),
        [first, month, last] => {
            let (year, day) = match year(first) {
                Some(year) => (year, last),
                None => (year(last)?, first),
            };
            Some(Date::new(year, number(month, 12)?.max(1), number(day, 31)?.max(1)))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trf;

    const FILE: &str = "\
042 2026/10/30
052 01.11.2026
222 900+10
001    1 m    A, B                              2500 GER             1990/05/01  1.0    1     2 w 1
001    2 w    C, D                                 0 AUT             2010        0.0    2     1 b 0
001    3      E, F                              1700 AUT                         0.0    3  0000 - Z
GER    1 m    A, B                              2450
";

    fn read() -> (trf::Read, Tournament) {
        let read = trf::read(FILE.as_bytes());
        let tournament = Tournament::new(&read);
        (read, tournament)
    }

    #[test]
    fn time_and_day_of_the_file() {
        let (read, tournament) = read();
        let event = for_elo(&read.document, &tournament, None);
        assert_eq!((event.mode, event.date), (Mode::Rapid, Some(Date::new(2026, 11, 1))));
        assert_eq!(event.time, Some(Time { white: 1500, black: 1500, first_control: None }));
        let players: Vec<_> = event.players.iter().map(|player| (player.rating, player.birth_year)).collect();
        assert_eq!(players, [(Some(2500), Some(1990)), (None, Some(2010)), (Some(1700), None)]);
        assert_eq!(for_elo(&read.document, &tournament, Some(Mode::Blitz)).mode, Mode::Blitz);
    }

    #[test]
    fn national_records_come_first_and_foreigners_bring_their_own() {
        let (read, tournament) = read();
        let (event, source) = for_national(&read.document, &tournament, "GER");
        let ratings: Vec<_> = event.players.iter().map(|player| player.rating).collect();
        assert_eq!((ratings, source), (vec![Some(2450), None, Some(1700)], NationalRatings::Records));
        let (_, source) = for_national(&read.document, &tournament, "NED");
        assert_eq!(source, NationalRatings::PlayerRecords);
    }

    #[test]
    fn ratings_of_a_list_are_found_by_number() {
        let file = "\
001    1      A, B                              2500 GER     4600001             0.0    1  0000 - Z
001    2      C, D                              1800 GER                         0.0    2  0000 - Z
001    3      E, F                              1700 GER     4600003             0.0    3  0000 - Z
GER    2      C, D                              1800         10077
";
        let list = "ID,VKZ,Mitgliedsnummer,Spielername,Geburtsjahr,DWZ,Index,FIDE-Elo,FIDE-ID\n\
            10001,60101,1,\"A,B\",1990,2411,80,2466,4600001\n10077,60101,2,\"C,D\",2001,1835,12,,\n";
        let read = trf::read(file.as_bytes());
        let tournament = Tournament::new(&read);
        let index = Index::new(crate::lists::read(list.as_bytes()).unwrap().players);
        let mut dwz = for_elo(&read.document, &tournament, None);
        let missing = take_from_list(&mut dwz, &read.document, &tournament, &index, Listing::Dwz);
        assert_eq!(missing, [PlayerId(3)]);
        let found: Vec<_> = dwz.players.iter().map(|player| (player.rating, player.record.index)).collect();
        assert_eq!(found, [(Some(2411), Some(80)), (Some(1835), Some(12)), (Some(1700), None)]);
        let mut elo = for_elo(&read.document, &tournament, Some(Mode::Rapid));
        take_from_list(&mut elo, &read.document, &tournament, &index, Listing::Elo);
        let found: Vec<_> = elo.players.iter().map(|player| player.rating).collect();
        // No rapid rating: the standard one. Somebody without any is unrated, whatever the file says.
        assert_eq!(found, [Some(2466), None, Some(1700)]);
        assert_eq!(elo.players[0].birth_year, Some(1990));
    }

    #[test]
    fn days_are_read_as_people_write_them() {
        for (text, wanted) in [
            ("2026/11/01", Some((2026, 11, 1))),
            ("2026-11-01", Some((2026, 11, 1))),
            ("1.11.2026", Some((2026, 11, 1))),
            ("1990", Some((1990, 1, 1))),
            ("1990/00/00", Some((1990, 1, 1))),
            ("26/11/01", None),
            ("2026/13/01", None),
            ("", None),
            ("//", None),
        ] {
            let wanted = wanted.map(|(year, month, day)| Date::new(year, month, day));
            assert_eq!(date(text), wanted, "{text}");
        }
    }
}
