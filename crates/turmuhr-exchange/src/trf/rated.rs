//! Replaces the ratings of a contest by those of a list.

use turmuhr_contest::Contest;
use turmuhr_core::PlayerId;
use turmuhr_rating::{Mode, RatedEvent};

use crate::lists::Index;

/// Which rating of a list counts.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Listing {
    /// FIDE's rating for the event's mode; for rapid and blitz, the standard rating if there is none.
    Elo,
    /// The German rating.
    Dwz,
}

/// Replaces ratings by those of a list. Players are found by their number at FIDE or at the federation, never
/// by name. Players not found keep their rating, and are returned.
pub fn take_from_list(
    event: &mut RatedEvent,
    contest: &Contest,
    index: &Index,
    listing: Listing,
) -> Vec<PlayerId> {
    let players = contest.by_number();
    let mut missing = Vec::new();
    for player in &mut event.players {
        let known = players.get(&player.id);
        let number = known.and_then(|known| known.person.number.trim().parse().ok());
        let by_federation = || {
            let numbers = known.into_iter().flat_map(|known| known.national.iter().rev());
            numbers.take(1).find_map(|national| index.by_national_id(&national.number))
        };
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

#[cfg(test)]
mod tests {
    use turmuhr_contest::NationalRatings;
    use turmuhr_rating::{Date, Time};

    use super::*;
    use crate::trf::{self, Tournament};

    const FILE: &str = "\
042 2026/10/30
052 01.11.2026
222 900+10
001    1 m    A, B                              2500 GER             1990/05/01  1.0    1     2 w 1
001    2 w    C, D                                 0 AUT             2010        0.0    2     1 b 0
001    3      E, F                              1700 AUT                         0.0    3  0000 - Z
GER    1 m    A, B                              2450
";

    fn read() -> Tournament {
        Tournament::new(&trf::read(FILE.as_bytes()))
    }

    #[test]
    fn time_and_day_of_the_file() {
        let tournament = read();
        let event = tournament.contest.for_elo(None);
        assert_eq!((event.mode, event.date), (Mode::Rapid, Some(Date::new(2026, 11, 1))));
        assert_eq!(event.time, Some(Time { white: 1500, black: 1500, first_control: None }));
        let players: Vec<_> = event.players.iter().map(|player| (player.rating, player.birth_year)).collect();
        assert_eq!(players, [(Some(2500), Some(1990)), (None, Some(2010)), (Some(1700), None)]);
        assert_eq!(tournament.contest.for_elo(Some(Mode::Blitz)).mode, Mode::Blitz);
    }

    #[test]
    fn national_records_come_first_and_foreigners_bring_their_own() {
        let tournament = read();
        let (event, source) = tournament.contest.for_national("GER");
        let ratings: Vec<_> = event.players.iter().map(|player| player.rating).collect();
        assert_eq!((ratings, source), (vec![Some(2450), None, Some(1700)], NationalRatings::Lists));
        let (_, source) = tournament.contest.for_national("NED");
        assert_eq!(source, NationalRatings::OfTheEvent);
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
        let mut dwz = tournament.contest.for_elo(None);
        let missing = take_from_list(&mut dwz, &tournament.contest, &index, Listing::Dwz);
        assert_eq!(missing, [PlayerId(3)]);
        let found: Vec<_> = dwz.players.iter().map(|player| (player.rating, player.record.index)).collect();
        assert_eq!(found, [(Some(2411), Some(80)), (Some(1835), Some(12)), (Some(1700), None)]);
        let mut elo = tournament.contest.for_elo(Some(Mode::Rapid));
        take_from_list(&mut elo, &tournament.contest, &index, Listing::Elo);
        let found: Vec<_> = elo.players.iter().map(|player| player.rating).collect();
        // Without a rapid rating the standard one counts. A player without any is unrated, whatever the file
        // says.
        assert_eq!(found, [Some(2466), None, Some(1700)]);
        assert_eq!(elo.players[0].birth_year, Some(1990));
    }
}
