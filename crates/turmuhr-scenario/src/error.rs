//! Errors of a scenario file. Data only; the sentences are in `turmuhr-texts`.

use std::fmt;

use turmuhr_clock::Class;
use turmuhr_core::fen::FenError;
use turmuhr_laws::{
    notation::{MovetextError, ReadError},
    rules::Mode,
};

/// The place in the file: an event, counted from 0 as in the answers, or the head.
pub(crate) type Place = Option<usize>;

#[derive(Clone, Debug, PartialEq)]
pub enum ScenarioError {
    /// Not TOML.
    Toml {
        line: usize,
        column: usize,
        message: String,
    },
    Missing {
        place: Place,
        field: &'static str,
    },
    /// Another kind of value than the field takes.
    WrongKind {
        place: Place,
        field: String,
        takes: &'static str,
    },
    /// An unknown word, and the known words of the field.
    UnknownWord {
        place: Place,
        field: &'static str,
        word: String,
        known: Vec<&'static str>,
    },
    BadTime {
        place: Place,
        field: &'static str,
        text: String,
    },
    BadControl {
        text: String,
    },
    BadFen(FenError),
    /// The edition has no such mode.
    NoSuchPage {
        edition: String,
        mode: String,
    },
    /// `moves` contains a move that is not legal.
    Moves(Box<MovetextError>),
    /// A move that is not legal; `illegal` is the event for such a move.
    Move {
        place: usize,
        text: String,
        error: ReadError,
    },
    /// The other player has the move, and the text is no move of this player either.
    OutOfTurn {
        place: usize,
        text: String,
    },
    /// The time control belongs to another mode than the file names.
    ModeContradicted {
        mode: Mode,
        control: Class,
    },
    /// No move can be read in this position.
    NoPosition {
        place: usize,
        text: String,
    },
    /// Time goes back.
    Backwards {
        place: usize,
    },
    NoEvents,
    /// `moves` and clock times do not go together.
    MovesAndTimes,
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for ScenarioError {}
