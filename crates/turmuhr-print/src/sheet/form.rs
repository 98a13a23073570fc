//! A form: what is known is printed, everything else is a line or a box to fill in by hand.

use serde::Serialize;

use super::Table;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct FormPart {
    pub heading: String,
    /// Sentences, a line each.
    pub said: Vec<String>,
    pub fields: Vec<Blank>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<Table>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Blank {
    /// Empty for a box, whose words stand behind it.
    pub label: String,
    pub value: String,
    /// To write on; none where there is a value.
    pub lines: u32,
    /// The label stands above and not before.
    pub over: bool,
    /// Of a position, from a8 on, a figure or nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub squares: Vec<String>,
}
