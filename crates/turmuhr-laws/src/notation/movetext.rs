//! The running text of a game: moves with numbers, comments, signs and a result.
//!
//! This is the text on a scoresheet or in a newspaper column. Files of games with tags and
//! variations are PGN and are read elsewhere.

use std::{error::Error, fmt};

use turmuhr_core::{Chess, Color, Move, Position, shakmaty::Outcome};

use super::{
    language::Language,
    reader::{ReadError, ReadMove, Remark, read_move, read_move_in_any_language},
    spoken::{Tongue, read_spoken},
};

/// The moves of a game as they were written.
#[derive(Clone, Debug, Default)]
pub struct Movetext {
    /// The moves in order, both sides.
    pub plies: Vec<Ply>,
    /// Comments before the first move.
    pub opening_comments: Vec<String>,
    /// The result at the end of the text, if there is one.
    pub result: Option<Outcome>,
    /// The language of the piece letters; `None` if no letter decides.
    pub language: Option<Language>,
    /// Another language in which the text is a different game.
    pub rival: Option<Language>,
}

/// One move of a game with what stood around it.
#[derive(Clone, Debug)]
pub struct Ply {
    /// The legal move.
    pub m: Move,
    /// `(=)` was written after the move (C.12).
    pub draw_offer: bool,
    /// Signs that are wrong or missing.
    pub remarks: Vec<Remark>,
    /// Comments after the move.
    pub comments: Vec<String>,
}

impl Movetext {
    /// The moves alone.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.plies.iter().map(|ply| ply.m)
    }
}

/// A move that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovetextError {
    /// Half-moves from the start of the text; the first is 1.
    pub ply: usize,
    /// The move as written.
    pub token: String,
    /// The line of the token, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
    /// Why it could not be read.
    pub error: ReadError,
    /// The position in which the move was tried.
    pub position: Box<Chess>,
}

impl fmt::Display for MovetextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MovetextError { token, line, column, error, .. } = self;
        write!(f, "line {line}, column {column}: {token:?}: {error}")
    }
}

impl Error for MovetextError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.error)
    }
}

/// Reads a game's moves in the letters of one language.
pub fn read_movetext(start: &Chess, text: &str, language: Language) -> Result<Movetext, MovetextError> {
    let read = read_with(start, text, &|position, token| read_move(position, token, language))?;
    Ok(Movetext { language: Some(language), ..read })
}

/// Reads a game's moves in an unknown language.
///
/// The language that reads the whole text is the right one. If several read different games, the first of
/// [`Language::ALL`] is taken and the other named. If no language reads all of it, the error is that of the language that read
/// furthest.
pub fn read_movetext_in_any_language(start: &Chess, text: &str) -> Result<Movetext, MovetextError> {
    let mut best: Option<Movetext> = None;
    let mut furthest: Option<MovetextError> = None;
    for language in Language::ALL {
        match read_movetext(start, text, language) {
            Ok(read) => match &mut best {
                None => best = Some(read),
                Some(first) => {
                    if first.rival.is_none() && !first.moves().eq(read.moves()) {
                        first.rival = Some(language);
                    }
                }
            },
            Err(error) => {
                if furthest.as_ref().is_none_or(|other| error.ply > other.ply) {
                    furthest = Some(error);
                }
            }
        }
    }
    if let Some(read) = best {
        return Ok(read);
    }
    // A text that mixes languages, or a single move: every move is read in any language.
    let mixed = read_with(start, text, &read_move_in_any_language);
    match (mixed, furthest) {
        (Ok(read), _) => Ok(read),
        (Err(mixed), Some(furthest)) if furthest.ply >= mixed.ply => Err(furthest),
        (Err(mixed), _) => Err(mixed),
    }
}

/// Reads a game that was announced: a move a line, or separated by numbers or semicolons.
pub fn read_spoken_text(start: &Chess, text: &str, tongue: Tongue) -> Result<Movetext, MovetextError> {
    let read = |position: &Chess, said: &str| {
        read_spoken(position, said, tongue).map(|m| ReadMove { m, remarks: Vec::new(), draw_offer: false })
    };
    fold(start, text, announcements(text), &read)
}

type ReadOne<'a> = dyn Fn(&Chess, &str) -> Result<ReadMove, ReadError> + 'a;

fn read_with(start: &Chess, text: &str, read: &ReadOne<'_>) -> Result<Movetext, MovetextError> {
    fold(start, text, Pieces::of(text), read)
}

fn fold<'a>(
    start: &Chess,
    text: &str,
    pieces: impl Iterator<Item = Piece<'a>>,
    read: &ReadOne<'_>,
) -> Result<Movetext, MovetextError> {
    let mut position = start.clone();
    let mut movetext = Movetext::default();
    for piece in pieces {
        match piece.kind {
            Kind::Comment => {
                let comments = match movetext.plies.last_mut() {
                    Some(ply) => &mut ply.comments,
                    None => &mut movetext.opening_comments,
                };
                comments.push(piece.text.to_owned());
            }
            Kind::DrawOffer => {
                if let Some(ply) = movetext.plies.last_mut() {
                    ply.draw_offer = true;
                }
            }
            Kind::EnPassant => {
                if let Some(ply) = movetext.plies.last_mut() {
                    ply.remarks.retain(|remark| *remark != Remark::EnPassantSignMissing);
                    if !ply.m.is_en_passant() {
                        ply.remarks.push(Remark::EnPassantSignWrong);
                    }
                }
            }
            Kind::Result(outcome) => {
                movetext.result = Some(outcome);
                break;
            }
            Kind::Move => {
                let found = read(&position, piece.text).map_err(|error| {
                    let (line, column) = place(text, piece.at);
                    MovetextError {
                        ply: movetext.plies.len() + 1,
                        token: piece.text.to_owned(),
                        line,
                        column,
                        error,
                        position: Box::new(position.clone()),
                    }
                })?;
                position.play_unchecked(found.m);
                movetext.plies.push(Ply {
                    m: found.m,
                    draw_offer: found.draw_offer,
                    remarks: found.remarks,
                    comments: Vec::new(),
                });
            }
        }
    }
    Ok(movetext)
}

/// Line and column of a byte, counted from 1 in lines and characters.
fn place(text: &str, at: usize) -> (usize, usize) {
    let before = &text[..at];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().map_or(0, |tail| tail.chars().count()) + 1;
    (line, column)
}

enum Kind {
    Move,
    Comment,
    DrawOffer,
    EnPassant,
    Result(Outcome),
}

struct Piece<'a> {
    at: usize,
    text: &'a str,
    kind: Kind,
}

/// The text cut into what a reader sees: moves, comments, signs, results. Numbers mean nothing.
struct Pieces<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Pieces<'a> {
    fn of(text: &'a str) -> Pieces<'a> {
        Pieces { text, at: 0 }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn cut(&mut self, length: usize, kind: Kind) -> Option<Piece<'a>> {
        let piece = Piece { at: self.at, text: &self.rest()[..length], kind };
        self.at += length;
        Some(piece)
    }

    /// A comment in braces, or in round or square brackets; the inside, trimmed.
    fn bracketed(&mut self, open: char, close: char) -> Option<Piece<'a>> {
        let (start, rest) = (self.at, self.rest());
        let mut depth = 0_usize;
        let mut end = rest.len();
        for (index, ch) in rest.char_indices() {
            // Braces do not nest in PGN; brackets do.
            if ch == open && (depth == 0 || open != '{') {
                depth += 1;
            } else if ch == close {
                depth -= 1;
                if depth == 0 {
                    end = index;
                    break;
                }
            }
        }
        let inside = rest[open.len_utf8()..end].trim();
        self.at += (end + close.len_utf8()).min(rest.len());
        Some(Piece { at: start, text: inside, kind: Kind::Comment })
    }
}

impl<'a> Iterator for Pieces<'a> {
    type Item = Piece<'a>;

    fn next(&mut self) -> Option<Piece<'a>> {
        loop {
            let rest = self.rest();
            let trimmed = rest.trim_start_matches(|ch: char| ch.is_whitespace() || ch == '\u{feff}');
            self.at += rest.len() - trimmed.len();
            let rest = trimmed;
            let first = rest.chars().next()?;
            if let Some((length, outcome)) = result_at_start(rest) {
                return self.cut(length, Kind::Result(outcome));
            }
            if rest.starts_with("(=)") {
                return self.cut("(=)".len(), Kind::DrawOffer);
            }
            for mark in ["(e.p.)", "(ep)", "e.p.", "e.p"] {
                if rest.starts_with(mark) {
                    return self.cut(mark.len(), Kind::EnPassant);
                }
            }
            match first {
                '{' => return self.bracketed('{', '}'),
                '(' => return self.bracketed('(', ')'),
                ';' => {
                    let length = rest.find('\n').unwrap_or(rest.len());
                    let text = rest[1..length].trim();
                    let at = self.at;
                    self.at += length;
                    return Some(Piece { at, text, kind: Kind::Comment });
                }
                // $5 is a comment sign of PGN, by number; a lone ! or ± is one by shape.
                '$' => {
                    self.at += 1 + rest[1..].find(|ch: char| !ch.is_ascii_digit()).unwrap_or(rest.len() - 1);
                    continue;
                }
                '!' | '?' | '±' | '∓' | '⩲' | '⩱' | '∞' | '=' => {
                    self.at += first.len_utf8();
                    continue;
                }
                _ => {}
            }
            if let Some(length) = move_number_at_start(rest) {
                self.at += length;
                continue;
            }
            let end = rest
                .char_indices()
                .find(|(_, ch)| ch.is_whitespace() || matches!(ch, '{' | ';'))
                .map_or(rest.len(), |(index, _)| index);
            // «Kb1(=)» keeps its sign; «Kb1(better …» does not keep the remark.
            let token = &rest[..end];
            let length = match token.find('(') {
                Some(index) if index > 0 && token[index..].find(')').is_none() => index,
                _ => token.len(),
            };
            return self.cut(length.max(first.len_utf8()), Kind::Move);
        }
    }
}

/// Announcements end with the line, with a semicolon, or where the next number begins.
fn announcements(text: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let rest = &text[at..];
            let trimmed =
                rest.trim_start_matches(|ch: char| ch.is_whitespace() || ch == ';' || ch == '\u{feff}');
            at += rest.len() - trimmed.len();
            if trimmed.is_empty() {
                return None;
            }
            if let Some(length) = move_number_at_start(trimmed) {
                at += length;
                continue;
            }
            if let Some((length, outcome)) = result_at_start(trimmed) {
                let piece = Piece { at, text: &trimmed[..length], kind: Kind::Result(outcome) };
                at += length;
                return Some(piece);
            }
            if trimmed.starts_with("(=)") {
                let piece = Piece { at, text: &trimmed[..3], kind: Kind::DrawOffer };
                at += 3;
                return Some(piece);
            }
            let line = trimmed.find(['\n', ';', '(']).unwrap_or(trimmed.len());
            // «drei 1... Bauer»: a number with dots after a blank begins the next announcement.
            let number = trimmed[..line]
                .match_indices(' ')
                .find(|(index, _)| {
                    let after = &trimmed[index + 1..];
                    move_number_at_start(after).is_some_and(|length| after[..length].ends_with(['.', '…']))
                })
                .map_or(line, |(index, _)| index);
            // A bracket that is no offer is left to the reader, which refuses it.
            let length = if number == 0 { trimmed.len() } else { number };
            let piece = Piece { at, text: trimmed[..length].trim_end(), kind: Kind::Move };
            at += length;
            return Some(piece);
        }
    })
}

/// `1.`, `1...`, `12 .`, `9` and `5…`: digits, dots, nothing else. Not `0-0`.
fn move_number_at_start(text: &str) -> Option<usize> {
    let digits = text.len() - text.trim_start_matches(|ch: char| ch.is_ascii_digit()).len();
    if digits == 0 {
        return if text.starts_with(['.', '…']) { Some(dots(text)) } else { None };
    }
    let after = &text[digits..];
    if after.starts_with(['.', '…']) {
        Some(digits + dots(after))
    } else if after.is_empty() || after.starts_with(char::is_whitespace) {
        Some(digits)
    } else {
        None
    }
}

fn dots(text: &str) -> usize {
    text.len() - text.trim_start_matches(['.', '…']).len()
}

/// A result at the start of the text, and its length in bytes.
pub fn result_at_start(text: &str) -> Option<(usize, Outcome)> {
    use turmuhr_core::shakmaty::KnownOutcome::{Decisive, Draw};
    const RESULTS: [(&str, Outcome); 12] = [
        ("1/2-1/2", Outcome::Known(Draw)),
        ("1/2–1/2", Outcome::Known(Draw)),
        ("½-½", Outcome::Known(Draw)),
        ("½–½", Outcome::Known(Draw)),
        ("½:½", Outcome::Known(Draw)),
        ("1-0", Outcome::Known(Decisive { winner: Color::White })),
        ("1–0", Outcome::Known(Decisive { winner: Color::White })),
        ("1:0", Outcome::Known(Decisive { winner: Color::White })),
        ("0-1", Outcome::Known(Decisive { winner: Color::Black })),
        ("0–1", Outcome::Known(Decisive { winner: Color::Black })),
        ("0:1", Outcome::Known(Decisive { winner: Color::Black })),
        ("*", Outcome::Unknown),
    ];
    RESULTS.into_iter().find_map(|(word, outcome)| {
        let after = text.strip_prefix(word)?;
        let ends =
            after.is_empty() || after.starts_with(|ch: char| ch.is_whitespace() || ".,;)}".contains(ch));
        ends.then_some((word.len(), outcome))
    })
}
