//! What follows, for whom, and by which article.

use std::fmt;

use turmuhr_clock::Span;
use turmuhr_core::{CastlingSide, Citation, Color, Move, Role, Square};

use super::act::Choice;

/// What the arbiter announces, and the text that obliges them to.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use = "a ruling nobody announces is a bug"]
pub struct Ruling {
    pub what: Consequence,
    /// The article the consequence rests on first, then those that had to be read too.
    pub cites: Vec<Citation>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Consequence {
    Over(Over),
    AddTime {
        to: Color,
        amount: Span,
    },
    TakeTime {
        from: Color,
        amount: Span,
    },
    SetClock {
        white: Span,
        black: Span,
    },
    /// The position after so many half-moves is restored.
    Restore {
        ply: usize,
    },
    /// What must be played.
    Must(Must),
    /// Any legal move may be made.
    Free,
    ReplacePawn {
        square: Square,
        role: Role,
    },
    Claim {
        upheld: bool,
    },
    /// The act or claim may not be examined.
    Inadmissible {
        why: Why,
    },
    Offer(OfferState),
    Warning {
        to: Color,
    },
    Penalty {
        /// Nobody of the two players: somebody from outside.
        to: Option<Color>,
        what: Choice,
    },
    /// The arbiter must choose.
    Choose {
        options: Vec<Choice>,
        /// What the text says should follow unless the arbiter decides otherwise.
        default: Option<Choice>,
    },
    Owes {
        who: Color,
        what: Debt,
    },
    NewGame {
        why: Why,
    },
    Continue,
    Sealed,
    /// The captain is spoken to; what remains goes into the match report.
    Report {
        about: Color,
    },
    /// An appeal is stored with the game; it changes nothing by itself.
    AppealStored,
    Spoken {
        text: String,
    },
}

/// The duty left after touching or releasing pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Must {
    pub pieces: Vec<Square>,
    pub capture: Vec<Square>,
    pub castle: Option<CastlingSide>,
    pub moves: Vec<Move>,
}

/// How a game ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Over {
    /// None where the game is annulled.
    pub result: Option<Score>,
    pub reason: Reason,
}

/// A result, as each player gets it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    WhiteWins,
    BlackWins,
    Draw,
    BothLose,
    /// Black does not appear.
    WhiteByForfeit,
    /// White does not appear.
    BlackByForfeit,
    NobodyAppears,
    /// White loses, Black gets a draw's score.
    WhiteZeroBlackHalf,
    WhiteHalfBlackZero,
}

impl Score {
    pub const ALL: [Score; 9] = [
        Score::WhiteWins,
        Score::BlackWins,
        Score::Draw,
        Score::BothLose,
        Score::WhiteByForfeit,
        Score::BlackByForfeit,
        Score::NobodyAppears,
        Score::WhiteZeroBlackHalf,
        Score::WhiteHalfBlackZero,
    ];

    pub const fn win(winner: Color) -> Score {
        match winner {
            Color::White => Score::WhiteWins,
            Color::Black => Score::BlackWins,
        }
    }

    pub const fn as_str(self) -> &'static str {
        match self {
            Score::WhiteWins => "1-0",
            Score::BlackWins => "0-1",
            Score::Draw => "1/2-1/2",
            Score::BothLose => "0-0",
            Score::WhiteByForfeit => "+/-",
            Score::BlackByForfeit => "-/+",
            Score::NobodyAppears => "-/-",
            Score::WhiteZeroBlackHalf => "0-1/2",
            Score::WhiteHalfBlackZero => "1/2-0",
        }
    }

    pub fn parse(text: &str) -> Option<Score> {
        Score::ALL.into_iter().find(|score| score.as_str() == text)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Why a game is over.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    Checkmate,
    Resignation,
    Stalemate,
    DeadPosition,
    Agreement,
    RepetitionClaim,
    FiftyClaim,
    Fivefold,
    SeventyFive,
    Time,
    TimeNoMate,
    IllegalMoves,
    IllegalNoMate,
    Default,
    Device,
    Refusal,
    SealedMove,
    Arbiter,
    BothFlags,
    CannotWin,
    BothKingsInCheck,
    TouchMove,
    Annulled,
}

impl Reason {
    pub const ALL: [Reason; 23] = [
        Reason::Checkmate,
        Reason::Resignation,
        Reason::Stalemate,
        Reason::DeadPosition,
        Reason::Agreement,
        Reason::RepetitionClaim,
        Reason::FiftyClaim,
        Reason::Fivefold,
        Reason::SeventyFive,
        Reason::Time,
        Reason::TimeNoMate,
        Reason::IllegalMoves,
        Reason::IllegalNoMate,
        Reason::Default,
        Reason::Device,
        Reason::Refusal,
        Reason::SealedMove,
        Reason::Arbiter,
        Reason::BothFlags,
        Reason::CannotWin,
        Reason::BothKingsInCheck,
        Reason::TouchMove,
        Reason::Annulled,
    ];

    pub const fn as_str(self) -> &'static str {
        match self {
            Reason::Checkmate => "checkmate",
            Reason::Resignation => "resignation",
            Reason::Stalemate => "stalemate",
            Reason::DeadPosition => "dead-position",
            Reason::Agreement => "agreement",
            Reason::RepetitionClaim => "repetition-claim",
            Reason::FiftyClaim => "fifty-claim",
            Reason::Fivefold => "fivefold",
            Reason::SeventyFive => "seventyfive",
            Reason::Time => "time",
            Reason::TimeNoMate => "time-no-mate",
            Reason::IllegalMoves => "illegal-moves",
            Reason::IllegalNoMate => "illegal-no-mate",
            Reason::Default => "default",
            Reason::Device => "device",
            Reason::Refusal => "refusal",
            Reason::SealedMove => "sealed-move",
            Reason::Arbiter => "arbiter",
            Reason::BothFlags => "both-flags",
            Reason::CannotWin => "cannot-win",
            Reason::BothKingsInCheck => "both-kings-in-check",
            Reason::TouchMove => "touch-move",
            Reason::Annulled => "annulled",
        }
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum OfferState {
    Stands,
    Accepted,
    Declined,
    Void,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Debt {
    Scoresheet,
    MoveOfTouchedPiece,
    PlannedMove,
    /// Somebody who makes and announces the moves.
    Assistant,
}

/// Why something may not be examined, or why a game begins anew.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// The player does not have the move.
    NotHavingTheMove,
    /// The right was lost by touching a piece.
    Touched,
    /// The right was lost by making a move.
    Moved,
    TooLate,
    /// The rule is not in force in this game.
    NotInForce,
    /// The arbiter may not intervene here.
    ArbiterMayNot,
    /// Only the arbiter or a player may do this.
    NotEntitled,
    /// The regulations forbid it.
    Forbidden,
    /// Nothing of the kind is open.
    NothingOpen,
    /// Too early: both players must have made a move.
    TooEarly,
    /// The player still has too much time.
    TooMuchTime,
    /// The player's own flag has fallen.
    OwnFlagDown,
    /// The move has not been announced.
    NotAnnounced,
    /// The arbiter does not accept the person.
    NotAccepted,
    /// Displaced pieces have not been put back.
    NotRestored,
    /// The game has been ended by a claim and waits for its decision.
    AwaitsDecision,
    /// Nothing of what is claimed has happened.
    NothingHappened,
    WrongSetup,
    ColoursReversed,
    PositionLost,
    Interference,
    /// The clock is not the player's to press now.
    ClockNotRunning,
    /// The player would be left less time than the text protects.
    BelowLimit,
    /// Scoresheets must be completed first.
    SheetsIncomplete,
    /// A claim may not rest on this alone.
    NoEvidence,
    /// The score does not fit what it is given for.
    UnlawfulScore,
    /// The text does not offer the arbiter this choice here.
    NotAnOption,
    /// The decision is final.
    Final,
    /// The player it concerns is not there.
    Absent,
}
