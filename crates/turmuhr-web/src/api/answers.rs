//! The answers of the API. The API document is generated from these types.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};
use turmuhr_store::{Role, Summary};
use turmuhr_tournament::{
    At, BoardNo, ByeKind, EntryId, Fact, GameNo, GameResult, InRound, Incident, Level, Paired, Party, Person,
    Readings, RoundNo, SectionId, TeamId,
    incident::Ruled,
    settings::{Details, Format, Prize, Settings},
};

use crate::http::Crossed;

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Failure {
    pub(crate) error: String,
    /// What to do.
    pub(crate) detail: String,
    /// Concerns that must be accepted first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) concerns: Option<Vec<ConcernShown>>,
    /// The act to confirm, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) act: Option<String>,
    /// The way back from it, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) leave: Option<String>,
    /// An entry about the same thing that was recorded after the position in `seen`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) meanwhile: Option<CrossedShown>,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct CrossedShown {
    /// The number of the other entry; to replace it, send it as `seen`.
    pub(crate) entry: u64,
    pub(crate) by: String,
    /// The local time.
    pub(crate) at: String,
    /// The other entry in words.
    pub(crate) theirs: String,
    /// The refused entry in words.
    pub(crate) mine: String,
    /// May the visitor replace the other entry?
    pub(crate) replaces: bool,
}

impl CrossedShown {
    pub(crate) fn of(crossed: &Crossed) -> CrossedShown {
        let Crossed { entry, by, at, theirs, mine, replaces, .. } = crossed.clone();
        CrossedShown { entry, by, at, theirs, mine, replaces }
    }
}

/// The answer to a page's form that a script sends.
#[derive(Debug, Serialize)]
pub(crate) struct ActKept<'a> {
    /// The last entry of the act.
    pub(crate) entry: Option<u64>,
    /// The address of the next page.
    pub(crate) next: &'a str,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ConcernShown {
    pub(crate) level: Level,
    pub(crate) text: String,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Health {
    pub(crate) ok: bool,
    /// The number of events, if the database answers.
    pub(crate) events: Option<usize>,
    pub(crate) trouble: Option<&'static str>,
    pub(crate) since: Option<Timestamp>,
    pub(crate) what_now: Option<String>,
    /// Acknowledged entries that the database has lost.
    pub(crate) missing_writes: u64,
    pub(crate) version: &'static str,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct SessionShown<'a> {
    #[schemars(schema_with = "role")]
    pub(crate) role: Role,
    pub(crate) name: &'a str,
    pub(crate) lang: &'static str,
    /// To be sent with every POST as the header X-CSRF.
    pub(crate) csrf: &'a str,
    /// Identifies an account or a pass; the public has none.
    pub(crate) visitor: Option<String>,
}

/// The store has no schemas.
fn role(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "string", "enum": Role::ALL.map(Role::id) })
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Users<'a> {
    pub(crate) users: Vec<UserListed<'a>>,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct UserListed<'a> {
    pub(crate) name: &'a str,
    pub(crate) shown: &'a str,
    #[schemars(schema_with = "role")]
    pub(crate) role: Role,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Events {
    pub(crate) events: Vec<EventListed>,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct EventListed {
    stream: String,
    name: String,
    place: String,
    starts: String,
    ends: String,
    /// The last entry of the journal.
    position: u64,
    changed: String,
    archived: bool,
}

impl From<Summary> for EventListed {
    fn from(summary: Summary) -> EventListed {
        let Summary { stream, name, place, starts, ends, position, changed, archived } = summary;
        EventListed { stream, name, place, starts, ends, position, changed, archived }
    }
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct EventShown<'a> {
    pub(crate) event: &'a str,
    /// The last entry of the journal.
    pub(crate) position: u64,
    pub(crate) details: &'a Details,
    pub(crate) fide_mode: bool,
    pub(crate) sections: Vec<SectionShort<'a>>,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct SectionShort<'a> {
    pub(crate) section: SectionId,
    pub(crate) name: &'a str,
    pub(crate) format: &'a Format,
    pub(crate) rounds: u32,
    /// The last visible round.
    pub(crate) round: u32,
    pub(crate) players: usize,
    pub(crate) teams: usize,
    /// Missing results in that round.
    pub(crate) missing: usize,
    pub(crate) finished: bool,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct SectionShown<'a> {
    #[serde(flatten)]
    pub(crate) short: SectionShort<'a>,
    pub(crate) settings: &'a Settings,
    pub(crate) adjourned: Vec<At>,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct JournalPart<'a> {
    pub(crate) position: u64,
    pub(crate) entries: Vec<JournalEntry<'a>>,
    /// Numbers of undone entries.
    pub(crate) undone: BTreeSet<u64>,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct JournalEntry<'a> {
    pub(crate) number: u64,
    pub(crate) at: Timestamp,
    pub(crate) by: &'a str,
    /// With the version of its schema, as in the journal.
    #[serde(serialize_with = "versioned")]
    pub(crate) fact: &'a Fact,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands in a reference")]
fn versioned<S: serde::Serializer>(fact: &&Fact, serializer: S) -> Result<S::Ok, S::Error> {
    turmuhr_journal::schema::serialize(*fact, serializer)
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct FactKept {
    /// The last entry of the journal.
    pub(crate) entry: u64,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ResultKept {
    /// The last entry of the journal.
    pub(crate) entry: u64,
    pub(crate) board: BoardNo,
    pub(crate) game: GameNo,
    pub(crate) result: Option<GameResult>,
    /// The result as displayed.
    pub(crate) shown: String,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Players<'a> {
    pub(crate) players: Vec<PlayerListed<'a>>,
    pub(crate) teams: Vec<TeamListed<'a>>,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct PlayerListed<'a> {
    pub(crate) player: EntryId,
    pub(crate) person: PersonShown<'a>,
    pub(crate) withdrawn_from: Option<RoundNo>,
    /// The starting number; not in team sections.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) number: Option<Option<u32>>,
    /// For arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) present: Option<bool>,
    /// By round, for arbiters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) byes: Option<&'a BTreeMap<RoundNo, ByeKind>>,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct TeamListed<'a> {
    pub(crate) team: TeamId,
    pub(crate) name: &'a str,
    pub(crate) players: &'a [EntryId],
}

/// Dates of birth, national numbers and contacts are for arbiters only.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub(crate) enum PersonShown<'a> {
    Public(PublicPerson<'a>),
    Whole(&'a Person),
}

/// The data published in FIDE and national lists.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct PublicPerson<'a> {
    pub(crate) name: &'a str,
    pub(crate) title: &'a str,
    pub(crate) federation: &'a str,
    pub(crate) club: &'a str,
    pub(crate) fide_number: &'a str,
    pub(crate) fide_rating: Option<u32>,
    pub(crate) national_rating: Option<u32>,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct PlayerShown<'a> {
    pub(crate) player: EntryId,
    pub(crate) person: PersonShown<'a>,
    pub(crate) games: Vec<GameOfPlayer>,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct GameOfPlayer {
    pub(crate) round: RoundNo,
    pub(crate) board: BoardNo,
    pub(crate) game: GameNo,
    #[serde(flatten)]
    pub(crate) played: GameShown,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct GameShown {
    pub(crate) white: Option<EntryId>,
    pub(crate) black: Option<EntryId>,
    pub(crate) result: Option<GameResult>,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Rounds<'a> {
    pub(crate) rounds: Vec<RoundShown<'a>>,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct RoundShown<'a> {
    pub(crate) round: RoundNo,
    pub(crate) published: bool,
    pub(crate) boards: Vec<BoardShown<'a>>,
    pub(crate) bye: Option<Party>,
    pub(crate) away: &'a [(Party, ByeKind)],
    pub(crate) missing: Vec<InRound>,
    /// The comment on a pairing by hand.
    pub(crate) by_hand: Option<&'a str>,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct BoardShown<'a> {
    pub(crate) board: BoardNo,
    pub(crate) first: Party,
    pub(crate) second: Party,
    pub(crate) names: [&'a str; 2],
    pub(crate) games: Vec<GameShown>,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ProposalShown<'a> {
    pub(crate) round: RoundNo,
    pub(crate) paired: &'a Paired,
    pub(crate) reasons: Vec<String>,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct StandingsShown<'a> {
    pub(crate) after: u32,
    /// Games that count as drawn until they end.
    pub(crate) adjourned: usize,
    pub(crate) rows: Vec<StandingsRow<'a>>,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct StandingsRow<'a> {
    pub(crate) rank: u32,
    pub(crate) party: Party,
    pub(crate) number: u32,
    pub(crate) name: &'a str,
    pub(crate) points: String,
    /// By tie-break code, in the order they decide; null without a value.
    #[serde(serialize_with = "in_order")]
    #[schemars(with = "BTreeMap<String, Option<String>>")]
    pub(crate) values: Vec<(String, Option<String>)>,
}

fn in_order<S: Serializer>(values: &[(String, Option<String>)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(values.iter().map(|(code, value)| (code, value)))
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Arithmetic {
    pub(crate) party: Party,
    pub(crate) explanation: Vec<String>,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Prizes<'a> {
    pub(crate) prizes: Vec<PrizeShown<'a>>,
    /// The money of each party, as the section's rule shares it; the cents add up to the prizes that have a winner.
    pub(crate) payouts: Vec<PayoutShown>,
    /// Of the amounts, in three letters.
    pub(crate) currency: &'a str,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct PayoutShown {
    pub(crate) party: Party,
    pub(crate) cents: u64,
    /// Part of it comes from money shared with others.
    pub(crate) shared: bool,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct PrizeShown<'a> {
    pub(crate) prize: &'a Prize,
    pub(crate) winners: Vec<Party>,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Incidents<'a> {
    /// Completed illegal moves.
    pub(crate) illegal_moves: IllegalMoves,
    pub(crate) incidents: Vec<IncidentShown<'a>>,
    pub(crate) clocks: Option<Readings>,
    /// The ruling of the Laws on the question.
    pub(crate) answer: Option<RulingShown>,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct IllegalMoves {
    pub(crate) white: u32,
    pub(crate) black: u32,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct IncidentShown<'a> {
    pub(crate) entry: u64,
    pub(crate) at: Timestamp,
    pub(crate) by: &'a str,
    pub(crate) incident: &'a Incident,
}

#[derive(Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub(crate) enum RulingShown {
    Ruled {
        ruled: Ruled,
        /// Nothing is left to choose or to find out.
        #[serde(rename = "final")]
        is_final: bool,
        result: Option<GameResult>,
    },
    /// Data that is needed first.
    Missing { missing: String },
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct PlayersFound {
    pub(crate) players: Vec<PlayerFound>,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct PlayerFound {
    /// The identifier of the player in a link.
    pub(crate) take: String,
    pub(crate) label: String,
    pub(crate) person: Person,
}

/// A document in the form of OpenAPI 3.1.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(transparent)]
pub(crate) struct Document(pub(crate) serde_json::Map<String, serde_json::Value>);
