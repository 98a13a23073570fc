//! Reads and writes positions in FEN; an error names the field.

use std::fmt;

use shakmaty::{
    CastlingMode, Chess, EnPassantMode, PositionError, PositionErrorKinds, Setup,
    fen::{Fen, ParseFenError},
};

/// Why a text is not a playable position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenError {
    /// There is nothing to read.
    Empty,
    /// A field cannot be read.
    Unreadable {
        /// The field that failed.
        field: FenField,
        /// What stands there; empty if the text ends before the field.
        text: String,
    },
    /// Every field can be read, but no game is possible from the position, such as without a king.
    Impossible(PositionErrorKinds),
}

/// The six fields of a FEN, in order.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FenField {
    /// The pieces, rank by rank from the eighth.
    Board,
    /// `w` or `b`.
    Turn,
    /// `KQkq`, file letters in Chess960, or `-`.
    Castling,
    /// The square a pawn has just passed, or `-`.
    EnPassant,
    /// Half-moves since the last capture or pawn move.
    HalfMoves,
    /// The number of the next move, from 1.
    MoveNumber,
    /// Something after the sixth field.
    Surplus,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenError::Empty => f.write_str("empty FEN"),
            FenError::Unreadable { field, text } => {
                write!(f, "FEN field {field:?} is not readable: {text:?}")
            }
            FenError::Impossible(kinds) => write!(f, "impossible position: {kinds:?}"),
        }
    }
}

impl std::error::Error for FenError {}

/// Reads the fields; the position need not be playable.
pub fn read_setup(text: &str) -> Result<Setup, FenError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(FenError::Empty);
    }
    let fen = text.parse::<Fen>().map_err(|error| {
        let (field, index) = match error {
            ParseFenError::InvalidBoard | ParseFenError::InvalidPocket => (FenField::Board, 0),
            ParseFenError::InvalidTurn => (FenField::Turn, 1),
            ParseFenError::InvalidCastling => (FenField::Castling, 2),
            ParseFenError::InvalidEpSquare => (FenField::EnPassant, 3),
            ParseFenError::InvalidHalfmoveClock => (FenField::HalfMoves, 4),
            ParseFenError::InvalidFullmoves => (FenField::MoveNumber, 5),
            ParseFenError::InvalidFen | ParseFenError::InvalidRemainingChecks => (FenField::Surplus, 6),
        };
        FenError::Unreadable { field, text: text.split_whitespace().nth(index).unwrap_or("").to_owned() }
    })?;
    Ok(fen.into_setup())
}

/// Reads a playable position.
///
/// ```
/// use turmuhr_core::{CastlingMode, fen};
///
/// let position = fen::read("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", CastlingMode::Standard).unwrap();
/// assert_eq!(fen::write(&position), "8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1"); // d3 cannot be taken: 9.2.2.1
/// ```
pub fn read(text: &str, mode: CastlingMode) -> Result<Chess, FenError> {
    read_setup(text)?
        .position(mode)
        .map_err(|error: PositionError<Chess>| FenError::Impossible(error.kinds()))
}

/// Writes a position; an en passant square only where an en passant capture is legal.
pub fn write(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}
