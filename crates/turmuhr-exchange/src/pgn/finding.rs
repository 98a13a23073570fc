//! What the reader noticed, as data. The sentences are written elsewhere.

use turmuhr_core::{Move, fen::FenError, shakmaty::Outcome, shakmaty::PositionErrorKinds};
use turmuhr_laws::board::legality::Illegality;

use super::Language;

/// Something the reader noticed at a place of the file, both counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub line: usize,
    pub column: usize,
    pub severity: Severity,
    pub kind: FindingKind,
    /// The text that could not be used because of this, as it stands in the file: the rest of a
    /// variation, or the rest of a game.
    pub dropped: Option<Box<str>>,
}

/// What a finding means for its game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Read without doubt, but not written as the standard asks.
    Note,
    /// Something was passed over or had to be guessed; the main line stands.
    Warning,
    /// The main line ends here, earlier than in the file.
    Error,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FindingKind {
    /// No move can be seen in the word, from byte `at` of it on.
    UnreadableMove {
        token: String,
        at: usize,
    },
    IllegalMove {
        token: String,
        reasons: Vec<Illegality>,
    },
    AmbiguousMove {
        token: String,
        candidates: Vec<Move>,
    },
    /// A move in which nobody moves; fine in analysis, never in a game.
    NullMove,
    /// Even in analysis a player in check cannot pass.
    NullMoveInCheck,
    /// Another number or colour than the position has. Told once a game.
    MoveNumberWrong {
        written: u32,
        expected: u32,
    },
    /// `+` without check, `#` without mate, «e.p.» after another kind of move.
    WrongSign {
        sign: String,
    },
    /// A sign outside the standard that is understood, such as `N` or `+-`.
    UnusualSign {
        sign: String,
    },
    BadNag {
        text: String,
    },
    UnclosedComment,
    UnclosedVariation,
    /// A closing bracket without its opening one, or a variation where there is no move to vary.
    MisplacedVariation,
    /// Deeper nested than anybody writes.
    TooDeep,
    StrayText {
        text: String,
    },
    /// Neither name nor value can be trusted.
    BadTag {
        text: String,
    },
    BadFen(FenError),
    /// The position is playable once these are overlooked.
    MendedFen(PositionErrorKinds),
    /// A variant we do not know; the moves were read as chess.
    UnknownVariant {
        name: String,
    },
    /// The moves are written with the piece letters of this language.
    LocalisedMoves {
        language: Language,
    },
    /// The tag and the end of the moves disagree.
    ResultMismatch {
        tag: String,
        moves: Outcome,
    },
    /// Nothing ends the moves.
    ResultMissing,
    /// A result in a form outside the standard, such as `1/2`.
    UnusualResult {
        text: String,
    },
}
