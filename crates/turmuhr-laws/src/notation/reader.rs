//! From a written move to the move of the position: found, ambiguous, illegal or unreadable.

use std::fmt;

use turmuhr_core::{Bitboard, Chess, File, Move, Position, Role, Square, shakmaty::attacks};

use super::{
    language::Language,
    token::{CheckSign, Signs, Unreadable, What, Written, parse_token},
};
use crate::board::legality::{Attempt, Illegality, legal_move, why_cannot_castle, why_illegal};

/// A move that was read, and what was odd about its writing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadMove {
    /// The legal move.
    pub m: Move,
    /// Signs that are wrong or missing (C.13: they never change the move).
    pub remarks: Vec<Remark>,
    /// C.12: `(=)` was written after the move.
    pub draw_offer: bool,
}

/// Something about a readable move that its writer may want to know.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Remark {
    /// A capture sign, and nothing is captured.
    CaptureSignWrong,
    /// A capture without `x`.
    CaptureSignMissing,
    /// `e.p.`, and the capture is an ordinary one.
    EnPassantSignWrong,
    /// A capture in passing without `e.p.`
    EnPassantSignMissing,
    /// A check or mate sign that the position after the move does not bear out.
    CheckSignWrong,
    /// Check or mate without a sign.
    CheckSignMissing,
    /// Castling written as a king's move.
    CastlingAsKingMove,
}

impl Remark {
    /// Every sign may be left out (C.13); only a wrong one misleads.
    pub const fn is_wrong(self) -> bool {
        match self {
            Remark::CaptureSignWrong
            | Remark::EnPassantSignWrong
            | Remark::CheckSignWrong
            | Remark::CastlingAsKingMove => true,
            Remark::CaptureSignMissing | Remark::EnPassantSignMissing | Remark::CheckSignMissing => false,
        }
    }
}

/// Why a text is not one move of the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// No move is written there; reading stopped at this byte.
    Unreadable {
        /// Byte offset in the text.
        at: usize,
    },
    /// The text fits more than one legal move (C.10).
    Ambiguous {
        /// The legal moves it fits.
        candidates: Vec<Move>,
    },
    /// The text says what is meant, but the Laws forbid it.
    Illegal {
        /// Why it is not legal; never empty.
        reasons: Vec<Illegality>,
    },
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Unreadable { at } => Unreadable { at: *at }.fmt(f),
            ReadError::Ambiguous { candidates } => write!(f, "{} legal moves fit", candidates.len()),
            ReadError::Illegal { reasons } => {
                let codes: Vec<&str> = reasons.iter().map(|reason| reason.code()).collect();
                write!(f, "not legal: {}", codes.join(", "))
            }
        }
    }
}

impl std::error::Error for ReadError {}

impl From<Unreadable> for ReadError {
    fn from(unreadable: Unreadable) -> ReadError {
        ReadError::Unreadable { at: unreadable.at }
    }
}

/// Reads one move written in the letters of a language.
pub fn read_move(position: &Chess, text: &str, language: Language) -> Result<ReadMove, ReadError> {
    let written = parse_token(text, language)?;
    let m = find(position, &written)?;
    Ok(ReadMove { m, remarks: remarks(position, m, &written), draw_offer: written.signs.draw_offer })
}

/// Reads one move in an unknown language.
///
/// English decides if it reads a legal or an ambiguous move: no other language overrules a scoresheet in
/// English letters. Otherwise the other languages must agree.
pub fn read_move_in_any_language(position: &Chess, text: &str) -> Result<ReadMove, ReadError> {
    let english = read_move(position, text, Language::En);
    if matches!(english, Ok(_) | Err(ReadError::Ambiguous { .. })) {
        return english;
    }
    let mut found: Vec<ReadMove> = Vec::new();
    // If nothing fits, the answer is that of the first language that could read the text.
    let mut refusal = english;
    for language in Language::ALL {
        match read_move(position, text, language) {
            Ok(read) if found.iter().all(|other| other.m != read.m) => found.push(read),
            Ok(_) => {}
            Err(error) => {
                if matches!(refusal, Err(ReadError::Unreadable { .. }))
                    && !matches!(error, ReadError::Unreadable { .. })
                {
                    refusal = Err(error);
                }
            }
        }
    }
    match found.len() {
        0 => refusal,
        1 => Ok(found.remove(0)),
        _ => Err(ReadError::Ambiguous { candidates: found.iter().map(|read| read.m).collect() }),
    }
}

/// The one legal move that a written move denotes.
pub fn find(position: &Chess, written: &Written) -> Result<Move, ReadError> {
    match written.what {
        What::Castle(side) => {
            let castling = position.castling_moves(side);
            castling
                .first()
                .copied()
                .ok_or_else(|| ReadError::Illegal { reasons: why_cannot_castle(position, side) })
        }
        What::Displace { from, to, promotion } => {
            let attempt = Attempt { from, to, promotion };
            legal_move(position, attempt)
                .ok_or_else(|| ReadError::Illegal { reasons: why_illegal(position, attempt) })
        }
        What::Move { role, file, rank, to, promotion } => {
            let origins = origins(position, role, file) & rank.map_or(Bitboard::FULL, Bitboard::from_rank);
            let attempts: Vec<Attempt> = origins
                .into_iter()
                .filter(|from| role != Role::Pawn || file.is_some() || from.file() == to.file())
                .map(|from| Attempt { from, to, promotion })
                .collect();
            let nobody = || match (file, rank) {
                (Some(file), Some(rank)) => nobody_there(position, Square::from_coords(file, rank), role),
                _ => Illegality::NoSuchPiece { role },
            };
            choose(position, &attempts, nobody)
        }
        What::PawnTakes { file, on, promotion } => {
            let attempts: Vec<Attempt> = origins(position, Role::Pawn, Some(file))
                .into_iter()
                .flat_map(|from| {
                    let ahead = attacks::pawn_attacks(position.turn(), from) & Bitboard::from_file(on);
                    ahead.into_iter().map(move |to| Attempt { from, to, promotion })
                })
                .collect();
            choose(position, &attempts, || Illegality::NoSuchPiece { role: Role::Pawn })
        }
    }
}

fn origins(position: &Chess, role: Role, file: Option<File>) -> Bitboard {
    position.our(role) & file.map_or(Bitboard::FULL, Bitboard::from_file)
}

/// What is wrong when the square of departure is written out and the piece does not stand there.
fn nobody_there(position: &Chess, from: Square, role: Role) -> Illegality {
    match position.board().color_at(from) {
        None => Illegality::EmptySquare { at: from },
        Some(color) if color != position.turn() => Illegality::NotYourPiece { at: from },
        Some(_) => Illegality::NoSuchPiece { role },
    }
}

/// The one legal attempt; if several are legal, all of them; if none is, the nearest reasons.
fn choose(
    position: &Chess,
    attempts: &[Attempt],
    nobody: impl FnOnce() -> Illegality,
) -> Result<Move, ReadError> {
    let legal: Vec<Move> = attempts
        .iter()
        .filter_map(|attempt| legal_move(position, *attempt))
        // L-767: in Chess960 a king's move is castling only if castling was declared.
        .filter(|m| !m.is_castle() || position.castles().mode().is_standard())
        .collect();
    match legal.as_slice() {
        [m] => return Ok(*m),
        [_, ..] => return Err(ReadError::Ambiguous { candidates: legal }),
        [] => {}
    }
    let mut reasons: Vec<Illegality> = Vec::new();
    let refused: Vec<Vec<Illegality>> =
        attempts.iter().map(|attempt| why_illegal(position, *attempt)).collect();
    // A pinned knight that moves that way was more likely meant than a knight out of reach.
    let moves_like_that =
        |list: &[Illegality]| !list.iter().any(|reason| matches!(reason, Illegality::NotItsMove { .. }));
    let anyone_near = refused.iter().any(|list| moves_like_that(list));
    for list in refused.iter().filter(|list| !anyone_near || moves_like_that(list)) {
        for reason in list {
            if reasons.iter().all(|known| known.code() != reason.code()) {
                reasons.push(*reason);
            }
        }
    }
    if reasons.is_empty() {
        // No piece was found, or castling was not declared (L-767).
        let role = attempts.first().and_then(|attempt| position.board().role_at(attempt.from));
        reasons.push(role.map_or_else(nobody, |role| Illegality::NotItsMove { role }));
    }
    Err(ReadError::Illegal { reasons })
}

/// C.13: the signs are optional; here is what does not agree with the board.
fn remarks(position: &Chess, m: Move, written: &Written) -> Vec<Remark> {
    let Signs { capture, en_passant, check, .. } = written.signs;
    let mut remarks = Vec::new();
    match (capture, m.is_capture()) {
        (true, false) => remarks.push(Remark::CaptureSignWrong),
        (false, true) => remarks.push(Remark::CaptureSignMissing),
        _ => {}
    }
    match (en_passant, m.is_en_passant()) {
        (true, false) => remarks.push(Remark::EnPassantSignWrong),
        (false, true) => remarks.push(Remark::EnPassantSignMissing),
        _ => {}
    }
    if m.is_castle() && matches!(written.what, What::Move { .. }) {
        remarks.push(Remark::CastlingAsKingMove);
    }
    let mut after = position.clone();
    after.play_unchecked(m);
    let checkers = after.checkers().count();
    let right = match check {
        None => checkers == 0,
        Some(CheckSign::Check) => checkers > 0 && !after.is_checkmate(),
        Some(CheckSign::Mate) => after.is_checkmate(),
        Some(CheckSign::MateOrDoubleCheck) => checkers > 1 || after.is_checkmate(),
    };
    if !right {
        remarks.push(if check.is_none() { Remark::CheckSignMissing } else { Remark::CheckSignWrong });
    }
    remarks
}
