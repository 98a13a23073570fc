//! One pass over one game of a file.

use turmuhr_core::{Chess, Color, Position, shakmaty::Outcome, shakmaty::san::San};

use super::builder::Builder;
use super::finding::{FindingKind, Severity};
use super::game::AnnotatedGame;
use super::head::Head;
use super::lexer::{Lexer, Token};
use super::resolve::{Language, MoveError, Resolved, resolve};
use super::start;
use super::words::{self, Meaning};
use crate::encoding::decode;

/// The result of one pass.
#[derive(Debug)]
pub(super) struct Scanned {
    pub(super) game: AnnotatedGame,
    pub(super) findings: Vec<Found>,
    /// The start of the next game.
    pub(super) end: usize,
    /// A move of the main line was unreadable; other piece letters may help.
    pub(super) stopped_at_a_move: bool,
    /// There was no game, only blanks and comment lines.
    pub(super) nothing: bool,
}

/// A finding with its byte offset.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) at: usize,
    pub(super) severity: Severity,
    pub(super) kind: FindingKind,
    pub(super) dropped: Option<Box<str>>,
}

/// Reads the game that begins at `from`.
pub(super) fn scan(bytes: &[u8], from: usize, language: Language) -> Scanned {
    let mut head = Head::read(Lexer::new(bytes, from));
    let (start, bad_fen) = match start::position(&head.tags) {
        Ok((start, kinds)) => {
            for kind in kinds {
                head.findings.push(found(head.start_tag, Severity::Warning, kind));
            }
            (start, false)
        }
        Err(error) => {
            head.findings.push(found(head.start_tag, Severity::Error, FindingKind::BadFen(error)));
            (Chess::default(), true)
        }
    };
    let nothing_above = head.tags.is_empty() && head.findings.is_empty() && !head.braces;
    let mut builder = Builder::new(start);
    *builder.tags() = head.tags;
    head.comments.iter().for_each(|text| builder.comment(&decode(text)));

    let mut scan = Scan {
        lexer: head.lexer,
        language,
        builder,
        findings: head.findings,
        open: Vec::new(),
        skip: None,
        suspect: None,
        stray_end: None,
        number_told: false,
        stopped_at_a_move: false,
        result: None,
        result_inside: None,
        seen: 0,
    };
    if bad_fen {
        let finding = scan.findings.len() - 1;
        scan.skip = Some(Skip { until: Until::GameEnd, depth: 0, finding, from: None });
    }
    if let Some((at, value, dots)) = head.number {
        scan.number(at, value, dots);
    }
    if !head.over {
        scan.moves();
    }
    let nothing = nothing_above && scan.seen == 0;
    scan.finish(nothing)
}

/// More than any annotator nests, but small enough for memory.
const DEEPEST: usize = 16_384;

pub(super) fn found(at: usize, severity: Severity, kind: FindingKind) -> Found {
    Found { at, severity, kind, dropped: None }
}

/// The moves of a game while they are read.
struct Scan<'a> {
    lexer: Lexer<'a>,
    language: Language,
    builder: Builder,
    findings: Vec<Found>,
    /// The offsets of open variations.
    open: Vec<usize>,
    skip: Option<Skip>,
    suspect: Option<Suspect>,
    /// The end of the last stray word.
    stray_end: Option<usize>,
    number_told: bool,
    stopped_at_a_move: bool,
    result: Option<(usize, Outcome)>,
    /// A result inside a variation; it counts if the variation is never closed.
    result_inside: Option<(usize, Outcome)>,
    /// The number of tokens other than comment lines.
    seen: usize,
}

/// A word skipped since the last move that may have been a move.
struct Suspect {
    finding: usize,
    at: usize,
    token: String,
}

/// Skipped text.
struct Skip {
    until: Until,
    /// Brackets opened since.
    depth: usize,
    finding: usize,
    /// The start of the text; `None` while there were only comments.
    from: Option<usize>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Until {
    /// The end of a variation that began properly.
    VariationEnd,
    /// The closing bracket of something other than a variation.
    Bracket,
    GameEnd,
}

/// Does the game continue after this token?
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Goes {
    On,
    Ended,
}

impl<'a> Scan<'a> {
    fn moves(&mut self) {
        loop {
            let token = self.lexer.next();
            let at = self.lexer.start;
            self.seen += usize::from(!matches!(token, Token::LineComment(_) | Token::End | Token::Tag));
            let goes = match token {
                Token::End | Token::Tag => return,
                Token::Number { value, dots } if self.begins_next_game(value, dots) => {
                    self.lexer.step_back();
                    return;
                }
                _ if self.skip.is_some() => self.pass_over(token, at),
                Token::Word(word) => self.word(word, at),
                Token::Star => self.take_result("*", Outcome::Unknown, at),
                Token::Number { value, dots } => self.number(at, value, dots),
                Token::Dots => Goes::On,
                Token::Comment { text, closed } => self.comment(text, closed, at),
                Token::LineComment(text) => self.comment(text, true, at),
                Token::Nag(digits) => self.nag(digits, at),
                Token::Glyph(glyph) => self.glyph(glyph, at),
                Token::DrawOffer if self.builder.has_begun() => {
                    self.builder.draw_offer();
                    Goes::On
                }
                Token::Open => self.open(at),
                Token::Close => self.close(at),
                Token::DrawOffer | Token::Junk(_) => self.stray(at),
            };
            if goes == Goes::Ended {
                self.after_the_result();
                return;
            }
        }
    }

    fn word(&mut self, word: &[u8], at: usize) -> Goes {
        if self.reads_as_san(word)
            && let Ok(san) = San::from_ascii(word)
            && let Ok(m) = san.to_move(self.builder.position())
        {
            self.builder.play_legal(m);
            self.suspect = None;
            if let Some(&sign @ (b'+' | b'#')) = word.last() {
                self.check_sign(sign, at);
            }
            return Goes::On;
        }
        let text = decode(word);
        match words::meaning(&text, self.builder.has_begun()) {
            Meaning::Result(result) => self.take_result(&text, result, at),
            Meaning::MoveAndResult(before, result) => match self.word(before.as_bytes(), at) {
                Goes::On => {
                    let result_at = at + word.len().saturating_sub(text.len() - before.len());
                    self.take_result(&text[before.len()..], result, result_at)
                }
                Goes::Ended => Goes::Ended,
            },
            Meaning::EnPassant => self.en_passant_sign(&text, at),
            Meaning::Null => self.null_move(at),
            Meaning::Nag(nag) if self.builder.has_begun() => {
                self.builder.nag(nag);
                self.note(at, FindingKind::UnusualSign { sign: text.into_owned() })
            }
            Meaning::Check => self.note(at, FindingKind::UnusualSign { sign: text.into_owned() }),
            Meaning::Move => self.unusual_move(&text, at),
            Meaning::Nag(_) | Meaning::Stray => self.stray(at),
        }
    }

    /// Piece letters differ between languages: R is a French king.
    fn reads_as_san(&self, word: &[u8]) -> bool {
        self.language == Language::En || word.iter().all(|&byte| byte == b'O' || !byte.is_ascii_uppercase())
    }

    fn unusual_move(&mut self, token: &str, at: usize) -> Goes {
        match resolve(self.builder.position(), token, self.language) {
            Ok(Resolved { m, draw_offer, wrong_sign }) => {
                self.builder.play_legal(m);
                self.suspect = None;
                if draw_offer {
                    self.builder.draw_offer();
                }
                if wrong_sign {
                    self.note(at, FindingKind::WrongSign { sign: token.to_owned() });
                }
                Goes::On
            }
            Err(error) => {
                let token = token.to_owned();
                self.fault(
                    at,
                    match error {
                        MoveError::Unreadable { at } => FindingKind::UnreadableMove { token, at },
                        MoveError::Ambiguous { candidates } => {
                            FindingKind::AmbiguousMove { token, candidates }
                        }
                        MoveError::Illegal { reasons } => FindingKind::IllegalMove { token, reasons },
                    },
                )
            }
        }
    }

    fn null_move(&mut self, at: usize) -> Goes {
        if self.builder.pass().is_err() {
            return self.fault(at, FindingKind::NullMoveInCheck);
        }
        self.suspect = None;
        let severity = if self.builder.depth() == 0 { Severity::Warning } else { Severity::Note };
        self.findings.push(found(at, severity, FindingKind::NullMove));
        Goes::On
    }

    fn check_sign(&mut self, sign: u8, at: usize) {
        let position = self.builder.position();
        let right = if sign == b'#' { position.is_checkmate() } else { position.is_check() };
        if !right {
            self.note(at, FindingKind::WrongSign { sign: char::from(sign).to_string() });
        }
    }

    fn en_passant_sign(&mut self, text: &str, at: usize) -> Goes {
        let last = self.builder.last_move();
        if last.is_some_and(|m| m.is_en_passant()) {
            return Goes::On;
        }
        self.note(at, FindingKind::WrongSign { sign: text.to_owned() })
    }

    /// The current line cannot continue; the rest of it is skipped. If a possible move was skipped before, the
    /// finding points there.
    fn fault(&mut self, at: usize, kind: FindingKind) -> Goes {
        let (at, kind) = match self.suspect.take() {
            Some(Suspect { finding, at, token }) => {
                self.findings.truncate(finding);
                (at, FindingKind::UnreadableMove { token, at: 0 })
            }
            None => (at, kind),
        };
        self.stopped_at_a_move |= self.builder.depth() == 0;
        let (severity, until) = match self.builder.depth() {
            0 => (Severity::Error, Until::GameEnd),
            _ => (Severity::Warning, Until::VariationEnd),
        };
        self.skip = Some(Skip { until, depth: 0, finding: self.findings.len(), from: Some(at) });
        self.findings.push(found(at, severity, kind));
        Goes::On
    }

    fn number(&mut self, at: usize, value: Option<u32>, dots: usize) -> Goes {
        let position = self.builder.position();
        let expected = u32::from(position.fullmoves());
        let written = value.unwrap_or(u32::MAX);
        let right = written == expected && (dots < 2 || position.turn() == Color::Black);
        if right || self.skip.is_some() {
            return Goes::On;
        }
        // The move numbers continue without the skipped word.
        if self.suspect.is_some() {
            return self.fault(at, FindingKind::MoveNumberWrong { written, expected });
        }
        if !self.number_told {
            self.number_told = true;
            self.note(at, FindingKind::MoveNumberWrong { written, expected });
        }
        Goes::On
    }

    /// A game without a result, then an empty line and move 1 of another game without tags.
    fn begins_next_game(&self, value: Option<u32>, dots: usize) -> bool {
        value == Some(1)
            && dots < 2
            && self.lexer.after_blank_line
            && match &self.skip {
                None => self.builder.depth() == 0 && self.builder.position().fullmoves().get() > 1,
                Some(skip) => skip.until == Until::GameEnd && skip.depth == 0,
            }
            && self.builder.game().first().is_some()
    }

    fn comment(&mut self, text: &[u8], closed: bool, at: usize) -> Goes {
        self.builder.comment(&decode(text));
        if !closed {
            self.findings.push(found(at, Severity::Warning, FindingKind::UnclosedComment));
        }
        Goes::On
    }

    fn nag(&mut self, digits: &[u8], at: usize) -> Goes {
        match std::str::from_utf8(digits).ok().and_then(|digits| digits.parse().ok()) {
            Some(nag) if self.builder.has_begun() => {
                self.builder.nag(nag);
                Goes::On
            }
            _ => {
                let text = decode(self.lexer.slice(at, self.lexer.position())).into_owned();
                self.findings.push(found(at, Severity::Warning, FindingKind::BadNag { text }));
                Goes::On
            }
        }
    }

    fn glyph(&mut self, glyph: &[u8], at: usize) -> Goes {
        match words::glyph(glyph) {
            Some(nag) if self.builder.has_begun() => {
                self.builder.nag(nag);
                Goes::On
            }
            _ => self.stray(at),
        }
    }

    fn open(&mut self, at: usize) -> Goes {
        let kind = if self.builder.depth() >= DEEPEST {
            FindingKind::TooDeep
        } else if self.builder.open_variation().is_ok() {
            self.open.push(at);
            self.suspect = None;
            return Goes::On;
        } else {
            FindingKind::MisplacedVariation
        };
        self.skip =
            Some(Skip { until: Until::Bracket, depth: 0, finding: self.findings.len(), from: Some(at) });
        self.findings.push(found(at, Severity::Warning, kind));
        Goes::On
    }

    fn close(&mut self, at: usize) -> Goes {
        if self.builder.close_variation().is_err() {
            self.findings.push(found(at, Severity::Warning, FindingKind::MisplacedVariation));
        }
        self.open.pop();
        self.suspect = None;
        self.result_inside = None;
        Goes::On
    }

    fn take_result(&mut self, text: &str, result: Outcome, at: usize) -> Goes {
        if words::result_text(result) != text {
            self.note(at, FindingKind::UnusualResult { text: text.to_owned() });
        }
        let in_main_line = match &self.skip {
            None => self.builder.depth() == 0,
            Some(skip) => skip.until == Until::GameEnd && skip.depth == 0,
        };
        if in_main_line {
            self.result = Some((at, result));
            return Goes::Ended;
        }
        self.result_inside = Some((at, result));
        Goes::On
    }

    fn pass_over(&mut self, token: Token<'a>, at: usize) -> Goes {
        let Some(skip) = &mut self.skip else { return Goes::On };
        match token {
            Token::Comment { text, closed } if skip.from.is_none() => return self.comment(text, closed, at),
            Token::LineComment(text) if skip.from.is_none() => return self.comment(text, true, at),
            _ => skip.from = skip.from.or(Some(at)),
        }
        match token {
            Token::Open => skip.depth += 1,
            Token::Close if skip.depth > 0 => skip.depth -= 1,
            Token::Close if skip.until == Until::VariationEnd => {
                self.end_skip(at);
                return self.close(at);
            }
            Token::Close if skip.until == Until::Bracket => self.end_skip(self.lexer.position()),
            Token::Star => return self.take_result("*", Outcome::Unknown, at),
            Token::Word(word) => {
                let text = decode(word);
                match words::meaning(&text, true) {
                    Meaning::Result(result) => return self.take_result(&text, result, at),
                    Meaning::MoveAndResult(before, result) => {
                        // Decoding may lengthen a word: count from its end, which is inside the file.
                        let result_at = at + word.len().saturating_sub(text.len() - before.len());
                        return self.take_result(&text[before.len()..], result, result_at);
                    }
                    _ => {}
                }
            }
            _ => {}
        }
        Goes::On
    }

    fn end_skip(&mut self, to: usize) {
        if let Some(skip) = self.skip.take() {
            let from = skip.from.map_or(to, |from| from.min(to));
            let text = decode(self.lexer.slice(from, to)).trim().to_owned();
            self.findings[skip.finding].dropped = Some(text.into_boxed_str());
        }
    }

    /// Comments may follow the result, up to an empty line.
    fn after_the_result(&mut self) {
        self.end_skip(self.result.map_or(self.lexer.start, |result| result.0));
        loop {
            let before = self.lexer.clone();
            let token = self.lexer.next();
            let at = self.lexer.start;
            let comment = matches!(token, Token::Comment { .. } | Token::LineComment(_));
            let over = matches!(token, Token::End | Token::Tag | Token::Number { value: Some(1), .. })
                || self.lexer.after_blank_line
                || (self.lexer.fresh_line && !comment);
            if over {
                self.lexer = before;
                return;
            }
            match token {
                Token::Comment { text, closed } => {
                    self.comment(text, closed, at);
                }
                Token::LineComment(text) => {
                    self.comment(text, true, at);
                }
                _ => {
                    self.stray(at);
                }
            }
        }
    }

    fn note(&mut self, at: usize, kind: FindingKind) -> Goes {
        self.findings.push(found(at, Severity::Note, kind));
        Goes::On
    }

    /// Skips the last token.
    fn stray(&mut self, at: usize) -> Goes {
        let end = self.lexer.position();
        let text = decode(self.lexer.slice(at, end)).into_owned();
        let follows = self
            .stray_end
            .is_some_and(|last| self.lexer.slice(last, at).iter().all(|byte| matches!(byte, b' ' | b'\t')));
        match self.findings.last_mut() {
            Some(Found { kind: FindingKind::StrayText { text: line }, .. }) if follows => {
                line.push(' ');
                line.push_str(&text);
            }
            _ => {
                let piece_or_rank = |byte: u8| byte.is_ascii_uppercase() || byte.is_ascii_digit();
                if self.builder.has_begun() && self.suspect.is_none() && text.bytes().any(piece_or_rank) {
                    self.suspect = Some(Suspect { finding: self.findings.len(), at, token: text.clone() });
                }
                self.findings.push(found(at, Severity::Warning, FindingKind::StrayText { text }));
            }
        }
        self.stray_end = Some(end);
        Goes::On
    }

    fn finish(mut self, nothing: bool) -> Scanned {
        // The last token belongs to the next game, or is the end.
        let end = self.lexer.position();
        self.end_skip(end);
        if let Some(&at) = self.open.first() {
            self.findings.push(found(at, Severity::Warning, FindingKind::UnclosedVariation));
            self.result = self.result.or(self.result_inside);
        }
        let tag = self.builder.game().tag("Result").map(str::to_owned);
        match (self.result, tag) {
            (None, _) => {
                self.note(end, FindingKind::ResultMissing);
            }
            // A question mark contradicts nothing.
            (Some((at, moves)), Some(tag)) if tag != "?" && words::result(&tag) != Some(moves) => {
                let kind = FindingKind::ResultMismatch { tag, moves };
                self.findings.push(found(at, Severity::Warning, kind));
            }
            _ => {}
        }
        if let Some((_, result)) = self.result {
            self.builder.result(result);
        }
        self.findings.sort_by_key(|finding| finding.at);
        Scanned {
            game: self.builder.finish(),
            findings: self.findings,
            end,
            stopped_at_a_move: self.stopped_at_a_move,
            nothing,
        }
    }
}
