//! Reads a word as a move, through the notation reader.

use turmuhr_core::{Chess, Move};
use turmuhr_laws::notation::{Remark, read_move};

pub use turmuhr_laws::notation::Language;
pub(super) use turmuhr_laws::notation::ReadError as MoveError;

/// A move and its annotations.
#[derive(Clone, Debug)]
pub(super) struct Resolved {
    pub(super) m: Move,
    pub(super) draw_offer: bool,
    /// A sign contradicts the position.
    pub(super) wrong_sign: bool,
}

/// Reads a word that is not standard SAN.
///
/// The PGN standard lets importers accept a `P` before a pawn move, which C.4 does not allow.
pub(super) fn resolve(position: &Chess, token: &str, language: Language) -> Result<Resolved, MoveError> {
    let read = read_move(position, token, language).or_else(|error| match token.strip_prefix('P') {
        Some(pawn) => read_move(position, pawn, language).map_err(|_| error),
        None => Err(error),
    })?;
    let wrong_sign = read.remarks.into_iter().any(Remark::is_wrong);
    Ok(Resolved { m: read.m, draw_offer: read.draw_offer, wrong_sign })
}
