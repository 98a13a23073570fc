//! Illegal moves and displaced pieces (4.7 of the table).

use super::{clock::CannotWin, table::rows};

rows! {
    /// What follows a move that was none.
    Illegal {
        /// When an illegal move is complete.
        "P-080" illegal_complete: Complete,
        /// Whose finding counts.
        "P-081" illegal_who: WhoFinds,
        /// Until when it may be found.
        "P-082" illegal_window: Window,
        /// What the offender's offences cost.
        "P-083" illegal_ladder: Ladder,
        /// When losing by it only draws.
        "P-087" illegal_draw: CannotWin,
        /// The position before it cannot be established.
        "P-088" position_unknown: PositionUnknown,
        /// The clock pressed without a move.
        "P-090" press_without_move: PressWithoutMove,
        /// A pawn left on the last rank and the clock pressed.
        "P-091" unpromoted: Unpromoted,
        /// The opponent's clock after such a press.
        "P-091b" pawn_left_clock: PawnLeftClock,
        /// Both kings in check.
        "P-092" both_kings: BothKings,
        /// A king captured.
        "P-093" king_capture: KingCapture,
        /// Which move replaces it.
        "P-095" replacement: Replacement,
        /// A piece displaced, found later.
        "P-096" displaced_found: DisplacedFound,
        /// Pieces displaced: who puts them back, and when.
        "P-097" displaced: Displaced,
        /// Whether different offences are counted together.
        "P-099" counter: Counter,
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Complete {
    /// When the clock is pressed.
    Pressed,
    /// When it is made.
    Made,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum WhoFinds {
    /// Anybody entitled: the arbiter must act.
    Anybody,
    /// The arbiter if seen in time, else the opponent by claim.
    ArbiterInTimeElseOpponent,
    /// A player's claim.
    Players,
    /// The opponent's claim or complaint only.
    Opponent,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Window {
    WholeGame,
    /// Until the opponent has made the next move.
    OpponentsNextMove,
    /// Until the claimant touches a piece; capturing the king is a claim.
    ClaimantsTouch,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Ladder {
    /// Minutes to the opponent each time, and loss at this offence.
    Minutes { minutes: u32, loses_at: u32 },
    /// The first one loses.
    Loses,
    /// Position restored; a penalty is the arbiter's choice.
    General,
    /// Position restored; on complaint so many minutes may be given to the opponent.
    MayAddMinutes(u32),
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PositionUnknown {
    /// Play on from the last position that can be established.
    LastIdentifiable,
    Annul,
    /// Cannot matter inside the window.
    CannotOccur,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PressWithoutMove {
    /// An illegal move at once.
    IllegalAtOnce,
    /// An illegal move to be found.
    IllegalWhenFound,
    /// Improper handling: a penalty is due.
    Penalty,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Unpromoted {
    /// Replaced by a queen, and counted as an illegal move.
    QueenAndLadder,
    /// An illegal move like any other.
    IllegalMove,
    /// Position before the pawn move, to be promoted properly; warning or penalty.
    TakenBackAndWarned,
    /// The move was not made: to be carried out properly, perhaps with a penalty.
    CarriedOut,
    /// The same, with a time penalty when it happens again.
    CarriedOutPenaltyIfRepeated,
    /// No offence.
    Allowed,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum BothKings {
    /// Found as an illegal move.
    IllegalMove,
    /// Wait for the next completed move; still illegal: draw.
    WaitThenDraw,
    /// On a player's word the last move is corrected; impossible: draw.
    CorrectElseDraw,
    /// Nothing beyond a claim.
    Nothing,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum KingCapture {
    /// An illegal move like any other.
    IllegalMove,
    /// Proof of the claim.
    Proof,
    /// An illegal move; not yet pressed, the capturer may still claim the one before.
    UnlessPressed,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Replacement {
    TouchMove,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum DisplacedFound {
    /// Position restored, else the last one that can be established.
    RestoreElseLast,
    /// Position restored, else annulled.
    RestoreElseAnnul,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Displaced {
    /// Put back on the own time; either player may stop the clock.
    OwnTime,
    /// Put back on the own time; the opponent may restart that clock without moving.
    OpponentMayRestart,
    /// Not to press before it is put back.
    NotToPressBefore,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Counter {
    /// Illegal moves, two hands and empty presses each have their own.
    PerArticle,
    Common,
    /// One offence decides.
    Single,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PawnLeftClock {
    /// Set back to what it showed before the press.
    SetBack,
    NotRegulated,
}
