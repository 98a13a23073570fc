//! Seasons of any size, each from the one before: teams go up and down, members and rights are carried over.

use turmuhr_federation::{
    date::{MonthDay, Season, days_after},
    law::level::Level,
    matches::lineup::ClassKind,
    ordinance::Ordinance,
    persons::person::{Club, ClubId, TeamNumber},
};
use turmuhr_pairing::lot::Lot;

use super::{
    BOARDS, Scribe, Simulated, Under, beside, day_of, draw, later,
    lineups::RESERVES,
    play_round, playoffs,
    size::{NoSize, Size},
    trouble,
};
use crate::{
    Broken, ClassId, Fact, TeamId,
    fact::{Class, LEAGUE},
    pending::Open,
};

/// Why no seasons were made.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum NotPlayed {
    #[error("{0}")]
    Size(#[from] NoSize),
    #[error("{0}")]
    Broken(#[from] Broken),
}

const NAMES: [(&str, Level); Size::MOST_LEVELS as usize] = [
    ("NRW-Liga", Level::Bund),
    ("Verbandsliga", Level::Verband),
    ("Bezirksliga", Level::Bezirk),
    ("Bezirksklasse", Level::Bezirk),
];

/// Invented places.
const PLACES: [&str; 20] = [
    "Altenbrück",
    "Birkenau",
    "Dornfeld",
    "Eichtal",
    "Falkenhagen",
    "Grünwald",
    "Hohenried",
    "Ilsede",
    "Kaltenbach",
    "Lindenthal",
    "Mühlenberg",
    "Neuhof",
    "Oberstein",
    "Parkstadt",
    "Quellenau",
    "Rosenheim",
    "Seefeld",
    "Tannrode",
    "Ulmental",
    "Weidenbach",
];
const KINDS: [&str; 4] = ["SV", "SC", "SF", "SK"];

fn club_name(number: u32) -> String {
    let place = (number - 1) as usize;
    let (kind, town) = (place / PLACES.len(), PLACES[place % PLACES.len()]);
    match KINDS.get((kind + place) % KINDS.len()).filter(|_| kind < KINDS.len()) {
        Some(kind) => format!("{kind} {town}"),
        None => format!("{town} {number}"),
    }
}

/// Plays seasons one after the other. The same seed and size give the same ones. `told` hears of every round: how many of
/// how many are played.
pub fn years(
    seed: u64,
    under: &Under,
    size: Size,
    told: impl FnMut(u32, u32),
) -> Result<Vec<Simulated>, NotPlayed> {
    let from = Ordinance::among(&under.texts, &under.ordinance).ok().flatten().map(|one| one.in_force.year());
    let first = Season { begins: from.unwrap_or(0).clamp(beside::YOUTH_FROM, 8999) };
    years_from(first, seed, under, size, told)
}

/// As [`years`], from this season on.
pub fn years_from(
    first: Season,
    seed: u64,
    under: &Under,
    size: Size,
    mut told: impl FnMut(u32, u32),
) -> Result<Vec<Simulated>, NotPlayed> {
    size.check()?;
    let mut season = first;
    let mut lot = Lot::new(seed);
    let mut all: Vec<Simulated> = Vec::new();
    for year in 0..size.seasons {
        let mut scribe = Scribe::new(season, MonthDay { month: 9, day: 1 }.of(season.begins));
        scribe.adjourns = true;
        match all.last() {
            None => found(&mut scribe, under, size)?,
            Some(before) => {
                let facts = before.journal.state().next_season(scribe.today, Open::Accepted);
                for fact in facts.map_err(|why| Broken::Entry { entry: 1, why })? {
                    scribe.write("Spielleiter", fact)?;
                }
                scribe.write("Spielleiter", super::fine_limit(scribe.today))?;
            }
        }
        let done = |round: u32, rounds: u32| (year * rounds + round, size.seasons * rounds);
        play_year(&mut scribe, seed.wrapping_add(u64::from(year)), size, &mut lot, |round, rounds| {
            let (done, all) = done(round, rounds);
            told(done, all);
        })?;
        all.push(scribe.told());
        season = season.next();
    }
    Ok(all)
}

/// Clubs, classes, teams, members, the youth class.
fn found(scribe: &mut Scribe, under: &Under, size: Size) -> Result<(), Broken> {
    let Under { ordinance, texts } = under.clone();
    let opened = Fact::SeasonOpened { season: scribe.season, ordinance, texts };
    scribe.write("Spielleiter", opened)?;
    scribe.write("Spielleiter", super::fine_limit(scribe.today))?;
    let layout = size.layout();
    for ((name, level), number) in NAMES.into_iter().zip(1..=size.levels) {
        let details = Class {
            kind: if number == 1 { ClassKind::NrwLiga } else { ClassKind::Other },
            promoted: usize::from(number > 1),
            relegated: if number < size.levels { size.relegated() } else { 0 },
            competition: Some(LEAGUE.to_owned()),
            ..Class::league(name, level, i64::from(10 - number), BOARDS)
        };
        scribe.write("Spielleiter", Fact::ClassFormed { class: ClassId(number), details })?;
    }
    for number in 1..=size.clubs {
        let verband = (number - 1) % size.verbaende() + 1;
        let details = Club {
            name: club_name(number),
            bezirk: format!("B{verband}{}", (number - 1) / 6 % 2 + 1),
            verband: format!("V{verband}"),
            affiliated: true,
            bans: Vec::new(),
        };
        scribe.write("Spielleiter", Fact::ClubAdmitted { club: ClubId(number), details })?;
    }
    // First teams before second teams: the highest class is filled first.
    let mut places =
        layout.iter().zip(1..).flat_map(|((_, teams), class)| (0..*teams).map(move |_| ClassId(class)));
    let mut entered = 0;
    for number in 1..=Size::MOST_OF_A_CLUB {
        for club in (1..=size.clubs).filter(|club| size.of_club(*club) >= number) {
            let Some(class) = places.next() else { break };
            entered += 1;
            let block = BOARDS as u32;
            let reserves = if size.of_club(club) == number { RESERVES } else { 0 };
            let ranks = [(number - 1) * block + 1, number * block + reserves];
            let (team, club, number) = (TeamId(entered), ClubId(club), TeamNumber(number));
            scribe.write("club", Fact::TeamEntered { team, club, number, class, ranks })?;
        }
    }
    later::register(scribe, size.clubs)?;
    beside::found(scribe, size.clubs)
}

fn play_year(
    scribe: &mut Scribe,
    seed: u64,
    size: Size,
    lot: &mut Lot,
    mut told: impl FnMut(u32, u32),
) -> Result<(), Broken> {
    // Games are adjourned only where the ordinance says what becomes of them.
    let ordinance = scribe.journal.state().ordinance.as_ref();
    scribe.adjourns &= ordinance.is_some_and(|ordinance| ordinance.rules.adjudication.is_some());
    later::lists(scribe, size.clubs)?;
    beside::players(scribe)?;
    let cup = beside::announce(scribe, seed)?;
    let groups: Vec<(ClassId, usize)> =
        size.layout().into_iter().zip(1..).map(|((groups, _), class)| (ClassId(class), groups)).collect();
    let mut fixtures = draw(scribe, seed, &groups)?;
    beside::fixtures(scribe, &mut fixtures)?;
    let lowest = ClassId(size.levels);
    let last_of = |class: ClassId| {
        let of_class = fixtures.iter().filter(|(_, one)| one.class == class);
        of_class.map(|(_, one)| one.round).max().unwrap_or(0)
    };
    let rounds = fixtures.iter().map(|(_, one)| one.round).max().unwrap_or(0);
    let middle = ClassId(size.levels.min(2));
    let plan = trouble::Plan {
        postponed: [(middle, last_of(middle).min(5) - 1), (lowest, last_of(lowest).min(8) - 1)],
        disputed: ClassId(1),
        leaving: lowest,
        leave_after: [2, last_of(lowest) / 2 + 2],
    };
    for round in 1..=rounds {
        play_round(scribe, round, &fixtures, &plan, lot)?;
        later::after_round(scribe, round, size.clubs)?;
        told(round, rounds);
    }
    scribe.until(days_after(day_of(scribe.season, rounds), 30))?;
    later::decide(scribe)?;
    if let Some(id) = cup {
        let begins = scribe.journal.state().championships.all.get(&id).map(|one| one.details.begins);
        scribe.until(begins.unwrap_or(scribe.today))?;
        beside::play(scribe, id, seed, lot)?;
    }
    // Everything else is decided before places are played off.
    let last = scribe.planned.iter().map(|(on, _, _)| *on).max();
    scribe.until(last.unwrap_or(scribe.today))?;
    later::decide(scribe)?;
    playoffs::play(scribe, seed, lot)?;
    later::decide(scribe)?;
    scribe.end()?;
    let classes: Vec<ClassId> = scribe.journal.state().classes.keys().copied().collect();
    for class in classes {
        scribe.write("Spielleiter", Fact::ClassClosed { class, accepted: true })?;
    }
    Ok(())
}
