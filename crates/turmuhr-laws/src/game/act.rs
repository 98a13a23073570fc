//! What happens at the board, in the steps the Laws distinguish.

use turmuhr_clock::{Moment, Span};
use turmuhr_core::{CastlingSide, Color, Move, Square};

use super::ruling::Score;
use crate::board::legality::Attempt;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimedAct {
    /// On the venue clock, since the scheduled start.
    pub at: Moment,
    /// Who acted.
    pub by: Actor,
    /// What they did.
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

impl TimedAct {
    /// What needs the clocks running: moves, presses, touches.
    pub(super) fn is_played_on_the_clock(&self) -> bool {
        matches!(
            self.act,
            Act::Move(_)
                | Act::Illegal(_)
                | Act::Unlawful(_)
                | Act::Press
                | Act::PressEarly
                | Act::Touch { .. }
                | Act::TouchBoth { .. }
                | Act::Release { .. }
                | Act::CastleTouch { .. }
                | Act::TwoHands(_)
                | Act::Promote { .. }
                | Act::StopClock
        )
    }
}

/// Who acts.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// One of the two players, or their assistant on their behalf.
    Player(Color),
    /// The arbiter or an assistant of the arbiter.
    Arbiter,
    /// Anybody else: spectators, and players of other games.
    Spectator,
}

/// What players, arbiter and others can do.
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
    /// A move in an unlawful position, without a fault of its own.
    Unlawful(Attempt),
    /// The player presses the clock, which completes the move (6.2.1).
    Press,
    /// The clock pressed without a move made.
    PressEarly,
    /// The player touches a piece (4.2, 4.3).
    Touch {
        /// Where it stands.
        square: Square,
        /// Why it is touched.
        intent: Intent,
    },
    /// Touches a piece of each colour in an unknown order.
    TouchBoth {
        /// The player's own piece.
        own: Square,
        /// The opponent's piece.
        enemy: Square,
    },
    /// Lets go of the piece being moved, there.
    Release {
        /// Where it is let go.
        square: Square,
    },
    /// Begins to castle, touching in this order.
    CastleTouch {
        /// The piece touched first.
        first: CastleOrder,
        /// The side of castling.
        side: CastlingSide,
    },
    /// Makes this move with both hands.
    TwoHands(Move),
    /// Promotes in a defective way.
    Promote {
        /// The pawn's move, with the piece the player wants.
        attempt: Attempt,
        /// What is wrong with it.
        fault: PromotionFault,
    },
    /// Knocks pieces over or off their squares.
    Displace {
        /// Where the pieces stood.
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
    /// The player offers a draw (9.1).
    Offer,
    /// Offers a draw on a condition.
    OfferIf {
        /// In the player's words.
        condition: String,
    },
    /// The player accepts the opponent's offer, which ends the game (9.1.2.1).
    Accept,
    /// The player declines the opponent's offer by a word (9.1.2.1).
    Decline,
    /// The player resigns (5.1.2).
    Resign,
    /// The player claims something; the ruling upholds or rejects it.
    Claim(Claim),
    /// Writes a move on the own scoresheet.
    Write {
        /// As written, in algebraic notation of any language.
        text: String,
    },
    /// State of the own scoresheet, or a wish to see another.
    Sheet(Sheet),
    /// Brings somebody to press the clock, to keep score or to move the pieces.
    Assistant {
        /// What the assistant does.
        helps: Help,
        /// Who it is, for the record.
        name: Option<String>,
        /// The player has a disability.
        disabled: bool,
    },
    /// Both scoresheets signed with this result.
    Sign {
        /// The result on the sheets, right or wrong (8.7).
        result: Score,
    },
    /// The arbiter notices something.
    Observe {
        /// What is noticed.
        what: Observation,
        /// The offender; `None` if it concerns both or follows from the position.
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
        /// Where to.
        place: Place,
    },
    /// Somebody from outside interferes in the game (12.7).
    Interfere,
    /// Announces a move.
    Announce {
        /// As spoken, in German or English.
        text: String,
    },
    /// The arbiter asks for a sealed move at the end of the session, or the player having the move adjourns
    /// earlier.
    Adjourn {
        /// Time to the end of the session; `None` if the arbiter asks.
        early: Option<Span>,
    },
    /// The move as written for the envelope.
    Seal {
        /// As written on the sheet in the envelope.
        text: String,
    },
    /// The envelope with the sealed move is opened, or lost.
    Envelope(Envelope),
    /// The agreed time of resumption, and who is there.
    Resume {
        /// Whether White is there.
        white: bool,
        /// Whether Black is there.
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
    /// To move or capture it (4.3).
    Move,
    /// Announced beforehand.
    Adjust,
    /// Brushed against, without a wish to move it.
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
    /// Refuses to help with a reconstruction or with checking a claim.
    NoHelp,
}

/// The order in which castling begins (4.4).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum CastleOrder {
    /// The king first.
    King,
    /// The rook first.
    Rook,
    /// Both together, with two hands.
    Both,
}

/// What is wrong with a promotion (3.7.5, 4.4.4, 6.11.2, 7.5.2).
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

/// A player's scoresheet, or a request to see another (Article 8).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sheet {
    /// Every move is on the sheet.
    Complete,
    /// Moves are missing on the sheet (8.5).
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
    /// Presses the clock (6.2.6).
    Clock,
    /// Keeps score (8.1.6).
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
    /// A film of the game.
    Video,
}

/// What a player claims.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The same position for the third time (9.2).
    Repetition {
        /// The move to be played, as written; `None` if the position is on the board.
        intended: Option<String>,
    },
    /// Fifty moves by each side without capture or pawn move (9.3).
    Fifty {
        /// The move to be played, as written; `None` if the moves are completed.
        intended: Option<String>,
    },
    /// The opponent's flag has fallen (6.8).
    Flag,
    /// The opponent has completed an illegal move (7.5).
    IllegalMove,
    /// The opponent has broken touch-move (4.8).
    TouchMove,
    /// The opponent makes no effort to win by normal means.
    InsufficientEffort,
    /// The opponent cannot win by normal means.
    CannotWin,
    /// That an increment be introduced.
    Increment,
    /// The initial position was wrong (7.2).
    WrongSetup,
    /// The clock was set wrongly (6.10.2).
    WrongClock,
    /// The game began with colours reversed (7.3).
    ColoursReversed,
    /// Pieces stand where no move brought them.
    DisplacedPiece,
    /// The player's assistant claims.
    ByAssistant(Box<Claim>),
    /// A claim that rests on this alone.
    RestingOn {
        /// What it rests on.
        evidence: Evidence,
        /// The claim itself.
        claim: Box<Claim>,
    },
}

/// What the arbiter notices.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Observation {
    /// A completed illegal move (7.5).
    IllegalMove,
    /// A fallen flag (6.8).
    Flag,
    /// The time is exceeded although a defective flag is still up.
    StuckFlag,
    /// Nobody can give mate any more.
    DeadPosition,
    /// Both are down and nobody can tell which fell first.
    BothFlags,
    /// Both kings in check (A.4.4 of 2017).
    BothKingsInCheck,
    /// A pawn left on the last rank (7.5.2).
    PawnOnLastRank,
    /// A breach of touch-move (4.3).
    TouchMove,
    /// A move with two hands (7.7.1 of 2017, 7.5.4 since).
    TwoHands,
    /// The clock pressed without a move (7.8.1 of 2017, 7.5.3 since).
    PressEarly,
    /// A wrong initial position (7.2.1).
    WrongSetup,
    /// A board turned the wrong way (7.2.2).
    WrongBoard,
    /// Colours reversed (7.3).
    ColoursReversed,
    /// Pieces displaced (7.6).
    DisplacedPiece,
    /// Neither scoresheets nor a second board show how many moves were made.
    MovesUnknown,
    /// The two boards of a game with a visually impaired player differ.
    BoardsDiffer,
    /// An irregularity is found, and the position before it cannot be established.
    PositionUnknown {
        /// Half-moves that are certain.
        ply: usize,
    },
}

impl Observation {
    /// Every observation except [`Observation::PositionUnknown`], which needs a number.
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
    /// The option chosen.
    pub choice: Choice,
    /// The player penalised, or with [`Choice::AddTime`] the player who gets the time.
    pub to: Option<Color>,
    /// The time added, taken or set; for a penalty two minutes if `None`.
    pub amount: Option<Span>,
    /// The result, if the decision gives one.
    pub result: Option<Score>,
    /// The arbiter rules by analogy, outside the list of options: no article settles the case.
    pub by_analogy: bool,
}

/// A way to decide.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Choice {
    /// A warning (12.9.1).
    Warning,
    /// More time for the opponent (12.9.2).
    AddTime,
    /// Less time for the offender (12.9.3).
    TakeTime,
    /// The game is lost (12.9.6).
    LoseGame,
    /// Fewer points for the offender (12.9.5).
    Points,
    /// A fine, if announced in advance (12.9.7).
    Fine,
    /// Exclusion from one or more rounds (12.9.8).
    ExcludeRound,
    /// Expulsion from the event (12.9.9).
    Expel,
    /// Yes: a claim is granted, a request agreed to, a draw declared.
    Agree,
    /// A claim is decided later (III.5.2).
    Postpone,
    /// A claim or request is refused.
    Reject,
    /// Nothing changes.
    Stand,
    /// The game goes on without a penalty.
    Continue,
    /// The game is annulled and a new one played.
    NewGame,
    /// A late player may play.
    LetPlay,
    /// The arbiter sets the clocks.
    SetClock,
}

impl Choice {
    /// Whether it is one of the penalties of Article 12.9.
    pub const fn is_penalty(self) -> bool {
        match self {
            Choice::Warning
            | Choice::AddTime
            | Choice::TakeTime
            | Choice::LoseGame
            | Choice::Points
            | Choice::Fine
            | Choice::ExcludeRound
            | Choice::Expel => true,
            Choice::Agree
            | Choice::Postpone
            | Choice::Reject
            | Choice::Stand
            | Choice::Continue
            | Choice::NewGame
            | Choice::LetPlay
            | Choice::SetClock => false,
        }
    }

    /// Every choice.
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

/// What a player leaves without permission (11.2.3).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The boards and what belongs to them.
    PlayingArea,
    /// The playing area with rest rooms, toilets and the like (11.2).
    Venue,
}

/// What becomes of the sealed move (Guidelines I).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Envelope {
    /// It cannot be found (I.12).
    Lost,
    /// It is opened, and the move in it is made on the board (I.7).
    Opened,
}
