//! From a word to a move: the one door to the notation reader.

use turmuhr_core::Chess;
use turmuhr_laws::notation::{Language, ReadError, ReadMove, read_move};

/// Reads a word that is no standard SAN.
///
/// The PGN standard lets importers take a `P` before a pawn move, which C.4 does not.
pub(super) fn resolve(position: &Chess, token: &str, language: Language) -> Result<ReadMove, ReadError> {
    let word = token.trim_end_matches('.');
    let read = read_move(position, word, language);
    match word.strip_prefix('P') {
        Some(pawn) if read.is_err() => read_move(position, pawn, language).or(read),
        _ => read,
    }
}
