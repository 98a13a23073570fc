//! A season from its file: entries a line each, or all in one list.

use serde_json::Value;
use turmuhr_journal::Unread;

use crate::{Broken, Journal, SeasonEntry};

/// Why a file is no journal of a season.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum NotRead {
    #[error("line {line}, column {column}: {why}")]
    NoJson { line: usize, column: usize, why: String },
    /// Entries are counted from 1 as they stand in the file.
    #[error("entry {entry}: {why}")]
    Entry { entry: usize, why: Unread },
    #[error("{0}")]
    Broken(Broken),
}

/// Reads a season; every entry is checked as if new.
pub fn read(text: &str) -> Result<Journal, NotRead> {
    let no_json = |line: usize, error: serde_json::Error| {
        let why = error.to_string();
        let why = why.split(" at line ").next().unwrap_or(&why).to_owned();
        NotRead::NoJson { line, column: error.column(), why }
    };
    let written: Vec<Value> = if text.trim_start().starts_with('[') {
        serde_json::from_str(text).map_err(|error| no_json(error.line(), error))?
    } else {
        let lines = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
        let read =
            lines.map(|(line, number)| serde_json::from_str(line).map_err(|error| no_json(number, error)));
        read.collect::<Result<_, _>>()?
    };
    let entries = written
        .into_iter()
        .zip(1..)
        .map(|(value, entry)| SeasonEntry::read(value).map_err(|why| NotRead::Entry { entry, why }));
    Journal::open(entries.collect::<Result<_, _>>()?).map_err(NotRead::Broken)
}
