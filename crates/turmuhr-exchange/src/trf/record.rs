//! One line of a file as a record.

use turmuhr_core::{Color, PlayerId, Points};

use super::{
    columns::{Columns, Loss, Row},
    finding::{Code, FindingKind, Findings, Severity, Wanted},
    limits::MAX_LINE,
    records::{
        dialect::{self, Accelerated, Assignment, Configuration, PointsFor},
        event::{self, Entry, GameSymbol, MatchSymbol, Worth},
        player::{National, Player},
        special::{Abnormal, Byes, Prohibited, VirtualPoints},
        team::{ForfeitedMatch, LineUp, OldTeam, Team, TeamByes, TeamLine},
    },
    type_code::{Kind, TypeCode},
};

/// A line by its kind. Numbers are the first three columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Record {
    /// Records `xx2` with a text value.
    Entry(Entry, String),
    /// 132.
    RoundDates(Vec<String>),
    /// 142.
    Rounds(u32),
    /// 152.
    InitialColour(Color),
    /// 162.
    GamePoints(Vec<Worth<GameSymbol>>),
    /// 172: a federation, and how starting ranks were assigned.
    RankingMethod {
        /// Three letters.
        federation: String,
        /// As written.
        method: String,
    },
    /// 192.
    Type(TypeCode),
    /// 202: tie-breaks after the points.
    TieBreaks(Vec<String>),
    /// 212: the order of the standings, points included.
    StandingsOrder(Vec<String>),
    /// 352.
    BoardColours(Vec<Color>),
    /// 362.
    MatchPoints(Vec<Worth<MatchSymbol>>),
    /// 001.
    Player(Box<Player>),
    /// A federation's code.
    National(Box<National>),
    /// 240.
    Byes(Byes),
    /// 250.
    VirtualPoints(VirtualPoints),
    /// 260.
    Prohibited(Prohibited),
    /// 299.
    Abnormal(Abnormal),
    /// 013.
    OldTeam(OldTeam),
    /// 310.
    Team(Box<Team>),
    /// 320.
    TeamByes(TeamByes),
    /// 330.
    ForfeitedMatch(ForfeitedMatch),
    /// 300.
    LineUp(LineUp),
    /// 802.
    TeamLine(Box<TeamLine>),
    /// XXR: the number of rounds.
    DialectRounds(u32),
    /// XXC.
    Configuration(Configuration),
    /// XXZ: absent in the round to be paired.
    Absent(Vec<PlayerId>),
    /// XXS.
    Assignments(Vec<Assignment>),
    /// XXA.
    Accelerated(Accelerated),
    /// XXP: players who may not meet each other.
    NeverMeet(Vec<PlayerId>),
    /// BBW and similar records.
    PointsFor(PointsFor, Points),
    /// `###`, with its text from column 4 on.
    Comment(String),
    /// Anything else, blank lines included.
    Other(String),
}

impl Record {
    /// The first three columns, if fixed.
    pub fn code(&self) -> &str {
        match self {
            Record::Entry(entry, _) => entry.code(),
            Record::RoundDates(_) => "132",
            Record::Rounds(_) => "142",
            Record::InitialColour(_) => "152",
            Record::GamePoints(_) => "162",
            Record::RankingMethod { .. } => "172",
            Record::Type(_) => "192",
            Record::TieBreaks(_) => "202",
            Record::StandingsOrder(_) => "212",
            Record::BoardColours(_) => "352",
            Record::MatchPoints(_) => "362",
            Record::Player(_) => "001",
            Record::National(national) => &national.federation,
            Record::Byes(_) => "240",
            Record::VirtualPoints(_) => "250",
            Record::Prohibited(_) => "260",
            Record::Abnormal(_) => "299",
            Record::OldTeam(_) => "013",
            Record::Team(_) => "310",
            Record::TeamByes(_) => "320",
            Record::ForfeitedMatch(_) => "330",
            Record::LineUp(_) => "300",
            Record::TeamLine(_) => "802",
            Record::DialectRounds(_) => "XXR",
            Record::Configuration(_) => "XXC",
            Record::Absent(_) => "XXZ",
            Record::Assignments(_) => "XXS",
            Record::Accelerated(_) => "XXA",
            Record::NeverMeet(_) => "XXP",
            Record::PointsFor(kind, _) => kind.code(),
            Record::Comment(_) => "###",
            Record::Other(text) => text.get(..3).unwrap_or(text),
        }
    }

    /// The line in its columns; values that do not fit are reported.
    pub fn write(&self, losses: &mut Vec<Loss>) -> String {
        if let Record::Other(text) = self {
            return text.clone();
        }
        if let Record::Comment(text) = self {
            return format!("###{}", text.replace(['\r', '\n'], " "));
        }
        let mut row = Row::new(self.code(), losses);
        match self {
            Record::Entry(_, text) => row.rest(5, text),
            Record::RoundDates(dates) => event::write_dates(dates, &mut row),
            Record::Rounds(rounds) | Record::DialectRounds(rounds) => row.rest(5, &rounds.to_string()),
            Record::InitialColour(colour) => row.left(5, 5, colour.fold_wb("W", "B")),
            Record::GamePoints(worths) => event::write_worths(worths, &mut row),
            Record::RankingMethod { federation, method } => {
                row.left(5, 7, federation);
                row.left(9, 13, method);
            }
            Record::Type(code) => row.rest(5, code.as_str()),
            Record::TieBreaks(list) | Record::StandingsOrder(list) => row.rest(5, &list.join(",")),
            Record::BoardColours(colours) => {
                let letters: String = colours.iter().map(|colour| colour.fold_wb('W', 'B')).collect();
                row.rest(5, &letters);
            }
            Record::MatchPoints(worths) => event::write_worths(worths, &mut row),
            Record::Player(player) => player.write(&mut row),
            Record::National(national) => national.write(&mut row),
            Record::Byes(byes) => byes.write(&mut row),
            Record::VirtualPoints(points) => points.write(&mut row),
            Record::Prohibited(prohibited) => prohibited.write(&mut row),
            Record::Abnormal(abnormal) => abnormal.write(&mut row),
            Record::OldTeam(team) => team.write(&mut row),
            Record::Team(team) => team.write(&mut row),
            Record::TeamByes(byes) => byes.write(&mut row),
            Record::ForfeitedMatch(forfeited) => forfeited.write(&mut row),
            Record::LineUp(line_up) => line_up.write(&mut row),
            Record::TeamLine(line) => line.write(&mut row),
            Record::Configuration(configuration) => configuration.write(&mut row),
            Record::Absent(players) | Record::NeverMeet(players) => dialect::write_players(players, &mut row),
            Record::Assignments(assignments) => Assignment::write_all(assignments, &mut row),
            Record::Accelerated(accelerated) => accelerated.write(&mut row),
            Record::PointsFor(_, points) => row.rest(5, &points.to_string()),
            Record::Comment(_) | Record::Other(_) => {}
        }
        row.finish()
    }
}

/// Codes with their own columns.
const CODES: [Code; 27] = [
    "132", "142", "152", "162", "172", "192", "202", "212", "352", "362", "001", "240", "250", "260", "299",
    "013", "310", "320", "330", "300", "802", "XXR", "XXC", "XXZ", "XXS", "XXA", "XXP",
];

fn known(code: &str) -> Option<Code> {
    let fixed = CODES.into_iter().find(|known| *known == code);
    fixed
        .or_else(|| Entry::from_code(code).map(Entry::code))
        .or_else(|| PointsFor::from_code(code).map(PointsFor::code))
}

/// Parses a line. A line that cannot be parsed is kept unchanged.
pub(super) fn read(text: &str, line: usize, findings: &mut Findings) -> Record {
    let other = || Record::Other(text.to_owned());
    if text.len() > MAX_LINE {
        findings.warning(line, 1, FindingKind::LineTooLong { limit: MAX_LINE });
        return other();
    }
    let Some(letters) = text.get(..3) else { return other() };
    if letters == "###" {
        return Record::Comment(text[3..].to_owned());
    }
    let upper = letters.to_ascii_uppercase();
    let Some(code) = known(&upper) else {
        return national(&upper, text).map_or_else(other, |national| Record::National(Box::new(national)));
    };
    let mut columns = Columns::new(text, code, line, findings);
    understood(code, &mut columns).unwrap_or_else(other)
}

/// Three letters that do not begin like records of programs.
pub(super) fn is_federation(code: &str) -> bool {
    let letters = code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase());
    letters && !code.starts_with("XX") && !code.starts_with("BB")
}

/// Other programs use three letters for their own records, so only a faultless line is a national rating.
fn national(code: &str, text: &str) -> Option<National> {
    if !is_federation(code) {
        return None;
    }
    let mut faults = Findings::default();
    let mut columns = Columns::new(text, "NRS", 1, &mut faults);
    let read = National::read(code, &mut columns)?;
    let plain = |finding: &super::Finding| finding.severity == Severity::Note;
    faults.into_vec().iter().all(plain).then_some(read)
}

fn understood(code: Code, columns: &mut Columns<'_>) -> Option<Record> {
    if let Some(entry) = Entry::from_code(code) {
        let text = columns.rest(4).trim().to_owned();
        if entry == Entry::TimeControl && turmuhr_clock::code::read_trf(&text).is_err() {
            let kind = FindingKind::Unreadable { code, text: text.clone(), wanted: Wanted::TimeControl };
            columns.finding(5, Severity::Warning, kind);
        }
        return Some(Record::Entry(entry, text));
    }
    Some(match code {
        "132" => Record::RoundDates(event::read_dates(columns)),
        "142" => Record::Rounds(event::read_rounds(columns)?),
        "152" => Record::InitialColour(event::read_colour(columns)?),
        "162" => Record::GamePoints(event::read_worths(columns)),
        "172" => {
            let (federation, method) = (columns.text(5, 7), columns.text(9, 13));
            columns.end();
            Record::RankingMethod { federation, method }
        }
        "192" => {
            let code = TypeCode::new(columns.rest(4));
            if code.kind == Kind::Unknown {
                let kind = FindingKind::UnknownType { text: code.as_str().to_owned() };
                columns.finding(5, Severity::Warning, kind);
            }
            Record::Type(code)
        }
        "202" => Record::TieBreaks(event::read_list(columns)),
        "212" => Record::StandingsOrder(event::read_list(columns)),
        "352" => Record::BoardColours(event::read_board_colours(columns)?),
        "362" => Record::MatchPoints(event::read_worths(columns)),
        "001" => Record::Player(Box::new(Player::read(columns)?)),
        "240" => Record::Byes(Byes::read(columns)?),
        "250" => Record::VirtualPoints(VirtualPoints::read(columns)?),
        "260" => Record::Prohibited(Prohibited::read(columns)?),
        "299" => Record::Abnormal(Abnormal::read(columns)?),
        "013" => Record::OldTeam(OldTeam::read(columns)),
        "310" => Record::Team(Box::new(Team::read(columns)?)),
        "320" => Record::TeamByes(TeamByes::read(columns)),
        "330" => Record::ForfeitedMatch(ForfeitedMatch::read(columns)?),
        "300" => Record::LineUp(LineUp::read(columns)?),
        "802" => Record::TeamLine(Box::new(TeamLine::read(columns)?)),
        "XXR" => Record::DialectRounds(event::read_rounds(columns)?),
        "XXC" => Record::Configuration(Configuration::read(columns)),
        "XXZ" => Record::Absent(dialect::read_players(columns)),
        "XXS" => Record::Assignments(Assignment::read_all(columns)),
        "XXA" => Record::Accelerated(Accelerated::read(columns)?),
        "XXP" => Record::NeverMeet(dialect::read_players(columns)),
        _ => Record::PointsFor(PointsFor::from_code(code)?, dialect::read_points(columns)?),
    })
}
