//! A season of three levels, a youth class and a cup, as it stands today: what happens later has not happened yet.

use jiff::civil::Date;
use turmuhr_federation::date::{MonthDay, Season};
use turmuhr_season::{
    Journal, day,
    simulate::{Size, Under, years_from},
};

const SEED: u64 = 1987;
const SIZE: Size = Size { levels: 3, clubs: 20, teams: 48, seasons: 1 };
/// The first day of simulated seasons.
const START: MonthDay = MonthDay { month: 9, day: 1 };

/// None if the season cannot be made: then the demonstration has events only.
pub(super) fn as_of(today: Date) -> Option<Journal> {
    let under = Under { ordinance: "muster-2026".to_owned(), ..Under::default() };
    let first = Season::of(today, START);
    let made = years_from(first, SEED, &under, SIZE, |_, _| {}).ok()?.pop()?;
    let until = made.journal.entries().iter().take_while(|entry| day(entry) <= today).cloned();
    Journal::open(until.collect()).ok().filter(|journal| !journal.entries().is_empty())
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn there_is_a_season_on_every_day_of_a_year() {
        for today in
            [date(2026, 9, 1), date(2026, 11, 17), date(2027, 3, 1), date(2027, 8, 31), date(2031, 1, 2)]
        {
            let journal = as_of(today).unwrap_or_else(|| panic!("{today}"));
            assert!(journal.entries().iter().all(|entry| day(entry) <= today), "{today}");
            assert!(!journal.state().teams.is_empty(), "{today}");
        }
    }
}
