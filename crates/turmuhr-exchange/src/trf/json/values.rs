//! Numbers, points, colours and letters in JSON, each within its limits.

use serde::{Deserialize, Serialize};
use turmuhr_core::{Bye, Color, PlayerId, Points};

use crate::trf::{
    limits::{MAX_ID, MAX_POINTS, MAX_ROUNDS},
    record::is_federation,
    records::{
        player::{Code, Sex},
        team::TeamNumber,
    },
};

/// A starting rank.
#[derive(Copy, Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub(super) struct Id(pub(super) PlayerId);

impl TryFrom<u32> for Id {
    type Error = String;

    fn try_from(id: u32) -> Result<Id, String> {
        if (1..=MAX_ID).contains(&id) { Ok(Id(PlayerId(id))) } else { Err(format!("no starting rank: {id}")) }
    }
}

impl From<Id> for u32 {
    fn from(id: Id) -> u32 {
        id.0.0
    }
}

/// A team's number, three columns wide.
#[derive(Copy, Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub(super) struct Team(pub(super) TeamNumber);

impl TryFrom<u32> for Team {
    type Error = String;

    fn try_from(id: u32) -> Result<Team, String> {
        if (1..=999).contains(&id) { Ok(Team(TeamNumber(id))) } else { Err(format!("no team number: {id}")) }
    }
}

impl From<Team> for u32 {
    fn from(id: Team) -> u32 {
        id.0.0
    }
}

/// A round, or a number of rounds.
#[derive(Copy, Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub(super) struct RoundNumber(pub(super) u32);

impl TryFrom<u32> for RoundNumber {
    type Error = String;

    fn try_from(round: u32) -> Result<RoundNumber, String> {
        let known = (1..=MAX_ROUNDS as u32).contains(&round);
        if known { Ok(RoundNumber(round)) } else { Err(format!("no round: {round}")) }
    }
}

impl From<RoundNumber> for u32 {
    fn from(round: RoundNumber) -> u32 {
        round.0
    }
}

/// Three letters that name no other kind of record.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(super) struct FederationCode(pub(super) String);

impl TryFrom<String> for FederationCode {
    type Error = String;

    fn try_from(code: String) -> Result<FederationCode, String> {
        if is_federation(&code) {
            Ok(FederationCode(code))
        } else {
            Err("no code of a federation".to_owned())
        }
    }
}

impl From<FederationCode> for String {
    fn from(code: FederationCode) -> String {
        code.0
    }
}

/// The first or last round of a range; 0 if the file has 0.
#[derive(Copy, Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub(super) struct RoundBound(pub(super) u32);

impl TryFrom<u32> for RoundBound {
    type Error = String;

    fn try_from(round: u32) -> Result<RoundBound, String> {
        if round as usize <= MAX_ROUNDS { Ok(RoundBound(round)) } else { Err(format!("no round: {round}")) }
    }
}

impl From<RoundBound> for u32 {
    fn from(round: RoundBound) -> u32 {
        round.0
    }
}

/// Points, as a number with at most one digit after the point.
#[derive(Copy, Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "serde_json::Number", into = "f64")]
pub(super) struct Worth(pub(super) Points);

impl TryFrom<serde_json::Number> for Worth {
    type Error = String;

    fn try_from(number: serde_json::Number) -> Result<Worth, String> {
        let points = number.to_string().parse::<Points>().ok();
        points
            .filter(|points| points.in_tenths().abs() <= MAX_POINTS.in_tenths())
            .map(Worth)
            .ok_or_else(|| format!("no points: {number}"))
    }
}

impl From<Worth> for f64 {
    fn from(worth: Worth) -> f64 {
        f64::from(worth.0.in_tenths()) / 10.0
    }
}

/// A letter or word for a value.
macro_rules! letters {
    ($name:ident, $inner:ty, $what:literal, $read:expr, $write:expr) => {
        #[derive(Copy, Clone, Debug, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub(super) struct $name(pub(super) $inner);

        impl TryFrom<String> for $name {
            type Error = String;

            fn try_from(text: String) -> Result<$name, String> {
                let read: fn(&str) -> Option<$inner> = $read;
                let short = text.chars().take(20).collect::<String>();
                read(&text).map($name).ok_or_else(|| format!("no {}: {short}", $what))
            }
        }

        impl From<$name> for String {
            fn from(value: $name) -> String {
                let write: fn($inner) -> String = $write;
                write(value.0)
            }
        }
    };
}

fn only_letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

letters!(
    Colour,
    Color,
    "colour",
    |text| match text {
        "white" | "w" | "W" => Some(Color::White),
        "black" | "b" | "B" => Some(Color::Black),
        _ => None,
    },
    |colour| colour.fold_wb("white", "black").to_owned()
);

letters!(Outcome, Code, "result", |text| Code::from_letter(only_letter(text)?), |code| code
    .letter()
    .to_string());

letters!(Gender, Sex, "sex", |text| Sex::from_letter(only_letter(text)?), |sex| sex.letter().to_string());

letters!(
    ByeKind,
    Bye,
    "bye",
    |text| match text {
        "F" => Some(Bye::Full),
        "H" => Some(Bye::Half),
        "Z" => Some(Bye::Zero),
        _ => None,
    },
    |bye| match bye {
        Bye::Full => "F".to_owned(),
        Bye::Half => "H".to_owned(),
        Bye::Zero | Bye::PairingAllocated => "Z".to_owned(),
    }
);
