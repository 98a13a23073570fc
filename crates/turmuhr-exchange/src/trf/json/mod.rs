//! Tournament files as JSON: the same content, grouped for programs.
//!
//! Kinds of records become lists in file order; nonstandard lines are kept as text. The order of lines of
//! different kinds is not kept.

mod shape;
mod to_records;
mod to_shape;
mod values;

use super::{
    document::Document,
    limits::{MAX_BYTES, MAX_ROUNDS},
};

/// Why a text is not a tournament in JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JsonFault {
    /// The file exceeds the limit.
    TooLarge {
        /// Its size.
        bytes: usize,
        /// The limit.
        limit: usize,
    },
    /// Invalid JSON from here on; lines and columns from 1.
    Syntax {
        /// From 1.
        line: usize,
        /// From 1.
        column: usize,
    },
    /// Valid JSON of another shape; the message is serde's, in English.
    Shape {
        /// From 1.
        line: usize,
        /// From 1.
        column: usize,
        /// In English.
        message: String,
    },
    /// A player has more rounds than a tournament can have.
    TooManyRounds {
        /// The limit.
        limit: usize,
    },
}

/// The document as JSON, one value.
pub fn write(document: &Document) -> String {
    let shape = to_shape::shape(document);
    let mut text = serde_json::to_string_pretty(&shape).unwrap_or_default();
    text.push('\n');
    text
}

/// Reads what [`write()`] writes.
pub fn read(bytes: &[u8]) -> Result<Document, JsonFault> {
    if bytes.len() > MAX_BYTES {
        return Err(JsonFault::TooLarge { bytes: bytes.len(), limit: MAX_BYTES });
    }
    let bytes = bytes.strip_prefix(crate::encoding::BOM).unwrap_or(bytes);
    let file: shape::File = serde_json::from_slice(bytes).map_err(|error| {
        let (line, column) = (error.line(), error.column());
        if error.is_data() {
            let message = error.to_string();
            let message = message.split(" at line ").next().unwrap_or_default().to_owned();
            JsonFault::Shape { line, column, message }
        } else {
            JsonFault::Syntax { line, column }
        }
    })?;
    if file.players.iter().any(|player| player.rounds.len() > MAX_ROUNDS) {
        return Err(JsonFault::TooManyRounds { limit: MAX_ROUNDS });
    }
    Ok(Document::from_records(to_records::records(file)))
}
