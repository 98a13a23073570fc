//! Findings of the reader, as data. `turmuhr-texts` has the sentences.

use turmuhr_core::{Move, fen::FenError, shakmaty::Outcome, shakmaty::PositionErrorKinds};
use turmuhr_laws::board::legality::Illegality;

use super::Language;

/// A finding at a place of the file; line and column are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// From 1.
    pub line: usize,
    /// In characters, from 1.
    pub column: usize,
    /// The effect on the game.
    pub severity: Severity,
    /// What was found.
    pub kind: FindingKind,
    /// The original text that was dropped because of this: the rest of a variation, or of a game.
    pub dropped: Option<Box<str>>,
}

/// The effect of a finding on its game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Read without doubt, but not standard.
    Note,
    /// Something was skipped or guessed; the main line is intact.
    Warning,
    /// The main line ends here, earlier than in the file.
    Error,
}

/// What the reader found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FindingKind {
    /// The word is no move, from its byte `at` on.
    UnreadableMove {
        /// As written.
        token: String,
        /// In bytes, from 0.
        at: usize,
    },
    /// A move that the position does not allow.
    IllegalMove {
        /// As written.
        token: String,
        /// Every rule it breaks.
        reasons: Vec<Illegality>,
    },
    /// Several legal moves fit the text.
    AmbiguousMove {
        /// As written.
        token: String,
        /// The moves that fit.
        candidates: Vec<Move>,
    },
    /// A null move; acceptable in analysis, never in a game.
    NullMove,
    /// Even in analysis a player in check cannot pass.
    NullMoveInCheck,
    /// The number or colour differs from the position. Reported once a game.
    MoveNumberWrong {
        /// In the file.
        written: u32,
        /// By the position.
        expected: u32,
    },
    /// `+` without check, `#` without mate, «e.p.» after another kind of move.
    WrongSign {
        /// As written.
        sign: String,
    },
    /// A nonstandard but known sign, such as `N` or `+-`.
    UnusualSign {
        /// As written.
        sign: String,
    },
    /// A numeric annotation before the first move, or no number from 0 to 255.
    BadNag {
        /// As written.
        text: String,
    },
    /// The file ends inside a comment.
    UnclosedComment,
    /// The game ends inside a variation.
    UnclosedVariation,
    /// A closing bracket without an opening one, or a variation without a move to replace.
    MisplacedVariation,
    /// Nested too deeply.
    TooDeep,
    /// Text that is no part of a game.
    StrayText {
        /// As written.
        text: String,
    },
    /// Neither name nor value is reliable.
    BadTag {
        /// As written.
        text: String,
    },
    /// The starting position cannot be read.
    BadFen(FenError),
    /// The position is playable if these errors are ignored.
    MendedFen(PositionErrorKinds),
    /// An unknown variant; the moves were read as chess.
    UnknownVariant {
        /// The value of the tag.
        name: String,
    },
    /// The moves use the piece letters of this language.
    LocalisedMoves {
        /// The language of the letters.
        language: Language,
    },
    /// The result tag and the end of the moves disagree.
    ResultMismatch {
        /// The value of the tag.
        tag: String,
        /// The result after the moves.
        moves: Outcome,
    },
    /// There is no result after the moves.
    ResultMissing,
    /// A nonstandard result, such as `1/2`.
    UnusualResult {
        /// As written.
        text: String,
    },
}
