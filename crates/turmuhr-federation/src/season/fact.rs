//! The facts of a season.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::{
    date::Season,
    law::{
        level::{Level, Office},
        remedy::{Lodged, Stage, case::Outcome, panel::Basis},
    },
    matches::lineup::{BoardResult, ClassKind, Occasion, Player, Seat, ViolationKind, Which},
    persons::person::{Club, ClubId, TeamNumber},
};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident)*) => {
        $(
            $(#[$doc])*
            #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
            #[serde(transparent)]
            pub struct $name(pub u32);
        )*
    };
}

ids! {
    ClassId
    TeamId
    MatchId
    DecisionId
    RemedyId
}

/// A line of the journal of a season.
pub type SeasonEntry = turmuhr_journal::Entry<Fact>;

impl turmuhr_journal::Schema for Fact {
    const VERSION: u32 = 1;
}

/// Facts are never changed. A correction is another fact, and so is an undo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fact {
    SeasonOpened {
        season: Season,
        ordinance: String,
        /// Ordinances of the federation's own, the highest first, as their text: the journal alone gives the season.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        texts: Vec<String>,
    },
    ClubAdmitted {
        club: ClubId,
        details: Club,
    },
    ClassFormed {
        class: ClassId,
        details: Class,
    },
    TeamEntered {
        team: TeamId,
        club: ClubId,
        /// 1 is the highest of the club.
        number: TeamNumber,
        class: ClassId,
        ranks: [u32; 2],
    },
    /// Particulars of players of a club's list.
    PlayersNoted {
        club: ClubId,
        players: Vec<Player>,
    },
    GroupsDrawn {
        class: ClassId,
        seed: u64,
        groups: Vec<Vec<TeamId>>,
    },
    MatchSet {
        id: MatchId,
        fixture: Fixture,
    },
    MatchMoved {
        id: MatchId,
        to: Date,
        reason: String,
        /// The whole round is moved; a single match of the last round is not (NRW 1987, 23.6).
        #[serde(default)]
        whole_round: bool,
    },
    MatchReported {
        id: MatchId,
        home: Vec<Seat>,
        guest: Vec<Seat>,
        results: Vec<Option<BoardResult>>,
    },
    /// The director confirms the report with its consequences. A consequence that holds «as a rule» may be waived with a
    /// reason.
    MatchConfirmed {
        id: MatchId,
        #[serde(default)]
        waived: Vec<(Which, ViolationKind)>,
        #[serde(default)]
        reason: String,
    },
    TeamWithdrawn {
        team: TeamId,
        after_round: u32,
        on: Date,
    },
    /// Announced before the season; a fine stays within it (NRW 1987, 4.4).
    FineLimitSet {
        marks: u32,
    },
    Fined {
        club: ClubId,
        marks: u32,
        article: String,
    },
    PointsDeducted {
        team: TeamId,
        points: u32,
        decision: DecisionId,
    },
    DecisionMade {
        id: DecisionId,
        decision: Decision,
    },
    RemedyLodged {
        id: RemedyId,
        against: DecisionId,
        by: ClubId,
        basis: Basis,
        lodged: Lodged,
    },
    /// The chair suspends a decision.
    ExecutionSuspended {
        remedy: RemedyId,
    },
    RemedyDecided {
        remedy: RemedyId,
        outcome: Outcome,
        decision: DecisionId,
        result: Decision,
    },
    ClassClosed {
        class: ClassId,
    },
    Undone {
        entry: u64,
        reason: String,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Class {
    pub name: String,
    pub level: Level,
    /// A higher class has a greater height.
    pub height: i64,
    #[serde(default)]
    pub kind: ClassKind,
    pub boards: usize,
    pub promoted: usize,
    pub relegated: usize,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fixture {
    pub class: ClassId,
    pub group: usize,
    pub round: u32,
    pub home: TeamId,
    pub guest: TeamId,
    pub on: Date,
    #[serde(default)]
    pub occasion: Occasion,
}

/// A decision about a match: the score it sets; none leaves the confirmed score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    pub about: MatchId,
    pub by: Office,
    pub level: Level,
    pub stage: Stage,
    pub postmark: Date,
    pub article: String,
    /// The number of copies of a remedy, as the notice says.
    pub copies: u32,
    /// Board points in tenths and match points, home first.
    pub sets: Option<([i32; 2], [u32; 2])>,
}
