//! Points as JSON numbers: whole ones without a point.

use serde_json::{Value, json};
use turmuhr_core::Points;

/// Exactly the digits a number of tenths has.
pub fn number(points: Points) -> Value {
    tenths(i64::from(points.in_tenths()))
}

pub(super) fn tenths(tenths: i64) -> Value {
    if tenths % 10 == 0 {
        json!(tenths / 10)
    } else {
        decimal(&format!("{}{}.{}", sign(tenths), (tenths / 10).abs(), (tenths % 10).abs()))
    }
}

const fn sign(number: i64) -> &'static str {
    if number < 0 { "-" } else { "" }
}

/// A decimal with exactly these digits.
pub(super) fn decimal(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or(Value::Null)
}
