//! Set-up, colours and the board (4.2 of the table).

use super::table::rows;

rows! {
    /// What follows when the game did not begin as it should.
    Setup {
        /// Wrong initial position, found within the limit.
        "P-010" wrong_initial: WrongInitial,
        /// A position set up wrongly for the resumption of an adjourned game.
        "P-010b" wrong_resumed: WrongResumed,
        /// Until when it may be raised.
        "P-011" setup_limit: Limit,
        /// Until when a board turned the wrong way may be raised; the position is then transferred.
        "P-012" board_limit: Limit,
        /// Until when a wrong clock setting may be raised.
        "P-013" clock_limit: Limit,
        /// Castling after a wrong set-up that can no longer be raised.
        "P-014" castling_if_misplaced: CastlingIfMisplaced,
        /// Colours reversed.
        "P-015" colours_reversed: ColoursReversed,
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum WrongInitial {
    /// The game is cancelled and a new one played.
    NewGame,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum WrongResumed {
    /// The position before the adjournment is set up again.
    Rebuilt,
    NotRegulated,
}

/// Until when something about the start may be raised.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Limit {
    AnyTime,
    /// Until each player has completed so many moves.
    CompletedByEach(u32),
    /// Until each player has made so many moves.
    MadeByEach(u32),
    /// Until the objecting player has made the first move.
    ObjectorsFirstMove,
    /// The text does not speak of it.
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum CastlingIfMisplaced {
    /// Cannot occur: the game is cancelled.
    CannotOccur,
    /// Not at all if the king was misplaced, not with a misplaced rook.
    NotWithMisplaced,
    /// Not at all if king and queen were swapped.
    NotIfSwapped,
    /// With king and queen swapped: long on the king's side, short on the queen's side.
    Mirrored,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ColoursReversed {
    /// A new game while both players have made fewer moves than this, else play on.
    NewGameBelow(u32),
    /// Play on unless the arbiter decides otherwise.
    ContinueUnlessArbiter,
    /// Play on once a quarter of the time to the first control has gone; before, the arbiter may order a new game.
    QuarterOfTime,
}
