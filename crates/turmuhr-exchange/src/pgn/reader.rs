//! The games of a file, one after the other.

use turmuhr_core::fen;

use super::finding::{Finding, FindingKind, Severity};
use super::game::AnnotatedGame;
use super::resolve::Language;
use super::scan::{Found, Scanned, scan};
use super::text::Places;

/// A game in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The first game of the file is number 1.
    pub number: usize,
    /// The line on which it begins.
    pub line: usize,
    /// The content.
    pub game: AnnotatedGame,
    /// In the order of the file.
    pub findings: Vec<Finding>,
}

impl Record {
    /// Was the main line read completely?
    pub fn is_ok(&self) -> bool {
        self.error().is_none()
    }

    /// The finding that ended the main line early.
    pub fn error(&self) -> Option<&Finding> {
        self.findings.iter().find(|finding| finding.severity == Severity::Error)
    }

    /// The game on one line.
    pub fn summary(&self) -> Summary {
        Summary {
            number: self.number,
            plies: self.game.plies(),
            final_fen: fen::write(&self.game.final_position()),
            result: self.game.recorded_result().to_owned(),
            ok: self.is_ok(),
        }
    }
}

/// A game on one line. `Display` separates the fields by tabs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// From 1.
    pub number: usize,
    /// Half-moves of the main line.
    pub plies: usize,
    /// The position after the main line.
    pub final_fen: String,
    /// The tag, else the result after the moves, else `*`.
    pub result: String,
    /// Was the main line read completely?
    pub ok: bool,
}

impl std::fmt::Display for Summary {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Summary { number, plies, final_fen, result, ok } = self;
        let result = result.replace('\t', " ");
        write!(f, "{number}\t{plies}\t{final_fen}\t{result}\t{}", if *ok { "ok" } else { "error" })
    }
}

/// Iterates over the games of a file. Never fails; problems are findings.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    bytes: &'a [u8],
    next: usize,
    number: usize,
    places: Places<'a>,
    /// The language of the last game not written in English letters.
    last_language: Option<Language>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader { bytes, next: 0, number: 0, places: Places::new(bytes), last_language: None }
    }

    /// The number of bytes read so far.
    pub fn consumed(&self) -> usize {
        self.next
    }

    /// Tries English first. A game that stops at a move is read again with other letters. Another language wins
    /// if it completes the main line, or if it gets further and English could not read the move at all: an
    /// illegal move in an English game is no sign of Romanian.
    fn in_its_language(&mut self) -> Scanned {
        let mut best = scan(self.bytes, self.next, Language::En);
        if !best.stopped_at_a_move {
            return best;
        }
        let last = self.last_language;
        let others =
            Language::ALL.into_iter().filter(|&language| language != Language::En && Some(language) != last);
        let mut plies = best.game.plies();
        let unreadable = best.findings.iter().any(|found| {
            found.severity == Severity::Error && matches!(found.kind, FindingKind::UnreadableMove { .. })
        });
        for language in last.into_iter().chain(others) {
            let mut tried = scan(self.bytes, self.next, language);
            let tried_plies = tried.game.plies();
            if tried.stopped_at_a_move && (tried_plies <= plies || !unreadable) {
                continue;
            }
            let whole = !tried.stopped_at_a_move;
            let kind = FindingKind::LocalisedMoves { language };
            let at = self.next;
            tried.findings.insert(0, Found { at, severity: Severity::Warning, kind, dropped: None });
            self.last_language = Some(language);
            (best, plies) = (tried, tried_plies);
            if whole {
                break;
            }
        }
        best
    }
}

impl Iterator for Reader<'_> {
    type Item = Record;

    fn next(&mut self) -> Option<Record> {
        if self.next >= self.bytes.len() {
            return None;
        }
        let scanned = self.in_its_language();
        if scanned.nothing {
            self.next = self.bytes.len();
            return None;
        }
        let begins = self.next + self.bytes[self.next..].iter().take_while(|&&byte| byte <= b' ').count();
        // A game without any text would repeat for ever.
        debug_assert!(scanned.end > self.next);
        self.next = scanned.end.max(self.next + 1);
        self.number += 1;
        let (line, _) = self.places.place(begins);
        let findings = scanned.findings.into_iter().map(|found| {
            let (line, column) = self.places.place(found.at.max(begins));
            Finding { line, column, severity: found.severity, kind: found.kind, dropped: found.dropped }
        });
        Some(Record { number: self.number, line, game: scanned.game, findings: findings.collect() })
    }
}
