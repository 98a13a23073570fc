//! Conversion between the formats of 2016 and 2026. Records without an equivalent are reported.

use std::collections::BTreeMap;

use turmuhr_contest::Player as Participant;
use turmuhr_core::{Bye, PlayerId, Round};
use turmuhr_pairing::Attendance;

use super::{
    document::{Document, Line, Read},
    export,
    limits::MAX_ROUNDS,
    record::Record,
    records::{
        dialect::{Accelerated, Assignment, AssignmentCode, Configuration},
        event::Entry,
        player::{Cell, Code, Player},
        special::{Byes, Prohibited},
        team::{OldTeam, Team, TeamNumber},
    },
    tournament::Tournament,
    type_code::{Kind, TypeCode},
};

/// A record without an equivalent in the other format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// The line in the original document, from 1.
    pub line: usize,
    /// The kind of record.
    pub code: String,
    /// How much of it is missing.
    pub part: Part,
}

/// How much of a record is missing.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The whole record is missing.
    All,
    /// Some of its fields are missing.
    Fields,
    /// The range of rounds is missing: the other format only has records for all rounds.
    Rounds,
}

/// Converts to TRF26: dialect records of programs become standard records.
pub fn to_trf26(document: &Document) -> (Document, Vec<LeftOut>) {
    let tournament = Tournament::new(&Read { document: document.clone(), findings: Vec::new() });
    let has = |test: fn(&Record) -> bool| document.records().any(test);
    let system = export::point_system(&tournament.contest.scoring);
    let plain_points = !matches!(system, Some(Record::Assignments(_)));
    let mut system = (!has(|record| matches!(record, Record::GamePoints(_)))).then_some(system).flatten();
    let mut acceleration = (!has(|record| matches!(record, Record::VirtualPoints(_))))
        .then(|| export::acceleration(&tournament.entrants()));
    let has_rounds = has(|record| matches!(record, Record::Rounds(_)));
    let has_colour = has(|record| matches!(record, Record::InitialColour(_)));
    let has_type = has(|record| matches!(record, Record::Type(_)));
    let mut left_out = Vec::new();
    let mut teams = 0;
    let mut lines = Vec::with_capacity(document.lines.len());
    for (index, line) in document.lines.iter().enumerate() {
        let mut add = |record: Record| lines.push(Line::new(record));
        match line.record() {
            Record::DialectRounds(rounds) => {
                if !has_rounds {
                    add(Record::Rounds(*rounds));
                }
            }
            Record::Configuration(configuration) => {
                if let Some(colour) = configuration.initial_colour.filter(|_| !has_colour) {
                    add(Record::InitialColour(colour));
                }
                if configuration.by_file_order {
                    add(Record::Configuration(Configuration { initial_colour: None, ..*configuration }));
                }
            }
            Record::Absent(players) => add(Record::Byes(Byes {
                bye: Bye::Zero,
                round: tournament.contest.rounds + 1,
                players: players.clone(),
            })),
            Record::NeverMeet(players) => add(Record::Prohibited(Prohibited {
                first_round: 1,
                last_round: tournament.contest.total_rounds.unwrap_or(MAX_ROUNDS as u32),
                players: players.clone(),
            })),
            Record::Assignments(_) | Record::PointsFor(..) if plain_points => {
                if let Some(record) = system.take() {
                    add(record);
                }
            }
            Record::Accelerated(_) => {
                for record in acceleration.take().into_iter().flatten() {
                    add(record);
                }
            }
            Record::Entry(Entry::TypeInWords, text)
                if !has_type && TypeCode::new(text).kind != Kind::Unknown =>
            {
                add(Record::Type(TypeCode::new(text)));
            }
            Record::OldTeam(team) => {
                teams += 1;
                if teams > 999 {
                    left_out.push(LeftOut { line: index + 1, code: "013".to_owned(), part: Part::All });
                    continue;
                }
                add(Record::Team(Box::new(Team {
                    id: TeamNumber(teams),
                    name: team.name.clone(),
                    nickname: String::new(),
                    strength: None,
                    match_points: None,
                    game_points: None,
                    rank: None,
                    members: team.members.clone(),
                })));
            }
            _ => lines.push(line.clone()),
        }
    }
    (Document { lines, line_end: document.line_end }, left_out)
}

/// Converts to records of TRF16, plus the lines that pairing engines add to it.
pub fn to_trf16(document: &Document) -> (Document, Vec<LeftOut>) {
    let tournament = Tournament::new(&Read { document: document.clone(), findings: Vec::new() });
    let mut left_out = Vec::new();
    let mut lines: Vec<Line> = Vec::with_capacity(document.lines.len());
    let has_words = document.records().any(|record| matches!(record, Record::Entry(Entry::TypeInWords, _)));
    let players = tournament.contest.by_number();
    for (index, line) in document.lines.iter().enumerate() {
        let mut leave = |part| {
            left_out.push(LeftOut { line: index + 1, code: line.record().code().to_owned(), part });
        };
        let mut add = |record: Record| lines.push(Line::new(record));
        match line.record() {
            Record::Rounds(rounds) => add(Record::DialectRounds(*rounds)),
            Record::InitialColour(colour) => add(Record::Configuration(Configuration {
                by_file_order: false,
                initial_colour: Some(*colour),
            })),
            Record::GamePoints(_) => {
                add(Record::Assignments(assignments(&tournament)));
                if tournament.contest.scoring.adjourned != tournament.contest.scoring.draw {
                    leave(Part::Fields);
                }
            }
            Record::Type(code) if !has_words => {
                add(Record::Entry(Entry::TypeInWords, code.as_str().to_owned()));
            }
            // Written into the players' lines, below.
            Record::Byes(byes) if byes.round == tournament.contest.rounds + 1 => {}
            Record::Byes(byes) if byes.round <= tournament.contest.rounds => {}
            Record::VirtualPoints(_) => {}
            Record::Prohibited(one) => {
                let all = one.first_round <= 1
                    && tournament.contest.total_rounds.is_none_or(|total| one.last_round >= total);
                if all {
                    add(Record::NeverMeet(one.players.clone()));
                } else {
                    leave(Part::Rounds);
                }
            }
            Record::Team(team) => {
                add(Record::OldTeam(OldTeam { name: team.name.clone(), members: team.members.clone() }));
                leave(Part::Fields);
            }
            Record::Player(player) => lines.push(with_byes(line, index + 1, player, &tournament, &players)),
            Record::Entry(Entry::PairingController | Entry::TimeControl, _)
            | Record::RankingMethod { .. }
            | Record::Type(_)
            | Record::TieBreaks(_)
            | Record::StandingsOrder(_)
            | Record::BoardColours(_)
            | Record::MatchPoints(_)
            | Record::National(_)
            | Record::Byes(_)
            | Record::Abnormal(_)
            | Record::TeamByes(_)
            | Record::ForfeitedMatch(_)
            | Record::LineUp(_)
            | Record::TeamLine(_)
            | Record::Comment(_) => leave(Part::All),
            Record::Entry(..)
            | Record::RoundDates(_)
            | Record::OldTeam(_)
            | Record::DialectRounds(_)
            | Record::Configuration(_)
            | Record::Absent(_)
            | Record::Assignments(_)
            | Record::Accelerated(_)
            | Record::NeverMeet(_)
            | Record::PointsFor(..)
            | Record::Other(_) => lines.push(line.clone()),
        }
    }
    // Acceleration by type or records: older engines need a line for every player.
    let accelerated = tournament.contest.players.iter().filter(|player| !player.virtual_points.is_empty());
    if !document.records().any(|record| matches!(record, Record::Accelerated(_))) {
        lines.extend(accelerated.map(|player| {
            let rounds = player.virtual_points.iter().copied().map(Some).collect();
            Line::new(Record::Accelerated(Accelerated { id: player.number, rounds }))
        }));
    }
    (Document { lines, line_end: document.line_end }, left_out)
}

fn assignments(tournament: &Tournament) -> Vec<Assignment> {
    let scoring = &tournament.contest.scoring;
    let all = [
        (AssignmentCode::Win, scoring.win),
        (AssignmentCode::Draw, scoring.draw),
        (AssignmentCode::Loss, scoring.loss),
        (AssignmentCode::ZeroBye, scoring.zero_bye),
        (AssignmentCode::PairingBye, scoring.pairing_bye),
        (AssignmentCode::ForfeitLoss, scoring.forfeit_loss),
    ];
    all.into_iter().map(|(code, points)| Assignment { code, points }).collect()
}

/// Byes of record 240 go into the columns of their round, where every engine reads them.
fn with_byes(
    line: &Line,
    number: usize,
    player: &Player,
    tournament: &Tournament,
    players: &BTreeMap<PlayerId, &Participant>,
) -> Line {
    // Of two lines with the same number the first counts.
    let told = players.get(&player.id).filter(|_| tournament.line_of(player.id) == Some(number));
    let Some(told) = told else {
        return line.clone();
    };
    let mut rounds = player.rounds.clone();
    for (index, round) in told.history.iter().enumerate() {
        let blank = rounds.get(index).is_none_or(Cell::is_blank);
        if let (true, Round::Bye(Bye::Full | Bye::Half)) = (blank, round) {
            set(&mut rounds, index, Cell::from(*round));
        }
    }
    if let Attendance::Away(bye) = told.next {
        let code = match bye {
            Bye::Full => Code::FullBye,
            Bye::Half => Code::HalfBye,
            Bye::Zero | Bye::PairingAllocated => Code::ZeroBye,
        };
        let index = tournament.contest.rounds as usize;
        if rounds.get(index).is_none_or(Cell::is_blank) {
            set(&mut rounds, index, Cell { result: Some(code), ..Cell::BLANK });
        }
    }
    if rounds == player.rounds {
        return line.clone();
    }
    Line::new(Record::Player(Box::new(Player { rounds, ..player.clone() })))
}

fn set(rounds: &mut Vec<Cell>, index: usize, cell: Cell) {
    if rounds.len() <= index {
        rounds.resize(index + 1, Cell::BLANK);
    }
    rounds[index] = cell;
}
