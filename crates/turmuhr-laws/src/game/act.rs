//! What happens at the board, at the grain the Laws talk about it.

use turmuhr_clock::{Moment, Span};
use turmuhr_core::{CastlingSide, Color, Move, Square};

use super::ruling::Score;
use crate::board::legality::Attempt;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimedAct {
    /// On the venue clock, since the scheduled start.
    pub at: Moment,
    pub by: Actor,
    pub act: Act,
}

impl TimedAct {
    /// Articles 1 to 5: the players move, resign and agree; nobody presses a clock or claims.
    pub(super) fn is_of_the_basic_rules(&self) -> bool {
        matches!(self.by, Actor::Player(_))
            && matches!(
                self.act,
                Act::Move(_)
                    | Act::Illegal(_)
                    | Act::Unlawful(_)
                    | Act::Touch { .. }
                    | Act::TouchBoth { .. }
                    | Act::Release { .. }
                    | Act::CastleTouch { .. }
                    | Act::Promote { .. }
                    | Act::Offer
                    | Act::OfferIf { .. }
                    | Act::Accept
                    | Act::Decline
                    | Act::Resign
                    | Act::Wait
            )
    }
}

/// Who acts.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    Player(Color),
    Arbiter,
    Spectator,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// The round starts, White's clock is started.
    Start,
    /// The player appears at the board.
    Arrive,
    /// A move made without fault: touched, moved, released; not yet pressed.
    Move(Move),
    /// A move made that is not legal, released.
    Illegal(Attempt),
    /// A move without a fault of its own, where the pieces stand as no game could have them.
    Unlawful(Attempt),
    Press,
    /// The clock pressed without a move made.
    PressEarly,
    Touch {
        square: Square,
        intent: Intent,
    },
    /// Touches a piece of each colour, and nobody can tell which first.
    TouchBoth {
        own: Square,
        enemy: Square,
    },
    /// Lets go of the piece being moved, there.
    Release {
        square: Square,
    },
    /// Begins to castle, touching in this order.
    CastleTouch {
        first: CastleOrder,
        side: CastlingSide,
    },
    /// Makes this move with both hands.
    TwoHands(Move),
    /// Promotes in a defective way.
    Promote {
        attempt: Attempt,
        fault: PromotionFault,
    },
    /// Knocks pieces over or off their squares.
    Displace {
        squares: Vec<Square>,
    },
    /// Has put displaced pieces back.
    Restore,
    /// Stops both clocks; by the arbiter: interrupts the game.
    StopClock,
    /// The arbiter has the game go on.
    Restart,
    /// Mishandles the clock.
    HitClock,
    Offer,
    /// Offers a draw on a condition.
    OfferIf {
        condition: String,
    },
    Accept,
    Decline,
    Resign,
    Claim(Claim),
    /// Writes a move on the own scoresheet.
    Write {
        text: String,
    },
    /// State of the own scoresheet, or a wish to see another.
    Sheet(Sheet),
    /// Brings somebody to press the clock, to keep score or to move the pieces.
    Assistant {
        helps: Help,
        /// Who it is, for the record.
        name: Option<String>,
        /// The player has a disability.
        disabled: bool,
    },
    /// Both scoresheets signed with this result.
    Sign {
        result: Score,
    },
    /// The arbiter notices something.
    Observe {
        what: Observation,
        against: Option<Color>,
    },
    /// The arbiter decides.
    Decide(Decision),
    /// An offence against the articles on conduct.
    Misconduct(Misconduct),
    /// A forbidden device rings or is found.
    Device,
    /// Refuses to follow the Laws again and again.
    Refuse,
    /// Leaves without permission.
    Leave {
        place: Place,
    },
    Interfere,
    /// Announces a move.
    Announce {
        text: String,
    },
    /// The session's time is up, the arbiter asks for a sealed move; or the player having the move
    /// adjourns this long before the end of the session.
    Adjourn {
        early: Option<Span>,
    },
    /// The move as written for the envelope.
    Seal {
        text: String,
    },
    Envelope(Envelope),
    /// The agreed time of resumption, and who is there.
    Resume {
        white: bool,
        black: bool,
    },
    /// Appeals against the last decision.
    Appeal,
    /// Time passes.
    Wait,
}

/// Why a piece is touched.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Intent {
    Move,
    /// Announced beforehand.
    Adjust,
    Accident,
    /// Felt with the fingers and left where it is.
    Feel,
}

/// How a player behaves wrongly.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Misconduct {
    /// Brings the game into disrepute.
    Disrepute,
    /// Uses notes, takes advice or analyses on another board.
    ForbiddenAid,
    /// Refuses to be searched.
    SearchRefused,
    /// Smokes where it is not allowed.
    Smoking,
    /// Presses the clock with the other hand than the one that moved.
    OtherHand,
    /// Keeps a finger on or over the button.
    FingerOnClock,
    /// Distracts or annoys the opponent.
    Disturbance,
    /// Will not help to reconstruct the game or to check a claim.
    NoHelp,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum CastleOrder {
    King,
    Rook,
    Both,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum PromotionFault {
    /// The piece wanted is not at hand.
    Absent,
    /// A rook upside down is put for a queen.
    UpsideDownRook,
    /// The pawn is left on the last rank.
    PawnLeft,
    /// The new piece has touched the square of promotion and is still in the hand.
    Touched,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sheet {
    Complete,
    Behind,
    /// Kept in a notation that is not algebraic.
    NotAlgebraic,
    /// The own previous move is not on the sheet.
    OwnMoveMissing,
    /// The opponent's last move is not on the sheet yet.
    OpponentsMoveMissing,
    /// Kept in Braille or on a recording device.
    BrailleOrDevice,
    /// The player asks for the opponent's sheet to complete the own one.
    WantsOpponents,
    /// The player asks to see the arbiter's record.
    WantsArbiters,
}

/// What an assistant does for a player.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Help {
    Clock,
    Score,
    /// Makes the moves on the board, and announces them.
    Pieces,
}

/// What a claim rests on, where it is not the scoresheets.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Evidence {
    /// A display of the moves or the position in the hall.
    Display,
    /// The record of an electronic board.
    Electronic,
    Video,
}

/// What a player claims.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    Repetition {
        intended: Option<String>,
    },
    Fifty {
        intended: Option<String>,
    },
    Flag,
    IllegalMove,
    TouchMove,
    /// The opponent makes no effort to win by normal means.
    InsufficientEffort,
    /// The opponent cannot win by normal means.
    CannotWin,
    /// That an increment be introduced.
    Increment,
    WrongSetup,
    WrongClock,
    ColoursReversed,
    /// Pieces stand where no move brought them.
    DisplacedPiece,
    /// The player's assistant claims.
    ByAssistant(Box<Claim>),
    /// A claim that rests on this alone.
    RestingOn {
        evidence: Evidence,
        claim: Box<Claim>,
    },
}

/// What the arbiter notices.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Observation {
    IllegalMove,
    Flag,
    /// The time is exceeded although a defective flag is still up.
    StuckFlag,
    /// Nobody can give mate any more.
    DeadPosition,
    /// Both are down and nobody can tell which fell first.
    BothFlags,
    BothKingsInCheck,
    PawnOnLastRank,
    TouchMove,
    TwoHands,
    PressEarly,
    WrongSetup,
    WrongBoard,
    ColoursReversed,
    DisplacedPiece,
    /// Neither scoresheets nor a second board show how many moves were made.
    MovesUnknown,
    /// The two boards of a game with a visually impaired player differ.
    BoardsDiffer,
    /// An irregularity is found, and the position before it cannot be established: so many half-moves are certain.
    PositionUnknown {
        ply: usize,
    },
}

impl Observation {
    pub const ALL: [Observation; 16] = [
        Observation::IllegalMove,
        Observation::Flag,
        Observation::StuckFlag,
        Observation::DeadPosition,
        Observation::BothFlags,
        Observation::BothKingsInCheck,
        Observation::PawnOnLastRank,
        Observation::TouchMove,
        Observation::TwoHands,
        Observation::PressEarly,
        Observation::WrongSetup,
        Observation::WrongBoard,
        Observation::ColoursReversed,
        Observation::DisplacedPiece,
        Observation::MovesUnknown,
        Observation::BoardsDiffer,
    ];
}

/// What the arbiter decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    pub choice: Choice,
    pub to: Option<Color>,
    pub amount: Option<Span>,
    pub result: Option<Score>,
    /// No article settles the case: the arbiter rules as in similar ones, outside the list of options.
    pub by_analogy: bool,
}

/// A way to decide.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Choice {
    Warning,
    AddTime,
    TakeTime,
    LoseGame,
    Points,
    Fine,
    ExcludeRound,
    Expel,
    /// Yes: a claim is granted, a request agreed to, a draw declared.
    Agree,
    Postpone,
    Reject,
    /// What is, stays.
    Stand,
    Continue,
    NewGame,
    /// A late player may play.
    LetPlay,
    SetClock,
}

impl Choice {
    pub const ALL: [Choice; 16] = [
        Choice::Warning,
        Choice::AddTime,
        Choice::TakeTime,
        Choice::LoseGame,
        Choice::Points,
        Choice::Fine,
        Choice::ExcludeRound,
        Choice::Expel,
        Choice::Agree,
        Choice::Postpone,
        Choice::Reject,
        Choice::Stand,
        Choice::Continue,
        Choice::NewGame,
        Choice::LetPlay,
        Choice::SetClock,
    ];
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    PlayingArea,
    Venue,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Envelope {
    Lost,
    Opened,
}
