//! A whole season simulated from a seed: three levels, forty clubs, a hundred and twenty teams, up to nine rounds. It has
//! substitutes, illegal line-ups, no-shows, withdrawals, a postponement, a protest with its appeal, fines, promotion and
//! relegation. The result is an ordinary journal. [`years`] plays several seasons of any size, each from the one before, with
//! play-offs, what becomes known later, a youth class and a cup. [`story`] tells both, matter by matter.

mod beside;
mod later;
mod lineups;
mod playoffs;
mod size;
pub mod story;
pub mod telling;
mod trouble;
mod years;

use jiff::civil::{Date, Weekday};
use turmuhr_pairing::lot::Lot;

use turmuhr_federation::{
    competition::league::{self, Newcomer, Standing},
    date::{MonthDay, Season, days_after},
    law::level::Level,
    matches::lineup::{ClassKind, Occasion, Player, Rank},
    ordinance::Ordinance,
    persons::person::{Club, ClubId, TeamNumber},
};

use crate::{
    Broken, ClassId, Fact, Journal, MatchId, Outcome, TeamId, act,
    fact::{Class, Fixture, LEAGUE},
};
use story::{Chapter, Teller};

pub use size::{NoSize, Size};
pub use years::{NotPlayed, years, years_from};

pub const CLUBS: u32 = 40;
pub const ROUNDS: u32 = 9;
const TEAMS_A_CLUB: u32 = 3;
const BOARDS: usize = 8;
/// First and last rank of each team's block.
const BLOCKS: [[u32; 2]; 3] = [[1, 8], [9, 16], [17, 30]];

const BUND: ClassId = ClassId(1);
const VERBAND: ClassId = ClassId(2);
const BEZIRK: ClassId = ClassId(3);
/// Small groups: five matches a team, so that 40 % and 60 % of them can be played exactly.
const KLASSE: ClassId = ClassId(4);
const CLASSES: [ClassId; 4] = [BUND, VERBAND, BEZIRK, KLASSE];

/// Teams in a group of a class.
const fn group_size(class: ClassId) -> usize {
    if class.0 == KLASSE.0 { 6 } else { 10 }
}

/// A season and its statistics.
#[derive(Clone, Debug)]
pub struct Simulated {
    pub journal: Journal,
    pub counts: Counts,
    pub story: Vec<Chapter>,
}

#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub matches: u32,
    pub substitutions: u32,
    pub illegal: u32,
    pub no_shows: u32,
    pub withdrawals: u32,
    pub postponements: u32,
    pub adjourned: u32,
    pub play_offs: u32,
    pub decisions: u32,
    pub remedies: u32,
    pub fines: u32,
}

struct Scribe {
    journal: Journal,
    counts: Counts,
    season: Season,
    today: Date,
    /// Acts of later days.
    planned: Vec<(Date, &'static str, Fact)>,
    teller: Teller,
    /// Whether games are adjourned.
    adjourns: bool,
}

/// The ordinance of a season: its id, and its texts if it is not a shipped one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Under {
    pub ordinance: String,
    pub texts: Vec<String>,
}

impl Default for Under {
    fn default() -> Under {
        Under { ordinance: "nrw-1987".to_owned(), texts: Vec::new() }
    }
}

/// Fixed before the season begins, whatever day the ordinance says (4.4).
fn fine_limit(today: Date) -> Fact {
    Fact::FineLimitSet { marks: 200, set_on: Some(MonthDay { month: 6, day: 1 }.of(today.year())) }
}

impl Scribe {
    fn new(season: Season, today: Date) -> Scribe {
        Scribe {
            journal: Journal::default(),
            counts: Counts::default(),
            season,
            today,
            planned: Vec::new(),
            teller: Teller::default(),
            adjourns: false,
        }
    }

    fn write(&mut self, by: &str, fact: Fact) -> Result<Outcome, Broken> {
        let at = self.today.at(12, 0, 0, 0).to_zoned(jiff::tz::TimeZone::UTC);
        let at = at.map(|zoned| zoned.timestamp()).unwrap_or(jiff::Timestamp::UNIX_EPOCH);
        let entry = self.journal.next();
        let before = story::tables_before(self.journal.state(), &fact);
        let outcome = act(&mut self.journal, fact, at, by).map_err(|why| Broken::Entry { entry, why })?;
        self.teller.take(&self.journal, &before, &outcome.opened);
        Ok(outcome)
    }

    /// Something that happens on a later day.
    fn plan(&mut self, on: Date, by: &'static str, fact: Fact) {
        self.planned.push((on, by, fact));
    }

    /// Lets the days pass, with what was planned for them.
    fn until(&mut self, day: Date) -> Result<(), Broken> {
        loop {
            let due = self.planned.iter().enumerate().filter(|(_, (on, _, _))| *on <= day);
            let Some((next, _)) = due.min_by_key(|(place, (on, _, _))| (*on, *place)) else { break };
            let (on, by, fact) = self.planned.remove(next);
            self.today = self.today.max(on);
            self.write(by, fact)?;
        }
        self.today = self.today.max(day);
        Ok(())
    }

    /// The end of the year: nothing is left that was planned.
    fn end(&mut self) -> Result<(), Broken> {
        let june = MonthDay { month: 6, day: 1 }.of(self.season.begins + 1);
        let last = self.planned.iter().map(|(on, _, _)| *on).max();
        self.until(last.map_or(june, |last| last.max(june)))
    }

    fn told(self) -> Simulated {
        Simulated { journal: self.journal, counts: self.counts, story: self.teller.chapters }
    }
}

/// The day of a round: every third Sunday from October on.
fn day_of(season: Season, round: u32) -> Date {
    let october = MonthDay { month: 10, day: 1 }.of(season.begins);
    let sunday = i64::from(october.weekday().until(Weekday::Sunday));
    days_after(october, sunday + i64::from(round - 1) * 21)
}

/// Simulates a season. The same seed gives the same season.
pub fn season(seed: u64) -> Result<Simulated, Broken> {
    season_under(seed, &Under::default())
}

/// The same under another ordinance: the first season in which it holds, from 1987 on.
pub fn season_under(seed: u64, under: &Under) -> Result<Simulated, Broken> {
    let from = Ordinance::among(&under.texts, &under.ordinance).ok().flatten().map(|one| one.in_force.year());
    let season = Season { begins: from.unwrap_or(1987).clamp(1987, 8999) };
    let first = MonthDay { month: 9, day: 1 }.of(season.begins);
    let mut scribe = Scribe::new(season, first);
    let mut lot = Lot::new(seed);
    found(&mut scribe, under)?;
    let groups = CLASSES.map(|class| {
        let teams = scribe.journal.state().teams.values().filter(|team| team.class == class).count();
        (class, teams / group_size(class))
    });
    let fixtures = draw(&mut scribe, seed, &groups)?;
    // Two of five, 40 %: everything is annulled. Three of five, 60 %: the rest is won by the others. Nine matches have
    // neither part, so it is the class of small groups.
    let plan = trouble::Plan {
        postponed: [(VERBAND, 4), (BEZIRK, 7)],
        disputed: BUND,
        leaving: KLASSE,
        leave_after: [2, 3],
    };
    for round in 1..=ROUNDS {
        play_round(&mut scribe, round, &fixtures, &plan, &mut lot)?;
    }
    scribe.end()?;
    for class in CLASSES {
        // A class with a play-off to come stays open (18.3).
        if scribe.journal.state().class_moves(class).open.is_empty() {
            scribe.write("Spielleiter", Fact::ClassClosed { class, accepted: true })?;
        }
    }
    Ok(scribe.told())
}

/// A round of all classes, with what goes wrong before and after it.
fn play_round(
    scribe: &mut Scribe,
    round: u32,
    fixtures: &[(MatchId, Fixture)],
    plan: &trouble::Plan,
    lot: &mut Lot,
) -> Result<(), Broken> {
    scribe.until(day_of(scribe.season, round))?;
    trouble::before_round(scribe, round, fixtures, plan)?;
    let mut busy = lineups::Busy::default();
    for id in fixtures.iter().filter(|(_, fixture)| fixture.round == round).map(|(id, _)| *id) {
        let fixture = scribe.journal.state().matches[&id].fixture.clone();
        // The card of a match on a later day comes later.
        scribe.today = scribe.today.max(fixture.on);
        if is_gone(scribe, fixture.home, round) || is_gone(scribe, fixture.guest, round) {
            continue;
        }
        play(scribe, id, &fixture, &mut busy, lot)?;
    }
    trouble::after_round(scribe, round, fixtures, plan)
}

fn is_gone(scribe: &Scribe, team: TeamId, round: u32) -> bool {
    let withdrawn = scribe.journal.state().teams.get(&team).and_then(|team| team.withdrawn);
    withdrawn.is_some_and(|(after, _)| after < round)
}

/// Clubs, classes, teams and lists.
fn found(scribe: &mut Scribe, under: &Under) -> Result<(), Broken> {
    let Under { ordinance, texts } = under.clone();
    let opened = Fact::SeasonOpened { season: scribe.season, ordinance, texts };
    scribe.write("Spielleiter", opened)?;
    scribe.write("Spielleiter", fine_limit(scribe.today))?;
    let classes = [
        (BUND, "NRW-Liga", Level::Bund, 4, ClassKind::NrwLiga, 1, 3),
        (VERBAND, "Verbandsliga", Level::Verband, 3, ClassKind::Other, 1, 2),
        (BEZIRK, "Bezirksliga", Level::Bezirk, 2, ClassKind::Other, 1, 2),
        (KLASSE, "Bezirksklasse", Level::Bezirk, 1, ClassKind::Other, 1, 0),
    ];
    for (class, name, level, height, kind, promoted, relegated) in classes {
        let details = Class {
            kind,
            promoted,
            relegated,
            competition: Some(LEAGUE.to_owned()),
            ..Class::league(name, level, height, BOARDS)
        };
        scribe.write("Spielleiter", Fact::ClassFormed { class, details })?;
    }
    for number in 1..=CLUBS {
        let verband = (number - 1) % 6 + 1;
        let details = Club {
            name: format!("SV {number}"),
            bezirk: format!("B{verband}{}", (number - 1) / 6 % 2 + 1),
            verband: format!("V{verband}"),
            affiliated: true,
            bans: Vec::new(),
        };
        let club = ClubId(number);
        scribe.write("Spielleiter", Fact::ClubAdmitted { club, details })?;
        for (team, ranks) in (1..=TEAMS_A_CLUB).zip(BLOCKS) {
            let class = match (number, team) {
                (1..=10, 1) => BUND,
                (_, 1) => VERBAND,
                (11.., 3) => KLASSE,
                _ => BEZIRK,
            };
            let id = TeamId((number - 1) * TEAMS_A_CLUB + team);
            scribe.write(
                "club",
                Fact::TeamEntered { team: id, club, number: TeamNumber(team), class, ranks },
            )?;
        }
        // A few players with particulars that line-up checks need.
        if number % 8 == 0 {
            let without_pass = Player { rank: Rank::Listed(16), pass: false, ..Player::default() };
            scribe.write("pass office", Fact::PlayersNoted { club, players: vec![without_pass] })?;
        }
    }
    Ok(())
}

/// Groups and schedules by lot.
fn draw(
    scribe: &mut Scribe,
    seed: u64,
    classes: &[(ClassId, usize)],
) -> Result<Vec<(MatchId, Fixture)>, Broken> {
    let mut fixtures = Vec::new();
    for (class, count) in classes.iter().copied() {
        let state = scribe.journal.state();
        let of_class = state.teams.iter().filter(|(_, team)| team.class == class);
        let teams: Vec<(TeamId, String, String)> = of_class
            .map(|(id, team)| {
                let club = &state.clubs[&team.club].details;
                (*id, club.name.clone(), club.verband.clone())
            })
            .collect();
        let newcomers: Vec<Newcomer> = teams
            .iter()
            .map(|(_, club, verband)| Newcomer {
                club: club.clone(),
                verband: verband.clone(),
                standing: Standing::Stayed,
            })
            .collect();
        let grouped = league::groups(&newcomers, count, seed ^ u64::from(class.0));
        let groups: Vec<Vec<TeamId>> =
            grouped.groups.iter().map(|group| group.iter().map(|team| teams[*team].0).collect()).collect();
        scribe.write("Spielleiter", Fact::GroupsDrawn { class, seed, groups: groups.clone() })?;
        for (group, (members, places)) in groups.iter().zip(&grouped.groups).enumerate() {
            let clubs: Vec<&str> = places.iter().map(|place| teams[*place].1.as_str()).collect();
            let rounds = league::schedule(&clubs, seed.wrapping_add(group as u64));
            for (pairs, round) in rounds.iter().zip(1..) {
                for (home, guest) in pairs {
                    let fixture = Fixture {
                        class,
                        group,
                        round,
                        home: members[*home],
                        guest: members[*guest],
                        on: day_of(scribe.season, round),
                        occasion: Occasion::Round,
                        starts: None,
                    };
                    let id = MatchId(u32::try_from(fixtures.len() + 1).unwrap_or(u32::MAX));
                    scribe.write("Spielleiter", Fact::MatchSet { id, fixture: fixture.clone() })?;
                    fixtures.push((id, fixture));
                }
            }
        }
    }
    Ok(fixtures)
}

fn play(
    scribe: &mut Scribe,
    id: MatchId,
    fixture: &Fixture,
    busy: &mut lineups::Busy,
    lot: &mut Lot,
) -> Result<(), Broken> {
    let state = scribe.journal.state();
    let team = |id: TeamId| state.teams[&id].clone();
    let teams_of = |club: ClubId| {
        let own = state.teams.values().filter(|team| team.club == club && team.class != beside::YOUTH);
        u32::try_from(own.count()).unwrap_or(u32::MAX)
    };
    let (home_team, guest_team) = (team(fixture.home), team(fixture.guest));
    let (of_home, of_guest) = (teams_of(home_team.club), teams_of(guest_team.club));
    let is_youth = fixture.class == beside::YOUTH;
    let stays_away = lot.one_of(90) == 0 && !is_youth;
    let youth = || lineups::Lined { seats: lineups::youth(), substitutes: 0 };
    let home = if is_youth { youth() } else { lineups::line_up(&home_team, of_home, busy, lot) };
    let guest = match (stays_away, is_youth) {
        (true, _) => lineups::Lined::default(),
        (false, true) => youth(),
        (false, false) => lineups::line_up(&guest_team, of_guest, busy, lot),
    };
    let mut results = lineups::results(&home.seats, &guest.seats, lot);
    scribe.counts.matches += 1;
    scribe.counts.substitutions += home.substitutes + guest.substitutes;
    scribe.counts.no_shows += u32::from(stays_away);
    let adjourned = (scribe.adjourns && !is_youth && lot.one_of(40) == 0)
        .then(|| results.iter().position(Option::is_some))
        .flatten();
    if let Some(place) = adjourned {
        results[place] = None;
        let unfinished = vec![place + 1];
        let card = crate::fact::Card::default();
        let (home, guest) = (home.seats, guest.seats);
        scribe.write("host", Fact::MatchReported { id, home, guest, results, unfinished, card })?;
        return trouble::adjudicate(scribe, id, place + 1, lot);
    }
    scribe.write("host", Fact::reported(id, home.seats, guest.seats, results))?;
    scribe.counts.illegal += u32::from(!scribe.journal.state().findings(id).is_empty());
    scribe.write("Spielleiter", Fact::confirmed(id))?;
    if stays_away {
        scribe.counts.fines += 1;
        scribe.write(
            "Spielleiter",
            Fact::Fined { club: guest_team.club, marks: 100, article: "4.3".to_owned() },
        )?;
    }
    Ok(())
}
