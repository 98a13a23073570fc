//! A lively demonstration: an open in its fifth round, children in a round robin, a team cup, a season of leagues. The names and
//! results are always the same.

mod names;
mod season;

use std::{sync::Arc, time::Duration};

use jiff::{
    Timestamp, ToSpan,
    civil::{Date, DateTime},
};
use turmuhr_pairing::lot::Lot;
use turmuhr_tournament::{
    At, ByeKind, Details, Entry, EntryId, Fact, Format, GameResult, Journal, Level, Origin, RoundNo,
    SectionId, Settings, Team, TeamId,
    person::Sex,
    propose,
    settings::{Eligible, Prize, TeamColours, codes},
};

use crate::{
    accounts::Visitor,
    desk::{Desk, NotDone},
};

/// The names of the demonstration's journals.
pub const OPEN: &str = "demo-open";
pub const TEAMS: &str = "demo-teams";
pub const SEASON: &str = "demo-league";

const SEED: u64 = 1886;
const OPEN_SECTION: SectionId = SectionId(1);
const CHILDREN: SectionId = SectionId(2);
/// Boards that stay without a result, so that there is something to enter.
const LEFT_OPEN: usize = 3;

/// Fills a database without events.
pub async fn fill(desk: &Arc<Desk>) -> Result<(), NotDone> {
    if !desk.store().list().await?.is_empty() {
        return Ok(());
    }
    let today = Timestamp::now().to_zoned(jiff::tz::TimeZone::system()).date();
    fill_on(desk, today).await?;
    fill_season_on(desk, today).await
}

/// As [`fill`], for a given date.
pub async fn fill_on(desk: &Arc<Desk>, today: Date) -> Result<(), NotDone> {
    let visitor = Visitor::system("Demo");
    for (stream, facts) in [(OPEN, open(today)), (TEAMS, teams(today))] {
        desk.create(stream, &visitor, facts, Some(Level::ConfirmTwice)).await?;
    }
    Ok(())
}

/// The season as it stands on a date.
pub async fn fill_season_on(desk: &Arc<Desk>, today: Date) -> Result<(), NotDone> {
    if let Some(journal) = season::as_of(today) {
        desk.create_season(SEASON, journal).await?;
    }
    Ok(())
}

/// Enters a result every 20 seconds, until only a few boards are left.
pub async fn go_on(desk: Arc<Desk>) {
    let visitor = Visitor::system("Demo");
    let mut lot = Lot::new(SEED + 1);
    loop {
        tokio::time::sleep(Duration::from_secs(20)).await;
        let Ok(now) = desk.open(OPEN).await else { return };
        let Some(section) = now.event().section(OPEN_SECTION) else { return };
        let Some(round) = section.current() else { return };
        let missing = section.missing(round);
        if missing.len() <= LEFT_OPEN {
            return;
        }
        let at = missing[lot.one_of(missing.len())].of(round);
        let fact = result(OPEN_SECTION, at, played(&mut lot, 0));
        // A visitor may have entered it meanwhile; then their result stays.
        if let Err(error) = desk.act(OPEN, &visitor, vec![fact], None).await {
            tracing::debug!(%error, "the demonstration was overtaken");
        }
    }
}

/// Records facts one after the other and collects them.
struct Writer {
    journal: Journal,
    facts: Vec<Fact>,
    lot: Lot,
}

impl Writer {
    fn new(seed: u64) -> Writer {
        Writer { journal: Journal::default(), facts: Vec::new(), lot: Lot::new(seed) }
    }

    /// Impossible facts are dropped; tests ensure that there are none.
    fn say(&mut self, fact: Fact) {
        let entry = Entry {
            number: self.journal.next(),
            at: Timestamp::UNIX_EPOCH,
            by: String::new(),
            fact: fact.clone(),
        };
        if self.journal.append(entry).is_ok() {
            self.facts.push(fact);
        }
    }

    fn enter(&mut self, section: SectionId, count: usize, strongest: u32, youngest: u32, oldest: u32) {
        let people = names::people(&mut self.lot, count, strongest, youngest, oldest);
        let players: Vec<_> = people.into_iter().zip(1..).map(|(person, id)| (EntryId(id), person)).collect();
        let everybody = players.iter().map(|(id, _)| *id).collect();
        self.say(Fact::PlayersEntered { section, players });
        self.say(Fact::CheckedIn { section, players: everybody, present: true });
    }

    fn draw_lots(&mut self, section: SectionId) {
        let white_first = self.lot.one_of(2) == 0;
        let (numbers, origin) = (Vec::new(), Origin::Program);
        self.say(Fact::LotsDrawn { section, seed: SEED, white_first, numbers, origin });
    }

    /// Pairs and plays a round; the last `still_playing` boards get no result.
    fn round(&mut self, section: SectionId, still_playing: usize) {
        let event = self.journal.state();
        let Some(known) = event.section(section) else { return };
        let Ok(proposal) = propose(event, known) else { return };
        let round = proposal.round;
        self.say(Fact::RoundPaired { section, round, paired: proposal.paired, origin: Origin::Program });
        self.say(Fact::RoundPublished { section, round });
        let Some(known) = self.journal.state().section(section) else { return };
        let missing = known.missing(round);
        let mut over: Vec<(At, i64)> = missing
            .iter()
            .filter_map(|game| {
                let at = game.of(round);
                let of = known.game(at)?;
                let rating = |id: Option<EntryId>| {
                    let player = id.and_then(|id| known.players.get(&id));
                    player
                        .map_or(1200, |player| i64::from(known.settings.initial_order.rating(&player.person)))
                };
                Some((at, rating(of.white) - rating(of.black)))
            })
            .collect();
        self.lot.shuffle(&mut over);
        let finished = over.len().saturating_sub(still_playing);
        for (at, difference) in over.into_iter().take(finished) {
            let came_of_it = played(&mut self.lot, difference);
            self.say(result(section, at, came_of_it));
        }
    }
}

fn result(section: SectionId, at: At, result: GameResult) -> Fact {
    let At { round, board, game } = at;
    Fact::ResultEntered { section, round, board, game, result: Some(result), reason: String::new() }
}

/// Roughly by the rating difference; one game in forty is not played.
fn played(lot: &mut Lot, difference: i64) -> GameResult {
    let rolled = lot.one_of(1000) as i64;
    let white = (400 + difference).clamp(60, 860);
    match rolled {
        0..25 if difference > 0 => GameResult::WhiteByForfeit,
        _ if rolled < white => GameResult::WHITE_WINS,
        _ if rolled < white + 260 => GameResult::DRAW,
        _ => GameResult::BLACK_WINS,
    }
}

/// Rounds on consecutive half days, the current one today.
fn starts(today: Date, running: u32, rounds: u32) -> std::collections::BTreeMap<RoundNo, DateTime> {
    RoundNo::first(rounds)
        .filter_map(|round| {
            let halves = i64::from(round.0) - i64::from(running);
            let day = today.checked_add(halves.div_euclid(2).days()).ok()?;
            let hour = if halves.rem_euclid(2) == 0 { 10 } else { 16 };
            Some((round, day.at(hour, 0, 0, 0)))
        })
        .collect()
}

fn prize(name: &str, euros: u64, place: u32, to: Eligible) -> Prize {
    Prize { name: name.to_owned(), cents: euros * 100, to, place }
}

fn open(today: Date) -> Vec<Fact> {
    let mut writer = Writer::new(SEED);
    writer.say(Fact::EventCreated {
        details: Details {
            name: "Turmuhr-Open".to_owned(),
            place: "Neustadt, Stadthalle".to_owned(),
            federation: "GER".to_owned(),
            start: today.checked_sub(2.days()).ok(),
            end: today.checked_add(1.day()).ok(),
            organiser: "SK Turmhof".to_owned(),
            chief_arbiter: "Stern, Paula".to_owned(),
            arbiters: vec!["Vogt, Karl".to_owned()],
            ..Details::default()
        },
    });
    let women = Eligible { sex: Some(Sex::Female), ..Eligible::everyone() };
    let below = Eligible { rating_below: Some(1800), ..Eligible::everyone() };
    writer.say(Fact::SectionAdded {
        section: OPEN_SECTION,
        settings: Settings {
            name: "A-Turnier".to_owned(),
            rounds: 7,
            prizes: vec![
                prize("1. Preis", 500, 1, Eligible::everyone()),
                prize("2. Preis", 300, 2, Eligible::everyone()),
                prize("3. Preis", 150, 3, Eligible::everyone()),
                prize("Beste Dame", 100, 1, women),
                prize("U1800", 80, 1, below),
            ],
            prizes_from: Some(RoundNo(4)),
            default_minutes: Some(30),
            starts: starts(today, 5, 7),
            ..Settings::default()
        },
    });
    writer.say(Fact::SectionAdded {
        section: CHILDREN,
        settings: Settings {
            name: "U12".to_owned(),
            format: Format::RoundRobin { cycles: 1 },
            rounds: 7,
            tie_breaks: codes(["DE", "SB", "WIN"]),
            time_control: "1500+10".parse().ok(),
            starts: starts(today, 4, 7),
            ..Settings::default()
        },
    });
    writer.enter(OPEN_SECTION, 41, 2412, 2012, 1950);
    writer.enter(CHILDREN, 8, 1180, 2018, 2014);
    writer.draw_lots(OPEN_SECTION);
    writer.draw_lots(CHILDREN);
    let half = |player, round| Fact::ByeGranted {
        section: OPEN_SECTION,
        player: EntryId(player),
        round: RoundNo(round),
        bye: ByeKind::Half,
    };
    writer.say(half(9, 2));
    writer.say(half(27, 4));
    for _ in 0..2 {
        writer.round(OPEN_SECTION, 0);
        writer.round(CHILDREN, 0);
    }
    writer.say(Fact::Withdrawn {
        section: OPEN_SECTION,
        player: EntryId(38),
        from_round: RoundNo(3),
        reason: "krank".to_owned(),
    });
    writer.round(OPEN_SECTION, 0);
    writer.round(OPEN_SECTION, 0);
    writer.round(OPEN_SECTION, 12);
    writer.round(CHILDREN, 0);
    writer.round(CHILDREN, 2);
    writer.facts
}

fn teams(today: Date) -> Vec<Fact> {
    const BOARDS: u32 = 4;
    const SIZE: u32 = BOARDS + 1;
    let only = SectionId(1);
    let mut writer = Writer::new(SEED + 7);
    writer.say(Fact::EventCreated {
        details: Details {
            name: "Mannschaftspokal".to_owned(),
            place: "Neustadt".to_owned(),
            federation: "GER".to_owned(),
            start: Some(today),
            end: Some(today),
            organiser: "SK Turmhof".to_owned(),
            chief_arbiter: "Vogt, Karl".to_owned(),
            ..Details::default()
        },
    });
    writer.say(Fact::SectionAdded {
        section: only,
        settings: Settings {
            name: "Pokal".to_owned(),
            format: Format::TeamSwiss {
                boards: BOARDS,
                preferences: TeamColours::TypeA,
                by_game_points: false,
            },
            rounds: 5,
            tie_breaks: codes(["MPvGP", "DE", "EMMSB"]),
            time_control: "900+10".parse().ok(),
            starts: starts(today, 3, 5),
            ..Settings::default()
        },
    });
    let count = names::TEAMS.len() as u32;
    let mut people = names::people(&mut writer.lot, (count * SIZE) as usize, 2260, 2008, 1955);
    writer.lot.shuffle(&mut people);
    let mut players = Vec::new();
    let mut teams = Vec::new();
    for (team, name) in (0..count).zip(names::TEAMS) {
        let mut members: Vec<_> = people.drain(..SIZE as usize).collect();
        members.sort_by_key(|person| std::cmp::Reverse(person.fide_rating.max(person.national_rating)));
        let first = team * SIZE + 1;
        for (person, id) in members.into_iter().zip(first..) {
            players.push((
                EntryId(id),
                turmuhr_tournament::Person { club: name.to_owned(), side: name.to_owned(), ..person },
            ));
        }
        let members = (first..first + SIZE).map(EntryId).collect();
        teams.push((TeamId(team + 1), Team { name: name.to_owned(), players: members, ..Team::default() }));
    }
    writer.say(Fact::PlayersEntered { section: only, players });
    writer.say(Fact::TeamsEntered { section: only, teams });
    writer.draw_lots(only);
    writer.round(only, 0);
    writer.round(only, 0);
    writer.round(only, 7);
    writer.facts
}
