//! The facts of an event; the journal is a list of them.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use turmuhr_core::Points;

use crate::{
    display::Shows,
    id::{BoardNo, EntryId, GameNo, Party, RoundNo, SectionId, TeamId},
    incident::{Incident, Readings},
    lift,
    look::Look,
    person::Person,
    result::GameResult,
    self_service::SelfService,
    settings::{Details, Settings},
};

/// An entry in the journal of an event.
pub type Entry = turmuhr_journal::Entry<Fact>;

/// Version 2 refuses words in the settings that version 1 accepted. In version 3 a prize below a rating goes to a
/// player without one only if the prize says so.
impl turmuhr_journal::Schema for Fact {
    const VERSION: u32 = 3;

    fn lift(from: u32, mut fact: Value) -> Result<Value, String> {
        match from {
            1 => {
                if let Some(settings) = fact.get_mut("settings") {
                    lift::settings_of_1(settings);
                }
                Ok(fact)
            }
            2 => {
                lift::finished_of_2(&mut fact);
                Ok(fact)
            }
            _ => Err(format!("there is no step from version {from}")),
        }
    }
}

/// Facts never change. A correction is a new fact, and so is an undo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(transform = with_version))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fact {
    EventCreated {
        details: Details,
    },
    EventChanged {
        details: Details,
    },
    /// Permanent: acts without the checks of FIDE mode stay unchecked even if it were switched on again.
    FideModeLeft {
        reason: String,
    },
    /// Names became numbers in all entries before this one. Permanent: nothing is left to restore.
    MadeAnonymous {},

    /// A display in the hall shows this from now on.
    DisplaySet {
        display: String,
        shows: Shows,
    },
    DisplayRemoved {
        display: String,
    },
    /// The logo and the accent colour from now on.
    LookSet {
        look: Look,
    },
    /// Shown on every display; an empty text removes it.
    Announced {
        text: String,
    },

    SectionAdded {
        section: SectionId,
        settings: Settings,
    },
    SectionChanged {
        section: SectionId,
        settings: Settings,
    },

    PlayersEntered {
        section: SectionId,
        players: Vec<(EntryId, Person)>,
    },
    PlayerChanged {
        section: SectionId,
        player: EntryId,
        person: Person,
    },
    /// Removed from the list; only before the player's first pairing.
    PlayerRemoved {
        section: SectionId,
        player: EntryId,
    },
    /// Two entries are the same person: the kept entry takes over missing data, the other is removed. Only
    /// before the first pairing.
    PlayersMerged {
        section: SectionId,
        kept: EntryId,
        gone: EntryId,
    },
    CheckedIn {
        section: SectionId,
        players: Vec<EntryId>,
        present: bool,
    },
    /// The total a player has paid of the entry fee, in cents; 0 cancels a payment.
    FeePaid {
        section: SectionId,
        player: EntryId,
        cents: u64,
    },
    /// Not paired any more from this round on.
    Withdrawn {
        section: SectionId,
        player: EntryId,
        from_round: RoundNo,
        reason: String,
    },
    Returned {
        section: SectionId,
        player: EntryId,
    },
    ByeGranted {
        section: SectionId,
        player: EntryId,
        round: RoundNo,
        bye: ByeKind,
    },
    ByeTakenBack {
        section: SectionId,
        player: EntryId,
        round: RoundNo,
    },
    /// A player asks for a bye in a round; an arbiter decides. `false` withdraws the request.
    ByeWished {
        section: SectionId,
        player: EntryId,
        round: RoundNo,
        wished: bool,
    },
    /// What players may do themselves from now on.
    SelfServiceSet {
        section: SectionId,
        rules: SelfService,
    },
    /// A player asks for a place on the public page; the number stays when the registration is accepted.
    PlayerRegistered {
        section: SectionId,
        player: EntryId,
        person: Person,
    },
    /// Withdrawn by the player, or declined by an arbiter.
    RegistrationWithdrawn {
        section: SectionId,
        player: EntryId,
    },
    /// These registrations become entries.
    RegistrationsAccepted {
        section: SectionId,
        players: Vec<EntryId>,
    },
    /// Members of a group may not meet each other.
    PairsProhibited {
        section: SectionId,
        groups: Vec<Vec<Party>>,
        /// The reason of each group, in the same order; those missing are empty.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        reasons: Vec<String>,
    },
    PointsAdjusted {
        section: SectionId,
        party: Party,
        round: u32,
        #[serde(with = "crate::points")]
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        points: Points,
        reason: String,
    },

    TeamsEntered {
        section: SectionId,
        teams: Vec<(TeamId, Team)>,
    },
    TeamChanged {
        section: SectionId,
        team: TeamId,
        new: Team,
    },
    /// Not paired any more from this round on; in a table its matches are forfeited.
    TeamWithdrawn {
        section: SectionId,
        team: TeamId,
        from_round: RoundNo,
        reason: String,
    },
    TeamReturned {
        section: SectionId,
        team: TeamId,
    },
    /// Board by board; `null` for an empty board.
    LineUpSet {
        section: SectionId,
        round: RoundNo,
        team: TeamId,
        players: Vec<Option<EntryId>>,
    },

    /// The lots before the first round: the colour of the first number, and the numbers if they are drawn.
    LotsDrawn {
        section: SectionId,
        seed: u64,
        white_first: bool,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        numbers: Vec<Party>,
        #[serde(default, skip_serializing_if = "Origin::is_program")]
        origin: Origin,
    },

    RoundPaired {
        section: SectionId,
        round: RoundNo,
        paired: Paired,
        #[serde(default, skip_serializing_if = "Origin::is_program")]
        origin: Origin,
    },
    /// All rounds of a table that are not paired yet, in order; they are public at once.
    AllRoundsPaired {
        section: SectionId,
        rounds: Vec<Paired>,
    },
    /// A player who came after the pairing gets a board in the round being played: a new one, or the place of
    /// somebody who did not come. The first of the pair has White (C.04.2, 4.4).
    LatecomerPaired {
        section: SectionId,
        round: RoundNo,
        pair: (Party, Party),
    },
    /// The pairing is discarded; it was never public, or was withdrawn.
    RoundDiscarded {
        section: SectionId,
        round: RoundNo,
        reason: String,
    },
    RoundPublished {
        section: SectionId,
        round: RoundNo,
    },
    RoundWithheld {
        section: SectionId,
        round: RoundNo,
        reason: String,
    },
    /// Hand pairing has a beginning and an end; in between the round is not public.
    HandPairingBegun {
        section: SectionId,
        round: RoundNo,
        reason: String,
    },
    HandPaired {
        section: SectionId,
        round: RoundNo,
        paired: Paired,
    },
    HandPairingEnded {
        section: SectionId,
        round: RoundNo,
        comment: String,
    },

    ResultEntered {
        section: SectionId,
        round: RoundNo,
        board: BoardNo,
        game: GameNo,
        /// `null` clears the entry; a missing field is refused.
        #[serde(deserialize_with = "present")]
        result: Option<GameResult>,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    /// A player's own report. It is no result until the opponent, a helper or an arbiter confirms it.
    ResultReported {
        section: SectionId,
        round: RoundNo,
        board: BoardNo,
        game: GameNo,
        player: EntryId,
        result: GameResult,
    },
    /// Standings keep their result; the rating report has the game really played (C.04.2, 4.3).
    RatedOtherwise {
        section: SectionId,
        round: RoundNo,
        board: BoardNo,
        game: GameNo,
        result: GameResult,
        reason: String,
    },
    GameRecorded {
        section: SectionId,
        round: RoundNo,
        board: BoardNo,
        game: GameNo,
        pgn: String,
    },
    /// An incident at a board, and the arbiter's decision.
    IncidentRecorded {
        section: SectionId,
        round: RoundNo,
        board: BoardNo,
        game: GameNo,
        incident: Box<Incident>,
    },
    /// The clock readings of an adjourned game; without them the note is removed.
    ClocksNoted {
        section: SectionId,
        round: RoundNo,
        board: BoardNo,
        game: GameNo,
        #[serde(deserialize_with = "present")]
        readings: Option<Readings>,
    },
    /// The winner of a knock-out match that the games left level.
    MatchDecided {
        section: SectionId,
        round: RoundNo,
        board: BoardNo,
        winner: Party,
        reason: String,
    },
    /// Parts of the arbiter's report that the journal does not contain.
    Remarked {
        section: SectionId,
        remarks: Remarks,
    },
    SectionFinished {
        section: SectionId,
        /// Finished in version 2 or earlier: its prizes below a rating went to players without one too.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unrated_won: bool,
    },

    Undone {
        entry: u64,
        reason: String,
    },
}

/// Every kind of fact may carry the version of its schema.
#[cfg(feature = "schema")]
fn with_version(schema: &mut schemars::Schema) {
    let kinds = schema.get_mut("oneOf").and_then(Value::as_array_mut).into_iter().flatten();
    for properties in kinds.filter_map(|kind| kind.get_mut("properties")?.as_object_mut()) {
        properties.insert("schema".to_owned(), serde_json::json!({ "type": "integer", "minimum": 1 }));
    }
}

/// A field that may be `null`, but not missing.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    Option::deserialize(deserializer)
}

/// The source of lots and pairings.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// Computed by the program from seed and section; the program verifies it.
    #[default]
    Program,
    /// Made by another program and read from a file. Only an import records this.
    File,
}

impl Origin {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands in a reference")]
    fn is_program(&self) -> bool {
        *self == Origin::Program
    }
}

/// The pairing of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Paired {
    /// In board order. The first player has White in the first game; the first team is the host.
    pub pairs: Vec<(Party, Party)>,
    /// The party left over by the pairing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<Party>,
    /// Absent parties with their byes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub away: Vec<(Party, ByeKind)>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ByeKind {
    Full,
    Half,
    Zero,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Team {
    pub name: String,
    pub club: String,
    pub federation: String,
    /// In board order, substitutes at the end.
    pub players: Vec<EntryId>,
}

/// The parts of an arbiter's report that only people know; each may have several lines.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Remarks {
    pub course: String,
    pub conditions: String,
    pub appeals: String,
    pub penalties: String,
    pub incidents: String,
}

impl Fact {
    /// The section of the fact.
    pub const fn section(&self) -> Option<SectionId> {
        use Fact::*;
        match self {
            EventCreated { .. }
            | EventChanged { .. }
            | FideModeLeft { .. }
            | MadeAnonymous {}
            | DisplaySet { .. }
            | DisplayRemoved { .. }
            | LookSet { .. }
            | Announced { .. }
            | Undone { .. } => None,
            SectionAdded { section, .. }
            | SectionChanged { section, .. }
            | PlayersEntered { section, .. }
            | PlayerChanged { section, .. }
            | PlayerRemoved { section, .. }
            | PlayersMerged { section, .. }
            | CheckedIn { section, .. }
            | FeePaid { section, .. }
            | Withdrawn { section, .. }
            | Returned { section, .. }
            | ByeGranted { section, .. }
            | ByeTakenBack { section, .. }
            | ByeWished { section, .. }
            | SelfServiceSet { section, .. }
            | PlayerRegistered { section, .. }
            | RegistrationWithdrawn { section, .. }
            | RegistrationsAccepted { section, .. }
            | ResultReported { section, .. }
            | PairsProhibited { section, .. }
            | PointsAdjusted { section, .. }
            | TeamsEntered { section, .. }
            | TeamChanged { section, .. }
            | TeamWithdrawn { section, .. }
            | TeamReturned { section, .. }
            | LineUpSet { section, .. }
            | LotsDrawn { section, .. }
            | RoundPaired { section, .. }
            | AllRoundsPaired { section, .. }
            | LatecomerPaired { section, .. }
            | RoundDiscarded { section, .. }
            | RoundPublished { section, .. }
            | RoundWithheld { section, .. }
            | HandPairingBegun { section, .. }
            | HandPaired { section, .. }
            | HandPairingEnded { section, .. }
            | ResultEntered { section, .. }
            | RatedOtherwise { section, .. }
            | GameRecorded { section, .. }
            | IncidentRecorded { section, .. }
            | ClocksNoted { section, .. }
            | MatchDecided { section, .. }
            | Remarked { section, .. }
            | SectionFinished { section, .. } => Some(*section),
        }
    }
}

impl From<ByeKind> for turmuhr_core::Bye {
    fn from(kind: ByeKind) -> turmuhr_core::Bye {
        match kind {
            ByeKind::Full => turmuhr_core::Bye::Full,
            ByeKind::Half => turmuhr_core::Bye::Half,
            ByeKind::Zero => turmuhr_core::Bye::Zero,
        }
    }
}
