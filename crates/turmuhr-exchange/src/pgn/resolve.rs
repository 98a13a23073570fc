//! From a word to a move: the one door to the notation reader.

use turmuhr_core::{Chess, Move};
use turmuhr_laws::notation::{Remark, read_move};

pub use turmuhr_laws::notation::Language;
pub(super) use turmuhr_laws::notation::ReadError as MoveError;

/// A move and what was written around it.
#[derive(Clone, Debug)]
pub(super) struct Resolved {
    pub(super) m: Move,
    pub(super) draw_offer: bool,
    /// A sign is written that the position does not bear out.
    pub(super) wrong_sign: bool,
}

/// Reads a word that is no standard SAN.
///
/// The PGN standard lets importers take a `P` before a pawn move, which C.4 does not.
pub(super) fn resolve(position: &Chess, token: &str, language: Language) -> Result<Resolved, MoveError> {
    let read = read_move(position, token, language).or_else(|error| match token.strip_prefix('P') {
        Some(pawn) => read_move(position, pawn, language).map_err(|_| error),
        None => Err(error),
    })?;
    let wrong_sign = read.remarks.into_iter().any(Remark::is_wrong);
    Ok(Resolved { m: read.m, draw_offer: read.draw_offer, wrong_sign })
}
