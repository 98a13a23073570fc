//! Set-up, colours and the board.

use super::table::rows;

rows! {
    /// Faults of set-up, colours and board.
    Setup {
        /// Wrong initial position, found within the limit.
        "P-010" wrong_initial: WrongInitial,
        /// A position set up wrongly for the resumption of an adjourned game.
        "P-010b" wrong_resumed: WrongResumed,
        /// Until when it may be raised.
        "P-011" setup_limit: Limit,
        /// Until when a board turned the wrong way may be raised; the position is then transferred.
        "P-012" board_limit: Limit,
        /// What follows a board turned the wrong way.
        "P-012b" board_turned: BoardTurned,
        /// Until when a wrong clock setting may be raised.
        "P-013" clock_limit: Limit,
        /// What follows a wrong clock setting.
        "P-013b" clock_set_wrong: ClockSetWrong,
        /// Castling after a wrong set-up that can no longer be raised.
        "P-014" castling_if_misplaced: CastlingIfMisplaced,
        /// Colours reversed.
        "P-015" colours_reversed: ColoursReversed,
    }
}

/// What follows if the board was turned the wrong way.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum BoardTurned {
    /// The position is transferred to a board placed rightly, and play goes on (7.2.2; 7.1 of 2001; 8.7 of 1984
    /// and 1993).
    Transferred,
}

/// What follows if a clock was set wrongly.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ClockSetWrong {
    /// The arbiter sets it by best judgement (6.10.2; 12.4 of 1984 and 1993 for a defect).
    ArbiterSets,
}

/// What follows a wrong initial position.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum WrongInitial {
    /// The game is cancelled and a new one played (7.2.1; 7.1 of 2001; 8.5 of 1984 and 1993).
    NewGame,
}

/// What follows a position set up wrongly for resumption.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum WrongResumed {
    /// The position before the adjournment is set up again (8.4 of 1984 and 1993).
    Rebuilt,
    /// Not regulated since 2001.
    NotRegulated,
}

/// Until when something about the start may be raised.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Limit {
    /// As long as the game lasts (6.10.2, 7.2; 7.1 of 2001; 8.5 of 1984 and 1993).
    AnyTime,
    /// Until each player has completed so many moves (A.4.1 of 2017 and 2018; A.5.1 of 2023; Appendix B of 2001).
    CompletedByEach(u32),
    /// Until each player has made so many moves (6 of the blitz of 1993; 4 of the rapid of 1990).
    MadeByEach(u32),
    /// Until the objecting player has made the first move (8.6 of the blitz of 1977).
    ObjectorsFirstMove,
    /// The text is silent.
    NotRegulated,
}

/// Whether a player may castle after a wrong set-up that stands.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum CastlingIfMisplaced {
    /// Cannot occur: the game is cancelled (7.2.1; 7.1 of 2001; 8.5 of 1984 and 1993).
    CannotOccur,
    /// Not at all if the king was misplaced, not with a misplaced rook (A.5.1.2 of 2023; A.4.1.2 of 2017 and
    /// 2018).
    NotWithMisplaced,
    /// Not at all if king and queen were swapped (Appendix B of 2001).
    NotIfSwapped,
    /// With king and queen swapped: long on the king's side, short on the queen's side (6 of the blitz of
    /// 1993).
    Mirrored,
    /// Not regulated in the blitz of 1977 and the rapid of 1990.
    NotRegulated,
}

/// What follows if the game began with colours reversed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ColoursReversed {
    /// A new game while both players have made fewer moves than this, else play on (7.3).
    NewGameBelow(u32),
    /// Play on unless the arbiter decides otherwise (7.2 of 2001).
    ContinueUnlessArbiter,
    /// Play on once a quarter of the time to the first control has gone; before, the arbiter may order a new
    /// game (8.6 of 1984 and 1993).
    QuarterOfTime,
}
