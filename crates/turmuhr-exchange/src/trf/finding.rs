//! Findings of the reader, as data. `turmuhr-texts` has the sentences.

use turmuhr_core::{PlayerId, Points};

use super::limits::MAX_FINDINGS;

/// A finding at a place of the file; line and column are counted from 1, line 0 is the whole file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// From 1; 0 is the whole file.
    pub line: usize,
    /// From 1.
    pub column: usize,
    /// The effect on the tournament.
    pub severity: Severity,
    /// What was found.
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
    /// A player's number.
    StartingRank,
    /// A team's number.
    TeamNumber,
    /// A round, from 1.
    RoundNumber,
    /// A whole number.
    Number,
    /// Points, such as `2.5`.
    Points,
    /// White or Black.
    Colour,
    /// A letter of a result.
    Result,
    /// A letter of a sex.
    Sex,
    /// A letter of a bye.
    ByeType,
    /// A symbol of a point system.
    Symbol,
    /// The sign of a forfeited match.
    ForfeitType,
    /// A coded time control.
    TimeControl,
}

/// The first three columns of a line, if they name a kind of record.
pub(super) type Code = &'static str;

/// What the reader found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FindingKind {
    // The file.
    /// The file exceeds the limit and is refused.
    TooLarge {
        /// The size of the file.
        bytes: usize,
        /// The limit.
        limit: usize,
    },
    /// The file has too many lines and is refused.
    TooManyLines {
        /// The limit.
        limit: usize,
    },
    /// A line is too long; it is kept as text and not read.
    LineTooLong {
        /// The limit.
        limit: usize,
    },
    /// Read as Windows-1252.
    NotUtf8,
    /// Further findings were not listed.
    MoreFindings {
        /// How many more there are.
        count: usize,
    },

    // A line.
    /// Text between the columns of a record, or after them.
    Stray {
        /// The record.
        code: Code,
        /// As written.
        text: String,
    },
    /// A field has other content than its column wants.
    Unreadable {
        /// The record.
        code: Code,
        /// As written.
        text: String,
        /// What was expected.
        wanted: Wanted,
    },
    /// A required field is blank.
    Missing {
        /// The record.
        code: Code,
        /// What was expected.
        wanted: Wanted,
    },
    /// A record that may occur only once.
    Repeated {
        /// The record.
        code: Code,
        /// The line of the first one.
        first_line: usize,
    },
    /// More rounds than a tournament can have.
    TooManyRounds {
        /// The limit.
        limit: usize,
    },
    /// More entries of this kind than a tournament can have.
    TooMany {
        /// The record.
        code: Code,
        /// The limit.
        limit: usize,
    },
    /// Larger than four columns can hold.
    BeyondStandard {
        /// The player.
        player: PlayerId,
    },
    /// Record 192 has a code that the standard lacks.
    UnknownType {
        /// As written.
        text: String,
    },

    // The tournament.
    /// No record 001.
    NoPlayers,
    /// Two players have the same starting rank.
    SamePlayer {
        /// The player.
        player: PlayerId,
        /// The line of the first one.
        first_line: usize,
    },
    /// The first unused starting rank below a used one.
    NumberMissing {
        /// The player.
        player: PlayerId,
    },
    /// A record names a player who has no line.
    UnknownPlayer {
        /// The record.
        code: Code,
        /// The player.
        player: PlayerId,
    },
    /// An opponent has no line.
    UnknownOpponent {
        /// The player.
        player: PlayerId,
        /// The opponent.
        opponent: PlayerId,
        /// From 1.
        round: u32,
    },
    /// A player meets themselves.
    OwnOpponent {
        /// The player.
        player: PlayerId,
        /// From 1.
        round: u32,
    },
    /// The opponent's line contradicts this one.
    NotMirrored {
        /// The player.
        player: PlayerId,
        /// The opponent.
        opponent: PlayerId,
        /// From 1.
        round: u32,
    },
    /// Both have the same colour.
    SameColour {
        /// The player.
        player: PlayerId,
        /// The opponent.
        opponent: PlayerId,
        /// From 1.
        round: u32,
    },
    /// A game has no colour.
    NoColour {
        /// The player.
        player: PlayerId,
        /// From 1.
        round: u32,
    },
    /// Played for one, not played for the other; or won without play by both.
    ResultsClash {
        /// The player.
        player: PlayerId,
        /// The opponent.
        opponent: PlayerId,
        /// From 1.
        round: u32,
    },
    /// Together more points than a game has.
    TooManyPoints {
        /// The player.
        player: PlayerId,
        /// The opponent.
        opponent: PlayerId,
        /// From 1.
        round: u32,
    },
    /// A result of a game, but no opponent.
    ResultWithoutOpponent {
        /// The player.
        player: PlayerId,
        /// From 1.
        round: u32,
    },
    /// A bye, but an opponent.
    ByeWithOpponent {
        /// The player.
        player: PlayerId,
        /// From 1.
        round: u32,
    },
    /// The two have played each other before.
    MetBefore {
        /// The player.
        player: PlayerId,
        /// The opponent.
        opponent: PlayerId,
        /// From 1.
        round: u32,
        /// The round of that game.
        before: u32,
    },
    /// More than one pairing-allocated bye in a round.
    SeveralByes {
        /// From 1.
        round: u32,
        /// The players.
        players: Vec<PlayerId>,
    },
    /// Record 001 contradicts 240 or XXZ.
    ByeContradicted {
        /// The player.
        player: PlayerId,
        /// From 1.
        round: u32,
    },
    /// A player's points differ from the results.
    PointsDiffer {
        /// The player.
        player: PlayerId,
        /// In the file.
        written: Points,
        /// From the results.
        counted: Points,
    },
    /// The count of record 062 or 082 differs from the lines.
    CountDiffers {
        /// The record.
        code: Code,
        /// In the file.
        written: u32,
        /// From the results.
        counted: u32,
    },
    /// The file does not say how many rounds there will be.
    RoundsUnknown,
    /// Two records give different numbers of rounds.
    RoundsDiffer {
        /// In the first record.
        one: u32,
        /// In the second record.
        other: u32,
    },
    /// More rounds were played than announced.
    MoreRoundsThanTotal {
        /// Rounds with results.
        recorded: u32,
        /// Announced rounds.
        total: u32,
    },
    /// The file does not give the colour drawn before the first round.
    InitialColourUnknown,
    /// Two records give different initial colours.
    InitialColoursDiffer,
    /// Two records give different point systems.
    PointSystemsDiffer,
    /// XXS with different values for White and Black.
    PointsByColour,
    /// C.04.7, 1.1: a win must score two draws, a loss nothing.
    BakuNotAllowed,
    /// C.04.7, 1.3: the file does not say who was present at the start.
    BakuGroupsGuessed {
        /// The size of the upper group.
        size: u32,
    },
    /// Virtual points are given in two ways.
    AccelerationTwice,
    /// Match points in a tournament of individuals.
    MatchPointsOnly,
    /// A pairing of individuals was requested.
    TeamTournament,
    /// A pairing of teams was requested.
    IndividualTournament,
    /// Double-Swiss: an odd number of games.
    HalfMatch {
        /// Games of each player.
        rounds: u32,
    },
    /// Double-Swiss: the two games are not one match. `round` is that of the second.
    MatchTorn {
        /// The player.
        player: PlayerId,
        /// From 1.
        round: u32,
    },
    /// A team event without teams.
    NoTeams,
    /// Two teams have the same number.
    SameTeam {
        /// The team.
        team: u32,
        /// The line of the first one.
        first_line: usize,
    },
    /// A member who is not in the file, or also in another team.
    TeamMember {
        /// The team.
        team: u32,
        /// The player.
        player: PlayerId,
    },
    /// A record names a team that has no line.
    UnknownTeam {
        /// The record.
        code: &'static str,
        /// The team.
        team: u32,
    },
    /// Members of one team met players of several teams, or of their own.
    SeveralOpponents {
        /// The team.
        team: u32,
        /// From 1.
        round: u32,
    },
    /// It is unclear which team had White on the first board.
    TeamColours {
        /// The team.
        team: u32,
        /// The opponent.
        opponent: u32,
        /// From 1.
        round: u32,
    },
    /// A team's points differ from its matches.
    TeamPointsDiffer {
        /// The team.
        team: u32,
        /// In the file.
        written: Points,
        /// From the results.
        counted: Points,
    },
    /// Record 250 has no virtual points in the score that teams are paired by.
    TeamVirtualPoints,
    /// This kind of tournament is not paired.
    UnsupportedType {
        /// As written.
        text: String,
    },
    /// Games of the last round have no result yet.
    ResultsMissing {
        /// From 1.
        round: u32,
        /// The two players of each, White first.
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
