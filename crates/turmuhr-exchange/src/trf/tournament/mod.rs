//! Combines the lines of a file into a tournament.

mod acceleration;
mod players;
mod ready;
pub(in crate::trf) mod scoring;
mod standings;
mod teams;

use std::collections::{BTreeMap, BTreeSet};

use turmuhr_contest::{Contest, National, PairedBy, Player as Participant, day, time};
use turmuhr_core::{Color, PlayerId, Round};
use turmuhr_pairing::{
    Attendance, Entrant,
    field::{Adjustment, Prohibition},
};

use super::{
    document::{Document, Read},
    finding::{Finding, FindingKind, Findings, Severity},
    record::Record,
    records::{event::Entry, player::Player},
    type_code::{Kind, TypeCode},
};

/// The tournament of a file, after all checks on the file alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// The participants and their results.
    pub contest: Contest,
    /// 192; else a code in 092.
    pub type_code: Option<TypeCode>,
    /// Findings of the reader and of the checks, by line.
    pub findings: Vec<Finding>,
    /// The line of each player.
    lines: BTreeMap<PlayerId, usize>,
}

/// A player while the file is combined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::trf) struct Competitor {
    record: Player,
    /// The line of the record, from 1.
    line: usize,
    /// One a round.
    history: Vec<Round>,
    /// Whether the player is present in the round to be paired.
    next: Attendance,
    /// One value a round, from the first to the last accelerated one.
    virtual_points: Vec<turmuhr_core::Points>,
    adjustments: Vec<Adjustment>,
}

impl Competitor {
    fn id(&self) -> PlayerId {
        self.record.id
    }

    fn participant(self) -> Participant {
        Participant {
            history: self.history,
            next: self.next,
            virtual_points: self.virtual_points,
            adjustments: self.adjustments,
            ..Participant::new(self.record.id, self.record.person)
        }
    }
}

impl Tournament {
    /// Combines the lines and checks each statement against the others.
    pub fn new(read: &Read) -> Tournament {
        let document = &read.document;
        let mut findings = Findings::default();
        single_records(document, &mut findings);
        let type_code = type_code(document);
        let event = Event::of(document, type_code.as_ref());
        let mut field = players::collect(document, event, &mut findings);
        let prohibited =
            if event == Event::Teams { Vec::new() } else { prohibited(document, &field, &mut findings) };
        let (scoring, adjourned) = scoring::scoring(document, &mut findings);
        scoring::adjust(document, &mut field, event, &scoring, &mut findings);
        let total_rounds = total_rounds(document, &mut findings);
        acceleration::accelerate(document, &mut field, event, &mut findings);
        let mut teams = (event == Event::Teams)
            .then(|| teams::collect(document, &field, type_code.as_ref(), &mut findings));
        if event != Event::Teams {
            // In team events the column is informative and may hold match points.
            scoring::compare_points(&field, &scoring, &adjourned, &mut findings);
        }
        count(document, &field, &mut findings);
        let start = entry(document, Entry::Start);
        let (tie_breaks, ranked_by) = standings::listed(document);
        let lines = field.players.iter().map(|player| (player.id(), player.line)).collect();
        let rounds = field.rounds_done;
        let players = field.players.into_iter().map(Competitor::participant).collect();
        let mut contest = Contest {
            form: standings::form(document, type_code.as_ref()),
            paired_by: paired_by(type_code.as_ref(), start),
            baku: type_code.as_ref().is_some_and(|code| code.baku)
                && (event == Event::Teams || !acceleration::is_recorded(document)),
            rounds,
            total_rounds,
            scoring,
            adjourned,
            prohibited,
            tie_breaks,
            ranked_by,
            day: entry(document, Entry::End).and_then(day).or_else(|| start.and_then(day)),
            time: entry(document, Entry::TimeControl).and_then(time),
            ..Contest::of(players)
        };
        nationals(document, &mut contest);
        let paired = teams.as_mut().map(|teams| {
            teams.accelerate(document, &contest, &mut findings);
            let paired = teams.teams.paired(&contest);
            teams.check(&paired, &mut findings);
            paired
        });
        if event != Event::Teams {
            acceleration::by_method(document, &mut contest, &mut findings);
        }
        let histories: Vec<&[Round]> = match &paired {
            Some(paired) => paired.entrants.iter().map(|team| team.history.as_slice()).collect(),
            None => contest.players.iter().map(|player| player.history.as_slice()).collect(),
        };
        contest.initial_colour = initial_colour(document, rounds, &histories, &mut findings);
        contest.teams = teams.map(|teams| teams.teams);
        contest.leavers = standings::leavers(document, &contest, &mut findings);
        let mut findings: Vec<Finding> = read.findings.iter().cloned().chain(findings.into_vec()).collect();
        findings.sort_by_key(|finding| {
            let rest = matches!(finding.kind, FindingKind::MoreFindings { .. });
            (rest, finding.line, finding.column)
        });
        Tournament { contest, type_code, findings, lines }
    }

    /// The players as input for a pairing.
    pub fn entrants(&self) -> Vec<Entrant> {
        self.contest.players.iter().map(Participant::entrant).collect()
    }

    /// The line of a player's record, from 1.
    pub fn line_of(&self, player: PlayerId) -> Option<usize> {
        self.lines.get(&player).copied()
    }

    /// The errors that prevent any pairing of this file.
    pub fn errors(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|finding| finding.severity == Severity::Error)
    }

    /// The contest, if the file leaves no results in doubt.
    pub fn sound(&self) -> Result<&Contest, Vec<Finding>> {
        let errors: Vec<Finding> = self.errors().cloned().collect();
        if errors.is_empty() { Ok(&self.contest) } else { Err(errors) }
    }
}

/// `start` is the first day in the form of record 042.
fn paired_by(code: Option<&TypeCode>, start: Option<&str>) -> PairedBy {
    let Some(code) = code else { return PairedBy::Unsaid };
    match code.system(start) {
        Some(system) => PairedBy::System(system),
        None => PairedBy::Other(code.as_str().to_owned()),
    }
}

/// Records of national federations, and the rating of the event by the method of record 172.
fn nationals(document: &Document, contest: &mut Contest) {
    let places: BTreeMap<PlayerId, usize> =
        contest.players.iter().enumerate().map(|(place, player)| (player.number, place)).collect();
    for record in document.records() {
        let Record::National(national) = record else { continue };
        let Some(place) = places.get(&national.id) else { continue };
        contest.players[*place].national.push(National {
            federation: national.federation.clone(),
            rating: national.person.rating,
            number: national.person.number.clone(),
        });
    }
    let method = document.records().find_map(|record| match record {
        Record::RankingMethod { method, .. } => Some(method.trim()),
        _ => None,
    });
    let Some(method) = method else { return };
    for player in &mut contest.players {
        let fide = player.person.rated().unwrap_or(0);
        let national = player.national.iter().find_map(|national| national.rating).unwrap_or(0);
        let first = |one: u32, other: u32| if one > 0 { one } else { other };
        let rating = match method {
            "NRO" => national,
            "FIDON" => first(fide, national),
            "NIDOF" => first(national, fide),
            "HBFN" => fide.max(national),
            // FIDE's own, or a method of the organiser that no record explains.
            _ => fide,
        };
        player.event_rating =
            (rating != fide && (rating > 0 || !player.national.is_empty())).then_some(rating);
    }
}

/// What the players' lines can be checked for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Event {
    /// Nobody meets twice, and at most one player is left over.
    Swiss,
    Individuals,
    /// Byes, acceleration and prohibitions use team numbers.
    Teams,
}

impl Event {
    fn of(document: &Document, code: Option<&TypeCode>) -> Event {
        let teams = document.records().any(|record| matches!(record, Record::Team(_) | Record::OldTeam(_)));
        match code.map(|code| code.kind) {
            _ if teams || code.is_some_and(TypeCode::is_team) => Event::Teams,
            None | Some(Kind::Dutch(_) | Kind::Dubov | Kind::Burstein) => Event::Swiss,
            Some(_) => Event::Individuals,
        }
    }
}

/// The text of a record, if there is one.
fn entry(document: &Document, wanted: Entry) -> Option<&str> {
    document.records().find_map(|record| match record {
        Record::Entry(entry, text) if *entry == wanted && !text.is_empty() => Some(text.as_str()),
        _ => None,
    })
}

/// Records that may occur once. Equal repetitions are harmless; different ones are ambiguous.
fn single_records(document: &Document, findings: &mut Findings) {
    let mut first: Vec<(&str, usize, &Record)> = Vec::new();
    for (index, line) in document.lines.iter().enumerate() {
        let record = line.record();
        let severity = match record {
            Record::Entry(Entry::DeputyArbiter | Entry::ChiefArbiter, _) => continue,
            Record::Entry(..)
            | Record::RoundDates(_)
            | Record::TieBreaks(_)
            | Record::StandingsOrder(_)
            | Record::BoardColours(_) => Severity::Warning,
            Record::Rounds(_)
            | Record::InitialColour(_)
            | Record::GamePoints(_)
            | Record::Type(_)
            | Record::MatchPoints(_)
            | Record::DialectRounds(_)
            | Record::PointsFor(..) => Severity::Error,
            _ => continue,
        };
        match first.iter().find(|(code, ..)| *code == record.code()) {
            None => first.push((record.code(), index + 1, record)),
            Some((_, line, before)) => {
                let severity = if *before == record { Severity::Note } else { severity };
                let code = fixed(record);
                findings.add(index + 1, 1, severity, FindingKind::Repeated { code, first_line: *line });
            }
        }
    }
}

/// The code of a record that may occur once.
fn fixed(record: &Record) -> &'static str {
    match record {
        Record::Entry(entry, _) => entry.code(),
        Record::PointsFor(kind, _) => kind.code(),
        Record::RoundDates(_) => "132",
        Record::Rounds(_) => "142",
        Record::InitialColour(_) => "152",
        Record::GamePoints(_) => "162",
        Record::Type(_) => "192",
        Record::TieBreaks(_) => "202",
        Record::StandingsOrder(_) => "212",
        Record::BoardColours(_) => "352",
        Record::MatchPoints(_) => "362",
        _ => "XXR",
    }
}

fn type_code(document: &Document) -> Option<TypeCode> {
    let encoded = document.records().find_map(|record| match record {
        Record::Type(code) if !code.as_str().is_empty() => Some(code.clone()),
        _ => None,
    });
    // One program writes its code into the record for words.
    encoded.or_else(|| {
        let code = TypeCode::new(entry(document, Entry::TypeInWords)?);
        (code.kind != Kind::Unknown).then_some(code)
    })
}

fn total_rounds(document: &Document, findings: &mut Findings) -> Option<u32> {
    let mut total = None;
    for (index, line) in document.lines.iter().enumerate() {
        if let Record::Rounds(rounds) | Record::DialectRounds(rounds) = line.record() {
            match total {
                None => total = Some(*rounds),
                Some(one) if one != *rounds => {
                    findings.error(index + 1, 5, FindingKind::RoundsDiffer { one, other: *rounds });
                }
                Some(_) => {}
            }
        }
    }
    total
}

/// Records 260 and XXP.
fn prohibited(document: &Document, field: &players::Players, findings: &mut Findings) -> Vec<Prohibition> {
    let mut prohibited = Vec::new();
    for (index, line) in document.lines.iter().enumerate() {
        let (code, first_round, last_round, players) = match line.record() {
            Record::Prohibited(record) => ("260", record.first_round, record.last_round, &record.players),
            Record::NeverMeet(players) => ("XXP", 1, u32::MAX, players),
            _ => continue,
        };
        let mut known = BTreeSet::new();
        for player in players {
            if field.position(*player).is_some() {
                known.insert(*player);
            } else {
                // Another player may have been meant.
                findings.error(index + 1, 1, FindingKind::UnknownPlayer { code, player: *player });
            }
        }
        let players = known.into_iter().collect();
        prohibited.push(Prohibition { first_round, last_round, players });
    }
    prohibited
}

/// Records 152 and XXC. Otherwise, in the first round with colours, the colour of the first paired player, or
/// the opposite of the second's, and so on.
fn initial_colour(
    document: &Document,
    rounds_done: u32,
    histories: &[&[Round]],
    findings: &mut Findings,
) -> Option<Color> {
    let mut told = None;
    for (index, line) in document.lines.iter().enumerate() {
        let colour = match line.record() {
            Record::InitialColour(colour) => *colour,
            Record::Configuration(configuration) => match configuration.initial_colour {
                Some(colour) => colour,
                None => continue,
            },
            _ => continue,
        };
        match told {
            Some(before) if before != colour => {
                findings.error(index + 1, 5, FindingKind::InitialColoursDiffer);
            }
            _ => told = Some(colour),
        }
    }
    told.or_else(|| {
        let colour = Round::meant_colour;
        let paired = |round: &Round| {
            round.opponent().is_some() || *round == Round::Bye(turmuhr_core::Bye::PairingAllocated)
        };
        // Numbers are counted over the players taken into account by then.
        let first = (0..rounds_done as usize)
            .find(|round| histories.iter().any(|history| colour(history[*round]).is_some()))?;
        let rounds = histories
            .iter()
            .filter(|history| history[..=first].iter().any(paired))
            .map(|history| history[first]);
        let (place, colour) =
            rounds.enumerate().find_map(|(place, round)| colour(round).map(|colour| (place, colour)))?;
        Some(if place % 2 == 0 { colour } else { !colour })
    })
}

/// Records 062 and 082 are informative, but a wrong number suggests missing lines.
fn count(document: &Document, field: &players::Players, findings: &mut Findings) {
    let teams =
        document.records().filter(|record| matches!(record, Record::Team(_) | Record::OldTeam(_))).count();
    for (index, line) in document.lines.iter().enumerate() {
        let Record::Entry(entry, text) = line.record() else { continue };
        let counted = match entry {
            Entry::Players => field.players.len(),
            Entry::Teams => teams,
            _ => continue,
        };
        let counted = u32::try_from(counted).unwrap_or(u32::MAX);
        if let Ok(written) = text.parse::<u32>()
            && written != counted
        {
            let kind = FindingKind::CountDiffers { code: entry.code(), written, counted };
            findings.warning(index + 1, 5, kind);
        }
    }
}
