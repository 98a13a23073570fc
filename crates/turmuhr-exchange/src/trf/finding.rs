//! Findings of the reader, as data. `turmuhr-texts` has the sentences.

use turmuhr_core::{PlayerId, Points};

use super::limits::MAX_FINDINGS;

/// A finding at a place of the file; line and column are counted from 1, line 0 is the whole file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub line: usize,
    pub column: usize,
    pub severity: Severity,
    pub kind: FindingKind,
}

/// The effect of a finding on the tournament.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Read without doubt, but not standard.
    Note,
    /// Something was skipped, or two statements of the file differ; the results are certain.
    Warning,
    /// The results are uncertain: nothing is paired from this file.
    Error,
}

/// The expected content of a field.
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

/// The first three columns of a line, if they name a kind of record.
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
    /// Text between the columns of a record, or after them.
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
    /// A record that may occur only once.
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
    /// Larger than four columns can hold.
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
    /// The first unused starting rank below a used one.
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
    /// The opponent's line contradicts this one.
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
    /// Together more points than a game has.
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
    /// Record 001 contradicts 240 or XXZ.
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
    /// XXS with different values for White and Black.
    PointsByColour,
    /// C.04.7, 1.1: a win must score two draws, a loss nothing.
    BakuNotAllowed,
    /// C.04.7, 1.3: the file does not say who was present at the start.
    BakuGroupsGuessed {
        size: u32,
    },
    AccelerationTwice,
    /// Match points in a tournament of individuals.
    MatchPointsOnly,
    TeamTournament,
    /// A pairing of teams was requested.
    IndividualTournament,
    /// Double-Swiss: an odd number of games.
    HalfMatch {
        rounds: u32,
    },
    /// Double-Swiss: the two games are not one match. `round` is that of the second.
    MatchTorn {
        player: PlayerId,
        round: u32,
    },
    NoTeams,
    SameTeam {
        team: u32,
        first_line: usize,
    },
    /// A member who is not in the file, or also in another team.
    TeamMember {
        team: u32,
        player: PlayerId,
    },
    UnknownTeam {
        code: &'static str,
        team: u32,
    },
    /// Members of one team met players of several teams, or of their own.
    SeveralOpponents {
        team: u32,
        round: u32,
    },
    /// It is unclear which team had White on the first board.
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
    /// Record 250 has no virtual points in the score that teams are paired by.
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
    /// A stable word for programs.
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

/// Findings in order, up to a limit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Findings {
    kept: Vec<Finding>,
    more: usize,
    /// An error beyond the limit still counts as an error.
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

    /// Was such a field unreadable in this line, the last one read?
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
