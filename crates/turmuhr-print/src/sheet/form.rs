//! A form: known values are printed, everything else is a line or a box to fill in by hand.

use serde::Serialize;

use super::Table;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct FormPart {
    pub heading: String,
    /// Sentences, one a line.
    pub said: Vec<String>,
    pub fields: Vec<Blank>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<Table>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Blank {
    /// Empty for a box, whose text follows it.
    pub label: String,
    pub value: String,
    /// Empty lines to write on; 0 if there is a value.
    pub lines: u32,
    /// The label is above the value instead of before it.
    pub over: bool,
    /// A position from a8 on, each square with its figure or empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub squares: Vec<String>,
}
