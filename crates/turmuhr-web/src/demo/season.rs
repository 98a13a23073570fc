//! A season of three levels, a youth class and a cup, as it stands today: what happens later has not happened yet. Directors,
//! courts, club officers and captains hold their offices, so that every role can be tried.

use jiff::{Timestamp, civil::Date, tz::TimeZone};
use turmuhr_federation::{
    date::{MonthDay, Season},
    law::level::Level,
    office::roles::Role,
    persons::person::PersonId,
};
use turmuhr_season::{
    Fact, Journal, Statement, act, day,
    registry::{Name, OfficeId, Scope},
    simulate::{Size, Under, years_from},
};

const SEED: u64 = 1987;
const SIZE: Size = Size { levels: 3, clubs: 20, teams: 48, seasons: 1 };
/// The first day of simulated seasons.
const START: MonthDay = MonthDay { month: 9, day: 1 };
const BY: &str = "Turmuhr";

/// Persons who play for nobody, with their offices; the names are invented.
const OFFICES: [(&str, &str, Role, Option<Level>); 8] = [
    ("Leitner", "Vera", Role::DirectorOfPlay, None),
    ("Falk", "Renate", Role::Chair, Some(Level::Verband)),
    ("Ohm", "Georg", Role::CommitteeMember, Some(Level::Verband)),
    ("Sander", "Ilse", Role::CommitteeMember, Some(Level::Verband)),
    ("Thoma", "Kurt", Role::Chair, Some(Level::Bund)),
    ("Wendt", "Maike", Role::CommitteeMember, Some(Level::Bund)),
    ("Pohl", "Adele", Role::PassOffice, None),
    ("Zorn", "Milan", Role::ArbitersCommission, None),
];

/// None if the season cannot be made: then the demonstration has events only.
pub(super) fn as_of(today: Date) -> Option<Journal> {
    let under = Under { ordinance: "muster-2026".to_owned(), ..Under::default() };
    let first = Season::of(today, START);
    let made = years_from(first, SEED, &under, SIZE, |_, _| {}).ok()?.pop()?;
    let until = made.journal.entries().iter().take_while(|entry| day(entry) <= today).cloned();
    let mut journal = Journal::open(until.collect()).ok().filter(|journal| !journal.entries().is_empty())?;
    let at = journal.entries().last().map(|last| last.at)?;
    fill_offices(&mut journal, at)?;
    Some(journal)
}

/// Captains are the first players of their teams, club officers the second ones. The director of play comes last: from then on
/// every act is asked for its right.
fn fill_offices(journal: &mut Journal, at: Timestamp) -> Option<()> {
    let from = at.to_zoned(TimeZone::UTC).date();
    let state = journal.state();
    let mut all = Vec::new();
    let mut offices = (1..).map(OfficeId);
    for (id, team) in &state.teams {
        let own: Vec<PersonId> =
            state.candidates(*id).into_iter().filter(|one| !one.substitute).map(|one| one.person).collect();
        if let Some(first) = own.first() {
            all.push(Statement::CaptainNamed { team: *id, person: *first, from });
        }
        if let Some(second) = own.get(1).filter(|_| team.number.0 == 1) {
            let (office, role, scope) = (offices.next()?, Role::ClubOfficer, Scope::Club(team.club));
            all.push(Statement::OfficeGiven { office, person: *second, role, scope, from, until: None });
        }
    }
    let mut number = state.registry.persons.keys().next_back().map_or(0, |last| last.0);
    for (surname, first_name, role, level) in OFFICES.into_iter().rev() {
        number += 1;
        let name = Name { surname: surname.to_owned(), first_name: first_name.to_owned() };
        let person = PersonId(number);
        all.push(Statement::PersonEntered { person, name, born: None, sex: None, german: true });
        let scope = level.map_or(Scope::Everywhere, Scope::Level);
        all.push(Statement::OfficeGiven { office: offices.next()?, person, role, scope, from, until: None });
    }
    for statement in all {
        act(journal, Fact::Registered { statement }, at, BY).ok()?;
    }
    Some(())
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
            assert!(journal.state().has_director(today), "{today}");
        }
    }
}
