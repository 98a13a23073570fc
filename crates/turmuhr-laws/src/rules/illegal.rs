//! Illegal moves and displaced pieces.

use super::{clock::CannotWin, table::rows};

rows! {
    /// Illegal moves and displaced pieces.
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

/// When an illegal move counts as completed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Complete {
    /// When the clock is pressed (7.5.1; Appendix C of 2001; 4b of the blitz of 1993).
    Pressed,
    /// When it is made (7.4 of 2001; 8.1 of 1984 and 1993; 20b of the rapid of 1990; 8.11(3) of the blitz of
    /// 1977).
    Made,
}

/// Who may establish an illegal move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum WhoFinds {
    /// Anybody; the arbiter must act on it (7.5.1; 7.4 of 2001; 8.1 of 1984 and 1993).
    Anybody,
    /// The arbiter if seen in time, else the opponent by claim (A.5.2 of 2023; A.4.2 of 2017 and 2018).
    ArbiterInTimeElseOpponent,
    /// A player's claim (Appendix B of 2001).
    Players,
    /// The opponent's claim or complaint only (Appendix C of 2001; 14d of the blitz of 1993; 16 of the rapid
    /// of 1990; 8.11(3) of the blitz of 1977).
    Opponent,
}

/// Until when an illegal move can be established.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Window {
    /// As long as the game lasts (7.5.1; 7.4 of 2001; 8.1 of 1984 and 1993).
    WholeGame,
    /// Until the opponent has made the next move (A.5.2 of 2023; A.4.2 of 2017 and 2018; Appendix C of 2001;
    /// 14d of the blitz of 1993; 19 of the rapid of 1990).
    OpponentsNextMove,
    /// Until the claimant touches a piece; capturing the king is a claim (8.11(3) of the blitz of 1977).
    ClaimantsTouch,
}

/// What completed illegal moves cost.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Ladder {
    /// Minutes to the opponent each time, and loss at this offence (7.5.5 since 2018; 7.5.3 of 2017; 7.4 of
    /// 2001).
    Minutes {
        /// Minutes added to the opponent's time.
        minutes: u32,
        /// The number of the offence that loses.
        loses_at: u32,
    },
    /// The first one loses (A.4.2 of 2017; Appendix C of 2001; 4b of the blitz of 1993; 8.11(3) of the blitz
    /// of 1977).
    Loses,
    /// Position restored; a penalty is the arbiter's choice (8.1 of 1984 and 1993).
    General,
    /// Position restored; on complaint so many minutes may be given to the opponent (20 of the rapid of
    /// 1990).
    MayAddMinutes(u32),
}

/// What follows if the position before the illegal move is unknown.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PositionUnknown {
    /// Play on from the last position that can be established (7.5.1; 7.4 of 2001).
    LastIdentifiable,
    /// The game is annulled (8.1 of 1984 and 1993).
    Annul,
    /// Cannot occur within the window of a claim (A.4.2 of 2017; Appendix C of 2001; 4a of the blitz of 1993;
    /// 8.21 of the blitz of 1977).
    CannotOccur,
}

/// What pressing the clock without a move counts as.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PressWithoutMove {
    /// An illegal move at once (7.5.3 since 2018; 7.8.1 of 2017).
    IllegalAtOnce,
    /// An illegal move to be found (7.5.3 since 2018; 7.8.1 of 2017).
    IllegalWhenFound,
    /// Improper handling: a penalty is due (6.8 of 2001).
    Penalty,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// What a pawn left on the last rank counts as once the clock is pressed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Unpromoted {
    /// Replaced by a queen, and counted as an illegal move (7.5.2).
    QueenAndLadder,
    /// An illegal move like any other (7.5.2 of 2017).
    IllegalMove,
    /// Position before the pawn move, to be promoted properly; warning or penalty (5.6e of 1984).
    TakenBackAndWarned,
    /// The move was not made: to be carried out properly, perhaps with a penalty (5.6e of 1993).
    CarriedOut,
    /// The same, with a time penalty when it happens again (3.7e of 2001).
    CarriedOutPenaltyIfRepeated,
    /// No offence (12 of the blitz of 1993).
    Allowed,
}

/// What follows if both kings are in check.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum BothKings {
    /// Found as an illegal move (7.5.1; 7.4 of 2001; 8.1 of 1984 and 1993).
    IllegalMove,
    /// The arbiter waits for the next completed move; if the position is still illegal, the game is drawn
    /// (A.5.4 of 2023; A.4.4 of 2017 and 2018).
    WaitThenDraw,
    /// If a player asks, the last move is corrected; if that is impossible, the game is drawn (12c of the
    /// rapid of 1990).
    CorrectElseDraw,
    /// Nothing beyond a claim (14d of the blitz of 1993; 8.11(3) of the blitz of 1977).
    Nothing,
}

/// What capturing the king means.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum KingCapture {
    /// An illegal move like any other (1.4.1; 1.2 of 2001; 9.1 of 1993; 9.2 of 1984).
    IllegalMove,
    /// Proof of the claim (8.11(3) of the blitz of 1977).
    Proof,
    /// An illegal move. Before pressing, the capturer may still claim the opponent's illegal move (the German
    /// notes on A.4.2).
    UnlessPressed,
}

/// Which move replaces an illegal one.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Replacement {
    /// A move of the same piece if it has one, by the rules on touched pieces (7.5.1; 7.4 of 2001; 8.1 of
    /// 1984 and 1993).
    TouchMove,
}

/// What follows if pieces are found displaced.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum DisplacedFound {
    /// Position restored, else the last one that can be established (7.6; 7.5 of 2001).
    RestoreElseLast,
    /// Position restored, else annulled (8.2 of 1984 and 1993).
    RestoreElseAnnul,
}

/// Who puts displaced pieces back, and on whose time.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Displaced {
    /// Put back on the own time (8.3 of 1993).
    OwnTime,
    /// The same, and the arbiter may penalise the player (7.4.1, 7.4.3; 7.3 of 2001).
    OwnTimeMayPenalise,
    /// Put back on the own time; the opponent may restart that clock without moving (10 of the blitz of 1993;
    /// 8.15 of the blitz of 1977).
    OpponentMayRestart,
    /// The same; on complaint, so many minutes to the opponent may be given (17 with 20a of the rapid of 1990).
    OpponentMayRestartOrGet(u32),
    /// The player must not press before the pieces are put back (8.3 of 1984).
    NotToPressBefore,
}

/// How offences of different kinds are counted.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Counter {
    /// Illegal moves, two hands and empty presses each have their own (7.5.3 of 2017).
    PerArticle,
    /// One counter for every kind (7.5.5 since 2018; 7.4 of 2001).
    Common,
    /// One offence decides (A.4.2 of 2017; Appendix C of 2001; 8.11(3) of the blitz of 1977).
    Single,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// What the opponent's clock shows after a press with a pawn on the last rank.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PawnLeftClock {
    /// Set back to what it showed before the press (3.7e of 2001; 5.6e of 1984).
    SetBack,
    /// Not regulated since 1993, except in the blitz of 2001.
    NotRegulated,
}
