//! A season from its file: entries a line each, or all in one list.
//!
//! Every line has a check sum over its entry and the check sum before it, so a line that was changed by hand is found.
//! Older files have none, and open all the same.

use serde_json::Value;
use turmuhr_journal::Unread;

use crate::{Broken, Journal, SeasonEntry};

/// The field of a line that holds its check sum.
const CHECK: &str = "check";

/// Why a file is no journal of a season.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum NotRead {
    #[error("the file is empty")]
    Empty,
    #[error("line {line}, column {column}: {why}")]
    NoJson { line: usize, column: usize, why: NoJson },
    /// Entries are counted from 1 as they stand in the file.
    #[error("entry {entry}: {why}")]
    Entry { entry: usize, why: Unread },
    #[error("{0}")]
    Broken(Broken),
    #[error("entries {0:?} were changed after they were written")]
    Altered(Vec<usize>),
}

/// What is wrong with a line.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoJson {
    #[error("the line breaks off")]
    BreaksOff,
    #[error("not JSON")]
    Other,
}

/// The last line of a file, cut off in the middle: the rest of a write that did not end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Torn {
    pub line: usize,
    pub text: String,
}

/// A file as far as it can be read.
#[derive(Clone, Debug)]
pub struct Opened {
    pub journal: Journal,
    pub torn: Option<Torn>,
    /// Entries that do not fit their check sums.
    pub altered: Vec<usize>,
}

/// Reads a season; every entry is checked as if new. A torn or changed file is refused.
pub fn read(text: &str) -> Result<Journal, NotRead> {
    let opened = open(text)?;
    if let Some(torn) = opened.torn {
        let column = torn.text.chars().count();
        return Err(NotRead::NoJson { line: torn.line, column, why: NoJson::BreaksOff });
    }
    if opened.altered.is_empty() { Ok(opened.journal) } else { Err(NotRead::Altered(opened.altered)) }
}

/// Reads a season up to a torn last line, and says which entries were changed.
pub fn open(text: &str) -> Result<Opened, NotRead> {
    if text.trim().is_empty() {
        return Err(NotRead::Empty);
    }
    let (mut written, torn) = values(text)?;
    let altered = altered(&mut written);
    let entries = written
        .into_iter()
        .zip(1..)
        .map(|(value, entry)| SeasonEntry::read(value).map_err(|why| NotRead::Entry { entry, why }));
    let journal = Journal::open(entries.collect::<Result<_, _>>()?).map_err(NotRead::Broken)?;
    Ok(Opened { journal, torn, altered })
}

/// The file of a season.
pub fn write(journal: &Journal) -> String {
    let (mut text, mut before) = (String::new(), String::new());
    for entry in journal.entries() {
        let mut value = serde_json::json!(entry);
        before = check_sum(&before, &value);
        if let Some(fields) = value.as_object_mut() {
            fields.insert(CHECK.to_owned(), before.clone().into());
        }
        text.push_str(&value.to_string());
        text.push('\n');
    }
    text
}

fn values(text: &str) -> Result<(Vec<Value>, Option<Torn>), NotRead> {
    let no_json = |line: usize, error: &serde_json::Error| {
        let why = if error.is_eof() { NoJson::BreaksOff } else { NoJson::Other };
        NotRead::NoJson { line, column: error.column(), why }
    };
    if text.trim_start().starts_with('[') {
        let all = serde_json::from_str(text).map_err(|error| no_json(error.line(), &error))?;
        return Ok((all, None));
    }
    let lines = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
    let last = lines.clone().last().map_or(0, |(_, number)| number);
    let mut all = Vec::new();
    for (line, number) in lines {
        match serde_json::from_str(line) {
            Ok(value) => all.push(value),
            // A whole line ends with a line break. Without any entry before it nothing is left to read.
            Err(_) if number == last && !text.ends_with('\n') && !all.is_empty() => {
                return Ok((all, Some(Torn { line: number, text: line.to_owned() })));
            }
            Err(error) => return Err(no_json(number, &error)),
        }
    }
    Ok((all, None))
}

/// Takes the check sums out of the lines; the entries that do not fit theirs.
fn altered(written: &mut [Value]) -> Vec<usize> {
    let (mut before, mut checked, mut altered) = (String::new(), false, Vec::new());
    for (value, entry) in written.iter_mut().zip(1..) {
        let stored = value.as_object_mut().and_then(|fields| fields.shift_remove(CHECK));
        let computed = check_sum(&before, value);
        let fits = match stored.as_ref().map(|stored| stored.as_str()) {
            Some(stored) => stored == Some(computed.as_str()),
            // Lines of older files stand before those with check sums.
            None => !checked,
        };
        checked |= stored.is_some();
        if !fits {
            altered.push(entry);
        }
        // The chain goes on from what was written, so only the changed entry is named.
        before = stored.as_ref().and_then(Value::as_str).map_or(computed, str::to_owned);
    }
    altered
}

/// FNV-1a of the check sum before and the entry: it finds slips and changes by hand, and is no signature.
fn check_sum(before: &str, entry: &Value) -> String {
    let text = entry.to_string();
    let bytes = before.bytes().chain(text.bytes());
    let sum = bytes
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{sum:016x}")
}
