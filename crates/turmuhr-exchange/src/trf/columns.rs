//! Lines with fixed columns: reading notices any text between the fields, writing fills the columns.

use turmuhr_core::{Color, PlayerId, Points};

use super::{
    finding::{Code, FindingKind, Findings, Severity, Wanted},
    limits::{MAX_ID, MAX_LINE, MAX_POINTS, STANDARD_ID},
};

/// A line being read field by field from left to right. Columns are characters, counted from 1.
#[derive(Debug)]
pub(super) struct Columns<'a> {
    text: &'a str,
    /// The byte offset of each character; `None` if all are single bytes.
    starts: Option<Vec<u32>>,
    width: usize,
    /// The last column read.
    at: usize,
    pub(super) code: Code,
    pub(super) line: usize,
    findings: &'a mut Findings,
}

impl<'a> Columns<'a> {
    /// `text` is without its line end; the code in the first three columns counts as read.
    pub(super) fn new(text: &'a str, code: Code, line: usize, findings: &'a mut Findings) -> Columns<'a> {
        debug_assert!(text.len() <= 4 * MAX_LINE, "longer lines are not understood");
        let starts = (!text.is_ascii()).then(|| text.char_indices().map(|(at, _)| at as u32).collect());
        let width = starts.as_ref().map_or(text.len(), Vec::len);
        Columns { text, starts, width, at: 3, code, line, findings }
    }

    pub(super) fn width(&self) -> usize {
        self.width
    }

    pub(super) fn finding(&mut self, column: usize, severity: Severity, kind: FindingKind) {
        self.findings.add(self.line, column, severity, kind);
    }

    /// Columns `from` to `to`, both included, cut at the end of the line.
    fn slice(&self, from: usize, to: usize) -> &'a str {
        let offset = |column: usize| match &self.starts {
            None => column.min(self.text.len()),
            Some(starts) => starts.get(column).map_or(self.text.len(), |start| *start as usize),
        };
        &self.text[offset(from - 1)..offset(to.max(from - 1))]
    }

    /// The field; text between it and the previous field becomes a finding.
    fn take(&mut self, from: usize, to: usize) -> &'a str {
        self.gap(from);
        let field = self.slice(from, to);
        self.at = to;
        field
    }

    fn gap(&mut self, until: usize) {
        if self.at + 1 < until {
            let between = self.slice(self.at + 1, until - 1);
            self.stray(between, self.at + 1);
        }
    }

    fn stray(&mut self, text: &str, column: usize) {
        let trimmed = text.trim();
        if !trimmed.is_empty() {
            let before = text.chars().take_while(|c| c.is_whitespace()).count();
            let kind = FindingKind::Stray { code: self.code, text: shown(trimmed) };
            self.finding(column + before, Severity::Warning, kind);
        }
    }

    /// Any remaining text becomes a finding.
    pub(super) fn end(&mut self) {
        if self.at < self.width {
            let rest = self.slice(self.at + 1, self.width);
            self.stray(rest, self.at + 1);
            self.at = self.width;
        }
    }

    /// Is nothing written there?
    pub(super) fn is_blank(&self, from: usize, to: usize) -> bool {
        self.slice(from, to).trim().is_empty()
    }

    /// The text of a field, trimmed.
    pub(super) fn text(&mut self, from: usize, to: usize) -> String {
        self.take(from, to).trim().to_owned()
    }

    /// Everything from a column on, without trailing blanks.
    pub(super) fn rest(&mut self, from: usize) -> &'a str {
        let to = self.width.max(from);
        self.take(from, to).trim_end()
    }

    fn unreadable(&mut self, from: usize, text: &str, wanted: Wanted, severity: Severity) {
        let before = text.chars().take_while(|c| c.is_whitespace()).count();
        let kind = FindingKind::Unreadable { code: self.code, text: shown(text.trim()), wanted };
        self.finding(from + before, severity, kind);
    }

    fn parsed<T>(
        &mut self,
        from: usize,
        to: usize,
        wanted: Wanted,
        severity: Severity,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Option<T> {
        let field = self.take(from, to);
        let text = field.trim();
        if text.is_empty() {
            return None;
        }
        let value = parse(text);
        if value.is_none() {
            self.unreadable(from, field, wanted, severity);
        }
        value
    }

    /// A number may extend one digit to the left of its field.
    pub(super) fn number(
        &mut self,
        from: usize,
        to: usize,
        wanted: Wanted,
        severity: Severity,
    ) -> Option<u32> {
        let from = self.widened(from, |byte| byte.is_ascii_digit());
        self.parsed(from, to, wanted, severity, digits)
    }

    /// A round or a team: exactly three columns.
    pub(super) fn three_digits(&mut self, from: usize, wanted: Wanted, severity: Severity) -> Option<u32> {
        self.parsed(from, from + 2, wanted, severity, digits)
    }

    /// Points may extend one digit or a minus sign to the left of their field.
    pub(super) fn points(&mut self, from: usize, to: usize, severity: Severity) -> Option<Points> {
        let from = self.widened(from, |byte| byte.is_ascii_digit() || byte == b'-');
        self.parsed(from, to, Wanted::Points, severity, points)
    }

    pub(super) fn letter<T>(
        &mut self,
        column: usize,
        wanted: Wanted,
        severity: Severity,
        read: impl FnOnce(char) -> Option<T>,
    ) -> Option<T> {
        self.parsed(column, column, wanted, severity, |text| read(text.chars().next()?))
    }

    pub(super) fn word<T>(
        &mut self,
        from: usize,
        to: usize,
        wanted: Wanted,
        severity: Severity,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Option<T> {
        self.parsed(from, to, wanted, severity, read)
    }

    /// A starting rank; blank and zeros mean nobody.
    pub(super) fn id(&mut self, from: usize, to: usize, severity: Severity) -> Option<PlayerId> {
        let from = self.widened(from, |byte| byte.is_ascii_digit());
        let id = self.parsed(from, to, Wanted::StartingRank, severity, digits)?;
        self.player(id, from)
    }

    fn player(&mut self, id: u32, column: usize) -> Option<PlayerId> {
        if id == 0 {
            return None;
        }
        let player = PlayerId(id);
        if id > MAX_ID {
            let kind = FindingKind::Unreadable {
                code: self.code,
                text: id.to_string(),
                wanted: Wanted::StartingRank,
            };
            self.finding(column, Severity::Error, kind);
            return None;
        }
        if id > STANDARD_ID {
            self.finding(column, Severity::Note, FindingKind::BeyondStandard { player });
        }
        Some(player)
    }

    /// Includes the column before the field if it belongs to the number and is unread.
    fn widened(&self, from: usize, belongs: impl Fn(u8) -> bool) -> usize {
        let before = from - 1;
        let digit = before > self.at && self.slice(before, before).bytes().all(belongs);
        if digit && before <= self.width { before } else { from }
    }

    /// Starting ranks in fields of four columns separated by blanks, from a column on. Other spacing is
    /// accepted.
    pub(super) fn ids(&mut self, from: usize, severity: Severity) -> Vec<PlayerId> {
        // The first field may have no blank before it.
        let (slot, second) = ((from - 1).max(self.at + 1), from + 4);
        let from = self.widened(from, |byte| byte.is_ascii_digit());
        let words = self.words(from);
        let crowded = words.iter().any(|(_, word)| word.len() > 5);
        let numbers: Vec<(usize, Option<u32>, &str)> = if crowded {
            // Five digits each, without blanks: only the columns separate them.
            std::iter::once((slot, second - 1))
                .chain((second..=self.width).step_by(5).map(|at| (at, at + 4)))
                .map(|(at, to)| (at, self.slice(at, to.min(self.width)).trim()))
                .filter(|(_, word)| !word.is_empty())
                .map(|(at, word)| (at, digits(word), word))
                .collect()
        } else {
            words.into_iter().map(|(at, word)| (at, digits(word), word)).collect()
        };
        let mut ids = Vec::with_capacity(numbers.len());
        for (at, number, word) in numbers {
            match number {
                Some(number) => ids.extend(self.player(number, at)),
                None => self.unreadable(at, word, Wanted::StartingRank, severity),
            }
        }
        ids
    }

    /// The words from a column on, with their columns.
    pub(super) fn words(&mut self, from: usize) -> Vec<(usize, &'a str)> {
        let rest = self.rest(from);
        let mut words = Vec::new();
        let mut word: Option<(usize, usize)> = None;
        for (column, (offset, c)) in (from..).zip(rest.char_indices()) {
            match (c.is_whitespace(), word) {
                (true, Some((start, at))) => {
                    words.push((at, &rest[start..offset]));
                    word = None;
                }
                (false, None) => word = Some((offset, column)),
                (true, None) | (false, Some(_)) => {}
            }
        }
        if let Some((start, at)) = word {
            words.push((at, &rest[start..]));
        }
        words
    }

    /// Reports a missing required field; an unreadable one was already reported.
    pub(super) fn missing(&mut self, column: usize, wanted: Wanted, severity: Severity) {
        if self.findings.has_unreadable(self.line, wanted) {
            return;
        }
        let kind = FindingKind::Missing { code: self.code, wanted };
        self.finding(column, severity, kind);
    }
}

/// Only digits, at most the nine that a field can hold.
pub(super) fn digits(text: &str) -> Option<u32> {
    let plain = !text.is_empty() && text.len() <= 9 && text.bytes().all(|byte| byte.is_ascii_digit());
    if plain { text.parse().ok() } else { None }
}

/// Points within the limit, so that all sums stay exact.
pub(super) fn points(text: &str) -> Option<Points> {
    text.parse().ok().filter(|points: &Points| points.in_tenths().abs() <= MAX_POINTS.in_tenths())
}

pub(super) fn colour(letter: char) -> Option<Color> {
    match letter {
        'w' | 'W' => Some(Color::White),
        'b' | 'B' => Some(Color::Black),
        _ => None,
    }
}

/// A recognisable excerpt of a text.
pub(super) fn shown(text: &str) -> String {
    const LONGEST: usize = 40;
    if text.chars().count() <= LONGEST {
        return text.to_owned();
    }
    text.chars().take(LONGEST).chain(['…']).collect()
}

/// A value that does not fit its columns and was cut or dropped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loss {
    /// The record.
    pub code: String,
    /// The first column, from 1.
    pub from: usize,
    /// The last column.
    pub to: usize,
    /// The value that did not fit.
    pub text: String,
}

/// A line being written field by field from left to right.
#[derive(Debug)]
pub(super) struct Row<'a> {
    text: String,
    width: usize,
    losses: &'a mut Vec<Loss>,
}

impl<'a> Row<'a> {
    pub(super) fn new(code: &str, losses: &'a mut Vec<Loss>) -> Row<'a> {
        Row { text: code.to_owned(), width: code.chars().count(), losses }
    }

    /// Pads with blanks to a column: the next field must not begin before it.
    pub(super) fn pad(&mut self, until: usize) {
        while self.width < until {
            self.text.push(' ');
            self.width += 1;
        }
    }

    fn lose(&mut self, from: usize, to: usize, text: &str) {
        let code = self.text.chars().take(3).collect();
        self.losses.push(Loss { code, from, to, text: text.to_owned() });
    }

    /// Left-aligned text; what does not fit is cut and reported. A line break would split the record.
    pub(super) fn left(&mut self, from: usize, to: usize, text: &str) {
        let text: String = text.chars().map(|c| if matches!(c, '\r' | '\n') { ' ' } else { c }).collect();
        if text.trim().is_empty() {
            return;
        }
        self.pad(from - 1);
        let room = (to + 1).saturating_sub(from);
        let length = text.chars().count();
        self.text.extend(text.chars().take(room));
        self.width += length.min(room);
        if length > room {
            self.lose(from, to, &text);
        }
    }

    /// Text from a column to its own end.
    pub(super) fn rest(&mut self, from: usize, text: &str) {
        self.left(from, usize::MAX - 1, text);
    }

    /// A right-aligned number; one extra digit uses the blank column before it.
    pub(super) fn right(&mut self, from: usize, to: usize, text: &str) {
        let length = text.chars().count();
        let room = to + 1 - from;
        if length > room + usize::from(self.width + 1 < from) {
            self.lose(from, to, text);
            return;
        }
        self.pad(to - length);
        self.text.push_str(text);
        self.width += length;
    }

    /// Right-aligned text, such as titles.
    pub(super) fn text_right(&mut self, from: usize, to: usize, text: &str) {
        let length = text.chars().count();
        let room = to + 1 - from;
        self.left(from + room.saturating_sub(length), to, text);
    }

    pub(super) fn id(&mut self, from: usize, to: usize, id: PlayerId) {
        self.right(from, to, &id.to_string());
    }

    pub(super) fn ids(&mut self, from: usize, ids: &[PlayerId]) {
        for (index, id) in ids.iter().enumerate() {
            self.id(from + 5 * index, from + 3 + 5 * index, *id);
        }
    }

    pub(super) fn points(&mut self, from: usize, to: usize, points: Option<Points>) {
        if let Some(points) = points {
            self.right(from, to, &points.to_string());
        }
    }

    pub(super) fn finish(self) -> String {
        self.text
    }
}
