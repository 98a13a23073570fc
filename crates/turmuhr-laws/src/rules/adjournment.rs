//! Adjournment.

use super::table::rows;

rows! {
    /// Sealed moves and resumption.
    Adjournment {
        /// Sealing.
        "P-210" sealing: Sealing,
        /// Until when the sealed move may be changed.
        "P-212" change_until: ChangeUntil,
        /// Adjourning before the end of the session.
        "P-213" early: Early,
        /// The sealed move is ambiguous.
        "P-215" sealed_ambiguous: Invalid,
        /// The sealed move cannot be understood.
        "P-215b" sealed_unreadable: Invalid,
        /// The sealed move is illegal.
        "P-215c" sealed_illegal: Invalid,
        /// When a defective sealed move only draws.
        "P-215d" sealed_draw: SealedDraw,
        /// Agreement or resignation before play is resumed.
        "P-216" agreed_before: AgreedBefore,
        /// The player who must reply is absent.
        "P-217" replier_absent: ReplierAbsent,
        /// The player who sealed is absent.
        "P-218" sealer_absent: SealerAbsent,
        /// Late for resumption.
        "P-219" late: Late,
        /// The envelope is lost.
        "P-221" envelope_lost: EnvelopeLost,
        /// The adjourned position cannot be established.
        "P-221b" position_lost: PositionLost,
        /// A wrong time at resumption.
        "P-222" clock_error: ClockError,
        /// An offer while the move is sealed.
        "P-224" offer_open: OfferOpen,
    }
}

/// Whether the game can be adjourned with a sealed move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Sealing {
    /// The player having the move seals it (I.1.1; 13.1a of 1993; 13.1 of 1984).
    Yes,
    /// Not regulated in the rapid and blitz rules of 1977 to 1993.
    NotRegulated,
}

/// Until when the player may change the sealed move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ChangeUntil {
    /// Until the player stops the clock (I.1.1; 13.1a of 1993; 13.1 of 1984).
    ClockStopped,
    /// Not regulated in the rapid and blitz rules of 1977 to 1993.
    NotRegulated,
}

/// What a defective sealed move costs (I.8; 10.14 of 1984, 10.16 of 1993).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Invalid {
    /// The sealer loses the game.
    Loses,
    /// The text does not name the case: the arbiter decides (10.14 of 1984 for an ambiguous move).
    NotNamed,
}

/// When a defective sealed move only draws.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum SealedDraw {
    /// If no series of legal moves mates (I.8).
    AnySeries,
    /// An illegal move against a bare king (10.5 of 1993; 10.7 of 1984).
    BareKingIfIllegal,
    /// It always loses.
    Never,
}

/// What happens at resumption if the player who must reply is absent.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ReplierAbsent {
    /// The clock runs; who arrives may stop it until the envelope is opened (I.9.2).
    MayStopOnArrival,
    /// The clock runs and is stopped on arrival until the sealed move is made (14.3 of 1993).
    StoppedOnArrival,
    /// The clock runs, whatever happens (14.3 of 1984).
    ClockRuns,
    /// Not regulated in the rapid and blitz rules of 1977 to 1993.
    NotRegulated,
}

/// What the opponent may do at resumption if the sealer is absent.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum SealerAbsent {
    /// Write the reply on the scoresheet and seal it too (I.9.3; 14.4 of 1984 and 1993).
    MaySealReply,
    /// Not regulated in the rapid and blitz rules of 1977 to 1993.
    NotRegulated,
}

/// When a player is too late for resumption.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Late {
    /// The default time; the arbiter may decide otherwise (I.10).
    DefaultTimeUnlessArbiter,
    /// One hour (10.15 of 1993; 10.13 of 1984).
    OneHour,
    /// Not regulated in the rapid and blitz rules of 1977 to 1993.
    NotRegulated,
}

/// What adjourning before the end of the session costs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Early {
    /// The player is charged the time to the end of the session (I.1.2; 13.1b of 1993).
    ChargedToTheEnd,
    /// Not regulated in 1984, nor in the rapid and blitz rules of 1977 to 1993.
    NotRegulated,
}

/// What a draw agreed or a resignation before resumption means.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum AgreedBefore {
    /// The game is over, whatever is in the envelope (I.6; 14.2 of 1984 and 1993).
    Concluded,
    /// Not regulated in the rapid and blitz rules of 1977 to 1993.
    NotRegulated,
}

/// What follows if the adjourned position cannot be established.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PositionLost {
    /// The game is annulled (I.12.2; 14.5b of 1984 and 1993).
    Annul,
    /// Not regulated in the rapid and blitz rules of 1977 to 1993.
    NotRegulated,
}

/// What follows if the envelope is lost and the position is known.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum EnvelopeLost {
    /// Play on from the adjourned position with the recorded times; the sealer states the move (I.12.1; 14.5a
    /// of 1984 and 1993).
    ContinueAsRecorded,
    /// Not regulated in the rapid and blitz rules of 1977 to 1993.
    NotRegulated,
}

/// Until when a wrong clock time at resumption is corrected.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ClockError {
    /// Corrected before the own first move; later the arbiter may (I.13; 14.6 of 1984 and 1993).
    BeforeFirstMoveElseArbiter,
    /// Not regulated in the rapid and blitz rules of 1977 to 1993.
    NotRegulated,
}

/// What becomes of a draw offer made after sealing.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum OfferOpen {
    /// It stays open until it is answered, and the opponent may wait for the sealed move (I.4; 10.9 of 1993;
    /// 10.10b of 1984).
    StaysOpen,
    /// Not regulated in the rapid and blitz rules of 1977 to 1993.
    NotRegulated,
}
