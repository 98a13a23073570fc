//! What is wrong with a scenario file. Data only; the sentences are written elsewhere.

use std::fmt;

use turmuhr_clock::Class;
use turmuhr_core::fen::FenError;
use turmuhr_laws::{
    notation::{MovetextError, ReadError},
    rules::Mode,
};

/// Where in the file: an event by its number, counted from 0 as in the answers, or the head.
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
    /// A word the field does not know; the words it knows.
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
    /// The flawless moves are not.
    Moves(Box<MovetextError>),
    /// A move that is not legal where it is made; `illegal` would say so.
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
    /// The board stands so that no move can be read.
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
