//! Clocks, flags and corrected times (4.5 of the table).

use turmuhr_clock::ClassBounds;

use super::{conduct::Offends, table::rows};

rows! {
    /// What the clock shows and who may say so.
    Clock {
        /// Which time controls the page is for.
        "P-001" class: ClassBounds,
        /// What a player's claim on time needs.
        "P-051" flag_claim: FlagClaim,
        /// A defective flag that stays up although the time is exceeded.
        "P-050b" stuck_flag: StuckFlag,
        /// Loss on time.
        "P-052" flag_loss: FlagLoss,
        /// Both flags down, not the last period.
        "P-053" both_flags: BothFlags,
        /// Both flags down in the period of all remaining moves.
        "P-054" both_flags_last: BothFlags,
        /// When a flag-fall only draws.
        "P-055" flag_draw: CannotWin,
        /// What must be left after a deduction by the arbiter.
        "P-056" min_left: MinLeft,
        /// Times after a restored position.
        "P-057" restored_times: RestoredTimes,
        /// Until when a player may allege that the clock is defective.
        "P-058" defect_claim: DefectClaim,
        /// Stopping the clock without a reason the rules name.
        "P-060" stop_without_reason: StopWithoutReason,
        /// Hitting, lifting or knocking over the clock.
        "P-061" handling: Handling,
        /// A finger kept on or over the button.
        "P-061b" finger: Offends,
        /// A game interrupted by the arbiter.
        "P-063" interruption: Interruption,
        /// Nobody can show how many moves were made.
        "P-066" next_is_first: NextIsFirst,
        /// A player may stop the clock to fetch the arbiter.
        "P-067" player_stops: PlayerStops,
        /// Only the arbiter has the game go on.
        "P-067b" restart: Restart,
        /// A helper for a player who cannot use the clock.
        "P-068" clock_assistant: Assistant,
        /// Time for a disturbance from outside.
        "P-069" disturbance_time: DisturbanceTime,
        /// Displays of positions and moves in the hall.
        "P-179" displays: Displays,
        /// A defective clock the arbiter sees.
        "P-194" faulty_clock: FaultyClock,
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FlagClaim {
    /// A claim.
    Plain,
    /// The claimant's own flag must still be up.
    OwnTimeLeft,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FlagLoss {
    /// The prescribed moves were not completed in time.
    MovesNotCompleted,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum BothFlags {
    Continue,
    /// Play on; the next move is the first of the next period.
    NextPeriod,
    Draw,
    /// Not regulated unless the guidelines on games without increment were announced: the arbiter decides.
    OnlyByGuidelines,
    /// Nobody can claim without time left; not a draw by itself.
    NobodyCanClaim,
}

/// When a player who would win cannot.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum CannotWin {
    /// No series of legal moves mates.
    AnySeries,
    /// The would-be winner has a bare king.
    BareKing,
    /// No mate can be given.
    NoMatePossible,
    /// No position with this material in which mate next move is unavoidable.
    NoMatingMaterial,
    /// Only the king, or the king with one bishop or knight.
    KingOrMinor,
    /// Always wins.
    Never,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum MinLeft {
    NotRegulated,
    /// At least five minutes, and a minute for each move still due.
    FiveMinutesAndOneAMove,
    /// At least five minutes.
    FiveMinutes,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RestoredTimes {
    /// The arbiter's best judgement, which may leave them.
    BestJudgement,
    /// In proportion to the moves, where they are not known.
    Proportional,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum StopWithoutReason {
    /// The arbiter determines the reason and penalises where there is none.
    Penalty,
    /// The same, but stopping the clock alone never loses the game.
    PenaltyNotLoss,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Handling {
    /// A penalty is due; the arbiter chooses it.
    Penalty,
    /// So many minutes to the opponent.
    Minutes(u32),
    /// On complaint, so many minutes to the opponent may be given.
    MayAddMinutes(u32),
    /// Forbidden, no sanction named: the general power.
    Forbidden,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Interruption {
    /// The arbiter stops the clocks whenever the game must be interrupted.
    WheneverNeeded,
    /// The arbiter touches the clock only in a dispute or if both players ask.
    DisputeOnly,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NextIsFirst {
    /// The next move counts as the first of the next period.
    Yes,
    /// There is only one period.
    OnePeriod,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PlayerStops {
    /// Only to seek the arbiter's help.
    ToSeekHelp,
    /// In the arbiter's absence.
    ArbiterAbsent,
    /// In a dispute, while the arbiter is fetched.
    Dispute,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Restart {
    ByArbiter,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum DefectClaim {
    /// At once when noticed, at the latest right after the own flag has fallen at the control.
    RightAfterTheFlag,
    NotRegulated,
}

/// What a player's helper costs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Assistant {
    /// The arbiter adjusts the player's clock fairly; not for a player with a disability.
    FairAdjustment,
    /// Ten minutes off the total time before the game; nothing for a player with a disability.
    TenMinutes,
    /// Nothing, if the arbiter accepts the person.
    IfAcceptable,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum DisturbanceTime {
    /// The arbiter may give one or both players additional time.
    MayAdd,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Displays {
    /// No claim may rest on a display alone.
    NoEvidence,
    /// Nor on a film; an electronic record is evidence where the arbiter accepts it.
    NoEvidenceButRecords,
    NotRegulated,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FaultyClock {
    /// It is replaced; the arbiter sets the times.
    Replaced,
    /// The arbiter touches it only in a dispute or if both players ask.
    InDispute,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum StuckFlag {
    /// The arbiter establishes that the time is exceeded.
    ArbiterEstablishes,
    /// Not spoken of: a defective clock like any other.
    NotRegulated,
}
