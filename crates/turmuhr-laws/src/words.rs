//! One fixed word for each value that rules, acts and rulings are made of.
//!
//! Scenario files, journals and answers for machines use these words.

use turmuhr_core::{CastlingSide, Color, Role};

use crate::{
    game::{
        Actor, CastleOrder, Choice, Debt, Envelope, Evidence, Help, Intent, Misconduct, Observation,
        OfferState, Place, PromotionFault, Reason, Restored, Score, Sheet, Why,
    },
    rules::{Mode, Overlay, Supervision},
};

/// A value with one fixed word.
pub trait Word: Copy + 'static {
    /// Every value that has a word.
    const ALL: &'static [Self];

    /// The word of this value, in lower case with hyphens.
    fn word(self) -> &'static str;

    /// The value of a word.
    fn meaning(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|value| value.word() == word)
    }

    /// All words, for a message about an unknown one.
    fn known() -> Vec<&'static str> {
        Self::ALL.iter().map(|value| value.word()).collect()
    }
}

/// `Type { "word" = Variant, … }`: list and match are made of the same lines, so that no variant lacks its word.
#[macro_export]
macro_rules! words {
    ($( $of:ident { $( $word:literal = $variant:ident $(($inner:path))? $({ $field:ident: $value:literal })? ),* $(,)? } )*) => {
        $(
            impl $crate::words::Word for $of {
                const ALL: &'static [Self] = &[$( $of::$variant $(($inner))? $({ $field: $value })? ),*];

                fn word(self) -> &'static str {
                    match self {
                        $( $of::$variant $(($inner))? $({ $field: _ })? => $word, )*
                    }
                }
            }
        )*
    };
}

pub use words;

words! {
    Color { "white" = White, "black" = Black }
    Mode { "standard" = Standard, "rapid" = Rapid, "blitz" = Blitz }
    Supervision { "full" = Full, "limited" = Limited }
    Overlay { "dsb-2014" = Dsb2014, "dsb-vi-1987" = DsbVi1987 }
    Restored { "unchanged" = Unchanged, "proportional" = Proportional, "unknown" = Unknown }
    Actor {
        "white" = Player(Color::White),
        "black" = Player(Color::Black),
        "arbiter" = Arbiter,
        "spectator" = Spectator,
    }
    Intent { "move" = Move, "adjust" = Adjust, "accident" = Accident, "feel" = Feel }
    CastleOrder { "king" = King, "rook" = Rook, "both" = Both }
    CastlingSide { "king" = KingSide, "queen" = QueenSide }
    PromotionFault {
        "absent" = Absent,
        "upside-down-rook" = UpsideDownRook,
        "pawn-left" = PawnLeft,
        "touched" = Touched,
    }
    Observation {
        "illegal-move" = IllegalMove,
        "flag" = Flag,
        "stuck-flag" = StuckFlag,
        "dead-position" = DeadPosition,
        "both-flags" = BothFlags,
        "both-kings-in-check" = BothKingsInCheck,
        "pawn-on-last-rank" = PawnOnLastRank,
        "touch-move" = TouchMove,
        "two-hands" = TwoHands,
        "press-early" = PressEarly,
        "wrong-setup" = WrongSetup,
        "wrong-board" = WrongBoard,
        "colours-reversed" = ColoursReversed,
        "displaced-piece" = DisplacedPiece,
        "moves-unknown" = MovesUnknown,
        "boards-differ" = BoardsDiffer,
        // The field `ply` says how many half-moves are certain.
        "position-unknown" = PositionUnknown { ply: 0 },
    }
    Choice {
        "warning" = Warning,
        "add-time" = AddTime,
        "take-time" = TakeTime,
        "lose-game" = LoseGame,
        "points" = Points,
        "fine" = Fine,
        "exclude-round" = ExcludeRound,
        "expel" = Expel,
        "agree" = Agree,
        "postpone" = Postpone,
        "reject" = Reject,
        "stand" = Stand,
        "continue" = Continue,
        "new-game" = NewGame,
        "let-play" = LetPlay,
        "set-clock" = SetClock,
    }
    Place { "playing-area" = PlayingArea, "venue" = Venue }
    Envelope { "lost" = Lost, "opened" = Opened }
    Sheet {
        "complete" = Complete,
        "behind" = Behind,
        "not-algebraic" = NotAlgebraic,
        "own-move-missing" = OwnMoveMissing,
        "opponents-move-missing" = OpponentsMoveMissing,
        "braille-or-device" = BrailleOrDevice,
        "wants-opponents" = WantsOpponents,
        "wants-arbiters" = WantsArbiters,
    }
    Help { "clock" = Clock, "score" = Score, "pieces" = Pieces }
    Misconduct {
        "disrepute" = Disrepute,
        "forbidden-aid" = ForbiddenAid,
        "search-refused" = SearchRefused,
        "smoking" = Smoking,
        "other-hand" = OtherHand,
        "finger-on-clock" = FingerOnClock,
        "disturbance" = Disturbance,
        "no-help" = NoHelp,
    }
    Evidence { "display" = Display, "electronic" = Electronic, "video" = Video }
    OfferState { "stands" = Stands, "accepted" = Accepted, "declined" = Declined, "void" = Void }
    Debt {
        "scoresheet" = Scoresheet,
        "move-of-touched-piece" = MoveOfTouchedPiece,
        "planned-move" = PlannedMove,
        "assistant" = Assistant,
    }
    Role {
        "queen" = Queen,
        "rook" = Rook,
        "bishop" = Bishop,
        "knight" = Knight,
        "king" = King,
        "pawn" = Pawn,
    }
    Why {
        "not-having-the-move" = NotHavingTheMove,
        "touched" = Touched,
        "moved" = Moved,
        "too-late" = TooLate,
        "not-in-force" = NotInForce,
        "arbiter-may-not" = ArbiterMayNot,
        "not-entitled" = NotEntitled,
        "forbidden" = Forbidden,
        "nothing-open" = NothingOpen,
        "too-early" = TooEarly,
        "too-much-time" = TooMuchTime,
        "own-flag-down" = OwnFlagDown,
        "not-announced" = NotAnnounced,
        "not-accepted" = NotAccepted,
        "not-restored" = NotRestored,
        "awaits-decision" = AwaitsDecision,
        "nothing-happened" = NothingHappened,
        "wrong-setup" = WrongSetup,
        "colours-reversed" = ColoursReversed,
        "position-lost" = PositionLost,
        "interference" = Interference,
        "clock-not-running" = ClockNotRunning,
        "below-limit" = BelowLimit,
        "sheets-incomplete" = SheetsIncomplete,
        "no-evidence" = NoEvidence,
        "unlawful-score" = UnlawfulScore,
        "not-an-option" = NotAnOption,
        "final" = Final,
        "absent" = Absent,
        "legal-move" = LegalMove,
        "no-promotion" = NoPromotion,
        "no-such-piece" = NoSuchPiece,
        "not-started" = NotStarted,
        "rook-first" = RookFirst,
        "flag-up" = FlagUp,
        "not-repeated" = NotRepeated,
        "moves-differ" = MovesDiffer,
        "too-few-moves" = TooFewMoves,
        "intended-impossible" = IntendedImpossible,
        "mate-possible" = MatePossible,
        "rejected" = Rejected,
        "game-over" = GameOver,
    }
}

impl Word for Score {
    const ALL: &'static [Score] = &Score::ALL;

    fn word(self) -> &'static str {
        self.as_str()
    }
}

impl Word for Reason {
    const ALL: &'static [Reason] = &Reason::ALL;

    fn word(self) -> &'static str {
        self.as_str()
    }
}
