//! The requests of the API: the query of a GET, the body of a POST. The API document is generated from these
//! types.

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, de::IgnoredAny};
use serde_json::Value;
use turmuhr_tournament::{
    BoardNo, EntryId, Fact, GameNo, GameResult, Level, RoundNo, SectionId,
    incident::{Group, Kind, Side},
};

use crate::{http::Fields, pages::export::Form};

/// The placeholders of a path.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "handlers read them one by one")]
pub(crate) struct InPath {
    event: String,
    section: SectionId,
    player: EntryId,
    round: RoundNo,
    board: BoardNo,
    form: Form,
}

#[derive(JsonSchema)]
pub(crate) struct Nothing {}

#[derive(JsonSchema)]
pub(crate) struct AfterEntry {
    /// Entries after this one.
    pub(crate) after: Option<u64>,
}

impl AfterEntry {
    pub(crate) fn of(query: &Fields) -> AfterEntry {
        AfterEntry { after: query.text("after").parse().ok() }
    }
}

#[derive(JsonSchema)]
pub(crate) struct AfterRound {
    /// The state after this round; else after the last complete one.
    pub(crate) after: Option<u32>,
}

impl AfterRound {
    pub(crate) fn of(query: &Fields) -> AfterRound {
        AfterRound { after: query.number("after") }
    }
}

#[derive(JsonSchema)]
pub(crate) struct ListSearch {
    /// A number, or beginnings of names.
    pub(crate) q: Option<String>,
    /// Decides which rating is used; as in tournament files: 5400+30.
    pub(crate) time_control: Option<String>,
}

impl ListSearch {
    pub(crate) fn of(query: &Fields) -> ListSearch {
        let text = |name| query.has(name).then(|| query.text(name).to_owned());
        ListSearch { q: text("q"), time_control: text("time_control") }
    }
}

#[derive(Deserialize, JsonSchema)]
#[schemars(extend("required" = ["fact"]))]
pub(crate) struct FactSaid {
    #[schemars(with = "Fact")]
    pub(crate) fact: Option<serde_json::Value>,
    /// The level of concerns that were accepted.
    #[serde(default)]
    #[schemars(with = "Option<Level>")]
    #[expect(dead_code, reason = "`Ask::accepted` reads it for every act")]
    accepted: Option<IgnoredAny>,
    /// An id of the caller's choice: the same request with the same id is recorded once.
    #[serde(default)]
    #[schemars(with = "Option<String>")]
    #[expect(dead_code, reason = "`Ask::act_sent` reads it for every act")]
    act: Option<IgnoredAny>,
    /// The last entry that the caller knows. A later one about the same thing is not overwritten.
    #[serde(default)]
    #[schemars(with = "Option<u64>")]
    #[expect(dead_code, reason = "`Ask::act_in` reads it for every act")]
    seen: Option<IgnoredAny>,
}

/// An empty result clears the entry; a missing or misspelt field never does.
#[derive(Deserialize, JsonSchema)]
#[schemars(extend("required" = ["board", "result"]))]
pub(crate) struct ResultSaid {
    #[serde(default)]
    #[schemars(with = "BoardNo")]
    pub(crate) board: Sent,
    /// In a match with several games; else 1.
    #[serde(default)]
    #[schemars(with = "Option<GameNo>")]
    pub(crate) game: Sent,
    #[serde(default)]
    #[schemars(with = "Option<GameResult>")]
    pub(crate) result: Sent,
    #[serde(default)]
    #[schemars(with = "Option<String>")]
    pub(crate) reason: Sent,
    /// The level of concerns that were accepted.
    #[serde(default)]
    #[schemars(with = "Option<Level>")]
    #[expect(dead_code, reason = "`Ask::accepted` reads it for every act")]
    accepted: Option<IgnoredAny>,
    /// An id of the caller's choice: the same request with the same id is recorded once.
    #[serde(default)]
    #[schemars(with = "Option<String>")]
    #[expect(dead_code, reason = "`Ask::act_sent` reads it for every act")]
    act: Option<IgnoredAny>,
    /// The last entry that the caller knows. A later one about the same thing is not overwritten.
    #[serde(default)]
    #[schemars(with = "Option<u64>")]
    #[expect(dead_code, reason = "`Ask::act_in` reads it for every act")]
    seen: Option<IgnoredAny>,
}

impl ResultSaid {
    pub(crate) fn of(form: &Fields) -> ResultSaid {
        let sent = |name: &str| {
            if form.has(name) { Sent::Word(form.text(name).to_owned()) } else { Sent::Missing }
        };
        ResultSaid {
            board: sent("board"),
            game: sent("game"),
            result: sent("result"),
            reason: sent("reason"),
            accepted: None,
            act: None,
            seen: None,
        }
    }
}

/// A number or a text: forms send only texts, and programs may too.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Sent {
    #[default]
    Missing,
    Null,
    Word(String),
}

impl Sent {
    pub(crate) fn word(&self) -> &str {
        match self {
            Sent::Missing | Sent::Null => "",
            Sent::Word(word) => word,
        }
    }
}

impl<'d> Deserialize<'d> for Sent {
    fn deserialize<D: Deserializer<'d>>(from: D) -> Result<Sent, D::Error> {
        Ok(match Value::deserialize(from)? {
            Value::Null => Sent::Null,
            Value::String(text) => Sent::Word(text),
            other => Sent::Word(other.to_string()),
        })
    }
}

/// An arbiter's observation at a board, as far as it was entered.
#[derive(JsonSchema)]
pub(crate) struct IncidentAsked {
    /// In a match with several games; else 1.
    pub(crate) game: Option<GameNo>,
    /// Without a kind the answer lists what was recorded before.
    pub(crate) kind: Option<Kind>,
    /// The player who did it, or who claims.
    pub(crate) side: Option<Side>,
    pub(crate) by: Option<By>,
    /// The opponent has already made the next move.
    pub(crate) answered: Option<Yes>,
    /// For a draw claim.
    pub(crate) finding: Option<Found>,
    /// White's clock: 1:14:22 or 14:22.
    pub(crate) white: Option<String>,
    pub(crate) black: Option<String>,
    /// The position: before an illegal move, otherwise the current one.
    pub(crate) fen: Option<String>,
    /// No position was given, but the opponent can still mate.
    pub(crate) can_mate: Option<Yes>,
    /// Moves completed by each player.
    pub(crate) moves: Option<u32>,
    /// The square of the touched piece.
    pub(crate) touched: Option<String>,
    /// The move that was played: two squares.
    pub(crate) played: Option<String>,
    /// Were the guidelines on games without increment announced?
    pub(crate) guidelines: Option<YesOrNo>,
    /// The arbiter's choice, if the Laws leave one.
    pub(crate) choice: Option<String>,
    /// The side the choice is for.
    pub(crate) to: Option<Side>,
    /// The new reading of a clock.
    pub(crate) set_to: Option<String>,
    pub(crate) minutes: Option<u32>,
    #[schemars(flatten)]
    pub(crate) story: StoryAsked,
}

/// For the kind `story`: the events, and the rules of the event that the section does not store.
#[derive(JsonSchema)]
pub(crate) struct StoryAsked {
    /// One event, in the words of `turmuhr ruling`: `black offer @0:40:00`. Repeated for more events.
    #[schemars(with = "Option<String>")]
    pub(crate) did: Vec<String>,
    /// The moves before the events, from the position.
    pub(crate) record: Option<String>,
    /// Who has the move, if no position shows it.
    pub(crate) to_move: Option<Side>,
    /// The default time: 0:30:00.
    pub(crate) default_time: Option<String>,
    /// `forbidden`, or the move from which draws may be agreed.
    pub(crate) draws: Option<String>,
    pub(crate) no_arbiter: Option<Yes>,
    pub(crate) visually_impaired: Option<Side>,
    pub(crate) hearing_impaired: Option<Side>,
    /// Only Articles 1 to 5 apply.
    pub(crate) basic_rules: Option<Yes>,
    /// The word of a choice.
    pub(crate) device_penalty: Option<String>,
    pub(crate) no_fines: Option<Yes>,
    pub(crate) no_appeals: Option<Yes>,
    /// `KRB-KR 75`, several with commas.
    pub(crate) longer_endings: Option<String>,
    /// Offences of different kinds have one counter.
    pub(crate) pooled_counter: Option<Yes>,
    /// `proportional` or `unknown`.
    pub(crate) restored_times: Option<String>,
    /// The start of the round of a team match, after the scheduled time.
    pub(crate) round_started: Option<String>,
    pub(crate) increment_at_start: Option<Yes>,
}

impl StoryAsked {
    /// The names of the fields, in order.
    pub(crate) const FIELDS: [&str; 17] = [
        "did",
        "record",
        "to_move",
        "default_time",
        "draws",
        "no_arbiter",
        "visually_impaired",
        "hearing_impaired",
        "basic_rules",
        "device_penalty",
        "no_fines",
        "no_appeals",
        "longer_endings",
        "pooled_counter",
        "restored_times",
        "round_started",
        "increment_at_start",
    ];

    fn of(fields: &Fields) -> StoryAsked {
        let text = |name| Some(fields.text(name)).filter(|text| !text.is_empty()).map(str::to_owned);
        let yes = |name| fields.has(name).then_some(Yes::Yes);
        StoryAsked {
            did: fields.all("did").filter(|did| !did.is_empty()).map(str::to_owned).collect(),
            record: text("record"),
            to_move: Side::named(fields.text("to_move")),
            default_time: text("default_time"),
            draws: text("draws"),
            no_arbiter: yes("no_arbiter"),
            visually_impaired: Side::named(fields.text("visually_impaired")),
            hearing_impaired: Side::named(fields.text("hearing_impaired")),
            basic_rules: yes("basic_rules"),
            device_penalty: text("device_penalty"),
            no_fines: yes("no_fines"),
            no_appeals: yes("no_appeals"),
            longer_endings: text("longer_endings"),
            pooled_counter: yes("pooled_counter"),
            restored_times: text("restored_times"),
            round_started: text("round_started"),
            increment_at_start: yes("increment_at_start"),
        }
    }
}

#[derive(Copy, Clone, PartialEq, Eq, JsonSchema)]
#[schemars(rename_all = "kebab-case")]
pub(crate) enum By {
    Opponent,
}

#[derive(Copy, Clone, PartialEq, Eq, JsonSchema)]
#[schemars(rename_all = "kebab-case")]
pub(crate) enum Yes {
    Yes,
}

#[derive(Copy, Clone, PartialEq, Eq, JsonSchema)]
#[schemars(rename_all = "kebab-case")]
pub(crate) enum YesOrNo {
    Yes,
    No,
}

#[derive(Copy, Clone, PartialEq, Eq, JsonSchema)]
#[schemars(rename_all = "kebab-case")]
pub(crate) enum Found {
    Right,
    Wrong,
}

impl IncidentAsked {
    pub(crate) fn of(fields: &Fields) -> IncidentAsked {
        let of_group = || Group::named(fields.text("group")).and_then(|group| group.kinds().next());
        let text = |name| Some(fields.text(name)).filter(|text| !text.is_empty()).map(str::to_owned);
        IncidentAsked {
            game: fields.number("game").map(GameNo),
            kind: Kind::named(fields.text("kind")).or_else(of_group),
            side: Side::named(fields.text("side")),
            by: (fields.text("by") == "opponent").then_some(By::Opponent),
            answered: fields.has("answered").then_some(Yes::Yes),
            finding: match fields.text("finding") {
                "right" => Some(Found::Right),
                "wrong" => Some(Found::Wrong),
                _ => None,
            },
            white: text("white"),
            black: text("black"),
            fen: text("fen"),
            can_mate: fields.has("can_mate").then_some(Yes::Yes),
            moves: fields.number("moves"),
            touched: text("touched"),
            played: text("played"),
            guidelines: match fields.text("guidelines") {
                "yes" => Some(YesOrNo::Yes),
                "no" => Some(YesOrNo::No),
                _ => None,
            },
            choice: text("choice"),
            to: Side::named(fields.text("to")),
            set_to: text("set_to"),
            minutes: fields.number("minutes"),
            story: StoryAsked::of(fields),
        }
    }
}
