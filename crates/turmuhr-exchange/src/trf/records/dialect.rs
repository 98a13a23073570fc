//! Records invented by programs before the standard had them: `XX…` and `BB…`.

use turmuhr_core::{Color, PlayerId, Points};

use crate::trf::{
    columns::{Columns, Row, digits, points as worth, shown},
    finding::{FindingKind, Severity, Wanted},
    limits::{MAX_ID, MAX_ROUNDS},
};

/// `XXC`: how to pair.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Configuration {
    /// The order of the lines is the starting order.
    pub by_file_order: bool,
    /// The colour drawn before the first round.
    pub initial_colour: Option<Color>,
}

/// `XXA`: points for pairing only, of one player, round by round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accelerated {
    /// The starting rank.
    pub id: PlayerId,
    /// `None` for a blank field.
    pub rounds: Vec<Option<Points>>,
}

/// A code of `XXS` with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assignment {
    /// Which result.
    pub code: AssignmentCode,
    /// What it scores.
    pub points: Points,
}

/// A result in `XXS`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum AssignmentCode {
    /// A win with White.
    WhiteWin,
    /// A win with Black.
    BlackWin,
    /// A draw with White.
    WhiteDraw,
    /// A draw with Black.
    BlackDraw,
    /// A loss with White.
    WhiteLoss,
    /// A loss with Black.
    BlackLoss,
    /// A zero-point bye.
    ZeroBye,
    /// A half-point bye.
    HalfBye,
    /// A full-point bye.
    FullBye,
    /// The pairing-allocated bye.
    PairingBye,
    /// A win without play.
    ForfeitWin,
    /// A loss without play.
    ForfeitLoss,
    /// Every kind of win.
    Win,
    /// Every kind of draw.
    Draw,
    /// Every kind of loss at the board.
    Loss,
}

impl AssignmentCode {
    /// Single results before the groups of results.
    pub const ALL: [AssignmentCode; 15] = [
        AssignmentCode::WhiteWin,
        AssignmentCode::BlackWin,
        AssignmentCode::WhiteDraw,
        AssignmentCode::BlackDraw,
        AssignmentCode::WhiteLoss,
        AssignmentCode::BlackLoss,
        AssignmentCode::ZeroBye,
        AssignmentCode::HalfBye,
        AssignmentCode::FullBye,
        AssignmentCode::PairingBye,
        AssignmentCode::ForfeitWin,
        AssignmentCode::ForfeitLoss,
        AssignmentCode::Win,
        AssignmentCode::Draw,
        AssignmentCode::Loss,
    ];

    /// As in the file.
    pub const fn letters(self) -> &'static str {
        match self {
            AssignmentCode::WhiteWin => "WW",
            AssignmentCode::BlackWin => "BW",
            AssignmentCode::WhiteDraw => "WD",
            AssignmentCode::BlackDraw => "BD",
            AssignmentCode::WhiteLoss => "WL",
            AssignmentCode::BlackLoss => "BL",
            AssignmentCode::ZeroBye => "ZPB",
            AssignmentCode::HalfBye => "HPB",
            AssignmentCode::FullBye => "FPB",
            AssignmentCode::PairingBye => "PAB",
            AssignmentCode::ForfeitWin => "FW",
            AssignmentCode::ForfeitLoss => "FL",
            AssignmentCode::Win => "W",
            AssignmentCode::Draw => "D",
            AssignmentCode::Loss => "L",
        }
    }

    /// Ignores case.
    pub fn from_letters(letters: &str) -> Option<AssignmentCode> {
        AssignmentCode::ALL.into_iter().find(|code| code.letters().eq_ignore_ascii_case(letters))
    }
}

/// The kinds of `BB…` records.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum PointsFor {
    /// `BBW`.
    Win,
    /// `BBD`.
    Draw,
    /// `BBL`.
    Loss,
    /// `BBZ`.
    ZeroBye,
    /// `BBF`.
    ForfeitLoss,
    /// `BBU`.
    PairingBye,
}

impl PointsFor {
    /// All kinds.
    pub const ALL: [PointsFor; 6] = [
        PointsFor::Win,
        PointsFor::Draw,
        PointsFor::Loss,
        PointsFor::ZeroBye,
        PointsFor::ForfeitLoss,
        PointsFor::PairingBye,
    ];

    /// The first three columns of the line.
    pub const fn code(self) -> &'static str {
        match self {
            PointsFor::Win => "BBW",
            PointsFor::Draw => "BBD",
            PointsFor::Loss => "BBL",
            PointsFor::ZeroBye => "BBZ",
            PointsFor::ForfeitLoss => "BBF",
            PointsFor::PairingBye => "BBU",
        }
    }

    /// The reverse of [`PointsFor::code`].
    pub fn from_code(code: &str) -> Option<PointsFor> {
        PointsFor::ALL.into_iter().find(|kind| kind.code() == code)
    }
}

fn unreadable(columns: &mut Columns<'_>, column: usize, word: &str, wanted: Wanted) {
    let kind = FindingKind::Unreadable { code: columns.code, text: shown(word), wanted };
    columns.finding(column, Severity::Error, kind);
}

impl Configuration {
    pub(in crate::trf) fn read(columns: &mut Columns<'_>) -> Configuration {
        let mut configuration = Configuration::default();
        for (column, word) in columns.words(4) {
            match word.to_ascii_lowercase().as_str() {
                "rank" => configuration.by_file_order = true,
                "white1" => configuration.initial_colour = Some(Color::White),
                "black1" => configuration.initial_colour = Some(Color::Black),
                _ => unreadable(columns, column, word, Wanted::Symbol),
            }
        }
        configuration
    }

    pub(in crate::trf) fn write(self, row: &mut Row<'_>) {
        let rank = self.by_file_order.then_some("rank");
        let colour = self.initial_colour.map(|colour| colour.fold_wb("white1", "black1"));
        row.rest(5, &rank.into_iter().chain(colour).collect::<Vec<_>>().join(" "));
    }
}

/// `XXZ` and `XXP`: numbers separated by blanks.
pub(in crate::trf) fn read_players(columns: &mut Columns<'_>) -> Vec<PlayerId> {
    let mut players = Vec::new();
    for (column, word) in columns.words(4) {
        match digits(word).filter(|id| (1..=MAX_ID).contains(id)) {
            Some(id) => players.push(PlayerId(id)),
            None => unreadable(columns, column, word, Wanted::StartingRank),
        }
    }
    players
}

pub(in crate::trf) fn write_players(players: &[PlayerId], row: &mut Row<'_>) {
    let words: Vec<String> = players.iter().map(PlayerId::to_string).collect();
    row.rest(5, &words.join(" "));
}

impl Assignment {
    pub(in crate::trf) fn read_all(columns: &mut Columns<'_>) -> Vec<Assignment> {
        let mut assignments = Vec::new();
        for (column, word) in columns.words(4) {
            let read = word.split_once('=').and_then(|(code, value)| {
                let code = AssignmentCode::from_letters(code.trim())?;
                Some(Assignment { code, points: worth(value.trim())? })
            });
            match read {
                Some(assignment) => assignments.push(assignment),
                None => unreadable(columns, column, word, Wanted::Symbol),
            }
        }
        assignments
    }

    pub(in crate::trf) fn write_all(assignments: &[Assignment], row: &mut Row<'_>) {
        let words: Vec<String> =
            assignments.iter().map(|one| format!("{}={}", one.code.letters(), one.points)).collect();
        row.rest(5, &words.join(" "));
    }
}

impl Accelerated {
    pub(in crate::trf) fn read(columns: &mut Columns<'_>) -> Option<Accelerated> {
        let Some(id) = columns.id(5, 8, Severity::Error) else {
            columns.missing(5, Wanted::StartingRank, Severity::Error);
            return None;
        };
        let mut rounds = Vec::new();
        for round in 0..MAX_ROUNDS {
            let first = 10 + 5 * round;
            if first > columns.width() {
                break;
            }
            rounds.push(columns.points(first, first + 3, Severity::Error));
        }
        columns.end();
        while rounds.last().is_some_and(Option::is_none) {
            rounds.pop();
        }
        Some(Accelerated { id, rounds })
    }

    pub(in crate::trf) fn write(&self, row: &mut Row<'_>) {
        row.id(5, 8, self.id);
        for (index, points) in self.rounds.iter().enumerate() {
            row.points(10 + 5 * index, 13 + 5 * index, *points);
        }
    }
}

pub(in crate::trf) fn read_points(columns: &mut Columns<'_>) -> Option<Points> {
    let text = columns.rest(4).trim();
    let points = worth(text);
    if points.is_none() {
        unreadable(columns, 5, text, Wanted::Points);
    }
    points
}
