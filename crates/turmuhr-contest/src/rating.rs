//! A contest as input for ratings.

use turmuhr_clock::{class::total_for_60, code};
use turmuhr_core::Color;
use turmuhr_rating::{Date, Mode, Player as Rated, RatedEvent, Time};

use crate::{Contest, Player};

/// The source of national ratings.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NationalRatings {
    /// Lists of the federation.
    Lists,
    /// There are none; the ratings of the event replace them.
    OfTheEvent,
}

impl Contest {
    /// The input for Elo. Without `mode` the thinking time decides the list.
    pub fn for_elo(&self, mode: Option<Mode>) -> RatedEvent {
        self.rated_by(mode, |player| player.person.rated())
    }

    /// The input for a national rating, from the list of that federation. Foreign players without such a rating
    /// count with the rating of the event.
    pub fn for_national(&self, federation: &str) -> (RatedEvent, NationalRatings) {
        let own = |player: &Player| {
            let known = player.national.iter().rev();
            let mut known = known.filter(|one| one.federation.eq_ignore_ascii_case(federation));
            known.next().map(|national| national.rating.filter(|rating| *rating > 0))
        };
        if !self.players.iter().any(|player| own(player).is_some()) {
            return (self.for_elo(None), NationalRatings::OfTheEvent);
        }
        let event = self.rated_by(None, |player| {
            let home = &player.person.federation;
            let foreign = !home.is_empty() && !home.eq_ignore_ascii_case(federation);
            own(player).flatten().or_else(|| player.person.rated().filter(|_| foreign))
        });
        (event, NationalRatings::Lists)
    }

    fn rated_by(&self, mode: Option<Mode>, rating: impl Fn(&Player) -> Option<u32>) -> RatedEvent {
        let players = self.players.iter().map(|player| {
            let mut rated = Rated::new(player.number, rating(player));
            rated.birth_year = day(&player.person.birth).map(|date| date.year);
            rated.rounds.clone_from(&player.history);
            rated
        });
        RatedEvent {
            players: players.collect(),
            mode: mode.or(self.time.and_then(Time::mode)).unwrap_or_default(),
            date: self.day,
            time: self.time,
        }
    }
}

/// Reads `2026/11/01` (the standard), `2026-11-01`, `01.11.2026`, and a year alone.
pub fn day(text: &str) -> Option<Date> {
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

/// The thinking time of a control in the notation of TRF and PGN.
pub fn time(text: &str) -> Option<Time> {
    let control = code::read_trf(text).ok()?;
    let seconds = |color| u32::try_from(total_for_60(&control, color)?.millis() / 1000).ok();
    let periods = &control.schedule(Color::White)?.periods;
    Some(Time {
        white: seconds(Color::White)?,
        black: seconds(Color::Black)?,
        first_control: periods.first()?.moves.map(std::num::NonZeroU32::get),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

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
            assert_eq!(day(text), wanted, "{text}");
        }
    }
}
