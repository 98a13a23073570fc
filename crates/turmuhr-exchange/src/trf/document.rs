//! A whole file: its lines in order, each with its record and original text.

use std::borrow::Cow;

use crate::encoding::{BOM, decode};

use super::{
    columns::Loss,
    finding::{Finding, FindingKind, Findings},
    limits::{MAX_BYTES, MAX_LINES},
    record::{self, Record},
};

/// A tournament file. Unchanged lines are written as they were; a changed line is written to the columns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    /// In the order of the file.
    pub lines: Vec<Line>,
    /// For writing.
    pub line_end: LineEnd,
}

/// The line ends for writing. Bare CR is read, but few programs read it today, so it becomes LF.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum LineEnd {
    /// `\n`.
    #[default]
    Lf,
    /// `\r\n`.
    CrLf,
}

/// A line of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    record: Record,
    /// The original text; dropped when the record changes.
    verbatim: Option<Box<str>>,
}

impl Line {
    /// A line written to the standard columns.
    pub fn new(record: Record) -> Line {
        Line { record, verbatim: None }
    }

    /// The record as read.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Mutable access to the record. The line is then written to the standard columns.
    pub fn edit(&mut self) -> &mut Record {
        self.verbatim = None;
        &mut self.record
    }

    fn write(&self, losses: &mut Vec<Loss>) -> Cow<'_, str> {
        match (&self.verbatim, &self.record) {
            (Some(text), _) => Cow::Borrowed(text),
            (None, Record::Other(text)) => Cow::Borrowed(text),
            (None, record) => Cow::Owned(record.write(losses)),
        }
    }
}

/// A file, and the findings of reading it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Read {
    /// The file line by line.
    pub document: Document,
    /// In the order of the file.
    pub findings: Vec<Finding>,
}

/// Reads anything. A file beyond the [limits](super::limits) is refused as a whole: half a tournament is
/// useless.
pub fn read(bytes: &[u8]) -> Read {
    let mut findings = Findings::default();
    let refused = |mut findings: Findings, kind| {
        findings.error(0, 0, kind);
        Read { document: Document::default(), findings: findings.into_vec() }
    };
    if bytes.len() > MAX_BYTES {
        return refused(findings, FindingKind::TooLarge { bytes: bytes.len(), limit: MAX_BYTES });
    }
    let mut bytes = bytes;
    while let Some(rest) = bytes.strip_prefix(BOM) {
        bytes = rest;
    }
    let text = decode(bytes);
    if matches!(text, Cow::Owned(_)) {
        findings.note(0, 0, FindingKind::NotUtf8);
    }
    let mut lines = Vec::new();
    let (mut crlf, mut other) = (0_usize, 0_usize);
    for (line, end) in split(&text) {
        if lines.len() == MAX_LINES {
            return refused(findings, FindingKind::TooManyLines { limit: MAX_LINES });
        }
        match end {
            "\r\n" => crlf += 1,
            _ => other += 1,
        }
        let record = record::read(line, lines.len() + 1, &mut findings);
        let verbatim = if matches!(record, Record::Other(_)) { None } else { Some(line.into()) };
        lines.push(Line { record, verbatim });
    }
    let line_end = if crlf > other { LineEnd::CrLf } else { LineEnd::Lf };
    Read { document: Document { lines, line_end }, findings: findings.into_vec() }
}

/// Lines and their ends: CR, LF or CRLF. The last line may have no end.
fn split(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let at = rest.find(['\r', '\n']).unwrap_or(rest.len());
        let (line, after) = rest.split_at(at);
        let length = if after.starts_with("\r\n") { 2 } else { after.len().min(1) };
        let (end, next) = after.split_at(length);
        rest = next;
        Some((line, end))
    })
}

impl Document {
    /// A file of these records, one a line.
    pub fn from_records(records: impl IntoIterator<Item = Record>) -> Document {
        Document { lines: records.into_iter().map(Line::new).collect(), line_end: LineEnd::Lf }
    }

    /// The records in the order of the file.
    pub fn records(&self) -> impl Iterator<Item = &Record> {
        self.lines.iter().map(Line::record)
    }

    /// The text of the file, and values that did not fit.
    pub fn write(&self) -> (String, Vec<Loss>) {
        let mut losses = Vec::new();
        let mut text = String::new();
        let end = match self.line_end {
            LineEnd::Lf => "\n",
            LineEnd::CrLf => "\r\n",
        };
        for line in &self.lines {
            text.push_str(&line.write(&mut losses));
            text.push_str(end);
        }
        (text, losses)
    }
}
