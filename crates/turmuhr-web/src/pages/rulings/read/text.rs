//! The text of a game: what notation it is in, its moves, and where it stops.

use turmuhr_core::{Chess, Edition, Move, fen};
use turmuhr_exchange::pgn::{self, Step};
use turmuhr_laws::notation::{
    Movetext, MovetextError, ReadError, Tongue, read_movetext_in_any_language, read_spoken_text,
};
use turmuhr_texts::{Lang, board, notation, pgn as of_files};

use super::super::position::playable;
use crate::words::reading as say;

/// Games of a paste that are counted.
const MOST_GAMES: usize = 1_000;

pub(super) struct Reading {
    pub(super) start: Chess,
    pub(super) moves: Vec<Move>,
    /// What is odd about each move; as long as `moves`, or empty.
    pub(super) remarks: Vec<Vec<String>>,
    pub(super) recognised: String,
    pub(super) notes: Vec<String>,
    /// Why the text was not read to its end.
    pub(super) fault: Option<String>,
}

/// Reads a text. An error is a sentence.
pub(super) fn read(text: &str, from: &str, edition: Edition, lang: Lang) -> Result<Reading, String> {
    if text.starts_with('[') {
        return of_file(text, lang);
    }
    let start = match from {
        "" => Chess::default(),
        typed => playable(typed).ok_or_else(|| unplayable(typed, lang))?,
    };
    let tongue = Tongue::ALL.into_iter().find(|tongue| tongue.begins(text));
    let read = |text: &str| match tongue {
        Some(tongue) => read_spoken_text(&start, text, tongue),
        None => read_movetext_in_any_language(&start, text),
    };
    // Piece letters in lower case: `nf3`, `sf3`.
    let lifted = capitals(text);
    let text = if read(text).is_err() && read(&lifted).is_ok() { lifted.as_str() } else { text };
    let (read, fault) = match read(text) {
        Ok(read) => (read, None),
        Err(error) => {
            // Variations and the like are for the reader of files.
            if let Ok(file) = of_file(text, lang)
                && file.fault.is_none()
                && start == file.start
                && !file.moves.is_empty()
            {
                return Ok(file);
            }
            let before = read(before(text, &error)).unwrap_or_default();
            (before, Some(stopped(text, &error, edition, lang)))
        }
    };
    if read.plies.is_empty() && fault.is_none() {
        return Err(say::no_moves(lang));
    }
    let remarks = |ply: &turmuhr_laws::notation::Ply| {
        ply.remarks.iter().map(|remark| notation::remark(*remark, lang).to_owned()).collect()
    };
    let notes = read.rival.map(|rival| say::also_reads(lang, say::language(rival, lang)));
    Ok(Reading {
        moves: read.moves().collect(),
        remarks: read.plies.iter().map(remarks).collect(),
        recognised: recognised(text, tongue, &read, lang),
        notes: notes.into_iter().collect(),
        fault,
        start,
    })
}

/// The text with capital letters for pieces. `b` and `d` may be files and stay.
fn capitals(text: &str) -> String {
    let is_piece = |word: &str| {
        let target = word.trim_end_matches(['+', '#', '!', '?']);
        let squares = target.len().checked_sub(2).and_then(|at| target.get(at..)).is_some_and(is_square);
        squares && target.len() >= 3 && target.starts_with(['n', 'r', 'q', 'k', 's', 't', 'l'])
    };
    let lift = |word: &str| match word.rfind('.').map_or(("", word), |at| word.split_at(at + 1)) {
        (number, piece) if is_piece(piece) => format!("{number}{}{}", piece[..1].to_uppercase(), &piece[1..]),
        _ => word.to_owned(),
    };
    text.split_inclusive(char::is_whitespace)
        .map(|part| {
            let word = part.trim_end();
            format!("{}{}", lift(word), &part[word.len()..])
        })
        .collect()
}

fn unplayable(typed: &str, lang: Lang) -> String {
    let error = fen::read(typed, turmuhr_core::CastlingMode::Standard).err();
    error.map_or_else(String::new, |error| board::fen_error(&error, lang))
}

fn of_file(text: &str, lang: Lang) -> Result<Reading, String> {
    let mut games = pgn::read(text.as_bytes());
    let record = games.next().ok_or_else(|| say::no_moves(lang))?;
    let step = |node: pgn::Node<'_>| match node.step() {
        Step::Move(m) => Some(m),
        Step::Null => None,
    };
    let moves: Vec<Move> = record.game.mainline().map_while(step).collect();
    if moves.is_empty() && record.is_ok() {
        return Err(say::no_moves(lang));
    }
    let mut notes: Vec<String> = record
        .findings
        .iter()
        .filter(|found| found.severity == pgn::Severity::Warning)
        .map(|found| of_files::finding(&found.kind, lang))
        .collect();
    let others = games.take(MOST_GAMES).count();
    if others > 0 {
        notes.push(say::only_the_first(lang, others + 1));
    }
    Ok(Reading {
        start: record.game.start().clone(),
        moves,
        remarks: Vec::new(),
        recognised: say::pgn(lang),
        notes,
        fault: record.error().map(|found| of_files::finding(&found.kind, lang)),
    })
}

/// The text before the move that could not be read.
fn before<'t>(text: &'t str, error: &MovetextError) -> &'t str {
    let line = text.split_inclusive('\n').take(error.line.saturating_sub(1)).map(str::len).sum::<usize>();
    let rest = &text[line..];
    let column = rest.char_indices().nth(error.column.saturating_sub(1)).map_or(rest.len(), |(at, _)| at);
    &text[..line + column]
}

/// A sign in the place of a move that nobody could read: `?`, `…`.
fn is_gap(word: &str) -> bool {
    let sign = word.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '.');
    !sign.is_empty() && sign.chars().all(|letter| matches!(letter, '?' | '…' | '_'))
}

fn stopped(text: &str, error: &MovetextError, edition: Edition, lang: Lang) -> String {
    let number = turmuhr_core::Position::fullmoves(&*error.position);
    // The reader takes a sign alone for an annotation; the move after it then fits no position.
    let earlier = before(text, error).split_whitespace().next_back().unwrap_or_default();
    let gap = [error.token.as_str(), earlier].into_iter().find(|word| is_gap(word));
    if let Some(gap) = gap {
        return say::gap(lang, number, gap);
    }
    format!(
        "{} {}",
        say::stops(lang, number, &error.token),
        why(&error.error, &error.position, edition, lang)
    )
}

/// Why a written move is none.
pub(super) fn why(error: &ReadError, position: &Chess, edition: Edition, lang: Lang) -> String {
    match error {
        ReadError::Unreadable { .. } => say::unreadable(lang),
        ReadError::Ambiguous { .. } | ReadError::Illegal { .. } => {
            notation::read_error(error, position, edition, lang)
        }
    }
}

fn recognised(text: &str, tongue: Option<Tongue>, read: &Movetext, lang: Lang) -> String {
    let squares_only = |word: &str| {
        let word = word.rsplit('.').next().unwrap_or(word);
        let bytes = word.as_bytes();
        word.is_empty()
            || (matches!(bytes.len(), 4 | 5)
                && word.get(..2).is_some_and(is_square)
                && word.get(2..4).is_some_and(is_square))
    };
    if tongue.is_some() {
        say::spoken(lang)
    } else if text.contains(|letter| ('\u{2654}'..='\u{265f}').contains(&letter)) {
        say::figurines(lang)
    } else if text.split_whitespace().all(squares_only) {
        say::squares_only(lang)
    } else {
        let language = read.language.unwrap_or(turmuhr_laws::notation::Language::En);
        say::letters(lang, say::language(language, lang))
    }
}

fn is_square(text: &str) -> bool {
    text.parse::<turmuhr_core::Square>().is_ok()
}
