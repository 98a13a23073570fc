//! Imports a tournament file as an event: the facts, and every change that was necessary.

mod teams;

use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::Date;
use turmuhr_contest::Player;
use turmuhr_core::{Bye, Color, PlayerId, Points, Round};
use turmuhr_exchange::trf::{
    Finding, FindingKind, Read, Record, Severity, Tournament,
    records::{
        event::Entry,
        player::{Person as Columns, Sex as Letter},
    },
    type_code::{Kind, edition_in_force},
};
use turmuhr_pairing::{Attendance, DutchEdition, double_swiss::one_match};
use turmuhr_standings::Code;

use crate::{
    fact::{ByeKind, Fact, Origin, Paired},
    id::{BoardNo, EntryId, GameNo, Party, RoundNo, SectionId},
    limits::{Number, one_line},
    person::{Person, Sex, titled},
    result::GameResult,
    sense::{self, tidy},
    settings::{Details, Format, InitialOrder, Pace, PointSystem, Settings, SwissSystem},
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    pub facts: Vec<Fact>,
    /// Every difference from the file, and the findings of its reader.
    pub changes: Vec<Change>,
    pub name: String,
    pub players: usize,
    /// 0 in individual events.
    pub teams: usize,
    pub rounds: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    Found(Finding),
    /// The file names no system, or an unknown one; this one is assumed.
    SystemTaken {
        written: String,
        format: Format,
    },
    /// The file gives no number of rounds; the played ones are assumed.
    RoundsTaken {
        rounds: u32,
    },
    InitialColourTaken,
    TieBreakDropped {
        code: String,
    },
    /// The points of win, draw and loss are kept; the rest of the point system is not.
    ScoringSimplified,
    /// An acceleration other than Baku.
    AccelerationDropped,
    ProhibitionDropped {
        players: usize,
    },
    /// Gaps in the numbering were closed.
    Renumbered {
        players: usize,
    },
    /// A round has one bye of the pairing; a second one becomes a full-point bye.
    SecondBye {
        round: RoundNo,
        player: PlayerId,
    },
    /// A game without colours: the lower number has White.
    ColourTaken {
        round: RoundNo,
        white: PlayerId,
        black: PlayerId,
    },
    /// Files do not number boards: they are ordered by score (C.04.2).
    BoardsOrdered,
    NameTaken {
        player: PlayerId,
    },
    /// The file names no event; the city is taken.
    EventNamed {
        name: String,
    },
    /// A value that cannot be: a rating, a birth, a federation, a day.
    ValueDropped {
        written: String,
    },
    /// The file gives no number of boards; the most boards played are assumed.
    BoardsTaken {
        boards: usize,
    },
    /// A bonus or penalty in the secondary score; it is dropped.
    SecondScoreKept,
    /// A team that is away in the next round is imported as withdrawn; it can return.
    TeamAway {
        team: u32,
        round: RoundNo,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoImport {
    /// The file leaves results in doubt.
    File(Vec<Finding>),
    Nobody,
    /// A round, a prohibition or a bonus names a team that is not in the list.
    UnknownTeam {
        team: u32,
    },
    /// Line-ups and games do not determine who sat at which board.
    TornMatch {
        team: u32,
        round: RoundNo,
    },
    /// Colours do not alternate from board to board.
    BoardColours {
        team: u32,
        round: RoundNo,
        board: u32,
    },
    /// A future bye with points for a team.
    TeamBye {
        team: u32,
        round: RoundNo,
    },
}

/// The personal data of a player in a file.
pub fn person(columns: &Columns) -> Person {
    Person {
        name: one_line(&columns.name),
        title: titled(&one_line(&columns.title)),
        sex: columns.sex.map(|sex| match sex {
            Letter::Female => Sex::Female,
            Letter::Male => Sex::Male,
        }),
        birth: one_line(&columns.birth).replace('/', "-"),
        federation: one_line(&columns.federation),
        fide_number: one_line(&columns.number),
        fide_rating: columns.rating.filter(|rating| *rating > 0),
        ..Person::default()
    }
}

/// An event with one section. Results are imported round by round.
pub fn import(read: &Read) -> Result<Imported, NoImport> {
    let tournament = Tournament::new(read);
    if tournament.contest.players.is_empty() {
        return Err(NoImport::Nobody);
    }
    let errors: Vec<Finding> = tournament.errors().cloned().collect();
    if !errors.is_empty() {
        return Err(NoImport::File(errors));
    }
    let mut changes: Vec<Change> = tournament.findings.iter().cloned().map(Change::Found).collect();
    let details = details(read, &mut changes);
    let settings = settings(read, &tournament, &mut changes);
    let name = details.name.clone();
    let latest = details.end.or(details.start).map(Date::year);
    let games = settings.format.games_a_round();
    if tournament.contest.initial_colour.is_none() {
        changes.push(Change::InitialColourTaken);
    }
    if tournament.contest.rounds > 0 {
        changes.push(Change::BoardsOrdered);
    }
    let mut facts = vec![Fact::EventCreated { details }];
    let teams = match &tournament.contest.teams {
        Some(listed) => {
            let counted = listed.paired(&tournament.contest);
            let (told, teams) = teams::facts(read, &tournament, &counted, settings, &mut changes)?;
            facts.extend(told);
            teams
        }
        None => {
            whole_matches(&tournament, games)?;
            individuals(&tournament, settings, &mut facts, &mut changes);
            0
        }
    };
    for fact in &mut facts {
        changes.extend(tidied(fact, latest).into_iter().map(|written| Change::ValueDropped { written }));
    }
    let (players, rounds) = (tournament.contest.players.len(), tournament.contest.rounds / games);
    Ok(Imported { facts, changes, name, players, teams, rounds })
}

/// If a match is two rounds of the file, both must belong to it.
fn whole_matches(tournament: &Tournament, games: u32) -> Result<(), NoImport> {
    if games < 2 {
        return Ok(());
    }
    let error = |line, kind| Finding { line, column: 0, severity: Severity::Error, kind };
    let total = tournament.contest.total_rounds.unwrap_or(tournament.contest.rounds);
    if let Some(rounds) = [total, tournament.contest.rounds].into_iter().find(|rounds| rounds % games != 0) {
        return Err(NoImport::File(vec![error(0, FindingKind::HalfMatch { rounds })]));
    }
    let torn = |competitor: &Player| {
        let matches = competitor.history.chunks(games as usize).zip(1..);
        let mut torn = matches.filter(|(games, _)| match games {
            // Only checks that the two games belong together; the winner does not matter.
            [first, second] => one_match(*first, *second, std::cmp::Ordering::Equal).is_none(),
            _ => true,
        });
        let (_, number) = torn.next()?;
        Some(error(
            tournament.line_of(competitor.number).unwrap_or(0),
            FindingKind::MatchTorn { player: competitor.number, round: number * games },
        ))
    };
    let all: Vec<Finding> = tournament.contest.players.iter().filter_map(torn).collect();
    if all.is_empty() { Ok(()) } else { Err(NoImport::File(all)) }
}

fn individuals(
    tournament: &Tournament,
    settings: Settings,
    facts: &mut Vec<Fact>,
    changes: &mut Vec<Change>,
) {
    let section = SectionId(1);
    let numbers: BTreeMap<PlayerId, EntryId> =
        tournament.contest.players.iter().map(|player| player.number).zip((1..).map(EntryId)).collect();
    if numbers.iter().any(|(id, entry)| id.0 != entry.0) {
        changes.push(Change::Renumbered { players: numbers.len() });
    }
    let (total, games) = (settings.rounds, settings.format.games_a_round());
    facts.push(Fact::SectionAdded { section, settings });
    facts.push(Fact::PlayersEntered { section, players: people(tournament, changes) });
    let (groups, others): (Vec<_>, Vec<_>) = tournament
        .contest
        .prohibited
        .iter()
        .partition(|group| group.first_round <= 1 && group.last_round >= total * games);
    changes.extend(others.iter().map(|group| Change::ProhibitionDropped { players: group.players.len() }));
    if !groups.is_empty() {
        let entry = |id: &PlayerId| numbers.get(id).map(|player| Party::player(*player));
        let groups =
            groups.iter().map(|group| once(group.players.iter().filter_map(entry).collect())).collect();
        facts.push(Fact::PairsProhibited { section, groups, reasons: Vec::new() });
    }
    let white_first = tournament.contest.initial_colour != Some(Color::Black);
    facts.push(Fact::LotsDrawn {
        section,
        seed: 0,
        white_first,
        numbers: numbers.values().map(|player| Party::player(*player)).collect(),
        origin: Origin::File,
    });
    let known = |(id, from): (PlayerId, RoundNo)| Some((*numbers.get(&id)?, from));
    let leavers: Vec<(EntryId, RoundNo)> = leavers(tournament, games).filter_map(known).collect();
    let leave = |round: RoundNo, facts: &mut Vec<Fact>| {
        for (player, _) in leavers.iter().filter(|(_, from)| *from == round) {
            let (player, reason) = (*player, String::new());
            facts.push(Fact::Withdrawn { section, player, from_round: round, reason });
        }
    };
    let done = tournament.contest.rounds / games;
    for round in RoundNo::first(done) {
        leave(round, facts);
        played(tournament, &numbers, round, games, facts, changes);
    }
    if done < total {
        leave(RoundNo::after(done), facts);
    }
    for competitor in &tournament.contest.players {
        let Some(&player) = numbers.get(&competitor.number) else { continue };
        let party = Party::player(player);
        for change in &competitor.adjustments {
            let round = change.round.div_ceil(games).min(done);
            let (points, reason) = (change.points, "299".to_owned());
            facts.push(Fact::PointsAdjusted { section, party, round, points, reason });
        }
        let round = RoundNo::after(done);
        let gone = leavers.iter().any(|(one, _)| *one == player);
        if let Attendance::Away(bye) = competitor.next
            && round.is_among(total)
            && !gone
        {
            facts.push(Fact::ByeGranted { section, player, round, bye: kind_of(bye) });
        }
    }
}

/// In order and without duplicates, which some files contain.
fn once(parties: BTreeSet<Party>) -> Vec<Party> {
    parties.into_iter().collect()
}

/// Leavers of a table and the first round without them.
fn leavers(tournament: &Tournament, games: u32) -> impl Iterator<Item = (PlayerId, RoundNo)> {
    tournament.contest.leavers.iter().map(move |left| (left.id, RoundNo::after(left.after / games)))
}

fn entry(read: &Read, wanted: Entry) -> String {
    let said = read.document.records().find_map(|record| match record {
        Record::Entry(entry, text) if *entry == wanted => Some(one_line(text)),
        _ => None,
    });
    said.unwrap_or_default()
}

/// Takes values that cannot be out of a fact of the file, and returns them.
fn tidied(fact: &mut Fact, latest: Option<i16>) -> Vec<String> {
    if let Fact::PlayersEntered { players, .. } = fact {
        return players.iter_mut().flat_map(|(_, person)| tidy(person, latest)).collect();
    }
    let Fact::TeamsEntered { teams, .. } = fact else { return Vec::new() };
    let codes = teams.iter_mut().map(|(_, team)| &mut team.federation);
    codes.filter(|code| sense::federation(code).is_err()).map(std::mem::take).collect()
}

fn details(read: &Read, changes: &mut Vec<Change>) -> Details {
    let deputies = read.document.records().filter_map(|record| match record {
        Record::Entry(Entry::DeputyArbiter, text) => Some(text),
        _ => None,
    });
    let mut drop = |written: String| changes.push(Change::ValueDropped { written });
    let mut federation = entry(read, Entry::Federation).to_uppercase();
    if sense::federation(&federation).is_err() {
        drop(std::mem::take(&mut federation));
    }
    let start = date(&entry(read, Entry::Start));
    let mut end = date(&entry(read, Entry::End));
    if sense::days(start, end).is_err() {
        end.take().into_iter().for_each(|day| drop(day.to_string()));
    }
    let mut name = entry(read, Entry::Name);
    if name.is_empty() {
        let city = entry(read, Entry::City);
        name = if city.is_empty() { "TRF".to_owned() } else { city };
        changes.push(Change::EventNamed { name: name.clone() });
    }
    Details {
        name,
        place: entry(read, Entry::City),
        federation,
        start,
        end,
        chief_arbiter: entry(read, Entry::ChiefArbiter),
        arbiters: deputies
            .flat_map(|text| text.split(','))
            .map(one_line)
            .filter(|name| !name.is_empty())
            .collect(),
        ..Details::default()
    }
}

/// Year first, or German order with a four-digit year; two-digit years belong to this century.
fn date(text: &str) -> Option<Date> {
    let parts: Vec<i16> =
        text.split(['/', '-', '.']).map(|part| part.trim().parse().ok()).collect::<Option<_>>()?;
    let of = |year: i16, month: i16, day: i16| {
        let year = if year < 100 { year + 2000 } else { year };
        let (first, last) = Number::Year.sensible();
        let year = Some(year).filter(|year| (first..=last).contains(&i64::from(*year)))?;
        Date::new(year, i8::try_from(month).ok()?, i8::try_from(day).ok()?).ok()
    };
    match parts[..] {
        // With dots the day comes first, as in German.
        [day, month, year] if year > 99 || text.contains('.') => of(year, month, day),
        [year, month, day] => of(year, month, day),
        _ => None,
    }
}

fn settings(read: &Read, tournament: &Tournament, changes: &mut Vec<Change>) -> Settings {
    let code = tournament.type_code.as_ref();
    let baku = code.is_some_and(|code| code.baku);
    let swiss = |system| Format::Swiss { system, baku };
    let edition = |edition: DutchEdition| match edition {
        DutchEdition::Of2017 => SwissSystem::Dutch2017,
        DutchEdition::Of2026 => SwissSystem::Dutch,
    };
    let in_force = edition(edition_in_force(Some(&entry(read, Entry::Start))));
    let players = tournament.contest.players.len() as u32;
    let a_cycle = (players + players % 2).saturating_sub(1).max(1);
    let rounds = tournament
        .contest
        .total_rounds
        .unwrap_or(tournament.contest.rounds)
        .max(tournament.contest.rounds)
        .max(1);
    let format = match code.map(|code| code.kind) {
        Some(Kind::Dutch(told)) => swiss(told.map_or(in_force, edition)),
        Some(Kind::Dubov) => swiss(SwissSystem::Dubov),
        Some(Kind::Burstein) => swiss(SwissSystem::Burstein),
        Some(Kind::DoubleSwiss | Kind::CustomDoubleSwiss) => swiss(SwissSystem::DoubleSwiss),
        Some(Kind::RoundRobin) => Format::RoundRobin { cycles: (rounds / a_cycle).max(1) },
        Some(Kind::Knockout) => Format::Knockout { games: 1, drawn_by_lot: false },
        Some(
            Kind::CustomSwiss
            | Kind::TeamSwiss { .. }
            | Kind::CustomTeamSwiss
            | Kind::TeamRoundRobin
            | Kind::Unknown,
        )
        | None => swiss(in_force),
    };
    let games = format.games_a_round();
    let rounds = (rounds / games).max(1);
    let unknown = matches!(
        code.map(|code| code.kind),
        None | Some(Kind::CustomSwiss | Kind::CustomDoubleSwiss | Kind::Unknown)
    );
    if unknown && tournament.contest.teams.is_none() {
        let written = code.map(|code| code.as_str().to_owned()).unwrap_or_default();
        changes.push(Change::SystemTaken { written, format: format.clone() });
    }
    if tournament.contest.total_rounds.is_none() {
        changes.push(Change::RoundsTaken { rounds });
    }
    if !baku && tournament.contest.players.iter().any(|player| !player.virtual_points.is_empty()) {
        changes.push(Change::AccelerationDropped);
    }
    let scoring = tournament.contest.scoring;
    let bye = (scoring.pairing_bye != scoring.win).then_some(scoring.pairing_bye);
    let points = PointSystem { win: scoring.win, draw: scoring.draw, loss: scoring.loss, bye };
    if points.scoring() != scoring {
        changes.push(Change::ScoringSimplified);
    }
    let listed = read.document.records().find_map(|record| match record {
        Record::TieBreaks(codes) | Record::StandingsOrder(codes) => Some(codes.clone()),
        _ => None,
    });
    let mut tie_breaks = Vec::new();
    for code in listed.unwrap_or_default().into_iter().filter(|code| !code.eq_ignore_ascii_case("PTS")) {
        match code.parse::<Code>() {
            Ok(known) => tie_breaks.push(known),
            Err(_) => changes.push(Change::TieBreakDropped { code }),
        }
    }
    let order = read.document.records().find_map(|record| match record {
        Record::RankingMethod { method, .. } => {
            InitialOrder::ALL.into_iter().find(|order| order.code() == method.trim())
        }
        _ => None,
    });
    let days = read.document.records().find_map(|record| match record {
        Record::RoundDates(days) => Some(days),
        _ => None,
    });
    let starts = days
        .into_iter()
        .flatten()
        .step_by(games as usize)
        .zip((1..).map(RoundNo))
        .filter_map(|(text, round)| Some((round, date(text)?.at(0, 0, 0, 0))));
    let (time_control, time_in_words) = pace(read);
    Settings {
        format,
        rounds,
        points,
        tie_breaks,
        time_control,
        time_in_words,
        initial_order: order.unwrap_or_default(),
        starts: starts.collect(),
        ..Settings::default()
    }
}

/// The time control from any record that has it, and the text about it that cannot be parsed.
fn pace(read: &Read) -> (Option<Pace>, String) {
    let said = [Entry::TimeControl, Entry::TimeControlInWords].map(|of| entry(read, of));
    let control = said.iter().find_map(|text| text.parse().ok());
    let mut words = said.into_iter().filter(|text| text.parse::<Pace>().is_err());
    (control, words.find(|text| !text.is_empty()).unwrap_or_default())
}

fn people(tournament: &Tournament, changes: &mut Vec<Change>) -> Vec<(EntryId, Person)> {
    let mut people = Vec::new();
    for (competitor, id) in tournament.contest.players.iter().zip((1..).map(EntryId)) {
        let mut person = person(&competitor.person);
        if person.name.is_empty() {
            person.name = competitor.number.to_string();
            changes.push(Change::NameTaken { player: competitor.number });
        }
        if let Some(national) = competitor.national.first() {
            person.national_rating = national.rating.filter(|rating| *rating > 0);
            person.national_number = one_line(&national.number);
        }
        people.push((id, person));
    }
    people
}

const fn kind_of(bye: Bye) -> ByeKind {
    match bye {
        Bye::PairingAllocated | Bye::Full => ByeKind::Full,
        Bye::Half => ByeKind::Half,
        Bye::Zero => ByeKind::Zero,
    }
}

/// One round: its pairs, byes, absences and results.
fn played(
    tournament: &Tournament,
    numbers: &BTreeMap<PlayerId, EntryId>,
    round: RoundNo,
    games: u32,
    facts: &mut Vec<Fact>,
    changes: &mut Vec<Change>,
) {
    let section = SectionId(1);
    // A match of two games is two rounds of the file; the first shows who has White first.
    let at = (round.before() * games) as usize;
    let seen_in = |id: PlayerId, game: u32| {
        let player = tournament.contest.players.iter().find(|player| player.number == id);
        player.and_then(|player| player.history.get(at + game as usize)).copied()
    };
    let seen = |id: PlayerId| seen_in(id, 0);
    let score = |id: PlayerId| -> Points {
        let player = tournament.contest.players.iter().find(|player| player.number == id);
        let rounds = player.into_iter().flat_map(|player| player.history.iter().take(at));
        rounds.map(|round| tournament.contest.scoring.worth(*round)).sum()
    };
    let party = |id: PlayerId| numbers.get(&id).map(|player| Party::player(*player));
    // Of known players only.
    let mut pairs: Vec<(PlayerId, PlayerId)> = Vec::new();
    let mut paired = Paired::default();
    for competitor in &tournament.contest.players {
        let id = competitor.number;
        let Some(party) = party(id) else { continue };
        match competitor.history.get(at).copied().unwrap_or(Round::Bye(Bye::Zero)) {
            Round::Bye(Bye::PairingAllocated) if paired.bye.is_none() => paired.bye = Some(party),
            Round::Bye(bye) => {
                if bye == Bye::PairingAllocated {
                    changes.push(Change::SecondBye { round, player: id });
                }
                paired.away.push((party, kind_of(bye)));
            }
            game => {
                let Some(opponent) = game.opponent().filter(|opponent| numbers.contains_key(opponent)) else {
                    // A forfeit without an opponent is imported as a bye.
                    let won = matches!(game, Round::ForfeitWin { .. });
                    paired.away.push((party, if won { ByeKind::Full } else { ByeKind::Zero }));
                    continue;
                };
                let colour = colour_of(game).or(seen(opponent).and_then(colour_of).map(|colour| !colour));
                if colour.is_none() && id < opponent {
                    changes.push(Change::ColourTaken { round, white: id, black: opponent });
                }
                if colour.map_or(id < opponent, Color::is_white) {
                    pairs.push((id, opponent));
                }
            }
        }
    }
    pairs.sort_by_key(|&(white, black)| {
        let scores = [score(white), score(black)];
        let higher = scores[0].max(scores[1]);
        (std::cmp::Reverse(higher), std::cmp::Reverse(scores[0] + scores[1]), white.min(black))
    });
    paired.pairs = pairs.iter().filter_map(|&(white, black)| Some((party(white)?, party(black)?))).collect();
    facts.push(Fact::RoundPaired { section, round, paired, origin: Origin::File });
    facts.push(Fact::RoundPublished { section, round });
    for (&(white, black), board) in pairs.iter().zip((1..).map(BoardNo)) {
        for (at, game) in (0..games).zip((1..).map(GameNo)) {
            // Colours alternate from game to game.
            let (white, black) = if at % 2 == 0 { (white, black) } else { (black, white) };
            let result = result_of(seen_in(white, at), seen_in(black, at));
            if result.is_some() {
                let reason = String::new();
                facts.push(Fact::ResultEntered { section, round, board, game, result, reason });
            }
        }
    }
}

const fn colour_of<Who: Copy>(round: Round<Who>) -> Option<Color> {
    match round {
        Round::Played { colour, .. } | Round::Adjourned { colour, .. } => Some(colour),
        Round::ForfeitWin { colour, .. } | Round::ForfeitLoss { colour, .. } => colour,
        Round::Bye(_) => None,
    }
}

/// Each player's own code counts: an arbiter may give ½–0.
const fn result_of<Who: Copy>(white: Option<Round<Who>>, black: Option<Round<Who>>) -> Option<GameResult> {
    match (white, black) {
        (Some(Round::Played { score: white, rated, .. }), Some(Round::Played { score: black, .. })) => {
            Some(GameResult::Played { white, black, rated })
        }
        (Some(Round::ForfeitWin { .. }), _) => Some(GameResult::WhiteByForfeit),
        (_, Some(Round::ForfeitWin { .. })) => Some(GameResult::BlackByForfeit),
        (Some(Round::ForfeitLoss { .. }), _) | (_, Some(Round::ForfeitLoss { .. })) => {
            Some(GameResult::BothForfeit)
        }
        _ => None,
    }
}
