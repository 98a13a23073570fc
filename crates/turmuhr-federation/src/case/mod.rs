//! Case files: a question to the ordinances with the answer expected, as one JSON object.
//!
//! A wrong or missing field is refused with its place. Unknown fields are told of and ignored, because a later version may
//! add some.

mod fields;
mod kinds;
mod no_answer;
mod number;
mod worked;

use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use turmuhr_journal::unfit::{Unfit, fit};

use crate::ordinance::Ordinance;

pub use fields::{UnknownField, unknown_fields};
pub use no_answer::NoAnswer;
pub use number::number;
pub use worked::{Announced, Followed, Penalised, Period, Worked};

/// A case as written in its file.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Case {
    pub kind: String,
    pub regulation: String,
    #[serde(default)]
    pub title: String,
    pub input: Map<String, Value>,
    pub expect: Option<Value>,
    #[serde(default)]
    pub cites: Vec<String>,
    /// Fields no case has; they are told of.
    #[serde(flatten)]
    pub others: Map<String, Value>,
}

/// The kinds of cases.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum CaseKind {
    Lineup,
    Berlin,
    Withdrawal,
    Dhondt,
    Deadline,
    SonnebornBerger,
    Age,
    Licence,
    CupDraw,
    /// An event against its announcement and the texts above it.
    Announcement,
    Penalty,
    RatingAverage,
    /// A decision and the remedy against it, step by step.
    Matter,
}

impl CaseKind {
    pub const ALL: [CaseKind; 13] = [
        CaseKind::Lineup,
        CaseKind::Berlin,
        CaseKind::Withdrawal,
        CaseKind::Dhondt,
        CaseKind::Deadline,
        CaseKind::SonnebornBerger,
        CaseKind::Age,
        CaseKind::Licence,
        CaseKind::CupDraw,
        CaseKind::Announcement,
        CaseKind::Penalty,
        CaseKind::RatingAverage,
        CaseKind::Matter,
    ];

    pub const fn word(self) -> &'static str {
        match self {
            CaseKind::Lineup => "lineup",
            CaseKind::Berlin => "berlin",
            CaseKind::Withdrawal => "withdrawal",
            CaseKind::Dhondt => "dhondt",
            CaseKind::Deadline => "deadline",
            CaseKind::SonnebornBerger => "sonneborn-berger-nrw",
            CaseKind::Age => "age",
            CaseKind::Licence => "licence",
            CaseKind::CupDraw => "cup-draw-valid",
            CaseKind::Announcement => "announcement",
            CaseKind::Penalty => "penalty",
            CaseKind::RatingAverage => "rating-average",
            CaseKind::Matter => "matter",
        }
    }

    pub fn named(word: &str) -> Option<CaseKind> {
        CaseKind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// Why a file is no case.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    #[error("line {line}, column {column}: {why}")]
    NoJson { line: usize, column: usize, why: String },
    #[error("{0:?} is no kind of case")]
    NoKind(String),
    #[error("{0:?} is no ordinance that is known")]
    NoOrdinance(String),
    /// The input does not have the form its kind asks for.
    #[error("input: {0}")]
    Input(Unfit),
    /// The form is right, but there is no answer.
    #[error("input: {0}")]
    NoAnswer(NoAnswer),
}

impl<N: Into<NoAnswer>> From<N> for Fault {
    fn from(why: N) -> Fault {
        Fault::NoAnswer(why.into())
    }
}

/// Reads a case.
pub fn read(text: &str) -> Result<Case, Fault> {
    serde_json::from_str(text).map_err(|error| Fault::NoJson {
        line: error.line(),
        column: error.column(),
        why: plain(&error),
    })
}

/// The message without the position, which the fault has as numbers.
fn plain(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or(&text).to_owned()
}

/// Works out the answer to a case by an ordinance that `known` finds: a value of the rules, from which both the machine's
/// answer and sentences are made.
pub fn work_by(case: &Case, known: &dyn Fn(&str) -> Option<Ordinance>) -> Result<Worked, Fault> {
    let kind = CaseKind::named(&case.kind).ok_or_else(|| Fault::NoKind(case.kind.clone()))?;
    let ordinance = ordinance_by(case, known)?;
    kinds::work(kind, &ordinance, case)
}

/// The ordinance a case is asked of.
pub fn ordinance(case: &Case) -> Result<Ordinance, Fault> {
    ordinance_by(case, &Ordinance::named)
}

pub fn ordinance_by(case: &Case, known: &dyn Fn(&str) -> Option<Ordinance>) -> Result<Ordinance, Fault> {
    known(&case.regulation).ok_or_else(|| Fault::NoOrdinance(case.regulation.clone()))
}

/// The input of a case in the form its kind asks for.
pub fn input<T: DeserializeOwned>(case: &Case) -> Result<T, Fault> {
    fit(Value::Object(case.input.clone())).map_err(Fault::Input)
}

/// The same, and the unknown fields of the input: a misspelt field must not be ignored silently.
pub fn input_telling<T: DeserializeOwned>(case: &Case) -> Result<(T, Vec<String>), Fault> {
    let mut unknown = Vec::new();
    // This reading only collects unknown fields; `input` below reports what is wrong.
    let _: Result<T, serde_json::Error> =
        serde_ignored::deserialize(Value::Object(case.input.clone()), |path| unknown.push(path.to_string()));
    Ok((input(case)?, unknown))
}

/// A required field is missing.
pub(crate) fn missing(field: &str) -> Fault {
    Fault::Input(Unfit::Missing { field: field.to_owned() })
}

/// A word of the input that the ordinance does not have.
pub(crate) fn unknown<'w>(at: &str, found: &str, known: impl Iterator<Item = &'w String>) -> Fault {
    let known = known.cloned().collect();
    Fault::Input(Unfit::Word { at: at.to_owned(), found: found.to_owned(), known })
}

/// Are two answers the same? Objects by key, lists in order, numbers by value.
pub fn same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) => {
            one.len() == other.len()
                && one.iter().all(|(key, value)| other.get(key).is_some_and(|there| same(value, there)))
        }
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same(one, other))
        }
        (Value::Number(one), Value::Number(other)) => match (one.as_i64(), other.as_i64()) {
            (Some(one), Some(other)) => one == other,
            _ => one.as_f64().zip(other.as_f64()).is_some_and(|(one, other)| one.total_cmp(&other).is_eq()),
        },
        (one, other) => one == other,
    }
}
