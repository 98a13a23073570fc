//! What the reader noticed, as data. The sentences are written elsewhere.

use turmuhr_core::{PlayerId, Points};

use super::limits::MAX_FINDINGS;

/// Something noticed at a place of the file, both counted from 1; line 0 is the file as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub line: usize,
    pub column: usize,
    pub severity: Severity,
    pub kind: FindingKind,
}

/// What a finding means for the tournament.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Read without doubt, but not written as the standard asks.
    Note,
    /// Something was passed over, or two statements of the file differ; what was played stands.
    Warning,
    /// What was played is not certain: nothing is paired from this file.
    Error,
}

/// What a field should have held.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Wanted {
    StartingRank,
    TeamNumber,
    RoundNumber,
    Number,
    Points,
    Colour,
    Result,
    Sex,
    ByeType,
    Symbol,
    ForfeitType,
    TimeControl,
}

/// The first three columns of a line, as far as they name a kind of record.
pub(super) type Code = &'static str;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FindingKind {
    // The file.
    TooLarge {
        bytes: usize,
        limit: usize,
    },
    TooManyLines {
        limit: usize,
    },
    LineTooLong {
        limit: usize,
    },
    /// Read as Windows-1252.
    NotUtf8,
    MoreFindings {
        count: usize,
    },

    // A line.
    /// Text between the columns of a record, or behind them.
    Stray {
        code: Code,
        text: String,
    },
    Unreadable {
        code: Code,
        text: String,
        wanted: Wanted,
    },
    Missing {
        code: Code,
        wanted: Wanted,
    },
    /// A record that can stand only once.
    Repeated {
        code: Code,
        first_line: usize,
    },
    TooManyRounds {
        limit: usize,
    },
    /// More entries of this kind than a tournament can have.
    TooMany {
        code: Code,
        limit: usize,
    },
    /// Above what four columns hold.
    BeyondStandard {
        player: PlayerId,
    },
    UnknownType {
        text: String,
    },

    // The tournament.
    NoPlayers,
    SamePlayer {
        player: PlayerId,
        first_line: usize,
    },
    /// The first starting rank that nobody has, though others have larger ones.
    NumberMissing {
        player: PlayerId,
    },
    UnknownPlayer {
        code: Code,
        player: PlayerId,
    },
    UnknownOpponent {
        player: PlayerId,
        opponent: PlayerId,
        round: u32,
    },
    OwnOpponent {
        player: PlayerId,
        round: u32,
    },
    /// The opponent's line tells another story.
    NotMirrored {
        player: PlayerId,
        opponent: PlayerId,
        round: u32,
    },
    SameColour {
        player: PlayerId,
        opponent: PlayerId,
        round: u32,
    },
    NoColour {
        player: PlayerId,
        round: u32,
    },
    /// Played for one, not played for the other; or won without play by both.
    ResultsClash {
        player: PlayerId,
        opponent: PlayerId,
        round: u32,
    },
    /// Together more than a game is worth.
    TooManyPoints {
        player: PlayerId,
        opponent: PlayerId,
        round: u32,
    },
    ResultWithoutOpponent {
        player: PlayerId,
        round: u32,
    },
    ByeWithOpponent {
        player: PlayerId,
        round: u32,
    },
    MetBefore {
        player: PlayerId,
        opponent: PlayerId,
        round: u32,
        before: u32,
    },
    SeveralByes {
        round: u32,
        players: Vec<PlayerId>,
    },
    /// Records 001 and 240 or XXZ say different things.
    ByeContradicted {
        player: PlayerId,
        round: u32,
    },
    PointsDiffer {
        player: PlayerId,
        written: Points,
        counted: Points,
    },
    CountDiffers {
        code: Code,
        written: u32,
        counted: u32,
    },
    RoundsUnknown,
    RoundsDiffer {
        one: u32,
        other: u32,
    },
    MoreRoundsThanTotal {
        recorded: u32,
        total: u32,
    },
    InitialColourUnknown,
    InitialColoursDiffer,
    PointSystemsDiffer,
    /// XXS with another value for White than for Black.
    PointsByColour,
    /// C.04.7, 1.1: a win must be worth two draws, a loss nothing.
    BakuNotAllowed,
    /// C.04.7, 1.3: who was there at the start is not in the file.
    BakuGroupsGuessed {
        size: u32,
    },
    AccelerationTwice,
    /// Points that only teams can have, in a tournament of individuals.
    MatchPointsOnly,
    TeamTournament,
    /// The pairing of teams was asked for.
    IndividualTournament,
    /// Double-Swiss: an odd number of games.
    HalfMatch {
        rounds: u32,
    },
    /// Double-Swiss: the two games are not those of one match. `round` is that of the second.
    MatchTorn {
        player: PlayerId,
        round: u32,
    },
    NoTeams,
    SameTeam {
        team: u32,
        first_line: usize,
    },
    /// Not in the file, or in another team too.
    TeamMember {
        team: u32,
        player: PlayerId,
    },
    UnknownTeam {
        code: &'static str,
        team: u32,
    },
    /// Members of one team have opponents of more than one, or of their own.
    SeveralOpponents {
        team: u32,
        round: u32,
    },
    /// Which team had White on the first board cannot be told.
    TeamColours {
        team: u32,
        opponent: u32,
        round: u32,
    },
    TeamPointsDiffer {
        team: u32,
        written: Points,
        counted: Points,
    },
    /// Record 250 without virtual points in the score teams are paired by.
    TeamVirtualPoints,
    UnsupportedType {
        text: String,
    },
    ResultsMissing {
        round: u32,
        games: Vec<(PlayerId, PlayerId)>,
    },
}

impl FindingKind {
    /// A fixed word for programs.
    pub const fn word(&self) -> &'static str {
        match self {
            FindingKind::TooLarge { .. } => "too-large",
            FindingKind::TooManyLines { .. } => "too-many-lines",
            FindingKind::LineTooLong { .. } => "line-too-long",
            FindingKind::NotUtf8 => "not-utf-8",
            FindingKind::MoreFindings { .. } => "more-findings",
            FindingKind::Stray { .. } => "stray-text",
            FindingKind::Unreadable { .. } => "unreadable",
            FindingKind::Missing { .. } => "missing",
            FindingKind::Repeated { .. } => "repeated-record",
            FindingKind::TooManyRounds { .. } => "too-many-rounds",
            FindingKind::TooMany { .. } => "too-many-entries",
            FindingKind::BeyondStandard { .. } => "beyond-standard",
            FindingKind::UnknownType { .. } => "unknown-type",
            FindingKind::NoPlayers => "no-players",
            FindingKind::SamePlayer { .. } => "same-player",
            FindingKind::NumberMissing { .. } => "number-missing",
            FindingKind::UnknownPlayer { .. } => "unknown-player",
            FindingKind::UnknownOpponent { .. } => "unknown-opponent",
            FindingKind::OwnOpponent { .. } => "own-opponent",
            FindingKind::NotMirrored { .. } => "not-mirrored",
            FindingKind::SameColour { .. } => "same-colour",
            FindingKind::NoColour { .. } => "no-colour",
            FindingKind::ResultsClash { .. } => "results-clash",
            FindingKind::TooManyPoints { .. } => "too-many-points",
            FindingKind::ResultWithoutOpponent { .. } => "result-without-opponent",
            FindingKind::ByeWithOpponent { .. } => "bye-with-opponent",
            FindingKind::MetBefore { .. } => "met-before",
            FindingKind::SeveralByes { .. } => "several-byes",
            FindingKind::ByeContradicted { .. } => "bye-contradicted",
            FindingKind::PointsDiffer { .. } => "points-differ",
            FindingKind::CountDiffers { .. } => "count-differs",
            FindingKind::RoundsUnknown => "rounds-unknown",
            FindingKind::RoundsDiffer { .. } => "rounds-differ",
            FindingKind::MoreRoundsThanTotal { .. } => "more-rounds-than-total",
            FindingKind::InitialColourUnknown => "initial-colour-unknown",
            FindingKind::InitialColoursDiffer => "initial-colours-differ",
            FindingKind::PointSystemsDiffer => "point-systems-differ",
            FindingKind::PointsByColour => "points-by-colour",
            FindingKind::BakuNotAllowed => "baku-not-allowed",
            FindingKind::BakuGroupsGuessed { .. } => "baku-groups-guessed",
            FindingKind::AccelerationTwice => "acceleration-twice",
            FindingKind::MatchPointsOnly => "match-points-only",
            FindingKind::TeamTournament => "team-tournament",
            FindingKind::IndividualTournament => "individual-tournament",
            FindingKind::HalfMatch { .. } => "half-match",
            FindingKind::MatchTorn { .. } => "match-torn",
            FindingKind::NoTeams => "no-teams",
            FindingKind::SameTeam { .. } => "same-team",
            FindingKind::TeamMember { .. } => "team-member",
            FindingKind::UnknownTeam { .. } => "unknown-team",
            FindingKind::SeveralOpponents { .. } => "several-opponents",
            FindingKind::TeamColours { .. } => "team-colours",
            FindingKind::TeamPointsDiffer { .. } => "team-points-differ",
            FindingKind::TeamVirtualPoints => "team-virtual-points",
            FindingKind::UnsupportedType { .. } => "unsupported-type",
            FindingKind::ResultsMissing { .. } => "results-missing",
        }
    }
}

/// Findings in the order they were made, a bounded number of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Findings {
    kept: Vec<Finding>,
    more: usize,
    /// An error beyond the bound is an error all the same.
    worst_left_out: Option<Severity>,
}

impl Findings {
    pub(super) fn add(&mut self, line: usize, column: usize, severity: Severity, kind: FindingKind) {
        if self.kept.len() < MAX_FINDINGS {
            self.kept.push(Finding { line, column, severity, kind });
        } else {
            self.more += 1;
            self.worst_left_out = self.worst_left_out.max(Some(severity));
        }
    }

    pub(super) fn note(&mut self, line: usize, column: usize, kind: FindingKind) {
        self.add(line, column, Severity::Note, kind);
    }

    pub(super) fn warning(&mut self, line: usize, column: usize, kind: FindingKind) {
        self.add(line, column, Severity::Warning, kind);
    }

    pub(super) fn error(&mut self, line: usize, column: usize, kind: FindingKind) {
        self.add(line, column, Severity::Error, kind);
    }

    /// Was something of this kind not readable in this line, the last one read?
    pub(super) fn has_unreadable(&self, line: usize, missed: Wanted) -> bool {
        self.kept
            .iter()
            .rev()
            .take_while(|finding| finding.line == line)
            .any(|finding| matches!(finding.kind, FindingKind::Unreadable { wanted, .. } if wanted == missed))
    }

    pub(super) fn into_vec(mut self) -> Vec<Finding> {
        if let Some(severity) = self.worst_left_out {
            let kind = FindingKind::MoreFindings { count: self.more };
            self.kept.push(Finding { line: 0, column: 0, severity, kind });
        }
        self.kept
    }
}
