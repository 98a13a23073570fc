//! Adjournment (4.13 of the table).

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
        /// Ambiguous.
        "P-215" sealed_ambiguous: Invalid,
        /// Not to be understood.
        "P-215b" sealed_unreadable: Invalid,
        /// Illegal.
        "P-215c" sealed_illegal: Invalid,
        /// When losing by it only draws.
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

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Sealing {
    Yes,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ChangeUntil {
    ClockStopped,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Invalid {
    Loses,
    /// The text does not name the case: the arbiter decides.
    NotNamed,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum SealedDraw {
    /// If no series of legal moves mates.
    AnySeries,
    /// An illegal move against a bare king.
    BareKingIfIllegal,
    Never,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ReplierAbsent {
    /// The clock runs; who arrives may stop it until the envelope is opened.
    MayStopOnArrival,
    /// The clock runs and is stopped on arrival until the sealed move is made.
    StoppedOnArrival,
    /// The clock runs, whatever happens.
    ClockRuns,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum SealerAbsent {
    MaySealReply,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Late {
    /// The default time; the arbiter may decide otherwise.
    DefaultTimeUnlessArbiter,
    /// One hour.
    OneHour,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Early {
    /// The player is charged the time to the end of the session.
    ChargedToTheEnd,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum AgreedBefore {
    /// The game is over, whatever is in the envelope.
    Concluded,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PositionLost {
    Annul,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum EnvelopeLost {
    /// Play on from the adjourned position with the recorded times; the sealer states the move.
    ContinueAsRecorded,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ClockError {
    /// Corrected before the own first move; later the arbiter may.
    BeforeFirstMoveElseArbiter,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum OfferOpen {
    /// It stays open until it is answered, and the opponent may wait for the sealed move.
    StaysOpen,
    NotRegulated,
}
