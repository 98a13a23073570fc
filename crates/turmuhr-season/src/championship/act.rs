//! What happens in a cup or a championship.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use turmuhr_federation::{
    law::level::Level,
    persons::person::{ClubId, PersonId, TeamNumber},
};

use crate::fact::{ChampionshipId, ClassId, EntrantId};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Act {
    Announced {
        id: ChampionshipId,
        details: Details,
    },
    /// The invitations were posted (8).
    Invited {
        id: ChampionshipId,
        posted: Date,
    },
    /// Members by Verband; places follow from them. The seed draws between equals.
    MembersCounted {
        id: ChampionshipId,
        on: Date,
        counts: BTreeMap<String, u64>,
        #[serde(default)]
        seed: u64,
    },
    /// A right to start from an earlier year, or from the championship above.
    RightNoted {
        competition: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ordinance: Option<String>,
        who: Entrant,
        right: Right,
    },
    Entered {
        id: ChampionshipId,
        entrant: EntrantId,
        who: Entrant,
        ground: Ground,
        place: u32,
    },
    /// An entrant does not start; the place is open again.
    Withdrew {
        id: ChampionshipId,
        entrant: EntrantId,
        reason: String,
    },
    /// A round of a cup. `anew`: every round is drawn by itself; else the first draw fixes the way to the final.
    Drawn {
        id: ChampionshipId,
        round: u32,
        /// None: drawn by hand.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
        #[serde(default)]
        anew: bool,
        pairs: Vec<Pair>,
    },
    /// A game or match of a cup: the points of the boards in tenths, home first.
    Played {
        id: ChampionshipId,
        round: u32,
        home: EntrantId,
        /// Older journals do not name it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        guest: Option<EntrantId>,
        boards: Vec<[i32; 2]>,
    },
    /// The next step of a play-off.
    PlayedOff {
        id: ChampionshipId,
        among: Vec<EntrantId>,
        step: Step,
    },
    /// The final order by points and tie-breaks.
    Ranked {
        id: ChampionshipId,
        rows: Vec<Row>,
    },
    /// Somebody who would go on does not.
    Declined {
        id: ChampionshipId,
        entrant: EntrantId,
        reason: String,
    },
    /// The title is awarded, and the qualifiers are reported.
    Closed {
        id: ChampionshipId,
    },
    Cancelled {
        id: ChampionshipId,
        reason: String,
    },
}

impl Act {
    /// The championship it is about; a right is about none.
    pub const fn about(&self) -> Option<ChampionshipId> {
        match self {
            Act::Announced { id, .. }
            | Act::Invited { id, .. }
            | Act::MembersCounted { id, .. }
            | Act::Entered { id, .. }
            | Act::Withdrew { id, .. }
            | Act::Drawn { id, .. }
            | Act::Played { id, .. }
            | Act::PlayedOff { id, .. }
            | Act::Ranked { id, .. }
            | Act::Declined { id, .. }
            | Act::Closed { id }
            | Act::Cancelled { id, .. } => Some(*id),
            Act::RightNoted { .. } => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Details {
    /// Which competition of the ordinance: `cup`, `individual`, `jem` …
    pub competition: String,
    pub name: String,
    /// The ordinance, where it is not that of the season.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ordinance: Option<String>,
    pub level: Level,
    /// The Bezirk or Verband that holds it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    pub begins: Date,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<ClubId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closing: Option<Date>,
    /// The number of entrants, where the committee fixes it (7.1, 10.1, 11.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<usize>,
    /// Places in the championship above; its ordinance says how many (6.5).
    #[serde(default)]
    pub above: usize,
    /// A second representative is admitted above (youth ordinance 12.2).
    #[serde(default)]
    pub second: bool,
    /// The class in which its matches are played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<ClassId>,
}

/// Who enters: a player of a club, or a team of one.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Entrant {
    Player { person: PersonId, club: ClubId },
    Team { club: ClubId, number: TeamNumber },
}

impl Entrant {
    pub const fn club(self) -> ClubId {
        match self {
            Entrant::Player { club, .. } | Entrant::Team { club, .. } => club,
        }
    }

    /// A player stays the same with another club.
    pub fn same(self, other: Entrant) -> bool {
        match (self, other) {
            (Entrant::Player { person: one, .. }, Entrant::Player { person: other, .. }) => one == other,
            (one, other) => one == other,
        }
    }
}

/// What a place is claimed by.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    Verband,
    Bezirk,
    /// Relegated from the championship above, or entitled there and not started.
    Relegated,
    FirstOfLastYear,
    LastChampion,
    CupWinner,
    Host,
    Free,
    /// The place that makes an odd number even.
    Odd,
    /// A Bezirk or Verband admits to its own championship (6.1).
    Level,
}

impl Ground {
    pub const ALL: [Ground; 10] = [
        Ground::Verband,
        Ground::Bezirk,
        Ground::Relegated,
        Ground::FirstOfLastYear,
        Ground::LastChampion,
        Ground::CupWinner,
        Ground::Host,
        Ground::Free,
        Ground::Odd,
        Ground::Level,
    ];
}

/// A right to start that is not of this year.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "right", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Right {
    /// Relegated from the championship above of this year (6.2.2).
    Relegated {
        year: i16,
    },
    /// Entitled above and not started there; must start in this year.
    DidNotPlay {
        next: i16,
    },
    FirstOfLastYear {
        place: u32,
    },
    LastChampion,
    CupWinner,
    /// Starts in the championship above: some rights do not hold then (6.2.3).
    EntitledAbove,
    /// The club has a place in the coming championship above: its best team is not reported as a qualifier (11.5).
    EntitledAhead,
    /// Has started in the championship of this year.
    Started {
        year: i16,
    },
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pair {
    pub home: EntrantId,
    /// None: goes on without a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guest: Option<EntrantId>,
}

/// A step of a play-off; points in tenths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Step {
    Game {
        white: EntrantId,
        black: EntrantId,
        points: [i32; 2],
    },
    Match {
        host: EntrantId,
        guest: EntrantId,
        boards: Vec<[i32; 2]>,
    },
    Lot {
        seed: u64,
    },
    /// Drawn in front of witnesses: the first has won the lot.
    ByHand {
        order: Vec<EntrantId>,
        witnesses: Vec<String>,
    },
}

/// A line of the final order; points in tenths, match points of teams.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub entrant: EntrantId,
    pub points: i32,
    /// Board points of a team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boards: Option<i32>,
}
