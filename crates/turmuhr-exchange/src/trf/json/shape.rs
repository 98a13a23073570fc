//! The shape of the JSON.

use std::{collections::BTreeMap, fmt};

use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Error, SeqAccess, Visitor},
};

use crate::trf::limits::MAX_ID;

use super::values::{
    ByeKind, Colour, FederationCode, Gender, Id, Outcome, RoundBound, RoundNumber, Team, Worth,
};

/// Stops reading beyond the size of any tournament.
fn players<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Player>, D::Error> {
    struct Players;

    impl<'de> Visitor<'de> for Players {
        type Value = Vec<Player>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a list of players")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<Player>, A::Error> {
            let mut players = Vec::new();
            while let Some(player) = list.next_element()? {
                if players.len() == MAX_ID as usize {
                    return Err(A::Error::custom(format!("more than {MAX_ID} players")));
                }
                players.push(player);
            }
            Ok(players)
        }
    }

    deserializer.deserialize_seq(Players)
}

fn is_empty<T>(list: &[T]) -> bool {
    list.is_empty()
}

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
pub(super) struct File {
    pub(super) event: Event,
    /// Record 162.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) points: BTreeMap<String, Worth>,
    /// Record 362.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) match_points: BTreeMap<String, Worth>,
    #[serde(deserialize_with = "players")]
    pub(super) players: Vec<Player>,
    #[serde(skip_serializing_if = "is_empty")]
    pub(super) national_ratings: Vec<National>,
    #[serde(skip_serializing_if = "is_empty")]
    pub(super) byes: Vec<Byes>,
    #[serde(skip_serializing_if = "is_empty")]
    pub(super) acceleration: Vec<Acceleration>,
    #[serde(skip_serializing_if = "is_empty")]
    pub(super) prohibited: Vec<Prohibited>,
    #[serde(skip_serializing_if = "is_empty")]
    pub(super) abnormal_points: Vec<Abnormal>,
    #[serde(skip_serializing_if = "is_empty")]
    pub(super) teams: Vec<TeamRecord>,
    /// Record 013.
    #[serde(skip_serializing_if = "is_empty")]
    pub(super) teams_by_line: Vec<OldTeam>,
    #[serde(skip_serializing_if = "is_empty")]
    pub(super) team_byes: Vec<TeamByes>,
    #[serde(skip_serializing_if = "is_empty")]
    pub(super) forfeited_matches: Vec<ForfeitedMatch>,
    #[serde(skip_serializing_if = "is_empty")]
    pub(super) line_ups: Vec<LineUp>,
    #[serde(skip_serializing_if = "is_empty")]
    pub(super) team_results: Vec<TeamResult>,
    #[serde(skip_serializing_if = "Dialect::is_empty")]
    pub(super) dialect: Dialect,
    #[serde(skip_serializing_if = "is_empty")]
    pub(super) comments: Vec<String>,
    /// Original lines of the file.
    #[serde(skip_serializing_if = "is_empty")]
    pub(super) other: Vec<String>,
}

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
pub(super) struct Event {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) city: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) federation: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) start: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) end: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) players: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) rated_players: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) teams: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) type_in_words: Option<String>,
    #[serde(skip_serializing_if = "is_empty")]
    pub(super) chief_arbiters: Vec<String>,
    #[serde(skip_serializing_if = "is_empty")]
    pub(super) deputy_arbiters: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) time_control_in_words: Option<String>,
    #[serde(skip_serializing_if = "is_empty")]
    pub(super) round_dates: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) rounds: Option<RoundNumber>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) initial_colour: Option<Colour>,
    #[serde(skip_serializing_if = "is_empty")]
    pub(super) ranking_methods: Vec<RankingMethod>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) pairing_controller: Option<String>,
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    pub(super) kind: Option<String>,
    #[serde(skip_serializing_if = "is_empty")]
    pub(super) tie_breaks: Vec<String>,
    #[serde(skip_serializing_if = "is_empty")]
    pub(super) standings_order: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) time_control: Option<String>,
    #[serde(skip_serializing_if = "is_empty")]
    pub(super) board_colours: Vec<Colour>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub(super) struct RankingMethod {
    pub(super) federation: String,
    pub(super) method: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub(super) struct Player {
    pub(super) id: Id,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) sex: Option<Gender>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) title: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) rating: Option<u32>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) federation: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) fide_id: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) birth: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) points: Option<Worth>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) rank: Option<u32>,
    /// `null` without an entry.
    #[serde(default)]
    pub(super) rounds: Vec<Option<Cell>>,
}

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
pub(super) struct Cell {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) opponent: Option<Id>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) colour: Option<Colour>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) result: Option<Outcome>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub(super) struct National {
    pub(super) rating_federation: FederationCode,
    pub(super) id: Id,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) sex: Option<Gender>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) class: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) rating: Option<u32>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) origin: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) national_id: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) birth: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub(super) struct Byes {
    pub(super) bye: ByeKind,
    pub(super) round: RoundNumber,
    pub(super) players: Vec<Id>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub(super) struct Acceleration {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) match_points: Option<Worth>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) points: Option<Worth>,
    pub(super) first_round: RoundBound,
    pub(super) last_round: RoundBound,
    pub(super) first: Id,
    pub(super) last: Id,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub(super) struct Prohibited {
    pub(super) first_round: RoundBound,
    pub(super) last_round: RoundBound,
    pub(super) players: Vec<Id>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub(super) struct Abnormal {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) result: Option<Outcome>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) match_points: Option<Worth>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) points: Option<Worth>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) round: Option<RoundNumber>,
    #[serde(default)]
    pub(super) players: Vec<Id>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub(super) struct OldTeam {
    pub(super) name: String,
    pub(super) members: Vec<Id>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub(super) struct TeamRecord {
    pub(super) id: Team,
    pub(super) name: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) nickname: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) strength: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) match_points: Option<Worth>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) game_points: Option<Worth>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) rank: Option<u32>,
    pub(super) members: Vec<Id>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub(super) struct TeamByes {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) match_points: Option<Worth>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) game_points: Option<Worth>,
    pub(super) rounds: Vec<Option<Team>>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub(super) struct ForfeitedMatch {
    /// `null` if neither team came.
    pub(super) winner: Option<Colour>,
    pub(super) round: RoundNumber,
    pub(super) white: Team,
    pub(super) black: Team,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub(super) struct LineUp {
    pub(super) round: RoundNumber,
    pub(super) team: Team,
    pub(super) opponent: Option<Team>,
    /// `null` for an empty board.
    pub(super) boards: Vec<Option<Id>>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub(super) struct TeamResult {
    pub(super) id: Team,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) nickname: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) match_points: Option<Worth>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) game_points: Option<Worth>,
    pub(super) rounds: Vec<TeamCell>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub(super) struct TeamCell {
    pub(super) opponent: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) colour: Option<Colour>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) game_points: Option<Worth>,
    #[serde(default)]
    pub(super) forfeit: bool,
}

/// Records of programs, by code.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Dialect {
    #[serde(rename = "XXR", skip_serializing_if = "Option::is_none")]
    pub(super) rounds: Option<RoundNumber>,
    #[serde(rename = "XXC", skip_serializing_if = "is_empty")]
    pub(super) configurations: Vec<Configuration>,
    #[serde(rename = "XXZ", skip_serializing_if = "is_empty")]
    pub(super) absent: Vec<Vec<Id>>,
    #[serde(rename = "XXS", skip_serializing_if = "is_empty")]
    pub(super) assignments: Vec<BTreeMap<String, Worth>>,
    #[serde(rename = "XXA", skip_serializing_if = "is_empty")]
    pub(super) accelerated: Vec<Accelerated>,
    #[serde(rename = "XXP", skip_serializing_if = "is_empty")]
    pub(super) never_meet: Vec<Vec<Id>>,
    #[serde(rename = "BB", skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) points_for: BTreeMap<String, Worth>,
}

impl Dialect {
    fn is_empty(&self) -> bool {
        self.rounds.is_none()
            && self.configurations.is_empty()
            && self.absent.is_empty()
            && self.assignments.is_empty()
            && self.accelerated.is_empty()
            && self.never_meet.is_empty()
            && self.points_for.is_empty()
    }
}

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
pub(super) struct Configuration {
    pub(super) by_file_order: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) initial_colour: Option<Colour>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub(super) struct Accelerated {
    pub(super) id: Id,
    pub(super) rounds: Vec<Option<Worth>>,
}
