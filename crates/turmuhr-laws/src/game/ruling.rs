//! What follows, for whom, and by which article.

use std::fmt;

use turmuhr_clock::Span;
use turmuhr_core::{CastlingSide, Citation, Color, Move, Role, Square};

use super::act::Choice;

/// What the arbiter announces, and the articles it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use = "a ruling nobody announces is a bug"]
pub struct Ruling {
    /// What follows.
    pub what: Consequence,
    /// The article the consequence rests on first, then those that had to be read too.
    pub cites: Vec<Citation>,
}

/// What follows from an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Consequence {
    /// The game is over.
    Over(Over),
    /// Time is added to a display.
    AddTime {
        /// The player who gets it.
        to: Color,
        /// How much.
        amount: Span,
    },
    /// Time is taken from a display.
    TakeTime {
        /// The player who loses it.
        from: Color,
        /// How much; a display stops at zero.
        amount: Span,
    },
    /// Both displays are set.
    SetClock {
        /// White's display.
        white: Span,
        /// Black's display.
        black: Span,
    },
    /// The position after so many half-moves is restored.
    Restore {
        /// Half-moves that remain.
        ply: usize,
    },
    /// What must be played.
    Must(Must),
    /// Any legal move may be made.
    Free,
    /// A pawn on the last rank is replaced (7.5.2).
    ReplacePawn {
        /// Where it stands.
        square: Square,
        /// The piece that takes its place.
        role: Role,
    },
    /// A claim is decided.
    Claim {
        /// Whether it was right.
        upheld: bool,
        /// Why not; `None` for a claim that is upheld.
        why: Option<Why>,
    },
    /// The act or claim may not be examined.
    Inadmissible {
        /// Why not.
        why: Why,
    },
    /// What becomes of a draw offer.
    Offer(OfferState),
    /// A player is warned (12.9.1).
    Warning {
        /// The player warned.
        to: Color,
    },
    /// Somebody is penalised by a decision of the arbiter (12.9).
    Penalty {
        /// `None` for a person who is not one of the players.
        to: Option<Color>,
        /// The penalty.
        what: Choice,
    },
    /// The arbiter must choose.
    Choose {
        /// What the text lets the arbiter choose from.
        options: Vec<Choice>,
        /// What the text says should follow unless the arbiter decides otherwise.
        default: Option<Choice>,
    },
    /// A player has a duty to fulfil.
    Owes {
        /// The player.
        who: Color,
        /// The duty.
        what: Debt,
    },
    /// The game is annulled and a new one played.
    NewGame {
        /// Why.
        why: Why,
    },
    /// Play goes on.
    Continue,
    /// The move is sealed and the game adjourned (I.1).
    Sealed,
    /// The captain is spoken to; what remains goes into the match report.
    Report {
        /// The player reported.
        about: Color,
    },
    /// An appeal is stored with the game; it changes nothing by itself.
    AppealStored,
    /// The words of an announcement (D.2.1).
    Spoken {
        /// What is said aloud.
        text: String,
    },
}

impl Consequence {
    /// A claim that is right.
    pub(super) const UPHELD: Consequence = Consequence::Claim { upheld: true, why: None };

    /// A claim that is refused.
    pub(super) const fn refused(why: Why) -> Consequence {
        Consequence::Claim { upheld: false, why: Some(why) }
    }
}

/// The duty left after touching or releasing pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Must {
    /// One of these pieces must move.
    pub pieces: Vec<Square>,
    /// One of these pieces must be captured.
    pub capture: Vec<Square>,
    /// Castling on this side.
    pub castle: Option<CastlingSide>,
    /// Every move that fulfils the duty.
    pub moves: Vec<Move>,
}

/// How a game ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Over {
    /// None where the game is annulled.
    pub result: Option<Score>,
    /// What ended it.
    pub reason: Reason,
}

/// A result, as each player gets it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// One point for White.
    WhiteWins,
    /// One point for Black.
    BlackWins,
    /// Half a point each.
    Draw,
    /// No point for either player.
    BothLose,
    /// Black does not appear.
    WhiteByForfeit,
    /// White does not appear.
    BlackByForfeit,
    /// Neither player appears (6.7).
    NobodyAppears,
    /// White loses, Black gets a draw's score.
    WhiteZeroBlackHalf,
    /// Black loses, White gets a draw's score.
    WhiteHalfBlackZero,
}

impl Score {
    /// Every score.
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

    /// The score of a game won at the board.
    pub const fn win(winner: Color) -> Score {
        match winner {
            Color::White => Score::WhiteWins,
            Color::Black => Score::BlackWins,
        }
    }

    /// The form in files, such as `1-0` and `1/2-1/2`.
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

    /// Reads the form of [`Score::as_str`].
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
    /// The king is attacked and has no legal move (5.1.1).
    Checkmate,
    /// A player resigned (5.1.2).
    Resignation,
    /// No legal move and no check (5.2.1).
    Stalemate,
    /// Neither player can mate by any series of legal moves (5.2.2).
    DeadPosition,
    /// Both players agreed to a draw (5.2.3).
    Agreement,
    /// A right claim of threefold repetition (9.2).
    RepetitionClaim,
    /// A right claim of fifty moves without progress (9.3).
    FiftyClaim,
    /// The same position for the fifth time (9.6.1).
    Fivefold,
    /// Seventy-five moves without progress (9.6.2).
    SeventyFive,
    /// A flag fell (6.9).
    Time,
    /// A flag fell, and the opponent cannot mate (6.9).
    TimeNoMate,
    /// Too many illegal moves (7.5.3 of 2017, 7.5.5 since).
    IllegalMoves,
    /// Too many illegal moves, and the opponent cannot mate.
    IllegalNoMate,
    /// A player arrived after the default time or not at all (6.7.1).
    Default,
    /// A player had a forbidden device (11.3.2).
    Device,
    /// Persistent refusal to comply with the Laws (11.7).
    Refusal,
    /// The sealed move was ambiguous, unreadable or illegal (I.8).
    SealedMove,
    /// The arbiter's decision (12.9.6, or by analogy).
    Arbiter,
    /// Both flags are down and nobody can tell which fell first (III.3.1.2).
    BothFlags,
    /// The opponent cannot win by normal means, or does not try (III.5).
    CannotWin,
    /// Both kings stayed in check (A.4.4 of 2017).
    BothKingsInCheck,
    /// Breaches of touch-move (11 of the blitz of 1993).
    TouchMove,
    /// The game does not count.
    Annulled,
}

impl Reason {
    /// Every reason.
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

    /// The short name in files; it never changes.
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

/// The state of a draw offer after an event (9.1).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum OfferState {
    /// It waits for an answer.
    Stands,
    /// The game is drawn.
    Accepted,
    /// By a word, or by touching or moving a piece.
    Declined,
    /// It has no effect.
    Void,
}

/// What a player still has to do.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Debt {
    /// Complete the scoresheet (8.5).
    Scoresheet,
    /// Move a piece that was touched (4.3).
    MoveOfTouchedPiece,
    /// Play the move announced with a wrong claim (9.5.3).
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
    /// The window for it has closed.
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
    /// The initial position was wrong (7.2.1).
    WrongSetup,
    /// Colours were reversed (7.3).
    ColoursReversed,
    /// The position cannot be established (8.1, 8.2 of 1984 and 1993; I.12).
    PositionLost,
    /// Somebody from outside interfered (18 of the blitz of 1993 and its kin).
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
    /// The move reported as illegal is legal (3.10.1).
    LegalMove,
    /// What was reported as a promotion is none (3.7.5.1).
    NoPromotion,
    /// No such piece stands on the square named.
    NoSuchPiece,
    /// The game has not been started.
    NotStarted,
    /// The rook was touched before the king (4.4.2).
    RookFirst,
    /// The opponent's flag has not fallen.
    FlagUp,
    /// The position has not appeared often enough (9.2).
    NotRepeated,
    /// The pieces stood alike, but the possible moves were not the same (9.2.2).
    MovesDiffer,
    /// Too few moves without capture and pawn move (9.3).
    TooFewMoves,
    /// The intended move cannot be made.
    IntendedImpossible,
    /// Mate is still possible.
    MatePossible,
    /// The arbiter does not agree.
    Rejected,
    /// The game is over; nothing changes.
    GameOver,
}
