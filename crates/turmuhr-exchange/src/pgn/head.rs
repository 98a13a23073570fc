//! The part of a game above the moves: tags, and stray text.

use turmuhr_core::shakmaty::san::San;

use super::finding::{FindingKind, Severity};
use super::lexer::{Lexer, Token};
use super::scan::{Found, found};
use super::tags::Tags;
use super::words::{self, Meaning};
use crate::encoding::decode;

/// The part above the moves.
pub(super) struct Head<'a> {
    pub(super) lexer: Lexer<'a>,
    pub(super) tags: Tags,
    /// Comments before the first tag.
    pub(super) comments: Vec<&'a [u8]>,
    pub(super) braces: bool,
    /// A number right before the moves.
    pub(super) number: Option<(usize, Option<u32>, usize)>,
    /// The offset of the tag with the start position.
    pub(super) start_tag: usize,
    pub(super) findings: Vec<Found>,
    /// The next game has already begun.
    pub(super) over: bool,
}

impl<'a> Head<'a> {
    pub(super) fn read(lexer: Lexer<'a>) -> Head<'a> {
        let mut head = Head {
            start_tag: lexer.position(),
            lexer,
            tags: Tags::default(),
            comments: Vec::new(),
            braces: false,
            number: None,
            findings: Vec::new(),
            over: false,
        };
        loop {
            let token = head.lexer.next();
            let at = head.lexer.start;
            match token {
                Token::Tag => {
                    head.number = None;
                    if !head.tag_lines() {
                        head.over = true;
                        return head;
                    }
                }
                Token::Comment { text, closed } if head.tags.is_empty() => {
                    head.braces = true;
                    head.comments.push(text);
                    if !closed {
                        head.findings.push(found(at, Severity::Warning, FindingKind::UnclosedComment));
                    }
                }
                Token::LineComment(text) if head.tags.is_empty() => head.comments.push(text),
                Token::Number { value, dots } => head.number = Some((at, value, dots)),
                Token::Dots => {}
                Token::Word(word) if is_stray(word) => head.stray(at),
                Token::Junk(_) => head.stray(at),
                _ => {
                    head.lexer.step_back();
                    return head;
                }
            }
        }
    }

    /// Reads the tags of a line; `false` if they belong to the next game.
    fn tag_lines(&mut self) -> bool {
        let after_blank_line = self.lexer.after_blank_line;
        let before = self.lexer.clone();
        loop {
            let at = self.lexer.start;
            let line = self.lexer.tag();
            if !line.well_formed {
                let text = decode(self.lexer.slice(at, self.lexer.position())).into_owned();
                self.findings.push(found(at, Severity::Warning, FindingKind::BadTag { text }));
            }
            if let Some((name, value)) = line.tag {
                // An empty line alone does not separate games: some programs put one between tags.
                if after_blank_line && at == before.start && self.begins_anew(&name) {
                    self.lexer = before;
                    return false;
                }
                if matches!(name.as_str(), "FEN" | "Variant") {
                    self.start_tag = at;
                }
                self.tags.push(name, value);
            }
            if !self.lexer.tag_on_this_line() {
                return true;
            }
        }
    }

    /// Games begin with the same tag, usually `Event`.
    fn begins_anew(&self, name: &str) -> bool {
        self.tags.iter().next().is_some_and(|first| first.name == name)
            || (name == "Event" && self.tags.get(name).is_some())
    }

    fn stray(&mut self, at: usize) {
        self.number = None;
        let text = decode(self.lexer.slice(at, self.lexer.position())).into_owned();
        match self.findings.last_mut() {
            // Prose gives one finding a line, not one a word.
            Some(Found { kind: FindingKind::StrayText { text: line }, .. }) if !self.lexer.fresh_line => {
                line.push(' ');
                line.push_str(&text);
            }
            _ => self.findings.push(found(at, Severity::Warning, FindingKind::StrayText { text })),
        }
    }
}

fn is_stray(word: &[u8]) -> bool {
    San::from_ascii(word).is_err() && words::meaning(&decode(word), false) == Meaning::Stray
}
