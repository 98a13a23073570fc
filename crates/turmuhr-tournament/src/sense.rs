//! Values that cannot be: a day that does not exist, a rating of 9000, a federation unknown to FIDE.
//!
//! `limits` guards memory and holds for every journal. This is stricter and holds for new facts only, so older journals open. Forms
//! ask the same functions.

use jiff::civil::Date;
use turmuhr_core::Points;

use crate::{
    concern::Refusal,
    event::Event,
    fact::{Fact, Team},
    federations::is_federation,
    id::RoundNo,
    limits::{self, Number, Text},
    person::Person,
    settings::{Details, Fee, Format, Prize, Settings},
};

/// The first and the last year of a birth, if the year of the event is unknown.
const BIRTHS: (i16, i16) = (1900, 2100);

pub fn number(what: Number, found: impl TryInto<i64>) -> Result<(), Refusal> {
    let (least, most) = what.sensible();
    let inside = found.try_into().is_ok_and(|found: i64| (least..=most).contains(&found));
    if inside { Ok(()) } else { Err(Refusal::OutOfRange { what, least, most }) }
}

/// Length and characters of a text.
pub fn text(what: Text, written: &str) -> Result<(), Refusal> {
    let most = what.sensible();
    if written.chars().nth(most).is_some() {
        return Err(Refusal::TooLong { what, most });
    }
    limits::text(what, written)
}

/// A name that must be there.
pub fn name(what: Text, written: &str) -> Result<(), Refusal> {
    if written.trim().is_empty() { Err(Refusal::NoName { what }) } else { text(what, written) }
}

/// Empty, or a code of FIDE's.
pub fn federation(code: &str) -> Result<(), Refusal> {
    let known = code.is_empty() || is_federation(code);
    if known { Ok(()) } else { Err(Refusal::NoFederation { code: code.to_owned() }) }
}

/// Empty, a year, or a date with the year first; not after `last`.
pub fn birth(written: &str, last: Option<i16>) -> Result<(), Refusal> {
    let year = match written.len() {
        0 => return Ok(()),
        4 => written.parse().ok(),
        10 => written.parse::<Date>().ok().map(Date::year),
        _ => None,
    };
    let last = last.unwrap_or(BIRTHS.1);
    let fits = year.is_some_and(|year| (BIRTHS.0..=last).contains(&year));
    if fits { Ok(()) } else { Err(Refusal::NoBirth { written: written.to_owned(), first: BIRTHS.0, last }) }
}

/// The first and the last day of an event.
pub fn days(start: Option<Date>, end: Option<Date>) -> Result<(), Refusal> {
    [start, end].into_iter().flatten().try_for_each(|day| number(Number::Year, day.year()))?;
    match (start, end) {
        (Some(start), Some(end)) if end < start => Err(Refusal::EndsBeforeStart),
        _ => Ok(()),
    }
}

/// Three capitals (ISO 4217).
pub fn currency(written: &str) -> Result<(), Refusal> {
    let fits = written.len() == 3 && written.bytes().all(|letter| letter.is_ascii_uppercase());
    if fits { Ok(()) } else { Err(Refusal::NoCurrency { written: written.to_owned() }) }
}

/// In a round robin everybody meets everybody once a cycle.
pub fn rounds_of_table(format: &Format, players: u32, rounds: u32) -> Result<(), Refusal> {
    let cycles = match format {
        Format::RoundRobin { cycles } | Format::TeamRoundRobin { cycles, .. } => *cycles,
        Format::Swiss { .. } | Format::Knockout { .. } | Format::Scheveningen | Format::TeamSwiss { .. } => {
            return Ok(());
        }
    };
    let most = (players + players % 2).saturating_sub(1).saturating_mul(cycles);
    if players < 2 || rounds <= most { Ok(()) } else { Err(Refusal::MoreThanATable { players, most }) }
}

/// Checks a new fact.
pub(crate) fn sense(event: &Event, fact: &Fact) -> Result<(), Refusal> {
    let latest = event.details.end.or(event.details.start).map(Date::year);
    match fact {
        Fact::EventCreated { details } | Fact::EventChanged { details } => of_event(details),
        Fact::SectionAdded { settings, .. } | Fact::SectionChanged { settings, .. } => of_section(settings),
        Fact::PlayersEntered { players, .. } => {
            players.iter().try_for_each(|(_, person)| of_person(person, latest))
        }
        Fact::PlayerChanged { person, .. } | Fact::PlayerRegistered { person, .. } => {
            of_person(person, latest)
        }
        Fact::TeamsEntered { teams, .. } => teams.iter().try_for_each(|(_, team)| of_team(team)),
        Fact::TeamChanged { new, .. } => of_team(new),
        // Their values are limited by `limits`, or come from the event.
        Fact::DisplaySet { .. }
        | Fact::DisplayRemoved { .. }
        | Fact::LookSet { .. }
        | Fact::Announced { .. }
        | Fact::FideModeLeft { .. }
        | Fact::MadeAnonymous {}
        | Fact::PlayerRemoved { .. }
        | Fact::PlayersMerged { .. }
        | Fact::CheckedIn { .. }
        | Fact::FeePaid { .. }
        | Fact::Withdrawn { .. }
        | Fact::Returned { .. }
        | Fact::ByeGranted { .. }
        | Fact::ByeTakenBack { .. }
        | Fact::ByeWished { .. }
        | Fact::SelfServiceSet { .. }
        | Fact::RegistrationWithdrawn { .. }
        | Fact::RegistrationsAccepted { .. }
        | Fact::ResultReported { .. }
        | Fact::PairsProhibited { .. }
        | Fact::PointsAdjusted { .. }
        | Fact::TeamWithdrawn { .. }
        | Fact::TeamReturned { .. }
        | Fact::LineUpSet { .. }
        | Fact::LotsDrawn { .. }
        | Fact::RoundPaired { .. }
        | Fact::AllRoundsPaired { .. }
        | Fact::LatecomerPaired { .. }
        | Fact::RoundDiscarded { .. }
        | Fact::RoundPublished { .. }
        | Fact::RoundWithheld { .. }
        | Fact::HandPairingBegun { .. }
        | Fact::HandPaired { .. }
        | Fact::HandPairingEnded { .. }
        | Fact::ResultEntered { .. }
        | Fact::RatedOtherwise { .. }
        | Fact::GameRecorded { .. }
        | Fact::IncidentRecorded { .. }
        | Fact::ClocksNoted { .. }
        | Fact::MatchDecided { .. }
        | Fact::Remarked { .. }
        | Fact::SectionFinished { .. }
        | Fact::Undone { .. } => Ok(()),
    }
}

fn of_event(details: &Details) -> Result<(), Refusal> {
    name(Text::EventName, &details.name)?;
    federation(&details.federation)?;
    days(details.start, details.end)
}

fn of_section(settings: &Settings) -> Result<(), Refusal> {
    text(Text::SectionName, &settings.name)?;
    number(Number::Rounds, settings.rounds)?;
    number(Number::FirstBoard, settings.first_board)?;
    let apart = settings.kept_apart.and_then(|kept| kept.until);
    for round in [apart, settings.prizes_from, settings.no_half_byes_from].into_iter().flatten() {
        round_of(round, settings.rounds)?;
    }
    settings.starts.values().try_for_each(|at| number(Number::Year, at.year()))?;
    if !settings.currency.is_empty() {
        currency(&settings.currency)?;
    }
    settings.fee.as_ref().map_or(Ok(()), |Fee { cents, currency: written }| {
        number(Number::FeeCents, *cents)?;
        currency(written)
    })?;
    settings.prizes.iter().try_for_each(prize)
}

/// A round that the section has.
pub fn round_of(round: RoundNo, total: u32) -> Result<(), Refusal> {
    if round.up_to() <= total { Ok(()) } else { Err(Refusal::RoundsOver { total }) }
}

/// A prize for players who can exist.
pub fn prize(prize: &Prize) -> Result<(), Refusal> {
    let to = &prize.to;
    [to.born_from, to.born_until].into_iter().flatten().try_for_each(|year| number(Number::Year, year))?;
    to.rating_below.map_or(Ok(()), |rating| number(Number::Rating, rating))?;
    match (to.born_from, to.born_until) {
        (Some(from), Some(until)) if from > until => {
            Err(Refusal::PrizeForNobody { prize: prize.name.clone() })
        }
        _ => Ok(()),
    }
}

/// Empty, or at most ten digits.
pub fn fide_number(written: &str) -> Result<(), Refusal> {
    let fits = written.len() <= 10 && written.bytes().all(|byte| byte.is_ascii_digit());
    if fits { Ok(()) } else { Err(Refusal::NoFideNumber { written: written.to_owned() }) }
}

fn of_person(person: &Person, latest: Option<i16>) -> Result<(), Refusal> {
    name(Text::PlayerName, &person.name)?;
    fide_number(&person.fide_number)?;
    [person.fide_rating, person.national_rating]
        .into_iter()
        .flatten()
        .try_for_each(|rating| number(Number::Rating, rating))?;
    person.table.map_or(Ok(()), |table| number(Number::Table, table))?;
    birth(&person.birth, latest)?;
    federation(&person.federation)
}

fn of_team(team: &Team) -> Result<(), Refusal> {
    name(Text::TeamName, &team.name)?;
    federation(&team.federation)
}

/// Takes values that cannot be out of a person of a file, and returns them.
pub fn tidy(person: &mut Person, latest: Option<i16>) -> Vec<String> {
    let mut dropped = Vec::new();
    let mut drop = |text: &mut String| dropped.push(std::mem::take(text));
    person.federation = person.federation.to_uppercase();
    if federation(&person.federation).is_err() {
        drop(&mut person.federation);
    }
    // Files write 0 for an unknown month or day.
    if let Some(year) = person.birth.strip_suffix("-00-00").filter(|year| year.len() == 4) {
        person.birth = if year == "0000" { String::new() } else { year.to_owned() };
    }
    if birth(&person.birth, latest).is_err() {
        drop(&mut person.birth);
    }
    if fide_number(&person.fide_number).is_err() {
        drop(&mut person.fide_number);
    }
    for rating in [&mut person.fide_rating, &mut person.national_rating] {
        if let Some(written) = rating.filter(|found| number(Number::Rating, *found).is_err()) {
            *rating = None;
            drop(&mut written.to_string());
        }
    }
    dropped
}

/// A bonus or a penalty.
pub fn adjustment(points: Points) -> Result<(), Refusal> {
    number(Number::Adjustment, points.in_tenths())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn births_are_years_or_days_that_exist() {
        for (written, fits) in [
            ("", true),
            ("1998", true),
            ("1998-03-12", true),
            ("2000-02-29", true),
            ("2001-02-29", false),
            ("1899", false),
            ("2031", false),
            ("12.03.1998", false),
            ("98", false),
            ("199８", false),
        ] {
            assert_eq!(birth(written, Some(2026)).is_ok(), fits, "{written}");
        }
    }

    #[test]
    fn a_fide_number_has_up_to_ten_digits() {
        for (written, fits) in [
            ("", true),
            ("4677777", true),
            ("1234567890", true),
            ("12345678901", false),
            ("abc", false),
            ("46 77", false),
        ] {
            assert_eq!(fide_number(written).is_ok(), fits, "{written}");
            let person = Person { fide_number: written.to_owned(), ..Person::named("Roth, Lea") };
            assert_eq!(of_person(&person, None).is_ok(), fits, "{written}");
        }
    }

    #[test]
    fn a_name_fits_on_a_list() {
        assert_eq!(name(Text::PlayerName, &"ß".repeat(100)), Ok(()));
        let refused = Err(Refusal::TooLong { what: Text::PlayerName, most: 100 });
        assert_eq!(name(Text::PlayerName, &"ß".repeat(101)), refused);
    }

    #[test]
    fn a_table_has_so_many_rounds() {
        let once = Format::RoundRobin { cycles: 1 };
        assert_eq!(rounds_of_table(&once, 10, 9), Ok(()));
        assert_eq!(rounds_of_table(&once, 9, 9), Ok(()));
        assert_eq!(rounds_of_table(&once, 8, 9), Err(Refusal::MoreThanATable { players: 8, most: 7 }));
        assert_eq!(rounds_of_table(&Format::RoundRobin { cycles: 2 }, 8, 14), Ok(()));
    }

    #[test]
    fn a_file_is_tidied() {
        let mut person = Person {
            birth: "1998-00-00".to_owned(),
            federation: "ger".to_owned(),
            fide_rating: Some(9000),
            fide_number: "abc".to_owned(),
            ..Person::named("Roth, Lea")
        };
        assert_eq!(tidy(&mut person, None), ["abc", "9000"]);
        assert_eq!((person.birth.as_str(), person.federation.as_str()), ("1998", "GER"));
    }
}
