//! Findings of the reader, as data. `turmuhr-texts` has the sentences.

use turmuhr_core::{Move, fen::FenError, shakmaty::Outcome, shakmaty::PositionErrorKinds};
use turmuhr_laws::board::legality::Illegality;

use super::Language;

/// A finding at a place of the file; line and column are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub line: usize,
    pub column: usize,
    pub severity: Severity,
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

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FindingKind {
    /// The word is no move, from its byte `at` on.
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
    /// A null move; acceptable in analysis, never in a game.
    NullMove,
    /// Even in analysis a player in check cannot pass.
    NullMoveInCheck,
    /// The number or colour differs from the position. Reported once a game.
    MoveNumberWrong {
        written: u32,
        expected: u32,
    },
    /// `+` without check, `#` without mate, «e.p.» after another kind of move.
    WrongSign {
        sign: String,
    },
    /// A nonstandard but known sign, such as `N` or `+-`.
    UnusualSign {
        sign: String,
    },
    BadNag {
        text: String,
    },
    UnclosedComment,
    UnclosedVariation,
    /// A closing bracket without an opening one, or a variation without a move to replace.
    MisplacedVariation,
    /// Nested too deeply.
    TooDeep,
    StrayText {
        text: String,
    },
    /// Neither name nor value is reliable.
    BadTag {
        text: String,
    },
    BadFen(FenError),
    /// The position is playable if these errors are ignored.
    MendedFen(PositionErrorKinds),
    /// An unknown variant; the moves were read as chess.
    UnknownVariant {
        name: String,
    },
    /// The moves use the piece letters of this language.
    LocalisedMoves {
        language: Language,
    },
    /// The result tag and the end of the moves disagree.
    ResultMismatch {
        tag: String,
        moves: Outcome,
    },
    /// There is no result after the moves.
    ResultMissing,
    /// A nonstandard result, such as `1/2`.
    UnusualResult {
        text: String,
    },
}
