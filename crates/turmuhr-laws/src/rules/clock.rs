//! Clocks, flags and corrected times.

use turmuhr_clock::ClassBounds;

use super::{conduct::Offends, table::rows};

rows! {
    /// Clocks, flags and corrected times.
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

/// What a claim that the opponent's flag has fallen needs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FlagClaim {
    /// The claim alone (6.8; 6.9 of 2001; 12.2 of 1984 and 1993).
    Plain,
    /// The claimant's own flag must still be up (A.4.3 of 2017; Appendix B of 2001; 14c1 of the blitz of
    /// 1993; 10 of the rapid of 1990; 8.12 of the blitz of 1977).
    OwnTimeLeft,
}

/// When a fallen flag loses the game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FlagLoss {
    /// The prescribed moves were not completed in time (6.9; 6.10 of 2001; 10.14 of 1993; 10.12 of 1984).
    MovesNotCompleted,
}

/// What follows if both flags are down and nobody can tell which fell first.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum BothFlags {
    /// Play goes on (6.12 of 2001).
    Continue,
    /// Play on; the next move is the first of the next period (12.8 of 1984 and 1993).
    NextPeriod,
    /// The game is drawn (10.3 of 2001; 15c of the blitz of 1993; 10 of the rapid of 1990).
    Draw,
    /// The guidelines on games without increment decide if announced, else the arbiter (III.3.1.1, III.3.1.2).
    OnlyByGuidelines,
    /// Nobody can claim, because a claim needs time left; the game is not drawn (A.4.3 of 2017 and 2018; A.5.3
    /// of 2023).
    NobodyCanClaim,
}

/// When a player cannot win, so that the opponent's loss becomes a draw.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum CannotWin {
    /// No series of legal moves mates (6.9; 6.10 of 2001).
    AnySeries,
    /// The player has a bare king (10.5 of 1993; 10.7 of 1984).
    BareKing,
    /// No mate is possible (11b of the rapid of 1990).
    NoMatePossible,
    /// With this material there is no position in which the opponent cannot avoid mate on the next move (14c2
    /// of the blitz of 1993).
    NoMatingMaterial,
    /// The player has only the king, or the king with one bishop or knight (8.13(6) of the blitz of 1977).
    KingOrMinor,
    /// The player always wins.
    Never,
}

/// The least time a deduction must leave a player.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum MinLeft {
    /// Not regulated since 2001.
    NotRegulated,
    /// At least five minutes, and a minute for each move still due (12.4 of 1984 and 1993).
    FiveMinutesAndOneAMove,
    /// At least five minutes (6.10 of the German notes).
    FiveMinutes,
}

/// Which times the clocks get with a restored position.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RestoredTimes {
    /// The arbiter's best judgement; the times may stay (7.1; 6.14 of 2001).
    BestJudgement,
    /// In proportion to the moves, where they are not known (12.6 of 1984 and 1993).
    Proportional,
}

/// What stopping the clock without a valid reason costs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum StopWithoutReason {
    /// The arbiter determines the reason and penalises where there is none (6.11.4).
    Penalty,
    /// The same, but stopping the clock alone never loses the game (6.13 of 2001).
    PenaltyNotLoss,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// What hitting, lifting or knocking over the clock costs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Handling {
    /// A penalty is due; the arbiter chooses it (6.2.4; 6.8 of 2001).
    Penalty,
    /// So many minutes to the opponent (9 of the blitz of 1993).
    Minutes(u32),
    /// On complaint, so many minutes to the opponent may be given (8 of the rapid of 1990).
    MayAddMinutes(u32),
    /// Forbidden, no sanction named: the general power (8.9 of the blitz of 1977).
    Forbidden,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// When the arbiter stops the clocks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Interruption {
    /// The arbiter stops the clocks whenever the game must be interrupted (6.11.1; 6.13 of 2001; 12.5 of 1984
    /// and 1993).
    WheneverNeeded,
    /// The arbiter touches the clock only in a dispute or if both players ask (17 of the blitz of 1993; 15 of
    /// the rapid of 1990; 8.19 of the blitz of 1977).
    DisputeOnly,
}

/// What follows if nobody can show how many moves were made.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NextIsFirst {
    /// The next move counts as the first of the next period (8.6 since 2001; 11.9 of 1984 and 1993).
    Yes,
    /// There is only one period.
    OnePeriod,
}

/// When a player may stop the clocks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PlayerStops {
    /// Only to seek the arbiter's help (6.11.2; 6.13 of 2001).
    ToSeekHelp,
    /// In the arbiter's absence (12.5 of 1984 and 1993).
    ArbiterAbsent,
    /// In a dispute, while the arbiter is fetched (13 of the blitz of 1993; 14 of the rapid of 1990; 8.18 of
    /// the blitz of 1977).
    Dispute,
}

/// Who restarts stopped clocks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Restart {
    /// The arbiter alone (6.11.3; 6.13 of 2001; 12.5 of 1984 and 1993).
    ByArbiter,
}

/// Until when a player may say that the clock is defective.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum DefectClaim {
    /// At once when noticed, at the latest right after the own flag has fallen at the control (12.4 of 1984
    /// and 1993).
    RightAfterTheFlag,
    /// Not regulated since 2001.
    NotRegulated,
}

/// What a player's helper costs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Assistant {
    /// The arbiter adjusts the player's clock fairly; not for a player with a disability (6.2.6,
    /// 8.1.6; 6.8 of 2001).
    FairAdjustment,
    /// Ten minutes off the total time before the game; nothing for a player with a disability
    /// (8.1.6 of the German notes).
    TenMinutes,
    /// Nothing, if the arbiter accepts the person (4.9).
    IfAcceptable,
    /// The text is silent.
    NotRegulated,
}

/// Whether players get time for a disturbance from outside.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum DisturbanceTime {
    /// The arbiter may give one or both players additional time (12.5; 13.5 of 2001).
    MayAdd,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// What a display of the game in the hall proves.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Displays {
    /// No claim may rest on a display alone (6.12.2).
    NoEvidence,
    /// No claim may rest on a display or a film alone; an electronic record is evidence if the arbiter
    /// accepts it (6.15 of 2001).
    NoEvidenceButRecords,
    /// Not regulated in 1984 and 1993.
    NotRegulated,
}

/// What the arbiter does about a defective clock.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FaultyClock {
    /// It is replaced; the arbiter sets the times (6.10.1; 6.11 of 2001; 12.4 of 1984 and 1993; 17 of the
    /// blitz of 1993).
    Replaced,
    /// The arbiter touches it only in a dispute or if both players ask (15 of the rapid of 1990; 8.19 of the
    /// blitz of 1977).
    InDispute,
}

/// What a flag means that stays up after the time is used up.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum StuckFlag {
    /// The arbiter establishes that the time is exceeded (12.2 of 1984 and 1993).
    ArbiterEstablishes,
    /// The text is silent: a defective clock like any other.
    NotRegulated,
}
